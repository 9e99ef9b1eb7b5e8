//! JSON Web Keys of elliptic curves (RFC 7517; RFC 7518, section 6.2), read strictly: members that differ in name,
//! base64url without padding in its one canonical form, coordinates and private key of their full length.

use crate::keys::{JwkError, KeyError};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use base64ct::{Base64UrlUnpadded, Encoding};
use core::fmt;
use digest::Digest;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use zeroize::Zeroizing;

/// What a JSON Web Key says about a key on the curve named `crv`.
pub(crate) struct Jwk {
    pub(crate) x: Vec<u8>,
    pub(crate) y: Vec<u8>,
    pub(crate) d: Option<Zeroizing<Vec<u8>>>,
}

impl Jwk {
    /// Reads a key on the curve `crv`, whose coordinates have `field_length` bytes and whose scalars `scalar_length`.
    pub(crate) fn parse(
        json: &str,
        crv: &str,
        field_length: usize,
        scalar_length: usize,
    ) -> Result<Self, KeyError> {
        let members: Members = serde_json::from_str(json).map_err(|_| JwkError::Json)?;
        if members.text("kty")? != "EC" {
            return Err(JwkError::KeyType.into());
        }
        if members.text("crv")? != crv {
            return Err(JwkError::Curve.into());
        }
        let x = members.bytes("x", field_length)?;
        let y = members.bytes("y", field_length)?;
        let d = members.has("d").then(|| members.bytes("d", scalar_length)).transpose()?;
        Ok(Jwk { x: x.to_vec(), y: y.to_vec(), d })
    }

    /// Writes the key; members in the order of their names, no white space: without `d` this is the form whose hash is
    /// the thumbprint (RFC 7638, section 3).
    pub(crate) fn write(&self, crv: &str) -> Zeroizing<String> {
        let (x, y) = (Base64UrlUnpadded::encode_string(&self.x), Base64UrlUnpadded::encode_string(&self.y));
        let d = self.d.as_ref().map(|d| Zeroizing::new(Base64UrlUnpadded::encode_string(d)));
        Zeroizing::new(match &d {
            Some(d) => format!(r#"{{"crv":"{crv}","d":"{}","kty":"EC","x":"{x}","y":"{y}"}}"#, d.as_str()),
            None => format!(r#"{{"crv":"{crv}","kty":"EC","x":"{x}","y":"{y}"}}"#),
        })
    }

    /// The thumbprint of RFC 7638 with the hash `D`, usually SHA-256.
    pub(crate) fn thumbprint<D: Digest>(x: Vec<u8>, y: Vec<u8>, crv: &str) -> digest::Output<D> {
        D::digest(Jwk { x, y, d: None }.write(crv).as_bytes())
    }
}

/// The members that matter, each at most once; `None` for a value that is not a string. Others are passed over, so that
/// neither their number nor their size costs more than reading them.
struct Members(Vec<(&'static str, Option<Zeroizing<String>>)>);

/// The names of those members.
const KNOWN: [&str; 5] = ["kty", "crv", "x", "y", "d"];

impl Members {
    fn has(&self, member: &str) -> bool {
        self.0.iter().any(|&(name, _)| name == member)
    }

    fn text(&self, member: &'static str) -> Result<&str, JwkError> {
        let (_, value) =
            self.0.iter().find(|&&(name, _)| name == member).ok_or(JwkError::Missing { member })?;
        value.as_ref().map(|text| text.as_str()).ok_or(JwkError::Encoding { member })
    }

    fn bytes(&self, member: &'static str, expected: usize) -> Result<Zeroizing<Vec<u8>>, JwkError> {
        let text = self.text(member)?;
        let bytes = Base64UrlUnpadded::decode_vec(text)
            .map(Zeroizing::new)
            .map_err(|_| JwkError::Encoding { member })?;
        if bytes.len() != expected {
            return Err(JwkError::Length { member, found: bytes.len(), expected });
        }
        Ok(bytes)
    }
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MembersVisitor)
    }
}

struct MembersVisitor;

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = Members;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of distinct members")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
        let mut members = Members(Vec::new());
        while let Some(name) = map.next_key::<String>()? {
            let Some(name) = KNOWN.into_iter().find(|&known| known == name) else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            if members.has(name) {
                return Err(serde::de::Error::custom("a member twice"));
            }
            members.0.push((name, map.next_value::<Text>()?.0));
        }
        Ok(members)
    }
}

/// A string, or `None` for a value of another kind.
struct Text(Option<Zeroizing<String>>);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut value = serde_json::Value::deserialize(deserializer)?;
        Ok(Text(match &mut value {
            serde_json::Value::String(text) => Some(Zeroizing::new(core::mem::take(text))),
            _ => None,
        }))
    }
}
