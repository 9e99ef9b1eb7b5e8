//! The private key.

use crate::blinding::Blinding;
use crate::error::{Error, Field, Result};
use crate::{KeyPolicy, OtherPrime, P, Q, RsaPublicKey, arith};
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::{Mont, MontgomeryContext, Nat, OddModulus, Ring, Secret, SecretExponent, SecretResidue};
use core::fmt;

/// An RSA private key of two or more primes: valid, with its CRT values, ready to operate.
///
/// Cheap to clone: clones share the prepared moduli and the blinding state. Secrets are wiped when the last is dropped.
#[derive(Clone)]
pub struct RsaPrivateKey(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) public: RsaPublicKey,
    /// d, as wide as n
    pub(crate) d: Secret<Nat>,
    pub(crate) p: Factor<P>,
    pub(crate) q: Factor<Q>,
    /// q⁻¹ mod p: q comes first in the recombination
    pub(crate) qinv: SecretResidue<P, Mont>,
    pub(crate) others: Vec<OtherFactor>,
    pub(crate) blinding: Blinding,
}

/// A prime and d modulo the prime less one.
pub(crate) struct Factor<M: Ring> {
    pub(crate) context: MontgomeryContext<M>,
    pub(crate) exponent: SecretExponent,
}

/// A third or later prime r with the inverse modulo r of the product of the primes before.
pub(crate) struct OtherFactor {
    pub(crate) factor: Factor<OtherPrime>,
    pub(crate) product: Secret<Nat>,
    pub(crate) coefficient: SecretResidue<OtherPrime, Mont>,
}

impl RsaPrivateKey {
    /// From big-endian n, e, d and two or more primes, under the default [`KeyPolicy`].
    pub fn from_components(n: &[u8], e: &[u8], d: &[u8], primes: &[&[u8]]) -> Result<Self> {
        Self::from_components_with_policy(n, e, d, primes, &KeyPolicy::default())
    }

    /// From big-endian n, e, d and two or more primes.
    pub fn from_components_with_policy(
        n: &[u8],
        e: &[u8],
        d: &[u8],
        primes: &[&[u8]],
        policy: &KeyPolicy,
    ) -> Result<Self> {
        let public = RsaPublicKey::new_with_policy(n, e, policy)?;
        let [p, q, rest @ ..] = primes else {
            return Err(Error::InvalidArgument("fewer than two primes"));
        };
        let d = Secret::new(Nat::from_be_bytes(d).resized(public.context().modulus().width()));
        let p = Factor::new(p, &d, 1)?;
        let q = Factor::new(q, &d, 2)?;
        let mut product = Nat::from_limbs(q.context.modulus().limbs().to_vec());
        let qinv = inverse(&p.context, &product, 2)?;
        product = arith::mul(&product, &Nat::from_limbs(p.context.modulus().limbs().to_vec()));
        let mut others = Vec::new();
        for (i, prime) in rest.iter().enumerate() {
            let factor: Factor<OtherPrime> = Factor::new(prime, &d, i + 3)?;
            let coefficient = inverse(&factor.context, &product, i + 3)?;
            let next = arith::mul(&product, &Nat::from_limbs(factor.context.modulus().limbs().to_vec()));
            others.push(OtherFactor { factor, product: Secret::new(product), coefficient });
            product = next;
        }
        Ok(RsaPrivateKey(Arc::new(Inner { public, d, p, q, qinv, others, blinding: Blinding::new() })))
    }

    /// The public key.
    pub fn to_public_key(&self) -> RsaPublicKey {
        self.0.public.clone()
    }

    /// Draws no entropy in this key's operations from now on, for self-tests: they are still blinded, by values derived
    /// from the key and the input.
    #[allow(dead_code)] // for the self-tests
    pub(crate) fn without_entropy(self) -> Self {
        self.0.blinding.forbid_entropy();
        self
    }

    /// The length of the modulus, and of every signature and ciphertext, in bytes.
    pub fn size(&self) -> usize {
        self.0.public.size()
    }

    /// The length of the modulus in bits.
    pub fn modulus_bits(&self) -> usize {
        self.0.public.modulus_bits()
    }
}

/// x⁻¹ modulo a prime that is no factor of x.
fn inverse<M: Ring>(
    context: &MontgomeryContext<M>,
    x: &Nat,
    number: usize,
) -> Result<SecretResidue<M, Mont>> {
    let x = context.reduce(&Secret::new(x.clone()));
    let shared =
        Error::InvalidKey { field: Field::Prime(number), reason: "shares a factor with another prime" };
    Ok(context.to_mont(&context.invert(&x).ok_or(shared)?))
}

impl<M: Ring> Factor<M> {
    fn new(prime: &[u8], d: &Secret<Nat>, number: usize) -> Result<Self> {
        let modulus = OddModulus::<M>::from_be_bytes(prime)
            .map_err(|_| Error::InvalidKey { field: Field::Prime(number), reason: "is even or below 3" })?;
        let exponent = arith::rem(d.expose(), arith::minus_one(modulus.limbs()).expose());
        let exponent = SecretExponent::new(exponent, modulus.bits());
        Ok(Factor { context: MontgomeryContext::new_consttime(&modulus), exponent })
    }
}

impl AsRef<RsaPublicKey> for RsaPrivateKey {
    fn as_ref(&self) -> &RsaPublicKey {
        &self.0.public
    }
}

impl From<&RsaPrivateKey> for RsaPublicKey {
    fn from(key: &RsaPrivateKey) -> Self {
        key.to_public_key()
    }
}

impl From<RsaPrivateKey> for RsaPublicKey {
    fn from(key: RsaPrivateKey) -> Self {
        key.to_public_key()
    }
}

impl fmt::Debug for RsaPrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, primes) = (self.modulus_bits(), 2 + self.0.others.len());
        write!(f, "RsaPrivateKey {{ n: {n} bits, {primes} primes }}")
    }
}

impl zeroize::ZeroizeOnDrop for RsaPrivateKey {}
