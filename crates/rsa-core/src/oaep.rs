//! RSAES-OAEP (RFC 8017 7.1): encryption with a security proof.
//!
//! ```
//! # #[cfg(feature = "getrandom")]
//! # fn main() -> Result<(), rsa_core::Error> {
//! use rsa_core::oaep::{DecryptingKey, EncryptingKey};
//! use rsa_core::traits::{Decryptor, EncryptingKeypair};
//! use sha2::Sha256;
//! # let key = rsa_core::self_test::example_key();
//!
//! let decrypting_key = DecryptingKey::<Sha256>::new(key);
//! let ciphertext = decrypting_key.encrypting_key().encrypt(b"message")?;
//! assert_eq!(decrypting_key.decrypt(&ciphertext)?, b"message");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "getrandom"))]
//! # fn main() {}
//! ```

use crate::padding::eme_oaep;
use crate::pss::MaskGeneration;
use crate::random::Fill;
use crate::traits::PaddingScheme;
use crate::{Result, RsaPrivateKey, RsaPublicKey, scheme_keys};
use alloc::boxed::Box;
use alloc::vec::Vec;
use bn_core::Secret;
use core::fmt;
use core::marker::PhantomData;
use digest::{Digest, Output};

/// A key that encrypts with OAEP over the hash `D`, masked by `M` (MGF1 over `D` if not given).
pub type EncryptingKey<D, M = D> = scheme_keys::EncryptingKey<Oaep<D, M>>;
/// A key that decrypts OAEP over the hash `D`, masked by `M` (MGF1 over `D` if not given).
pub type DecryptingKey<D, M = D> = scheme_keys::DecryptingKey<Oaep<D, M>>;

/// The padding: label hash `D`, mask generation `M`, and the label, which encryption and decryption must agree on.
///
/// `M` is MGF1 over `D` if not given; `Oaep<Sha256, Sha1>` is SHA-256 with MGF1 over SHA-1, as Java has it.
///
/// Decryption reports one error for every fault of the padding, after the same work in the same time.
pub struct Oaep<D, M = D> {
    label: Box<[u8]>,
    functions: PhantomData<fn() -> (D, M)>,
}

impl<D: Digest> Oaep<D> {
    /// An empty label; one hash for everything.
    pub fn new() -> Self {
        Self::new_with_label([])
    }

    /// With a label; one hash for everything.
    pub fn new_with_label<L: Into<Box<[u8]>>>(label: L) -> Self {
        Self::new_with_mgf_hash_and_label(label)
    }
}

impl<D: Digest, M: MaskGeneration> Oaep<D, M> {
    /// An empty label; masks by another hash than the label's.
    pub fn new_with_mgf_hash() -> Self {
        Self::new_with_mgf_hash_and_label([])
    }

    /// With a label; masks by another hash than the label's.
    pub fn new_with_mgf_hash_and_label<L: Into<Box<[u8]>>>(label: L) -> Self {
        Oaep { label: label.into(), functions: PhantomData }
    }

    /// The label.
    pub fn label(&self) -> &[u8] {
        &self.label
    }
}

impl<D: Digest, M: MaskGeneration> PaddingScheme for Oaep<D, M> {
    fn encode(&self, k: usize, message: &[u8], random: Fill<'_>) -> Result<Secret<Vec<u8>>> {
        let mut seed = Secret::new(Output::<D>::default().to_vec());
        random(seed.expose_mut())?;
        eme_oaep::encode::<D, M>(k, &self.label, message, seed.expose())
    }

    fn decode(&self, _key: &RsaPrivateKey, _ciphertext: &[u8], encoded: Secret<Vec<u8>>) -> Result<Vec<u8>> {
        eme_oaep::decode::<D, M>(&self.label, encoded)
    }
}

impl<D: Digest, M: MaskGeneration> scheme_keys::EncryptingKey<Oaep<D, M>> {
    /// Encrypts with an empty label.
    pub fn new(key: RsaPublicKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Encrypts with a label.
    pub fn new_with_label<L: Into<Box<[u8]>>>(key: RsaPublicKey, label: L) -> Self {
        scheme_keys::EncryptingKey { key, padding: Oaep::new_with_mgf_hash_and_label(label) }
    }
}

impl<D: Digest, M: MaskGeneration> scheme_keys::DecryptingKey<Oaep<D, M>> {
    /// Decrypts with an empty label.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Decrypts with a label.
    pub fn new_with_label<L: Into<Box<[u8]>>>(key: RsaPrivateKey, label: L) -> Self {
        scheme_keys::DecryptingKey { key, padding: Oaep::new_with_mgf_hash_and_label(label) }
    }
}

impl<D: Digest> Default for Oaep<D> {
    fn default() -> Self {
        Self::new()
    }
}

impl<D, M> Clone for Oaep<D, M> {
    fn clone(&self) -> Self {
        Oaep { label: self.label.clone(), functions: PhantomData }
    }
}

impl<D, M> PartialEq for Oaep<D, M> {
    fn eq(&self, other: &Self) -> bool {
        self.label == other.label
    }
}

impl<D, M> fmt::Debug for Oaep<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oaep {{ label: {} bytes }}", self.label.len())
    }
}
