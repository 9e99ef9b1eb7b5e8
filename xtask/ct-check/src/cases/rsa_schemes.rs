//! rsa-core: encryption and decryption by every padding, and blind signatures. Right and wrong paddings must leave the
//! same trace: so both run here, with the encoded message as secret as the key.

use super::rsa::private_key;
use super::{case, poisoned};
use crate::Case;
use benches::inputs;
use rsa_core::blind::{Rsabssa, blind_sign};
use rsa_core::rand_core::{TryCryptoRng, TryRng};
use rsa_core::traits::PaddingScheme;
use rsa_core::{Error, Oaep, Pkcs1v15Encrypt, RsaPublicKey, hazmat};
use sha2::Sha256;
use std::convert::Infallible;

pub(super) static CASES: [Case; 6] = [
    case("RSA 2048 OAEP encrypt", || encrypt(&Oaep::<Sha256>::new())),
    case("RSA 2048 PKCS#1 encrypt", || encrypt(&Pkcs1v15Encrypt)),
    case("RSA 2048 OAEP decrypt, every fault", decrypt_oaep),
    case("RSA 2048 PKCS#1 decrypt, every fault", decrypt_pkcs1v15),
    case("RSA 2048 PKCS#1 session key, every fault", session_keys),
    case("RSA 2048 blind signature", blind_signature),
];

const BITS: usize = 2048;
const K: usize = BITS / 8;

/// A generator whose every byte is secret.
struct Poisoned(u8);

impl TryRng for Poisoned {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("bytes are drawn, not words")
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("bytes are drawn, not words")
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        for byte in out.iter_mut() {
            self.0 = self.0.wrapping_mul(5).wrapping_add(1); // full period: zeros occur, too
            *byte = self.0;
        }
        out.copy_from_slice(&poisoned(out.to_vec()));
        Ok(())
    }
}

impl TryCryptoRng for Poisoned {}

fn public_key() -> RsaPublicKey {
    RsaPublicKey::from_der(&inputs::rsa(BITS).spki).expect("a valid key")
}

fn encrypt(padding: &dyn PaddingScheme) {
    let message = poisoned(b"message".to_vec());
    let ciphertext = public_key().encrypt(&mut Poisoned(1), padding, &message).expect("a ciphertext");
    assert_eq!(private_key(BITS).decrypt(padding, &ciphertext).expect("a message"), b"message");
}

/// The ciphertext of an encoded message.
fn ciphertext(encoded: &[u8]) -> Vec<u8> {
    hazmat::rsa_encrypt(&public_key(), encoded).expect("an integer below n")
}

fn decrypt_oaep() {
    let key = private_key(BITS);
    let right = inputs::rsa(BITS).oaep_ciphertext;
    assert!(key.decrypt(Oaep::<Sha256>::new(), right).is_ok());
    // Another label: only the label's hash is wrong. Other blocks: random to the decoder, with a first byte of 0 or not.
    let other = key.decrypt(Oaep::<Sha256>::new_with_label(*b"label"), right);
    assert_eq!(other, Err(Error::Decryption));
    for first in [0, 1] {
        let block = [vec![first], vec![0x55; K - 1]].concat();
        assert_eq!(key.decrypt(Oaep::<Sha256>::new(), &ciphertext(&block)), Err(Error::Decryption));
    }
}

/// Blocks of PKCS#1 v1.5 encryption, of which the first alone is right.
fn blocks() -> Vec<Vec<u8>> {
    let block = |head: &[u8], padding: usize| {
        [head, &vec![0xaa; padding], &[0], &vec![0x42; K - 3 - padding]].concat()
    };
    vec![
        block(&[0, 2], K - 3 - 32),
        block(&[0, 1], K - 3 - 32),
        block(&[1, 2], 100),
        block(&[0, 2], 7),
        vec![0x55; K],
    ]
}

fn decrypt_pkcs1v15() {
    let key = private_key(BITS);
    for (i, block) in blocks().iter().enumerate() {
        let message = key.decrypt(Pkcs1v15Encrypt, &ciphertext(block)).expect("a message, real or synthetic");
        assert_eq!(message == [0x42; 32], i == 0);
    }
}

fn session_keys() {
    let key = private_key(BITS);
    for (i, block) in blocks().iter().enumerate() {
        for length in [32, 48] {
            let rng = &mut Poisoned(1);
            let mut result =
                key.decrypt_session_key_with_rng(rng, &ciphertext(block), length).expect("a key");
            super::finish(&mut result[..]);
            assert_eq!(*result == vec![0x42; length], i == 0 && length == 32);
        }
    }
}

fn blind_signature() {
    let (scheme, public) = (Rsabssa::sha384_pss_randomized(), public_key());
    let message = poisoned(b"message".to_vec());
    let (blinded, secret) = scheme.blind(&mut Poisoned(1), &public, &message).expect("a blinded message");
    let answer = blind_sign(&private_key(BITS), &blinded).expect("a blind signature");
    // Whoever finalizes publishes message and signature.
    scheme.finalize(&public, b"message", &answer, &secret).expect("a signature");
}
