//! Keys and paddings together: what signing, verifying, encrypting and decrypting are, once and for every scheme.

use crate::random::{self, Fill};
use crate::traits::{PaddingScheme, SignatureScheme};
use crate::{Result, RsaPrivateKey, RsaPublicKey};
use alloc::vec;
use alloc::vec::Vec;
use rand_core::TryCryptoRng;

impl RsaPublicKey {
    /// Verifies a signature over a message's digest.
    ///
    /// Variable time; every argument is public.
    ///
    /// # Errors
    /// [`Error::Verification`](crate::Error::Verification); a signature of wrong length or not below the modulus; a digest of wrong length.
    pub fn verify<S: SignatureScheme>(&self, scheme: S, digest: &[u8], signature: &[u8]) -> Result<()> {
        scheme.check(self, digest, &self.public_op(signature)?)
    }

    /// Encrypts a message. Time depends on lengths and the public key, not on the message.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`](crate::Error::MessageTooLong), or the generator's failure.
    pub fn encrypt<R, P>(&self, rng: &mut R, padding: P, message: &[u8]) -> Result<Vec<u8>>
    where
        R: TryCryptoRng + ?Sized,
        P: PaddingScheme,
    {
        encrypt(self, &padding, message, &mut random::from_rng(rng))
    }
}

impl RsaPrivateKey {
    /// Signs a message's digest; a salt comes from the operating system (feature `getrandom`).
    ///
    /// # Errors
    /// A digest of wrong length, a modulus too short for the scheme, a failing generator, a hardware fault.
    pub fn sign<S: SignatureScheme>(&self, scheme: S, digest: &[u8]) -> Result<Vec<u8>> {
        sign(self, &scheme, digest, &mut random::from_system())
    }

    /// Signs a message's digest; a salt comes from `rng`.
    ///
    /// # Errors
    /// As for [`sign`](Self::sign).
    pub fn sign_with_rng<R, S>(&self, rng: &mut R, scheme: S, digest: &[u8]) -> Result<Vec<u8>>
    where
        R: TryCryptoRng + ?Sized,
        S: SignatureScheme,
    {
        sign(self, &scheme, digest, &mut random::from_rng(rng))
    }

    /// Decrypts a ciphertext.
    ///
    /// # Errors
    /// A ciphertext of wrong length or not below the modulus; a key that is for signatures only;
    /// [`Error::Decryption`](crate::Error::Decryption) for every fault of the padding, where the scheme has such.
    pub fn decrypt<P: PaddingScheme>(&self, padding: P, ciphertext: &[u8]) -> Result<Vec<u8>> {
        self.as_ref().algorithm().allow_other_than_pss()?;
        padding.decode(self, ciphertext, self.private_op(ciphertext)?)
    }

    /// The same as [`decrypt`](Self::decrypt), which is always blinded: the name other libraries have for it.
    ///
    /// # Errors
    /// As for [`decrypt`](Self::decrypt).
    pub fn decrypt_blinded<R, P>(&self, _rng: &mut R, padding: P, ciphertext: &[u8]) -> Result<Vec<u8>>
    where
        R: TryCryptoRng + ?Sized,
        P: PaddingScheme,
    {
        self.decrypt(padding, ciphertext)
    }
}

/// Signs with a salt from `random`, which is not asked where the scheme takes none.
pub(crate) fn sign(
    key: &RsaPrivateKey,
    scheme: &dyn SignatureScheme,
    digest: &[u8],
    random: Fill<'_>,
) -> Result<Vec<u8>> {
    let encoded = encode(key, scheme, digest, random)?;
    // LEAK: a signature is made to be published
    Ok(key.private_op(&encoded)?.declassify())
}

/// The encoded message that `key` would sign.
pub(crate) fn encode(
    key: &RsaPrivateKey,
    scheme: &dyn SignatureScheme,
    digest: &[u8],
    random: Fill<'_>,
) -> Result<Vec<u8>> {
    let mut salt = vec![0; scheme.salt_length(key.as_ref())?];
    if !salt.is_empty() {
        random(&mut salt)?;
    }
    scheme.encode(key.as_ref(), digest, &salt)
}

/// Encrypts with random bytes from `random`.
pub(crate) fn encrypt(
    key: &RsaPublicKey,
    padding: &dyn PaddingScheme,
    message: &[u8],
    random: Fill<'_>,
) -> Result<Vec<u8>> {
    key.algorithm().allow_other_than_pss()?;
    key.public_op_secret(&padding.encode(key.size(), message, random)?)
}
