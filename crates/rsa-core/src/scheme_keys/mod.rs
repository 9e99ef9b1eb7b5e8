//! Keys bound to a scheme: written once, named per scheme in [`pkcs1v15`](crate::pkcs1v15), [`pss`](crate::pss) and
//! [`oaep`](crate::oaep).

mod encoding;
mod encryption;
mod signature_bytes;
mod signing;
mod verifying;

pub use encryption::{DecryptingKey, EncryptingKey};
pub use signature_bytes::Signature;
pub use signing::SigningKey;
pub use verifying::VerifyingKey;

use crate::traits::SignatureScheme;
use core::fmt::Debug;
use digest::{Digest, Update};

/// A signature scheme together with the hash that makes its digests.
pub trait HashScheme: SignatureScheme + Clone + Debug + PartialEq {
    /// The message hash.
    type Hash: Digest + Update;
    /// Tells the signatures of one family of schemes from those of another.
    type Family: 'static;
}

/// A scheme whose signatures are made without a generator in the caller's hands: because they take no salt, or because
/// the operating system's generator is there (feature `getrandom`).
pub trait SignsAlone: HashScheme {}

#[cfg(feature = "getrandom")]
impl<S: HashScheme> SignsAlone for S {}
