//! RSA signatures.
#![allow(missing_docs)] // criterion's macros

mod support;

use benches::operations::{BATCH, RSA_BITS, Rsa};
use criterion::{Criterion, criterion_group, criterion_main};

fn operations(criterion: &mut Criterion) {
    let sizes = RSA_BITS.into_iter().filter(|bits| *bits <= 4096);
    let names = sizes.flat_map(|bits| {
        [Rsa::Signing, Rsa::PssSigning, Rsa::SigningBatch(BATCH)].map(|operation| operation.name(bits))
    });
    support::compare(criterion, names);
}

criterion_group!(group, operations);
criterion_main!(group);
