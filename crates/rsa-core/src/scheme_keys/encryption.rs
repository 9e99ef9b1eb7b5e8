//! Encrypting and decrypting keys.

use crate::random;
use crate::traits::{Decryptor, EncryptingKeypair, PaddingScheme, RandomizedDecryptor, RandomizedEncryptor};
use crate::{Result, RsaPrivateKey, RsaPublicKey, operations};
use alloc::vec::Vec;
use rand_core::TryCryptoRng;

/// A public key that encrypts with one padding.
#[derive(Clone, Debug, PartialEq)]
pub struct EncryptingKey<P> {
    pub(crate) key: RsaPublicKey,
    pub(crate) padding: P,
}

/// A private key that decrypts with one padding.
#[derive(Clone, Debug, PartialEq)]
pub struct DecryptingKey<P> {
    pub(crate) key: RsaPrivateKey,
    pub(crate) padding: P,
}

impl<P: PaddingScheme> EncryptingKey<P> {
    /// Encrypts a message with the operating system's random numbers.
    ///
    /// # Errors
    /// If the message is too long or the generator fails.
    #[cfg(feature = "getrandom")]
    pub fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>> {
        operations::encrypt(&self.key, &self.padding, message, &mut random::from_system())
    }
}

impl<P: PaddingScheme> RandomizedEncryptor for EncryptingKey<P> {
    fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, msg: &[u8]) -> Result<Vec<u8>> {
        operations::encrypt(&self.key, &self.padding, msg, &mut random::from_rng(rng))
    }
}

impl<P: PaddingScheme> Decryptor for DecryptingKey<P> {
    fn decrypt(&self, ciphertext: &[u8]) -> Result<Vec<u8>> {
        self.key.decrypt(&self.padding, ciphertext)
    }
}

impl<P: PaddingScheme> RandomizedDecryptor for DecryptingKey<P> {
    fn decrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, _rng: &mut R, ciphertext: &[u8]) -> Result<Vec<u8>> {
        self.decrypt(ciphertext)
    }
}

impl<P: PaddingScheme + Clone> EncryptingKeypair for DecryptingKey<P> {
    type EncryptingKey = EncryptingKey<P>;
    fn encrypting_key(&self) -> EncryptingKey<P> {
        EncryptingKey { key: self.key.to_public_key(), padding: self.padding.clone() }
    }
}

impl<P> AsRef<RsaPublicKey> for EncryptingKey<P> {
    fn as_ref(&self) -> &RsaPublicKey {
        &self.key
    }
}

impl<P> AsRef<RsaPrivateKey> for DecryptingKey<P> {
    fn as_ref(&self) -> &RsaPrivateKey {
        &self.key
    }
}

impl<P> zeroize::ZeroizeOnDrop for DecryptingKey<P> {}
