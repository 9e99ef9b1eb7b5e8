//! Preparing a modulus, and raising to a power: our own ways among each other.
#![allow(missing_docs)] // criterion's macros

mod support;

use benches::operations::{Modexp, Setup};
use criterion::{Criterion, criterion_group, criterion_main};

fn operations(criterion: &mut Criterion) {
    let names = Setup::ALL
        .map(|setup| setup.name(2048))
        .into_iter()
        .chain(Modexp::ALL.map(|method| method.name(2048)));
    support::compare(criterion, names);
}

criterion_group!(group, operations);
criterion_main!(group);
