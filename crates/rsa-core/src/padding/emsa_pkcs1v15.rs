//! EMSA-PKCS1-v1_5 (RFC 8017 9.2): a digest as a signature's encoded message.

use crate::{Error, Result};
use alloc::vec;
use alloc::vec::Vec;
use const_oid::ObjectIdentifier;

/// The DER of a `DigestInfo` up to the digest itself, for a hash with this identifier and output length:
/// `SEQUENCE { SEQUENCE { OID, NULL }, OCTET STRING (length) }`.
///
/// # Errors
/// A digest so long that a length would take two bytes, which no known hash has.
pub(crate) fn digest_info_prefix(hash: &ObjectIdentifier, digest_length: usize) -> Result<Vec<u8>> {
    let oid = hash.as_bytes();
    if oid.len() + digest_length + 10 >= 128 {
        return Err(Error::InvalidArgument("digest too long for a DigestInfo"));
    }
    let mut prefix = vec![0x30, (oid.len() + digest_length + 8) as u8, 0x30, (oid.len() + 4) as u8];
    prefix.extend([0x06, oid.len() as u8]);
    prefix.extend(oid);
    prefix.extend([0x05, 0x00, 0x04, digest_length as u8]);
    Ok(prefix)
}

/// `00 01 FF … FF 00 prefix digest`, `k` bytes, with at least eight bytes of FF.
///
/// # Errors
/// [`Error::ModulusTooShortForScheme`] if `k` leaves no room.
pub(crate) fn encode(k: usize, prefix: &[u8], digest: &[u8]) -> Result<Vec<u8>> {
    let content = prefix.len() + digest.len();
    if k < content + 11 {
        return Err(Error::ModulusTooShortForScheme { found: k, minimum: content + 11 });
    }
    let mut encoded = vec![0xff; k];
    encoded[..2].copy_from_slice(&[0x00, 0x01]);
    let start = k - content;
    encoded[start - 1] = 0x00;
    encoded[start..start + prefix.len()].copy_from_slice(prefix);
    encoded[start + prefix.len()..].copy_from_slice(digest);
    Ok(encoded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefix_of_sha256() {
        // RFC 8017 9.2, note 1
        let expected = [
            0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05,
            0x00, 0x04, 0x20,
        ];
        assert_eq!(
            digest_info_prefix(&ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.1"), 32).unwrap(),
            expected
        );
    }

    #[test]
    fn shortest_padding() {
        assert!(encode(14, b"p", b"dig").is_err());
        assert_eq!(encode(15, b"p", b"dig").unwrap(), b"\x00\x01\xff\xff\xff\xff\xff\xff\xff\xff\x00pdig");
    }
}
