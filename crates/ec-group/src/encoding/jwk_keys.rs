//! Keys as JSON Web Keys.

use super::jwk::Jwk;
use crate::keys::{CurveIdentity, JwkError, KeyError, PublicKey, SecretKey};
use alloc::string::String;
use digest::Digest;
use zeroize::Zeroizing;

impl<C: CurveIdentity> PublicKey<C> {
    /// From a JSON Web Key (RFC 7517, RFC 7518, 6.2); a private one is refused no more than its private part is kept.
    pub fn from_jwk_on(json: &str, curve: &C) -> Result<Self, KeyError> {
        let jwk = parse(json, curve)?;
        Ok(Self::from_coordinates_on(&jwk.x, &jwk.y, curve)?)
    }

    /// The JSON Web Key, members in the order of their names and without white space.
    pub fn to_jwk(&self) -> Result<String, JwkError> {
        let (x, y) = self.to_coordinates();
        Ok(core::mem::take(&mut *Jwk { x, y, d: None }.write(name(self.curve())?)))
    }

    /// The thumbprint of RFC 7638 with the hash `D`, usually SHA-256.
    pub fn jwk_thumbprint<D: Digest>(&self) -> Result<digest::Output<D>, JwkError> {
        let (x, y) = self.to_coordinates();
        Ok(Jwk::thumbprint::<D>(x, y, name(self.curve())?))
    }
}

impl<C: CurveIdentity> SecretKey<C> {
    /// From a private JSON Web Key, whose public part must be d·G.
    ///
    /// The text is parsed by a JSON reader, which looks at every letter of the key, before base64 is decoded in constant
    /// time: load keys where nobody measures. (DER and PEM have no such limit.)
    pub fn from_jwk_on(json: &str, curve: &C) -> Result<Self, KeyError> {
        let jwk = parse(json, curve)?;
        let d = jwk.d.as_ref().ok_or(JwkError::Missing { member: "d" })?;
        let key = Self::from_slice_on(d, curve)?;
        if key.public_key() != PublicKey::from_coordinates_on(&jwk.x, &jwk.y, curve)? {
            return Err(KeyError::PublicKeyMismatch);
        }
        Ok(key)
    }

    /// The private JSON Web Key, members in the order of their names and without white space; wiped when dropped.
    pub fn to_jwk(&self) -> Result<Zeroizing<String>, JwkError> {
        let (x, y) = self.public_key().to_coordinates();
        Ok(Jwk { x, y, d: Some(self.to_octets()) }.write(name(self.curve())?))
    }
}

fn parse<C: CurveIdentity>(json: &str, curve: &C) -> Result<Jwk, KeyError> {
    Jwk::parse(json, name(curve)?, curve.field_length(), curve.scalar_length())
}

fn name<C: CurveIdentity>(curve: &C) -> Result<&str, JwkError> {
    curve.jwk_name().ok_or(JwkError::NoName)
}
