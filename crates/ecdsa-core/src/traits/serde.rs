//! Signatures and keys as serde values, in the form that RustCrypto's have: r‖s or the DER form of a signature, PKCS#8
//! and SPKI of keys; in hexadecimal (upper case; either is read) where the format is for people, else as bytes.

use crate::{DerSignature, EcdsaCurve, Signature, SigningKey, VerifyingKey};
use ec_group::{PublicKey, SecretKey};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

impl<C: EcdsaCurve> Serialize for Signature<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serdect::array::serialize_hex_upper_or_bin(&self.to_bytes(), serializer)
    }
}

impl<'de, C: EcdsaCurve> Deserialize<'de> for Signature<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bytes = super::SignatureBytes::<C>::default();
        serdect::array::deserialize_hex_or_bin(&mut bytes, deserializer)?;
        Self::from_slice(&bytes).map_err(Error::custom)
    }
}

impl<C: EcdsaCurve> Serialize for DerSignature<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serdect::slice::serialize_hex_upper_or_bin(&self.as_bytes(), serializer)
    }
}

impl<'de, C: EcdsaCurve> Deserialize<'de> for DerSignature<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = serdect::slice::deserialize_hex_or_bin_vec(deserializer)?;
        Self::from_bytes_on(&bytes, &C::default()).map_err(Error::custom)
    }
}

impl<C: EcdsaCurve> Serialize for VerifyingKey<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_public_key().serialize(serializer)
    }
}

impl<'de, C: EcdsaCurve> Deserialize<'de> for VerifyingKey<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(PublicKey::deserialize(deserializer)?.into())
    }
}

/// The private key in clear text: whatever the format's writer keeps of it is for the caller to protect and to wipe.
impl<C: EcdsaCurve> Serialize for SigningKey<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_secret_key().serialize(serializer)
    }
}

impl<'de, C: EcdsaCurve> Deserialize<'de> for SigningKey<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(SecretKey::deserialize(deserializer)?.into())
    }
}
