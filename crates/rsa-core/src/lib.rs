//! RSA: keys, signatures, encryption and key generation.
//!
//! A key that exists is valid: every constructor and parser checks all fields and names the one it refuses. Private
//! operations run in constant time, are blinded, and verify their result with the public operation before it leaves.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod algorithm;
mod arith;
pub mod batch;
pub mod blind;
mod blinding;
mod components;
mod derive;
mod encoding;
pub mod error;
pub mod hazmat;
#[cfg(feature = "jwk")]
pub mod jwk;
pub mod keygen;
pub mod oaep;
mod operations;
mod padding;
pub mod pkcs1v15;
mod policy;
pub mod prime;
mod private_key;
mod private_op;
pub mod pss;
mod public_key;
mod random;
mod recover;
pub mod scheme_keys;
pub mod self_test;
mod shorthand;
mod sieve;
pub mod traits;

pub use algorithm::{HashAlgorithm, KeyAlgorithm, PssParameters, ShakeAlgorithm};
pub use components::{KeyNumbers, PrimeNumbers};
pub use error::{Error, Field, Result};
pub use oaep::Oaep;
pub use pkcs1v15::{Pkcs1v15Encrypt, Pkcs1v15Sign};
pub use policy::KeyPolicy;
pub use private_key::{PrimeValues, RsaPrivateKey};
pub use pss::Pss;
pub use public_key::RsaPublicKey;
pub use random::Fill;

pub use bn_core::Secret;
pub use digest;
pub use pkcs1;
pub use pkcs8;
pub use rand_core;
#[cfg(feature = "sha1")]
pub use sha1;
pub use sha2;
#[cfg(feature = "sha3")]
pub use sha3;
pub use signature;
pub use spki;

use bn_core::{PublicRing, Ring};

/// The ring of residues modulo n.
pub(crate) struct N;
impl Ring for N {}
impl PublicRing for N {}

/// The ring of residues modulo the first prime.
pub(crate) struct P;
impl Ring for P {}

/// The ring of residues modulo the second prime.
pub(crate) struct Q;
impl Ring for Q {}

/// The ring of residues modulo a further prime of a multi-prime key.
pub(crate) struct OtherPrime;
impl Ring for OtherPrime {}

#[cfg(test)]
mod tests {
    use crate::{KeyPolicy, RsaPrivateKey};
    use std::vec::Vec;

    /// A key of `tests/keys/components.txt`.
    pub(crate) fn key(name: &str) -> RsaPrivateKey {
        let lines = include_str!("../tests/keys/components.txt").lines();
        let mut lines = lines.map(|line| line.split(' ').collect::<Vec<_>>());
        let fields = lines.find(|fields| fields[0] == name).expect("a known name");
        let fields: Vec<Vec<u8>> = fields[1..].iter().map(|field| from_hex(field)).collect();
        let primes: Vec<&[u8]> = fields[3..].iter().map(Vec::as_slice).collect();
        let policy = KeyPolicy::PERMISSIVE;
        RsaPrivateKey::from_components_with_policy(&fields[0], &fields[1], &fields[2], &primes, &policy)
            .expect("valid")
    }

    fn from_hex(hex: &str) -> Vec<u8> {
        let digits: Vec<u8> = hex.chars().map(|c| c.to_digit(16).expect("hexadecimal") as u8).collect();
        digits.rchunks(2).rev().map(|pair| pair.iter().fold(0, |acc, digit| acc << 4 | digit)).collect()
    }
}
