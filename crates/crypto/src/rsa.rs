//! RSA: signatures (PSS, PKCS#1 v1.5, blind), encryption (OAEP, PKCS#1 v1.5), keys in every usual encoding.
//!
//! In the shape of RustCrypto's `rsa`, so that moving here is a change of `use` lines: schemes as values for
//! [`RsaPrivateKey::sign`] and its companions, or keys bound to a scheme in [`pss`], [`pkcs1v15`] and [`oaep`] with the
//! traits of `signature`.
//!
//! ```
//! use crypto::rsa::pss::{Signature, SigningKey, VerifyingKey};
//! use crypto::rsa::sha2::Sha256;
//! use crypto::rsa::signature::{Keypair, SignatureEncoding, Signer, Verifier};
//! use crypto::rsa::{RsaPrivateKey, RsaPublicKey};
//! # #[cfg(feature = "getrandom")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let key = crypto::rsa::self_test::example_key();
//! # let pem = crypto::rsa::pkcs8::EncodePrivateKey::to_pkcs8_pem(&key, Default::default())?;
//!
//! let key = RsaPrivateKey::from_pem(&pem)?; // PKCS#1 or PKCS#8; every field checked
//! let signing_key = SigningKey::<Sha256>::new(key);
//! let signature = signing_key.sign(b"message").to_vec();
//!
//! let verifying_key: VerifyingKey<Sha256> = signing_key.verifying_key();
//! verifying_key.verify(b"message", &Signature::try_from(&signature[..])?)?;
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "getrandom"))]
//! # fn main() {}
//! ```
//!
//! | to do | use |
//! |---|---|
//! | new signatures | [`pss`] |
//! | signatures of old protocols | [`pkcs1v15`] |
//! | new encryption | [`oaep`] |
//! | decryption for old protocols | [`pkcs1v15`], with implicit rejection or session keys |
//! | many operations at once | [`batch`] |
//! | signatures unseen | [`blind`] |
//! | own encodings, known salts | [`hazmat`] |
//!
//! Sizes of keys are a [`KeyPolicy`]: 2048 to 8192 bits unless the caller asks for others.

pub use pkcs8;
pub use rsa_core::error as errors;
pub use rsa_core::*;

/// RustCrypto's newer name of [`RsaPrivateKey`].
pub type PrivateKey = RsaPrivateKey;
/// RustCrypto's newer name of [`RsaPublicKey`].
pub type PublicKey = RsaPublicKey;
