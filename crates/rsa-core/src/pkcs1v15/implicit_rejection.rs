//! Implicit rejection (draft-irtf-cfrg-rsa-guidance, section 7): what a ciphertext with bad padding decrypts to.
//!
//! A message of random look and length, derived from the private key and the ciphertext: the same each time, and to an
//! attacker no different from a real one. The derivation is that of OpenSSL 3.2 and later, to the byte.

use crate::RsaPrivateKey;
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Limb, Secret};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// How many lengths are drawn; the last that fits is taken.
const LENGTH_CANDIDATES: usize = 128;

/// A synthetic message at the end of `k` bytes.
pub(super) struct Synthetic {
    /// `k` bytes, of which the last make the message
    pub bytes: Secret<Vec<u8>>,
    /// The index of the message's first byte; secret, at least 11
    pub start: Limb,
}

/// The synthetic message of a ciphertext, in constant time.
pub(super) fn synthesize(key: &RsaPrivateKey, ciphertext: &[u8]) -> Synthetic {
    let k = key.size();
    let generator = Generator::new(key, ciphertext);
    let lengths = generator.generate(b"length", 2 * LENGTH_CANDIDATES);
    let start = k as Limb - choose_length(lengths.expose(), k);
    Synthetic { bytes: generator.generate(b"message", k), start }
}

/// The last candidate below the bound, 0 if none is: at most k − 11 bytes, as a real message.
fn choose_length(candidates: &[u8], k: usize) -> Limb {
    let bound = (k - 10) as Limb;
    // The least 2^i − 1 that covers the bound: so most candidates are below it.
    let cover = Limb::MAX >> bound.leading_zeros();
    candidates.chunks_exact(2).fold(0, |length, pair| {
        let candidate = (Limb::from(pair[0]) << 8 | Limb::from(pair[1])) & cover;
        Mask::lt(candidate, bound).select(candidate, length)
    })
}

/// HMAC-SHA-256 in counter mode under a key that only the holder of the private key can derive.
struct Generator(Hmac<Sha256>);

impl Generator {
    /// The derivation key is HMAC(SHA-256(d), ciphertext), d in as many bytes as the modulus.
    fn new(key: &RsaPrivateKey, ciphertext: &[u8]) -> Generator {
        let d = Secret::new(key.0.d.expose().to_be_bytes(key.size()));
        let d_hash = Secret::new(<[u8; 32]>::from(Sha256::digest(d.expose())));
        let derivation = hmac(d_hash.expose()).chain_update(ciphertext).finalize().into_bytes();
        let derivation = Secret::new(<[u8; 32]>::from(derivation));
        Generator(hmac(derivation.expose()))
    }

    /// `length` bytes (below 8192): blocks HMAC(counter ‖ label ‖ length in bits), integers in two bytes.
    fn generate(&self, label: &[u8], length: usize) -> Secret<Vec<u8>> {
        let mut output = Secret::new(vec![0; length]);
        for (counter, chunk) in output.expose_mut().chunks_mut(32).enumerate() {
            let mac = self.0.clone().chain_update((counter as u16).to_be_bytes()).chain_update(label);
            let block = mac.chain_update((8 * length as u16).to_be_bytes()).finalize().into_bytes();
            chunk.copy_from_slice(&block[..chunk.len()]);
        }
        output
    }
}

fn hmac(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}
