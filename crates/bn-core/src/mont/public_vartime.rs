//! Exponentiation with nothing secret: modulus, base and exponent are public, and nothing needs to be prepared.
//!
//! A base enters the Montgomery domain by one division, x·R mod m, which costs no more than the product with R² that a
//! context would use. So verification under a key seen for the first time is as fast as under a known one.

use super::pow_vartime::short_chain;
use super::{MontgomeryContext, n0};
use crate::limb::{LIMB_BITS, Limb};
use crate::modulus::{OddModulus, PublicRing};
use crate::nat::PublicExponent;
use crate::residue::{Plain, Residue};
use crate::secret::Secret;
use crate::{arch, div};
use alloc::vec;
use alloc::vec::Vec;

impl<M: PublicRing> OddModulus<M> {
    /// base^exponent mod m for public operands throughout. Variable time in all of them.
    ///
    /// ```
    /// use bn_core::{OddModulus, PublicExponent, PublicRing, Ring};
    /// enum N {}
    /// impl Ring for N {}
    /// impl PublicRing for N {}
    /// let modulus = OddModulus::<N>::from_be_bytes(&[35]).unwrap();
    /// let base = modulus.residue_from_be_bytes(&[2]).unwrap();
    /// let power = modulus.pow_vartime(&base, &PublicExponent::from_be_bytes(&[10]));
    /// assert_eq!(power.limbs(), [9]); // 1024 modulo 35
    /// ```
    pub fn pow_vartime(&self, base: &Residue<M, Plain>, exponent: &PublicExponent) -> Residue<M, Plain> {
        let mut out = vec![0; self.width()].into_boxed_slice();
        match (exponent.bits(), exponent.nat().limbs()) {
            (0, _) => out[0] = 1,
            (1, _) => out.copy_from_slice(&base.limbs),
            (bits, limbs) => {
                let mut jobs = [self.public_job(&mut out, base, exponent)];
                arch::pow_public(&mut jobs);
                match (jobs[0].done, limbs) {
                    (true, _) => (),
                    (false, &[short]) => self.pow_short_vartime(&mut out, &base.limbs, short, bits),
                    (false, _) => return self.pow_long_vartime(base, exponent),
                }
            }
        }
        Residue::from_reduced(out)
    }

    /// The powers of several triples of modulus, base and exponent, in order: numbers of one width share vector lanes
    /// where a backend has them. Variable time in all operands.
    pub fn pow_vartime_batch(
        jobs: &[(&Self, &Residue<M, Plain>, &PublicExponent)],
    ) -> Vec<Residue<M, Plain>> {
        let mut powers: Vec<Vec<Limb>> = jobs.iter().map(|job| vec![0; job.0.width()]).collect();
        let mut kernel_jobs: Vec<_> = jobs
            .iter()
            .zip(&mut powers)
            // the kernels leave alone what they find done: exponents 0 and 1 here
            .map(|(&(modulus, base, exponent), out)| arch::PowJob {
                done: exponent.bits() < 2,
                ..modulus.public_job(out, base, exponent)
            })
            .collect();
        arch::pow_public(&mut kernel_jobs);
        let done: Vec<bool> = kernel_jobs.iter().map(|job| job.done && job.bits >= 2).collect();
        jobs.iter()
            .zip(powers)
            .zip(done)
            .map(|((&(modulus, base, exponent), power), done)| match done {
                true => Residue::from_reduced(power.into()),
                false => modulus.pow_vartime(base, exponent),
            })
            .collect()
    }

    /// `out` = base^exponent as the kernels take it.
    fn public_job<'a>(
        &'a self,
        out: &'a mut [Limb],
        base: &'a Residue<M, Plain>,
        exponent: &'a PublicExponent,
    ) -> arch::PowJob<'a> {
        arch::PowJob {
            modulus: arch::Modulus { m: self.limbs(), n0: n0(self.limbs()[0]), r: &[], rr: &[] },
            out,
            base: &base.limbs,
            exponent: exponent.nat().limbs(),
            bits: exponent.bits(),
            done: false,
        }
    }

    /// An exponent of one limb and 2 bits at least: x·R by one division, then the short chain.
    fn pow_short_vartime(&self, out: &mut [Limb], base: &[Limb], exponent: Limb, bits: usize) {
        let (m, n) = (self.limbs(), self.width());
        let mut x = vec![0; n];
        div::shift_rem_vartime(&mut x, base, n * LIMB_BITS, m);
        short_chain(self, n0(m[0]), out, base, &x, exponent, bits);
    }

    /// An exponent of several limbs: many products, for which a context is worth its price.
    fn pow_long_vartime(&self, base: &Residue<M, Plain>, exponent: &PublicExponent) -> Residue<M, Plain> {
        let context = MontgomeryContext::new_vartime(self);
        // LEAK: a power of public operands is public.
        context.pow_public_exponent(&Secret::new(base.clone()), exponent).declassify()
    }
}

impl<M: PublicRing> MontgomeryContext<M> {
    /// base^exponent mod m for public operands throughout. Variable time in all of them. See
    /// [`OddModulus::pow_vartime`], which needs no context.
    ///
    /// ```
    /// use bn_core::{MontgomeryContext, OddModulus, PublicExponent, PublicRing, Ring};
    /// enum N {}
    /// impl Ring for N {}
    /// impl PublicRing for N {}
    /// let context = MontgomeryContext::<N>::new_vartime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let base = context.residue_from_be_bytes(&[2]).unwrap();
    /// let power = context.pow_vartime(&base, &PublicExponent::from_be_bytes(&[10]));
    /// assert_eq!(power.limbs(), [9]); // 1024 modulo 35
    /// ```
    ///
    /// Neither a secret ring nor a secret base is accepted:
    ///
    /// ```compile_fail
    /// # use bn_core::{MontgomeryContext, OddModulus, PublicExponent, PublicRing, Ring};
    /// enum P {}
    /// impl Ring for P {}
    /// let context = MontgomeryContext::<P>::new_consttime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let base = context.residue_from_be_bytes(&[2]).unwrap();
    /// let power = context.pow_vartime(&base, &PublicExponent::from_be_bytes(&[10]));
    /// ```
    ///
    /// ```compile_fail
    /// # use bn_core::{MontgomeryContext, OddModulus, PublicExponent, PublicRing, Ring};
    /// # enum N {}
    /// # impl Ring for N {}
    /// # impl PublicRing for N {}
    /// # let context = MontgomeryContext::<N>::new_vartime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let base = context.secret_residue_from_be_bytes(&[2]).unwrap();
    /// let power = context.pow_vartime(&base, &PublicExponent::from_be_bytes(&[10]));
    /// ```
    pub fn pow_vartime(&self, base: &Residue<M, Plain>, exponent: &PublicExponent) -> Residue<M, Plain> {
        self.modulus.pow_vartime(base, exponent)
    }
}
