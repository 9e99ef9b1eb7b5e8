//! Octet strings of points (SEC 1, 2.3.3 and 2.3.4).

use crate::affine::AffinePoint;
use crate::curve::{CoefficientA, Curve};
use crate::jacobian::JacobianPoint;
use alloc::vec;
use alloc::vec::Vec;
use bn_core::fixed::{PrimeField, Words};
use bn_core::limbs;

/// Why a byte string is no public point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointError {
    /// The encoding is empty or its length does not belong to its first byte.
    Length {
        /// Bytes found.
        found: usize,
        /// Bytes that the first byte calls for.
        expected: usize,
    },
    /// The first byte is none of 2, 3 (compressed) and 4 (uncompressed): hybrid forms and the identity are refused.
    Form(u8),
    /// A coordinate is not below the field's prime.
    CoordinateOutOfRange,
    /// No point of the curve has these coordinates.
    NotOnCurve,
    /// The point is on the curve but outside the group of prime order.
    NotInGroup,
}

impl core::fmt::Display for PointError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            PointError::Length { found, expected } => {
                write!(f, "point encoding of {found} bytes where {expected} are required")
            }
            PointError::Form(byte) => {
                write!(
                    f,
                    "point encoding begins with {byte}; allowed are 2, 3 (compressed), 4 (uncompressed)"
                )
            }
            PointError::CoordinateOutOfRange => f.write_str("point coordinate is not below the field prime"),
            PointError::NotOnCurve => f.write_str("point is not on the curve"),
            PointError::NotInGroup => f.write_str("point is outside the group of prime order"),
        }
    }
}

impl core::error::Error for PointError {}

impl<C: Curve> AffinePoint<C> {
    /// From the compressed or uncompressed octet string of a point; fully validated. Variable time: points are public.
    pub fn from_sec1(bytes: &[u8], curve: &C) -> Result<Self, PointError> {
        let length = curve.field_length();
        let (&form, coordinates) =
            bytes.split_first().ok_or(PointError::Length { found: 0, expected: 1 + length })?;
        let expected = match form {
            2 | 3 => 1 + length,
            4 => 1 + 2 * length,
            _ => return Err(PointError::Form(form)),
        };
        if bytes.len() != expected {
            return Err(PointError::Length { found: bytes.len(), expected });
        }
        match form {
            4 => Self::from_coordinates(&coordinates[..length], &coordinates[length..], curve),
            _ => Self::from_x(coordinates, form == 3, curve),
        }
    }

    /// From big-endian coordinates of any length (leading zeros allowed); fully validated. Variable time.
    pub fn from_coordinates(x: &[u8], y: &[u8], curve: &C) -> Result<Self, PointError> {
        let (x, y) = (coordinate(x, curve)?, coordinate(y, curve)?);
        // LEAK: points that are decoded are public
        if !curve.field().equals(&curve.field().sqr(&y), &right_side(&x, curve)).declassify() {
            return Err(PointError::NotOnCurve);
        }
        Self::new(x, y).in_group(curve)
    }

    /// The point with this big-endian x-coordinate and the given parity of y: point decompression, and public-key
    /// recovery. Variable time.
    pub fn from_x(x: &[u8], y_is_odd: bool, curve: &C) -> Result<Self, PointError> {
        let x = coordinate(x, curve)?;
        let f = curve.field();
        let y = f.sqrt_vartime(&right_side(&x, curve)).ok_or(PointError::NotOnCurve)?;
        let point = Self::new(x, f.normalize(&y));
        // LEAK: points that are decoded are public
        let point = if point.y_is_odd(curve).declassify() == y_is_odd { point } else { point.neg(curve) };
        // y = 0 has no odd twin
        // LEAK: points that are decoded are public
        if point.y_is_odd(curve).declassify() != y_is_odd {
            return Err(PointError::NotOnCurve);
        }
        point.in_group(curve)
    }

    /// The octet string, `1 + length` bytes compressed or `1 + 2·length` bytes uncompressed.
    pub fn to_sec1(&self, compressed: bool, curve: &C) -> Vec<u8> {
        let length = curve.field_length();
        let mut out = vec![4; if compressed { 1 + length } else { 1 + 2 * length }];
        let (form, coordinates) = out.split_at_mut(1);
        self.write_x_be_bytes(&mut coordinates[..length], curve);
        if compressed {
            form[0] = 2 + self.y_is_odd(curve).bit() as u8;
        } else {
            self.write_y_be_bytes(&mut coordinates[length..], curve);
        }
        out
    }

    /// The point itself, if its order is n. Only curves with a cofactor have others.
    fn in_group(self, curve: &C) -> Result<Self, PointError> {
        if curve.has_cofactor() && !JacobianPoint::order_divides_n_vartime(&self, curve) {
            return Err(PointError::NotInGroup);
        }
        Ok(self)
    }
}

/// A field element from big-endian bytes, if below p.
fn coordinate<C: Curve>(bytes: &[u8], curve: &C) -> Result<C::Words, PointError> {
    let length = curve.field_length();
    let (excess, bytes) = bytes.split_at(bytes.len().saturating_sub(length));
    if excess.iter().any(|&byte| byte != 0) {
        return Err(PointError::CoordinateOutOfRange);
    }
    let f = curve.field();
    let mut integer = C::Words::ZERO;
    limbs::read_be(integer.as_mut(), bytes);
    // LEAK: points that are decoded are public
    if !integer.less_than(f.modulus().modulus()).declassify() {
        return Err(PointError::CoordinateOutOfRange);
    }
    Ok(f.to_element(&integer))
}

/// x³ + ax + b.
pub(crate) fn right_side<C: Curve>(x: &C::Words, curve: &C) -> C::Words {
    let f = curve.field();
    let equation = curve.equation();
    let square = f.sqr(x);
    let linear = match equation.form {
        CoefficientA::Zero => square,
        CoefficientA::MinusThree | CoefficientA::General => f.add(&square, &equation.a),
    };
    f.add(&f.mul(&linear, x), &equation.b)
}
