//! Multiplication by public scalars: variable time, for verification.

use crate::affine::AffinePoint;
use crate::base::BaseTable;
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use alloc::vec;
use alloc::vec::Vec;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{Limb, limbs};
use ec_scalar::Scalar;

/// The digits of the widest scalar: an order over a field of 1024 bits has at most 1025 bits, the expansion one more, and
/// it is read in four chunks of equal length.
const MAX_DIGITS: usize = 1028;
/// Window of the non-adjacent form for points seen once: the odd multiples ±1 … ±15.
const WINDOW: usize = 5;
const ODD_MULTIPLES: usize = 1 << (WINDOW - 2);

impl<C: Curve> JacobianPoint<C> {
    /// P + Q for any two points. Time depends on both.
    #[must_use]
    pub fn add_vartime(&self, q: &Self, curve: &C) -> Self {
        if self.is_identity_vartime(curve) {
            return *q;
        }
        if q.is_identity_vartime(curve) {
            return *self;
        }
        self.or_double_vartime(curve.add_distinct(self, q), q, curve)
    }

    /// P + Q for any two points. Time depends on both.
    #[must_use]
    pub fn add_affine_vartime(&self, q: &AffinePoint<C>, curve: &C) -> Self {
        if self.is_identity_vartime(curve) {
            return q.to_jacobian(curve);
        }
        self.or_double_vartime(curve.add_affine_distinct(self, q), &q.to_jacobian(curve), curve)
    }

    /// The sum of two points that are not the identity: Z' = 0 means P = ±Q, and then it is 2P where they are equal.
    #[inline(always)]
    fn or_double_vartime(&self, sum: Self, q: &Self, curve: &C) -> Self {
        if sum.is_identity_vartime(curve) && self.equals_vartime(q, curve) { curve.double(self) } else { sum }
    }

    pub(crate) fn is_identity_vartime(&self, curve: &C) -> bool {
        // LEAK: the point is public
        self.is_identity(curve).declassify()
    }

    fn equals_vartime(&self, q: &Self, curve: &C) -> bool {
        // LEAK: the points are public
        self.equals(q, curve).declassify()
    }

    /// u₁·G + u₂·Q for public scalars, by the interleaved method over non-adjacent forms (Möller 2001): width 8 over the
    /// generator's table, width 5 over eight multiples of Q. Time depends on all of them.
    #[must_use]
    pub fn mul_add_vartime(u1: &Scalar<C>, u2: &Scalar<C>, q: &AffinePoint<C>, curve: &C) -> Self {
        let Some(base) = curve.base_table() else {
            return Self::sum_of_products_vartime(&[(*u1, *curve.generator()), (*u2, *q)], curve);
        };
        let g_digits = Naf::new(u1, BaseTable::NAF_WINDOW, curve);
        let q_digits = Naf::new(u2, WINDOW, curve);
        let q_table = odd_multiples_vartime(q, curve);
        let mut acc = Self::IDENTITY;
        for i in (0..g_digits.length.max(q_digits.length)).rev() {
            acc = curve.double(&acc);
            if let Some((index, negative)) = q_digits.term(i) {
                let term = &q_table[index];
                acc = acc.add_vartime(&if negative { term.neg(curve) } else { *term }, curve);
            }
            if let Some((index, negative)) = g_digits.term(i) {
                let term = base.odd_multiple_vartime(0, index, curve);
                acc = acc.add_affine_vartime(&if negative { term.neg(curve) } else { term }, curve);
            }
        }
        acc
    }

    /// Σ kᵢ·Pᵢ for public scalars, interleaved over width-5 non-adjacent forms. Time depends on all of them.
    #[must_use]
    pub fn sum_of_products_vartime(terms: &[(Scalar<C>, AffinePoint<C>)], curve: &C) -> Self {
        let terms: Vec<_> = terms
            .iter()
            .map(|(k, point)| (Naf::new(k, WINDOW, curve), odd_multiples_vartime(point, curve)))
            .collect();
        let length = terms.iter().map(|(digits, _)| digits.length).max().unwrap_or(0);
        let mut acc = Self::IDENTITY;
        for i in (0..length).rev() {
            acc = curve.double(&acc);
            for (digits, table) in &terms {
                if let Some((index, negative)) = digits.term(i) {
                    let term = &table[index];
                    acc = acc.add_vartime(&if negative { term.neg(curve) } else { *term }, curve);
                }
            }
        }
        acc
    }

    /// Whether x mod n = r for this public point: r·Z² = X, or (r + n)·Z² = X where r + n < p; no inversion. The
    /// identity has no x. With a cofactor there may be more candidates r + jn below p: all are tried.
    pub fn x_equals_vartime(&self, r: &Scalar<C>, curve: &C) -> bool {
        if self.is_identity_vartime(curve) {
            return false;
        }
        let f = curve.field();
        let (p, n) = (f.modulus().modulus(), curve.scalar_field().modulus().modulus());
        let zz = f.sqr(&self.z);
        let mut candidate = r.to_integer(curve);
        loop {
            // LEAK: signatures and public keys are public
            if !candidate.less_than(p).declassify() {
                return false;
            }
            // LEAK: signatures and public keys are public
            if f.equals(&f.mul(&f.to_element(&candidate), &zz), &self.x).declassify() {
                return true;
            }
            if limbs::add_assign(candidate.as_mut(), n.as_ref()) != 0 {
                return false;
            }
        }
    }

    /// The affine form of a public point; none for the identity.
    pub fn to_affine_vartime(&self, curve: &C) -> Option<AffinePoint<C>> {
        if self.is_identity_vartime(curve) {
            return None;
        }
        Some(self.scaled(&curve.field().invert_vartime(&self.z), curve))
    }

    /// The affine forms of public points at the price of one inversion (Montgomery's trick).
    pub fn to_affine_batch_vartime(points: &[Self], curve: &C) -> Vec<Option<AffinePoint<C>>> {
        let f = curve.field();
        let mut product = f.one();
        let mut prefix = Vec::with_capacity(points.len());
        for point in points {
            prefix.push(product);
            if !point.is_identity_vartime(curve) {
                product = f.mul(&product, &point.z);
            }
        }
        let mut inverse = f.invert_vartime(&product);
        let mut affine = vec![None; points.len()];
        for (i, point) in points.iter().enumerate().rev() {
            if !point.is_identity_vartime(curve) {
                affine[i] = Some(point.scaled(&f.mul(&inverse, &prefix[i]), curve));
                inverse = f.mul(&inverse, &point.z);
            }
        }
        affine
    }

    /// Whether n·P is the identity, for a point on the curve that may be outside the group.
    pub(crate) fn order_divides_n_vartime(point: &AffinePoint<C>, curve: &C) -> bool {
        let n = curve.scalar_field().modulus();
        let mut acc = Self::IDENTITY;
        for i in (0..n.bits()).rev() {
            // right for points of order two too: Y = 0 makes Z' = 0
            acc = curve.double(&acc);
            if limbs::bit(n.modulus().as_ref(), i) == 1 {
                acc = acc.add_affine_vartime(point, curve);
            }
        }
        acc.is_identity_vartime(curve)
    }
}

/// P, 3P, 5P, …, 15P.
pub(crate) fn odd_multiples_vartime<C: Curve>(
    point: &AffinePoint<C>,
    curve: &C,
) -> [JacobianPoint<C>; ODD_MULTIPLES] {
    let mut table = [point.to_jacobian(curve); ODD_MULTIPLES];
    let twice = curve.double(&table[0]);
    for i in 1..ODD_MULTIPLES {
        table[i] = table[i - 1].add_vartime(&twice, curve);
    }
    table
}

/// The width-w non-adjacent form of a scalar: odd digits |d| < 2^(w−1), at least w − 1 zeros after each.
pub(crate) struct Naf {
    digits: [i8; MAX_DIGITS],
    /// The number of digits up to the topmost that is not zero.
    pub(crate) length: usize,
}

impl Naf {
    pub(crate) fn new<C: Curve>(scalar: &Scalar<C>, width: usize, curve: &C) -> Naf {
        let integer = scalar.to_integer(curve);
        let scalar = integer.as_ref();
        let bits = curve.scalar_field().modulus().bits();
        let mut naf = Naf { digits: [0; MAX_DIGITS], length: 0 };
        let (mut position, mut carry) = (0, 0u16);
        while position <= bits {
            if limbs::bit(scalar, position) as u16 == carry {
                position += 1;
                continue;
            }
            // the window with its carry is odd; values from 2^(w−1) on become negative and carry one up
            let window = bits_of(scalar, position, width) + carry;
            carry = window >> (width - 1);
            naf.digits[position] = (window as i16 - ((carry as i16) << width)) as i8;
            naf.length = position + 1;
            position += width;
        }
        naf
    }

    /// Digit `i` as an index into the odd multiples 1, 3, 5, … and a sign; none for 0.
    #[inline]
    pub(crate) fn term(&self, i: usize) -> Option<(usize, bool)> {
        let digit = self.digits[i];
        (digit != 0).then(|| (usize::from(digit.unsigned_abs() / 2), digit < 0))
    }
}

/// `count ≤ 8` bits from bit `index`, for any limb size.
fn bits_of(a: &[Limb], index: usize, count: usize) -> u16 {
    (0..count).fold(0, |bits, i| bits | (limbs::bit(a, index + i) as u16) << i)
}
