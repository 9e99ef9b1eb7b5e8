//! ECDSA.
#![allow(missing_docs)] // criterion's macros

mod support;

use benches::operations::{Curve, Ec};
use criterion::{Criterion, criterion_group, criterion_main};

fn operations(criterion: &mut Criterion) {
    let names = Curve::NIST.into_iter().flat_map(|curve| {
        Ec::ALL
            .into_iter()
            .filter(|operation| *operation != Ec::Ecdh)
            .map(move |operation| operation.name(curve))
    });
    support::compare(criterion, names);
}

criterion_group!(group, operations);
criterion_main!(group);
