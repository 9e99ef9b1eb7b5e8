//! Encrypted PKCS#8 (RFC 5208, section 6; PBES2 of RFC 8018).

use super::{from_pem, not_a, to_pem};
use crate::keys::{CurveIdentity, EncryptionError, KeyError, SecretKey};
use alloc::string::String;
use alloc::vec::Vec;
use der::Decode;
use pkcs8::pkcs5::pbes2::{Kdf, Parameters};
use pkcs8::{EncryptedPrivateKeyInfoRef, PrivateKeyInfoRef};
use rand_core::TryCryptoRng;

const STRUCTURE: &str = "EncryptedPrivateKeyInfo";
const LABEL: &str = "ENCRYPTED PRIVATE KEY";

/// The work that a file may ask for before its password is known to be right: some seconds, and 256 MiB.
const MAX_ITERATIONS: u32 = 10_000_000;
const MAX_SCRYPT_BYTES: u64 = 256 << 20;
const MAX_SCRYPT_PASSES: u16 = 16;

impl<C: CurveIdentity> SecretKey<C> {
    /// From encrypted PKCS#8 in DER: PBES2 with PBKDF2 or scrypt and AES. The work that the file asks for is limited (10
    /// million iterations; 256 MiB and 16 passes).
    pub fn from_pkcs8_encrypted_der_on(
        der: &[u8],
        password: impl AsRef<[u8]>,
        curve: &C,
    ) -> Result<Self, KeyError> {
        let encrypted = EncryptedPrivateKeyInfoRef::from_der(der).map_err(not_a(STRUCTURE))?;
        check_work(encrypted.encryption_algorithm.pbes2().ok_or(EncryptionError::Unsupported)?)?;
        let document = encrypted.decrypt(password).map_err(|_| EncryptionError::Decrypt)?;
        Self::from_pkcs8_der_on(document.as_bytes(), curve)
    }

    /// From a PEM block `ENCRYPTED PRIVATE KEY`.
    pub fn from_pkcs8_encrypted_pem_on(
        pem: &str,
        password: impl AsRef<[u8]>,
        curve: &C,
    ) -> Result<Self, KeyError> {
        Self::from_pkcs8_encrypted_der_on(&from_pem(pem, LABEL)?, password, curve)
    }

    /// Encrypted PKCS#8 in DER: scrypt (N = 2^14, r = 8, p = 1, which OpenSSL reads) and AES-256-CBC.
    pub fn to_pkcs8_encrypted_der_with_rng<R: TryCryptoRng>(
        &self,
        rng: &mut R,
        password: impl AsRef<[u8]>,
    ) -> Result<Vec<u8>, EncryptionError> {
        let document = self.to_pkcs8_der_document();
        let info = PrivateKeyInfoRef::from_der(&document).expect("just encoded");
        let encrypted = info.encrypt_with_rng(rng, password).map_err(|_| EncryptionError::Generator)?;
        Ok(encrypted.as_bytes().to_vec())
    }

    /// Encrypted PKCS#8 as a PEM block `ENCRYPTED PRIVATE KEY`.
    pub fn to_pkcs8_encrypted_pem_with_rng<R: TryCryptoRng>(
        &self,
        rng: &mut R,
        password: impl AsRef<[u8]>,
    ) -> Result<String, EncryptionError> {
        Ok(to_pem(LABEL, &self.to_pkcs8_encrypted_der_with_rng(rng, password)?))
    }
}

/// Refuses parameters whose evaluation would cost too much.
fn check_work(parameters: &Parameters) -> Result<(), EncryptionError> {
    match &parameters.kdf {
        Kdf::Pbkdf2(pbkdf2) if pbkdf2.iteration_count > MAX_ITERATIONS => {
            Err(EncryptionError::Iterations { found: pbkdf2.iteration_count, limit: MAX_ITERATIONS })
        }
        Kdf::Pbkdf2(_) => Ok(()),
        Kdf::Scrypt(scrypt) => {
            let bytes =
                u64::from(scrypt.block_size).saturating_mul(128).saturating_mul(scrypt.cost_parameter);
            if bytes > MAX_SCRYPT_BYTES || scrypt.parallelization > MAX_SCRYPT_PASSES {
                return Err(EncryptionError::ScryptCost);
            }
            Ok(())
        }
        _ => Err(EncryptionError::Unsupported),
    }
}
