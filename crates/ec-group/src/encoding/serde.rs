//! Keys of the built-in curves as serde values, in the form that RustCrypto's have: the DER of SPKI and of PKCS#8, in
//! hexadecimal (upper case; either is read) where the format is for people, else as bytes.

use crate::keys::{NamedCurve, PublicKey, SecretKey};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use zeroize::Zeroizing;

impl<C: NamedCurve> Serialize for PublicKey<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serdect::slice::serialize_hex_upper_or_bin(&self.to_spki_der(false), serializer)
    }
}

impl<'de, C: NamedCurve> Deserialize<'de> for PublicKey<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let der = serdect::slice::deserialize_hex_or_bin_vec(deserializer)?;
        Self::from_spki_der_on(&der, &C::default()).map_err(Error::custom)
    }
}

/// The private key in clear text: whatever the format's writer keeps of it is for the caller to protect and to wipe.
impl<C: NamedCurve> Serialize for SecretKey<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serdect::slice::serialize_hex_upper_or_bin(&self.to_pkcs8_der_document(), serializer)
    }
}

impl<'de, C: NamedCurve> Deserialize<'de> for SecretKey<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let der = Zeroizing::new(serdect::slice::deserialize_hex_or_bin_vec(deserializer)?);
        Self::from_pkcs8_der_on(&der, &C::default()).map_err(Error::custom)
    }
}
