//! serde, in the form of RustCrypto's `rsa`: keys as DER, SubjectPublicKeyInfo and PKCS #8, and the bytes of signatures;
//! hexadecimal in formats for people.

use super::{private, public};
use crate::scheme_keys::{HashScheme, Signature, SigningKey, VerifyingKey};
use crate::{RsaPrivateKey, RsaPublicKey};
use alloc::string::String;
use alloc::vec::Vec;
use bn_core::Secret;
use core::fmt;
use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use zeroize::Zeroizing;

impl Serialize for RsaPublicKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&public::write_spki(self), serializer)
    }
}

impl<'de> Deserialize<'de> for RsaPublicKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let der = read(deserializer)?;
        public::read_spki(der.expose(), &Default::default()).map_err(de::Error::custom)
    }
}

impl Serialize for RsaPrivateKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(private::write_pkcs8(self, false).expose(), serializer)
    }
}

impl<'de> Deserialize<'de> for RsaPrivateKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let der = read(deserializer)?;
        private::read_pkcs8(der.expose(), &Default::default()).map_err(de::Error::custom)
    }
}

/// The key alone: the scheme is the type's, with its default rule for salts or prefixes when read again.
impl<S: HashScheme> Serialize for VerifyingKey<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        self.key.serialize(serializer)
    }
}

/// A key that is not for the scheme is refused.
impl<'de, S: HashScheme + Default> Deserialize<'de> for VerifyingKey<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (key, scheme) = (RsaPublicKey::deserialize(deserializer)?, S::default());
        scheme.salt_length(&key).map_err(de::Error::custom)?;
        Ok(VerifyingKey { key, scheme })
    }
}

/// The private key alone, in clear text: whatever the format's writer keeps of it is for the caller to protect and to
/// wipe. The scheme is the type's, with its default rule for salts or prefixes when read again.
impl<S: HashScheme> Serialize for SigningKey<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        self.key.serialize(serializer)
    }
}

/// A key that is not for the scheme is refused.
impl<'de, S: HashScheme + Default> Deserialize<'de> for SigningKey<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (key, scheme) = (RsaPrivateKey::deserialize(deserializer)?, S::default());
        scheme.salt_length(key.as_ref()).map_err(de::Error::custom)?;
        Ok(SigningKey { key, scheme })
    }
}

impl<F> Serialize for Signature<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self.as_ref(), serializer)
    }
}

/// Of any length: only a key knows which is right.
impl<'de, F> Deserialize<'de> for Signature<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // LEAK: signatures are public.
        Ok(read(deserializer)?.declassify().into())
    }
}

fn write<S: Serializer>(der: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        let mut hex = Zeroizing::new(String::with_capacity(2 * der.len()));
        for byte in der {
            hex.push(digit(byte >> 4));
            hex.push(digit(byte & 15));
        }
        serializer.serialize_str(&hex)
    } else {
        serializer.serialize_bytes(der)
    }
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret<Vec<u8>>, D::Error> {
    let der = if deserializer.is_human_readable() {
        deserializer.deserialize_str(Bytes)?
    } else {
        deserializer.deserialize_byte_buf(Bytes)?
    };
    Ok(Secret::new(der))
}

/// A hexadecimal digit, without a table or a branch.
fn digit(nibble: u8) -> char {
    // 0x27 carries '9' + 1 to 'a'; the subtraction borrows, and the mask is set, exactly for 10 and above.
    let letter = 9u8.wrapping_sub(nibble) >> 7;
    char::from(b'0' + nibble + 0x27 * letter)
}

struct Bytes;

impl<'de> Visitor<'de> for Bytes {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes, or hexadecimal")
    }

    fn visit_str<E: de::Error>(self, hex: &str) -> Result<Vec<u8>, E> {
        let nibble = |digit: &u8| char::from(*digit).to_digit(16).map(|nibble| nibble as u8);
        let pair = |pair: &[u8]| match pair {
            [high, low] => Some(nibble(high)? << 4 | nibble(low)?),
            _ => None,
        };
        let der: Option<Vec<u8>> = hex.as_bytes().chunks(2).map(pair).collect();
        der.ok_or_else(|| E::custom("not hexadecimal"))
    }

    fn visit_bytes<E: de::Error>(self, der: &[u8]) -> Result<Vec<u8>, E> {
        Ok(der.to_vec())
    }

    fn visit_byte_buf<E: de::Error>(self, der: Vec<u8>) -> Result<Vec<u8>, E> {
        Ok(der)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Vec<u8>, A::Error> {
        let mut der = Vec::new();
        while let Some(byte) = sequence.next_element()? {
            der.push(byte);
        }
        Ok(der)
    }
}
