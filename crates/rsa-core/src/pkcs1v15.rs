//! RSASSA-PKCS1-v1_5 signatures (RFC 8017 8.2) and RSAES-PKCS1-v1_5 encryption (7.2).
//!
//! The signatures are sound and everywhere. Verification builds the one right encoded message and compares: there is no
//! parser for a forged one to fool. The encryption is for old protocols only; new ones use [`oaep`](crate::oaep).
//! Decryption never reports bad padding ([`Pkcs1v15Encrypt`] tells what it does instead).
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use rsa_core::pkcs1v15::{SigningKey, VerifyingKey};
//! use rsa_core::signature::{Keypair, Signer, Verifier};
//! use sha2::Sha256;
//! # let key = rsa_core::self_test::example_key();
//!
//! let signing_key = SigningKey::<Sha256>::new(key);
//! let signature = signing_key.sign(b"message");
//! signing_key.verifying_key().verify(b"message", &signature)?;
//! # Ok(())
//! # }
//! ```

mod encrypt;
mod identifier;
mod implicit_rejection;

pub use encrypt::{DecryptingKey, EncryptingKey, Pkcs1v15Encrypt};
pub use identifier::RsaSignatureAssociatedOid;

use crate::padding::emsa_pkcs1v15;
use crate::scheme_keys::{self, HashScheme};
use crate::traits::SignatureScheme;
use crate::{Error, Result, RsaPrivateKey, RsaPublicKey};
use alloc::vec::Vec;
use const_oid::{AssociatedOid, ObjectIdentifier};
use core::fmt;
use core::marker::PhantomData;
use digest::{Digest, Update};

/// An RSASSA-PKCS1-v1_5 signature.
pub type Signature = scheme_keys::Signature<Family>;
/// A key that makes RSASSA-PKCS1-v1_5 signatures with the hash `D`.
pub type SigningKey<D> = scheme_keys::SigningKey<Hashed<D>>;
/// A key that verifies RSASSA-PKCS1-v1_5 signatures with the hash `D`.
pub type VerifyingKey<D> = scheme_keys::VerifyingKey<Hashed<D>>;

/// Marks signatures as RSASSA-PKCS1-v1_5.
pub enum Family {}

/// The scheme: which hash the encoded message names, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pkcs1v15Sign {
    hash: Option<(ObjectIdentifier, usize)>,
}

impl Pkcs1v15Sign {
    /// Names the hash `D`, as the standard demands.
    pub fn new<D: Digest + AssociatedOid>() -> Self {
        Pkcs1v15Sign { hash: Some((D::OID, <D as Digest>::output_size())) }
    }

    /// Names no hash and takes digests of any length: for protocols that sign bare bytes, such as TLS 1.1's MD5 ‖ SHA-1.
    pub const fn new_unprefixed() -> Self {
        Pkcs1v15Sign { hash: None }
    }
}

impl SignatureScheme for Pkcs1v15Sign {
    fn salt_length(&self, key: &RsaPublicKey) -> Result<usize> {
        key.algorithm().allow_other_than_pss()?;
        Ok(0)
    }

    fn encode(&self, key: &RsaPublicKey, digest: &[u8], _salt: &[u8]) -> Result<Vec<u8>> {
        key.algorithm().allow_other_than_pss()?;
        let prefix = match self.hash {
            None => Vec::new(),
            Some((_, expected)) if expected != digest.len() => {
                return Err(Error::DigestLength { found: digest.len(), expected });
            }
            Some((oid, length)) => emsa_pkcs1v15::digest_info_prefix(&oid, length)?,
        };
        emsa_pkcs1v15::encode(key.size(), &prefix, digest)
    }

    fn check(&self, key: &RsaPublicKey, digest: &[u8], encoded: &[u8]) -> Result<()> {
        let expected = self.encode(key, digest, &[])?;
        if encoded == expected { Ok(()) } else { Err(Error::Verification) }
    }
}

/// [`Pkcs1v15Sign`] with the hash that makes the digests.
pub struct Hashed<D> {
    scheme: Pkcs1v15Sign,
    hash: PhantomData<fn() -> D>,
}

impl<D> Hashed<D> {
    const fn new(scheme: Pkcs1v15Sign) -> Self {
        Hashed { scheme, hash: PhantomData }
    }
}

impl<D> SignatureScheme for Hashed<D> {
    fn salt_length(&self, key: &RsaPublicKey) -> Result<usize> {
        self.scheme.salt_length(key)
    }
    fn encode(&self, key: &RsaPublicKey, digest: &[u8], salt: &[u8]) -> Result<Vec<u8>> {
        self.scheme.encode(key, digest, salt)
    }
    fn check(&self, key: &RsaPublicKey, digest: &[u8], encoded: &[u8]) -> Result<()> {
        self.scheme.check(key, digest, encoded)
    }
}

impl<D: Digest + Update> HashScheme for Hashed<D> {
    type Hash = D;
    type Family = Family;
}

#[cfg(not(feature = "getrandom"))]
impl<D: Digest + Update> scheme_keys::SignsAlone for Hashed<D> {}

impl<D: Digest + AssociatedOid> scheme_keys::SigningKey<Hashed<D>> {
    /// Signatures that name the hash `D`.
    pub fn new(key: RsaPrivateKey) -> Self {
        scheme_keys::SigningKey { key, scheme: Hashed::new(Pkcs1v15Sign::new::<D>()) }
    }
}

impl<D: Digest> scheme_keys::SigningKey<Hashed<D>> {
    /// Signatures that name no hash, as [`Pkcs1v15Sign::new_unprefixed`].
    pub fn new_unprefixed(key: RsaPrivateKey) -> Self {
        scheme_keys::SigningKey { key, scheme: Hashed::new(Pkcs1v15Sign::new_unprefixed()) }
    }
}

impl<D: Digest + AssociatedOid> scheme_keys::VerifyingKey<Hashed<D>> {
    /// Signatures that name the hash `D`.
    pub fn new(key: RsaPublicKey) -> Self {
        scheme_keys::VerifyingKey { key, scheme: Hashed::new(Pkcs1v15Sign::new::<D>()) }
    }
}

impl<D: Digest> scheme_keys::VerifyingKey<Hashed<D>> {
    /// Signatures that name no hash, as [`Pkcs1v15Sign::new_unprefixed`].
    pub fn new_unprefixed(key: RsaPublicKey) -> Self {
        scheme_keys::VerifyingKey { key, scheme: Hashed::new(Pkcs1v15Sign::new_unprefixed()) }
    }
}

impl<D: Digest + AssociatedOid> Default for Hashed<D> {
    fn default() -> Self {
        Hashed::new(Pkcs1v15Sign::new::<D>())
    }
}

impl<D> Clone for Hashed<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Hashed<D> {}

impl<D> PartialEq for Hashed<D> {
    fn eq(&self, other: &Self) -> bool {
        self.scheme == other.scheme
    }
}

impl<D> fmt::Debug for Hashed<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.scheme.fmt(f)
    }
}
