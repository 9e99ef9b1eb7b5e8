//! Private and public keys: parsed, hence valid.
//!
//! One pair of types serves every curve. Where the curve is known only at run time, constructors end in `_on` and take
//! it; for the built-in curves ([`NamedCurve`]) there are constructors without, in the shape of RustCrypto's `p256`.

mod error;
mod named;

pub use error::{EncryptionError, JwkError, KeyError, Parameter};
pub use named::{CurveIdentity, FieldBytes, NamedCurve, Sec1Point, ToSec1Point};

use crate::affine::AffinePoint;
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use crate::sec1::PointError;
use alloc::boxed::Box;
use alloc::vec::Vec;
use bn_core::Secret;
use bn_core::fixed::PrimeField;
use core::fmt;
use ec_scalar::{RandomError, Scalar, ScalarError};
use rand_core::TryCryptoRng;
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroizing;

/// A private key: a secret scalar d, 1 ≤ d < n, and its curve. Wiped when dropped; `Debug` shows the curve alone.
pub struct SecretKey<C: Curve> {
    scalar: Secret<Scalar<C>>,
    curve: C,
}

impl<C: Curve> SecretKey<C> {
    /// From the big-endian octets of d, exactly as many as the group's order has.
    ///
    /// Leaks whether d is 0, below n, or not; nothing else. (The structures of files are read more leniently: see
    /// [`SecretKey::from_octets_on`].)
    pub fn from_slice_on(octets: &[u8], curve: &C) -> Result<Self, KeyError> {
        let scalar = Scalar::private_from_be_bytes(octets, curve).map_err(|error| match error {
            ScalarError::Length { found, expected } => KeyError::ScalarLength { found, expected },
            ScalarError::OutOfRange if is_zero(octets) => KeyError::ScalarZero,
            ScalarError::OutOfRange => KeyError::ScalarTooLarge,
        })?;
        Ok(SecretKey { scalar, curve: curve.clone() })
    }

    /// From octets of d as key files have them: as [`SecretKey::from_slice_on`], but surplus octets in front are allowed
    /// if they are zeros, and up to eight may be missing, which are taken as zeros. SEC 1, C.4, allows neither; but
    /// OpenSSL once left leading zeros out and other programs add them. (That nine are missing by chance would need 2^72
    /// keys: such a file is damaged.) Leaks the number of octets and whether d is allowed.
    pub fn from_octets_on(octets: &[u8], curve: &C) -> Result<Self, KeyError> {
        let expected = curve.scalar_length();
        let wrong_length = KeyError::ScalarLength { found: octets.len(), expected };
        if octets.len() + 8 < expected {
            return Err(wrong_length);
        }
        let (surplus, octets) = octets.split_at(octets.len().saturating_sub(expected));
        if !is_zero(surplus) {
            return Err(wrong_length);
        }
        let mut padded = Zeroizing::new(alloc::vec![0; expected]);
        padded[expected - octets.len()..].copy_from_slice(octets);
        Self::from_slice_on(&padded, curve)
    }

    /// A new key: d is uniformly random in 1..n−1, by rejection (FIPS 186-5, A.2.2).
    pub fn try_random_on<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        curve: &C,
    ) -> Result<Self, RandomError<R::Error>> {
        Ok(SecretKey { scalar: Scalar::random(rng, curve)?, curve: curve.clone() })
    }

    /// A new key from the operating system's generator.
    #[cfg(feature = "getrandom")]
    pub fn try_generate_on(curve: &C) -> Result<Self, RandomError<getrandom::Error>> {
        Self::try_random_on(&mut getrandom::SysRng, curve)
    }

    /// From the scalar d, which is not zero.
    pub fn from_scalar_on(scalar: Secret<Scalar<C>>, curve: &C) -> Result<Self, KeyError> {
        // LEAK: the error that the caller sees
        if scalar.expose().is_zero().declassify() {
            return Err(KeyError::ScalarZero);
        }
        Ok(SecretKey { scalar, curve: curve.clone() })
    }

    /// The scalar d.
    pub fn scalar(&self) -> &Secret<Scalar<C>> {
        &self.scalar
    }

    /// The curve.
    pub fn curve(&self) -> &C {
        &self.curve
    }

    /// The public key d·G. Constant-time in d.
    pub fn public_key(&self) -> PublicKey<C> {
        let point = JacobianPoint::mul_base(&self.scalar, &self.curve);
        let point =
            JacobianPoint::to_affine(&point, &self.curve).expect("1 ≤ d < n, so d·G is not the identity");
        // LEAK: a public key is public
        PublicKey { point: point.declassify(), curve: self.curve.clone() }
    }

    /// The big-endian octets of d, as many as the group's order has; wiped when dropped.
    pub fn to_octets(&self) -> Zeroizing<Vec<u8>> {
        Zeroizing::new(self.scalar.expose().to_be_bytes(&self.curve))
    }

    /// A second copy of the key. (There is no silent one.)
    #[must_use]
    pub fn duplicate(&self) -> Self {
        SecretKey { scalar: self.scalar.duplicate(), curve: self.curve.clone() }
    }
}

/// Whether two curve values are the same curve: always for the built-in ones.
pub fn same_curve<C: Curve>(a: &C, b: &C) -> bool {
    let words = |curve: &C| {
        let equation = curve.equation();
        let generator = curve.generator();
        let (p, n) = (*curve.field().modulus().modulus(), *curve.scalar_field().modulus().modulus());
        [p, n, equation.a, equation.b, generator.x, generator.y]
    };
    words(a).iter().zip(&words(b)).all(|(a, b)| a.as_ref() == b.as_ref())
}

/// Whether all octets are zero: of a private key or its surplus octets, where the answer is an error that the caller sees.
fn is_zero(octets: &[u8]) -> bool {
    let bits = Secret::new(octets.iter().fold(0, |all, octet| all | octet));
    // LEAK: see above
    bits.declassify() == 0
}

impl<C: Curve> ConstantTimeEq for SecretKey<C> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.scalar.expose().equals(other.scalar.expose()).choice()
    }
}

impl<C: Curve> PartialEq for SecretKey<C> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<C: Curve> Eq for SecretKey<C> {}

impl<C: Curve> fmt::Debug for SecretKey<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey({} bits)", self.curve.scalar_field().modulus().bits())
    }
}

impl<C: Curve> zeroize::ZeroizeOnDrop for SecretKey<C> {}

/// A public key: a point of the curve, in the generator's group, not the identity (SP 800-56A, 5.6.2.3.3).
#[derive(Clone, Copy)]
pub struct PublicKey<C: Curve> {
    point: AffinePoint<C>,
    curve: C,
}

impl<C: Curve> PublicKey<C> {
    /// From a point that its type vouches for.
    pub fn from_affine_on(point: AffinePoint<C>, curve: &C) -> Self {
        PublicKey { point, curve: curve.clone() }
    }

    /// From a compressed or uncompressed point (SEC 1, 2.3.4), fully validated.
    pub fn from_sec1_bytes_on(bytes: &[u8], curve: &C) -> Result<Self, PointError> {
        Ok(PublicKey { point: AffinePoint::from_sec1(bytes, curve)?, curve: curve.clone() })
    }

    /// From big-endian coordinates of any length, fully validated.
    pub fn from_coordinates_on(x: &[u8], y: &[u8], curve: &C) -> Result<Self, PointError> {
        Ok(PublicKey { point: AffinePoint::from_coordinates(x, y, curve)?, curve: curve.clone() })
    }

    /// The point.
    pub fn as_affine(&self) -> &AffinePoint<C> {
        &self.point
    }

    /// The curve.
    pub fn curve(&self) -> &C {
        &self.curve
    }

    /// The compressed or uncompressed point (SEC 1, 2.3.3).
    pub fn to_sec1(&self, compressed: bool) -> Vec<u8> {
        self.point.to_sec1(compressed, &self.curve)
    }

    /// The uncompressed point.
    pub fn to_sec1_bytes(&self) -> Box<[u8]> {
        self.to_sec1(false).into_boxed_slice()
    }

    /// The big-endian coordinates, each of the field's length.
    pub fn to_coordinates(&self) -> (Vec<u8>, Vec<u8>) {
        let length = self.curve.field_length();
        let (mut x, mut y) = (alloc::vec![0; length], alloc::vec![0; length]);
        self.point.write_x_be_bytes(&mut x, &self.curve);
        self.point.write_y_be_bytes(&mut y, &self.curve);
        (x, y)
    }
}

impl<C: Curve> PartialEq for PublicKey<C> {
    fn eq(&self, other: &Self) -> bool {
        // LEAK: public keys are public
        self.point.equals(&other.point).declassify() && same_curve(&self.curve, &other.curve)
    }
}

impl<C: Curve> Eq for PublicKey<C> {}

impl<C: Curve> fmt::Debug for PublicKey<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PublicKey(")?;
        self.to_sec1(true).iter().try_for_each(|byte| write!(f, "{byte:02X}"))?;
        f.write_str(")")
    }
}

impl<C: Curve> From<&SecretKey<C>> for PublicKey<C> {
    fn from(secret: &SecretKey<C>) -> Self {
        secret.public_key()
    }
}
