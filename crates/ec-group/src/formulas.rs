//! Addition and doubling in Jacobian coordinates: (X, Y, Z) stands for (X/Z², Y/Z³), and Z = 0 for the identity.
//!
//! Straight-line: no branch but on the public form of the coefficient a. Formulas after Cohen, Miyaji and Ono 1998,
//! in the notation of Hankerson, Menezes and Vanstone, Guide to Elliptic Curve Cryptography, 3.2.2.

use crate::affine::AffinePoint;
use crate::curve::{CoefficientA, Curve};
use crate::jacobian::JacobianPoint;
use bn_core::ct::Mask;
use bn_core::fixed::PrimeField;

/// 2P in 4M + 4S for a = −3.
///
/// A = 2Y, B = A², C = XB, M = 3X² + aZ⁴: X' = M² − 2C, Y' = M(C − X') − B²/2, Z' = AZ. Z = 0 gives Z' = 0; Y = 0 does
/// not occur in a group of odd order.
#[inline(always)]
pub(crate) fn double<C: Curve>(p: &JacobianPoint<C>, curve: &C) -> JacobianPoint<C> {
    let f = curve.field();
    let equation = curve.equation();
    let zz = f.sqr(&p.z);
    let m = match equation.form {
        CoefficientA::MinusThree => {
            let t = f.mul(&f.sub(&p.x, &zz), &f.add(&p.x, &zz));
            f.add(&f.double(&t), &t)
        }
        CoefficientA::Zero => triple_square(f, &p.x),
        CoefficientA::General => f.add(&triple_square(f, &p.x), &f.mul(&equation.a, &f.sqr(&zz))),
    };
    let a = f.double(&p.y);
    let b = f.sqr(&a);
    let c = f.mul(&p.x, &b);
    let x = f.sub(&f.sqr(&m), &f.double(&c));
    let y = f.sub(&f.mul(&m, &f.sub(&c, &x)), &f.halve(&f.sqr(&b)));
    JacobianPoint::new(x, y, f.mul(&a, &p.z))
}

#[inline(always)]
fn triple_square<F: PrimeField>(f: &F, x: &F::Words) -> F::Words {
    let xx = f.sqr(x);
    f.add(&f.double(&xx), &xx)
}

/// H and R of an addition, both zero if P = Q.
pub(crate) struct Differences<C: Curve>(C::Words, C::Words);

impl<C: Curve> Differences<C> {
    /// Set if both are zero.
    #[inline(always)]
    pub(crate) fn are_zero(&self, curve: &C) -> Mask {
        curve.field().is_zero(&self.0) & curve.field().is_zero(&self.1)
    }
}

/// P + Q in 12M + 4S. Where the differences are zero and neither point is the identity, 2P is to take its place.
///
/// Otherwise right: identities are selected around; for P = −Q, H = 0 makes Z' = 0.
#[inline(always)]
pub(crate) fn add<C: Curve>(
    p: &JacobianPoint<C>,
    q: &JacobianPoint<C>,
    curve: &C,
) -> (JacobianPoint<C>, Differences<C>) {
    let f = curve.field();
    let qzz = f.sqr(&q.z);
    let u = f.mul(&p.x, &qzz);
    let s = f.mul(&p.y, &f.mul(&q.z, &qzz));
    let ([x, y, z], differences) = add_scaled(&u, &s, &p.z, &q.x, &q.y, curve);
    let sum = JacobianPoint::new(x, y, f.mul(&z, &q.z));
    let (p_is_identity, q_is_identity) = (p.is_identity(curve), q.is_identity(curve));
    let sum = JacobianPoint::select(q_is_identity, p, &JacobianPoint::select(p_is_identity, q, &sum));
    (sum, differences)
}

/// P + Q for affine Q in 8M + 3S. Where the differences are zero and P is not the identity, 2P is to take its place.
#[inline(always)]
pub(crate) fn add_affine<C: Curve>(
    p: &JacobianPoint<C>,
    q: &AffinePoint<C>,
    curve: &C,
) -> (JacobianPoint<C>, Differences<C>) {
    let ([x, y, z], differences) = add_scaled(&p.x, &p.y, &p.z, &q.x, &q.y, curve);
    let p_is_identity = p.is_identity(curve);
    let sum = JacobianPoint::new(x, y, z);
    (JacobianPoint::select(p_is_identity, &q.to_jacobian(curve), &sum), differences)
}

/// The common part: (u, s) = (X₁Z₂², Y₁Z₂³), H = X₂Z₁² − u, R = Y₂Z₁³ − s, V = uH²:
/// X' = R² − H³ − 2V, Y' = R(V − X') − sH³, Z'/Z₂ = Z₁H.
#[inline(always)]
fn add_scaled<C: Curve>(
    u: &C::Words,
    s: &C::Words,
    z1: &C::Words,
    x2: &C::Words,
    y2: &C::Words,
    curve: &C,
) -> ([C::Words; 3], Differences<C>) {
    let f = curve.field();
    let zz = f.sqr(z1);
    let h = f.sub(&f.mul(x2, &zz), u);
    let r = f.sub(&f.mul(y2, &f.mul(z1, &zz)), s);
    let hh = f.sqr(&h);
    let hhh = f.mul(&h, &hh);
    let v = f.mul(u, &hh);
    let x = f.sub(&f.sub(&f.sqr(&r), &hhh), &f.double(&v));
    let y = f.sub(&f.mul(&r, &f.sub(&v, &x)), &f.mul(s, &hhh));
    ([x, y, f.mul(z1, &h)], Differences(h, r))
}
