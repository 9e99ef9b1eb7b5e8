//! What is refused, and why.

use core::fmt;

/// The result of this crate's operations.
pub type Result<T> = core::result::Result<T, Error>;

/// Why a key or an input was refused. Names the field, what was found and what is allowed; never holds a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus has fewer bits than the policy allows.
    ModulusTooSmall {
        /// Bits found.
        bits: usize,
        /// The least number of bits allowed.
        minimum: usize,
    },
    /// The modulus has more bits than the policy allows.
    ModulusTooLarge {
        /// Bits found, as far as they were looked at.
        bits: usize,
        /// The greatest number of bits allowed.
        maximum: usize,
    },
    /// The public exponent has more bits than the policy allows.
    PublicExponentTooLarge {
        /// Bits found.
        bits: usize,
        /// The greatest number of bits allowed.
        maximum: usize,
    },
    /// A field of a key has a value that no valid key has.
    InvalidKey {
        /// The field.
        field: Field,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// An encoded key is malformed.
    Encoding {
        /// The element that is wrong.
        element: &'static str,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// An input of a key operation has another length than the modulus.
    InputLength {
        /// Bytes found.
        found: usize,
        /// Bytes expected.
        expected: usize,
    },
    /// An input of a key operation is not below the modulus.
    InputOutOfRange,
    /// A digest has another length than the scheme's hash makes.
    DigestLength {
        /// Bytes found.
        found: usize,
        /// Bytes expected.
        expected: usize,
    },
    /// The padding of a decrypted message is wrong, or its content: deliberately one error for all reasons.
    Decryption,
    /// The signature is not one of this message by this key.
    Verification,
    /// The message is longer than the padding leaves room for.
    MessageTooLong {
        /// Bytes found.
        length: usize,
        /// The greatest number of bytes that fit.
        maximum: usize,
    },
    /// The modulus is too short for the padding and hash asked for.
    ModulusTooShortForScheme {
        /// Bytes of the modulus.
        found: usize,
        /// The least number of bytes that the scheme needs.
        minimum: usize,
    },
    /// The key's own parameters forbid this use.
    ParametersForbid(&'static str),
    /// An argument is outside its domain.
    InvalidArgument(&'static str),
    /// The result of a private operation failed the check by the public one: a hardware fault, or a broken key.
    Fault,
    /// The random number generator failed.
    Rng,
    /// The caller's progress callback cancelled the key generation.
    Cancelled,
    /// An operation did not give its known answer; the operation's name.
    SelfTest(&'static str),
}

/// A field of an RSA key, named as RFC 8017 names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Field {
    /// The structure's version number.
    Version,
    /// The modulus n.
    Modulus,
    /// The public exponent e.
    PublicExponent,
    /// The private exponent d.
    PrivateExponent,
    /// Prime number `.0`, counted from 1: p, q, r_3, …
    Prime(usize),
    /// The private exponent modulo the prime of number `.0`, less one: dp, dq, d_3, …
    CrtExponent(usize),
    /// The coefficient of the prime of number `.0`: qinv (number 2), t_3, …
    CrtCoefficient(usize),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Version => f.write_str("version"),
            Field::Modulus => f.write_str("n"),
            Field::PublicExponent => f.write_str("e"),
            Field::PrivateExponent => f.write_str("d"),
            Field::Prime(1) => f.write_str("p"),
            Field::Prime(2) => f.write_str("q"),
            Field::Prime(i) => write!(f, "r_{i}"),
            Field::CrtExponent(1) => f.write_str("dp"),
            Field::CrtExponent(2) => f.write_str("dq"),
            Field::CrtExponent(i) => write!(f, "d_{i}"),
            Field::CrtCoefficient(2) => f.write_str("qinv"),
            Field::CrtCoefficient(i) => write!(f, "t_{i}"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::ModulusTooSmall { bits, minimum } => {
                write!(f, "modulus of {bits} bits is below the minimum of {minimum}")
            }
            Error::ModulusTooLarge { bits, maximum } => {
                write!(f, "modulus of {bits} bits is above the maximum of {maximum}")
            }
            Error::PublicExponentTooLarge { bits, maximum } => {
                write!(f, "public exponent of {bits} bits is above the maximum of {maximum}")
            }
            Error::InvalidKey { field, reason } => write!(f, "invalid key: {field} {reason}"),
            Error::Encoding { element, reason } => write!(f, "malformed key: {element} {reason}"),
            Error::InputLength { found, expected } => {
                write!(f, "input of {found} bytes where the modulus has {expected}")
            }
            Error::InputOutOfRange => f.write_str("input is not below the modulus"),
            Error::DigestLength { found, expected } => {
                write!(f, "digest of {found} bytes where the hash makes {expected}")
            }
            Error::Decryption => f.write_str("decryption error"),
            Error::Verification => f.write_str("signature does not verify"),
            Error::MessageTooLong { length, maximum } => {
                write!(f, "message of {length} bytes is above the maximum of {maximum}")
            }
            Error::ModulusTooShortForScheme { found, minimum } => {
                write!(f, "modulus of {found} bytes is below the {minimum} that the scheme needs")
            }
            Error::ParametersForbid(reason) => write!(f, "the key's parameters forbid it: {reason}"),
            Error::InvalidArgument(reason) => write!(f, "invalid argument: {reason}"),
            Error::Fault => f.write_str("the result of the private operation failed its check"),
            Error::SelfTest(operation) => write!(f, "self-test: wrong answer from {operation}"),
            Error::Cancelled => f.write_str("the key generation was cancelled"),
            Error::Rng => f.write_str("the random number generator failed"),
        }
    }
}

impl core::error::Error for Error {}

impl From<Error> for signature::Error {
    fn from(error: Error) -> Self {
        Self::from_source(error)
    }
}
