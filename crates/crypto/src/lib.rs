//! RSA, ECDSA and ECDH in pure Rust: the public face of the workspace.
//!
//! | module | what |
//! |---|---|
//! | [`rsa`] | RSA signatures and encryption, in the shape of RustCrypto's `rsa` |
//! | [`p224`], [`p256`], [`p384`], [`p521`] | ECDSA and ECDH on NIST's curves, in the shape of RustCrypto's crates |
//! | [`custom`] | the same on curves of run time |
//!
//! The features `ec` and `rsa` (both by default) leave either half out. [`self_test`] runs known answers through all of it.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "ec")]
pub mod custom;
#[cfg(feature = "ec")]
mod ec;
#[cfg(feature = "ec")]
pub mod p224;
#[cfg(feature = "ec")]
pub mod p256;
#[cfg(feature = "ec")]
pub mod p384;
#[cfg(feature = "ec")]
pub mod p521;
#[cfg(feature = "rsa")]
pub mod rsa;
mod self_test;

pub use self_test::{SelfTestError, self_test};

/// The example of the project's README runs as a test.
#[cfg(all(doctest, feature = "ec", feature = "rsa"))]
#[doc = include_str!("../../../README.md")]
struct Readme;
