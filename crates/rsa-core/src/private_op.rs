//! The private operation, RSADP and RSASP1 of RFC 8017: by the Chinese remainder theorem, and checked before it leaves.

use crate::blinding::Pair;
use crate::error::{Error, Result};
use crate::private_key::{Factor, Inner};
use crate::{N, OtherPrime, P, Q, RsaPrivateKey, arith};
use alloc::vec::Vec;
use bn_core::mont::PowPair;
use bn_core::{Mont, Nat, Plain, Residue, Ring, Secret, SecretExponent, SecretResidue, limbs};

/// An input on its way through the private operation.
struct Job<'a> {
    key: &'a Inner,
    /// The caller's input, to compare with in the end
    input: Residue<N, Plain>,
    blinding: Pair,
    /// The blinded input
    base: Secret<Nat>,
    base_p: SecretResidue<P, Plain>,
    base_q: SecretResidue<Q, Plain>,
}

impl RsaPrivateKey {
    /// input^d mod n: RSADP and RSASP1.
    ///
    /// Takes exactly [`size`](Self::size) bytes that stand for an integer below n, and returns as many. Constant-time
    /// in the key and the result. The result is verified by the public operation: a fault never leaves.
    pub fn private_op(&self, input: &[u8]) -> Result<Secret<Vec<u8>>> {
        let job = Job::new(self, input)?;
        let powers = job.pair().pow();
        job.finish(powers)
    }

    /// [`private_op`](Self::private_op) as one power modulo n, without the primes: about three times slower. It exists to
    /// measure and to check the other by.
    pub fn private_op_without_crt(&self, input: &[u8]) -> Result<Secret<Vec<u8>>> {
        let public = &self.0.public;
        let base = Secret::new(public.residue(input)?);
        let exponent = SecretExponent::new(self.0.d.duplicate(), public.modulus_bits());
        let result = public.context().pow(&base, &exponent);
        Ok(Secret::new(result.expose().to_nat().to_be_bytes(public.size())))
    }

    /// [`private_op`](Self::private_op) of several keys and inputs, in order; one failure hides no other.
    pub fn private_op_batch(jobs: &[(&RsaPrivateKey, &[u8])]) -> Vec<Result<Secret<Vec<u8>>>> {
        let jobs: Vec<_> = jobs.iter().map(|(key, input)| Job::new(key, input)).collect();
        let pairs: Vec<_> = jobs.iter().flatten().map(Job::pair).collect();
        let mut powers = PowPair::pow_batch(&pairs).into_iter();
        drop(pairs);
        jobs.into_iter()
            .map(|job| {
                let job = job?;
                let powers = powers.next().ok_or(Error::Fault)?;
                job.finish(powers)
            })
            .collect()
    }
}

impl<'a> Job<'a> {
    fn new(key: &'a RsaPrivateKey, input: &[u8]) -> Result<Self> {
        let key = &*key.0;
        let residue = key.public.residue(input)?;
        let blinding = key.blinding.pair(key, input);
        let base = blinding.blind(key.public.context(), &Secret::new(residue.clone()));
        let base = Secret::new(base.expose().to_nat());
        let (base_p, base_q) = (key.p.context.reduce(&base), key.q.context.reduce(&base));
        Ok(Job { key, input: residue, blinding, base, base_p, base_q })
    }

    fn pair(&self) -> PowPair<'_, P, Q> {
        PowPair {
            p: (&self.key.p.context, &self.base_p, &self.key.p.exponent),
            q: (&self.key.q.context, &self.base_q, &self.key.q.exponent),
        }
    }

    /// From the powers modulo p and q to the checked result modulo n, in bytes.
    fn finish(self, (p, q): (SecretResidue<P, Plain>, SecretResidue<Q, Plain>)) -> Result<Secret<Vec<u8>>> {
        let (key, context) = (self.key, self.key.public.context());
        let result = key
            .recombine(&p, &q, |other| other.context.pow(&other.context.reduce(&self.base), &other.exponent));
        let result = context.secret_residue_from_nat(&result).ok_or(Error::Fault)?;
        let result = self.blinding.unblind(context, &result);
        self.check(&result)?;
        Ok(Secret::new(result.expose().to_nat().to_be_bytes(key.public.size())))
    }

    /// result^e must be the input. Boneh, DeMillo and Lipton: a faulty CRT result would give the factors away.
    fn check(&self, result: &SecretResidue<N, Plain>) -> Result<()> {
        let public = &self.key.public;
        let again = public.context().pow_public_exponent(result, public.exponent());
        let same = limbs::eq(again.expose().limbs(), self.input.limbs());
        // LEAK: only a fault makes this false, and then nothing but the error leaves.
        if same.declassify() { Ok(()) } else { Err(Error::Fault) }
    }
}

impl Inner {
    /// The integer below n whose residues are `p`, `q`, and `other` of each further prime.
    fn recombine(
        &self,
        p: &SecretResidue<P, Plain>,
        q: &SecretResidue<Q, Plain>,
        other: impl Fn(&Factor<OtherPrime>) -> SecretResidue<OtherPrime, Plain>,
    ) -> Secret<Nat> {
        let product = arith::value(self.q.context.modulus());
        let result = garner(&self.p, &self.qinv, &product, &Secret::new(q.expose().to_nat()), p);
        self.others.iter().fold(result, |result, next| {
            garner(&next.factor, &next.coefficient, &next.product, &result, &other(&next.factor))
        })
    }
}

/// Garner's step: from x mod `product` and y mod r to the integer below product·r that is both.
///
/// h = (y − x)·product⁻¹ mod r, then x + product·h ≤ (product − 1) + product·(r − 1) < product·r.
fn garner<M: Ring>(
    factor: &Factor<M>,
    coefficient: &SecretResidue<M, Mont>,
    product: &Secret<Nat>,
    x: &Secret<Nat>,
    y: &SecretResidue<M, Plain>,
) -> Secret<Nat> {
    let context = &factor.context;
    let difference = context.sub(y, &context.reduce(x));
    let h = context.mul_plain(coefficient, &difference);
    let h = Secret::new(h.expose().to_nat());
    let mut result = arith::mul(product.expose(), h.expose());
    // x < product, whose limbs the result contains; higher limbs of x are zero.
    let x = Secret::new(x.expose().resized(product.expose().width()));
    let carry = limbs::add_assign(result.expose_mut().limbs_mut(), x.expose().limbs());
    debug_assert!(cfg!(bn_ct_check) || carry == 0);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RsaPublicKey;
    use crate::tests::key;

    /// Runs an operation with the two powers changed by `fault` on their way to the recombination.
    fn with_fault(
        name: &str,
        fault: impl Fn(&Inner, &mut SecretResidue<P, Plain>, &mut SecretResidue<Q, Plain>),
    ) -> Result<Secret<Vec<u8>>> {
        let key = key(name);
        let job = Job::new(&key, &std::vec![1; key.size()]).expect("in range");
        let (mut p, mut q) = job.pair().pow();
        fault(&key.0, &mut p, &mut q);
        job.finish((p, q))
    }

    fn plus_one<M: Ring>(factor: &Factor<M>, x: &mut SecretResidue<M, Plain>) {
        let one = factor.context.from_mont(&factor.context.one());
        *x = factor.context.add(x, &one);
    }

    #[test]
    fn a_corrupted_result_never_leaves() {
        for name in ["1024", "1024-p-less-than-q", "1041-unequal", "1536-three-primes"] {
            assert!(with_fault(name, |_, _, _| ()).is_ok());
            assert_eq!(with_fault(name, |key, p, _| plus_one(&key.p, p)).err(), Some(Error::Fault), "{name}");
            assert_eq!(with_fault(name, |key, _, q| plus_one(&key.q, q)).err(), Some(Error::Fault), "{name}");
            let both = with_fault(name, |key, p, q| {
                plus_one(&key.p, p);
                plus_one(&key.q, q);
            });
            assert_eq!(both.err(), Some(Error::Fault), "{name}");
        }
    }

    #[test]
    fn a_batch_hides_no_fault_and_spreads_none() {
        let key = key("1024");
        let input = std::vec![5; key.size()];
        let mut job = Job::new(&key, &input).expect("in range");
        job.blinding = key.0.blinding.pair(&key.0, &input);
        let powers = job.pair().pow();
        assert_eq!(job.finish(powers).err(), Some(Error::Fault));
        let results = RsaPrivateKey::private_op_batch(&[(&key, &input), (&key, &[]), (&key, &input)]);
        assert!(results[0].is_ok() && results[1].is_err() && results[2].is_ok());
        let public = RsaPublicKey::from(&key);
        assert_eq!(public.public_op(results[2].as_ref().expect("in range").expose()), Ok(input));
    }
}
