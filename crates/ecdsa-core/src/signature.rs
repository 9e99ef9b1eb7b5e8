//! The pair (r, s), and its two encodings.

use crate::der::{self, Part};
use crate::error::SignatureError;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use ec_group::{Order, Scalar};

/// An ECDSA signature: r and s, each in 1..n−1. Everything about it is public.
///
/// Its fixed form is r‖s, both as long as the group's order (IEEE P1363); [`to_der`](Self::to_der) gives the form of
/// X.509 and TLS.
#[derive(Clone, Copy)]
pub struct Signature<C: Order> {
    r: Scalar<C>,
    s: Scalar<C>,
    curve: C,
}

impl<C: Order> Signature<C> {
    /// From r and s; zero is refused.
    pub fn from_scalars_on(r: Scalar<C>, s: Scalar<C>, curve: &C) -> Result<Self, SignatureError> {
        for (part, scalar) in [(Part::R, &r), (Part::S, &s)] {
            // LEAK: signatures are public
            if scalar.is_zero().declassify() {
                return Err(SignatureError::OutOfRange(part));
            }
        }
        Ok(Signature { r, s, curve: curve.clone() })
    }

    /// Reads the fixed form: exactly twice the length of the order, r and s in 1..n−1.
    pub fn from_slice_on(bytes: &[u8], curve: &C) -> Result<Self, SignatureError> {
        let length = curve.scalar_length();
        if bytes.len() != 2 * length {
            return Err(SignatureError::Length { found: bytes.len(), expected: 2 * length });
        }
        let (r, s) = bytes.split_at(length);
        Self::from_parts(r, s, curve)
    }

    /// Reads the DER form, strictly: shortest lengths, shortest integers, nothing after them; r and s in 1..n−1.
    pub fn from_der_on(bytes: &[u8], curve: &C) -> Result<Self, SignatureError> {
        let (r, s) = der::decode(bytes)?;
        Self::from_parts(r, s, curve)
    }

    /// From big-endian r and s of at most the order's length.
    fn from_parts(r: &[u8], s: &[u8], curve: &C) -> Result<Self, SignatureError> {
        let mut padded = vec![0; curve.scalar_length()];
        let mut read = |bytes: &[u8], part| {
            let start = padded.len().checked_sub(bytes.len()).ok_or(SignatureError::OutOfRange(part))?;
            padded[..start].fill(0);
            padded[start..].copy_from_slice(bytes);
            Scalar::from_be_bytes_nonzero(&padded, curve).map_err(|_| SignatureError::OutOfRange(part))
        };
        Ok(Signature { r: read(r, Part::R)?, s: read(s, Part::S)?, curve: curve.clone() })
    }

    /// The scalar r.
    pub fn r(&self) -> &Scalar<C> {
        &self.r
    }

    /// The scalar s.
    pub fn s(&self) -> &Scalar<C> {
        &self.s
    }

    /// The curve.
    pub fn curve(&self) -> &C {
        &self.curve
    }

    /// The fixed form, r‖s.
    pub fn to_vec(&self) -> Vec<u8> {
        let length = self.curve.scalar_length();
        let mut bytes = vec![0; 2 * length];
        let (r, s) = bytes.split_at_mut(length);
        self.r.write_be_bytes(r, &self.curve);
        self.s.write_be_bytes(s, &self.curve);
        bytes
    }

    /// The DER form.
    pub fn to_der(&self) -> DerSignature<C> {
        let fixed = self.to_vec();
        let (r, s) = fixed.split_at(fixed.len() / 2);
        DerSignature { bytes: der::encode(r, s).into_boxed_slice(), signature: self.clone() }
    }

    /// The signature with the smaller of s and n − s, which is as good for the same key and digest. Systems in which a
    /// signature must not have two forms (Bitcoin's BIP 62) demand this one.
    #[must_use]
    pub fn normalize_s(&self) -> Self {
        let (s, _) = self.s.to_low(&self.curve);
        Signature { r: self.r, s, curve: self.curve.clone() }
    }

    /// Whether s is at most (n − 1)/2.
    pub fn is_s_normalized(&self) -> bool {
        // LEAK: signatures are public
        !self.s.is_high(&self.curve).declassify()
    }
}

impl<C: Order> PartialEq for Signature<C> {
    fn eq(&self, other: &Self) -> bool {
        self.to_vec() == other.to_vec()
    }
}

impl<C: Order> Eq for Signature<C> {}

impl<C: Order> fmt::Debug for Signature<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self:X})")
    }
}

impl<C: Order> fmt::Display for Signature<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:X}")
    }
}

impl<C: Order> fmt::LowerHex for Signature<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_vec().iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<C: Order> fmt::UpperHex for Signature<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_vec().iter().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}

/// A signature in its DER form: the bytes, known to be valid.
#[derive(Clone)]
pub struct DerSignature<C: Order> {
    bytes: Box<[u8]>,
    signature: Signature<C>,
}

impl<C: Order> DerSignature<C> {
    /// Reads the DER form; see [`Signature::from_der_on`].
    pub fn from_bytes_on(bytes: &[u8], curve: &C) -> Result<Self, SignatureError> {
        Ok(DerSignature { bytes: bytes.into(), signature: Signature::from_der_on(bytes, curve)? })
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The same signature as r and s.
    pub fn signature(&self) -> &Signature<C> {
        &self.signature
    }
}

impl<C: Order> PartialEq for DerSignature<C> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<C: Order> Eq for DerSignature<C> {}

impl<C: Order> fmt::Debug for DerSignature<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DerSignature({:X})", self.signature)
    }
}
