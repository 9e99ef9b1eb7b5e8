//! Why a signature was refused, or none was made.

use crate::der::{DerError, Part};
use alloc::boxed::Box;
use core::fmt;

/// Why a signature was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SignatureError {
    /// A fixed signature (r‖s) of the wrong number of bytes.
    Length {
        /// The number of bytes found.
        found: usize,
        /// Twice the length of the group's order.
        expected: usize,
    },
    /// Not the DER form of a signature.
    Der(DerError),
    /// r or s is 0 or not below the group's order.
    OutOfRange(Part),
    /// A digest of no bytes: some hash must have been applied.
    EmptyDigest,
    /// The signature is well-formed and not this key's for this digest.
    Mismatch,
    /// The recovery identifier says that R's x-coordinate is r + n, which is beyond the field's prime.
    RecoveryOverflow,
    /// No point of the curve has the x-coordinate that r and the recovery identifier name.
    RecoveryPoint,
    /// The recovered public key is the point at infinity.
    RecoveryInfinity,
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SignatureError::Length { found, expected } => {
                write!(f, "a signature of {found} bytes; this curve's have {expected}")
            }
            SignatureError::Der(error) => write!(f, "not a DER signature: {error}"),
            SignatureError::OutOfRange(part) => write!(f, "{part} is not in 1..n-1"),
            SignatureError::EmptyDigest => f.write_str("a digest of no bytes"),
            SignatureError::Mismatch => f.write_str("the signature does not belong to this key and digest"),
            SignatureError::RecoveryOverflow => f.write_str("r + n is not below the field's prime"),
            SignatureError::RecoveryPoint => f.write_str("r is not the x-coordinate of a point"),
            SignatureError::RecoveryInfinity => f.write_str("the recovered key is the point at infinity"),
        }
    }
}

impl core::error::Error for SignatureError {}

impl From<DerError> for SignatureError {
    fn from(error: DerError) -> Self {
        SignatureError::Der(error)
    }
}

impl From<SignatureError> for signature::Error {
    fn from(error: SignatureError) -> Self {
        signature::Error::from_source(Box::new(error))
    }
}

/// Why no signature was made. (That r or s is 0 has the probability of guessing the private key and is answered by a
/// new nonce.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SigningError {
    /// A digest of no bytes: some hash must have been applied.
    EmptyDigest,
    /// The random number generator failed.
    Generator,
    /// The computation went wrong: its result failed the check before release. The hardware may be at fault, or under
    /// attack.
    Fault,
}

impl fmt::Display for SigningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SigningError::EmptyDigest => "a digest of no bytes",
            SigningError::Generator => "the random number generator failed",
            SigningError::Fault => "the signature failed the check before its release",
        })
    }
}

impl core::error::Error for SigningError {}

impl From<SigningError> for signature::Error {
    fn from(error: SigningError) -> Self {
        signature::Error::from_source(Box::new(error))
    }
}
