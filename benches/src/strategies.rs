//! Textbook methods that the library does not use, to be measured against those that it does.
//!
//! They run on the same Montgomery multiplications. Their exponents are public here; "always multiply" only has the
//! cost of a method that hides them.

use bn_core::limbs;
use bn_core::{MontgomeryContext, Plain, PublicExponent, PublicRing, Residue, Ring, Secret};

/// The ring of the moduli that are measured.
pub struct Measured;
impl Ring for Measured {}
impl PublicRing for Measured {}

/// base^exponent by a squaring for each bit and a multiplication for each bit that is set.
pub fn square_and_multiply(
    context: &MontgomeryContext<Measured>,
    base: &Residue<Measured, Plain>,
    exponent: &PublicExponent,
) -> Residue<Measured, Plain> {
    let x = context.to_mont(&Secret::new(base.clone()));
    let mut acc = x.duplicate();
    for i in (0..exponent.bits() - 1).rev() {
        acc = context.sqr(&acc);
        if limbs::bit(exponent.nat().limbs(), i) == 1 {
            acc = context.mul(&acc, &x);
        }
    }
    // LEAK: a power of public operands is public.
    context.from_mont(&acc).declassify()
}

/// base^exponent by a squaring and a multiplication for each bit, the product kept if the bit is set.
pub fn always_multiply(
    context: &MontgomeryContext<Measured>,
    base: &Residue<Measured, Plain>,
    exponent: &PublicExponent,
) -> Residue<Measured, Plain> {
    let x = context.to_mont(&Secret::new(base.clone()));
    let mut acc = x.duplicate();
    for i in (0..exponent.bits() - 1).rev() {
        let square = context.sqr(&acc);
        let product = context.mul(&square, &x);
        acc = if limbs::bit(exponent.nat().limbs(), i) == 1 { product } else { square };
    }
    // LEAK: a power of public operands is public.
    context.from_mont(&acc).declassify()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bn_core::{Nat, OddModulus};

    #[test]
    fn they_agree_with_the_library() {
        let bytes: Vec<u8> = (0..64u8).map(|i| i.wrapping_mul(167) | 129).collect();
        let modulus = OddModulus::<Measured>::from_be_bytes(&bytes).unwrap();
        let context = MontgomeryContext::new_vartime(&modulus);
        let base = context.residue_from_be_bytes(&bytes[1..]).unwrap();
        for exponent in [3u64, 65537, 0xfedc_ba98_7654_3211] {
            let exponent = PublicExponent::new(Nat::from_be_bytes(&exponent.to_be_bytes()));
            let expected = context.pow_vartime(&base, &exponent);
            assert_eq!(square_and_multiply(&context, &base, &exponent).limbs(), expected.limbs());
            assert_eq!(always_multiply(&context, &base, &exponent).limbs(), expected.limbs());
        }
    }
}
