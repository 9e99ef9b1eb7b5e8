//! Keys and signatures as serde values: what is written, what is read, what is refused.

mod common;

use common::Numbers;
use pkcs8::EncodePrivateKey;
use rsa_core::pss::{Shake128, Shake128Mask};
use rsa_core::signature::{Keypair, Signer, Verifier};
use rsa_core::{RsaPrivateKey, pkcs1, pkcs1v15, pkcs8, pss, spki};
use serde::de::value::Error as ValueError;
use serde::de::{DeserializeOwned, Deserializer, Visitor};
use serde::{Serialize, forward_to_deserialize_any};
use sha2::Sha256;
use spki::EncodePublicKey;

fn key() -> RsaPrivateKey {
    Numbers::named("2048").key()
}

fn quoted(bytes: &[u8]) -> String {
    format!("\"{}\"", hex::encode(bytes))
}

/// A format that is not for people, which holds these bytes.
struct Binary<'a>(&'a [u8]);

impl<'de> Deserializer<'de> for Binary<'_> {
    type Error = ValueError;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_bytes(self.0)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// Written as lower-case hexadecimal of `bytes`; read from either case; departures from it refused.
fn in_json<T: Serialize + DeserializeOwned>(value: &T, bytes: &[u8]) -> T {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(json, quoted(bytes));
    for wrong in ["\"0\"", "\"0g\"", "7", "[]x", &format!("{json}0"), &json.replacen("\"", "\"0", 1)] {
        assert!(serde_json::from_str::<T>(wrong).is_err(), "{wrong}");
    }
    serde_json::from_str::<T>(&json.to_uppercase()).unwrap();
    serde_json::from_str::<T>(&json).unwrap();
    T::deserialize(Binary(bytes)).unwrap()
}

#[test]
fn keys_of_a_scheme_are_their_der() {
    let spki = key().to_public_key().to_public_key_der().unwrap();
    let pkcs8 = key().to_pkcs8_der().unwrap();
    macro_rules! with {
        ($scheme:ident<$($hash:ty),*>) => {{
            let signer = $scheme::SigningKey::<$($hash),*>::new(key());
            let verifier = signer.verifying_key();
            assert!(in_json(&verifier, spki.as_bytes()) == verifier);
            let again = in_json(&signer, pkcs8.as_bytes());
            assert!(again.verifying_key() == verifier);
            verifier.verify(b"message", &again.sign(b"message")).unwrap();
        }};
    }
    with!(pkcs1v15<Sha256>);
    with!(pss<Sha256>);
    with!(pss<Shake128, Shake128Mask>);
    let blinded = pss::BlindedSigningKey::<Sha256>::new(key());
    in_json(&blinded, pkcs8.as_bytes());
}

#[test]
fn signatures_are_their_bytes() {
    let signer = pkcs1v15::SigningKey::<Sha256>::new(key());
    let signature = signer.sign(b"message");
    assert_eq!(in_json(&signature, signature.as_ref()), signature);
    let signature = pss::SigningKey::<Sha256>::new(key()).sign(b"message");
    assert_eq!(in_json(&signature, signature.as_ref()), signature);
    // of any length, as `TryFrom` has it; no key takes it
    let short: pkcs1v15::Signature = serde_json::from_str("\"0102\"").unwrap();
    assert_eq!(short.as_ref(), [1, 2]);
    assert!(signer.verifying_key().verify(b"message", &short).is_err());
}

/// Other structures, altered keys, and keys that are not for the scheme.
#[test]
fn other_keys_are_refused() {
    type Signing = pkcs1v15::SigningKey<Sha256>;
    type Verifying = pkcs1v15::VerifyingKey<Sha256>;
    let public = key().to_public_key();
    let spki = public.to_public_key_der().unwrap().as_bytes().to_vec();
    let pkcs1 = pkcs1::EncodeRsaPublicKey::to_pkcs1_der(&public).unwrap();
    let pkcs8 = key().to_pkcs8_der().unwrap().as_bytes().to_vec();
    for wrong in [&pkcs8[..], pkcs1.as_bytes(), &spki[1..], &[&spki[..], &[0]].concat(), &[]] {
        assert!(serde_json::from_str::<Verifying>(&quoted(wrong)).is_err());
    }
    let mut altered = pkcs8.clone();
    *altered.last_mut().unwrap() ^= 1;
    for wrong in [&spki[..], &altered] {
        assert!(serde_json::from_str::<Signing>(&quoted(wrong)).is_err());
    }
    // rsaEncryption becomes id-RSASSA-PSS without parameters: 1.2.840.113549.1.1.1 to .10, no NULL
    let end_of_oid = spki.windows(4).position(|at| at == [1, 1, 1, 5]).unwrap();
    let mut bound = spki.clone();
    bound[end_of_oid + 2] = 10;
    bound.drain(end_of_oid + 3..end_of_oid + 5);
    bound[3] -= 2;
    bound[5] -= 2;
    assert!(serde_json::from_str::<pss::VerifyingKey<Sha256>>(&quoted(&bound)).is_ok());
    let error = serde_json::from_str::<Verifying>(&quoted(&bound)).unwrap_err().to_string();
    assert!(error.contains("an id-RSASSA-PSS key is for PSS alone"), "{error}");
}
