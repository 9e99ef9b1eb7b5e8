//! Integers modulo the order of an elliptic-curve group: what private keys, nonces and signatures are made of.
//!
//! * [`Order`]: what a curve must tell about its order. [`P224`], [`P256`], [`P384`] and [`P521`] are zero-sized and
//!   constant; a curve known only at run time carries its order in its value. Every operation therefore takes the
//!   curve by reference (`&P256` costs nothing), and one body of code serves both kinds.
//! * [`Scalar`]: an integer below the order, always fully reduced, kept in Montgomery form.
//! * [`Nonce`]: the per-signature secret of ECDSA, made by [`Nonce::deterministic`] (RFC 6979) or [`Nonce::hedged`],
//!   never by the caller.
//!
//! Constant-time throughout, but for names ending in `_vartime`. Private scalars travel in [`bn_core::Secret`].
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod nonce;
mod order;
mod scalar;

pub use nonce::Nonce;
pub use order::{Order, P224, P256, P384, P521};
pub use scalar::{RandomError, Scalar, ScalarError};
