//! The public key and its operation, RSAEP and RSAVP1 of RFC 8017.

use crate::algorithm::KeyAlgorithm;
use crate::components::invalid;
use crate::error::{Error, Field, Result};
use crate::{KeyPolicy, N};
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::{MontgomeryContext, Nat, OddModulus, Plain, PublicExponent, Residue, Secret, limbs};
use core::fmt;
use core::hash::{Hash, Hasher};
use spin::Once;

/// An RSA public key: an odd modulus n of an allowed size and an odd exponent 3 ≤ e < n.
///
/// Cheap to make and to clone: clones share the modulus, which is prepared only when it has to be.
#[derive(Clone)]
pub struct RsaPublicKey(Arc<Inner>);

struct Inner {
    modulus: OddModulus<N>,
    /// Made when the first operation on a secret wants it: verification needs the modulus alone
    context: Once<MontgomeryContext<N>>,
    exponent: PublicExponent,
    algorithm: KeyAlgorithm,
}

impl RsaPublicKey {
    /// From big-endian n and e, under the default [`KeyPolicy`].
    pub fn new(n: &[u8], e: &[u8]) -> Result<Self> {
        Self::new_with_policy(n, e, &KeyPolicy::default())
    }

    /// From big-endian n and e. Leading zeros are ignored. Sizes are checked before any arithmetic.
    pub fn new_with_policy(n: &[u8], e: &[u8], policy: &KeyPolicy) -> Result<Self> {
        Self::build(n, e, KeyAlgorithm::Rsa, policy)
    }

    /// The key of these numbers, for this algorithm.
    pub(crate) fn build(n: &[u8], e: &[u8], algorithm: KeyAlgorithm, policy: &KeyPolicy) -> Result<Self> {
        let (n, e) = (trim(n), trim(e));
        policy.check_modulus(bit_length(n))?;
        policy.check_public_exponent(bit_length(e))?;
        if n.last().is_none_or(|low| low & 1 == 0) {
            return Err(invalid(Field::Modulus, "is even"));
        }
        if e.is_empty() {
            return Err(invalid(Field::PublicExponent, "is 0"));
        }
        if e.last().is_none_or(|low| low & 1 == 0) {
            return Err(invalid(Field::PublicExponent, "is even"));
        }
        if e == [1] {
            return Err(invalid(Field::PublicExponent, "is 1"));
        }
        if (e.len(), e) >= (n.len(), n) {
            return Err(invalid(Field::PublicExponent, "is not below n"));
        }
        let Ok(modulus) = OddModulus::<N>::from_be_bytes(n) else {
            return Err(invalid(Field::Modulus, "is below 3"));
        };
        let exponent = PublicExponent::from_be_bytes(e);
        Ok(RsaPublicKey(Arc::new(Inner { modulus, context: Once::new(), exponent, algorithm })))
    }

    /// The length of the modulus, and of every signature and ciphertext, in bytes.
    pub fn size(&self) -> usize {
        self.0.modulus.byte_length()
    }

    /// The length of the modulus in bits.
    pub fn modulus_bits(&self) -> usize {
        self.0.modulus.bits()
    }

    /// What the key may be used for.
    pub fn algorithm(&self) -> &KeyAlgorithm {
        &self.0.algorithm
    }

    /// The modulus n, big-endian, [`size`](Self::size) bytes.
    pub fn n_bytes(&self) -> Vec<u8> {
        let mut bytes = alloc::vec![0; self.size()];
        limbs::write_be(&mut bytes, self.0.modulus.limbs());
        bytes
    }

    /// The exponent e, big-endian without leading zeros.
    pub fn e_bytes(&self) -> Vec<u8> {
        self.0.exponent.nat().to_be_bytes(self.0.exponent.bits().div_ceil(8))
    }

    /// input^e mod n for a public input: RSAVP1.
    ///
    /// Takes exactly [`size`](Self::size) bytes that stand for an integer below n, and returns as many. Variable time
    /// in all operands.
    pub fn public_op(&self, input: &[u8]) -> Result<Vec<u8>> {
        let input = self.residue(input)?;
        Ok(self.to_bytes(&self.0.modulus.pow_vartime(&input, &self.0.exponent)))
    }

    /// input^e mod n for a secret input: RSAEP. Leaks whether the input is below n and nothing else of it; the result
    /// is a ciphertext and public.
    pub fn public_op_secret(&self, input: &Secret<Vec<u8>>) -> Result<Vec<u8>> {
        self.check_length(input.expose().len())?;
        let residue = self.0.modulus.secret_residue_from_be_bytes(input.expose());
        let residue = residue.ok_or(Error::InputOutOfRange)?;
        let result = self.context().pow_public_exponent(&residue, &self.0.exponent);
        // LEAK: a ciphertext is what the message becomes to be made public.
        Ok(self.to_bytes(&result.declassify()))
    }

    /// [`public_op`](Self::public_op) of several keys and inputs, in order; one failure hides no other.
    pub fn public_op_batch(jobs: &[(&RsaPublicKey, &[u8])]) -> Vec<Result<Vec<u8>>> {
        let inputs: Vec<_> = jobs.iter().map(|(key, input)| key.residue(input)).collect();
        let powers: Vec<_> = jobs
            .iter()
            .zip(&inputs)
            .filter_map(|((key, _), input)| Some((&key.0.modulus, input.as_ref().ok()?, &key.0.exponent)))
            .collect();
        let mut results = OddModulus::pow_vartime_batch(&powers).into_iter();
        let finish = |((key, _), input): (&(&RsaPublicKey, &[u8]), &Result<_>)| match input {
            Ok(_) => results.next().map(|power| key.to_bytes(&power)).ok_or(Error::Fault),
            Err(error) => Err(error.clone()),
        };
        jobs.iter().zip(&inputs).map(finish).collect()
    }

    /// The prepared modulus, for operations on secrets.
    pub(crate) fn context(&self) -> &MontgomeryContext<N> {
        self.0.context.call_once(|| MontgomeryContext::new_vartime(&self.0.modulus))
    }

    /// The modulus as an integer.
    pub(crate) fn n(&self) -> Nat {
        Nat::from_limbs(self.0.modulus.limbs().to_vec())
    }

    /// The public exponent.
    pub(crate) fn exponent(&self) -> &PublicExponent {
        &self.0.exponent
    }

    /// A public input of exactly the modulus's length, below the modulus.
    pub(crate) fn residue(&self, input: &[u8]) -> Result<Residue<N, Plain>> {
        self.check_length(input.len())?;
        self.0.modulus.residue_from_be_bytes(input).ok_or(Error::InputOutOfRange)
    }

    fn check_length(&self, found: usize) -> Result<()> {
        let expected = self.size();
        if found == expected { Ok(()) } else { Err(Error::InputLength { found, expected }) }
    }

    fn to_bytes(&self, residue: &Residue<N, Plain>) -> Vec<u8> {
        residue.to_nat().to_be_bytes(self.size())
    }
}

/// A big-endian integer without its leading zeros.
pub(crate) fn trim(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().take_while(|&&b| b == 0).count()..]
}

/// The bit length of a big-endian integer without leading zeros.
pub(crate) fn bit_length(trimmed: &[u8]) -> usize {
    trimmed.first().map_or(0, |top| trimmed.len() * 8 - top.leading_zeros() as usize)
}

impl PartialEq for RsaPublicKey {
    fn eq(&self, other: &Self) -> bool {
        self.0.modulus.limbs() == other.0.modulus.limbs()
            && self.0.exponent == other.0.exponent
            && self.0.algorithm == other.0.algorithm
    }
}

impl Eq for RsaPublicKey {}

impl Hash for RsaPublicKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.modulus.limbs().hash(state);
        self.0.exponent.nat().limbs().hash(state);
    }
}

impl fmt::Debug for RsaPublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, e) = (self.modulus_bits(), self.0.exponent.bits());
        write!(f, "RsaPublicKey {{ n: {n} bits, e: {e} bits }}")
    }
}
