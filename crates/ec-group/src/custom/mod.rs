//! Curves of run time.

mod error;
mod field;
mod prime_vartime;
#[cfg(test)]
mod tests;
mod validate_vartime;

pub use error::CurveError;
pub use field::CustomField;

use crate::affine::AffinePoint;
use crate::curve::{Curve, Equation};
use crate::keys::CurveIdentity;
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::Limb;
use bn_core::limb::limbs_for_bits;
use der::asn1::ObjectIdentifier;
use ec_scalar::Order;

/// The widest field that a custom curve may have.
const MAXIMUM_BITS: usize = 1024;
/// Limbs of the widest class: the order may have one bit more than the field.
const MAXIMUM_LIMBS: usize = limbs_for_bits(1088);

/// Domain parameters of a short Weierstrass curve y² = x³ + ax + b, as big-endian integers (leading zeros allowed).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurveParameters {
    /// The field prime.
    pub p: Vec<u8>,
    /// The coefficient a, below p.
    pub a: Vec<u8>,
    /// The coefficient b, below p.
    pub b: Vec<u8>,
    /// The x-coordinate of the generator G.
    pub gx: Vec<u8>,
    /// The y-coordinate of the generator G.
    pub gy: Vec<u8>,
    /// The order of G, a prime.
    pub n: Vec<u8>,
    /// The cofactor: the curve has h·n points.
    pub h: u32,
}

/// Which sizes of field [`CustomCurve::new`] accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurvePolicy {
    minimum_bits: usize,
}

impl CurvePolicy {
    /// Fields of 160 to 1024 bits.
    pub const STANDARD: CurvePolicy = CurvePolicy { minimum_bits: 160 };

    /// Fields of 112 to 1024 bits: the discarded curves of SEC 2 version 1, at most 64 bits strong. Anybody with some
    /// money breaks them; they are of use for old test vectors alone.
    pub const BROKEN_112_BIT: CurvePolicy = CurvePolicy { minimum_bits: 112 };

    /// Fields small enough to try every point.
    #[cfg(test)]
    pub(crate) const TINY: CurvePolicy = CurvePolicy { minimum_bits: 5 };
}

/// A validated curve of run time. Cloning shares the parameters.
///
/// The same arithmetic and the same constant-time rules as for the built-in curves, on four widths (256, 384, 576 and
/// 1088 bits): time depends on the parameters, which are public, and on nothing secret.
///
/// ```
/// use ec_group::{CurveParameters, CurvePolicy, CustomCurve};
///
/// let hex = |digits: &str| -> Vec<u8> {
///     (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap()).collect()
/// };
/// let secp256k1 = CurveParameters {
///     p: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),
///     a: vec![0],
///     b: vec![7],
///     gx: hex("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
///     gy: hex("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"),
///     n: hex("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"),
///     h: 1,
/// };
/// let curve = CustomCurve::new(&secp256k1, CurvePolicy::STANDARD)?;
/// assert_eq!(curve.parameters(), &secp256k1);
/// # Ok::<(), ec_group::CurveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CustomCurve(Arc<Data>, Option<CurveName>);

/// The names that a curve has in key files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurveName {
    /// The object identifier, for SEC1, PKCS#8 and SPKI.
    pub oid: ObjectIdentifier,
    /// The name in JSON Web Keys, if there is one.
    pub jwk: Option<&'static str>,
}

#[derive(Debug)]
struct Data {
    parameters: CurveParameters,
    field: CustomField,
    order: CustomField,
    equation: Equation<[Limb; MAXIMUM_LIMBS]>,
    generator: AffinePoint<CustomCurve>,
}

impl CustomCurve {
    /// Validates the parameters (SEC 1, 3.1.1.2.1; SP 800-56A, 5.5.2) and prepares their arithmetic.
    ///
    /// Checked, cheapest first: sizes; p, n odd; a, b and G below p; n ≠ p (anomalous curves); the Hasse bound for h·n
    /// points, with n > 4√p so that it determines h; discriminant; G on the curve; primality of p and n (16 rounds of
    /// Miller–Rabin and a Lucas test, which no known composite passes); embedding degree above 100; n·G = O. Work is
    /// bounded by the size limit: some tens of milliseconds at 1024 bits, whatever the parameters. Variable time.
    pub fn new(parameters: &CurveParameters, policy: CurvePolicy) -> Result<CustomCurve, CurveError> {
        validate_vartime::validate(parameters, policy)
    }

    /// The same curve, known by these names: key files are then read and written with the name, and read with explicit
    /// parameters too. A curve without a name is written with its parameters.
    #[must_use]
    pub fn with_name(self, name: CurveName) -> CustomCurve {
        CustomCurve(self.0, Some(name))
    }

    /// The parameters; integers without leading zeros, but for zero itself, which is one byte.
    pub fn parameters(&self) -> &CurveParameters {
        &self.0.parameters
    }
}

impl CurveIdentity for CustomCurve {
    fn oid(&self) -> Option<ObjectIdentifier> {
        self.1.map(|name| name.oid)
    }

    fn jwk_name(&self) -> Option<&str> {
        self.1?.jwk
    }

    fn cofactor(&self) -> Vec<u8> {
        self.0.parameters.h.to_be_bytes().to_vec()
    }
}

impl PartialEq for CustomCurve {
    fn eq(&self, other: &CustomCurve) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.parameters() == other.parameters()
    }
}

impl Eq for CustomCurve {}

impl Order for CustomCurve {
    type Words = [Limb; MAXIMUM_LIMBS];
    type ScalarField = CustomField;

    #[inline]
    fn scalar_field(&self) -> &CustomField {
        &self.0.order
    }
}

impl Curve for CustomCurve {
    type Field = CustomField;

    #[inline]
    fn field(&self) -> &CustomField {
        &self.0.field
    }

    #[inline]
    fn equation(&self) -> &Equation<Self::Words> {
        &self.0.equation
    }

    #[inline]
    fn generator(&self) -> &AffinePoint<CustomCurve> {
        &self.0.generator
    }

    #[inline]
    fn has_cofactor(&self) -> bool {
        self.0.parameters.h != 1
    }
}
