//! The signing traits. Messages are hashed with the curve's own hash, digests arrive as their trait says; without a
//! generator nonces are deterministic, with one they are hedged.

use super::FromSigned;
use crate::{EcdsaCurve, RecoveryId, Signature, SigningKey, VerifyingKey};
use digest::Digest;
use digest::block_api::BlockSizeUser;
use rand_core::TryCryptoRng;
use signature::hazmat::{PrehashSigner, RandomizedPrehashSigner};
use signature::{
    DigestSigner, Error, KeypairRef, MultipartSigner, RandomizedDigestSigner, RandomizedMultipartSigner,
    RandomizedSigner, Signer,
};

impl<C: EcdsaCurve, S: FromSigned<C>> Signer<S> for SigningKey<C> {
    fn try_sign(&self, message: &[u8]) -> Result<S, Error> {
        self.sign_prehash(&C::Digest::digest(message))
    }
}

impl<C: EcdsaCurve, S: FromSigned<C>> MultipartSigner<S> for SigningKey<C> {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> Result<S, Error> {
        self.sign_prehash(&digest_parts::<C>(message))
    }
}

impl<C: EcdsaCurve, S: FromSigned<C>> PrehashSigner<S> for SigningKey<C> {
    fn sign_prehash(&self, prehash: &[u8]) -> Result<S, Error> {
        let (signature, id) = self.sign_hash::<C::Digest>(prehash)?;
        Ok(S::from_signed(signature, id))
    }
}

impl<C, D, S> DigestSigner<D, S> for SigningKey<C>
where
    C: EcdsaCurve,
    D: Digest + BlockSizeUser + digest::Update,
    S: FromSigned<C>,
{
    fn try_sign_digest<F: Fn(&mut D) -> Result<(), Error>>(&self, f: F) -> Result<S, Error> {
        let mut digest = D::new();
        f(&mut digest)?;
        let (signature, id) = self.sign_hash::<D>(&digest.finalize())?;
        Ok(S::from_signed(signature, id))
    }
}

impl<C: EcdsaCurve, S: FromSigned<C>> RandomizedSigner<S> for SigningKey<C> {
    fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, message: &[u8]) -> Result<S, Error> {
        self.sign_prehash_with_rng(rng, &C::Digest::digest(message))
    }
}

impl<C: EcdsaCurve, S: FromSigned<C>> RandomizedMultipartSigner<S> for SigningKey<C> {
    fn try_multipart_sign_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        message: &[&[u8]],
    ) -> Result<S, Error> {
        self.sign_prehash_with_rng(rng, &digest_parts::<C>(message))
    }
}

impl<C: EcdsaCurve, S: FromSigned<C>> RandomizedPrehashSigner<S> for SigningKey<C> {
    fn sign_prehash_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        prehash: &[u8],
    ) -> Result<S, Error> {
        let (signature, id) = self.sign_hash_with_rng::<C::Digest, R>(prehash, rng)?;
        Ok(S::from_signed(signature, id))
    }
}

impl<C, D, S> RandomizedDigestSigner<D, S> for SigningKey<C>
where
    C: EcdsaCurve,
    D: Digest + BlockSizeUser + digest::Update,
    S: FromSigned<C>,
{
    fn try_sign_digest_with_rng<R: TryCryptoRng + ?Sized, F: Fn(&mut D) -> Result<(), Error>>(
        &self,
        rng: &mut R,
        f: F,
    ) -> Result<S, Error> {
        let mut digest = D::new();
        f(&mut digest)?;
        let (signature, id) = self.sign_hash_with_rng::<D, R>(&digest.finalize(), rng)?;
        Ok(S::from_signed(signature, id))
    }
}

impl<C: EcdsaCurve> KeypairRef for SigningKey<C> {
    type VerifyingKey = VerifyingKey<C>;
}

impl<C: EcdsaCurve> SigningKey<C> {
    /// Signs a message, hashed with the curve's own hash, and tells which of the candidate keys is this one.
    pub fn sign_recoverable(&self, message: &[u8]) -> (Signature<C>, RecoveryId) {
        self.sign(message)
    }

    /// As [`sign_recoverable`](Self::sign_recoverable) for a hash value.
    pub fn sign_prehash_recoverable(&self, prehash: &[u8]) -> Result<(Signature<C>, RecoveryId), Error> {
        self.sign_prehash(prehash)
    }

    /// As [`sign_recoverable`](Self::sign_recoverable) for a digest that has taken in the message.
    pub fn sign_digest_recoverable<D: Digest + BlockSizeUser>(
        &self,
        digest: D,
    ) -> Result<(Signature<C>, RecoveryId), Error> {
        Ok(self.sign_hash::<D>(&digest.finalize())?)
    }
}

/// The hash value of a message in parts.
pub(super) fn digest_parts<C: EcdsaCurve>(message: &[&[u8]]) -> digest::Output<C::Digest> {
    let mut digest = C::Digest::new();
    message.iter().for_each(|part| Digest::update(&mut digest, part));
    digest.finalize()
}
