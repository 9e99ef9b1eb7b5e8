//! The DER form of a signature, `SEQUENCE { r INTEGER, s INTEGER }` (RFC 3279, section 2.2.3), read strictly: one
//! signature has one encoding, and every departure from it is an error with a name.

use alloc::vec::Vec;
use core::fmt;

const SEQUENCE: u8 = 0x30;
const INTEGER: u8 = 0x02;

/// The part of a signature's encoding that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The sequence as a whole.
    Sequence,
    /// The integer r.
    R,
    /// The integer s.
    S,
}

/// Why bytes are not the DER encoding of a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DerError {
    /// The bytes end before the part does.
    Truncated(Part),
    /// The part begins with a byte other than its tag.
    Tag {
        /// The part.
        part: Part,
        /// The byte found: `0x30` starts a sequence, `0x02` an integer.
        found: u8,
    },
    /// The length is indefinite, longer than needed, or beyond 65535 bytes.
    Length(Part),
    /// An integer of no bytes.
    Empty(Part),
    /// An integer below zero.
    Negative(Part),
    /// An integer with a leading zero byte that its sign does not need.
    LeadingZero(Part),
    /// Bytes follow the sequence, or s inside of it.
    Trailing {
        /// How many.
        bytes: usize,
    },
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Sequence => "the sequence",
            Part::R => "r",
            Part::S => "s",
        })
    }
}

impl fmt::Display for DerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DerError::Truncated(part) => write!(f, "the bytes end within {part}"),
            DerError::Tag { part, found } => write!(f, "{part} has the tag {found:#04x}"),
            DerError::Length(part) => write!(f, "{part} has a length that is not in its shortest form"),
            DerError::Empty(part) => write!(f, "{part} has no bytes"),
            DerError::Negative(part) => write!(f, "{part} is negative"),
            DerError::LeadingZero(part) => write!(f, "{part} has a leading zero byte too many"),
            DerError::Trailing { bytes } => write!(f, "{bytes} bytes follow the end"),
        }
    }
}

impl core::error::Error for DerError {}

/// Reads a signature: r and s, big-endian without leading zeros (zero is one zero byte), of any size. Bounds are the
/// caller's: what is read here is the form alone.
pub(crate) fn decode(bytes: &[u8]) -> Result<(&[u8], &[u8]), DerError> {
    let (body, rest) = value(bytes, SEQUENCE, Part::Sequence)?;
    if !rest.is_empty() {
        return Err(DerError::Trailing { bytes: rest.len() });
    }
    let (r, body) = integer(body, Part::R)?;
    let (s, body) = integer(body, Part::S)?;
    if !body.is_empty() {
        return Err(DerError::Trailing { bytes: body.len() });
    }
    Ok((r, s))
}

/// Writes a signature; `r` and `s` are big-endian, leading zeros allowed, each below 2^(8 · 32000).
pub(crate) fn encode(r: &[u8], s: &[u8]) -> Vec<u8> {
    let (r, s) = (Unsigned::new(r), Unsigned::new(s));
    let body = r.length() + s.length();
    let mut out = Vec::with_capacity(4 + body);
    write_header(&mut out, SEQUENCE, body);
    r.write(&mut out);
    s.write(&mut out);
    out
}

/// Splits `tag length value rest` into the value and the rest.
fn value(bytes: &[u8], tag: u8, part: Part) -> Result<(&[u8], &[u8]), DerError> {
    let (&found, bytes) = bytes.split_first().ok_or(DerError::Truncated(part))?;
    if found != tag {
        return Err(DerError::Tag { part, found });
    }
    let (&first, bytes) = bytes.split_first().ok_or(DerError::Truncated(part))?;
    let (length, bytes) = match (first, bytes) {
        (0..=0x7f, _) => (usize::from(first), bytes),
        (0x81, [low @ 0x80..=0xff, bytes @ ..]) => (usize::from(*low), bytes),
        (0x82, [high @ 1..=0xff, low, bytes @ ..]) => (usize::from(*high) << 8 | usize::from(*low), bytes),
        (0x81, []) | (0x82, [] | [_]) => return Err(DerError::Truncated(part)),
        _ => return Err(DerError::Length(part)),
    };
    bytes.split_at_checked(length).ok_or(DerError::Truncated(part))
}

/// Splits an unsigned integer in its shortest form, without the byte that keeps it from looking negative, and the rest.
fn integer(bytes: &[u8], part: Part) -> Result<(&[u8], &[u8]), DerError> {
    let (value, rest) = value(bytes, INTEGER, part)?;
    match value {
        [] => Err(DerError::Empty(part)),
        [0x80..=0xff, ..] => Err(DerError::Negative(part)),
        [0, 0..=0x7f, ..] => Err(DerError::LeadingZero(part)),
        [0, magnitude @ ..] if !magnitude.is_empty() => Ok((magnitude, rest)),
        _ => Ok((value, rest)),
    }
}

/// An integer about to be written.
struct Unsigned<'a> {
    magnitude: &'a [u8],
    /// The top bit is set: a zero byte goes in front. (Zero itself has no magnitude and is that zero byte alone.)
    padded: bool,
}

impl<'a> Unsigned<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let start = bytes.iter().position(|&byte| byte != 0).unwrap_or(bytes.len());
        let magnitude = &bytes[start..];
        Unsigned { magnitude, padded: magnitude.first().is_none_or(|&top| top >= 0x80) }
    }

    fn value_length(&self) -> usize {
        usize::from(self.padded) + self.magnitude.len()
    }

    fn length(&self) -> usize {
        let value = self.value_length();
        header_length(value) + value
    }

    fn write(&self, out: &mut Vec<u8>) {
        write_header(out, INTEGER, self.value_length());
        if self.padded {
            out.push(0);
        }
        out.extend_from_slice(self.magnitude);
    }
}

/// The bytes that tag and length take.
fn header_length(length: usize) -> usize {
    match length {
        0..=0x7f => 2,
        0x80..=0xff => 3,
        _ => 4,
    }
}

fn write_header(out: &mut Vec<u8>, tag: u8, length: usize) {
    debug_assert!(length <= 0xffff);
    out.push(tag);
    let [high, low] = (length as u16).to_be_bytes();
    match length {
        0..=0x7f => out.push(low),
        0x80..=0xff => out.extend([0x81, low]),
        _ => out.extend([0x82, high, low]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn each_fault_has_its_name() {
        use DerError::*;
        let cases: &[(&[u8], DerError)] = &[
            (&[], Truncated(Part::Sequence)),
            (&[0x30], Truncated(Part::Sequence)),
            (&[0x31, 0], Tag { part: Part::Sequence, found: 0x31 }),
            (&[0x30, 0x80, 2, 1, 1, 2, 1, 1, 0, 0], Length(Part::Sequence)),
            (&[0x30, 0x81, 6, 2, 1, 1, 2, 1, 1], Length(Part::Sequence)),
            (&[0x30, 0x82, 0, 6, 2, 1, 1, 2, 1, 1], Length(Part::Sequence)),
            (&[0x30, 0x83, 0, 0, 6, 2, 1, 1, 2, 1, 1], Length(Part::Sequence)),
            (&[0x30, 0x81], Truncated(Part::Sequence)),
            (&[0x30, 0x82, 1], Truncated(Part::Sequence)),
            (&[0x30, 6, 2, 1, 1, 2, 1], Truncated(Part::Sequence)),
            (&[0x30, 0], Truncated(Part::R)),
            (&[0x30, 3, 2, 1, 1], Truncated(Part::S)),
            (&[0x30, 6, 3, 1, 1, 2, 1, 1], Tag { part: Part::R, found: 3 }),
            (&[0x30, 6, 2, 1, 1, 5, 1, 1], Tag { part: Part::S, found: 5 }),
            (&[0x30, 5, 2, 0, 2, 1, 1], Empty(Part::R)),
            (&[0x30, 6, 2, 1, 0x80, 2, 1, 1], Negative(Part::R)),
            (&[0x30, 7, 2, 1, 1, 2, 2, 0, 0x7f], LeadingZero(Part::S)),
            (&[0x30, 7, 2, 2, 0, 0, 2, 1, 1], LeadingZero(Part::R)),
            (&[0x30, 6, 2, 1, 1, 2, 1, 1, 0], Trailing { bytes: 1 }),
            (&[0x30, 8, 2, 1, 1, 2, 1, 1, 5, 0], Trailing { bytes: 2 }),
            (&[0x30, 7, 2, 0x81, 1, 1, 2, 1, 1], Length(Part::R)),
        ];
        for (bytes, error) in cases {
            assert_eq!(decode(bytes), Err(*error), "{bytes:02x?}");
        }
    }

    #[test]
    fn writes_what_it_reads() {
        for (r, s) in [(0usize, 1usize), (1, 0), (28, 28), (48, 62), (63, 64), (66, 66), (128, 128), (300, 1)]
        {
            for top in [1, 0x7f, 0x80, 0xff] {
                let (r, s) = (vec![top; r], vec![top; s]);
                let bytes = encode(&r, &s);
                let or_zero = |v: &[u8]| if v.is_empty() { vec![0] } else { v.to_vec() };
                let (read_r, read_s) = decode(&bytes).unwrap();
                assert_eq!((read_r, read_s), (&or_zero(&r)[..], &or_zero(&s)[..]));
                let padded = encode(&[&[0; 3], &r[..]].concat(), &s);
                assert_eq!(padded, bytes);
                assert_eq!(
                    decode(&bytes[..bytes.len() - 1]).unwrap_err(),
                    DerError::Truncated(Part::Sequence)
                );
            }
        }
        // 0x81 lengths start at 128 bytes: two integers of 62 and 66 bytes with their headers are exactly that.
        assert_eq!(encode(&[1; 61], &[1; 62])[..2], [0x30, 127]);
        assert_eq!(encode(&[1; 62], &[1; 62])[..3], [0x30, 0x81, 128]);
    }
}
