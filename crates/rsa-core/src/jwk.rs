//! JSON Web Keys (RFC 7517; RFC 7518, section 6.3) and their thumbprints (RFC 7638).
//!
//! Reading is strict: base64url without padding and without spare bits, integers in the least number of octets, no
//! member twice. Members that are not of the key (`alg`, `use`, `kid`, …) are the caller's business and ignored here.

use crate::algorithm::KeyAlgorithm;
use crate::error::{Error, Result};
use crate::public_key::trim;
use crate::{KeyNumbers, KeyPolicy, PrimeNumbers, RsaPrivateKey, RsaPublicKey};
use alloc::string::String;
use alloc::vec::Vec;
use base64ct::{Base64UrlUnpadded, Encoding};
use bn_core::Secret;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

/// base64url of a number, or any other text: wiped, since it may be a private key's.
type Text = Zeroizing<String>;

/// The members of a key as they stand in JSON.
#[derive(Serialize, Deserialize)]
struct Members {
    kty: Text,
    n: Text,
    e: Text,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    d: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    p: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    q: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dp: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dq: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    qi: Option<Text>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    oth: Option<Vec<OtherMembers>>,
}

/// A third or later prime.
#[derive(Serialize, Deserialize)]
struct OtherMembers {
    r: Text,
    d: Text,
    t: Text,
}

impl RsaPublicKey {
    /// Reads a JWK, under the default [`KeyPolicy`]. Of a private key, the public part.
    pub fn from_jwk(json: &str) -> Result<Self> {
        Self::from_jwk_with_policy(json, &KeyPolicy::default())
    }

    /// Reads a JWK. Of a private key, the public part.
    pub fn from_jwk_with_policy(json: &str, policy: &KeyPolicy) -> Result<Self> {
        Members::parse(json)?.public_key(policy)
    }

    /// The key as a JWK: members `kty`, `n` and `e`.
    pub fn to_jwk(&self) -> String {
        let (n, e) = (number(&self.n_bytes()), number(&self.e_bytes()));
        alloc::format!(r#"{{"kty":"RSA","n":"{}","e":"{}"}}"#, *n, *e)
    }

    /// The SHA-256 thumbprint of the JWK (RFC 7638).
    pub fn jwk_thumbprint(&self) -> [u8; 32] {
        let (n, e) = (number(&self.n_bytes()), number(&self.e_bytes()));
        Sha256::digest(alloc::format!(r#"{{"e":"{}","kty":"RSA","n":"{}"}}"#, *e, *n)).into()
    }
}

impl RsaPrivateKey {
    /// Reads a private JWK, under the default [`KeyPolicy`]. With `d` alone, the primes are recovered; with any of the
    /// others, all must be there.
    pub fn from_jwk(json: &str) -> Result<Self> {
        Self::from_jwk_with_policy(json, &KeyPolicy::default())
    }

    /// Reads a private JWK; see [`from_jwk`](Self::from_jwk).
    pub fn from_jwk_with_policy(json: &str, policy: &KeyPolicy) -> Result<Self> {
        Members::parse(json)?.private_key(policy)
    }

    /// The key as a private JWK, with all members.
    pub fn to_jwk(&self) -> Zeroizing<String> {
        Members::of_private_key(self).to_json()
    }
}

impl Members {
    fn parse(json: &str) -> Result<Self> {
        serde_json::from_str(json).map_err(|error| {
            let reason = match error.classify() {
                serde_json::error::Category::Data => "lacks a member, or has one twice or of the wrong type",
                _ => "is no well-formed JSON",
            };
            Error::Encoding { element: "JWK", reason }
        })
    }

    /// The JSON of a private key, in a string that is allocated once, so that no reallocation leaves a copy behind.
    fn to_json(&self) -> Text {
        let mut members: Vec<(&str, &str)> = Vec::from([(r#"{"kty":""#, "RSA"), (r#"","n":""#, &*self.n)]);
        members.push((r#"","e":""#, &*self.e));
        let values = [&self.d, &self.p, &self.q, &self.dp, &self.dq, &self.qi];
        let names = [r#"","d":""#, r#"","p":""#, r#"","q":""#, r#"","dp":""#, r#"","dq":""#, r#"","qi":""#];
        members.extend(
            names.into_iter().zip(values).filter_map(|(name, value)| Some((name, value.as_ref()?.as_str()))),
        );
        for (i, other) in self.oth.iter().flatten().enumerate() {
            members.push((if i == 0 { r#"","oth":[{"r":""# } else { r#""},{"r":""# }, &*other.r));
            members.extend([(r#"","d":""#, other.d.as_str()), (r#"","t":""#, other.t.as_str())]);
        }
        members.push((if self.oth.is_some() { r#""}]}"# } else { r#""}"# }, ""));
        let length = members.iter().map(|(name, value)| name.len() + value.len()).sum();
        let mut json = Zeroizing::new(String::with_capacity(length));
        members.iter().for_each(|(name, value)| json.extend([*name, *value]));
        json
    }

    fn check_type(&self) -> Result<()> {
        if *self.kty == "RSA" {
            return Ok(());
        }
        Err(Error::Encoding { element: "JWK member kty", reason: "is not RSA" })
    }

    fn public_key(&self, policy: &KeyPolicy) -> Result<RsaPublicKey> {
        self.check_type()?;
        let (n, e) = (bytes(&self.n, "JWK member n")?, bytes(&self.e, "JWK member e")?);
        RsaPublicKey::build(n.expose(), e.expose(), KeyAlgorithm::Rsa, policy)
    }

    fn private_key(&self, policy: &KeyPolicy) -> Result<RsaPrivateKey> {
        self.check_type()?;
        let (n, e) = (bytes(&self.n, "JWK member n")?, bytes(&self.e, "JWK member e")?);
        let missing = Error::Encoding { element: "JWK member d", reason: "is missing: the key is public" };
        let d = bytes(self.d.as_ref().ok_or(missing)?, "JWK member d")?;
        let values = self.prime_values()?;
        let primes: Vec<_> = values.iter().map(prime_numbers).collect();
        let numbers = KeyNumbers { n: n.expose(), e: e.expose(), d: d.expose(), primes: &primes };
        RsaPrivateKey::build(&numbers, KeyAlgorithm::Rsa, policy)
    }

    /// Prime, exponent and coefficient of each prime; none if only d is there.
    fn prime_values(&self) -> Result<Vec<Values>> {
        let two = match (&self.p, &self.q, &self.dp, &self.dq, &self.qi) {
            (Some(p), Some(q), Some(dp), Some(dq), Some(qi)) => [p, q, dp, dq, qi],
            (None, None, None, None, None) if self.oth.is_none() => return Ok(Vec::new()),
            _ => {
                let reason = "has some of p, q, dp, dq, qi and lacks others";
                return Err(Error::Encoding { element: "JWK", reason });
            }
        };
        let [p, q, dp, dq, qi] = two;
        let mut values = Vec::from([
            [Some(bytes(p, "JWK member p")?), Some(bytes(dp, "JWK member dp")?), None],
            [
                Some(bytes(q, "JWK member q")?),
                Some(bytes(dq, "JWK member dq")?),
                Some(bytes(qi, "JWK member qi")?),
            ],
        ]);
        for other in self.oth.iter().flatten() {
            let member = |text| bytes(text, "JWK member oth").map(Some);
            values.push([member(&other.r)?, member(&other.d)?, member(&other.t)?]);
        }
        Ok(values)
    }

    fn of_private_key(key: &RsaPrivateKey) -> Self {
        let (public, values) = (key.as_ref(), key.prime_values());
        let text = |bytes: &Secret<Vec<u8>>| number(bytes.expose());
        let coefficient = |i: usize| values[i].coefficient.as_ref().map(text);
        let others: Vec<_> = (2..values.len())
            .filter_map(|i| {
                Some(OtherMembers {
                    r: text(&values[i].prime),
                    d: text(&values[i].exponent),
                    t: coefficient(i)?,
                })
            })
            .collect();
        Members {
            kty: Zeroizing::new("RSA".into()),
            n: number(&public.n_bytes()),
            e: number(&public.e_bytes()),
            d: Some(text(&key.d_bytes())),
            p: Some(text(&values[0].prime)),
            q: Some(text(&values[1].prime)),
            dp: Some(text(&values[0].exponent)),
            dq: Some(text(&values[1].exponent)),
            qi: coefficient(1),
            oth: (!others.is_empty()).then_some(others),
        }
    }
}

/// Prime, exponent and coefficient of one prime, of which all but the coefficient of p are there.
type Values = [Option<Secret<Vec<u8>>>; 3];

fn prime_numbers([prime, exponent, coefficient]: &Values) -> PrimeNumbers<'_> {
    fn slice(value: &Option<Secret<Vec<u8>>>) -> Option<&[u8]> {
        value.as_ref().map(|value| value.expose().as_slice())
    }
    PrimeNumbers {
        prime: slice(prime).unwrap_or_default(),
        exponent: slice(exponent),
        coefficient: slice(coefficient),
    }
}

/// A public key that serde reads and writes as a JWK, as part of a larger document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicJwk(pub RsaPublicKey);

impl Serialize for PublicJwk {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        let (n, e) = (number(&self.0.n_bytes()), number(&self.0.e_bytes()));
        let kty = Zeroizing::new("RSA".into());
        let (d, p, q, dp, dq, qi, oth) = (None, None, None, None, None, None, None);
        Members { kty, n, e, d, p, q, dp, dq, qi, oth }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PublicJwk {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        let key = Members::deserialize(deserializer)?.public_key(&KeyPolicy::default());
        key.map(PublicJwk).map_err(de::Error::custom)
    }
}

/// A private key that serde reads and writes as a JWK, as part of a larger document.
#[derive(Clone, Debug)]
pub struct PrivateJwk(pub RsaPrivateKey);

impl Serialize for PrivateJwk {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        Members::of_private_key(&self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PrivateJwk {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        let key = Members::deserialize(deserializer)?.private_key(&KeyPolicy::default());
        key.map(PrivateJwk).map_err(de::Error::custom)
    }
}

/// Base64urlUInt: the least number of octets, at least one.
fn number(bytes: &[u8]) -> Text {
    let trimmed = trim(bytes);
    Zeroizing::new(Base64UrlUnpadded::encode_string(if trimmed.is_empty() { &[0] } else { trimmed }))
}

/// The octets of a Base64urlUInt.
fn bytes(text: &Text, element: &'static str) -> Result<Secret<Vec<u8>>> {
    let reason = "is not base64url without padding";
    let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| Error::Encoding { element, reason })?;
    match bytes[..] {
        [] => Err(Error::Encoding { element, reason: "is empty" }),
        [0, _, ..] => Err(Error::Encoding { element, reason: "has leading zeros" }),
        _ => Ok(Secret::new(bytes)),
    }
}
