//! Keys on the built-in curves: constructors without a curve, PKCS#8 and SPKI.

use crate::{EcdsaCurve, SigningKey, VerifyingKey};
use core::cmp::Ordering;
use core::str::FromStr;
use crypto_common::Generate;
use der::asn1::{AnyRef, ObjectIdentifier};
use der::{Document, SecretDocument};
use ec_group::{FieldBytes, KeyError, PublicKey, Sec1Point, SecretKey, ToSec1Point};
use pkcs8::{EncodePrivateKey, PrivateKeyInfoRef};
use rand_core::{CryptoRng, TryCryptoRng};
use spki::{
    AlgorithmIdentifier, AssociatedAlgorithmIdentifier, EncodePublicKey, SignatureAlgorithmIdentifier,
    SubjectPublicKeyInfoRef,
};
#[cfg(feature = "getrandom")]
use {crate::FromSigned, signature::RandomizedSigner};

impl<C: EcdsaCurve> SigningKey<C> {
    /// From the big-endian octets of d.
    pub fn from_bytes(bytes: &FieldBytes<C>) -> Result<Self, KeyError> {
        Self::from_slice(bytes)
    }

    /// From the big-endian octets of d, exactly as many as the group's order has.
    pub fn from_slice(octets: &[u8]) -> Result<Self, KeyError> {
        Self::from_slice_on(octets, &C::default())
    }

    /// The big-endian octets of d. They are not wiped; those of [`SecretKey::to_octets`] are.
    pub fn to_bytes(&self) -> FieldBytes<C> {
        self.as_secret_key().to_bytes()
    }

    /// A new key from a generator that cannot fail. Panics if it returns nothing usable 128 times.
    pub fn random<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        Self::generate_from_rng(rng)
    }
}

#[cfg(feature = "getrandom")]
impl<C: EcdsaCurve> SigningKey<C> {
    /// A new key from the operating system's generator. Panics if that fails; [`SigningKey::try_generate`] does not.
    pub fn generate() -> Self {
        <Self as Generate>::generate()
    }

    /// A new key from the operating system's generator.
    pub fn try_generate() -> Result<Self, getrandom::Error> {
        <Self as Generate>::try_generate()
    }

    /// Signs a message, hashed with the curve's own hash, with a nonce hedged by the operating system's generator: what
    /// `RandomizedSigner::try_sign_with_rng` does with a generator of the caller's.
    pub fn try_sign_hedged<S: FromSigned<C>>(&self, message: &[u8]) -> Result<S, signature::Error> {
        RandomizedSigner::try_sign_with_rng(self, &mut getrandom::SysRng, message)
    }
}

impl<C: EcdsaCurve> Generate for SigningKey<C> {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Ok(SecretKey::try_generate_from_rng(rng)?.into())
    }
}

impl<C: EcdsaCurve> TryFrom<&[u8]> for SigningKey<C> {
    type Error = KeyError;

    fn try_from(octets: &[u8]) -> Result<Self, KeyError> {
        Self::from_slice(octets)
    }
}

impl<C: EcdsaCurve> VerifyingKey<C> {
    /// From a compressed or uncompressed point, fully validated.
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<Self, KeyError> {
        Ok(Self::from_sec1_bytes_on(bytes, &C::default())?)
    }

    /// From a point whose form alone is known to be right.
    pub fn from_sec1_point(point: &Sec1Point<C>) -> Result<Self, KeyError> {
        Self::from_sec1_bytes(point.as_bytes())
    }

    /// The point, compressed or not.
    pub fn to_sec1_point(&self, compress: bool) -> Sec1Point<C> {
        self.as_public_key().to_sec1_point(compress)
    }
}

impl<C: EcdsaCurve> ToSec1Point<C> for VerifyingKey<C> {
    fn to_sec1_point(&self, compress: bool) -> Sec1Point<C> {
        VerifyingKey::to_sec1_point(self, compress)
    }
}

impl<C: EcdsaCurve> From<VerifyingKey<C>> for Sec1Point<C> {
    fn from(key: VerifyingKey<C>) -> Self {
        key.to_sec1_point(false)
    }
}

impl<C: EcdsaCurve> From<&VerifyingKey<C>> for Sec1Point<C> {
    fn from(key: &VerifyingKey<C>) -> Self {
        key.to_sec1_point(false)
    }
}

impl<C: EcdsaCurve> TryFrom<&[u8]> for VerifyingKey<C> {
    type Error = KeyError;

    fn try_from(bytes: &[u8]) -> Result<Self, KeyError> {
        Self::from_sec1_bytes(bytes)
    }
}

impl<C: EcdsaCurve> From<SigningKey<C>> for VerifyingKey<C> {
    fn from(key: SigningKey<C>) -> Self {
        *key.verifying_key()
    }
}

impl<C: EcdsaCurve> PartialOrd for VerifyingKey<C> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The order of the compressed encodings.
impl<C: EcdsaCurve> Ord for VerifyingKey<C> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_public_key().cmp(other.as_public_key())
    }
}

impl<C: EcdsaCurve> TryFrom<PrivateKeyInfoRef<'_>> for SigningKey<C> {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        Ok(SecretKey::try_from(info)?.into())
    }
}

impl<C: EcdsaCurve> EncodePrivateKey for SigningKey<C> {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        self.as_secret_key().to_pkcs8_der()
    }
}

/// From a PEM block `PRIVATE KEY`.
impl<C: EcdsaCurve> FromStr for SigningKey<C> {
    type Err = KeyError;

    fn from_str(pem: &str) -> Result<Self, KeyError> {
        Ok(SecretKey::from_str(pem)?.into())
    }
}

impl<C: EcdsaCurve> TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey<C> {
    type Error = spki::Error;

    fn try_from(spki: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        Ok(PublicKey::try_from(spki)?.into())
    }
}

impl<C: EcdsaCurve> EncodePublicKey for VerifyingKey<C> {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        self.as_public_key().to_public_key_der()
    }
}

/// From a PEM block `PUBLIC KEY`.
impl<C: EcdsaCurve> FromStr for VerifyingKey<C> {
    type Err = KeyError;

    fn from_str(pem: &str) -> Result<Self, KeyError> {
        Ok(PublicKey::from_str(pem)?.into())
    }
}

macro_rules! algorithm_identifiers {
    ($($key:ident)*) => {$(
        impl<C: EcdsaCurve> AssociatedAlgorithmIdentifier for $key<C> {
            type Params = ObjectIdentifier;
            const ALGORITHM_IDENTIFIER: AlgorithmIdentifier<ObjectIdentifier> =
                PublicKey::<C>::ALGORITHM_IDENTIFIER;
        }

        /// ECDSA with the curve's own hash; no parameters (RFC 5758, 3.2).
        impl<C: EcdsaCurve> SignatureAlgorithmIdentifier for $key<C> {
            type Params = AnyRef<'static>;
            const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
                AlgorithmIdentifier { oid: C::ALGORITHM, parameters: None };
        }
    )*};
}

algorithm_identifiers!(SigningKey VerifyingKey);
