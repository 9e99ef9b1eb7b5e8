//! Keys in DER and PEM: PKCS #1, PKCS #8 and SubjectPublicKeyInfo, read and written.
//!
//! Reading is strict: DER lengths, no trailing bytes at any level, no negative numbers. The inherent functions say
//! exactly what they refuse; the traits of `pkcs1`, `pkcs8` and `spki` do the same work and report in their errors.

pub(crate) mod algorithm;
pub(crate) mod der;
#[cfg(feature = "encryption")]
mod encrypted;
mod pem;
pub(crate) mod private;
pub(crate) mod public;
#[cfg(feature = "serde")]
mod serde;
mod traits;

pub(crate) use algorithm::{RSASSA_PSS, write_pss_parameters};
pub(crate) use traits::{pkcs8_error, spki_error};

use crate::algorithm::KeyAlgorithm;
use crate::error::{Error, Result};
use crate::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use alloc::vec::Vec;
use bn_core::Secret;

impl RsaPublicKey {
    /// Reads DER, SubjectPublicKeyInfo or PKCS #1 RSAPublicKey, under the default [`KeyPolicy`].
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with_policy(der, &KeyPolicy::default())
    }

    /// Reads DER, SubjectPublicKeyInfo or PKCS #1 RSAPublicKey.
    pub fn from_der_with_policy(der: &[u8], policy: &KeyPolicy) -> Result<Self> {
        public::read(der, policy)
    }

    /// Reads PEM, `PUBLIC KEY` or `RSA PUBLIC KEY`, under the default [`KeyPolicy`].
    pub fn from_pem(pem: &str) -> Result<Self> {
        Self::from_pem_with_policy(pem, &KeyPolicy::default())
    }

    /// Reads PEM, `PUBLIC KEY` or `RSA PUBLIC KEY`.
    pub fn from_pem_with_policy(pem: &str, policy: &KeyPolicy) -> Result<Self> {
        let (label, der) = pem::decode(pem)?;
        match label {
            "PUBLIC KEY" => public::read_spki(der.expose(), policy),
            "RSA PUBLIC KEY" => public::read_pkcs1(der.expose(), KeyAlgorithm::Rsa, policy),
            _ => Err(Error::Encoding { element: "PEM", reason: "is not labelled as an RSA public key" }),
        }
    }
}

impl RsaPrivateKey {
    /// Reads DER, PKCS #8 or PKCS #1, under the default [`KeyPolicy`].
    ///
    /// Every number is checked; CRT values that are all 0 are computed.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with_policy(der, &KeyPolicy::default())
    }

    /// Reads DER, PKCS #8 or PKCS #1.
    pub fn from_der_with_policy(der: &[u8], policy: &KeyPolicy) -> Result<Self> {
        private::read(der, policy)
    }

    /// Reads PEM, `PRIVATE KEY` or `RSA PRIVATE KEY`, under the default [`KeyPolicy`].
    pub fn from_pem(pem: &str) -> Result<Self> {
        Self::from_pem_with_policy(pem, &KeyPolicy::default())
    }

    /// Reads PEM, `PRIVATE KEY` or `RSA PRIVATE KEY`.
    pub fn from_pem_with_policy(pem: &str, policy: &KeyPolicy) -> Result<Self> {
        let (label, der) = pem::decode(pem)?;
        match label {
            "PRIVATE KEY" => private::read_pkcs8(der.expose(), policy),
            "RSA PRIVATE KEY" => private::read_pkcs1(der.expose(), KeyAlgorithm::Rsa, policy),
            "ENCRYPTED PRIVATE KEY" => {
                Err(Error::Encoding { element: "private key", reason: "is encrypted" })
            }
            _ => Err(Error::Encoding { element: "PEM", reason: "is not labelled as an RSA private key" }),
        }
    }

    /// PKCS #8 version 2 (RFC 5958), which holds the public key too. The `EncodePrivateKey` trait writes version 1.
    pub fn to_pkcs8_v2_der(&self) -> Secret<Vec<u8>> {
        private::write_pkcs8(self, true)
    }
}
