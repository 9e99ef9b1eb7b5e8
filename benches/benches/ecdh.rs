//! ECDH.
#![allow(missing_docs)] // criterion's macros

mod support;

use benches::operations::{Curve, Ec};
use criterion::{Criterion, criterion_group, criterion_main};

fn operations(criterion: &mut Criterion) {
    let names = Curve::NIST.map(|curve| Ec::Ecdh.name(curve));
    support::compare(criterion, names);
}

criterion_group!(group, operations);
criterion_main!(group);
