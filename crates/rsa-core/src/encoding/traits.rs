//! The traits of `pkcs1`, `pkcs8` and `spki`.

use super::der::Reader;
use super::{algorithm, private, public};
use crate::algorithm::{KeyAlgorithm, ShakeAlgorithm};
use crate::error::Error;
use crate::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use der::{AnyRef, Document, Encode, ErrorKind, SecretDocument, Tag};
use pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey, EncodeRsaPrivateKey, EncodeRsaPublicKey};
use pkcs8::{EncodePrivateKey, KeyError, PrivateKeyInfoRef};
use spki::{AlgorithmIdentifierRef, EncodePublicKey, SubjectPublicKeyInfoRef};

impl DecodeRsaPublicKey for RsaPublicKey {
    fn from_pkcs1_der(bytes: &[u8]) -> pkcs1::Result<Self> {
        public::read_pkcs1(bytes, KeyAlgorithm::Rsa, &KeyPolicy::default()).map_err(pkcs1_error)
    }
}

impl DecodeRsaPrivateKey for RsaPrivateKey {
    fn from_pkcs1_der(bytes: &[u8]) -> pkcs1::Result<Self> {
        private::read_pkcs1(bytes, KeyAlgorithm::Rsa, &KeyPolicy::default()).map_err(pkcs1_error)
    }
}

impl EncodeRsaPublicKey for RsaPublicKey {
    fn to_pkcs1_der(&self) -> pkcs1::Result<Document> {
        Ok(Document::try_from(public::write_pkcs1(self))?)
    }
}

impl EncodeRsaPrivateKey for RsaPrivateKey {
    fn to_pkcs1_der(&self) -> pkcs1::Result<SecretDocument> {
        Ok(SecretDocument::try_from(private::write_pkcs1(self).expose().as_slice())?)
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for RsaPublicKey {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        let algorithm = algorithm(&info.algorithm)?;
        let key = info.subject_public_key.as_bytes().ok_or(spki::Error::KeyMalformed)?;
        public::read_pkcs1(key, algorithm, &KeyPolicy::default()).map_err(|_| spki::Error::KeyMalformed)
    }
}

impl TryFrom<PrivateKeyInfoRef<'_>> for RsaPrivateKey {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        let algorithm = algorithm(&info.algorithm)?;
        let key = private::read_pkcs1(info.private_key.as_bytes(), algorithm, &KeyPolicy::default());
        let key = key.map_err(pkcs8_error)?;
        if let Some(public) = info.public_key {
            let public = public.as_bytes().ok_or(KeyError::Invalid)?;
            private::check_public_key(&key, public).map_err(pkcs8_error)?;
        }
        Ok(key)
    }
}

impl EncodePublicKey for RsaPublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        Ok(Document::try_from(public::write_spki(self))?)
    }
}

impl EncodePrivateKey for RsaPrivateKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        Ok(SecretDocument::try_from(private::write_pkcs8(self, false).expose().as_slice())?)
    }
}

/// The algorithm of a key that another parser has taken apart.
fn algorithm(identifier: &AlgorithmIdentifierRef<'_>) -> spki::Result<KeyAlgorithm> {
    let known = [algorithm::RSA_ENCRYPTION, algorithm::RSASSA_PSS].contains(&identifier.oid)
        || ShakeAlgorithm::from_pss_oid(identifier.oid).is_some();
    if !known {
        return Err(spki::Error::OidUnknown { oid: identifier.oid });
    }
    let parameters = identifier.parameters.as_ref().map(AnyRef::to_der).transpose()?.unwrap_or_default();
    let parameters = Reader::new(&parameters, "parameters of the algorithm");
    algorithm::from_parts(identifier.oid, parameters, &KeyPolicy::default())
        .map_err(|_| spki::Error::KeyMalformed)
}

fn pkcs1_error(error: Error) -> pkcs1::Error {
    match error {
        Error::Encoding { .. } => ErrorKind::Value { tag: Tag::Sequence }.to_error().into(),
        Error::InvalidKey { field: crate::Field::Version, .. } => pkcs1::Error::Version,
        Error::InvalidKey { .. } => pkcs1::Error::Crypto,
        _ => pkcs1::Error::KeyMalformed,
    }
}

/// The nearest that `pkcs8` has.
pub(crate) fn pkcs8_error(error: Error) -> pkcs8::Error {
    match error {
        Error::ModulusTooSmall { .. } => KeyError::TooShort.into(),
        Error::ModulusTooLarge { .. } => KeyError::TooLong.into(),
        Error::Encoding { .. } => ErrorKind::Value { tag: Tag::Sequence }.to_error().into(),
        _ => KeyError::Invalid.into(),
    }
}

/// The nearest that `spki` has.
pub(crate) fn spki_error(error: Error) -> spki::Error {
    match error {
        Error::Encoding { .. } => spki::Error::Asn1(ErrorKind::Value { tag: Tag::Sequence }.to_error()),
        _ => spki::Error::KeyMalformed,
    }
}
