//! EMSA-PSS (RFC 8017 9.1). Encoded messages are `emLen = ⌈emBits / 8⌉` bytes with `emBits = modBits − 1`.

use super::mask::MaskGeneration;
use crate::{Error, Result};
use alloc::vec;
use alloc::vec::Vec;
use digest::{Digest, Output};

/// Which salts a verifier takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaltCheck {
    Exactly(usize),
    AtLeast(usize),
}

impl SaltCheck {
    /// The shortest salt taken.
    pub(crate) fn least(self) -> usize {
        match self {
            SaltCheck::Exactly(length) | SaltCheck::AtLeast(length) => length,
        }
    }
}

/// The length in bytes of an encoded message: one less than the modulus's if that has 8i + 1 bits.
pub(crate) fn encoded_length(modulus_bits: usize) -> usize {
    (modulus_bits - 1).div_ceil(8)
}

/// The longest salt that fits; `None` if not even an empty one does.
pub(crate) fn longest_salt(modulus_bits: usize, digest_length: usize) -> Option<usize> {
    encoded_length(modulus_bits).checked_sub(digest_length + 2)
}

/// RFC 8017 9.1.1 from step 3 on, with the digest of the message and the salt given.
///
/// # Errors
/// [`Error::DigestLength`] if `digest` is not `D`'s length, [`Error::ModulusTooShortForScheme`] if the salt leaves no room.
pub(crate) fn encode<D: Digest, M: MaskGeneration>(
    modulus_bits: usize,
    digest: &[u8],
    salt: &[u8],
) -> Result<Vec<u8>> {
    let (length, h_len) = (encoded_length(modulus_bits), <D as Digest>::output_size());
    check_digest_length::<D>(digest)?;
    let needed = h_len + salt.len() + 2;
    if length < needed {
        return Err(Error::ModulusTooShortForScheme { found: length, minimum: needed });
    }
    let h = salted_hash::<D>(digest, salt);
    let db_len = length - h_len - 1;
    let mut encoded = vec![0; length];
    encoded[db_len - salt.len() - 1] = 0x01;
    encoded[db_len - salt.len()..db_len].copy_from_slice(salt);
    M::xor_mask(&h, &mut encoded[..db_len]);
    encoded[0] &= top_byte_mask(modulus_bits);
    encoded[db_len..length - 1].copy_from_slice(&h);
    encoded[length - 1] = 0xbc;
    Ok(encoded)
}

/// RFC 8017 9.1.2 from step 3 on: whether `encoded` (`emLen` bytes) encodes `digest` with a permitted salt.
///
/// Once the mask is off, the data block must be `00 … 00 01 salt` to the byte; no length is read from it but the salt's,
/// where the caller leaves that open. Variable time: all of it is public.
pub(crate) fn matches_vartime<D: Digest, M: MaskGeneration>(
    modulus_bits: usize,
    digest: &[u8],
    encoded: &[u8],
    salt: SaltCheck,
) -> bool {
    let (length, h_len) = (encoded_length(modulus_bits), <D as Digest>::output_size());
    if digest.len() != h_len || encoded.len() != length || length < h_len + 2 {
        return false;
    }
    let (db, rest) = encoded.split_at(length - h_len - 1);
    let (h, trailer) = rest.split_at(h_len);
    if trailer != [0xbc] || db[0] & !top_byte_mask(modulus_bits) != 0 {
        return false;
    }
    let mut db = db.to_vec();
    M::xor_mask(h, &mut db);
    db[0] &= top_byte_mask(modulus_bits);
    let Some(separator) = db.iter().position(|&byte| byte != 0) else { return false };
    let found = &db[separator + 1..];
    let permitted = match salt {
        SaltCheck::Exactly(n) => found.len() == n,
        SaltCheck::AtLeast(n) => found.len() >= n,
    };
    db[separator] == 0x01 && permitted && salted_hash::<D>(digest, found)[..] == *h
}

/// H = Hash(00×8 ‖ mHash ‖ salt).
fn salted_hash<D: Digest>(digest: &[u8], salt: &[u8]) -> Output<D> {
    D::new().chain_update([0; 8]).chain_update(digest).chain_update(salt).finalize()
}

/// The bits of the first byte that belong to the encoded message: the lowest `8 − (8·emLen − emBits)`.
fn top_byte_mask(modulus_bits: usize) -> u8 {
    0xff >> (8 * encoded_length(modulus_bits) - (modulus_bits - 1))
}

fn check_digest_length<D: Digest>(digest: &[u8]) -> Result<()> {
    let expected = <D as Digest>::output_size();
    if digest.len() == expected { Ok(()) } else { Err(Error::DigestLength { found: digest.len(), expected }) }
}
