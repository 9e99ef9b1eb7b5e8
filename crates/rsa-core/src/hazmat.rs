//! Dangerous parts: raw RSA, and schemes with their random values in the caller's hands.
//!
//! Raw RSA is no cryptosystem: it is deterministic and malleable, and a key used with it gives its holder's signature
//! on whatever is asked. It is here for protocols that bring their own reviewed encoding. Known salts are for tests.

use crate::random::Fill;
use crate::traits::{PaddingScheme, SignatureScheme};
use crate::{Error, Result, RsaPrivateKey, RsaPublicKey, operations};
use alloc::vec::Vec;

/// input^e mod n: RSAEP and RSAVP1 of RFC 8017. Variable time in the input.
///
/// # Errors
/// An input that is not exactly as long as the modulus, or not below it.
pub fn rsa_encrypt(key: &RsaPublicKey, input: &[u8]) -> Result<Vec<u8>> {
    key.public_op(input)
}

/// input^d mod n: RSADP and RSASP1 of RFC 8017; blinded, constant-time, and checked by the public operation.
///
/// # Errors
/// An input that is not exactly as long as the modulus, or not below it; a hardware fault.
pub fn rsa_decrypt(key: &RsaPrivateKey, input: &[u8]) -> Result<Vec<u8>> {
    // LEAK: the caller asked for the raw result
    Ok(key.private_op(input)?.declassify())
}

/// Signs a digest with this salt.
///
/// # Errors
/// A salt or digest of another length than the scheme's; else as [`RsaPrivateKey::sign`].
pub fn sign_with_salt(
    key: &RsaPrivateKey,
    scheme: &dyn SignatureScheme,
    digest: &[u8],
    salt: &[u8],
) -> Result<Vec<u8>> {
    if salt.len() != scheme.salt_length(key.as_ref())? {
        return Err(Error::InvalidArgument("salt of another length than the scheme's"));
    }
    let mut give = |buffer: &mut [u8]| {
        buffer.copy_from_slice(salt);
        Ok(())
    };
    operations::sign(key, scheme, digest, &mut give)
}

/// Encrypts with random bytes from a closure.
///
/// # Errors
/// As [`RsaPublicKey::encrypt`].
pub fn encrypt_with_random(
    key: &RsaPublicKey,
    padding: &dyn PaddingScheme,
    message: &[u8],
    random: Fill<'_>,
) -> Result<Vec<u8>> {
    operations::encrypt(key, padding, message, random)
}
