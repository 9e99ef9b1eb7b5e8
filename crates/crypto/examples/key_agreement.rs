//! Two sides agree on a key: ECDH on P-384, then HKDF.
//!
//! `cargo run -p crypto --example key_agreement`

use crypto::p384::PublicKey;
use crypto::p384::ecdh::EphemeralSecret;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let (alice, bob) = (EphemeralSecret::generate(), EphemeralSecret::generate());

    // What travels: compressed points. Whoever receives one checks it by parsing it.
    let to_bob = alice.public_key().to_sec1(true);
    let to_alice = bob.public_key().to_sec1(true);

    let key = |secret: &EphemeralSecret, received: &[u8]| -> Result<[u8; 32], Box<dyn Error>> {
        let shared = secret.diffie_hellman(&PublicKey::from_sec1_bytes(received)?);
        let mut key = [0; 32];
        shared
            .extract::<sha2::Sha384>(None)
            .expand(b"example: session key", &mut key)
            .map_err(|_| "a long key")?;
        Ok(key)
    };
    assert_eq!(key(&alice, &to_alice)?, key(&bob, &to_bob)?);
    println!("both sides have the same key");
    Ok(())
}
