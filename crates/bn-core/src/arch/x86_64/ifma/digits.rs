//! Numbers in radix 2^52, and a modulus as the kernels want it. Constant-time throughout.

use crate::arch::{ZeroBytes, wipe};
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

// SAFETY: words.
unsafe impl ZeroBytes for Vector {}

impl Zeroize for Vector {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// All lanes of some vectors, in the order of memory.
pub(super) fn lanes_mut(vectors: &mut [Vector]) -> &mut [u64] {
    // SAFETY: a vector is eight words in that order without padding, aligned more strictly than a word.
    unsafe { core::slice::from_raw_parts_mut(vectors.as_mut_ptr().cast(), 8 * vectors.len()) }
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
        wipe(&mut self.0);
    }
}

/// Runs `f` on zeroed vectors, which are wiped afterwards: on the stack if the rows of a public power fit.
pub(super) fn with_vectors(length: usize, f: impl FnOnce(&mut [Vector])) {
    const STACK: usize = 94;
    if length <= STACK {
        let mut vectors = [Vector::default(); STACK];
        f(&mut vectors[..length]);
        wipe(&mut vectors[..length]);
    } else {
        f(&mut Vectors::zero(length));
    }
}

/// The digits of `a`, least significant first, without end.
pub(super) fn digits(a: &[Limb]) -> impl Iterator<Item = u64> {
    let (mut limbs, mut bits, mut count) = (a.iter(), 0u128, 0);
    core::iter::repeat_with(move || {
        if count < DIGIT_BITS {
            bits |= u128::from(limbs.next().copied().unwrap_or(0)) << count;
            count += LIMB_BITS;
        }
        let digit = bits as u64 & DIGIT_MASK;
        bits >>= DIGIT_BITS;
        count -= DIGIT_BITS;
        digit
    })
}

/// `out` = the number with the given digits mod m, for a number below 3m.
pub(super) fn reduce_to_limbs(out: &mut [Limb], digits: &[u64], m: &[Limb]) {
    let (mut digits, mut bits, mut count) = (digits.iter(), 0u128, 0);
    let mut next_limb = || {
        while count < LIMB_BITS {
            bits |= u128::from(digits.next().copied().unwrap_or(0)) << count;
            count += DIGIT_BITS;
        }
        let limb = bits as Limb;
        bits >>= LIMB_BITS;
        count -= LIMB_BITS;
        limb
    };
    out.iter_mut().for_each(|limb| *limb = next_limb());
    let mut beyond = next_limb();
    for _ in 0..2 {
        beyond = beyond.wrapping_sub(limbs::sub_assign(out, m));
        // beyond is 0…2, or −1 when the difference is negative
        let negative = Mask::is_zero(beyond.wrapping_add(1));
        beyond = beyond.wrapping_add(limbs::add_assign_if(negative, out, m));
    }
}

/// The two digits of −m⁻¹ mod 2^104, for n0 = −m⁻¹ mod 2^64.
pub(super) fn quotient_factor(m: &[Limb], n0: Limb) -> [u64; 2] {
    // Newton's step for −m⁻¹: if m·x = −1 + e, then m·x·(2 + m·x) = −1 + e².
    let low = u128::from(m[0]) | u128::from(m.get(1).copied().unwrap_or(0)) << LIMB_BITS;
    let x = u128::from(n0);
    let k = x.wrapping_mul(low.wrapping_mul(x).wrapping_add(2));
    [k as u64 & DIGIT_MASK, (k >> DIGIT_BITS) as u64 & DIGIT_MASK]
}

/// The n digits of M = (k·m + 1)/2^(52·delay), for the `delay` lowest digits of k = −m⁻¹; `delay` is 1 or 2.
pub(super) fn big_m(m: &[Limb], k: [u64; 2], delay: usize, n: usize) -> impl Iterator<Item = u64> {
    let k_low = u128::from(k[0]);
    let k_high = if delay == 2 { u128::from(k[1]) } else { 0 };
    // The lowest `delay` digits of k·m + 1 are zero; those of M fit n digits, since k < 2^(52·delay).
    let (mut sum, mut before) = (1u128, 0);
    let digits = digits(m).take(n + delay).map(move |digit| {
        sum += u128::from(digit) * k_low + u128::from(before) * k_high;
        before = digit;
        let low = sum as u64 & DIGIT_MASK;
        sum >>= DIGIT_BITS;
        low
    });
    digits.skip(delay)
}

/// The bit length of a modulus, which is public: its top limb is not zero.
pub(super) fn bit_length_public(m: &[Limb]) -> usize {
    m.len() * LIMB_BITS - m[m.len() - 1].leading_zeros() as usize
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
        (1..=16)
            .find(|products| (2 * c).checked_sub(products * gain).is_some_and(|start| start <= bits))
            .map(|products| PathToDomain { products })
    }

    /// Where a path of so many products starts.
    pub(super) fn start(width: usize, n: usize, products: usize) -> usize {
        let c = DIGIT_BITS * n;
        2 * c - products * (2 * LIMB_BITS * width - c)
    }
}
