//! ECDSA (FIPS 186-5, section 6) over every curve of `ec-group`, built-in or custom.
//!
//! * [`SigningKey`] signs hash values and messages, deterministically (RFC 6979) or with a hedged nonce;
//!   [`VerifyingKey`] verifies, [`PreparedVerifyingKey`] does so many times, [`verify_batch`] many at once.
//! * [`Signature`] is the pair (r, s) with its fixed form r‖s; [`DerSignature`] the strict DER form.
//! * Both keys have the traits of the `signature` crate on the built-in curves, in the shape of RustCrypto's `ecdsa`;
//!   methods whose name has `hash` in it exist on every curve and give precise errors.
//!
//! Signing is constant-time in the private key, the nonce and the hash value. Verification is public.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod curve;
mod der;
mod error;
mod recovery;
mod self_test;
mod signature;
mod signing;
mod traits;
mod verifying;

pub use curve::EcdsaCurve;
pub use der::{DerError, Part};
pub use error::{SignatureError, SigningError};
pub use recovery::RecoveryId;
pub use self_test::{SelfTestError, self_test};
pub use signature::{DerSignature, Signature};
pub use signing::SigningKey;
pub use traits::{AsSignature, FromSigned, SignatureBytes};
pub use verifying::{Claim, PreparedVerifyingKey, VerifyingKey, verify_batch};
