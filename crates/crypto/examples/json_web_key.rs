//! A JSON Web Key and its thumbprint, from a key file: a PEM block `PRIVATE KEY` or `EC PRIVATE KEY` on P-256.
//!
//! `cargo run -p crypto --example json_web_key -- key.pem`

use crypto::p256::SecretKey;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let key = match std::env::args().nth(1) {
        Some(file) => SecretKey::from_pem(&std::fs::read_to_string(file)?)?,
        None => SecretKey::try_generate()?,
    };
    let public = key.public_key();
    println!("{}", public.to_jwk()?);
    println!("thumbprint (SHA-256): {}", hex::encode(public.jwk_thumbprint::<sha2::Sha256>()?));
    Ok(())
}
