//! Why a key was refused. No error contains a secret.

use crate::sec1::PointError;
use core::fmt;
use der::asn1::ObjectIdentifier;

/// A domain parameter, as errors about explicit parameters name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The kind of field: only prime fields are known.
    Field,
    /// The field's prime p.
    Prime,
    /// The coefficient a.
    A,
    /// The coefficient b.
    B,
    /// The generator G.
    Generator,
    /// The generator's order n.
    Order,
    /// The cofactor h.
    Cofactor,
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Parameter::Field => "field type",
            Parameter::Prime => "prime p",
            Parameter::A => "coefficient a",
            Parameter::B => "coefficient b",
            Parameter::Generator => "generator G",
            Parameter::Order => "order n",
            Parameter::Cofactor => "cofactor h",
        })
    }
}

/// Why a key was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// Private-key octets of the wrong number.
    ScalarLength {
        /// The number of bytes found.
        found: usize,
        /// The number of bytes that the group's order has.
        expected: usize,
    },
    /// The private key is 0.
    ScalarZero,
    /// The private key is not below the group's order.
    ScalarTooLarge,
    /// The public key is not a valid point.
    Point(PointError),
    /// The public key stored with a private key is not the private key's.
    PublicKeyMismatch,
    /// The bytes are not the DER encoding of the structure.
    Asn1 {
        /// The structure, as its standard calls it.
        structure: &'static str,
        /// What is wrong, and where.
        error: der::Error,
    },
    /// The text is not PEM, or not with this label.
    Pem {
        /// The label wanted.
        expected: &'static str,
    },
    /// The key is of another algorithm than `id-ecPublicKey`.
    Algorithm {
        /// The algorithm found.
        found: ObjectIdentifier,
    },
    /// The key is for another named curve.
    Curve {
        /// The curve found.
        found: ObjectIdentifier,
    },
    /// Neither the structure nor its surroundings name a curve.
    MissingCurve,
    /// `implicitCurve`: the curve would be agreed elsewhere.
    ImplicitCurve,
    /// PKCS#8's algorithm and the key inside of it name different curves.
    InconsistentCurve,
    /// An explicit parameter that differs from the curve's, or that is absent.
    ExplicitParameter {
        /// The first parameter that differs.
        parameter: Parameter,
    },
    /// A JSON Web Key with a wrong member.
    Jwk(JwkError),
    /// An encrypted key whose scheme is unknown, whose work factor is beyond the limits, or whose password is another.
    Encryption(EncryptionError),
}

/// What is wrong with a JSON Web Key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JwkError {
    /// Not a JSON object whose members all differ in name.
    Json,
    /// The member is absent.
    Missing {
        /// The member's name.
        member: &'static str,
    },
    /// The member is not a string, or not base64url without padding in its one canonical form.
    Encoding {
        /// The member's name.
        member: &'static str,
    },
    /// `kty` is not `EC`.
    KeyType,
    /// `crv` is another curve.
    Curve,
    /// The member has the wrong number of bytes.
    Length {
        /// The member's name.
        member: &'static str,
        /// The number of bytes found.
        found: usize,
        /// The number of bytes wanted.
        expected: usize,
    },
    /// The curve has no name in JSON Web Keys.
    NoName,
}

/// Why an encrypted key could not be decrypted, or a key not be encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncryptionError {
    /// Not PBES2, or a cipher or key derivation that is not implemented.
    Unsupported,
    /// PBKDF2 with more iterations than allowed.
    Iterations {
        /// The number found.
        found: u32,
        /// The largest number allowed.
        limit: u32,
    },
    /// scrypt with more memory or more passes than allowed.
    ScryptCost,
    /// The password is wrong, or the data are damaged.
    Decrypt,
    /// The random number generator failed.
    Generator,
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeyError::ScalarLength { found, expected } => {
                write!(f, "a private key of {found} bytes; this curve's have {expected}")
            }
            KeyError::ScalarZero => f.write_str("the private key is 0"),
            KeyError::ScalarTooLarge => f.write_str("the private key is not below the group's order"),
            KeyError::Point(error) => write!(f, "public key: {error}"),
            KeyError::PublicKeyMismatch => f.write_str("the stored public key is not the private key's"),
            KeyError::Asn1 { structure, error } => write!(f, "not a DER {structure}: {error}"),
            KeyError::Pem { expected } => write!(f, "not a PEM block labelled {expected}"),
            KeyError::Algorithm { found } => write!(f, "a key of the algorithm {found}, not id-ecPublicKey"),
            KeyError::Curve { found } => write!(f, "a key on the other curve {found}"),
            KeyError::MissingCurve => f.write_str("no curve is named"),
            KeyError::ImplicitCurve => f.write_str("implicit curve parameters are not allowed"),
            KeyError::InconsistentCurve => f.write_str("algorithm and private key name different curves"),
            KeyError::ExplicitParameter { parameter } => {
                write!(f, "explicit parameters: the {parameter} is not this curve's")
            }
            KeyError::Jwk(error) => write!(f, "JSON Web Key: {error}"),
            KeyError::Encryption(error) => write!(f, "encrypted key: {error}"),
        }
    }
}

impl fmt::Display for JwkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JwkError::Json => f.write_str("not a JSON object of distinct members"),
            JwkError::Missing { member } => write!(f, "no member {member}"),
            JwkError::Encoding { member } => {
                write!(f, "{member} is not a canonical unpadded base64url string")
            }
            JwkError::KeyType => f.write_str("kty is not EC"),
            JwkError::Curve => f.write_str("crv is another curve"),
            JwkError::Length { member, found, expected } => {
                write!(f, "{member} has {found} bytes; this curve's have {expected}")
            }
            JwkError::NoName => f.write_str("this curve has no name there"),
        }
    }
}

impl fmt::Display for EncryptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncryptionError::Unsupported => {
                f.write_str("a scheme other than PBES2 with PBKDF2 or scrypt and AES")
            }
            EncryptionError::Iterations { found, limit } => {
                write!(f, "{found} iterations of PBKDF2; at most {limit} are allowed")
            }
            EncryptionError::ScryptCost => f.write_str("scrypt parameters beyond the limits"),
            EncryptionError::Generator => f.write_str("the random number generator failed"),
            EncryptionError::Decrypt => f.write_str("wrong password or damaged data"),
        }
    }
}

impl core::error::Error for KeyError {}
impl core::error::Error for JwkError {}
impl core::error::Error for EncryptionError {}

impl From<PointError> for KeyError {
    fn from(error: PointError) -> Self {
        KeyError::Point(error)
    }
}

impl From<JwkError> for KeyError {
    fn from(error: JwkError) -> Self {
        KeyError::Jwk(error)
    }
}

impl From<EncryptionError> for KeyError {
    fn from(error: EncryptionError) -> Self {
        KeyError::Encryption(error)
    }
}

impl From<KeyError> for pkcs8::Error {
    fn from(error: KeyError) -> Self {
        match error {
            KeyError::Asn1 { error, .. } => pkcs8::Error::Asn1(error),
            KeyError::Algorithm { found } => pkcs8::Error::PublicKey(spki::Error::OidUnknown { oid: found }),
            KeyError::Curve { .. }
            | KeyError::MissingCurve
            | KeyError::ImplicitCurve
            | KeyError::InconsistentCurve
            | KeyError::ExplicitParameter { .. } => pkcs8::Error::ParametersMalformed,
            _ => pkcs8::Error::KeyMalformed(pkcs8::KeyError::Invalid),
        }
    }
}

impl From<KeyError> for spki::Error {
    fn from(error: KeyError) -> Self {
        match error {
            KeyError::Asn1 { error, .. } => spki::Error::Asn1(error),
            KeyError::Algorithm { found } | KeyError::Curve { found } => {
                spki::Error::OidUnknown { oid: found }
            }
            KeyError::MissingCurve | KeyError::ImplicitCurve | KeyError::ExplicitParameter { .. } => {
                spki::Error::AlgorithmParametersMissing
            }
            _ => spki::Error::KeyMalformed,
        }
    }
}

impl From<KeyError> for sec1::Error {
    fn from(error: KeyError) -> Self {
        match error {
            KeyError::Asn1 { error, .. } => sec1::Error::Asn1(error),
            KeyError::Point(_) => sec1::Error::PointEncoding,
            _ => sec1::Error::Crypto,
        }
    }
}
