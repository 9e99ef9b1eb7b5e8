//! What a key is for: its algorithm identifier, and what that binds RSASSA-PSS to.

use crate::error::{Error, Result};
use crate::padding::mask::MaskAlgorithm;
use const_oid::ObjectIdentifier;

/// What the algorithm identifier of a key allows it to be used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KeyAlgorithm {
    /// rsaEncryption: signatures and encryption of every scheme.
    #[default]
    Rsa,
    /// id-RSASSA-PSS: PSS signatures alone; with parameters, only those that they allow (RFC 4055, section 3.3).
    RsassaPss(Option<PssParameters>),
    /// id-RSASSA-PSS-SHAKE128 or -SHAKE256: PSS signatures alone, with this function as hash and as mask and salts of
    /// the digest's length (RFC 8702, section 3).
    RsassaPssShake(ShakeAlgorithm),
}

/// An extendable-output function that stands for all parameters of PSS (RFC 8702).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShakeAlgorithm {
    /// SHAKE128, digests and salts of 32 bytes.
    Shake128,
    /// SHAKE256, digests and salts of 64 bytes.
    Shake256,
}

/// The parameters of an id-RSASSA-PSS key (RFC 4055, section 3.1). The trailer field is always 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PssParameters {
    /// The hash of the message.
    pub hash: HashAlgorithm,
    /// The hash of the mask generation function MGF1.
    pub mgf1_hash: HashAlgorithm,
    /// The least number of bytes of salt.
    pub minimum_salt_length: u32,
}

macro_rules! hash_algorithms {
    ($($name:ident $oid:literal $title:literal $null:literal;)*) => {
        /// A hash that parameters of PSS can name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum HashAlgorithm {
            $(#[doc = $title] $name,)*
        }

        impl HashAlgorithm {
            /// All of them.
            pub const ALL: &[HashAlgorithm] = &[$(HashAlgorithm::$name),*];

            /// The hash's object identifier.
            pub const fn oid(self) -> ObjectIdentifier {
                match self {
                    $(HashAlgorithm::$name => const { ObjectIdentifier::new_unwrap($oid) },)*
                }
            }

            /// Whether its algorithm identifier is written with NULL parameters (SHA-1, SHA-2) or without (SHA-3).
            pub(crate) const fn writes_null(self) -> bool {
                match self {
                    $(HashAlgorithm::$name => $null,)*
                }
            }
        }
    };
}

hash_algorithms! {
    Sha1 "1.3.14.3.2.26" "SHA-1." true;
    Sha224 "2.16.840.1.101.3.4.2.4" "SHA-224." true;
    Sha256 "2.16.840.1.101.3.4.2.1" "SHA-256." true;
    Sha384 "2.16.840.1.101.3.4.2.2" "SHA-384." true;
    Sha512 "2.16.840.1.101.3.4.2.3" "SHA-512." true;
    Sha512_224 "2.16.840.1.101.3.4.2.5" "SHA-512/224." true;
    Sha512_256 "2.16.840.1.101.3.4.2.6" "SHA-512/256." true;
    Sha3_224 "2.16.840.1.101.3.4.2.7" "SHA3-224." false;
    Sha3_256 "2.16.840.1.101.3.4.2.8" "SHA3-256." false;
    Sha3_384 "2.16.840.1.101.3.4.2.9" "SHA3-384." false;
    Sha3_512 "2.16.840.1.101.3.4.2.10" "SHA3-512." false;
}

impl HashAlgorithm {
    /// The hash of that object identifier.
    pub fn from_oid(oid: ObjectIdentifier) -> Option<HashAlgorithm> {
        Self::ALL.iter().copied().find(|hash| hash.oid() == oid)
    }
}

impl ShakeAlgorithm {
    /// Both.
    pub const ALL: &[ShakeAlgorithm] = &[ShakeAlgorithm::Shake128, ShakeAlgorithm::Shake256];

    /// The function's object identifier: id-shake128 or id-shake256.
    pub const fn oid(self) -> ObjectIdentifier {
        match self {
            ShakeAlgorithm::Shake128 => const { ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.11") },
            ShakeAlgorithm::Shake256 => const { ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.12") },
        }
    }

    /// The identifier of keys and signatures: id-RSASSA-PSS-SHAKE128 or -SHAKE256.
    pub const fn pss_oid(self) -> ObjectIdentifier {
        match self {
            ShakeAlgorithm::Shake128 => const { ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.6.30") },
            ShakeAlgorithm::Shake256 => const { ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.6.31") },
        }
    }

    /// The length of digest and salt, in bytes.
    pub const fn output_size(self) -> usize {
        match self {
            ShakeAlgorithm::Shake128 => 32,
            ShakeAlgorithm::Shake256 => 64,
        }
    }

    /// The function whose keys and signatures have that identifier.
    pub fn from_pss_oid(oid: ObjectIdentifier) -> Option<ShakeAlgorithm> {
        Self::ALL.iter().copied().find(|shake| shake.pss_oid() == oid)
    }
}

impl Default for PssParameters {
    /// SHA-1, MGF1 with SHA-1, 20 bytes: what absent fields stand for.
    fn default() -> Self {
        let hash = HashAlgorithm::Sha1;
        PssParameters { hash, mgf1_hash: hash, minimum_salt_length: 20 }
    }
}

impl KeyAlgorithm {
    /// Whether the key may encrypt, and sign by PKCS #1 v1.5.
    pub(crate) fn allow_other_than_pss(&self) -> Result<()> {
        match self {
            KeyAlgorithm::Rsa => Ok(()),
            KeyAlgorithm::RsassaPss(_) | KeyAlgorithm::RsassaPssShake(_) => {
                Err(Error::ParametersForbid("an id-RSASSA-PSS key is for PSS alone"))
            }
        }
    }

    /// The least number of bytes of salt that the key allows; 0 if nothing binds it.
    pub(crate) fn minimum_salt_length(&self) -> usize {
        match self {
            KeyAlgorithm::RsassaPss(Some(parameters)) => {
                usize::try_from(parameters.minimum_salt_length).unwrap_or(usize::MAX)
            }
            KeyAlgorithm::RsassaPssShake(shake) => shake.output_size(),
            _ => 0,
        }
    }

    /// The only number of bytes of salt that the key allows, if there is but one.
    pub(crate) fn fixed_salt_length(&self) -> Option<usize> {
        match self {
            KeyAlgorithm::RsassaPssShake(shake) => Some(shake.output_size()),
            _ => None,
        }
    }

    /// Whether the key may sign by PSS with this hash, this mask and salts that are never shorter than `salt_length`.
    pub(crate) fn allow_pss(
        &self,
        hash: ObjectIdentifier,
        mask: MaskAlgorithm,
        salt_length: usize,
    ) -> Result<()> {
        let (allowed_hash, allowed_mask) = match self {
            KeyAlgorithm::Rsa | KeyAlgorithm::RsassaPss(None) => return Ok(()),
            KeyAlgorithm::RsassaPss(Some(parameters)) => {
                (parameters.hash.oid(), MaskAlgorithm::Mgf1(parameters.mgf1_hash.oid()))
            }
            KeyAlgorithm::RsassaPssShake(shake) => (shake.oid(), MaskAlgorithm::Xof(shake.oid())),
        };
        if hash != allowed_hash {
            return Err(Error::ParametersForbid("they name another hash"));
        }
        if mask != allowed_mask {
            return Err(Error::ParametersForbid("they name another mask generation function"));
        }
        if self.fixed_salt_length().is_some_and(|fixed| salt_length != fixed) {
            return Err(Error::ParametersForbid("they fix another length of salts"));
        }
        if salt_length < self.minimum_salt_length() {
            return Err(Error::ParametersForbid("they ask for a longer salt"));
        }
        Ok(())
    }
}
