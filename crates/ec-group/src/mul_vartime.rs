//! Multiplication by public scalars: variable time, for verification.

use crate::affine::AffinePoint;
use crate::base::BaseTable;
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use crate::prepared_vartime::PreparedPoint;
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
/// From so many terms with one point on, a [`PreparedPoint`] pays: it costs about one product and saves over half of each.
const FREQUENT: usize = 3;

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
        let points = match curve.base_table() {
            Some(_) => &[*q][..],
            None => &[*q, *curve.generator()],
        };
        let tables = odd_multiples_vartime(points, curve);
        let (q_table, g_table) = tables.split_at(ODD_MULTIPLES);
        Self::mul_add_with_tables_vartime(u1, u2, q_table, g_table, curve)
    }

    /// [`mul_add_vartime`](Self::mul_add_vartime) for many (u₁, u₂, Q), in their order. A Q that occurs three times or more
    /// gets one table for all ([`PreparedPoint`]); the tables of the others are made affine by one inversion.
    #[must_use]
    pub fn mul_add_batch_vartime(terms: &[(Scalar<C>, Scalar<C>, AffinePoint<C>)], curve: &C) -> Vec<Self> {
        let mut order: Vec<usize> = (0..terms.len()).collect();
        order.sort_by(|&i, &j| terms[i].2.cmp_vartime(&terms[j].2));
        let mut sums = vec![Self::IDENTITY; terms.len()];
        let mut rare = Vec::new();
        for run in order.chunk_by(|&i, &j| terms[i].2.cmp_vartime(&terms[j].2).is_eq()) {
            if run.len() < FREQUENT {
                rare.extend_from_slice(run);
                continue;
            }
            let prepared = PreparedPoint::new_vartime(&terms[run[0]].2, curve);
            for &i in run {
                sums[i] = prepared.mul_add_vartime(&terms[i].0, &terms[i].1, curve);
            }
        }
        let points = rare.iter().map(|&i| terms[i].2);
        let points: Vec<_> =
            points.chain(curve.base_table().is_none().then_some(*curve.generator())).collect();
        let tables = odd_multiples_vartime(&points, curve);
        let (q_tables, g_table) = tables.split_at(rare.len() * ODD_MULTIPLES);
        for (&i, q_table) in rare.iter().zip(q_tables.chunks_exact(ODD_MULTIPLES)) {
            let (u1, u2, _) = &terms[i];
            sums[i] = Self::mul_add_with_tables_vartime(u1, u2, q_table, g_table, curve);
        }
        sums
    }

    /// u₁·G + u₂·Q from Q's odd multiples, and G's where there is no built-in table.
    fn mul_add_with_tables_vartime(
        u1: &Scalar<C>,
        u2: &Scalar<C>,
        q_table: &[AffinePoint<C>],
        g_table: &[AffinePoint<C>],
        curve: &C,
    ) -> Self {
        let base = curve.base_table();
        let g_digits = Naf::new(u1, base.map_or(WINDOW, |_| BaseTable::NAF_WINDOW), curve);
        let q_digits = Naf::new(u2, WINDOW, curve);
        let mut acc = Self::IDENTITY;
        for i in (0..g_digits.length.max(q_digits.length)).rev() {
            acc = curve.double(&acc);
            let q_term = q_digits.term(i).map(|(index, negative)| (q_table[index], negative));
            let g_term = g_digits.term(i).map(|(index, negative)| match base {
                Some(base) => (base.odd_multiple_vartime(0, index, curve), negative),
                None => (g_table[index], negative),
            });
            for (point, negative) in q_term.into_iter().chain(g_term) {
                acc = acc.add_affine_vartime(&if negative { point.neg(curve) } else { point }, curve);
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

    /// The affine forms of public points at the price of one inversion.
    pub fn to_affine_batch_vartime(points: &[Self], curve: &C) -> Vec<Option<AffinePoint<C>>> {
        let mut inverses: Vec<_> = points.iter().map(|point| point.z).collect();
        curve.field().invert_batch_vartime(&mut inverses);
        let affine = |(point, z_inverse): (&Self, &C::Words)| {
            (!point.is_identity_vartime(curve)).then(|| point.scaled(z_inverse, curve))
        };
        points.iter().zip(&inverses).map(affine).collect()
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

/// P, 3P, 5P, …, 15P for each point, affine at the price of one inversion.
fn odd_multiples_vartime<C: Curve>(points: &[AffinePoint<C>], curve: &C) -> Vec<AffinePoint<C>> {
    let mut multiples = Vec::with_capacity(points.len() * ODD_MULTIPLES);
    for point in points {
        let mut multiple = point.to_jacobian(curve);
        let twice = curve.double(&multiple);
        for _ in 0..ODD_MULTIPLES {
            multiples.push(multiple);
            multiple = multiple.add_vartime(&twice, curve);
        }
    }
    let affine = JacobianPoint::to_affine_batch_vartime(&multiples, curve);
    // an identity among them (a group of order below 16) is never asked for: digits are scalars below n
    affine.into_iter().map(Option::unwrap_or_default).collect()
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
