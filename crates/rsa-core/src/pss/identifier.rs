//! Algorithm identifiers of signatures: id-RSASSA-PSS with parameters (RFC 4055 3.1), or a SHAKE's own (RFC 8702 2).

use super::{MaskAlgorithm, NamedMask, Pss};
use crate::RsaPublicKey;
use crate::algorithm::{HashAlgorithm, PssParameters, ShakeAlgorithm};
use crate::encoding::{RSASSA_PSS, spki_error, write_pss_parameters};
use crate::scheme_keys::{SigningKey, VerifyingKey};
use crate::traits::SignatureScheme;
use const_oid::AssociatedOid;
use digest::Digest;
use spki::der::Decode;
use spki::der::asn1::Any;
use spki::{AlgorithmIdentifierOwned, DynSignatureAlgorithmIdentifier};

/// The identifier of the scheme's signatures under this key.
fn identifier<D, M>(scheme: &Pss<D, M>, key: &RsaPublicKey) -> spki::Result<AlgorithmIdentifierOwned>
where
    D: Digest + AssociatedOid,
    M: NamedMask,
{
    let salt = scheme.salt_length(key).map_err(spki_error)?;
    let unknown = |oid| spki::Error::OidUnknown { oid };
    match M::ALGORITHM {
        MaskAlgorithm::Mgf1(mask) => {
            let known = |oid| HashAlgorithm::from_oid(oid).ok_or(unknown(oid));
            let (hash, mgf1_hash) = (known(D::OID)?, known(mask)?);
            let parameters = PssParameters { hash, mgf1_hash, minimum_salt_length: salt as u32 };
            let parameters = Any::from_der(&write_pss_parameters(&parameters))?;
            Ok(AlgorithmIdentifierOwned { oid: RSASSA_PSS, parameters: Some(parameters) })
        }
        MaskAlgorithm::Xof(mask) => {
            // hash, mask and salt are fixed by the identifier
            let is_whole = |shake: &&ShakeAlgorithm| {
                shake.oid() == mask && shake.oid() == D::OID && shake.output_size() == salt
            };
            let shake = ShakeAlgorithm::ALL.iter().find(is_whole).ok_or(unknown(mask))?;
            Ok(AlgorithmIdentifierOwned { oid: shake.pss_oid(), parameters: None })
        }
    }
}

impl<D: Digest + AssociatedOid, M: NamedMask> DynSignatureAlgorithmIdentifier for SigningKey<Pss<D, M>> {
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        identifier(&self.scheme, self.key.as_ref())
    }
}

impl<D: Digest + AssociatedOid, M: NamedMask> DynSignatureAlgorithmIdentifier for VerifyingKey<Pss<D, M>> {
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        identifier(&self.scheme, &self.key)
    }
}
