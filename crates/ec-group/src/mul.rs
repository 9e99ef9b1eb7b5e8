//! Multiplication by secret scalars: constant time.
//!
//! Signed windows of five bits (Booth): k = Σ d_i·32^i with −16 ≤ d_i ≤ 16, where d_i = ⌈b/2⌉ − 32·(top bit of b) for
//! the six bits b from bit 5i − 1 on. The sequence of operations and every address depend on the curve alone.

use crate::affine::AffinePoint;
use crate::base::{BaseTable, MULTIPLES, WINDOW, windows};
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use bn_core::ct::Mask;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{Limb, Secret, limbs};
use ec_scalar::Scalar;
use zeroize::Zeroize;

impl<C: Curve> JacobianPoint<C> {
    /// k·G in constant time.
    pub fn mul_base(k: &Secret<Scalar<C>>, curve: &C) -> Secret<Self> {
        match curve.base_table() {
            Some(table) => mul_comb(k, table, curve),
            None => Self::mul(k, curve.generator(), curve),
        }
    }

    /// k·P in constant time, for a public or secret point P.
    ///
    /// Before the last window the accumulator is A = 32·a, with a the prefix of k rounded; 0 ≤ a ≤ n/32 + 1. The
    /// additions A + dP are exceptional where A ≡ d ≠ 0 mod n (a doubling). Before the last window, |A − d| ≤
    /// n/32 + 1 + 32 < n for n > 64, so that needs A = d, where A is a multiple of 32 and |d| ≤ 16: no exception. In the
    /// last window A may wrap (k = n − 2|d|), so that addition is complete. Opposites give the identity rightly.
    pub fn mul(k: &Secret<Scalar<C>>, point: &AffinePoint<C>, curve: &C) -> Secret<Self> {
        let table = multiples(point, curve);
        let mut integer = k.expose().to_integer(curve);
        let windows = windows(curve);
        let mut acc = Secret::new(lookup(&table, digit(integer.as_ref(), windows - 1), curve));
        for window in (0..windows - 1).rev() {
            let a = acc.expose_mut();
            for _ in 0..WINDOW {
                *a = curve.double(a);
            }
            let term = lookup(&table, digit(integer.as_ref(), window), curve);
            *a = if window == 0 { a.add(&term, curve) } else { curve.add_distinct(a, &term) };
        }
        integer.zeroize();
        acc
    }
}

/// P, 2P, …, 16P: no exceptions in a group of more than 32 elements.
fn multiples<C: Curve>(point: &AffinePoint<C>, curve: &C) -> [JacobianPoint<C>; MULTIPLES] {
    let mut table = [point.to_jacobian(curve); MULTIPLES];
    for i in 1..MULTIPLES {
        table[i] = match i % 2 {
            1 => curve.double(&table[i / 2]),
            _ => curve.add_affine_distinct(&table[i - 1], point),
        };
    }
    table
}

/// k·G from the comb: the windows of each residue modulo the stride from the lowest up, residue 0 last.
///
/// No exception before the last addition: A − d·32^i, with A the sum so far, is a sum of ±16 at most times different
/// powers of 32, hence not zero unless all digits are (then the sum is not taken); and without the topmost window, which
/// comes last, it is below 16/31·32^(windows − 1) < n in magnitude, hence not zero modulo n. In the last addition A may
/// be d·32^i modulo n: it is complete.
fn mul_comb<C: Curve>(k: &Secret<Scalar<C>>, table: &BaseTable, curve: &C) -> Secret<JacobianPoint<C>> {
    let mut integer = k.expose().to_integer(curve);
    let mut acc = Secret::new(JacobianPoint::IDENTITY);
    let a = acc.expose_mut();
    let last = windows(curve) - 1;
    for residue in (0..table.stride()).rev() {
        for window in (residue..=last).step_by(table.stride()) {
            let (magnitude, negative) = digit(integer.as_ref(), window);
            let mut term = table.comb_entry(window, magnitude, curve);
            term.y = C::Words::select(negative, &curve.field().neg(&term.y), &term.y);
            let sum =
                if window == last { a.add_affine(&term, curve) } else { curve.add_affine_distinct(a, &term) };
            *a = JacobianPoint::select(Mask::is_zero(magnitude), a, &sum);
        }
        if residue != 0 {
            for _ in 0..WINDOW {
                *a = curve.double(a);
            }
        }
    }
    integer.zeroize();
    acc
}

/// Digit `window` of the scalar as (magnitude ≤ 16, sign).
#[inline(always)]
fn digit(scalar: &[Limb], window: usize) -> (Limb, Mask) {
    let bits = match window {
        0 => limbs::bits(scalar, 0, WINDOW) << 1,
        _ => limbs::bits(scalar, WINDOW * window - 1, WINDOW + 1),
    };
    let negative = Mask::from_bit(bits >> WINDOW & 1);
    let half = (bits + 1) >> 1;
    (negative.select((1 << WINDOW) - half, half), negative)
}

/// The table's multiple, negated where the sign says so; the identity for 0. Reads the table in full.
fn lookup<C: Curve>(
    table: &[JacobianPoint<C>; MULTIPLES],
    (magnitude, negative): (Limb, Mask),
    curve: &C,
) -> JacobianPoint<C> {
    let mut point = JacobianPoint::IDENTITY;
    for (i, entry) in table.iter().enumerate() {
        let mask = Mask::eq(magnitude, i as Limb + 1);
        point = JacobianPoint::select(mask, entry, &point);
    }
    point.y = C::Words::select(negative, &curve.field().neg(&point.y), &point.y);
    point
}
