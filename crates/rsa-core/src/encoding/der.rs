//! The part of DER that keys are written in: strict, and with errors that name the element.

use crate::error::{Error, Result};
use alloc::vec::Vec;
use bn_core::Secret;

pub(crate) const INTEGER: u8 = 0x02;
pub(crate) const BIT_STRING: u8 = 0x03;
pub(crate) const OCTET_STRING: u8 = 0x04;
pub(crate) const NULL: u8 = 0x05;
pub(crate) const OBJECT_IDENTIFIER: u8 = 0x06;
pub(crate) const SEQUENCE: u8 = 0x30;
/// Context-specific, primitive: implicit tagging of a primitive type.
pub(crate) const CONTEXT: u8 = 0x80;
/// Context-specific, constructed: explicit tagging, or implicit of a constructed type.
pub(crate) const CONTEXT_CONSTRUCTED: u8 = 0xa0;

/// Reads the elements of one nesting level in order. Lengths must be definite and minimal.
pub(crate) struct Reader<'a> {
    rest: &'a [u8],
    /// What is being read, for the error of trailing bytes
    element: &'static str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8], element: &'static str) -> Self {
        Reader { rest: bytes, element }
    }

    /// The tag of the next element, if there is one.
    pub(crate) fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    /// The content of the next element, which must have this tag.
    pub(crate) fn read(&mut self, tag: u8, element: &'static str) -> Result<&'a [u8]> {
        let error = |reason| Error::Encoding { element, reason };
        let (&found, rest) = self.rest.split_first().ok_or(error("is missing"))?;
        if found != tag {
            return Err(error("has another tag"));
        }
        let (length, rest) = read_length(rest).map_err(error)?;
        let (content, rest) = rest.split_at_checked(length).ok_or(error("is cut short"))?;
        self.rest = rest;
        Ok(content)
    }

    /// The content of the next element if it has this tag.
    pub(crate) fn read_optional(&mut self, tag: u8, element: &'static str) -> Result<Option<&'a [u8]>> {
        if self.peek() == Some(tag) { self.read(tag, element).map(Some) } else { Ok(None) }
    }

    /// The elements of the next element, a SEQUENCE.
    pub(crate) fn sequence(&mut self, element: &'static str) -> Result<Reader<'a>> {
        Ok(Reader::new(self.read(SEQUENCE, element)?, element))
    }

    /// The next element, a non-negative INTEGER, as big-endian bytes without leading zeros (none for 0).
    pub(crate) fn unsigned(&mut self, element: &'static str) -> Result<&'a [u8]> {
        let error = |reason| Err(Error::Encoding { element, reason });
        match self.read(INTEGER, element)? {
            [] => error("is an INTEGER without content"),
            [0] => Ok(&[]),
            [0, next, ..] if next & 0x80 == 0 => error("is an INTEGER with needless leading zeros"),
            [0, magnitude @ ..] => Ok(magnitude),
            [top, ..] if top & 0x80 != 0 => error("is negative"),
            magnitude => Ok(magnitude),
        }
    }

    /// The next element, a BIT STRING of whole bytes.
    pub(crate) fn bit_string(&mut self, tag: u8, element: &'static str) -> Result<&'a [u8]> {
        match self.read(tag, element)? {
            [0, bytes @ ..] => Ok(bytes),
            _ => Err(Error::Encoding { element, reason: "is a BIT STRING not of whole bytes" }),
        }
    }

    /// The end of this level.
    pub(crate) fn finish(self) -> Result<()> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(Error::Encoding { element: self.element, reason: "has trailing bytes" })
    }
}

/// The one element that `bytes` consist of, a SEQUENCE.
pub(crate) fn only_sequence<'a>(bytes: &'a [u8], element: &'static str) -> Result<Reader<'a>> {
    let mut outer = Reader::new(bytes, element);
    let inner = outer.sequence(element)?;
    outer.finish()?;
    Ok(inner)
}

/// A length in DER, and what follows it.
fn read_length(bytes: &[u8]) -> core::result::Result<(usize, &[u8]), &'static str> {
    let (&first, rest) = bytes.split_first().ok_or("is cut short")?;
    if first < 0x80 {
        return Ok((first.into(), rest));
    }
    if first == 0x80 {
        return Err("has an indefinite length");
    }
    let (digits, rest) = rest.split_at_checked((first & 0x7f).into()).ok_or("is cut short")?;
    if digits.first() == Some(&0) || digits.len() == 1 && digits[0] < 0x80 {
        return Err("has a length not encoded in the least number of bytes");
    }
    if digits.len() > 4 {
        return Err("is cut short");
    }
    let length = digits.iter().fold(0u32, |length, &digit| length << 8 | u32::from(digit));
    Ok((usize::try_from(length).map_err(|_| "is cut short")?, rest))
}

/// An element of this tag whose content is the parts in order. Wiped when dropped: it may hold a private key.
pub(crate) fn element(tag: u8, parts: &[&[u8]]) -> Secret<Vec<u8>> {
    let length: usize = parts.iter().map(|part| part.len()).sum();
    // No reallocation leaves a copy behind: tag, up to 9 bytes of length, content.
    let mut out = Vec::with_capacity(10 + length);
    out.push(tag);
    if length < 0x80 {
        out.push(length as u8);
    } else {
        let digits = length.to_be_bytes();
        let digits = &digits[digits.iter().take_while(|&&digit| digit == 0).count()..];
        out.push(0x80 | digits.len() as u8);
        out.extend_from_slice(digits);
    }
    parts.iter().for_each(|part| out.extend_from_slice(part));
    Secret::new(out)
}

/// An INTEGER of a big-endian magnitude. Its length shows the number of leading zeros, as DER will have it.
pub(crate) fn unsigned(magnitude: &[u8]) -> Secret<Vec<u8>> {
    let magnitude = crate::public_key::trim(magnitude);
    let sign: &[u8] = if magnitude.first().is_none_or(|top| top & 0x80 != 0) { &[0] } else { &[] };
    element(INTEGER, &[sign, magnitude])
}
