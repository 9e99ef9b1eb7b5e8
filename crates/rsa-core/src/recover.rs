//! Recovery of the primes from n, e and d.

use crate::components::{PrimeSecrets, assemble, invalid};
use crate::error::{Error, Field, Result};
use crate::{N, P, RsaPrivateKey, RsaPublicKey, arith, derive};
use bn_core::ct::Mask;
use bn_core::{Mont, Nat, OddModulus, Plain, Secret, SecretResidue, div, limbs};

/// Each attempt fails with probability at most 1/2.
const ATTEMPTS: u32 = 128;
const MORE_PRIMES: &str = "does not belong to two primes: a modulus of three or more needs them given";

/// The key of n, e and d, if n is the product of two primes that d belongs to.
///
/// A modulus of three or more primes splits too, but one of the two factors is composite, and d is not the inverse of e
/// modulo that less one: the error says that such primes must be given.
pub(crate) fn key(public: RsaPublicKey, d: Secret<Nat>) -> Result<RsaPrivateKey> {
    let [p, q] = split(&public, &d)?;
    let primes = [p, q].map(|prime| PrimeSecrets { prime, exponent: None, coefficient: None });
    assemble(public, d, primes.into()).map_err(|error| match error {
        Error::InvalidKey { field: Field::PrivateExponent, .. } => {
            invalid(Field::PrivateExponent, MORE_PRIMES)
        }
        other => other,
    })
}

/// The two factors of n, the greater one first.
///
/// e·d − 1 is a multiple of λ(n) (Miller 1976; NIST SP 800-56B, appendix C). In the course of raising a random g to it
/// bit by bit, squaring meets a square root of 1 other than ±1 with probability at least 1/2, whatever e is; less one
/// it has exactly one prime in common with n. Constant-time: the number of attempts depends on g alone.
fn split(public: &RsaPublicKey, d: &Secret<Nat>) -> Result<[Secret<Nat>; 2]> {
    let n = public.n();
    let mut multiple = arith::mul(public.exponent().nat(), d.expose());
    limbs::sub_assign(multiple.expose_mut().limbs_mut(), &[1]);
    let base = |attempt: u32| derive::residue(public, d, &[b"rsa-core factoring", &attempt.to_be_bytes()]);
    for attempt in 0..ATTEMPTS {
        let (root, found, is_one) = root_of_one(public, &base(attempt), &multiple);
        // LEAK: g^(e·d − 1) = 1 for every key that is not refused.
        if !is_one.declassify() {
            return Err(invalid(Field::PrivateExponent, "is not the inverse of e"));
        }
        // LEAK: the number of attempts, a random variable of g and not of the key.
        if found.declassify() {
            let mut root = Secret::new(root.expose().to_nat());
            limbs::sub_assign(root.expose_mut().limbs_mut(), &[1]);
            let mut p = arith::gcd_with_odd(root.expose(), &n);
            let bits = OddModulus::<P>::from_nat(p.expose())
                .map_err(|_| invalid(Field::Modulus, "has no two factors"))?
                .bits();
            let (mut q, _) = div::div_rem(&Secret::new(n), &p, bits);
            let (a, b) = (p.expose_mut().limbs_mut(), q.expose_mut().limbs_mut());
            limbs::swap_if(limbs::lt(a, b), a, b);
            return Ok([p, q]);
        }
    }
    Err(invalid(Field::PrivateExponent, "does not split n into two primes"))
}

/// Raises g to the exponent; returns a square root of 1 other than ±1 met on the way, whether one was, and whether the
/// power is 1.
fn root_of_one(
    public: &RsaPublicKey,
    g: &SecretResidue<N, Plain>,
    exponent: &Secret<Nat>,
) -> (SecretResidue<N, Plain>, Mask, Mask) {
    let context = public.context();
    let one = context.one();
    let minus_one = context.sub(&context.sub(&one, &one), &one);
    let is = |x: &SecretResidue<N, Mont>, y: &SecretResidue<N, Mont>| {
        limbs::eq(x.expose().limbs(), y.expose().limbs())
    };
    let g = context.to_mont(g);
    let (mut power, mut root, mut found) = (context.one(), context.one(), Mask::FALSE);
    let exponent = exponent.expose().limbs();
    for i in (0..exponent.len() * bn_core::LIMB_BITS).rev() {
        let square = context.sqr(&power);
        let here = is(&square, &one) & !is(&power, &one) & !is(&power, &minus_one);
        root = context.select(here, &power, &root);
        found = found | here;
        power = context.select(Mask::from_bit(limbs::bit(exponent, i)), &context.mul(&square, &g), &square);
    }
    let is_one = is(&power, &one);
    (context.from_mont(&root), found, is_one)
}
