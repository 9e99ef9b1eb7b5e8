//! Points in affine coordinates.

use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use bn_core::Sensitive;
use bn_core::ct::Mask;
use bn_core::fixed::{PrimeField, Words};
use core::marker::PhantomData;
use zeroize::Zeroize;

/// A point of the group other than the identity: on the curve, of order n.
///
/// Every constructor checks or preserves that; only `Default` and `Zeroize` leave the invalid (0, 0) behind, for
/// [`bn_core::Secret`]'s sake. A secret point (an ECDH result) is a `Secret<AffinePoint<C>>`.
pub struct AffinePoint<C: Curve> {
    pub(crate) x: C::Words,
    pub(crate) y: C::Words,
    curve: PhantomData<fn() -> C>,
}

impl<C: Curve> AffinePoint<C> {
    /// Takes coordinates, in the field's normal form, that the caller knows to be a point of the group.
    #[inline(always)]
    pub(crate) const fn new(x: C::Words, y: C::Words) -> Self {
        AffinePoint { x, y, curve: PhantomData }
    }

    /// The x-coordinate as an integer below p: what becomes `r` in ECDSA by [`ec_scalar::Scalar::from_integer`], and
    /// the shared secret of ECDH.
    #[inline]
    pub fn x_integer(&self, curve: &C) -> C::Words {
        curve.field().to_integer(&self.x)
    }

    /// The y-coordinate as an integer below p.
    #[inline]
    pub fn y_integer(&self, curve: &C) -> C::Words {
        curve.field().to_integer(&self.y)
    }

    /// Writes the x-coordinate big-endian; `out` has [`Curve::field_length`] bytes.
    pub fn write_x_be_bytes(&self, out: &mut [u8], curve: &C) {
        debug_assert_eq!(out.len(), curve.field_length());
        let mut x = self.x_integer(curve);
        bn_core::limbs::write_be(out, x.as_ref());
        x.zeroize();
    }

    /// Writes the y-coordinate big-endian; `out` has [`Curve::field_length`] bytes.
    pub fn write_y_be_bytes(&self, out: &mut [u8], curve: &C) {
        debug_assert_eq!(out.len(), curve.field_length());
        let mut y = self.y_integer(curve);
        bn_core::limbs::write_be(out, y.as_ref());
        y.zeroize();
    }

    /// Set if the y-coordinate is odd.
    pub fn y_is_odd(&self, curve: &C) -> Mask {
        Mask::from_bit(self.y_integer(curve).as_ref()[0] & 1)
    }

    /// Set if the coordinates satisfy the curve's equation, as those of every point do unless a computation went wrong.
    pub fn is_on_curve(&self, curve: &C) -> Mask {
        curve.field().equals(&curve.field().sqr(&self.y), &crate::sec1::right_side(&self.x, curve))
    }

    /// −P.
    #[must_use]
    pub fn neg(&self, curve: &C) -> Self {
        Self::new(self.x, curve.field().normalize(&curve.field().neg(&self.y)))
    }

    /// The same point with Z = 1.
    #[inline]
    pub fn to_jacobian(&self, curve: &C) -> JacobianPoint<C> {
        JacobianPoint::new(self.x, self.y, curve.field().one())
    }

    /// Set if both are the same point.
    pub fn equals(&self, other: &Self) -> Mask {
        self.x.equals(&other.x) & self.y.equals(&other.y)
    }

    /// Any total order of public points.
    pub(crate) fn cmp_vartime(&self, other: &Self) -> core::cmp::Ordering {
        (self.x.as_ref(), self.y.as_ref()).cmp(&(other.x.as_ref(), other.y.as_ref()))
    }
}

impl<C: Curve> Clone for AffinePoint<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Curve> Copy for AffinePoint<C> {}

impl<C: Curve> Default for AffinePoint<C> {
    fn default() -> Self {
        Self::new(C::Words::ZERO, C::Words::ZERO)
    }
}

impl<C: Curve> Zeroize for AffinePoint<C> {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
    }
}

impl<C: Curve> Sensitive for AffinePoint<C> {
    fn poison(&mut self) {
        self.x.poison();
        self.y.poison();
    }
    fn unpoison(&mut self) {
        self.x.unpoison();
        self.y.unpoison();
    }
}

/// Shows the type alone: a point may be a shared secret on its way.
impl<C: Curve> core::fmt::Debug for AffinePoint<C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("AffinePoint(..)")
    }
}
