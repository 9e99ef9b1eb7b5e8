//! Curves with names, and the keys of the built-in ones in the shape of RustCrypto's `p256`.

use super::{KeyError, PublicKey, SecretKey};
use crate::curve::Curve;
use crate::sec1::PointError;
use alloc::vec::Vec;
use core::cmp::Ordering;
use crypto_common::Generate;
use der::asn1::ObjectIdentifier;
use digest::array::Array;
use ec_scalar::{P224, P256, P384, P521, RandomError};
use rand_core::{CryptoRng, TryCryptoRng};
use sec1::consts::{U28, U32, U48, U66};
use sec1::point::ModulusSize;

/// What key files say of a curve beyond its arithmetic.
pub trait CurveIdentity: Curve {
    /// The object identifier that names the curve; without one, files carry its explicit parameters.
    fn oid(&self) -> Option<ObjectIdentifier>;

    /// The name in JSON Web Keys (RFC 7518, 6.2.1.1). P-224 is not registered there; `P-224` is the name in use.
    fn jwk_name(&self) -> Option<&str>;

    /// The cofactor, big-endian.
    fn cofactor(&self) -> Vec<u8>;
}

/// A built-in curve: a zero-sized value, sizes known at compile time.
pub trait NamedCurve: CurveIdentity + Copy + Default + Eq + Ord {
    /// The length in bytes of a coordinate and of a scalar, which are equal on these curves.
    type FieldBytesSize: ModulusSize;
    /// The object identifier.
    const OID: ObjectIdentifier;
    /// The name of FIPS 186-5.
    const NAME: &'static str;
}

macro_rules! named {
    ($($curve:ident, $name:literal, $size:ty, $oid:literal;)*) => {$(
        impl CurveIdentity for $curve {
            fn oid(&self) -> Option<ObjectIdentifier> {
                Some(Self::OID)
            }
            fn jwk_name(&self) -> Option<&str> {
                Some(Self::NAME)
            }
            fn cofactor(&self) -> Vec<u8> {
                alloc::vec![1]
            }
        }

        impl NamedCurve for $curve {
            type FieldBytesSize = $size;
            const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap($oid);
            const NAME: &'static str = $name;
        }
    )*};
}

// RFC 5480, 2.1.1.1.
named! {
    P224, "P-224", U28, "1.3.132.0.33";
    P256, "P-256", U32, "1.2.840.10045.3.1.7";
    P384, "P-384", U48, "1.3.132.0.34";
    P521, "P-521", U66, "1.3.132.0.35";
}

/// The bytes of a coordinate or a scalar.
pub type FieldBytes<C> = Array<u8, <C as NamedCurve>::FieldBytesSize>;
/// An encoded point, not validated beyond its length.
pub type Sec1Point<C> = sec1::EncodedPoint<<C as NamedCurve>::FieldBytesSize>;
/// A compressed point.
type CompressedPoint<C> = Array<u8, <<C as NamedCurve>::FieldBytesSize as ModulusSize>::CompressedPointSize>;

/// Types that have an encoding as a point.
pub trait ToSec1Point<C: NamedCurve> {
    /// The point, compressed or not.
    fn to_sec1_point(&self, compress: bool) -> Sec1Point<C>;
}

impl<C: NamedCurve> SecretKey<C> {
    /// From the big-endian octets of d.
    pub fn from_bytes(bytes: &FieldBytes<C>) -> Result<Self, KeyError> {
        Self::from_slice_on(bytes, &C::default())
    }

    /// From the big-endian octets of d, exactly as many as the group's order has.
    pub fn from_slice(octets: &[u8]) -> Result<Self, KeyError> {
        Self::from_slice_on(octets, &C::default())
    }

    /// The big-endian octets of d. They are not wiped; [`SecretKey::to_octets`] are.
    pub fn to_bytes(&self) -> FieldBytes<C> {
        let mut bytes = FieldBytes::<C>::default();
        self.scalar.expose().write_be_bytes(&mut bytes, &self.curve);
        bytes
    }

    /// A new key from a generator that cannot fail. Panics if it returns nothing usable 128 times.
    pub fn random<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        Self::generate_from_rng(rng)
    }
}

#[cfg(feature = "getrandom")]
impl<C: NamedCurve> SecretKey<C> {
    /// A new key from the operating system's generator. Panics if that fails; [`SecretKey::try_generate`] does not.
    pub fn generate() -> Self {
        <Self as Generate>::generate()
    }

    /// A new key from the operating system's generator.
    pub fn try_generate() -> Result<Self, getrandom::Error> {
        <Self as Generate>::try_generate()
    }
}

impl<C: NamedCurve> Generate for SecretKey<C> {
    /// Panics if the generator returns nothing usable 128 times in a row, which no random generator does.
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        match Self::try_random_on(rng, &C::default()) {
            Ok(key) => Ok(key),
            Err(RandomError::Generator(error)) => Err(error),
            Err(RandomError::NotRandom) => {
                panic!("the random number generator does not return random numbers")
            }
        }
    }
}

impl<C: NamedCurve> PublicKey<C> {
    /// From a compressed or uncompressed point, fully validated.
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<Self, PointError> {
        Self::from_sec1_bytes_on(bytes, &C::default())
    }

    /// The point, compressed or not.
    pub fn to_sec1_point(&self, compress: bool) -> Sec1Point<C> {
        Sec1Point::<C>::from_bytes(self.to_sec1(compress))
            .expect("the lengths of the curve are those of its type")
    }
}

impl<C: NamedCurve> ToSec1Point<C> for PublicKey<C> {
    fn to_sec1_point(&self, compress: bool) -> Sec1Point<C> {
        PublicKey::to_sec1_point(self, compress)
    }
}

impl<C: NamedCurve> From<SecretKey<C>> for PublicKey<C> {
    fn from(secret: SecretKey<C>) -> Self {
        secret.public_key()
    }
}

impl<C: NamedCurve> From<PublicKey<C>> for Sec1Point<C> {
    fn from(key: PublicKey<C>) -> Self {
        key.to_sec1_point(false)
    }
}

impl<C: NamedCurve> From<&PublicKey<C>> for Sec1Point<C> {
    fn from(key: &PublicKey<C>) -> Self {
        key.to_sec1_point(false)
    }
}

impl<C: NamedCurve> TryFrom<&Sec1Point<C>> for PublicKey<C> {
    type Error = PointError;

    fn try_from(point: &Sec1Point<C>) -> Result<Self, PointError> {
        Self::from_sec1_bytes(point.as_bytes())
    }
}

impl<C: NamedCurve> TryFrom<Sec1Point<C>> for PublicKey<C> {
    type Error = PointError;

    fn try_from(point: Sec1Point<C>) -> Result<Self, PointError> {
        Self::try_from(&point)
    }
}

impl<C: NamedCurve> PartialOrd for PublicKey<C> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The order of the compressed encodings.
impl<C: NamedCurve> Ord for PublicKey<C> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_sec1(true).cmp(&other.to_sec1(true))
    }
}

impl<C: NamedCurve> From<PublicKey<C>> for CompressedPoint<C> {
    fn from(key: PublicKey<C>) -> Self {
        let mut bytes = CompressedPoint::<C>::default();
        bytes.copy_from_slice(&key.to_sec1(true));
        bytes
    }
}
