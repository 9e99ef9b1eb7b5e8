//! Private keys in SEC1 and PKCS#8 structures.

use super::asn1::{EC_PUBLIC_KEY, EcPrivateKey};
use super::{from_pem, not_a, parameters, to_pem};
use crate::keys::{CurveIdentity, KeyError, PublicKey, SecretKey};
use alloc::string::String;
use alloc::vec::Vec;
use der::asn1::{AnyRef, BitStringRef, OctetStringRef};
use der::{Decode, Encode};
use pkcs8::PrivateKeyInfoRef;
use spki::AlgorithmIdentifierRef;
use zeroize::Zeroizing;

const SEC1: &str = "ECPrivateKey";
const PKCS8: &str = "PrivateKeyInfo";
const SEC1_LABEL: &str = "EC PRIVATE KEY";
const PKCS8_LABEL: &str = "PRIVATE KEY";

impl<C: CurveIdentity> SecretKey<C> {
    /// From a SEC1 `ECPrivateKey` (RFC 5915) in DER. It must name the curve; its public key, if present, must be d·G.
    /// The octets of d are read as [`SecretKey::from_octets_on`] says.
    pub fn from_sec1_der_on(der: &[u8], curve: &C) -> Result<Self, KeyError> {
        Self::from_sec1(EcPrivateKey::from_der(der).map_err(not_a(SEC1))?, false, curve)
    }

    /// From a PEM block `EC PRIVATE KEY`. (What `openssl ecparam -genkey` writes before it, a block `EC PARAMETERS`, is
    /// passed over.)
    pub fn from_sec1_pem_on(pem: &str, curve: &C) -> Result<Self, KeyError> {
        Self::from_sec1_der_on(&from_pem(pem, SEC1_LABEL)?, curve)
    }

    /// From PKCS#8 (`PrivateKeyInfo` of RFC 5208, `OneAsymmetricKey` of RFC 5958) in DER.
    ///
    /// The algorithm names the curve, and so may the key inside, if it is the same one. A public key, inside or in the
    /// outer field, must be d·G. Attributes are passed over.
    pub fn from_pkcs8_der_on(der: &[u8], curve: &C) -> Result<Self, KeyError> {
        Self::from_pkcs8_info_on(&PrivateKeyInfoRef::from_der(der).map_err(not_a(PKCS8))?, curve)
    }

    /// From a PEM block `PRIVATE KEY`.
    pub fn from_pkcs8_pem_on(pem: &str, curve: &C) -> Result<Self, KeyError> {
        Self::from_pkcs8_der_on(&from_pem(pem, PKCS8_LABEL)?, curve)
    }

    /// From a parsed PKCS#8 structure.
    pub fn from_pkcs8_info_on(info: &PrivateKeyInfoRef<'_>, curve: &C) -> Result<Self, KeyError> {
        parameters::check_algorithm(&info.algorithm, curve)?;
        let inner = EcPrivateKey::from_der(info.private_key.as_bytes()).map_err(not_a(SEC1))?;
        let key = Self::from_sec1(inner, true, curve)?;
        key.check_public(info.public_key)?;
        Ok(key)
    }

    /// The key of a SEC1 structure; `curve_is_known` if its surroundings have named the curve already.
    fn from_sec1(structure: EcPrivateKey<'_>, curve_is_known: bool, curve: &C) -> Result<Self, KeyError> {
        match (structure.parameters, curve_is_known) {
            (None, false) => return Err(KeyError::MissingCurve),
            (None, true) => {}
            (Some(parameters), false) => parameters::check(parameters, curve)?,
            (Some(parameters), true) => {
                parameters::check(parameters, curve).map_err(|_| KeyError::InconsistentCurve)?;
            }
        }
        let key = Self::from_octets_on(structure.private_key, curve)?;
        key.check_public(structure.public_key)?;
        Ok(key)
    }

    /// Checks a public key that was stored with this private key.
    fn check_public(&self, stored: Option<BitStringRef<'_>>) -> Result<(), KeyError> {
        let Some(stored) = stored else { return Ok(()) };
        let bytes = stored.as_bytes().ok_or(KeyError::PublicKeyMismatch)?;
        let stored = PublicKey::from_sec1_bytes_on(bytes, self.curve())?;
        if stored == self.public_key() { Ok(()) } else { Err(KeyError::PublicKeyMismatch) }
    }

    /// The SEC1 structure with curve and public key, in DER.
    pub fn to_sec1_der_document(&self) -> Zeroizing<Vec<u8>> {
        let parameters = parameters::encode(self.curve());
        self.encode_sec1(Some(AnyRef::from_der(&parameters).expect("just encoded")))
    }

    /// The SEC1 structure as a PEM block `EC PRIVATE KEY`.
    pub fn to_sec1_pem_document(&self) -> Zeroizing<String> {
        Zeroizing::new(to_pem(SEC1_LABEL, &self.to_sec1_der_document()))
    }

    /// PKCS#8, version 1, with the public key inside of the private key as OpenSSL and Go write it, in DER.
    pub fn to_pkcs8_der_document(&self) -> Zeroizing<Vec<u8>> {
        let fits = "a structure around a short key";
        let parameters = parameters::encode(self.curve());
        let algorithm = AlgorithmIdentifierRef {
            oid: EC_PUBLIC_KEY,
            parameters: Some(AnyRef::from_der(&parameters).expect("just encoded")),
        };
        let inner = self.encode_sec1(None);
        let info = PrivateKeyInfoRef::new(algorithm, OctetStringRef::new(&inner).expect(fits));
        Zeroizing::new(info.to_der().expect(fits))
    }

    /// PKCS#8 as a PEM block `PRIVATE KEY`.
    pub fn to_pkcs8_pem_document(&self) -> Zeroizing<String> {
        Zeroizing::new(to_pem(PKCS8_LABEL, &self.to_pkcs8_der_document()))
    }

    fn encode_sec1(&self, parameters: Option<AnyRef<'_>>) -> Zeroizing<Vec<u8>> {
        let fits = "a structure around a short key";
        let (private_key, public_key) = (self.to_octets(), self.public_key().to_sec1(false));
        let public_key = Some(BitStringRef::from_bytes(&public_key).expect(fits));
        Zeroizing::new(
            EcPrivateKey { private_key: &private_key, parameters, public_key }.to_der().expect(fits),
        )
    }
}
