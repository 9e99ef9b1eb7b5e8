//! AlgorithmIdentifier of keys: rsaEncryption (RFC 8017, A.1), id-RSASSA-PSS with its parameters (RFC 4055), and
//! id-RSASSA-PSS-SHAKE128 and -SHAKE256, which have none (RFC 8702).

use super::der::{
    CONTEXT_CONSTRUCTED, NULL, OBJECT_IDENTIFIER, Reader, SEQUENCE, element, only_sequence, unsigned,
};
use crate::KeyPolicy;
use crate::algorithm::{HashAlgorithm, KeyAlgorithm, PssParameters, ShakeAlgorithm};
use crate::error::{Error, Result};
use alloc::vec::Vec;
use const_oid::ObjectIdentifier;

pub(crate) const RSA_ENCRYPTION: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1");
pub(crate) const RSASSA_PSS: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.10");
const MGF1: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.8");
const HASH: &str = "hash of the PSS parameters";
const MASK: &str = "mask generation function of the PSS parameters";
const SALT: &str = "salt length of the PSS parameters";
const TRAILER: &str = "trailer field of the PSS parameters";

/// Reads the fields of an AlgorithmIdentifier.
pub(crate) fn read(mut fields: Reader<'_>, policy: &KeyPolicy) -> Result<KeyAlgorithm> {
    let oid = read_oid(&mut fields, "algorithm")?;
    from_parts(oid, fields, policy)
}

/// The algorithm of this object identifier and parameters, which are all that is left in `parameters`.
pub(crate) fn from_parts(
    oid: ObjectIdentifier,
    mut parameters: Reader<'_>,
    policy: &KeyPolicy,
) -> Result<KeyAlgorithm> {
    const PARAMETERS: &str = "parameters of the algorithm";
    if oid == RSA_ENCRYPTION {
        if !(policy.tolerates_absent_parameters() && parameters.peek().is_none()) {
            read_null(&mut parameters, PARAMETERS)?;
        }
        parameters.finish()?;
        return Ok(KeyAlgorithm::Rsa);
    }
    if let Some(shake) = ShakeAlgorithm::from_pss_oid(oid) {
        if parameters.peek().is_some() {
            return Err(Error::Encoding { element: PARAMETERS, reason: "are present: a SHAKE has none" });
        }
        return Ok(KeyAlgorithm::RsassaPssShake(shake));
    }
    if oid != RSASSA_PSS {
        return Err(Error::Encoding {
            element: "algorithm",
            reason: "is neither rsaEncryption nor an id-RSASSA-PSS",
        });
    }
    if parameters.peek().is_none() {
        return Ok(KeyAlgorithm::RsassaPss(None));
    }
    let pss = read_pss_parameters(parameters.sequence("PSS parameters")?)?;
    parameters.finish()?;
    Ok(KeyAlgorithm::RsassaPss(Some(pss)))
}

/// The AlgorithmIdentifier of an algorithm.
pub(crate) fn write(algorithm: &KeyAlgorithm) -> Vec<u8> {
    let (oid, parameters) = match algorithm {
        KeyAlgorithm::Rsa => (RSA_ENCRYPTION, tlv(NULL, &[])),
        KeyAlgorithm::RsassaPss(None) => (RSASSA_PSS, Vec::new()),
        KeyAlgorithm::RsassaPss(Some(parameters)) => (RSASSA_PSS, write_pss_parameters(parameters)),
        KeyAlgorithm::RsassaPssShake(shake) => (shake.pss_oid(), Vec::new()),
    };
    tlv(SEQUENCE, &[&tlv(OBJECT_IDENTIFIER, &[oid.as_bytes()]), &parameters])
}

/// RSASSA-PSS-params. DER leaves out what has its default value, so a written default is refused.
fn read_pss_parameters(mut fields: Reader<'_>) -> Result<PssParameters> {
    let mut parameters = PssParameters::default();
    let refuse_default = |is_default, element| {
        let reason = "is written though it has its default value";
        if is_default { Err(Error::Encoding { element, reason }) } else { Ok(()) }
    };
    if let Some(content) = fields.read_optional(CONTEXT_CONSTRUCTED, HASH)? {
        parameters.hash = read_hash(only_sequence(content, HASH)?, HASH)?;
        refuse_default(parameters.hash == HashAlgorithm::Sha1, HASH)?;
    }
    if let Some(content) = fields.read_optional(CONTEXT_CONSTRUCTED | 1, MASK)? {
        let mut mask = only_sequence(content, MASK)?;
        if read_oid(&mut mask, MASK)? != MGF1 {
            return Err(Error::Encoding { element: MASK, reason: "is not MGF1" });
        }
        parameters.mgf1_hash = read_hash(mask.sequence(MASK)?, MASK)?;
        mask.finish()?;
        refuse_default(parameters.mgf1_hash == HashAlgorithm::Sha1, MASK)?;
    }
    if let Some(content) = fields.read_optional(CONTEXT_CONSTRUCTED | 2, SALT)? {
        parameters.minimum_salt_length = read_small(content, SALT)?;
        refuse_default(parameters.minimum_salt_length == 20, SALT)?;
    }
    if let Some(content) = fields.read_optional(CONTEXT_CONSTRUCTED | 3, TRAILER)? {
        refuse_default(read_small(content, TRAILER)? == 1, TRAILER)?;
        return Err(Error::Encoding { element: TRAILER, reason: "is not 1" });
    }
    fields.finish()?;
    Ok(parameters)
}

/// RSASSA-PSS-params, in DER.
pub(crate) fn write_pss_parameters(parameters: &PssParameters) -> Vec<u8> {
    let default = PssParameters::default();
    let mut fields = Vec::new();
    if parameters.hash != default.hash {
        fields.extend(tlv(CONTEXT_CONSTRUCTED, &[&write_hash(parameters.hash)]));
    }
    if parameters.mgf1_hash != default.mgf1_hash {
        let oid = tlv(OBJECT_IDENTIFIER, &[MGF1.as_bytes()]);
        let mask = tlv(SEQUENCE, &[&oid, &write_hash(parameters.mgf1_hash)]);
        fields.extend(tlv(CONTEXT_CONSTRUCTED | 1, &[&mask]));
    }
    if parameters.minimum_salt_length != default.minimum_salt_length {
        let salt = unsigned(&parameters.minimum_salt_length.to_be_bytes());
        fields.extend(tlv(CONTEXT_CONSTRUCTED | 2, &[salt.expose()]));
    }
    tlv(SEQUENCE, &[&fields])
}

/// A hash's AlgorithmIdentifier: parameters NULL or absent, both of which RFC 4055, section 2.1, has readers accept.
fn read_hash(mut fields: Reader<'_>, element: &'static str) -> Result<HashAlgorithm> {
    let oid = read_oid(&mut fields, element)?;
    if fields.peek().is_some() {
        read_null(&mut fields, element)?;
    }
    fields.finish()?;
    HashAlgorithm::from_oid(oid).ok_or(Error::Encoding { element, reason: "is of an unknown hash" })
}

fn write_hash(hash: HashAlgorithm) -> Vec<u8> {
    let parameters = if hash.writes_null() { tlv(NULL, &[]) } else { Vec::new() };
    tlv(SEQUENCE, &[&tlv(OBJECT_IDENTIFIER, &[hash.oid().as_bytes()]), &parameters])
}

fn read_oid(fields: &mut Reader<'_>, element: &'static str) -> Result<ObjectIdentifier> {
    let content = fields.read(OBJECT_IDENTIFIER, element)?;
    let reason = "is no object identifier";
    ObjectIdentifier::from_bytes(content).map_err(|_| Error::Encoding { element, reason })
}

fn read_null(fields: &mut Reader<'_>, element: &'static str) -> Result<()> {
    if fields.read(NULL, element)?.is_empty() {
        return Ok(());
    }
    Err(Error::Encoding { element, reason: "is NULL with content" })
}

/// The one INTEGER that `content` consists of.
fn read_small(content: &[u8], element: &'static str) -> Result<u32> {
    let mut fields = Reader::new(content, element);
    let digits = fields.unsigned(element)?;
    fields.finish()?;
    if digits.len() > 3 {
        return Err(Error::Encoding { element, reason: "is above 16777215" });
    }
    Ok(digits.iter().fold(0, |value, &digit| value << 8 | u32::from(digit)))
}

/// An element that holds no secret.
fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    // LEAK: algorithm identifiers are public.
    element(tag, parts).declassify()
}
