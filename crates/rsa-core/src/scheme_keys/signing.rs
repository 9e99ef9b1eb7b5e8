//! Signing keys.

use super::{HashScheme, Signature, SignsAlone, VerifyingKey};
use crate::random::{self, Fill};
use crate::{Result, RsaPrivateKey, operations};
use digest::{Digest, Update};
use rand_core::TryCryptoRng;
use signature::hazmat::{PrehashSigner, RandomizedPrehashSigner};
use signature::{
    DigestSigner, Keypair, MultipartSigner, RandomizedDigestSigner, RandomizedMultipartSigner,
    RandomizedSigner, Signer,
};

/// A private key that signs by one scheme.
#[derive(Clone, Debug, PartialEq)]
pub struct SigningKey<S> {
    pub(crate) key: RsaPrivateKey,
    pub(crate) scheme: S,
}

impl<S: Default> SigningKey<S> {
    /// Generates a key of `bits` bits, 1024 to 16384, with random numbers from `rng`.
    ///
    /// # Errors
    /// A size out of range; [`Error::Rng`](crate::Error::Rng).
    pub fn random<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self> {
        Ok(RsaPrivateKey::new(rng, bits)?.into())
    }
}

impl<S: HashScheme> SigningKey<S> {
    /// The scheme.
    pub fn scheme(&self) -> &S {
        &self.scheme
    }

    fn sign_digest_of(
        &self,
        random: Fill<'_>,
        absorb: impl FnOnce(&mut S::Hash) -> signature::Result<()>,
    ) -> signature::Result<Signature<S::Family>> {
        let mut hash = S::Hash::new();
        absorb(&mut hash)?;
        Ok(self.sign_digest_bytes(random, &hash.finalize())?)
    }

    fn sign_digest_bytes(&self, random: Fill<'_>, digest: &[u8]) -> Result<Signature<S::Family>> {
        operations::sign(&self.key, &self.scheme, digest, random).map(Signature::from)
    }
}

impl<S: SignsAlone> Signer<Signature<S::Family>> for SigningKey<S> {
    fn try_sign(&self, msg: &[u8]) -> signature::Result<Signature<S::Family>> {
        self.try_multipart_sign(&[msg])
    }
}

impl<S: SignsAlone> MultipartSigner<Signature<S::Family>> for SigningKey<S> {
    fn try_multipart_sign(&self, msg: &[&[u8]]) -> signature::Result<Signature<S::Family>> {
        self.try_sign_digest(|hash| {
            absorb(hash, msg);
            Ok(())
        })
    }
}

impl<S: SignsAlone> DigestSigner<S::Hash, Signature<S::Family>> for SigningKey<S> {
    fn try_sign_digest<F>(&self, f: F) -> signature::Result<Signature<S::Family>>
    where
        F: Fn(&mut S::Hash) -> signature::Result<()>,
    {
        self.sign_digest_of(&mut random::from_system(), f)
    }
}

impl<S: SignsAlone> PrehashSigner<Signature<S::Family>> for SigningKey<S> {
    fn sign_prehash(&self, prehash: &[u8]) -> signature::Result<Signature<S::Family>> {
        Ok(self.sign_digest_bytes(&mut random::from_system(), prehash)?)
    }
}

impl<S: HashScheme> RandomizedSigner<Signature<S::Family>> for SigningKey<S> {
    fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        msg: &[u8],
    ) -> signature::Result<Signature<S::Family>> {
        self.try_multipart_sign_with_rng(rng, &[msg])
    }
}

impl<S: HashScheme> RandomizedMultipartSigner<Signature<S::Family>> for SigningKey<S> {
    fn try_multipart_sign_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        msg: &[&[u8]],
    ) -> signature::Result<Signature<S::Family>> {
        self.try_sign_digest_with_rng(rng, |hash| {
            absorb(hash, msg);
            Ok(())
        })
    }
}

impl<S: HashScheme> RandomizedDigestSigner<S::Hash, Signature<S::Family>> for SigningKey<S> {
    fn try_sign_digest_with_rng<R, F>(&self, rng: &mut R, f: F) -> signature::Result<Signature<S::Family>>
    where
        R: TryCryptoRng + ?Sized,
        F: Fn(&mut S::Hash) -> signature::Result<()>,
    {
        self.sign_digest_of(&mut random::from_rng(rng), f)
    }
}

impl<S: HashScheme> RandomizedPrehashSigner<Signature<S::Family>> for SigningKey<S> {
    fn sign_prehash_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        prehash: &[u8],
    ) -> signature::Result<Signature<S::Family>> {
        Ok(self.sign_digest_bytes(&mut random::from_rng(rng), prehash)?)
    }
}

impl<S: HashScheme> Keypair for SigningKey<S> {
    type VerifyingKey = VerifyingKey<S>;
    fn verifying_key(&self) -> VerifyingKey<S> {
        VerifyingKey { key: self.key.to_public_key(), scheme: self.scheme.clone() }
    }
}

impl<S> AsRef<RsaPrivateKey> for SigningKey<S> {
    fn as_ref(&self) -> &RsaPrivateKey {
        &self.key
    }
}

impl<S: Default> From<RsaPrivateKey> for SigningKey<S> {
    fn from(key: RsaPrivateKey) -> Self {
        SigningKey { key, scheme: S::default() }
    }
}

impl<S> From<SigningKey<S>> for RsaPrivateKey {
    fn from(key: SigningKey<S>) -> Self {
        key.key
    }
}

impl<S> zeroize::ZeroizeOnDrop for SigningKey<S> {}

/// Feeds the parts of a message to a hash.
pub(super) fn absorb<D: Update>(hash: &mut D, parts: &[&[u8]]) {
    for part in parts {
        Update::update(hash, part);
    }
}
