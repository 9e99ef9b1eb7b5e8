//! Keys bound to a scheme, read from and written to DER: as the keys they hold.

use super::{HashScheme, SigningKey, VerifyingKey};
use crate::encoding::{pkcs8_error, spki_error};
use crate::{RsaPrivateKey, RsaPublicKey};
use pkcs8::{EncodePrivateKey, PrivateKeyInfoRef, SecretDocument};
use spki::der::AnyRef;
use spki::{
    AlgorithmIdentifierRef, AssociatedAlgorithmIdentifier, Document, EncodePublicKey, SubjectPublicKeyInfoRef,
};

impl<S> EncodePrivateKey for SigningKey<S> {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        self.key.to_pkcs8_der()
    }
}

impl<S> EncodePublicKey for VerifyingKey<S> {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        self.key.to_public_key_der()
    }
}

/// So `DecodePrivateKey` is implemented; a key that is not for the scheme is refused.
impl<S: HashScheme + Default> TryFrom<PrivateKeyInfoRef<'_>> for SigningKey<S> {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        let (key, scheme) = (RsaPrivateKey::try_from(info)?, S::default());
        scheme.salt_length(key.as_ref()).map_err(pkcs8_error)?;
        Ok(SigningKey { key, scheme })
    }
}

/// So `DecodePublicKey` is implemented; a key that is not for the scheme is refused.
impl<S: HashScheme + Default> TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey<S> {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        let (key, scheme) = (RsaPublicKey::try_from(info)?, S::default());
        scheme.salt_length(&key).map_err(spki_error)?;
        Ok(VerifyingKey { key, scheme })
    }
}

/// Of the kind of key: rsaEncryption. A key read as id-RSASSA-PSS is also written as that, by `EncodePrivateKey`.
impl<S> AssociatedAlgorithmIdentifier for SigningKey<S> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}

/// Of the kind of key: rsaEncryption. A key read as id-RSASSA-PSS is also written as that, by `EncodePublicKey`.
impl<S> AssociatedAlgorithmIdentifier for VerifyingKey<S> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}
