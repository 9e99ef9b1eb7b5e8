//! Public keys in `SubjectPublicKeyInfo` structures.

use super::asn1::EC_PUBLIC_KEY;
use super::{from_pem, not_a, parameters, to_pem};
use crate::keys::{CurveIdentity, KeyError, PublicKey};
use alloc::string::String;
use alloc::vec::Vec;
use der::asn1::{AnyRef, BitStringRef};
use der::{Decode, Encode};
use spki::{AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};

const SPKI: &str = "SubjectPublicKeyInfo";
const LABEL: &str = "PUBLIC KEY";

impl<C: CurveIdentity> PublicKey<C> {
    /// From a `SubjectPublicKeyInfo` (RFC 5480) in DER; the point compressed or not, fully validated.
    pub fn from_spki_der_on(der: &[u8], curve: &C) -> Result<Self, KeyError> {
        Self::from_spki_on(&SubjectPublicKeyInfoRef::from_der(der).map_err(not_a(SPKI))?, curve)
    }

    /// From a PEM block `PUBLIC KEY`.
    pub fn from_spki_pem_on(pem: &str, curve: &C) -> Result<Self, KeyError> {
        Self::from_spki_der_on(&from_pem(pem, LABEL)?, curve)
    }

    /// From a parsed structure.
    pub fn from_spki_on(spki: &SubjectPublicKeyInfoRef<'_>, curve: &C) -> Result<Self, KeyError> {
        parameters::check_algorithm(&spki.algorithm, curve)?;
        // A point is whole bytes.
        let bytes = spki
            .subject_public_key
            .as_bytes()
            .ok_or_else(|| not_a(SPKI)(der::Tag::BitString.value_error().into()))?;
        Ok(Self::from_sec1_bytes_on(bytes, curve)?)
    }

    /// The structure with the uncompressed or compressed point, in DER.
    pub fn to_spki_der(&self, compressed: bool) -> Vec<u8> {
        let fits = "a structure around a short key";
        let (parameters, point) = (parameters::encode(self.curve()), self.to_sec1(compressed));
        let spki = SubjectPublicKeyInfoRef {
            algorithm: AlgorithmIdentifierRef {
                oid: EC_PUBLIC_KEY,
                parameters: Some(AnyRef::from_der(&parameters).expect("just encoded")),
            },
            subject_public_key: BitStringRef::from_bytes(&point).expect(fits),
        };
        spki.to_der().expect(fits)
    }

    /// The structure as a PEM block `PUBLIC KEY`.
    pub fn to_spki_pem(&self, compressed: bool) -> String {
        to_pem(LABEL, &self.to_spki_der(compressed))
    }
}
