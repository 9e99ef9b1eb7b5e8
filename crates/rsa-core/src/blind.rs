//! Blind signatures (RFC 9474): a client gets a PSS signature from a signer who sees neither message nor signature.
//!
//! ```
//! # #[cfg(feature = "getrandom")]
//! # fn main() -> Result<(), rsa_core::Error> {
//! use rsa_core::blind::{self, Rsabssa};
//! # let signer_key = rsa_core::self_test::example_key();
//! # let mut rng = rsa_core::rand_core::UnwrapErr(getrandom::SysRng);
//! let scheme = Rsabssa::sha384_pss_randomized();
//! let public_key = signer_key.to_public_key();
//!
//! let message = scheme.prepare(&mut rng, b"one token")?; // client: what will be signed
//! let (blinded, secret) = scheme.blind(&mut rng, &public_key, &message)?; // client to signer
//! let blind_signature = blind::blind_sign(&signer_key, &blinded)?; // signer to client
//! let signature = scheme.finalize(&public_key, &message, &blind_signature, &secret)?;
//! scheme.verify(&public_key, &message, &signature)?; // anyone
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "getrandom"))]
//! # fn main() {}
//! ```
//!
//! The signer signs what it is given, unseen. So its key must serve nothing else, and a client proves that it is
//! entitled to a signature before it gets one.

use crate::pss::{NamedMask, Signature};
use crate::traits::SignatureScheme;
use crate::{Error, N, Pss, Result, RsaPrivateKey, RsaPublicKey, random};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::{Mont, Nat, Plain, Secret, SecretResidue};
use const_oid::AssociatedOid;
use digest::Digest;
use rand_core::TryCryptoRng;
use sha2::Sha384;
use zeroize::Zeroizing;

/// The length of the random prefix of a prepared message, in bytes.
const PREFIX_LENGTH: usize = 32;

/// A variant of the protocol: hash and mask, the length of the salt, and whether messages get a random prefix.
#[derive(Clone, Debug)]
pub struct Rsabssa<D, M = D> {
    scheme: Pss<D, M>,
    randomized: bool,
}

impl Rsabssa<Sha384> {
    /// RSABSSA-SHA384-PSS-Randomized: the one to use unless a protocol says otherwise.
    pub const fn sha384_pss_randomized() -> Self {
        Self::new(48, true)
    }

    /// RSABSSA-SHA384-PSSZERO-Randomized: no salt.
    pub const fn sha384_psszero_randomized() -> Self {
        Self::new(0, true)
    }

    /// RSABSSA-SHA384-PSS-Deterministic: messages as they are, which must have much entropy (RFC 9474 6.3).
    pub const fn sha384_pss_deterministic() -> Self {
        Self::new(48, false)
    }

    /// RSABSSA-SHA384-PSSZERO-Deterministic: neither salt nor prefix.
    pub const fn sha384_psszero_deterministic() -> Self {
        Self::new(0, false)
    }
}

impl<D: Digest + AssociatedOid, M: NamedMask> Rsabssa<D, M> {
    /// Another hash, mask or salt.
    pub const fn new(salt_length: usize, randomized: bool) -> Self {
        Rsabssa { scheme: Pss::new_with_salt(salt_length), randomized }
    }

    /// What will be signed: the message, behind a random prefix where the variant has one.
    ///
    /// # Errors
    /// The generator's failure.
    pub fn prepare<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> Result<Vec<u8>> {
        let mut prepared = vec![0; if self.randomized { PREFIX_LENGTH } else { 0 }];
        random::from_rng(rng)(&mut prepared)?;
        prepared.extend(message);
        Ok(prepared)
    }

    /// Blinds a prepared message: what goes to the signer, and the secret that [`finalize`](Self::finalize) needs.
    /// Constant-time in the message and the blinding.
    ///
    /// # Errors
    /// A key that is too short or not for PSS; the generator's failure.
    pub fn blind<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        key: &RsaPublicKey,
        prepared: &[u8],
    ) -> Result<(Vec<u8>, BlindingSecret)> {
        let mut random = random::from_rng(rng);
        let mut salt = vec![0; self.scheme.salt_length(key)?];
        random(&mut salt)?;
        let encoded = Secret::new(self.scheme.encode(key, &D::digest(prepared), &salt)?);
        let context = key.context();
        let message = context.secret_residue_from_be_bytes(encoded.expose()).ok_or(Error::InputOutOfRange)?;
        let coprime = context.modulus().is_coprime(&Secret::new(message.expose().to_nat()));
        // LEAK: false only if the message happens to contain a factor of n
        if !coprime.declassify() {
            return Err(Error::InvalidArgument("message that shares a factor with n"));
        }
        loop {
            // 128 bits more than n has, so that the remainder is uniform to within 2^-128
            let mut bytes = Secret::new(vec![0; key.size() + 16]);
            random(bytes.expose_mut())?;
            let r = context.reduce(&Secret::new(Nat::from_be_bytes(bytes.expose())));
            // A multiple of a factor has no inverse: draw again.
            let Some(inverse) = context.invert(&r) else { continue };
            let power = context.pow_public_exponent(&r, key.exponent());
            let blinded = context.mul_plain(&context.to_mont(&power), &message);
            // LEAK: blinded by r^e, it says nothing of the message
            let blinded = blinded.declassify().to_nat().to_be_bytes(key.size());
            return Ok((blinded, BlindingSecret(context.to_mont(&inverse))));
        }
    }

    /// Takes the blinding off the signer's answer, and verifies the signature that appears.
    ///
    /// # Errors
    /// [`Error::Verification`] if the signer did not sign what it was given; an answer of wrong length or range.
    pub fn finalize(
        &self,
        key: &RsaPublicKey,
        prepared: &[u8],
        blind_signature: &[u8],
        secret: &BlindingSecret,
    ) -> Result<Signature> {
        let answer = Secret::new(key.residue(blind_signature)?);
        // LEAK: a signature is made to be published
        let signature = key.context().mul_plain(&secret.0, &answer).declassify();
        let signature = Signature::from(signature.to_nat().to_be_bytes(key.size()));
        self.verify(key, prepared, &signature)?;
        Ok(signature)
    }

    /// Verifies a signature over a prepared message: as PSS, with exactly this variant's salt.
    ///
    /// # Errors
    /// [`Error::Verification`], as [`RsaPublicKey::verify`].
    pub fn verify(&self, key: &RsaPublicKey, prepared: &[u8], signature: &Signature) -> Result<()> {
        key.verify(self.scheme, &D::digest(prepared), signature.as_ref())
    }
}

/// Signs a blinded message: the raw private operation, blinded against timing once more, and checked.
///
/// # Errors
/// An input that is not exactly as long as the modulus, or not below it; a hardware fault.
pub fn blind_sign(key: &RsaPrivateKey, blinded: &[u8]) -> Result<Vec<u8>> {
    crate::hazmat::rsa_decrypt(key, blinded)
}

/// The inverse of the blinding factor: whoever has it can link the signature to its signing.
pub struct BlindingSecret(SecretResidue<N, Mont>);

impl BlindingSecret {
    /// The inverse as big-endian bytes, as many as the modulus has (`inv` in RFC 9474).
    pub fn to_bytes(&self, key: &RsaPublicKey) -> Zeroizing<Vec<u8>> {
        let plain: SecretResidue<N, Plain> = key.context().from_mont(&self.0);
        Zeroizing::new(plain.expose().to_nat().to_be_bytes(key.size()))
    }

    /// From the bytes that [`to_bytes`](Self::to_bytes) gives for the same key.
    ///
    /// # Errors
    /// Bytes that are not exactly as many as the modulus has, or not below it.
    pub fn from_bytes(key: &RsaPublicKey, bytes: &[u8]) -> Result<Self> {
        if bytes.len() != key.size() {
            return Err(Error::InputLength { found: bytes.len(), expected: key.size() });
        }
        let plain = key.context().secret_residue_from_be_bytes(bytes).ok_or(Error::InputOutOfRange)?;
        Ok(BlindingSecret(key.context().to_mont(&plain)))
    }
}
