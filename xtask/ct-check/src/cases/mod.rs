//! The operations, by crate.

mod bn;
mod ec;
mod rsa;
mod rsa_schemes;

use crate::Case;
use bn_core::{Nat, Secret, Sensitive};

/// All cases.
pub(crate) fn all() -> impl Iterator<Item = &'static Case> {
    bn::CASES.iter().chain(&rsa::CASES).chain(&rsa_schemes::CASES).chain(&ec::CASES)
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

/// A generator whose numbers are secret.
pub(crate) struct Generator(u64);

impl rand_core::TryRng for Generator {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(rand_core::utils::next_word_via_fill(self)?)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(rand_core::utils::next_word_via_fill(self)?)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes.iter_mut() {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = (self.0 >> 56) as u8;
        }
        bytes.poison();
        Ok(())
    }
}

impl rand_core::TryCryptoRng for Generator {}
