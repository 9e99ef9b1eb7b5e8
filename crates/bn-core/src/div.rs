//! Division with remainder: long division by limbs (Knuth, TAOCP 4.3.1, algorithm D), its quotient digits estimated
//! by reciprocals (Möller and Granlund, "Improved division by invariant integers").
//!
//! Two forms: of secrets, where every correction is a masked one; of public numbers, where two limbs of the divisor
//! make corrections so rare that a branch skips them. A row is subtracted by adding the digit times 2^(wn) − d.

use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb, Wide, adc, limbs_for_bits};
use crate::limbs;
use crate::nat::Nat;
use crate::secret::Secret;
use alloc::vec;
use alloc::vec::Vec;

/// Quotient and remainder of secrets: a = q·b + r with r < b.
///
/// `b_bits` is the exact bit length of the divisor and public, as are both widths; time depends on them alone. The
/// quotient is as wide as the dividend, the remainder as `b_bits` needs.
///
/// # Panics
/// If `b_bits` is zero or beyond the divisor's width.
pub fn div_rem(a: &Secret<Nat>, b: &Secret<Nat>, b_bits: usize) -> (Secret<Nat>, Secret<Nat>) {
    let n = limbs_for_bits(b_bits);
    let (a, b) = (a.expose().limbs(), b.expose().limbs());
    assert!(n > 0 && n <= b.len(), "divisor of zero bits, or narrower than announced");
    let mut quotient = Secret::new(Nat::zero(a.len()));
    let mut remainder = Secret::new(Nat::zero(n));
    let Normalised { shift, mut d, mut negative_d, mut u } = Normalised::new(a, 0, &b[..n], b_bits);
    let top = d[n - 1];
    let inverse = reciprocal(top);
    for j in (0..u.len() - n).rev() {
        let mut digit = estimate(u[j + n], u[j + n - 1], top, inverse);
        // The estimate is the true digit or at most 2 above it (Knuth, theorem B), so u − digit·d·2^(wj) ≥ −2d·2^(wj).
        let mut negative = sub_mul(&mut u[j..=j + n], &negative_d, digit);
        for _ in 0..2 {
            let mask = Mask::from_bit(negative);
            let carry = limbs::add_assign_if(mask, &mut u[j..j + n], &d);
            u[j + n] = u[j + n].wrapping_add(carry);
            negative = u[j + n] >> (LIMB_BITS - 1);
            digit = digit.wrapping_sub(mask.bit());
        }
        debug_assert!(cfg!(bn_ct_check) || (negative == 0 && u[j + n] == 0));
        if let Some(q) = quotient.expose_mut().limbs_mut().get_mut(j) {
            *q = digit;
        }
    }
    limbs::shr_assign(&mut u[..=n], shift);
    remainder.expose_mut().limbs_mut().copy_from_slice(&u[..n]);
    arch::wipe(&mut u);
    arch::wipe(&mut d);
    arch::wipe(&mut negative_d);
    (quotient, remainder)
}

/// remainder = a·2^left mod b, for public operands; the top limb of b is not zero, and the remainder has its width.
#[inline(never)] // its divisions stay its own in `cargo xtask ct`
pub(crate) fn shift_rem_vartime(remainder: &mut [Limb], a: &[Limb], left: usize, b: &[Limb]) {
    let n = b.len();
    let b_bits = n * LIMB_BITS - b[n - 1].leading_zeros() as usize;
    let Normalised { shift, d, negative_d, mut u } = Normalised::new(a, left, b, b_bits);
    // two limbs of the divisor, the lower one zero if there is one alone
    let (top, next) = (d[n - 1], if n > 1 { d[n - 2] } else { 0 });
    let inverse = reciprocal_of_two_vartime(top, next);
    for j in (0..u.len() - n).rev() {
        let low = if n > 1 { u[j + n - 2] } else { 0 };
        let digit = quotient_of_two_vartime([u[j + n], u[j + n - 1], low], [top, next], inverse);
        // The digit is the true one or, with a probability of about 2/2^w, one above it (Knuth, step D3).
        if sub_mul(&mut u[j..=j + n], &negative_d, digit) == 1 {
            let carry = limbs::add_assign(&mut u[j..j + n], &d);
            u[j + n] = u[j + n].wrapping_add(carry);
        }
        debug_assert!(u[j + n] == 0);
    }
    limbs::shr_assign(&mut u[..=n], shift);
    remainder.copy_from_slice(&u[..n]);
}

/// What algorithm D works on: divisor and dividend shifted so that the divisor's top bit is set.
struct Normalised {
    shift: usize,
    /// the divisor
    d: Vec<Limb>,
    /// 2^(wn) − d
    negative_d: Vec<Limb>,
    /// the dividend, with room for one limb more
    u: Vec<Limb>,
}

impl Normalised {
    /// For a·2^left and b of `b_bits` bits, all limbs of which are needed.
    fn new(a: &[Limb], left: usize, b: &[Limb], b_bits: usize) -> Normalised {
        let n = b.len();
        let shift = n * LIMB_BITS - b_bits;
        let mut d = vec![0; n];
        shl_into(&mut d, b, shift);
        let mut carry = 1;
        let mut negate = |&x: &Limb| {
            let y;
            (y, carry) = adc(!x, 0, carry);
            y
        };
        let negative_d = d.iter().map(&mut negate).collect();
        let (limbs, bits) = ((left + shift) / LIMB_BITS, (left + shift) % LIMB_BITS);
        let mut u = vec![0; limbs + a.len().max(n) + 1];
        shl_into(&mut u[limbs..], a, bits);
        Normalised { shift, d, negative_d, u }
    }
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

/// floor((2^(3w) − 1) / (top·2^w + next)) − 2^w for a `top` whose top bit is set (Möller and Granlund, algorithm 6).
fn reciprocal_of_two_vartime(top: Limb, next: Limb) -> Limb {
    let mut inverse = reciprocal_vartime(top);
    let mut p = top.wrapping_mul(inverse).wrapping_add(next);
    if p < next {
        inverse = inverse.wrapping_sub(1);
        if p >= top {
            inverse = inverse.wrapping_sub(1);
            p = p.wrapping_sub(top);
        }
        p = p.wrapping_sub(top);
    }
    let product = inverse as Wide * next as Wide;
    let (p, over) = p.overflowing_add((product >> LIMB_BITS) as Limb);
    if over {
        inverse = inverse.wrapping_sub(1);
        if (p, product as Limb) >= (top, next) {
            inverse = inverse.wrapping_sub(1);
        }
    }
    inverse
}

/// min(floor((u2·2^(2w) + u1·2^w + u0) / (top·2^w + next)), 2^w − 1) for (u2, u1) ≤ (top, next).
fn quotient_of_two_vartime([u2, u1, u0]: [Limb; 3], [top, next]: [Limb; 2], inverse: Limb) -> Limb {
    if (u2, u1) >= (top, next) {
        return Limb::MAX;
    }
    // Möller and Granlund, algorithm 4: the candidate is off by one at most either way.
    let q = (u2 as Wide * inverse as Wide).wrapping_add((u2 as Wide) << LIMB_BITS | u1 as Wide);
    let (candidate, low) = ((q >> LIMB_BITS) as Limb, q as Limb);
    let divisor = (top as Wide) << LIMB_BITS | next as Wide;
    let high = u1.wrapping_sub(candidate.wrapping_mul(top));
    let rest = ((high as Wide) << LIMB_BITS | u0 as Wide)
        .wrapping_sub(candidate as Wide * next as Wide)
        .wrapping_sub(divisor);
    let above = (rest >> LIMB_BITS) as Limb >= low;
    let rest = if above { rest.wrapping_add(divisor) } else { rest };
    candidate.wrapping_add(Limb::from(!above)).wrapping_add(Limb::from(rest >= divisor))
}

/// u −= digit·d for 2^(wn) − d, returning 1 if the difference is negative, of at least −2d; `u` is one limb longer than d.
///
/// The sum of the lower limbs and digit·(2^(wn) − d) is digit·2^(wn) too great: the top limb takes that off.
fn sub_mul(u: &mut [Limb], negative_d: &[Limb], digit: Limb) -> Limb {
    let n = negative_d.len();
    let carry = arch::add_mul_limb(&mut u[..n], negative_d, digit);
    u[n] = u[n].wrapping_add(carry).wrapping_sub(digit);
    // 0, −1 or −2
    u[n] >> (LIMB_BITS - 1)
}

/// out = a·2^shift for a public shift below a limb; `out` is at least as wide as `a`, zero beyond.
fn shl_into(out: &mut [Limb], a: &[Limb], shift: usize) {
    let mut carry = 0;
    for (x, y) in out.iter_mut().zip(a.iter().chain(core::iter::once(&0))) {
        *x = y << shift | carry;
        carry = if shift == 0 { 0 } else { y >> (LIMB_BITS - shift) };
    }
}
