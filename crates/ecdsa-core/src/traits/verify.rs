//! The verification traits.

use super::AsSignature;
use super::sign::digest_parts;
use crate::{EcdsaCurve, PreparedVerifyingKey, RecoveryId, Signature, VerifyingKey};
use digest::Digest;
use signature::hazmat::PrehashVerifier;
use signature::{DigestVerifier, Error, MultipartVerifier, Verifier};

macro_rules! verifier {
    ($key:ident) => {
        impl<C: EcdsaCurve, S: AsSignature<C>> Verifier<S> for $key<C> {
            fn verify(&self, message: &[u8], signature: &S) -> Result<(), Error> {
                self.verify_prehash(&C::Digest::digest(message), signature)
            }
        }

        impl<C: EcdsaCurve, S: AsSignature<C>> MultipartVerifier<S> for $key<C> {
            fn multipart_verify(&self, message: &[&[u8]], signature: &S) -> Result<(), Error> {
                self.verify_prehash(&digest_parts::<C>(message), signature)
            }
        }

        impl<C: EcdsaCurve, S: AsSignature<C>> PrehashVerifier<S> for $key<C> {
            fn verify_prehash(&self, prehash: &[u8], signature: &S) -> Result<(), Error> {
                Ok(self.verify_hash(prehash, signature.as_signature())?)
            }
        }

        impl<C, D, S> DigestVerifier<D, S> for $key<C>
        where
            C: EcdsaCurve,
            D: Digest + digest::Update,
            S: AsSignature<C>,
        {
            fn verify_digest<F: Fn(&mut D) -> Result<(), Error>>(
                &self,
                f: F,
                signature: &S,
            ) -> Result<(), Error> {
                let mut digest = D::new();
                f(&mut digest)?;
                self.verify_prehash(&digest.finalize(), signature)
            }
        }
    };
}

verifier!(VerifyingKey);
verifier!(PreparedVerifyingKey);

impl<C: EcdsaCurve> VerifyingKey<C> {
    /// The key under which `signature` is valid for the message; see [`VerifyingKey::recover_from_hash_on`].
    pub fn recover_from_msg(message: &[u8], signature: &Signature<C>, id: RecoveryId) -> Result<Self, Error> {
        Self::recover_from_prehash(&C::Digest::digest(message), signature, id)
    }

    /// As [`recover_from_msg`](Self::recover_from_msg) for a hash value.
    pub fn recover_from_prehash(
        prehash: &[u8],
        signature: &Signature<C>,
        id: RecoveryId,
    ) -> Result<Self, Error> {
        Ok(Self::recover_from_hash_on(prehash, signature, id)?)
    }

    /// As [`recover_from_msg`](Self::recover_from_msg) for a digest that has taken in the message.
    pub fn recover_from_digest<D: Digest>(
        digest: D,
        signature: &Signature<C>,
        id: RecoveryId,
    ) -> Result<Self, Error> {
        Self::recover_from_prehash(&digest.finalize(), signature, id)
    }
}

impl RecoveryId {
    /// The identifier that leads from the signature to this key, by trying all.
    pub fn trial_recovery_from_prehash<C: EcdsaCurve>(
        key: &VerifyingKey<C>,
        prehash: &[u8],
        signature: &Signature<C>,
    ) -> Result<Self, Error> {
        (0..=Self::MAX)
            .filter_map(Self::from_byte)
            .find(|&id| {
                VerifyingKey::recover_from_hash_on(prehash, signature, id).is_ok_and(|found| found == *key)
            })
            .ok_or_else(Error::new)
    }

    /// As [`trial_recovery_from_prehash`](Self::trial_recovery_from_prehash) for a message.
    pub fn trial_recovery_from_msg<C: EcdsaCurve>(
        key: &VerifyingKey<C>,
        message: &[u8],
        signature: &Signature<C>,
    ) -> Result<Self, Error> {
        Self::trial_recovery_from_prehash(key, &C::Digest::digest(message), signature)
    }
}
