//! Primality testing by Miller and Rabin, in constant time.

use crate::arith;
use crate::error::Result;
use crate::random::{self, Fill};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::mont::PowPair;
use bn_core::{
    Limb, MontgomeryContext, Nat, OddModulus, Plain, Ring, Secret, SecretExponent, SecretResidue, limbs,
};
use hmac::{Hmac, KeyInit, Mac};
use rand_core::TryCryptoRng;
use sha2::Sha256;

/// Rounds that leave a composite of an adversary's choosing a chance of at most 4⁻⁶⁴ = 2⁻¹²⁸.
const ROUNDS: usize = 64;

/// The ring of residues modulo a candidate.
struct Candidate;
impl Ring for Candidate {}

/// Whether a big-endian integer is prime: wrong for a composite with probability at most 2⁻¹²⁸, never for a prime.
///
/// 64 rounds of Miller–Rabin (FIPS 186-5, B.3.1) with bases derived from the integer by HMAC-SHA-256, so that no
/// generator is needed and nobody can choose an integer to fit the bases. Leading zeros are allowed. Time depends on the
/// length in bits and on the result: a composite that fails is reported after the round it fails in.
///
/// ```
/// assert!(rsa_core::prime::is_probable_prime(&[0x01, 0x00, 0x01]));
/// assert!(!rsa_core::prime::is_probable_prime(&[0x02, 0x31])); // 561, the first Carmichael number
/// ```
pub fn is_probable_prime(candidate: &[u8]) -> bool {
    let mut block = 0u64;
    let mut random = |out: &mut [u8]| {
        for chunk in out.chunks_mut(32) {
            let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(candidate);
            let mut mac = mac.expect("HMAC takes keys of any length");
            mac.update(&block.to_be_bytes());
            chunk.copy_from_slice(&mac.finalize().into_bytes()[..chunk.len()]);
            block += 1;
        }
        Ok(())
    };
    test(candidate, &mut random).unwrap_or(false)
}

/// [`is_probable_prime`] with bases from a generator.
///
/// # Errors
/// The generator's failure.
pub fn is_probable_prime_with_rng<R: TryCryptoRng + ?Sized>(candidate: &[u8], rng: &mut R) -> Result<bool> {
    test(candidate, &mut random::from_rng(rng))
}

fn test(candidate: &[u8], random: Fill<'_>) -> Result<bool> {
    let nat = arith::secret_from_be_bytes(candidate);
    let two = arith::eq(nat.expose(), &Nat::from_limbs(vec![2]));
    // LEAK: the result, and that the candidate is 2.
    if two.declassify() {
        return Ok(true);
    }
    // An even number, 0 or 1 is no modulus, and no prime.
    let Ok(modulus) = OddModulus::<Candidate>::from_nat(nat.expose()) else { return Ok(false) };
    let context = MontgomeryContext::new_consttime(&modulus);
    for _ in 0..ROUNDS {
        let base = random_base(&context, random)?;
        // LEAK: the result, composite after this round.
        if !passes(&context, &base).declassify() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// One round of Miller–Rabin with any base b: with w − 1 = 2^a·m for odd m, b^m is 1 or one of b^(m·2^j), j < a, is −1.
/// Constant-time in a too. A base of 0, 1 or −1 says nothing and passes.
fn passes<M: Ring>(context: &MontgomeryContext<M>, base: &SecretResidue<M, Plain>) -> Mask {
    let bits = context.modulus().bits();
    let mut m = arith::less_one(context.modulus());
    let mut a: Limb = 0;
    for _ in 0..bits {
        let mut half = m.duplicate();
        limbs::shr1_assign(half.expose_mut().limbs_mut(), 0);
        let even = Mask::from_bit(m.expose().limbs()[0] & 1 ^ 1);
        limbs::assign_if(even, m.expose_mut().limbs_mut(), half.expose().limbs());
        a += even.bit();
    }
    let (one, minus_one) = plus_minus_one(context);
    let is = |x: &SecretResidue<M, Plain>, y: &SecretResidue<M, Plain>| {
        limbs::eq(x.expose().limbs(), y.expose().limbs())
    };
    let zero = limbs::is_zero(base.expose().limbs());
    let power = context.pow(base, &SecretExponent::new(m, bits));
    let mut pass = zero | is(&power, &one) | is(&power, &minus_one);
    let (mut power, minus_one) = (context.to_mont(&power), context.to_mont(&minus_one));
    for j in 1..bits as Limb {
        power = context.sqr(&power);
        pass = pass | limbs::eq(power.expose().limbs(), minus_one.expose().limbs()) & Mask::lt(j, a);
    }
    pass
}

/// A candidate w ≡ 3 modulo 4, prepared: then (w − 1)/2 is odd, and a round is one power.
pub(crate) struct Blum<M: Ring> {
    context: MontgomeryContext<M>,
    exponent: SecretExponent,
}

impl<M: Ring> Blum<M> {
    /// Prepares a candidate of exactly this many bits; `None` if it has another length.
    pub(crate) fn new(candidate: &Secret<Nat>, bits: usize) -> Option<Self> {
        let modulus =
            OddModulus::from_nat(candidate.expose()).ok().filter(|modulus| modulus.bits() == bits)?;
        let mut half = arith::less_one(&modulus);
        limbs::shr1_assign(half.expose_mut().limbs_mut(), 0);
        let exponent = SecretExponent::new(half, bits - 1);
        Some(Blum { context: MontgomeryContext::new_consttime(&modulus), exponent })
    }

    /// The candidate.
    pub(crate) fn value(&self) -> Secret<Nat> {
        arith::value(self.context.modulus())
    }
}

/// One round for each of several candidates, which may be one and the same: whether b^((w−1)/2) = ±1. They go to the
/// exponentiation together, so that they share vector lanes.
pub(crate) fn round<M: Ring>(candidates: &[&Blum<M>], random: Fill<'_>) -> Result<Vec<Mask>> {
    let bases: Vec<_> = candidates.iter().map(|w| random_base(&w.context, random)).collect::<Result<_>>()?;
    let job = |i: usize| {
        // The lanes come in pairs; an odd one out is done twice.
        let i = i.min(candidates.len() - 1);
        (&candidates[i].context, &bases[i], &candidates[i].exponent)
    };
    let pairs: Vec<_> =
        (0..candidates.len()).step_by(2).map(|i| PowPair { p: job(i), q: job(i + 1) }).collect();
    let powers = PowPair::pow_batch(&pairs).into_iter().flat_map(|(p, q)| [p, q]);
    let judge = |(w, power): (&&Blum<M>, SecretResidue<M, Plain>)| {
        let (one, minus_one) = plus_minus_one(&w.context);
        let power = power.expose().limbs();
        limbs::eq(power, one.expose().limbs()) | limbs::eq(power, minus_one.expose().limbs())
    };
    Ok(candidates.iter().zip(powers).map(judge).collect())
}

fn plus_minus_one<M: Ring>(
    context: &MontgomeryContext<M>,
) -> (SecretResidue<M, Plain>, SecretResidue<M, Plain>) {
    let one = context.from_mont(&context.one());
    let zero = context.sub(&one, &one);
    let minus_one = context.sub(&zero, &one);
    (one, minus_one)
}

/// A residue, uniform to within 2⁻⁶⁴.
fn random_base<M: Ring>(context: &MontgomeryContext<M>, random: Fill<'_>) -> Result<SecretResidue<M, Plain>> {
    let mut bytes = Secret::new(vec![0; context.modulus().byte_length() + 8]);
    random(bytes.expose_mut())?;
    Ok(context.reduce(&arith::secret_from_be_bytes(bytes.expose())))
}
