//! RSA keys: parsing and generation.
#![allow(missing_docs)] // criterion's macros

mod support;

use benches::operations::Rsa;
use criterion::{Criterion, criterion_group, criterion_main};

fn operations(criterion: &mut Criterion) {
    let names = [
        Rsa::PrivateKeyParse.name(2048),
        Rsa::PrivateKeyParse.name(4096),
        Rsa::KeyGen.name(1024),
        Rsa::KeyGen.name(2048),
    ];
    support::compare(criterion, names);
}

criterion_group!(group, operations);
criterion_main!(group);
