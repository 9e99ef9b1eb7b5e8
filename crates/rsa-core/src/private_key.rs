//! The private key.

use crate::blinding::Blinding;
use crate::{OtherPrime, P, Q, RsaPublicKey, arith};
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::{Mont, MontgomeryContext, Nat, Ring, Secret, SecretExponent, SecretResidue};
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

/// A prime of a private key with its CRT values, big-endian; see [`RsaPrivateKey::prime_values`].
pub struct PrimeValues {
    /// The prime.
    pub prime: Secret<Vec<u8>>,
    /// d modulo the prime less one: dp, dq, d_i.
    pub exponent: Secret<Vec<u8>>,
    /// For q: qinv = q⁻¹ mod p. For a later prime: the inverse, modulo it, of the product of all before. None for p.
    pub coefficient: Option<Secret<Vec<u8>>>,
}

impl RsaPrivateKey {
    /// The public key.
    pub fn to_public_key(&self) -> RsaPublicKey {
        self.0.public.clone()
    }

    /// The public key, borrowed.
    pub fn as_public_key(&self) -> &RsaPublicKey {
        &self.0.public
    }

    /// The private exponent d, big-endian, [`size`](Self::size) bytes.
    pub fn d_bytes(&self) -> Secret<Vec<u8>> {
        Secret::new(self.0.d.expose().to_be_bytes(self.size()))
    }

    /// The primes p, q and further ones with their CRT values, each as long as the prime it belongs to.
    pub fn prime_values(&self) -> Vec<PrimeValues> {
        let inner = &*self.0;
        let mut values = alloc::vec![inner.p.values(None), inner.q.values(None)];
        values[1].coefficient = Some(residue_bytes(&inner.p.context, &inner.qinv));
        values.extend(inner.others.iter().map(|other| {
            let factor = &other.factor;
            factor.values(Some(residue_bytes(&factor.context, &other.coefficient)))
        }));
        values
    }

    /// Draws no entropy in this key's operations from now on, for self-tests: they are still blinded, by values derived
    /// from the key and the input.
    #[cfg(test)]
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

impl<M: Ring> Factor<M> {
    fn values(&self, coefficient: Option<Secret<Vec<u8>>>) -> PrimeValues {
        let modulus = self.context.modulus();
        let length = modulus.byte_length();
        PrimeValues {
            prime: Secret::new(arith::value(modulus).expose().to_be_bytes(length)),
            exponent: Secret::new(self.exponent.nat().expose().to_be_bytes(length)),
            coefficient,
        }
    }
}

fn residue_bytes<M: Ring>(context: &MontgomeryContext<M>, x: &SecretResidue<M, Mont>) -> Secret<Vec<u8>> {
    let x = Secret::new(context.from_mont(x).expose().to_nat());
    Secret::new(x.expose().to_be_bytes(context.modulus().byte_length()))
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

/// By the public keys alone: to each belongs one private operation, whichever d stands for it.
impl PartialEq for RsaPrivateKey {
    fn eq(&self, other: &Self) -> bool {
        self.0.public == other.0.public
    }
}

impl Eq for RsaPrivateKey {}

impl zeroize::ZeroizeOnDrop for RsaPrivateKey {}
