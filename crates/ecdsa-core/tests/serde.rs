//! Keys and signatures as serde values: what is written, what is read, what is refused.

use ec_group::{P224, P256, P384, P521, PublicKey, SecretKey};
use ecdsa_core::{DerSignature, EcdsaCurve, Signature, SigningKey, VerifyingKey};
use pkcs8::EncodePrivateKey;
use serde::{Serialize, de::DeserializeOwned};
use sha2::Sha256;
use spki::EncodePublicKey;

/// JSON holds the bytes in hexadecimal, and gives the value back.
fn check<T: Serialize + DeserializeOwned + PartialEq>(value: &T, bytes: &[u8]) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(json, format!("\"{}\"", hex::encode_upper(bytes)));
    assert!(serde_json::from_str::<T>(&json).unwrap() == *value);
    assert!(serde_json::from_str::<T>(&json.to_lowercase()).unwrap() == *value);
    for wrong in [&json[..json.len() - 3], "\"", "[]", "\"00\"", "\"zz\"", "7"] {
        assert!(serde_json::from_str::<T>(wrong).is_err());
    }
    let mut changed = bytes.to_vec();
    changed.push(0);
    assert!(serde_json::from_str::<T>(&format!("\"{}\"", hex::encode(changed))).is_err());
}

fn run<C: EcdsaCurve>() {
    let scalar: Vec<u8> = (0..C::default().scalar_length()).map(|i| (i > 1) as u8 * (i as u8 | 1)).collect();
    let key = SigningKey::<C>::from_slice(&scalar).unwrap();
    let secret = key.as_secret_key();
    let public = key.verifying_key().as_public_key();
    let private_der = secret.to_pkcs8_der().unwrap();
    let public_der = public.to_public_key_der().unwrap();
    check::<SigningKey<C>>(&key, private_der.as_bytes());
    check::<SecretKey<C>>(secret, private_der.as_bytes());
    check::<VerifyingKey<C>>(key.verifying_key(), public_der.as_bytes());
    check::<PublicKey<C>>(public, public_der.as_bytes());
    let (signature, _) = key.sign_hash::<Sha256>(&[1, 2, 3]).unwrap();
    check::<Signature<C>>(&signature, &signature.to_vec());
    let der = signature.to_der();
    check::<DerSignature<C>>(&der, der.as_bytes());
}

#[test]
fn values_on_every_curve() {
    run::<P224>();
    run::<P256>();
    run::<P384>();
    run::<P521>();
}

/// r = 0, and a point that is not on the curve.
#[test]
fn invalid_values() {
    assert!(serde_json::from_str::<Signature<P256>>(&format!("\"{}\"", "00".repeat(64))).is_err());
    let key = SigningKey::<P256>::from_slice(&[1; 32]).unwrap();
    let mut der = key.verifying_key().to_public_key_der().unwrap().as_bytes().to_vec();
    *der.last_mut().unwrap() ^= 1;
    assert!(serde_json::from_str::<VerifyingKey<P256>>(&format!("\"{}\"", hex::encode(der))).is_err());
}
