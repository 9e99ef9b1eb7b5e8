//! What makes a curve.

use crate::affine::AffinePoint;
use crate::base::BaseTable;
use crate::formulas;
use crate::jacobian::JacobianPoint;
use bn_core::fixed::PrimeField;
use ec_scalar::Order;

/// A curve y² = x³ + ax + b over a prime field, with a generator of prime order n.
///
/// The required items are parameters; the provided ones are the seams where a curve puts a kernel of its own: field
/// arithmetic in [`Curve::Field`], scalar arithmetic in [`Order::ScalarField`], point formulas in `double`,
/// `add_distinct` and `add_affine_distinct`.
pub trait Curve: Order {
    /// The field of the coordinates.
    type Field: PrimeField<Words = Self::Words>;

    /// The field of the coordinates.
    fn field(&self) -> &Self::Field;

    /// The coefficients.
    fn equation(&self) -> &Equation<Self::Words>;

    /// The generator G.
    fn generator(&self) -> &AffinePoint<Self>;

    /// Precomputed multiples of the generator, if there are any.
    #[inline(always)]
    fn base_table(&self) -> Option<&BaseTable> {
        None
    }

    /// Whether the curve has points outside the group of G, so that decoded points need a multiplication by n.
    #[inline(always)]
    fn has_cofactor(&self) -> bool {
        false
    }

    /// The length of a coordinate in bytes.
    #[inline(always)]
    fn field_length(&self) -> usize {
        self.field().modulus().byte_length()
    }

    /// 2P, complete: the identity doubles to the identity. (There are no points of order two in a group of odd order.)
    #[inline]
    fn double(&self, p: &JacobianPoint<Self>) -> JacobianPoint<Self> {
        formulas::double(p, self)
    }

    /// P + Q for P ≠ Q or either the identity. Constant-time; for P = Q ≠ O the result is a false identity.
    #[inline]
    fn add_distinct(&self, p: &JacobianPoint<Self>, q: &JacobianPoint<Self>) -> JacobianPoint<Self> {
        formulas::add(p, q, self).0
    }

    /// P + Q for P ≠ Q or P the identity. Constant-time; for P = Q the result is a false identity.
    #[inline]
    fn add_affine_distinct(&self, p: &JacobianPoint<Self>, q: &AffinePoint<Self>) -> JacobianPoint<Self> {
        formulas::add_affine(p, q, self).0
    }
}

/// The coefficients of a curve equation, as field elements.
#[derive(Clone, Copy, Debug)]
pub struct Equation<W> {
    /// The coefficient a.
    pub a: W,
    /// The coefficient b.
    pub b: W,
    /// Which doubling formula `a` allows.
    pub form: CoefficientA,
}

/// What is known of the coefficient a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoefficientA {
    /// a = −3: 3X² + aZ⁴ = 3(X − Z²)(X + Z²).
    MinusThree,
    /// a = 0.
    Zero,
    /// Any other.
    General,
}
