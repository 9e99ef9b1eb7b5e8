//! Algorithm identifiers of signatures: id-RSASSA-PSS with parameters (RFC 4055 3.1), or a SHAKE's own (RFC 8702 2).

use super::{MaskAlgorithm, NamedMask, Pss};
use crate::RsaPublicKey;
use crate::algorithm::{HashAlgorithm, PssParameters};
use crate::encoding::{RSASSA_PSS, spki_error, write_pss_parameters};
use crate::scheme_keys::{SigningKey, VerifyingKey};
use crate::traits::SignatureScheme;
use const_oid::{AssociatedOid, ObjectIdentifier};
use digest::Digest;
use spki::der::Decode;
use spki::der::asn1::Any;
use spki::{AlgorithmIdentifierOwned, DynSignatureAlgorithmIdentifier};

/// id-shake128 and id-shake256, each with its id-RSASSA-PSS-SHAKE128 or -SHAKE256.
const SHAKES: [(ObjectIdentifier, ObjectIdentifier); 2] = [
    (
        ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.11"),
        ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.6.30"),
    ),
    (
        ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.12"),
        ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.6.31"),
    ),
];

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
            let pair = SHAKES.iter().find(|(shake, _)| *shake == mask && *shake == D::OID);
            let (_, oid) = pair.filter(|_| salt == <D as Digest>::output_size()).ok_or(unknown(mask))?;
            Ok(AlgorithmIdentifierOwned { oid: *oid, parameters: None })
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
