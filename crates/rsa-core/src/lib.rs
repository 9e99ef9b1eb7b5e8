//! RSA: keys, signatures, encryption and key generation.
//!
//! A key that exists is valid: every constructor and parser checks all fields and names the one it refuses. Private
//! operations run in constant time, are blinded, and verify their result with the public operation before it leaves.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod arith;
pub mod error;
mod policy;
mod private_key;
mod private_op;
mod public_key;

pub use error::{Error, Field, Result};
pub use policy::KeyPolicy;
pub use private_key::RsaPrivateKey;
pub use public_key::RsaPublicKey;

pub use bn_core::Secret;
pub use rand_core;
pub use signature;

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
