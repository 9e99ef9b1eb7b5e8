//! Operations on slices of limbs of one width, least significant limb first.
//!
//! Widths are public and never trimmed. Functions of fixed width cannot fail and return only what the word
//! arithmetic yields: a carry, a borrow, a mask. All are constant-time in the values.

use crate::arch;
use crate::ct::Mask;
use crate::karatsuba;
use crate::limb::{LIMB_BITS, LIMB_BYTES, Limb, adc, mac, sbb};

/// `a += b`, returning the carry. `b` may be shorter.
#[inline]
pub fn add_assign(a: &mut [Limb], b: &[Limb]) -> Limb {
    let (low, high) = a.split_at_mut(b.len());
    let mut carry = 0;
    for (x, &y) in low.iter_mut().zip(b) {
        (*x, carry) = adc(*x, y, carry);
    }
    for x in high {
        (*x, carry) = adc(*x, 0, carry);
    }
    carry
}

/// `a -= b`, returning the borrow. `b` may be shorter.
#[inline]
pub fn sub_assign(a: &mut [Limb], b: &[Limb]) -> Limb {
    let (low, high) = a.split_at_mut(b.len());
    let mut borrow = 0;
    for (x, &y) in low.iter_mut().zip(b) {
        (*x, borrow) = sbb(*x, y, borrow);
    }
    for x in high {
        (*x, borrow) = sbb(*x, 0, borrow);
    }
    borrow
}

/// `a += b` where `mask` is set; the carry of the addition made.
#[inline]
pub fn add_assign_if(mask: Mask, a: &mut [Limb], b: &[Limb]) -> Limb {
    let mut carry = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, carry) = adc(*x, y & mask.limb(), carry);
    }
    carry
}

/// `a -= b` where `mask` is set; the borrow of the subtraction made.
#[inline]
pub fn sub_assign_if(mask: Mask, a: &mut [Limb], b: &[Limb]) -> Limb {
    let mut borrow = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, borrow) = sbb(*x, y & mask.limb(), borrow);
    }
    borrow
}

/// Set if `a < b`; equal widths.
#[inline]
pub fn lt(a: &[Limb], b: &[Limb]) -> Mask {
    debug_assert_eq!(a.len(), b.len());
    let mut borrow = 0;
    for (&x, &y) in a.iter().zip(b) {
        (_, borrow) = sbb(x, y, borrow);
    }
    Mask::from_bit(borrow)
}

/// Set if `a == b`; equal widths.
#[inline]
pub fn eq(a: &[Limb], b: &[Limb]) -> Mask {
    debug_assert_eq!(a.len(), b.len());
    Mask::is_zero(a.iter().zip(b).fold(0, |acc, (&x, &y)| acc | (x ^ y)))
}

/// Set if `a == 0`.
#[inline]
pub fn is_zero(a: &[Limb]) -> Mask {
    Mask::is_zero(a.iter().fold(0, |acc, &x| acc | x))
}

/// `out = mask ? a : out`.
#[inline]
pub fn assign_if(mask: Mask, out: &mut [Limb], a: &[Limb]) {
    for (x, &y) in out.iter_mut().zip(a) {
        *x = mask.select(y, *x);
    }
}

/// Swaps `a` and `b` where `mask` is set.
#[inline]
pub fn swap_if(mask: Mask, a: &mut [Limb], b: &mut [Limb]) {
    for (x, y) in a.iter_mut().zip(b) {
        let t = (*x ^ *y) & mask.limb();
        *x ^= t;
        *y ^= t;
    }
}

/// Entry `index` of a table of entries of `out.len()` limbs each, reading the table in full.
pub fn lookup(out: &mut [Limb], table: &[Limb], index: Limb) {
    let n = out.len();
    let (wide, rest) = out.as_chunks_mut::<16>();
    let (narrow, single) = rest.as_chunks_mut::<4>();
    let table = lookup_columns(wide, table, n, index);
    let table = lookup_columns(narrow, table, n, index);
    lookup_columns(single.as_chunks_mut::<1>().0, table, n, index);
}

/// The first columns of entry `index`, entries being `n` limbs apart, each column few enough limbs to stay in registers;
/// the table from the next column on.
#[inline(always)]
fn lookup_columns<'t, const W: usize>(
    columns: &mut [[Limb; W]],
    mut table: &'t [Limb],
    n: usize,
    index: Limb,
) -> &'t [Limb] {
    for column in columns {
        let (mut sum, mut left, mut i) = ([0; W], table, 0);
        while let Some(entry) = left.first_chunk::<W>() {
            let mask = Mask::eq(i, index).limb();
            for (x, &y) in sum.iter_mut().zip(entry) {
                *x |= y & mask;
            }
            i = i.wrapping_add(1);
            left = left.get(n..).unwrap_or(&[]);
        }
        *column = sum;
        table = &table[W..];
    }
    table
}

/// `a <<= 1`, returning the bit shifted out; `bit` is shifted in.
#[inline]
pub fn shl1_assign(a: &mut [Limb], bit: Limb) -> Limb {
    let mut carry = bit;
    for x in a {
        let out = *x >> (LIMB_BITS - 1);
        *x = *x << 1 | carry;
        carry = out;
    }
    carry
}

/// `a >>= 1`; `bit` is shifted in at the top.
#[inline]
pub fn shr1_assign(a: &mut [Limb], bit: Limb) {
    let mut carry = bit;
    for x in a.iter_mut().rev() {
        let out = *x & 1;
        *x = *x >> 1 | carry << (LIMB_BITS - 1);
        carry = out;
    }
}

/// `a >>= count` for a public `count`.
pub fn shr_assign(a: &mut [Limb], count: usize) {
    let (words, bits) = (count / LIMB_BITS, count % LIMB_BITS);
    for i in 0..a.len() {
        let low = a.get(i + words).copied().unwrap_or(0);
        let high = a.get(i + words + 1).copied().unwrap_or(0);
        a[i] = if bits == 0 { low } else { low >> bits | high << (LIMB_BITS - bits) };
    }
}

/// The number of bits of `a`, not counting leading zeros: constant-time, so still secret.
pub fn bit_length(a: &[Limb]) -> usize {
    let mut length = 0usize;
    for (i, &x) in a.iter().enumerate() {
        // leading_zeros of a register is one instruction (or branch-free code) on every supported target
        let here = i * LIMB_BITS + (LIMB_BITS - (x | 1).leading_zeros() as usize);
        let mask = usize::from(Mask::is_zero(x).choice().unwrap_u8()).wrapping_sub(1);
        length = (length & !mask) | (here & mask);
    }
    length
}

/// Bit `index` (public) of `a`, 0 beyond its width.
#[inline]
pub fn bit(a: &[Limb], index: usize) -> Limb {
    a.get(index / LIMB_BITS).map_or(0, |x| x >> (index % LIMB_BITS) & 1)
}

/// The `count <= LIMB_BITS - 1` bits of `a` from bit `index` (both public), zeros beyond its width.
#[inline]
pub fn bits(a: &[Limb], index: usize, count: usize) -> Limb {
    let (word, shift) = (index / LIMB_BITS, index % LIMB_BITS);
    // plain indexing: unoptimised builds call this once a window
    let low = if word < a.len() { a[word] >> shift } else { 0 };
    let high = if shift != 0 && word + 1 < a.len() { a[word + 1] << (LIMB_BITS - shift) } else { 0 };
    (low | high) & ((1 << count) - 1)
}

/// Reads a big-endian byte string, which must not be longer than `out`.
pub fn read_be(out: &mut [Limb], bytes: &[u8]) {
    assert!(bytes.len() <= out.len() * LIMB_BYTES, "byte string wider than its destination");
    out.fill(0);
    for (limb, chunk) in out.iter_mut().zip(bytes.rchunks(LIMB_BYTES)) {
        *limb = match chunk.try_into() {
            Ok(whole) => Limb::from_be_bytes(whole),
            // not `<<`, which overflows for one-byte limbs
            Err(_) => chunk.iter().fold(0, |acc, &b| acc.unbounded_shl(8) | b as Limb),
        };
    }
}

/// Writes big-endian bytes, zero-padded on the left; limbs beyond `out` must be zero and are not looked at.
pub fn write_be(out: &mut [u8], a: &[Limb]) {
    out.fill(0);
    for (chunk, limb) in out.rchunks_mut(LIMB_BYTES).zip(a) {
        let bytes = limb.to_be_bytes();
        let skip = LIMB_BYTES - chunk.len();
        chunk.copy_from_slice(&bytes[skip..]);
    }
}

/// `out += a * b`, returning the limb carried out; `out` and `a` of equal width.
#[inline(always)]
pub fn add_mul_limb(out: &mut [Limb], a: &[Limb], b: Limb) -> Limb {
    let mut carry = 0;
    for (x, &y) in out.iter_mut().zip(a) {
        (*x, carry) = mac(*x, y, b, carry);
    }
    carry
}

/// `out += a * (low + high * 2^w) + carry`, returning the two limbs carried out; `out` and `a` of equal width, not 0.
///
/// Two rows of a product in one pass: their carries are independent of each other, so that the processor works on both
/// chains at once, and `out` is loaded and stored half as often.
#[inline(always)]
pub(crate) fn add_mul_two_limbs(
    out: &mut [Limb],
    a: &[Limb],
    [low, high]: [Limb; 2],
    carry: Limb,
) -> [Limb; 2] {
    let (first, rest) = out.split_first_mut().expect("a width that is not 0");
    let (mut carry_low, mut carry_high) = (carry, 0);
    (*first, carry_low) = mac(*first, a[0], low, carry_low);
    let ((columns, columns_left), (lows, lows_left), (highs, highs_left)) =
        (rest.as_chunks_mut::<4>(), a[1..].as_chunks::<4>(), a[..a.len() - 1].as_chunks::<4>());
    for ((x, y), before) in columns.iter_mut().zip(lows).zip(highs) {
        for i in 0..4 {
            (x[i], carry_low) = mac(x[i], y[i], low, carry_low);
            (x[i], carry_high) = mac(x[i], before[i], high, carry_high);
        }
    }
    for ((x, &y), &before) in columns_left.iter_mut().zip(lows_left).zip(highs_left) {
        (*x, carry_low) = mac(*x, y, low, carry_low);
        (*x, carry_high) = mac(*x, before, high, carry_high);
    }
    // the carry of the first row and the last product of the second meet in one column
    mac(carry_low, a[a.len() - 1], high, carry_high).into()
}

/// `out = a * b`; `out` is as wide as `a` and `b` together.
pub fn mul(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    arch::mul(out, a, b);
}

/// `out = a^2`; `out` is twice as wide as `a`. Half the products of [`mul`].
pub fn sqr(out: &mut [Limb], a: &[Limb]) {
    arch::sqr(out, a);
}

/// Widths above which the portable product halves its operands once more (measured: see examples/products.rs).
const KARATSUBA_MUL: usize = 32;
const KARATSUBA_SQR: usize = 48;

/// [`mul`] without processor kernels: their twin.
pub(crate) fn mul_portable(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = a.len();
    if n == b.len() && n > KARATSUBA_MUL {
        karatsuba::with_scratch(n, |scratch| {
            karatsuba::mul(out, a, b, scratch, KARATSUBA_MUL, mul_schoolbook)
        });
    } else {
        mul_schoolbook(out, a, b);
    }
}

/// [`sqr`] without processor kernels: their twin.
pub(crate) fn sqr_portable(out: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    if n > KARATSUBA_SQR {
        karatsuba::with_scratch(n, |scratch| karatsuba::sqr(out, a, scratch, KARATSUBA_SQR, sqr_schoolbook));
    } else {
        sqr_schoolbook(out, a);
    }
}

/// [`mul`] by two rows at a time.
fn mul_schoolbook(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    match (a.len(), b.len()) {
        (16, 16) => mul_sized(out, &a[..16], &b[..16]),
        (24, 24) => mul_sized(out, &a[..24], &b[..24]),
        (32, 32) => mul_sized(out, &a[..32], &b[..32]),
        _ => mul_sized(out, a, b),
    }
}

/// [`mul_schoolbook`], inlined where the widths are constants: the compiler unrolls it.
#[inline(always)]
fn mul_sized(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = a.len();
    assert_eq!(out.len(), n + b.len());
    if n == 0 {
        return out.fill(0);
    }
    out[..n].fill(0);
    let (pairs, last) = b.as_chunks::<2>();
    for (i, &pair) in pairs.iter().enumerate() {
        let carry = add_mul_two_limbs(&mut out[2 * i..2 * i + n], a, pair, 0);
        out[2 * i + n..2 * i + n + 2].copy_from_slice(&carry);
    }
    if let &[y] = last {
        let i = b.len() - 1;
        out[i + n] = add_mul_limb(&mut out[i..i + n], a, y);
    }
}

/// [`sqr`] by two rows at a time, each cross product once.
fn sqr_schoolbook(out: &mut [Limb], a: &[Limb]) {
    match a.len() {
        16 => sqr_sized(out, &a[..16]),
        24 => sqr_sized(out, &a[..24]),
        32 => sqr_sized(out, &a[..32]),
        _ => sqr_sized(out, a),
    }
}

/// [`sqr_schoolbook`], likewise.
#[inline(always)]
fn sqr_sized(out: &mut [Limb], a: &[Limb]) {
    let n = a.len();
    assert_eq!(out.len(), 2 * n);
    out.fill(0);
    for i in (0..n.saturating_sub(1)).step_by(2) {
        // a_i·a_(i+1) stands alone in its column; what remains of both rows are products with the limbs above.
        let carry;
        (out[2 * i + 1], carry) = mac(out[2 * i + 1], a[i], a[i + 1], 0);
        match n - i - 2 {
            0 => out[2 * i + 2] = carry,
            above => {
                let pair = [a[i], a[i + 1]];
                let carry =
                    add_mul_two_limbs(&mut out[2 * i + 2..2 * i + 2 + above], &a[i + 2..], pair, carry);
                out[i + n..i + n + 2].copy_from_slice(&carry);
            }
        }
    }
    // The cross products are below 2^(2wn - 1), so doubling them loses no bit; the squares are added on the way.
    let (mut carry, mut bit) = (0, 0);
    for (pair, &x) in out.as_chunks_mut::<2>().0.iter_mut().zip(a) {
        let [low, high] = *pair;
        let (square, upper) = mac(low << 1 | bit, x, x, carry);
        let (sum, over) = (high << 1 | low >> (LIMB_BITS - 1)).overflowing_add(upper);
        (*pair, carry, bit) = ([square, sum], over as Limb, high >> (LIMB_BITS - 1));
    }
    debug_assert!(cfg!(bn_ct_check) || carry | bit == 0);
}
