//! Exponentiation by public exponents: variable time in the exponent only.

use super::MontgomeryContext;
use crate::limbs;
use crate::modulus::{PublicRing, Ring};
use crate::nat::PublicExponent;
use crate::residue::{Plain, Residue, SecretResidue};
use crate::secret::Secret;
use alloc::vec::Vec;

impl<M: Ring> MontgomeryContext<M> {
    /// base^exponent mod m for a public exponent: leaks the exponent, neither the base nor the modulus.
    pub fn pow_public_exponent(
        &self,
        base: &SecretResidue<M, Plain>,
        exponent: &PublicExponent,
    ) -> SecretResidue<M, Plain> {
        let x = self.to_mont(base);
        let mut acc = self.one();
        for i in (0..exponent.bits()).rev() {
            acc = self.sqr(&acc);
            if limbs::bit(exponent.nat().limbs(), i) == 1 {
                acc = self.mul(&acc, &x);
            }
        }
        self.from_mont(&acc)
    }
}

impl<M: PublicRing> MontgomeryContext<M> {
    /// base^exponent mod m for public operands throughout. Variable time in all of them.
    pub fn pow_vartime(&self, base: &Residue<M, Plain>, exponent: &PublicExponent) -> Residue<M, Plain> {
        // LEAK: a power of public operands is public.
        self.pow_public_exponent(&Secret::new(base.clone()), exponent).declassify()
    }

    /// The powers of several triples of modulus, base and exponent, in order: numbers of one width share vector lanes
    /// where a backend has them. Variable time in all operands.
    pub fn pow_vartime_batch(
        jobs: &[(&Self, &Residue<M, Plain>, &PublicExponent)],
    ) -> Vec<Residue<M, Plain>> {
        jobs.iter().map(|(context, base, exponent)| context.pow_vartime(base, exponent)).collect()
    }
}
