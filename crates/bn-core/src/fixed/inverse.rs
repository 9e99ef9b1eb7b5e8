//! Inverses and square roots in a prime field.

use super::field::PrimeField;
use super::words::Words;
use crate::limb::Limb;
use crate::limbs;
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// 1/a; 0 for a = 0. Constant-time in `a`.
pub(super) fn invert<F: PrimeField>(field: &F, a: &F::Words) -> F::Words {
    let mut integer = field.to_integer(a);
    let (mut inverse, exists) = integer.invert_mod(field.modulus());
    let result = F::Words::select(exists, &field.to_element(&inverse), &F::Words::ZERO);
    integer.zeroize();
    inverse.zeroize();
    result
}

/// [`invert`] for public values.
pub(super) fn invert_vartime<F: PrimeField>(field: &F, a: &F::Words) -> F::Words {
    let inverse = field.to_integer(a).invert_mod_vartime(field.modulus());
    inverse.map_or(F::Words::ZERO, |inverse| field.to_element(&inverse))
}

/// Inverts all elements by one inversion of their product (Montgomery 1987, 10.3.1); zeros count as one on the way.
/// Constant-time in the elements if `invert` is.
pub(super) fn invert_batch<F: PrimeField>(
    field: &F,
    elements: &mut [F::Words],
    invert: fn(&F, &F::Words) -> F::Words,
) {
    let one = field.one();
    let factor = |a: &F::Words| F::Words::select(field.is_zero(a), &one, a);
    let mut product = one;
    let mut prefixes = Vec::with_capacity(elements.len());
    for a in elements.iter() {
        prefixes.push(product);
        product = field.mul(&product, &factor(a));
    }
    let mut inverse = invert(field, &product);
    for (a, prefix) in elements.iter_mut().zip(&prefixes).rev() {
        let own = field.mul(&inverse, prefix);
        inverse = field.mul(&inverse, &factor(a));
        *a = F::Words::select(field.is_zero(a), &F::Words::ZERO, &own);
    }
    prefixes.zeroize();
    product.zeroize();
    inverse.zeroize();
}

/// A square root by Tonelli and Shanks, for p − 1 = 2^s·q; with s = 1 it is a^((p+1)/4).
///
/// With z of order 2^s the logarithm y of t = a^q, t·z^y = 1, is even if a is a square, and a^((q+1)/2)·z^(y/2) a root.
/// Bounded: about s·log₂ s multiplications, none of which depends on anything but a. Time depends on `a`.
pub(super) fn sqrt_vartime<F: PrimeField>(field: &F, a: &F::Words) -> Option<F::Words> {
    let mut q = *field.modulus().modulus();
    sub_small(q.as_mut(), 1);
    let s = trailing_zeros_vartime(q.as_ref());
    limbs::shr_assign(q.as_mut(), s);
    let mut half = q;
    limbs::shr_assign(half.as_mut(), 1);
    let base = field.pow_public(a, half.as_ref());
    let mut root = field.mul(&base, a);
    if s > 1 && !is_zero_vartime(field, a) {
        let mut powers = Vec::with_capacity(s);
        powers.push(field.pow_public(&non_residue_vartime(field)?, q.as_ref()));
        for i in 1..s {
            powers.push(field.sqr(&powers[i - 1]));
        }
        let mut y = vec![false; s];
        logarithm_vartime(field, field.mul(&base, &root), &powers, &mut y);
        root = times_power_vartime(field, root, &powers, &y[1..]);
    }
    // for an odd y, or a modulus that is not prime, the root is none
    equals_vartime(field, &field.sqr(&root), a).then_some(root)
}

/// The bits of y with t·z^y = 1, for t and z of order 2^k for k bits, and z^(2^i) in `powers`.
///
/// First the low half of the bits, from t^(2^(k/2)) in the smaller group; they leave t·z^(low half) in the other one.
fn logarithm_vartime<F: PrimeField>(field: &F, t: F::Words, powers: &[F::Words], y: &mut [bool]) {
    let k = y.len();
    if k == 1 {
        y[0] = !equals_vartime(field, &t, &field.one());
        return;
    }
    let (low, high) = y.split_at_mut(k / 2);
    logarithm_vartime(field, field.sqr_times(&t, high.len()), &powers[high.len()..], low);
    logarithm_vartime(field, times_power_vartime(field, t, powers, low), &powers[low.len()..], high);
}

/// t·z^exponent for the bits of the exponent and z^(2^i) in `powers`.
fn times_power_vartime<F: PrimeField>(
    field: &F,
    t: F::Words,
    powers: &[F::Words],
    exponent: &[bool],
) -> F::Words {
    let bits = powers.iter().zip(exponent);
    bits.fold(t, |product, (power, &bit)| if bit { field.mul(&product, power) } else { product })
}

/// The least c from the field's first candidate on with c^((p−1)/2) ≠ 1; none among 256 means that the modulus is not
/// prime, for practical purposes.
fn non_residue_vartime<F: PrimeField>(field: &F) -> Option<F::Words> {
    let mut exponent = *field.modulus().modulus();
    limbs::shr_assign(exponent.as_mut(), 1);
    let mut candidate = F::Words::ZERO;
    candidate.as_mut()[0] = F::NON_RESIDUE_FROM;
    let mut candidate = field.to_element(&candidate);
    for _ in 0..256 {
        let symbol = field.pow_public(&candidate, exponent.as_ref());
        if !equals_vartime(field, &symbol, &field.one()) && !is_zero_vartime(field, &candidate) {
            return Some(candidate);
        }
        candidate = field.add(&candidate, &field.one());
    }
    None
}

fn sub_small(a: &mut [Limb], b: Limb) {
    limbs::sub_assign(a, &[b]);
}

fn trailing_zeros_vartime(a: &[Limb]) -> usize {
    let whole = a.iter().take_while(|&&x| x == 0).count();
    whole * Limb::BITS as usize + a.get(whole).map_or(0, |x| x.trailing_zeros() as usize)
}

fn is_zero_vartime<F: PrimeField>(field: &F, a: &F::Words) -> bool {
    // LEAK: variable-time code runs on public operands
    field.is_zero(a).declassify()
}

fn equals_vartime<F: PrimeField>(field: &F, a: &F::Words, b: &F::Words) -> bool {
    // LEAK: variable-time code runs on public operands
    field.equals(a, b).declassify()
}
