//! EME-OAEP (RFC 8017 7.1): `00 ‖ maskedSeed ‖ maskedDB` with `DB = lHash ‖ 00…00 ‖ 01 ‖ message`.

use super::mask::MaskGeneration;
use super::search::{byte_is, bytes_equal, first_position};
use crate::{Error, Result};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::Secret;
use bn_core::ct::Mask;
use digest::Digest;

/// The longest message `k` bytes hold; `None` if not even an empty one fits.
pub(crate) fn longest_message<D: Digest>(k: usize) -> Option<usize> {
    k.checked_sub(2 * <D as Digest>::output_size() + 2)
}

/// Steps 2 of RFC 8017 7.1.1, with the seed (`D`'s length) given. Time depends on lengths only.
///
/// # Errors
/// [`Error::MessageTooLong`].
pub(crate) fn encode<D: Digest, M: MaskGeneration>(
    k: usize,
    label: &[u8],
    message: &[u8],
    seed: &[u8],
) -> Result<Secret<Vec<u8>>> {
    let h_len = <D as Digest>::output_size();
    debug_assert_eq!(seed.len(), h_len);
    let longest = longest_message::<D>(k).unwrap_or(0);
    if message.len() > longest || longest_message::<D>(k).is_none() {
        return Err(Error::MessageTooLong { length: message.len(), maximum: longest });
    }
    let mut secret = Secret::new(vec![0; k]);
    let encoded = secret.expose_mut();
    let (masked_seed, db) = encoded[1..].split_at_mut(h_len);
    let start = db.len() - message.len();
    db[..h_len].copy_from_slice(&D::digest(label));
    db[start - 1] = 0x01;
    db[start..].copy_from_slice(message);
    masked_seed.copy_from_slice(seed);
    M::xor_mask(masked_seed, db);
    M::xor_mask(db, masked_seed);
    Ok(secret)
}

/// Step 3 of RFC 8017 7.1.2: the message in `encoded` (`k` bytes, consumed).
///
/// Every fault of the encoding, its first byte included, is gathered into one mask before anything is decided, so
/// neither time nor error says which it was: what Manger's attack needs is not to be had.
///
/// # Errors
/// [`Error::Decryption`], whatever is wrong.
pub(crate) fn decode<D: Digest, M: MaskGeneration>(
    label: &[u8],
    mut encoded: Secret<Vec<u8>>,
) -> Result<Vec<u8>> {
    let h_len = <D as Digest>::output_size();
    if longest_message::<D>(encoded.expose().len()).is_none() {
        return Err(Error::Decryption);
    }
    let (first, rest) = encoded.expose_mut().split_at_mut(1);
    let (seed, db) = rest.split_at_mut(h_len);
    M::xor_mask(db, seed);
    M::xor_mask(seed, db);
    let (label_hash, padded) = db.split_at(h_len);
    let (separator, found) = first_position(padded, |byte| !byte_is(byte, 0));
    let one = padded.iter().enumerate().fold(Mask::FALSE, |one, (i, &byte)| {
        one | (Mask::eq(i as bn_core::Limb, separator) & byte_is(byte, 1))
    });
    let valid = byte_is(first[0], 0) & bytes_equal(label_hash, &D::digest(label)) & found & one;
    // LEAK: success or failure is what the caller is told; every failure looks the same up to here
    if !valid.declassify() {
        return Err(Error::Decryption);
    }
    // LEAK: the length of a message goes to whoever was allowed to decrypt it
    let separator = Secret::new(separator).declassify() as usize;
    let start = 1 + 2 * h_len + separator + 1;
    // LEAK: the message is what the caller is given
    Ok(Secret::new(encoded.expose()[start..].to_vec()).declassify())
}
