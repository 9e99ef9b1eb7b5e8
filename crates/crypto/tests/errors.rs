//! Errors tell what was refused and why, also through the traits whose own errors say little.

use crypto::p256::ecdsa::signature::{Verifier, hazmat::PrehashSigner};
use crypto::p256::ecdsa::{Error, Signature, SigningKey};
use std::error::Error as _;

#[test]
fn the_reason_is_the_source() {
    let key = SigningKey::from_slice(&[1; 32]).unwrap();
    let signature = Signature::from_slice(&[1; 64]).unwrap();
    let error: Error = key.verifying_key().verify(b"message", &signature).unwrap_err();
    assert_eq!(error.source().unwrap().to_string(), "the signature does not belong to this key and digest");
    let error: Error = PrehashSigner::<Signature>::sign_prehash(&key, &[]).unwrap_err();
    assert_eq!(error.source().unwrap().to_string(), "a digest of no bytes");
    let error: Error = Signature::try_from(&[1; 63][..]).unwrap_err();
    assert_eq!(error.source().unwrap().to_string(), "a signature of 63 bytes; this curve's have 64");
}

#[test]
fn keys_and_signatures() {
    let text = |error: &dyn std::error::Error| error.to_string();
    assert_eq!(text(&SigningKey::from_slice(&[0; 32]).unwrap_err()), "the private key is 0");
    assert_eq!(
        text(&SigningKey::from_slice(&[255; 32]).unwrap_err()),
        "the private key is not below the group's order"
    );
    assert_eq!(
        text(&SigningKey::from_slice(&[1; 31]).unwrap_err()),
        "a private key of 31 bytes; this curve's have 32"
    );
    assert_eq!(text(&Signature::from_slice(&[0; 64]).unwrap_err()), "r is not in 1..n-1");
    assert_eq!(
        text(&Signature::from_der(&[0x30, 6, 2, 1, 0x80, 2, 1, 1]).unwrap_err()),
        "not a DER signature: r is negative"
    );
}
