//! The operations, by crate.

mod bn;
mod ec;
mod rsa;

use crate::Case;
use bn_core::{Nat, Secret, Sensitive};

/// All cases.
pub(crate) fn all() -> impl Iterator<Item = &'static Case> {
    bn::CASES.iter().chain(&rsa::CASES).chain(&ec::CASES)
}

const fn case(name: &'static str, run: fn()) -> Case {
    Case { name, run, canary: false }
}

/// Bytes that are secret from here on.
fn poisoned(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.poison();
    bytes
}

/// A secret integer.
fn secret_nat(bytes: &[u8]) -> Secret<Nat> {
    Secret::new(Nat::from_be_bytes(&poisoned(bytes.to_vec())))
}

/// Ends an operation: the result becomes public, so that the harness may look at it and free it.
fn finish<T: Sensitive + ?Sized>(value: &mut T) {
    value.unpoison();
}
