//! What a padding is to a key: encodings of digests for signatures, of messages for encryption.

use crate::random::Fill;
use crate::{Result, RsaPrivateKey, RsaPublicKey};
use alloc::vec::Vec;
use bn_core::Secret;
use rand_core::TryCryptoRng;

/// A signature scheme with appendix: how a digest becomes the integer that RSA signs, and how to check one.
///
/// Implemented by [`Pkcs1v15Sign`](crate::Pkcs1v15Sign) and [`Pss`](crate::Pss); it is the whole interface that
/// [`RsaPrivateKey::sign`], [`RsaPublicKey::verify`] and the batches need of one. Every method takes the public key: for
/// the length of its modulus, and for what its algorithm identifier forbids.
pub trait SignatureScheme: Send + Sync {
    /// The number of random bytes a signature takes.
    ///
    /// # Errors
    /// If the modulus is too short for the scheme, or the key is not for it.
    fn salt_length(&self, key: &RsaPublicKey) -> Result<usize>;

    /// The encoded message, as many bytes as the modulus has and standing for a smaller integer.
    ///
    /// # Errors
    /// If the digest has a wrong length, the modulus is too short, or the key is not for the scheme.
    fn encode(&self, key: &RsaPublicKey, digest: &[u8], salt: &[u8]) -> Result<Vec<u8>>;

    /// Checks what the public operation made of a signature. May take variable time: all of it is public.
    ///
    /// # Errors
    /// [`Error::Verification`](crate::Error::Verification) if it does not encode this digest; else as `encode`.
    fn check(&self, key: &RsaPublicKey, digest: &[u8], encoded: &[u8]) -> Result<()>;
}

impl<S: SignatureScheme + ?Sized> SignatureScheme for &S {
    fn salt_length(&self, key: &RsaPublicKey) -> Result<usize> {
        (**self).salt_length(key)
    }
    fn encode(&self, key: &RsaPublicKey, digest: &[u8], salt: &[u8]) -> Result<Vec<u8>> {
        (**self).encode(key, digest, salt)
    }
    fn check(&self, key: &RsaPublicKey, digest: &[u8], encoded: &[u8]) -> Result<()> {
        (**self).check(key, digest, encoded)
    }
}

/// An encryption padding: how a message becomes the integer that RSA encrypts, and how to get it back.
///
/// Implemented by [`Oaep`](crate::Oaep) and [`Pkcs1v15Encrypt`](crate::Pkcs1v15Encrypt).
pub trait PaddingScheme: Send + Sync {
    /// The encoded message: `k` bytes, the modulus's length, standing for a smaller integer.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`](crate::Error::MessageTooLong); those of the random source.
    fn encode(&self, k: usize, message: &[u8], random: Fill<'_>) -> Result<Secret<Vec<u8>>>;

    /// The message in `encoded`, which the private operation made of `ciphertext`. Constant-time in `encoded` and the
    /// key, but for what the result shows: success, and the message's length.
    ///
    /// # Errors
    /// [`Error::Decryption`](crate::Error::Decryption), the same for every reason.
    fn decode(&self, key: &RsaPrivateKey, ciphertext: &[u8], encoded: Secret<Vec<u8>>) -> Result<Vec<u8>>;
}

impl<P: PaddingScheme + ?Sized> PaddingScheme for &P {
    fn encode(&self, k: usize, message: &[u8], random: Fill<'_>) -> Result<Secret<Vec<u8>>> {
        (**self).encode(k, message, random)
    }
    fn decode(&self, key: &RsaPrivateKey, ciphertext: &[u8], encoded: Secret<Vec<u8>>) -> Result<Vec<u8>> {
        (**self).decode(key, ciphertext, encoded)
    }
}

/// The public numbers of a key of either kind.
pub trait PublicKeyParts {
    /// The length of the modulus, and of every signature and ciphertext, in bytes.
    fn size(&self) -> usize;

    /// The modulus n, big-endian.
    fn n_bytes(&self) -> Vec<u8>;

    /// The public exponent e, big-endian without leading zeros.
    fn e_bytes(&self) -> Vec<u8>;
}

impl PublicKeyParts for RsaPublicKey {
    fn size(&self) -> usize {
        self.size()
    }
    fn n_bytes(&self) -> Vec<u8> {
        self.n_bytes()
    }
    fn e_bytes(&self) -> Vec<u8> {
        self.e_bytes()
    }
}

impl PublicKeyParts for RsaPrivateKey {
    fn size(&self) -> usize {
        self.as_public_key().size()
    }
    fn n_bytes(&self) -> Vec<u8> {
        self.as_public_key().n_bytes()
    }
    fn e_bytes(&self) -> Vec<u8> {
        self.as_public_key().e_bytes()
    }
}

/// Encryption with a given random number generator.
pub trait RandomizedEncryptor {
    /// Encrypts the message.
    ///
    /// # Errors
    /// If the message is too long or the generator fails.
    fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, msg: &[u8]) -> Result<Vec<u8>>;
}

/// Decryption.
pub trait Decryptor {
    /// Decrypts the ciphertext.
    ///
    /// # Errors
    /// If the ciphertext is of wrong length or range, or (OAEP) its padding is wrong.
    fn decrypt(&self, ciphertext: &[u8]) -> Result<Vec<u8>>;
}

/// Decryption with a given random number generator.
pub trait RandomizedDecryptor {
    /// Decrypts the ciphertext.
    ///
    /// # Errors
    /// If the ciphertext is of wrong length or range, or (OAEP) its padding is wrong.
    fn decrypt_with_rng<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, ciphertext: &[u8]) -> Result<Vec<u8>>;
}

/// A decryption key that knows its encryption key.
pub trait EncryptingKeypair {
    /// The encryption key's type.
    type EncryptingKey: Clone;

    /// The encryption key.
    fn encrypting_key(&self) -> Self::EncryptingKey;
}
