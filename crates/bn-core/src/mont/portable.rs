//! Montgomery arithmetic in portable Rust: the twin and oracle of every processor kernel.

use crate::ct::Mask;
use crate::limb::{Limb, adc, mac};
use crate::limbs::{self, add_mul_limb, add_mul_two_limbs};
use alloc::vec;

/// `a -= m` if `carry` or a ≥ m, for a + carry·R < 2m: the result is below m.
#[inline]
pub(crate) fn reduce_once(a: &mut [Limb], carry: Limb, m: &[Limb]) {
    let keep = limbs::lt(a, m) & Mask::is_zero(carry);
    limbs::sub_assign_if(!keep, a, m);
}

/// out = t/R mod m for t < m·R, `t` two widths long and destroyed.
///
/// Each step adds q·m to make the lowest limb zero (two steps at once, in one pass over m); after n of them
/// t + Σ q_i·2^(wi)·m < m·R + R·m, so that the quotient by R is below 2m and its bit beyond R is the carry kept apart.
pub(crate) fn redc(out: &mut [Limb], t: &mut [Limb], m: &[Limb], n0: Limb) {
    match m.len() {
        16 => redc_sized(out, t, &m[..16], n0),
        24 => redc_sized(out, t, &m[..24], n0),
        32 => redc_sized(out, t, &m[..32], n0),
        _ => redc_sized(out, t, m, n0),
    }
}

/// [`redc`], inlined where the widths are constants: the compiler unrolls it.
#[inline(always)]
fn redc_sized(out: &mut [Limb], t: &mut [Limb], m: &[Limb], n0: Limb) {
    let n = m.len();
    assert!(out.len() == n && t.len() == 2 * n);
    let mut high = 0;
    for i in (0..n & !1).step_by(2) {
        // The second quotient limb needs the second column after the first step alone.
        let low = t[i].wrapping_mul(n0);
        let (_, carry) = mac(t[i], m[0], low, 0);
        let (second, _) = mac(t[i + 1], m[1], low, carry);
        let pair = [low, second.wrapping_mul(n0)];
        let carry = add_mul_two_limbs(&mut t[i..i + n], m, pair, 0);
        (t[i + n], high) = adc(t[i + n], carry[0], high);
        (t[i + n + 1], high) = adc(t[i + n + 1], carry[1], high);
    }
    if n % 2 == 1 {
        let q = t[n - 1].wrapping_mul(n0);
        let carry = add_mul_limb(&mut t[n - 1..2 * n - 1], m, q);
        (t[2 * n - 1], high) = adc(t[2 * n - 1], carry, high);
    }
    out.copy_from_slice(&t[n..]);
    reduce_once(out, high, m);
}

/// out = a·b/R mod m, for a·b < m·R.
pub(crate) fn mul(out: &mut [Limb], a: &[Limb], b: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        limbs::mul_portable(t, a, b);
        redc(out, t, m, n0);
    });
}

/// out = a²/R mod m, for a < m.
pub(crate) fn sqr(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        limbs::sqr_portable(t, a);
        redc(out, t, m, n0);
    });
}

/// out = a/R mod m, for a < m.
pub(crate) fn from_mont(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        t[..a.len()].copy_from_slice(a);
        redc(out, t, m, n0);
    });
}

/// Runs `f` on a zeroed buffer of 2n limbs: on the stack, no larger than needed, up to 4096-bit operands of 64-bit limbs.
#[inline(always)]
fn with_product(n: usize, f: impl FnOnce(&mut [Limb])) {
    match 2 * n {
        length @ ..=32 => f(&mut [0; 32][..length]),
        length @ ..=64 => f(&mut [0; 64][..length]),
        length @ ..=128 => f(&mut [0; 128][..length]),
        length => f(&mut vec![0; length]),
    }
}
