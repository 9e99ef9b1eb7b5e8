//! RSAES-PKCS1-v1_5 with implicit rejection, and decryption of a session key of known length.

use super::implicit_rejection::synthesize;
use crate::padding::eme_pkcs1v15;
use crate::random::{self, Fill};
use crate::traits::PaddingScheme;
use crate::{Error, Result, RsaPrivateKey, RsaPublicKey, scheme_keys};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Limb, Secret};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// A key that encrypts with PKCS#1 v1.5 padding.
pub type EncryptingKey = scheme_keys::EncryptingKey<Pkcs1v15Encrypt>;
/// A key that decrypts PKCS#1 v1.5 padding.
pub type DecryptingKey = scheme_keys::DecryptingKey<Pkcs1v15Encrypt>;

/// The padding of RSAES-PKCS1-v1_5.
///
/// Decryption never fails on bad padding. It returns a message of random look and length instead, always the same for
/// one ciphertext and key, in the same time (implicit rejection, draft-irtf-cfrg-rsa-guidance; OpenSSL since 3.2 derives
/// the same bytes). So there is no oracle for Bleichenbacher's attack, not even for a caller who reports errors; what a
/// protocol must do is to authenticate what it decrypted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pkcs1v15Encrypt;

impl PaddingScheme for Pkcs1v15Encrypt {
    fn encode(&self, k: usize, message: &[u8], random: Fill<'_>) -> Result<Secret<Vec<u8>>> {
        eme_pkcs1v15::encode(k, message, random)
    }

    fn decode(
        &self,
        key: &RsaPrivateKey,
        ciphertext: &[u8],
        mut encoded: Secret<Vec<u8>>,
    ) -> Result<Vec<u8>> {
        let decoded = eme_pkcs1v15::decode(encoded.expose());
        let synthetic = synthesize(key, ciphertext);
        for (byte, &other) in encoded.expose_mut().iter_mut().zip(synthetic.bytes.expose()) {
            *byte = decoded.valid.select_u8(*byte, other);
        }
        let start = decoded.valid.select(decoded.start, synthetic.start);
        // LEAK: the length of what is returned; whether it is the message or the synthetic one stays secret
        let start = Secret::new(start).declassify() as usize;
        // LEAK: the message is what the caller is given
        Ok(Secret::new(encoded.expose()[start..].to_vec()).declassify())
    }
}

impl scheme_keys::EncryptingKey<Pkcs1v15Encrypt> {
    /// Encrypts with PKCS#1 v1.5 padding.
    pub fn new(key: RsaPublicKey) -> Self {
        scheme_keys::EncryptingKey { key, padding: Pkcs1v15Encrypt }
    }
}

impl scheme_keys::DecryptingKey<Pkcs1v15Encrypt> {
    /// Decrypts PKCS#1 v1.5 padding.
    pub fn new(key: RsaPrivateKey) -> Self {
        scheme_keys::DecryptingKey { key, padding: Pkcs1v15Encrypt }
    }

    /// Decrypts a session key, as [`RsaPrivateKey::decrypt_session_key`].
    ///
    /// # Errors
    /// As there.
    #[cfg(feature = "getrandom")]
    pub fn decrypt_session_key(&self, ciphertext: &[u8], length: usize) -> Result<Zeroizing<Vec<u8>>> {
        self.key.decrypt_session_key(ciphertext, length)
    }
}

impl RsaPrivateKey {
    /// Decrypts a session key of `length` bytes under PKCS#1 v1.5 padding: the key, or as many bytes from the operating
    /// system's generator if the padding is wrong or the message has another length. Which of the two is not to be seen
    /// in time or result; the protocol that uses the key finds out (RFC 3218 2.3.2, TLS).
    ///
    /// # Errors
    /// A ciphertext of wrong length or not below the modulus; a `length` that does not fit; a failing generator.
    #[cfg(feature = "getrandom")]
    pub fn decrypt_session_key(&self, ciphertext: &[u8], length: usize) -> Result<Zeroizing<Vec<u8>>> {
        session_key(self, ciphertext, length, &mut random::from_system())
    }

    /// The same with random bytes from `rng`.
    ///
    /// # Errors
    /// As for [`decrypt_session_key`](Self::decrypt_session_key).
    pub fn decrypt_session_key_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        ciphertext: &[u8],
        length: usize,
    ) -> Result<Zeroizing<Vec<u8>>> {
        session_key(self, ciphertext, length, &mut random::from_rng(rng))
    }
}

fn session_key(
    key: &RsaPrivateKey,
    ciphertext: &[u8],
    length: usize,
    random: Fill<'_>,
) -> Result<Zeroizing<Vec<u8>>> {
    key.as_ref().algorithm().allow_other_than_pss()?;
    let maximum = key.size().saturating_sub(eme_pkcs1v15::OVERHEAD);
    if length > maximum {
        return Err(Error::MessageTooLong { length, maximum });
    }
    let mut result = Zeroizing::new(vec![0; length]);
    random(&mut result)?;
    let encoded = key.private_op(ciphertext)?;
    let (padding, message) = encoded.expose().split_at(key.size() - length);
    let decoded = eme_pkcs1v15::decode(encoded.expose());
    let valid = decoded.valid & Mask::eq(decoded.start, padding.len() as Limb);
    for (byte, &real) in result.iter_mut().zip(message) {
        *byte = valid.select_u8(real, *byte);
    }
    Ok(result)
}
