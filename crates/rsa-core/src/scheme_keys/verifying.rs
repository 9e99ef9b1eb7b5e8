//! Verifying keys.

use super::signing::absorb;
use super::{HashScheme, Signature};
use crate::RsaPublicKey;
use digest::Digest;
use signature::hazmat::PrehashVerifier;
use signature::{DigestVerifier, MultipartVerifier, Verifier};

/// A public key that verifies by one scheme.
#[derive(Clone, Debug, PartialEq)]
pub struct VerifyingKey<S> {
    pub(crate) key: RsaPublicKey,
    pub(crate) scheme: S,
}

impl<S: HashScheme> VerifyingKey<S> {
    /// The scheme.
    pub fn scheme(&self) -> &S {
        &self.scheme
    }
}

impl<S: HashScheme> Verifier<Signature<S::Family>> for VerifyingKey<S> {
    fn verify(&self, msg: &[u8], signature: &Signature<S::Family>) -> signature::Result<()> {
        self.multipart_verify(&[msg], signature)
    }
}

impl<S: HashScheme> MultipartVerifier<Signature<S::Family>> for VerifyingKey<S> {
    fn multipart_verify(&self, msg: &[&[u8]], signature: &Signature<S::Family>) -> signature::Result<()> {
        self.verify_digest(
            |hash| {
                absorb(hash, msg);
                Ok(())
            },
            signature,
        )
    }
}

impl<S: HashScheme> DigestVerifier<S::Hash, Signature<S::Family>> for VerifyingKey<S> {
    fn verify_digest<F>(&self, f: F, signature: &Signature<S::Family>) -> signature::Result<()>
    where
        F: Fn(&mut S::Hash) -> signature::Result<()>,
    {
        let mut hash = S::Hash::new();
        f(&mut hash)?;
        self.verify_prehash(&hash.finalize(), signature)
    }
}

impl<S: HashScheme> PrehashVerifier<Signature<S::Family>> for VerifyingKey<S> {
    fn verify_prehash(&self, prehash: &[u8], signature: &Signature<S::Family>) -> signature::Result<()> {
        Ok(self.key.verify(&self.scheme, prehash, signature.as_ref())?)
    }
}

impl<S> AsRef<RsaPublicKey> for VerifyingKey<S> {
    fn as_ref(&self) -> &RsaPublicKey {
        &self.key
    }
}

impl<S: Default> From<RsaPublicKey> for VerifyingKey<S> {
    fn from(key: RsaPublicKey) -> Self {
        VerifyingKey { key, scheme: S::default() }
    }
}

impl<S> From<VerifyingKey<S>> for RsaPublicKey {
    fn from(key: VerifyingKey<S>) -> Self {
        key.key
    }
}
