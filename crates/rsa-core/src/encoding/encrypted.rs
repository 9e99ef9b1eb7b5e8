//! Encrypted PKCS #8 (RFC 5958, section 3), by PBES2 (RFC 8018).

use super::{pem, private};
use crate::error::{Error, Result};
use crate::{KeyPolicy, RsaPrivateKey};
use bn_core::Secret;
use pkcs8::EncryptedPrivateKeyInfoRef;
use pkcs8::pkcs5::EncryptionScheme;
use pkcs8::pkcs5::pbes2::Kdf;

/// Iterations of PBKDF2 that are accepted: some seconds of work.
const MAXIMUM_ITERATIONS: u32 = 10_000_000;
/// Bytes that scrypt may fill, 128·N·r, times its parallelisation.
const MAXIMUM_SCRYPT_WORK: u128 = 1 << 30;

impl RsaPrivateKey {
    /// Reads encrypted PKCS #8 in DER.
    ///
    /// PBES2 with PBKDF2 (up to ten million iterations) or scrypt (up to 1 GiB of work) and AES or Triple DES.
    pub fn from_encrypted_der(der: &[u8], password: impl AsRef<[u8]>, policy: &KeyPolicy) -> Result<Self> {
        let error = |reason| Error::Encoding { element: "EncryptedPrivateKeyInfo", reason };
        let info = EncryptedPrivateKeyInfoRef::try_from(der)
            .map_err(|_| error("is malformed or of an unknown scheme"))?;
        let EncryptionScheme::Pbes2(parameters) = &info.encryption_algorithm else {
            return Err(error("is not encrypted by PBES2"));
        };
        let bearable = match &parameters.kdf {
            Kdf::Pbkdf2(pbkdf2) => (1..=MAXIMUM_ITERATIONS).contains(&pbkdf2.iteration_count),
            Kdf::Scrypt(scrypt) => {
                let (n, r, p) = (scrypt.cost_parameter, scrypt.block_size, scrypt.parallelization);
                128u128.saturating_mul(n.into()).saturating_mul(r.into()).saturating_mul(p.into())
                    <= MAXIMUM_SCRYPT_WORK
            }
            _ => return Err(error("has an unknown key derivation")),
        };
        if !bearable {
            return Err(error("asks for more work in key derivation than is accepted"));
        }
        let content =
            info.decrypt(password).map_err(|_| error("cannot be decrypted: wrong password, or corrupt"))?;
        private::read_pkcs8(content.as_bytes(), policy)
    }

    /// Reads PEM, `ENCRYPTED PRIVATE KEY`; see [`from_encrypted_der`](Self::from_encrypted_der).
    pub fn from_encrypted_pem(pem: &str, password: impl AsRef<[u8]>, policy: &KeyPolicy) -> Result<Self> {
        let (label, der): (_, Secret<_>) = pem::decode(pem)?;
        if label != "ENCRYPTED PRIVATE KEY" {
            return Err(Error::Encoding { element: "PEM", reason: "is not labelled ENCRYPTED PRIVATE KEY" });
        }
        Self::from_encrypted_der(der.expose(), password, policy)
    }
}
