//! Digits, and the matrix that folds the high ones. Integer arithmetic, time depends on lengths alone.

use super::{LEAST_BITS, MAX_DIGITS, Shape};
use crate::limb::Limb;
use zeroize::Zeroize;

/// log2 of the radix.
const RADIX: usize = 49;
/// Limbs that hold a number of any shape, its sign and the bias of its digits.
const WIDTH: usize = (RADIX * MAX_DIGITS).div_ceil(64) + 2;

/// Reduces signed integers modulo m by multiples rounded to the nearest: results are a little more than m/2 at most.
struct Reducer<'a> {
    m: &'a [Limb],
    bits: usize,
    /// ⌊2^117 / top⌋ for top = ⌊m / 2^(bits − 56)⌋, which has 56 bits: 2^61 < inverse ≤ 2^62
    inverse: i64,
}

impl<'a> Reducer<'a> {
    fn new(m: &'a [Limb], bits: usize) -> Reducer<'a> {
        debug_assert!(bits >= LEAST_BITS);
        let top = window(m, bits - 56, 0) & ((1 << 56) - 1);
        // Long division bit by bit: 2^117 = 2^55 (below or equal to top) followed by 62 zeros.
        let (mut rest, mut inverse) = (1u64 << 55, 0u64);
        for _ in 0..=62 {
            let less = rest.wrapping_sub(top) >> 63;
            inverse = inverse << 1 | (less ^ 1);
            rest = (rest - (top & less.wrapping_sub(1))) << 1;
        }
        Reducer { m, bits, inverse: inverse as i64 }
    }

    /// c = c·2^shift + addend − q·m for the q that makes |c| ≤ 0.54·m, c being in two's complement, one limb wider than m.
    /// Given |c|·2^shift ≤ 2^49·m, |c| ≤ 2^6·m, shift ≤ 49, addend < 2^49.
    ///
    /// Proof: with h = c / 2^(bits − 56) and t = m / 2^(bits − 56) ≥ 2^55, q approximates x = h·2^shift/t. Truncating h
    /// errs by at most 2^49/2^55 = 2^−6, truncating t by |x|·2^−55 ≤ 2^−6, truncating the inverse by
    /// |h|·2^shift/2^117 ≤ 2^56·2^49·2^−117; rounding by 1/2; and addend < 2^49 is nothing against m: 0.532 together.
    /// The kernels' proof takes the rows of the matrix to be of at most 0.54·2^bits.
    fn step(&self, c: &mut [u64], shift: usize, addend: u64) {
        // the usual distance as a constant makes constant shifts
        if shift == RADIX { self.step_by(c, RADIX, addend) } else { self.step_by(c, shift, addend) }
    }

    #[inline(always)]
    fn step_by(&self, c: &mut [u64], shift: usize, addend: u64) {
        let n = self.m.len();
        assert_eq!(c.len(), n + 1);
        let sign = ((c[n] as i64) >> 63) as u64;
        let high = window(c, self.bits - 56, sign) as i64;
        let down = 117 - shift;
        let q = ((i128::from(high) * i128::from(self.inverse) + (1i128 << (down - 1))) >> down) as i64;
        // the barrier keeps the optimiser from making a loop for each sign, and a branch between them
        let negative = crate::arch::barrier((q >> 63) as u64);
        let (mut below, mut carry) = (0u64, i128::from(addend));
        let (limbs, top) = c.split_at_mut(n);
        for (limb, &m) in limbs.iter_mut().zip(self.m) {
            // two shifts, since `below >> 64` is none
            let shifted = *limb << shift | (below >> 1) >> (63 - shift);
            below = *limb;
            // q·m for q in two's complement; |carry| < 2^51 and |q| < 2^51, so the sum is within ±2^116
            let product = (u128::from(q as u64) * u128::from(m)).wrapping_sub(u128::from(negative & m) << 64);
            let t = i128::from(shifted) + carry - product as i128;
            *limb = t as u64;
            carry = t >> 64;
        }
        top[0] = (top[0] << shift | (below >> 1) >> (63 - shift)).wrapping_add(carry as u64);
    }
}

/// The 64 bits of `a`, extended by `sign`, from bit `index` on.
fn window(a: &[u64], index: usize, sign: u64) -> u64 {
    let (word, shift) = (index / 64, index % 64);
    let at = |i: usize| a.get(i).copied().unwrap_or(sign);
    at(word) >> shift | (at(word + 1) << 1) << (63 - shift)
}

/// The digits of the signed integer `c` (two's complement), each in [−2^48, 2^48).
///
/// Adding 2^48 at every digit's place makes them non-negative, so that they can be cut out independently.
///
/// `biased` is working memory, left for the caller to wipe; its limbs beyond the digits' are zero.
fn to_digits(out: &mut [f64], c: &[u64], biased: &mut [u64; WIDTH]) {
    let count = out.len();
    let sign = c.last().map_or(0, |&top| ((top as i64) >> 63) as u64);
    let width = (RADIX * count).div_ceil(64);
    // a digit is read from two limbs
    assert!(width < WIDTH);
    let mut carry = 0u128;
    for (i, limb) in biased[..width].iter_mut().enumerate() {
        let t = u128::from(c.get(i).copied().unwrap_or(sign)) + u128::from(bias(i)) + carry;
        *limb = t as u64;
        carry = t >> 64;
    }
    // without iterators and pointers, which take long in unoptimised builds
    let (mut i, mut bit) = (0, 0);
    while i < count {
        let (low, high) = (biased[bit / 64], biased[bit / 64 + 1]);
        // two shifts, since `high << 64` is none
        let word = low >> (bit % 64) | (high << 1) << (63 - bit % 64);
        out[i] = unbiased(word & ((1 << RADIX) - 1));
        (i, bit) = (i + 1, bit + RADIX);
    }
}

/// The double x − 2^48 for an integer x < 2^49: written into the significand of 2^52, without a conversion.
#[inline(always)]
fn unbiased(x: u64) -> f64 {
    const TWO_52: f64 = (1u64 << 52) as f64;
    f64::from_bits(TWO_52.to_bits() | x) - (TWO_52 + (1u64 << 48) as f64)
}

/// Limb `i` of Σ 2^(49k + 48).
const fn bias(i: usize) -> u64 {
    const BIAS: [u64; WIDTH] = {
        let mut limbs = [0; WIDTH];
        let mut bit = RADIX - 1;
        while bit < 64 * WIDTH {
            limbs[bit / 64] |= 1 << (bit % 64);
            bit += RADIX;
        }
        limbs
    };
    BIAS[i]
}

/// Calls `sink` with each row < n and the digits of 2^(49(n + row)) mod m, balanced: the matrix that folds the digits from n
/// on. `false` if one of its columns is heavier than the kernel's bounds allow: which no modulus is
/// for most shapes, and one in a million for the others.
#[inline(always)]
pub(super) fn matrix(m: &[Limb], bits: usize, shape: &Shape, mut sink: impl FnMut(usize, &[f64])) -> bool {
    let (rows, columns) = (shape.digits, shape.columns());
    let reducer = Reducer::new(m, bits);
    let (mut limbs, mut biased) = ([0u64; WIDTH], [0u64; WIDTH]);
    let c = &mut limbs[..=m.len()];
    let (mut weights, mut row_digits) = ([0u64; MAX_DIGITS], [0.0; MAX_DIGITS]);
    let digits = &mut row_digits[..columns];
    let can_be_heavy = shape.column_limit < (rows as u64) << (RADIX - 1);
    // 2^(bits − 1) is below m; steps of at most 49 bits lead to 2^(49n), the first of them making up the odd bits.
    c[(bits - 1) / 64] = 1 << ((bits - 1) % 64);
    let mut distance = RADIX * rows - (bits - 1);
    while distance > 0 {
        let shift = (distance - 1) % RADIX + 1;
        reducer.step(c, shift, 0);
        distance -= shift;
    }
    for row in 0..rows {
        to_digits(digits, c, &mut biased);
        sink(row, digits);
        if can_be_heavy {
            for (weight, &digit) in weights.iter_mut().zip(digits.iter()) {
                *weight += integer(digit).unsigned_abs();
            }
        }
        reducer.step(c, RADIX, 0);
    }
    let heaviest = weights.iter().fold(0u64, |max, &weight| {
        // the barrier keeps the optimiser from seeing a maximum, which it computes with a branch
        let less = crate::arch::barrier(max.wrapping_sub(weight) >> 63).wrapping_neg();
        max ^ (less & (max ^ weight))
    });
    limbs.zeroize();
    biased.zeroize();
    weights.zeroize();
    row_digits.zeroize();
    // LEAK: whether the modulus suits the kernel decides which code runs; nearly all do.
    !crate::ct::Mask::lt(shape.column_limit, heaviest).declassify()
}

/// The digits of a residue.
pub(super) fn digits(out: &mut [f64], residue: &[Limb]) {
    // a residue is not negative: one more limb says so
    let (mut signed, mut biased) = ([0u64; WIDTH], [0u64; WIDTH]);
    signed[..residue.len()].copy_from_slice(residue);
    to_digits(out, &signed, &mut biased);
    signed.zeroize();
    biased.zeroize();
}

/// The integer that `x` is, for |x| < 2^51: a cast would branch on its range.
fn integer(x: f64) -> i64 {
    // In x + 1.5·2^52 the integer stands in the lowest bits of the significand, plus a constant.
    const SHIFT: f64 = 1.5 * (1u64 << 52) as f64;
    (x + SHIFT).to_bits().wrapping_sub(SHIFT.to_bits()) as i64
}

/// The residue below m of a number, which may be negative and much longer than m.
pub(super) fn residue(out: &mut [Limb], m: &[Limb], bits: usize, digits: &[f64]) {
    // The integer, in two's complement: below 2^(49n + 1) in magnitude.
    let mut number = [0u64; WIDTH];
    let (mut sum, mut filled, mut width) = (0i128, 0, 0);
    for &digit in digits {
        // |digit| < 2^50 at a place below 2^64, on top of a carry of at most 2^51
        sum += i128::from(integer(digit)) << filled;
        filled += RADIX;
        if filled >= 64 {
            number[width] = sum as u64;
            width += 1;
            sum >>= 64;
            filled -= 64;
        }
    }
    let sign = ((sum >> 127) as i64) as u64;
    number[width] = sum as u64;
    number[width + 1..].fill(sign);

    // Horner's rule with digits of 49 bits, from the part that is at most 2^6·m.
    let reducer = Reducer::new(m, bits);
    let n = m.len();
    let mut chunks = (RADIX * digits.len()).saturating_sub(bits + 5).div_ceil(RADIX);
    let mut c = [0u64; WIDTH];
    let c = &mut c[..=n];
    for (i, limb) in c.iter_mut().enumerate() {
        *limb = window(&number, RADIX * chunks + 64 * i, sign);
    }
    reducer.step(c, 0, 0);
    while chunks > 0 {
        chunks -= 1;
        reducer.step(c, RADIX, window(&number, RADIX * chunks, sign) & ((1 << RADIX) - 1));
    }
    // |c| < m: one addition if it is negative
    let negative = crate::ct::Mask::from_bit(c[n] >> 63);
    out.copy_from_slice(&c[..n]);
    crate::limbs::add_assign_if(negative, out, m);
    c.zeroize();
    number.zeroize();
}
