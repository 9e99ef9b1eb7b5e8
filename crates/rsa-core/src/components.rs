//! From the numbers of a key to a key: everything is checked here, whatever format the numbers came in.
//!
//! No exponentiation and no primality test: products, remainders and inverses decide. All in constant time; what leaks
//! is the lengths, which field is refused, and that all others are right.

use crate::algorithm::KeyAlgorithm;
use crate::blinding::Blinding;
use crate::error::{Error, Field, Result};
use crate::private_key::{Factor, Inner, OtherFactor};
use crate::{KeyPolicy, OtherPrime, P, Q, RsaPrivateKey, RsaPublicKey, arith, recover};
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Mont, MontgomeryContext, Nat, OddModulus, Ring, Secret, SecretExponent, SecretResidue, limbs};

/// The most primes a key may have; RFC 8017 sets no bound, and practice ends at five.
pub(crate) const MAXIMUM_PRIMES: usize = 16;
/// The shortest prime a key may have. Far below what is secure, and far above what breaks blinding.
const MINIMUM_PRIME_BITS: usize = 128;

/// The numbers of a private key, big-endian, not yet checked. Leading zeros are allowed.
#[derive(Clone, Copy)]
pub struct KeyNumbers<'a> {
    /// The modulus.
    pub n: &'a [u8],
    /// The public exponent.
    pub e: &'a [u8],
    /// The private exponent, modulo λ(n), φ(n) or any other multiple of λ(n) that leaves it below n.
    pub d: &'a [u8],
    /// p, q and further primes, in the order that their coefficients belong to; empty if unknown.
    pub primes: &'a [PrimeNumbers<'a>],
}

/// The numbers of one prime of a private key, big-endian, not yet checked.
#[derive(Clone, Copy)]
pub struct PrimeNumbers<'a> {
    /// The prime.
    pub prime: &'a [u8],
    /// dp, dq, d_i: e⁻¹ modulo the prime less one. Computed if absent.
    pub exponent: Option<&'a [u8]>,
    /// For q: qinv = q⁻¹ mod p. For a later prime: the inverse, modulo it, of the product of all before. Computed if
    /// absent; p has none.
    pub coefficient: Option<&'a [u8]>,
}

/// The numbers of one prime on their way into a key.
pub(crate) struct PrimeSecrets {
    pub(crate) prime: Secret<Nat>,
    pub(crate) exponent: Option<Secret<Nat>>,
    pub(crate) coefficient: Option<Secret<Nat>>,
}

impl RsaPrivateKey {
    /// From big-endian n, e, d and the primes, under the default [`KeyPolicy`]. Without primes they are recovered from
    /// n, e and d, if they are two; three and more must be given.
    pub fn from_components(n: &[u8], e: &[u8], d: &[u8], primes: &[&[u8]]) -> Result<Self> {
        Self::from_components_with_policy(n, e, d, primes, &KeyPolicy::default())
    }

    /// From big-endian n, e, d and the primes. Without primes they are recovered from n, e and d, if they are two; three
    /// and more must be given.
    pub fn from_components_with_policy(
        n: &[u8],
        e: &[u8],
        d: &[u8],
        primes: &[&[u8]],
        policy: &KeyPolicy,
    ) -> Result<Self> {
        let numbers = primes.iter().map(|prime| PrimeNumbers { prime, exponent: None, coefficient: None });
        let primes: Vec<_> = numbers.collect();
        Self::from_numbers(&KeyNumbers { n, e, d, primes: &primes }, policy)
    }

    /// From all numbers of a key, CRT values among them. Each is checked; the error names the one that is wrong.
    pub fn from_numbers(numbers: &KeyNumbers<'_>, policy: &KeyPolicy) -> Result<Self> {
        Self::build(numbers, KeyAlgorithm::Rsa, policy)
    }

    /// The key of these numbers, for this algorithm.
    pub(crate) fn build(
        numbers: &KeyNumbers<'_>,
        algorithm: KeyAlgorithm,
        policy: &KeyPolicy,
    ) -> Result<Self> {
        let public = RsaPublicKey::build(numbers.n, numbers.e, algorithm, policy)?;
        let d = private_exponent(numbers.d, &public)?;
        if numbers.primes.is_empty() {
            return recover::key(public, d);
        }
        let secrets = |numbers: &PrimeNumbers<'_>| PrimeSecrets {
            prime: arith::secret_from_be_bytes(numbers.prime),
            exponent: numbers.exponent.map(arith::secret_from_be_bytes),
            coefficient: numbers.coefficient.map(arith::secret_from_be_bytes),
        };
        assemble(public, d, numbers.primes.iter().map(secrets).collect())
    }
}

/// The key of these numbers, if they fit together.
pub(crate) fn assemble(
    public: RsaPublicKey,
    d: Secret<Nat>,
    primes: Vec<PrimeSecrets>,
) -> Result<RsaPrivateKey> {
    if !(2..=MAXIMUM_PRIMES).contains(&primes.len()) {
        return Err(Error::InvalidArgument("a key has 2 to 16 primes"));
    }
    check_product(&public, &primes)?;
    let mut primes = primes.into_iter();
    let (Some(first), Some(second)) = (primes.next(), primes.next()) else {
        return Err(Error::InvalidArgument("a key has 2 to 16 primes"));
    };
    if first.coefficient.is_some() {
        return Err(invalid(Field::CrtCoefficient(1), "does not exist: p has no coefficient"));
    }
    let p: Factor<P> = Factor::new(&public, &d, first.prime, first.exponent, 1)?;
    let q: Factor<Q> = Factor::new(&public, &d, second.prime, second.exponent, 2)?;
    let mut product = arith::value(q.context.modulus());
    let qinv = coefficient(&p.context, &product, second.coefficient, 2)?;
    product = arith::mul(product.expose(), arith::value(p.context.modulus()).expose());
    let mut others = Vec::new();
    for (number, prime) in (3..).zip(primes) {
        let factor: Factor<OtherPrime> = Factor::new(&public, &d, prime.prime, prime.exponent, number)?;
        let coefficient = coefficient(&factor.context, &product, prime.coefficient, number)?;
        let next = arith::mul(product.expose(), arith::value(factor.context.modulus()).expose());
        others.push(OtherFactor { factor, product, coefficient });
        product = next;
    }
    Ok(RsaPrivateKey(Arc::new(Inner { public, d, p, q, qinv, others, blinding: Blinding::new() })))
}

impl<M: Ring> Factor<M> {
    fn new(
        public: &RsaPublicKey,
        d: &Secret<Nat>,
        prime: Secret<Nat>,
        exponent: Option<Secret<Nat>>,
        number: usize,
    ) -> Result<Self> {
        let field = Field::Prime(number);
        let modulus =
            OddModulus::<M>::from_nat(prime.expose()).map_err(|_| invalid(field, "is even or below 3"))?;
        let bits = modulus.bits();
        if bits < MINIMUM_PRIME_BITS {
            return Err(invalid(field, "has fewer than 128 bits"));
        }
        let less_one = arith::less_one(&modulus);
        let reduced = arith::rem(d, &less_one, bits);
        let inverts_e = |x: &Secret<Nat>| {
            let product = arith::mul(public.exponent().nat(), x.expose());
            arith::is_one(arith::rem(&product, &less_one, bits).expose())
        };
        if let Some(given) = exponent {
            let right = arith::lt(given.expose(), less_one.expose()) & inverts_e(&given);
            require(right, Field::CrtExponent(number), "is not the inverse of e modulo the prime less one")?;
            let same = arith::eq(given.expose(), reduced.expose());
            require(same, Field::PrivateExponent, "is not the inverse of e: it contradicts dp or dq")?;
        } else {
            require(inverts_e(&reduced), Field::PrivateExponent, "is not the inverse of e")?;
        }
        let exponent = SecretExponent::new(reduced, bits);
        Ok(Factor { context: MontgomeryContext::new_consttime(&modulus), exponent })
    }
}

/// d, as wide as n, with 0 < d < n.
fn private_exponent(bytes: &[u8], public: &RsaPublicKey) -> Result<Secret<Nat>> {
    let d = arith::secret_from_be_bytes(bytes);
    let n = public.n();
    require(!limbs::is_zero(d.expose().limbs()), Field::PrivateExponent, "is 0")?;
    require(arith::lt(d.expose(), &n), Field::PrivateExponent, "is not below n")?;
    Ok(Secret::new(d.expose().resized(n.width())))
}

/// n is the product of the primes.
fn check_product(public: &RsaPublicKey, primes: &[PrimeSecrets]) -> Result<()> {
    let n = public.n();
    let mut product = Secret::new(Nat::from_limbs(alloc::vec![1]));
    for prime in primes {
        // Bounds the work by the modulus: no factor is longer than it, and there are at most 16.
        if prime.prime.expose().width() > n.width() {
            return Err(invalid(Field::Modulus, "is not the product of the primes"));
        }
        product = arith::mul(product.expose(), prime.prime.expose());
    }
    require(arith::eq(product.expose(), &n), Field::Modulus, "is not the product of the primes")
}

/// product⁻¹ modulo a prime: the one given if it is right, else computed.
fn coefficient<M: Ring>(
    context: &MontgomeryContext<M>,
    product: &Secret<Nat>,
    given: Option<Secret<Nat>>,
    number: usize,
) -> Result<SecretResidue<M, Mont>> {
    let product = context.reduce(product);
    let Some(given) = given else {
        let shared = invalid(Field::Prime(number), "shares a factor with another prime");
        return Ok(context.to_mont(&context.invert(&product).ok_or(shared)?));
    };
    let wrong = invalid(Field::CrtCoefficient(number), "is not the inverse it should be");
    let given = context.to_mont(&context.secret_residue_from_nat(&given).ok_or(wrong)?);
    let one = context.mul_plain(&given, &product);
    let right = arith::is_one(&one.expose().to_nat());
    require(right, Field::CrtCoefficient(number), "is not the inverse it should be")?;
    Ok(given)
}

pub(crate) fn invalid(field: Field, reason: &'static str) -> Error {
    Error::InvalidKey { field, reason }
}

/// An error naming `field` unless the condition holds.
pub(crate) fn require(condition: Mask, field: Field, reason: &'static str) -> Result<()> {
    // LEAK: which field of a key is refused; the conditions hold for every key that is accepted.
    if condition.declassify() { Ok(()) } else { Err(invalid(field, reason)) }
}
