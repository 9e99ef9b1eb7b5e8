//! Algorithm identifiers of signatures: a name of its own for each hash (RFC 8017 A.2.4, NIST CSOR for SHA-3).

use super::Hashed;
use crate::scheme_keys::{SigningKey, VerifyingKey};
use const_oid::ObjectIdentifier;
use digest::Digest;
use spki::der::AnyRef;
use spki::{AlgorithmIdentifierRef, SignatureAlgorithmIdentifier};

/// A hash with an identifier for "RSASSA-PKCS1-v1_5 with it", as X.509 and CMS write.
pub trait RsaSignatureAssociatedOid {
    /// The identifier.
    const OID: ObjectIdentifier;
}

macro_rules! identifiers {
    ($($(#[$condition:meta])? $hash:path = $oid:literal;)*) => {$(
        $(#[$condition])?
        impl RsaSignatureAssociatedOid for $hash {
            const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap($oid);
        }
    )*};
}

identifiers! {
    #[cfg(feature = "sha1")] sha1::Sha1 = "1.2.840.113549.1.1.5";
    sha2::Sha224 = "1.2.840.113549.1.1.14";
    sha2::Sha256 = "1.2.840.113549.1.1.11";
    sha2::Sha384 = "1.2.840.113549.1.1.12";
    sha2::Sha512 = "1.2.840.113549.1.1.13";
    sha2::Sha512_224 = "1.2.840.113549.1.1.15";
    sha2::Sha512_256 = "1.2.840.113549.1.1.16";
    #[cfg(feature = "sha3")] sha3::Sha3_224 = "2.16.840.1.101.3.4.3.13";
    #[cfg(feature = "sha3")] sha3::Sha3_256 = "2.16.840.1.101.3.4.3.14";
    #[cfg(feature = "sha3")] sha3::Sha3_384 = "2.16.840.1.101.3.4.3.15";
    #[cfg(feature = "sha3")] sha3::Sha3_512 = "2.16.840.1.101.3.4.3.16";
}

const fn identifier(oid: ObjectIdentifier) -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef { oid, parameters: Some(AnyRef::NULL) }
}

impl<D: Digest + RsaSignatureAssociatedOid> SignatureAlgorithmIdentifier for SigningKey<Hashed<D>> {
    type Params = AnyRef<'static>;
    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = identifier(D::OID);
}

impl<D: Digest + RsaSignatureAssociatedOid> SignatureAlgorithmIdentifier for VerifyingKey<Hashed<D>> {
    type Params = AnyRef<'static>;
    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = identifier(D::OID);
}
