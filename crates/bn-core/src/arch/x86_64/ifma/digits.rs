//! Numbers in radix 2^52, and a modulus as the kernels want it. Constant-time throughout.

use crate::arch::Modulus;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// Bits in a digit.
pub(super) const DIGIT_BITS: usize = 52;
/// 2^52 − 1.
pub(super) const DIGIT_MASK: u64 = (1 << DIGIT_BITS) - 1;

/// Eight 64-bit lanes, as one register holds them.
#[derive(Clone, Copy, Default)]
#[repr(C, align(64))]
pub(super) struct Vector(pub(super) [u64; 8]);

impl Zeroize for Vector {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// Vectors that are wiped when dropped.
pub(super) struct Vectors(Vec<Vector>);

impl Vectors {
    pub(super) fn zero(length: usize) -> Vectors {
        Vectors(vec![Vector::default(); length])
    }
}

impl core::ops::Deref for Vectors {
    type Target = [Vector];
    fn deref(&self) -> &[Vector] {
        &self.0
    }
}

impl core::ops::DerefMut for Vectors {
    fn deref_mut(&mut self) -> &mut [Vector] {
        &mut self.0
    }
}

impl Drop for Vectors {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// Digit `index` of `a`, zero beyond its width.
pub(super) fn digit(a: &[Limb], index: usize) -> u64 {
    limbs::bits(a, index * DIGIT_BITS, DIGIT_BITS)
}

/// `out` = the number with the given digits mod m, for a number below 3m.
pub(super) fn reduce_to_limbs(out: &mut [Limb], digits: impl Iterator<Item = u64>, m: &[Limb]) {
    out.fill(0);
    let mut beyond = 0; // the limb above `out`
    for (i, digit) in digits.enumerate() {
        let (word, shift) = (i * DIGIT_BITS / LIMB_BITS, i * DIGIT_BITS % LIMB_BITS);
        let wide = u128::from(digit) << shift;
        for (limb, part) in [(word, wide as Limb), (word + 1, (wide >> LIMB_BITS) as Limb)] {
            match out.get_mut(limb) {
                Some(limb) => *limb |= part,
                None => beyond |= part,
            }
        }
    }
    for _ in 0..2 {
        beyond = beyond.wrapping_sub(limbs::sub_assign(out, m));
        // beyond is 0…2, or −1 when the difference is negative
        let negative = Mask::is_zero(beyond.wrapping_add(1));
        beyond = beyond.wrapping_add(limbs::add_assign_if(negative, out, m));
    }
}

/// What the kernels need of a modulus of n digits, as digits: with c = 52·n and R = 2^c.
pub(super) struct DigitModulus {
    /// m, n digits; then M, n digits
    digits: Vec<u64>,
    /// k = −m⁻¹ mod 2^52
    pub(super) n0: u64,
}

impl DigitModulus {
    /// From m of at most 52·n − 4 bits.
    pub(super) fn new(modulus: &Modulus<'_>, n: usize) -> DigitModulus {
        let mut digits = vec![0; 2 * n];
        let (m, big_m) = digits.split_at_mut(n);
        for (i, d) in m.iter_mut().enumerate() {
            *d = digit(modulus.m, i);
        }
        let n0 = modulus.n0 & DIGIT_MASK;
        // M = (k·m + 1)/2^52: its lowest digit is −1 + 1, carried on; the top one is below 2^52 since k < 2^52.
        let mut carry = 1u128;
        for i in 0..=n {
            let m_i = if i < n { m[i] } else { 0 };
            carry += u128::from(m_i) * u128::from(n0);
            if i > 0 {
                big_m[i - 1] = carry as u64 & DIGIT_MASK;
            }
            carry >>= DIGIT_BITS;
        }
        DigitModulus { digits, n0 }
    }

    /// Digit i of m, zero from n on.
    pub(super) fn m(&self, i: usize) -> u64 {
        if i < self.digits.len() / 2 { self.digits[i] } else { 0 }
    }

    /// Digit i of M = (k·m + 1)/2^52.
    pub(super) fn big_m(&self, i: usize) -> u64 {
        self.digits[self.digits.len() / 2 + i]
    }
}

impl Drop for DigitModulus {
    fn drop(&mut self) {
        self.digits.zeroize();
        self.n0.zeroize();
    }
}

/// How R² = 2^(2c) mod m is got from L = 2^(2·LIMB_BITS·w) mod m, which the context has: from 2^start by `products`
/// Montgomery multiplications by L, each of which adds 2·LIMB_BITS·w − c to the power of two. All of it is public.
pub(super) struct PathToDomain {
    pub(super) products: usize,
}

impl PathToDomain {
    /// The shortest path for a modulus of `width` limbs and `bits` bits in n digits; `None` if it is too narrow for them.
    pub(super) fn find(width: usize, bits: usize, n: usize) -> Option<PathToDomain> {
        let c = DIGIT_BITS * n;
        let gain = (2 * LIMB_BITS * width).checked_sub(c)?;
        // 2^bits ≤ 2m may be an operand
        (1..=4)
            .find(|products| (2 * c).checked_sub(products * gain).is_some_and(|start| start <= bits))
            .map(|products| PathToDomain { products })
    }

    /// Where a path of so many products starts.
    pub(super) fn start(width: usize, n: usize, products: usize) -> usize {
        let c = DIGIT_BITS * n;
        2 * c - products * (2 * LIMB_BITS * width - c)
    }
}
