//! Signs a message with a new P-256 key, writes key and signature as other programs read them, and verifies.
//!
//! `cargo run -p crypto --example sign_and_verify -- "a message"`

use crypto::p256::ecdsa::signature::Verifier;
use crypto::p256::ecdsa::{DerSignature, SigningKey, VerifyingKey};
use crypto::p256::pkcs8::{EncodePrivateKey, EncodePublicKey};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    crypto::self_test()?;
    let message = std::env::args().nth(1).unwrap_or_else(|| "a message".into());

    let key = SigningKey::try_generate()?;
    print!("{}", *key.to_pkcs8_pem(Default::default())?);
    print!("{}", key.verifying_key().to_public_key_pem(Default::default())?);

    // The nonce takes in fresh randomness; `Signer::sign` would make it from key and message alone.
    let signature: DerSignature = key.try_sign_hedged(message.as_bytes())?;
    println!("signature: {}", hex::encode(&signature));

    let public: VerifyingKey = key.verifying_key().to_public_key_pem(Default::default())?.parse()?;
    public.verify(message.as_bytes(), &signature)?;
    println!("the signature is valid");
    Ok(())
}
