//! EME-PKCS1-v1_5 (RFC 8017 7.2): `00 02 PS 00 message`, PS at least eight random bytes, none of them zero.

use super::search::{byte_is, first_position};
use crate::random::Fill;
use crate::{Error, Result};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Limb, Secret};

/// Bytes that are not message: two of header, eight of padding, the separator.
pub(crate) const OVERHEAD: usize = 11;

/// The encoded message, `k` bytes. Time depends on lengths, and on how often the generator yields a zero byte.
///
/// # Errors
/// [`Error::MessageTooLong`]; those of the random source.
pub(crate) fn encode(k: usize, message: &[u8], random: Fill<'_>) -> Result<Secret<Vec<u8>>> {
    if message.len() + OVERHEAD > k {
        return Err(Error::MessageTooLong { length: message.len(), maximum: k.saturating_sub(OVERHEAD) });
    }
    let mut secret = Secret::new(vec![0; k]);
    let encoded = secret.expose_mut();
    let separator = k - message.len() - 1;
    encoded[1] = 0x02;
    encoded[separator + 1..].copy_from_slice(message);
    let padding = &mut encoded[2..separator];
    random(padding)?;
    for byte in padding {
        // LEAK: that a byte was zero; it is thrown away and its successor is independent of it
        while byte_is(*byte, 0).declassify() {
            random(core::slice::from_mut(byte))?;
        }
    }
    Ok(secret)
}

/// A decoded block: where its message starts, and whether the padding is right. Both secret.
pub(crate) struct Decoded {
    /// Set if the block is `00 02 PS 00 …` with at least eight bytes of PS.
    pub valid: Mask,
    /// The index of the message's first byte; meaningless if not valid.
    pub start: Limb,
}

/// Finds the message of `encoded` in constant time; at least [`OVERHEAD`] bytes.
pub(crate) fn decode(encoded: &[u8]) -> Decoded {
    let (separator, found) = first_position(&encoded[2..], |byte| byte_is(byte, 0));
    let long_enough = !Mask::lt(separator, 8);
    let valid = byte_is(encoded[0], 0x00) & byte_is(encoded[1], 0x02) & found & long_enough;
    Decoded { valid, start: separator + 3 }
}
