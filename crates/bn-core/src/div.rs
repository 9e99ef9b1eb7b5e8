//! Division with remainder: long division by limbs (Knuth, TAOCP 4.3.1, algorithm D), its quotient digits estimated
//! by a reciprocal (Möller and Granlund, "Improved division by invariant integers", algorithm 4).
//!
//! The constant-time form turns every correction into a masked one; the variable-time form skips those not needed.

use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb, Wide, limbs_for_bits, sbb};
use crate::limbs;
use crate::nat::Nat;
use crate::secret::Secret;
use alloc::vec;

/// Quotient and remainder of secrets: a = q·b + r with r < b.
///
/// `b_bits` is the exact bit length of the divisor and public, as are both widths; time depends on them alone. The
/// quotient is as wide as the dividend, the remainder as `b_bits` needs.
///
/// # Panics
/// If `b_bits` is zero or beyond the divisor's width.
pub fn div_rem(a: &Secret<Nat>, b: &Secret<Nat>, b_bits: usize) -> (Secret<Nat>, Secret<Nat>) {
    let mut quotient = Secret::new(Nat::zero(a.expose().width()));
    let mut remainder = Secret::new(Nat::zero(limbs_for_bits(b_bits)));
    divide::<false>(
        Some(quotient.expose_mut().limbs_mut()),
        remainder.expose_mut().limbs_mut(),
        a.expose().limbs(),
        b.expose().limbs(),
        b_bits,
    );
    (quotient, remainder)
}

/// The remainder alone, for public operands.
pub(crate) fn rem_vartime(remainder: &mut [Limb], a: &[Limb], b: &[Limb], b_bits: usize) {
    divide::<true>(None, remainder, a, b, b_bits);
}

/// Algorithm D. `remainder` has the width of the `b_bits`-bit divisor, a quotient that of the dividend.
fn divide<const VARTIME: bool>(
    mut quotient: Option<&mut [Limb]>,
    remainder: &mut [Limb],
    a: &[Limb],
    b: &[Limb],
    b_bits: usize,
) {
    let n = limbs_for_bits(b_bits);
    assert!(
        n > 0 && n <= b.len() && remainder.len() == n,
        "divisor of zero bits, or narrower than announced"
    );
    // Normalise: the divisor's top bit set, the dividend shifted alike and one limb longer.
    let shift = n * LIMB_BITS - b_bits;
    let mut d = vec![0; n];
    shl_into(&mut d, &b[..n], shift);
    let mut u = vec![0; a.len().max(n) + 1];
    shl_into(&mut u, a, shift);
    let top = d[n - 1];
    let inverse = if VARTIME { reciprocal_vartime(top) } else { reciprocal(top) };
    for j in (0..u.len() - n).rev() {
        let mut digit = estimate(u[j + n], u[j + n - 1], top, inverse);
        if VARTIME && n >= 2 {
            digit = refine_vartime(digit, [u[j + n], u[j + n - 1], u[j + n - 2]], [top, d[n - 2]]);
        }
        // The estimate is the true digit or at most 2 above it (Knuth, theorem B), so u − digit·d·2^(wj) ≥ −2d·2^(wj).
        let mut negative = sub_mul(&mut u[j..=j + n], &d, digit);
        for _ in 0..2 {
            if VARTIME {
                if negative == 0 {
                    break;
                }
                let carry = limbs::add_assign(&mut u[j..j + n], &d);
                u[j + n] = u[j + n].wrapping_add(carry);
                negative ^= carry;
                digit = digit.wrapping_sub(1);
            } else {
                let mask = Mask::from_bit(negative);
                let carry = limbs::add_assign_if(mask, &mut u[j..j + n], &d);
                u[j + n] = u[j + n].wrapping_add(carry);
                negative ^= carry;
                digit = digit.wrapping_sub(mask.bit());
            }
        }
        debug_assert!(cfg!(bn_ct_check) || (negative == 0 && u[j + n] == 0));
        if let Some(q) = quotient.as_deref_mut()
            && j < q.len()
        {
            q[j] = digit;
        }
    }
    limbs::shr_assign(&mut u[..=n], shift);
    remainder.copy_from_slice(&u[..n]);
    arch::wipe(&mut u);
    arch::wipe(&mut d);
}

/// floor((2^(2w) − 1) / d) − 2^w for a `d` whose top bit is set, bit by bit: no division instruction sees a secret.
fn reciprocal(d: Limb) -> Limb {
    // (2^(2w) − 1) − 2^w·d = (2^w − 1 − d)·2^w + (2^w − 1): divide that by d; its high limb is below d.
    let mut remainder = !d;
    let mut quotient: Limb = 0;
    for _ in 0..LIMB_BITS {
        let carry = remainder >> (LIMB_BITS - 1);
        remainder = remainder << 1 | 1;
        let fits = Mask::from_bit(carry) | !Mask::lt(remainder, d);
        remainder = remainder.wrapping_sub(d & fits.limb());
        quotient = quotient << 1 | fits.bit();
    }
    quotient
}

/// [`reciprocal`] by the division instruction.
fn reciprocal_vartime(d: Limb) -> Limb {
    ((Wide::from(!d) << LIMB_BITS | Wide::from(Limb::MAX)) / Wide::from(d)) as Limb
}

/// min(floor((u2·2^w + u1) / top), 2^w − 1): the true digit or up to 2 above, for u2 ≤ top with its top bit set.
fn estimate(u2: Limb, u1: Limb, top: Limb, inverse: Limb) -> Limb {
    // Möller and Granlund, algorithm 4: q is off by at most one either way before the two corrections.
    let q = (u2 as Wide * inverse as Wide).wrapping_add((u2 as Wide) << LIMB_BITS | u1 as Wide);
    let mut digit = ((q >> LIMB_BITS) as Limb).wrapping_add(1);
    let mut r = u1.wrapping_sub(digit.wrapping_mul(top));
    let over = Mask::lt(q as Limb, r);
    digit = digit.wrapping_sub(over.bit());
    r = r.wrapping_add(top & over.limb());
    digit = digit.wrapping_add((!Mask::lt(r, top)).bit());
    Mask::eq(u2, top).select(Limb::MAX, digit)
}

/// The estimate corrected by the second limb of the divisor: then it is above the true digit with probability 2/2^w only
/// (Knuth, step D3), and hardly ever is a row added back.
fn refine_vartime(mut digit: Limb, [u2, u1, u0]: [Limb; 3], [top, next]: [Limb; 2]) -> Limb {
    let mut rest = ((u2 as Wide) << LIMB_BITS | u1 as Wide) - digit as Wide * top as Wide;
    while rest >> LIMB_BITS == 0 && digit as Wide * next as Wide > (rest << LIMB_BITS | u0 as Wide) {
        digit -= 1;
        rest += top as Wide;
    }
    digit
}

/// u −= digit·d, returning 1 if the difference is negative; `u` is one limb longer than `d`.
fn sub_mul(u: &mut [Limb], d: &[Limb], digit: Limb) -> Limb {
    let n = d.len();
    let carry = arch::sub_mul_limb(&mut u[..n], d, digit);
    let borrow;
    (u[n], borrow) = sbb(u[n], carry, 0);
    borrow
}

/// out = a·2^shift for a public shift below a limb; `out` is at least as wide as `a`, zero beyond.
fn shl_into(out: &mut [Limb], a: &[Limb], shift: usize) {
    let mut carry = 0;
    for (x, y) in out.iter_mut().zip(a.iter().chain(core::iter::once(&0))) {
        *x = y << shift | carry;
        carry = if shift == 0 { 0 } else { y >> (LIMB_BITS - shift) };
    }
}
