//! Points in Jacobian coordinates.

use crate::affine::AffinePoint;
use crate::curve::Curve;
use crate::formulas;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{Secret, Sensitive};
use core::marker::PhantomData;
use zeroize::Zeroize;

/// A point of the group in Jacobian coordinates, possibly the identity: (X, Y, Z) stands for (X/Z², Y/Z³).
///
/// The coordinates of a secret multiple tell of the scalar even where the point is public: they stay behind
/// [`Secret`] until [`JacobianPoint::to_affine`]. Default is the identity.
pub struct JacobianPoint<C: Curve> {
    pub(crate) x: C::Words,
    pub(crate) y: C::Words,
    pub(crate) z: C::Words,
    curve: PhantomData<fn() -> C>,
}

impl<C: Curve> JacobianPoint<C> {
    /// The neutral element O.
    pub const IDENTITY: Self = Self::new(C::Words::ZERO, C::Words::ZERO, C::Words::ZERO);

    #[inline(always)]
    pub(crate) const fn new(x: C::Words, y: C::Words, z: C::Words) -> Self {
        JacobianPoint { x, y, z, curve: PhantomData }
    }

    /// Set if the point is the identity.
    #[inline(always)]
    pub fn is_identity(&self, curve: &C) -> Mask {
        curve.field().is_zero(&self.z)
    }

    /// 2P.
    #[inline]
    #[must_use]
    pub fn double(&self, curve: &C) -> Self {
        curve.double(self)
    }

    /// P + Q for any two points, in constant time: the doubling that P = Q needs is always computed.
    #[must_use]
    pub fn add(&self, q: &Self, curve: &C) -> Self {
        let (sum, differences) = formulas::add(self, q, curve);
        let same = differences.are_zero(curve) & !self.is_identity(curve) & !q.is_identity(curve);
        Self::select(same, &curve.double(self), &sum)
    }

    /// P + Q for any two points, in constant time.
    #[must_use]
    pub fn add_affine(&self, q: &AffinePoint<C>, curve: &C) -> Self {
        let (sum, differences) = formulas::add_affine(self, q, curve);
        let same = differences.are_zero(curve) & !self.is_identity(curve);
        Self::select(same, &curve.double(self), &sum)
    }

    /// −P.
    #[inline]
    #[must_use]
    pub fn neg(&self, curve: &C) -> Self {
        Self::new(self.x, curve.field().neg(&self.y), self.z)
    }

    /// Set if both are the same point.
    pub fn equals(&self, q: &Self, curve: &C) -> Mask {
        let f = curve.field();
        let (pzz, qzz) = (f.sqr(&self.z), f.sqr(&q.z));
        let same_x = f.equals(&f.mul(&self.x, &qzz), &f.mul(&q.x, &pzz));
        let (pzzz, qzzz) = (f.mul(&self.z, &pzz), f.mul(&q.z, &qzz));
        let same_y = f.equals(&f.mul(&self.y, &qzzz), &f.mul(&q.y, &pzzz));
        let (p_is_identity, q_is_identity) = (self.is_identity(curve), q.is_identity(curve));
        (p_is_identity & q_is_identity) | (same_x & same_y & !p_is_identity & !q_is_identity)
    }

    /// `a` if the mask is set, else `b`.
    #[inline(always)]
    pub fn select(mask: Mask, a: &Self, b: &Self) -> Self {
        Self::new(
            C::Words::select(mask, &a.x, &b.x),
            C::Words::select(mask, &a.y, &b.y),
            C::Words::select(mask, &a.z, &b.z),
        )
    }

    /// The affine form, in constant time; none for the identity. Leaks only whether it is the identity, which
    /// with a scalar in 1..n and a point of the group it is not.
    pub fn to_affine(point: &Secret<Self>, curve: &C) -> Option<Secret<AffinePoint<C>>> {
        let p = point.expose();
        let f = curve.field();
        let affine = Secret::new(p.scaled(&f.invert(&p.z), curve));
        // LEAK: an identity is an error that the caller sees
        if p.is_identity(curve).declassify() { None } else { Some(affine) }
    }

    /// [`to_affine`](Self::to_affine) of many points at the price of one inversion and three multiplications each.
    pub fn to_affine_batch(points: &[Secret<Self>], curve: &C) -> Vec<Option<Secret<AffinePoint<C>>>> {
        let mut inverses: Vec<_> = points.iter().map(|point| point.expose().z).collect();
        curve.field().invert_batch(&mut inverses);
        let affine = |(point, z_inverse): (&Secret<Self>, &C::Words)| {
            let affine = Secret::new(point.expose().scaled(z_inverse, curve));
            // LEAK: an identity is an error that the caller sees
            if point.expose().is_identity(curve).declassify() { None } else { Some(affine) }
        };
        let affine = points.iter().zip(&inverses).map(affine).collect();
        inverses.zeroize();
        affine
    }

    /// (X·z⁻², Y·z⁻³) for the inverse of Z.
    #[inline]
    pub(crate) fn scaled(&self, z_inverse: &C::Words, curve: &C) -> AffinePoint<C> {
        let f = curve.field();
        let zz = f.sqr(z_inverse);
        let (x, y) = (f.mul(&self.x, &zz), f.mul(&self.y, &f.mul(z_inverse, &zz)));
        AffinePoint::new(f.normalize(&x), f.normalize(&y))
    }
}

impl<C: Curve> Clone for JacobianPoint<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Curve> Copy for JacobianPoint<C> {}

impl<C: Curve> Default for JacobianPoint<C> {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl<C: Curve> Zeroize for JacobianPoint<C> {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
        self.z.zeroize();
    }
}

impl<C: Curve> Sensitive for JacobianPoint<C> {
    fn poison(&mut self) {
        self.x.poison();
        self.y.poison();
        self.z.poison();
    }
    fn unpoison(&mut self) {
        self.x.unpoison();
        self.y.unpoison();
        self.z.unpoison();
    }
}
