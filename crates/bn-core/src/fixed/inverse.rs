//! Inverses and square roots in a prime field.

use super::field::PrimeField;
use super::words::Words;
use crate::limb::Limb;
use crate::limbs;
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
/// Bounded: at most s²/2 squarings, none of which depends on anything but a. Time depends on `a`.
pub(super) fn sqrt_vartime<F: PrimeField>(field: &F, a: &F::Words) -> Option<F::Words> {
    if is_zero_vartime(field, a) {
        return Some(*a);
    }
    let mut q = *field.modulus().modulus();
    sub_small(q.as_mut(), 1);
    let s = trailing_zeros_vartime(q.as_ref());
    limbs::shr_assign(q.as_mut(), s);

    // root² = a·t with t = a^q of order dividing 2^(s−1) if a is a square
    let mut half = q;
    limbs::shr_assign(half.as_mut(), 1);
    let base = field.pow_public(a, half.as_ref());
    let mut root = field.mul(&base, a);
    let mut t = field.mul(&base, &root);
    let mut generator =
        if s > 1 { field.pow_public(&non_residue_vartime(field)?, q.as_ref()) } else { field.one() };
    let mut order = s;
    while !equals_vartime(field, &t, &field.one()) {
        let (mut power, mut i) = (t, 0);
        while !equals_vartime(field, &power, &field.one()) {
            power = field.sqr(&power);
            i += 1;
            if i == order {
                return None; // t has the full order: a is no square
            }
        }
        let factor = field.sqr_times(&generator, order - i - 1);
        root = field.mul(&root, &factor);
        generator = field.sqr(&factor);
        t = field.mul(&t, &generator);
        order = i;
    }
    // for a modulus that is not prime the loop proves nothing; the square does
    equals_vartime(field, &field.sqr(&root), a).then_some(root)
}

/// The least c ≥ 2 with c^((p−1)/2) ≠ 1; none among the first 256 means that the modulus is not prime, for practical purposes.
fn non_residue_vartime<F: PrimeField>(field: &F) -> Option<F::Words> {
    let mut exponent = *field.modulus().modulus();
    limbs::shr_assign(exponent.as_mut(), 1);
    let mut candidate = field.one();
    for _ in 0..256 {
        candidate = field.add(&candidate, &field.one());
        let symbol = field.pow_public(&candidate, exponent.as_ref());
        if !equals_vartime(field, &symbol, &field.one()) && !is_zero_vartime(field, &candidate) {
            return Some(candidate);
        }
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
