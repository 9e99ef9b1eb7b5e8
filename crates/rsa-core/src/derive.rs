//! Secret residues derived from the private key.

use crate::{N, RsaPublicKey};
use alloc::vec::Vec;
use bn_core::{Nat, Plain, Secret, SecretResidue};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::Zeroize;

/// A residue modulo n, uniform to within 2^-128 for whoever does not know d: HMAC-SHA-256, keyed by d, of the parts'
/// concatenation, expanded in counter mode and reduced.
pub(crate) fn residue(public: &RsaPublicKey, d: &Secret<Nat>, parts: &[&[u8]]) -> SecretResidue<N, Plain> {
    let size = public.size();
    let seed = hmac(&Secret::new(d.expose().to_be_bytes(size)), parts);
    let mut bytes = Secret::new(Vec::with_capacity(size + 16 + 32));
    for block in 0..(size + 16).div_ceil(32) as u32 {
        bytes.expose_mut().extend(hmac(&seed, &[&block.to_be_bytes()]).expose());
    }
    public.context().reduce(&Secret::new(Nat::from_be_bytes(bytes.expose())))
}

/// HMAC-SHA-256 of the parts' concatenation.
fn hmac<K: AsRef<[u8]> + Zeroize>(key: &Secret<K>, parts: &[&[u8]]) -> Secret<[u8; 32]> {
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key.expose().as_ref());
    let mut mac = mac.expect("HMAC takes keys of any length");
    parts.iter().for_each(|part| mac.update(part));
    Secret::new(mac.finalize().into_bytes().into())
}
