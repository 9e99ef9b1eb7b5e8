//! JSON Web Keys: the examples of the RFCs, round trips, and what is refused; serde.
#![cfg(all(feature = "jwk", feature = "serde"))]

mod common;

use common::{Numbers, numbers};
use rsa_core::jwk::{PrivateJwk, PublicJwk};
use rsa_core::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use serde_json::{Value, json};

const ANY: KeyPolicy = KeyPolicy::PERMISSIVE;

/// RFC 7638, section 3.1: the key and its thumbprint.
const RFC_7638: &str = r#"{
    "kty": "RSA",
    "n": "0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw",
    "e": "AQAB",
    "alg": "RS256",
    "kid": "2011-04-29"
}"#;

#[test]
fn the_thumbprint_of_rfc_7638() {
    let key = RsaPublicKey::from_jwk(RFC_7638).expect("valid");
    let thumbprint = key.jwk_thumbprint();
    let expected =
        "37 36 cb b1 78 7c b8 30 9c 77 ee 8c 37 05 c5 e1 6f fb 9e 85 97 15 90 1f 1e 4c 59 b1 11 82 f5 7b";
    assert_eq!(hex::encode(thumbprint), expected.replace(' ', ""));
    assert_eq!(RsaPublicKey::from_jwk(&key.to_jwk()), Ok(key));
}

#[test]
fn every_kind_of_key_makes_the_round_trip() {
    for numbers in numbers() {
        let key = numbers.key();
        let json = key.to_jwk();
        let again = RsaPrivateKey::from_jwk_with_policy(&json, &ANY).expect(numbers.name);
        assert_eq!(*again.to_jwk(), *json);
        assert_eq!(again.to_public_key(), key.to_public_key());
        assert_eq!(RsaPublicKey::from_jwk_with_policy(&json, &ANY), Ok(key.to_public_key()));
        let value: Value = serde_json::from_str(&json).expect("JSON");
        let others = value["oth"].as_array().map_or(0, Vec::len);
        assert_eq!(others, numbers.primes.len() - 2, "{}", numbers.name);
    }
}

fn private(value: &Value) -> String {
    let key = RsaPrivateKey::from_jwk_with_policy(&value.to_string(), &ANY);
    key.map_or_else(|error| error.to_string(), |_| "accepted".into())
}

#[test]
fn departures_are_refused_by_member() {
    let good: Value =
        serde_json::from_str(&Numbers::named("1536-three-primes").key().to_jwk()).expect("JSON");
    let two: Value = serde_json::from_str(&Numbers::named("1024").key().to_jwk()).expect("JSON");
    assert_eq!(private(&good), "accepted");
    let with = |member: &str, value: Value| {
        let mut changed = two.clone();
        changed[member] = value;
        private(&changed)
    };
    let without = |members: &[&str]| {
        let mut changed = two.clone();
        members.iter().for_each(|&member| drop(changed.as_object_mut().map(|object| object.remove(member))));
        private(&changed)
    };
    for member in ["n", "e", "d", "p", "q", "dp", "dq", "qi"] {
        let text = two[member].as_str().expect("a string");
        let refused = |reason: &str| format!("malformed key: JWK member {member} {reason}");
        assert_eq!(with(member, json!(format!("{text}="))), refused("is not base64url without padding"));
        assert_eq!(with(member, json!(format!("{text}\n"))), refused("is not base64url without padding"));
        assert_eq!(
            with(member, json!(text.replacen(|_: char| true, "+", 1))),
            refused("is not base64url without padding")
        );
        assert_eq!(with(member, json!("")), refused("is empty"));
        assert_eq!(with(member, json!("AAAB")), refused("has leading zeros"));
        assert_eq!(
            with(member, json!(1)),
            "malformed key: JWK lacks a member, or has one twice or of the wrong type"
        );
    }
    // spare bits of the last character
    assert_eq!(with("e", json!("AQABAB")), "malformed key: JWK member e is not base64url without padding");
    assert_eq!(with("kty", json!("EC")), "malformed key: JWK member kty is not RSA");
    assert_eq!(with("use", json!("sig")), "accepted");
    assert_eq!(
        with("dp", json!("AQAB")),
        "invalid key: dp is not the inverse of e modulo the prime less one"
    );
    assert_eq!(with("oth", json!([])), "accepted");
    assert_eq!(without(&["d"]), "malformed key: JWK member d is missing: the key is public");
    assert_eq!(without(&["p", "q", "dp", "dq", "qi"]), "accepted");
    for member in ["p", "q", "dp", "dq", "qi"] {
        assert_eq!(without(&[member]), "malformed key: JWK has some of p, q, dp, dq, qi and lacks others");
    }
    let twice = two.to_string().replacen('{', r#"{"n":"AQAB","#, 1);
    assert!(RsaPrivateKey::from_jwk_with_policy(&twice, &ANY).is_err());
    assert!(RsaPublicKey::from_jwk_with_policy("{", &ANY).is_err());
    assert!(matches!(RsaPublicKey::from_jwk(&two.to_string()), Err(rsa_core::Error::ModulusTooSmall { .. })));
}

#[test]
fn serde_reads_what_it_writes() {
    let key = Numbers::named("2048").key();
    let public = key.to_public_key();
    let text = serde_json::to_string(&public).expect("serializes");
    assert!(text.starts_with("\"308201"), "{text}");
    assert_eq!(serde_json::from_str::<RsaPublicKey>(&text).expect("deserializes"), public);
    let text = serde_json::to_string(&key).expect("serializes");
    let again: RsaPrivateKey = serde_json::from_str(&text).expect("deserializes");
    assert_eq!(again.to_public_key(), public);
    assert!(serde_json::from_str::<RsaPublicKey>(&text).is_err());
    assert!(serde_json::from_str::<RsaPrivateKey>(&text.replacen("02", "0g", 1)).is_err());

    let set = json!({ "keys": [serde_json::to_value(PublicJwk(public.clone())).expect("serializes")] });
    let first: PublicJwk = serde_json::from_value(set["keys"][0].clone()).expect("deserializes");
    assert_eq!(first.0, public);
    let private = serde_json::to_value(PrivateJwk(key)).expect("serializes");
    let private: PrivateJwk = serde_json::from_value(private).expect("deserializes");
    assert_eq!(private.0.to_public_key(), public);
}
