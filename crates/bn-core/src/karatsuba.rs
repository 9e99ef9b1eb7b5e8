//! Karatsuba multiplication and squaring (TAOCP 4.3.3) with a fixed sequence of steps: signs are masks.
//!
//! With a = a₁·B + a₀ and b = b₁·B + b₀, B = 2^(w·n/2): a·b = a₁b₁·B² + (a₁b₁ + a₀b₀ − (a₁ − a₀)(b₁ − b₀))·B + a₀b₀. The
//! differences are taken by magnitude, their product's sign by mask.

use crate::ct::Mask;
use crate::limb::Limb;
use crate::limbs::{add_assign, sub_assign};
use alloc::vec;

/// Limbs of scratch that [`mul`] and [`sqr`] need for operands of `n` limbs: n at each level, n + n/2 + n/4 + … < 2n.
const fn scratch(n: usize) -> usize {
    2 * n
}

/// Runs `f` with the scratch for operands of `n` limbs: on the stack up to 4096 bits.
#[inline(always)]
pub(crate) fn with_scratch(n: usize, f: impl FnOnce(&mut [Limb])) {
    const STACK: usize = 128;
    if scratch(n) <= STACK { f(&mut [0; STACK][..scratch(n)]) } else { f(&mut vec![0; scratch(n)]) }
}

/// out = a·b for equal even widths above `threshold`, by `base` at or below it; `scratch` as [`scratch`] says.
pub(crate) fn mul(
    out: &mut [Limb],
    a: &[Limb],
    b: &[Limb],
    scratch: &mut [Limb],
    threshold: usize,
    base: fn(&mut [Limb], &[Limb], &[Limb]),
) {
    let n = a.len();
    if n <= threshold || n % 2 == 1 {
        return base(out, a, b);
    }
    let h = n / 2;
    // The differences live in `out` until the products overwrite it.
    let (da, db) = out[..n].split_at_mut(h);
    let sign = distance(da, &a[h..], &a[..h]) ^ distance(db, &b[h..], &b[..h]);
    let (middle, rest) = scratch.split_at_mut(n);
    mul(middle, &out[..h], &out[h..n], rest, threshold, base);
    let (low, high) = out.split_at_mut(n);
    mul(low, &a[..h], &b[..h], rest, threshold, base);
    mul(high, &a[h..], &b[h..], rest, threshold, base);
    combine(out, middle, sign);
}

/// out = a² likewise. The middle product is a square, so its sign is known.
pub(crate) fn sqr(
    out: &mut [Limb],
    a: &[Limb],
    scratch: &mut [Limb],
    threshold: usize,
    base: fn(&mut [Limb], &[Limb]),
) {
    let n = a.len();
    if n <= threshold || n % 2 == 1 {
        return base(out, a);
    }
    let h = n / 2;
    distance(&mut out[..h], &a[h..], &a[..h]);
    let (middle, rest) = scratch.split_at_mut(n);
    sqr(middle, &out[..h], rest, threshold, base);
    let (low, high) = out.split_at_mut(n);
    sqr(low, &a[..h], rest, threshold, base);
    sqr(high, &a[h..], rest, threshold, base);
    combine(out, middle, Mask::FALSE);
}

/// out += (low + high − s·middle)·B, with s = −1 where `negative` is set and `out` = high·B² + low.
///
/// The sum is a₁b₀ + a₀b₁ < 2·B², so one carry limb above the 2h limbs of the middle holds it, and the whole is a·b.
fn combine(out: &mut [Limb], middle: &mut [Limb], negative: Mask) {
    let n = middle.len();
    let h = n / 2;
    // −s·middle in two's complement: the complement plus one unless `negative`; carry counts multiples of B².
    let flip = (!negative).limb();
    let mut carry = (!negative).bit();
    for x in middle.iter_mut() {
        (*x, carry) = crate::limb::adc(*x ^ flip, 0, carry);
    }
    // Where complemented, what stands is B² − middle (or 0, with a carry, if middle is 0): take that B² off again.
    let mut top = carry.wrapping_sub((!negative).bit());
    top = top.wrapping_add(add_assign(middle, &out[..n]));
    top = top.wrapping_add(add_assign(middle, &out[n..]));
    let carry = add_assign(&mut out[h..h + n], middle);
    let carry = add_assign(&mut out[h + n..], &[top.wrapping_add(carry)]);
    debug_assert!(cfg!(bn_ct_check) || carry == 0);
}

/// out = |a − b|; set if a < b.
fn distance(out: &mut [Limb], a: &[Limb], b: &[Limb]) -> Mask {
    out.copy_from_slice(a);
    let negative = Mask::from_bit(sub_assign(out, b));
    let mut carry = negative.bit();
    for x in out.iter_mut() {
        (*x, carry) = crate::limb::adc(*x ^ negative.limb(), 0, carry);
    }
    negative
}
