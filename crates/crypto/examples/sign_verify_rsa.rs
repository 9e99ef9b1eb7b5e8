//! Signs a file's bytes with an RSA key, verifies the signature, and says how long each took.
//!
//! `cargo run --release --example sign_verify_rsa -- KEY.pem FILE` with a private key in PKCS#1 or PKCS#8; without
//! arguments a built-in key signs a built-in message.

use crypto::rsa::pss::SigningKey;
use crypto::rsa::sha2::Sha256;
use crypto::rsa::signature::{Keypair, SignatureEncoding, Signer, Verifier};
use crypto::rsa::{RsaPrivateKey, self_test::example_key};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (key, message) = match arguments.as_slice() {
        [] => (example_key(), b"a built-in message".to_vec()),
        [key, file] => (RsaPrivateKey::from_pem(&std::fs::read_to_string(key)?)?, std::fs::read(file)?),
        _ => return Err("usage: sign_verify_rsa [KEY.pem FILE]".into()),
    };
    println!("key: {key:?}");

    let signing_key = SigningKey::<Sha256>::new(key);
    let start = Instant::now();
    let signature = signing_key.try_sign(&message)?;
    println!("RSASSA-PSS with SHA-256, signed in {:?}", start.elapsed());
    println!("{} bytes: {signature}", signature.encoded_len());

    let verifying_key = signing_key.verifying_key();
    let start = Instant::now();
    verifying_key.verify(&message, &signature)?;
    println!("verified in {:?}", start.elapsed());

    let altered = [&message[..], b"!"].concat();
    assert!(verifying_key.verify(&altered, &signature).is_err(), "an altered message must not verify");
    Ok(())
}
