//! Public keys: PKCS #1 RSAPublicKey (RFC 8017, A.1.1) and X.509 SubjectPublicKeyInfo (RFC 5280, 4.1).

use super::algorithm;
use super::der::{BIT_STRING, INTEGER, Reader, SEQUENCE, element, only_sequence, unsigned};
use crate::algorithm::KeyAlgorithm;
use crate::error::Result;
use crate::{KeyPolicy, RsaPublicKey};
use alloc::vec::Vec;

/// Either form: RSAPublicKey begins with an INTEGER, SubjectPublicKeyInfo does not.
pub(crate) fn read(der: &[u8], policy: &KeyPolicy) -> Result<RsaPublicKey> {
    if only_sequence(der, "public key")?.peek() == Some(INTEGER) {
        read_pkcs1(der, KeyAlgorithm::Rsa, policy)
    } else {
        read_spki(der, policy)
    }
}

pub(crate) fn read_spki(der: &[u8], policy: &KeyPolicy) -> Result<RsaPublicKey> {
    let mut fields = only_sequence(der, "SubjectPublicKeyInfo")?;
    let algorithm = algorithm::read(fields.sequence("AlgorithmIdentifier")?, policy)?;
    let key = fields.bit_string(BIT_STRING, "subjectPublicKey")?;
    fields.finish()?;
    read_pkcs1(key, algorithm, policy)
}

pub(crate) fn read_pkcs1(der: &[u8], algorithm: KeyAlgorithm, policy: &KeyPolicy) -> Result<RsaPublicKey> {
    let (n, e) = read_numbers(der)?;
    RsaPublicKey::build(n, e, algorithm, policy)
}

/// n and e of an RSAPublicKey.
pub(crate) fn read_numbers(der: &[u8]) -> Result<(&[u8], &[u8])> {
    let mut fields: Reader<'_> = only_sequence(der, "RSAPublicKey")?;
    let numbers = (fields.unsigned("n")?, fields.unsigned("e")?);
    fields.finish()?;
    Ok(numbers)
}

pub(crate) fn write_pkcs1(key: &RsaPublicKey) -> Vec<u8> {
    let (n, e) = (unsigned(&key.n_bytes()), unsigned(&key.e_bytes()));
    // LEAK: public keys are public.
    element(SEQUENCE, &[n.expose(), e.expose()]).declassify()
}

pub(crate) fn write_spki(key: &RsaPublicKey) -> Vec<u8> {
    let bits = element(BIT_STRING, &[&[0], &write_pkcs1(key)]);
    // LEAK: public keys are public.
    element(SEQUENCE, &[&algorithm::write(key.algorithm()), bits.expose()]).declassify()
}
