//! Integer arithmetic on secrets that keys need beyond a modulus. Time depends on widths and announced lengths alone.

use bn_core::ct::Mask;
use bn_core::limb::LIMB_BITS;
use bn_core::{Nat, OddModulus, Ring, Secret, Sensitive, div, limbs};

/// A secret integer from big-endian bytes. The constant-time check holds it for secret from here on.
pub(crate) fn secret_from_be_bytes(bytes: &[u8]) -> Secret<Nat> {
    let mut nat = Secret::new(Nat::from_be_bytes(bytes));
    nat.expose_mut().poison();
    nat
}

/// The value of a modulus as an integer.
pub(crate) fn value<M: Ring>(modulus: &OddModulus<M>) -> Secret<Nat> {
    Secret::new(Nat::from_limbs(modulus.limbs().to_vec()))
}

/// m − 1, of the same bit length as the odd m.
pub(crate) fn less_one<M: Ring>(modulus: &OddModulus<M>) -> Secret<Nat> {
    let mut nat = value(modulus);
    nat.expose_mut().limbs_mut()[0] ^= 1;
    nat
}

/// a·b, as wide as both together.
pub(crate) fn mul(a: &Nat, b: &Nat) -> Secret<Nat> {
    let mut product = Secret::new(Nat::zero(a.width() + b.width()));
    limbs::mul(product.expose_mut().limbs_mut(), a.limbs(), b.limbs());
    product
}

/// x mod m for an m of exactly `m_bits` bits.
pub(crate) fn rem(x: &Secret<Nat>, m: &Secret<Nat>, m_bits: usize) -> Secret<Nat> {
    div::div_rem(x, m, m_bits).1
}

/// Whether x < y, of any widths.
pub(crate) fn lt(x: &Nat, y: &Nat) -> Mask {
    let width = x.width().max(y.width());
    let (x, y) = (Secret::new(x.resized(width)), Secret::new(y.resized(width)));
    limbs::lt(x.expose().limbs(), y.expose().limbs())
}

/// Whether x = y, of any widths.
pub(crate) fn eq(x: &Nat, y: &Nat) -> Mask {
    let width = x.width().max(y.width());
    let (x, y) = (Secret::new(x.resized(width)), Secret::new(y.resized(width)));
    limbs::eq(x.expose().limbs(), y.expose().limbs())
}

/// Whether x = 1.
pub(crate) fn is_one(x: &Nat) -> Mask {
    x.limbs().split_first().map_or(Mask::FALSE, |(&low, high)| Mask::eq(low, 1) & limbs::is_zero(high))
}

/// gcd(a, m) for odd m, as wide as m, which is not narrower than a.
///
/// Stein's binary algorithm with both its decisions masked: v stays odd; u loses a bit or v does in each step, so that
/// twice the width of steps leave u = 0.
pub(crate) fn gcd_with_odd(a: &Nat, m: &Nat) -> Secret<Nat> {
    let mut u = Secret::new(a.resized(m.width()));
    let mut v = Secret::new(m.clone());
    for _ in 0..2 * m.width() * LIMB_BITS {
        let (u, v) = (u.expose_mut().limbs_mut(), v.expose_mut().limbs_mut());
        let odd = Mask::from_bit(u[0] & 1);
        limbs::swap_if(odd & limbs::lt(u, v), u, v);
        limbs::sub_assign_if(odd, u, v);
        limbs::shr1_assign(u, 0);
    }
    v
}

/// x/y for an odd y that divides x; of the width of x.
///
/// Digit by digit from below (Jebelean 1993): q_i = −x_i·y⁻¹ mod 2^w makes x + q_i·y·2^(wi) divisible by 2^(w(i+1)); in
/// the end −q·y ≡ x modulo the power of two beyond the width, so −q is the quotient.
pub(crate) fn exact_div(x: &Secret<Nat>, y: &Secret<Nat>) -> Secret<Nat> {
    let width = x.expose().width();
    let n0 = bn_core::mont::n0(y.expose().limbs()[0]);
    let mut rest = x.duplicate();
    let mut negative = Secret::new(Nat::zero(width));
    for i in 0..width {
        let rest = rest.expose_mut().limbs_mut();
        let digit = rest[i].wrapping_mul(n0);
        let here = y.expose().width().min(width - i);
        let carry = limbs::add_mul_limb(&mut rest[i..i + here], &y.expose().limbs()[..here], digit);
        limbs::add_assign(&mut rest[i + here..], &[carry][..usize::from(i + here < width)]);
        negative.expose_mut().limbs_mut()[i] = digit;
    }
    let mut quotient = Secret::new(Nat::zero(width));
    limbs::sub_assign(quotient.expose_mut().limbs_mut(), negative.expose().limbs());
    quotient
}
