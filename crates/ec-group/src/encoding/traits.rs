//! The traits of the `pkcs8`, `spki` and `sec1` crates, and the inherent methods of `p256`'s keys, on built-in curves.

use super::asn1::EC_PUBLIC_KEY;
use crate::keys::{CurveIdentity, KeyError, NamedCurve, PublicKey, SecretKey};
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;
use der::asn1::ObjectIdentifier;
use der::{Document, SecretDocument, pem::LineEnding};
use pkcs8::{EncodePrivateKey, PrivateKeyInfoRef};
use spki::{AlgorithmIdentifier, AssociatedAlgorithmIdentifier, EncodePublicKey, SubjectPublicKeyInfoRef};
use zeroize::Zeroizing;

impl<C: NamedCurve> SecretKey<C> {
    /// From PKCS#8 or SEC1 in DER.
    pub fn from_der(der: &[u8]) -> Result<Self, KeyError> {
        let curve = C::default();
        // PKCS#8 holds a sequence where SEC1 holds an octet string: one of the two fails at the structure.
        match Self::from_pkcs8_der_on(der, &curve) {
            Err(KeyError::Asn1 { .. }) => Self::from_sec1_der_on(der, &curve),
            result => result,
        }
    }

    /// From a PEM block `PRIVATE KEY` or `EC PRIVATE KEY`.
    pub fn from_pem(pem: &str) -> Result<Self, KeyError> {
        let is_sec1 = pem.lines().any(|line| line == "-----BEGIN EC PRIVATE KEY-----");
        if is_sec1 { Self::from_sec1_pem(pem) } else { Self::from_pkcs8_pem_on(pem, &C::default()) }
    }

    /// From a SEC1 `ECPrivateKey` in DER; see [`SecretKey::from_sec1_der_on`].
    pub fn from_sec1_der(der: &[u8]) -> Result<Self, KeyError> {
        Self::from_sec1_der_on(der, &C::default())
    }

    /// From a PEM block `EC PRIVATE KEY`.
    pub fn from_sec1_pem(pem: &str) -> Result<Self, KeyError> {
        Self::from_sec1_pem_on(pem, &C::default())
    }

    /// The SEC1 structure with curve and public key, in DER.
    pub fn to_sec1_der(&self) -> Result<Zeroizing<Vec<u8>>, KeyError> {
        Ok(self.to_sec1_der_document())
    }

    /// The SEC1 structure as a PEM block `EC PRIVATE KEY`.
    pub fn to_sec1_pem(&self, line_ending: LineEnding) -> Result<Zeroizing<String>, KeyError> {
        let document = self.to_sec1_der_document();
        let pem = der::pem::encode_string("EC PRIVATE KEY", line_ending, &document);
        Ok(Zeroizing::new(pem.map_err(|_| KeyError::Pem { expected: "EC PRIVATE KEY" })?))
    }

    /// From encrypted PKCS#8 in DER; see [`SecretKey::from_pkcs8_encrypted_der_on`].
    #[cfg(feature = "encryption")]
    pub fn from_pkcs8_encrypted_der(der: &[u8], password: impl AsRef<[u8]>) -> Result<Self, KeyError> {
        Self::from_pkcs8_encrypted_der_on(der, password, &C::default())
    }

    /// From a PEM block `ENCRYPTED PRIVATE KEY`.
    #[cfg(feature = "encryption")]
    pub fn from_pkcs8_encrypted_pem(pem: &str, password: impl AsRef<[u8]>) -> Result<Self, KeyError> {
        Self::from_pkcs8_encrypted_pem_on(pem, password, &C::default())
    }

    /// From a private JSON Web Key; see [`SecretKey::from_jwk_on`].
    #[cfg(feature = "jwk")]
    pub fn from_jwk(json: &str) -> Result<Self, KeyError> {
        Self::from_jwk_on(json, &C::default())
    }
}

impl<C: NamedCurve> PublicKey<C> {
    /// From a JSON Web Key; see [`PublicKey::from_jwk_on`].
    #[cfg(feature = "jwk")]
    pub fn from_jwk(json: &str) -> Result<Self, KeyError> {
        Self::from_jwk_on(json, &C::default())
    }
}

impl<C: NamedCurve> TryFrom<PrivateKeyInfoRef<'_>> for SecretKey<C> {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        Ok(Self::from_pkcs8_info_on(&info, &C::default())?)
    }
}

impl<C: NamedCurve> EncodePrivateKey for SecretKey<C> {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        Ok(SecretDocument::try_from(self.to_pkcs8_der_document().as_slice())?)
    }
}

impl<C: NamedCurve> sec1::DecodeEcPrivateKey for SecretKey<C> {
    fn from_sec1_der(der: &[u8]) -> sec1::Result<Self> {
        Ok(Self::from_sec1_der_on(der, &C::default())?)
    }
}

impl<C: NamedCurve> sec1::EncodeEcPrivateKey for SecretKey<C> {
    fn to_sec1_der(&self) -> sec1::Result<SecretDocument> {
        Ok(SecretDocument::try_from(self.to_sec1_der_document().as_slice())?)
    }
}

/// From a PEM block `PRIVATE KEY`.
impl<C: NamedCurve> FromStr for SecretKey<C> {
    type Err = KeyError;

    fn from_str(pem: &str) -> Result<Self, KeyError> {
        Self::from_pkcs8_pem_on(pem, &C::default())
    }
}

impl<C: NamedCurve> TryFrom<SubjectPublicKeyInfoRef<'_>> for PublicKey<C> {
    type Error = spki::Error;

    fn try_from(spki: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        Ok(Self::from_spki_on(&spki, &C::default())?)
    }
}

impl<C: NamedCurve> EncodePublicKey for PublicKey<C> {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        Ok(Document::try_from(self.to_spki_der(false))?)
    }
}

/// From a PEM block `PUBLIC KEY`.
impl<C: NamedCurve> FromStr for PublicKey<C> {
    type Err = KeyError;

    fn from_str(pem: &str) -> Result<Self, KeyError> {
        Self::from_spki_pem_on(pem, &C::default())
    }
}

/// The key as a PEM block `PUBLIC KEY`.
impl<C: CurveIdentity> core::fmt::Display for PublicKey<C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.to_spki_pem(false))
    }
}

impl<C: NamedCurve> AssociatedAlgorithmIdentifier for SecretKey<C> {
    type Params = ObjectIdentifier;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifier<ObjectIdentifier> =
        AlgorithmIdentifier { oid: EC_PUBLIC_KEY, parameters: Some(C::OID) };
}

impl<C: NamedCurve> AssociatedAlgorithmIdentifier for PublicKey<C> {
    type Params = ObjectIdentifier;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifier<ObjectIdentifier> =
        AlgorithmIdentifier { oid: EC_PUBLIC_KEY, parameters: Some(C::OID) };
}
