//! Signatures as values.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use signature::SignatureEncoding;
use spki::SignatureBitStringEncoding;
use spki::der::{self, asn1::BitString};

/// An RSA signature: as many bytes as the key's modulus has. `F` tells families of schemes apart.
pub struct Signature<F> {
    bytes: Box<[u8]>,
    family: PhantomData<fn() -> F>,
}

impl<F> Signature<F> {
    /// From an OpenPGP-style integer, which has lost its leading zero bytes: padded on the left to `size` bytes, the
    /// length of the key's modulus. `None` if it has more.
    ///
    /// ```
    /// use rsa_core::pkcs1v15::Signature;
    /// let signature = Signature::from_integer(&[0x12, 0x34], 4).unwrap();
    /// assert_eq!(signature.as_ref(), [0, 0, 0x12, 0x34]);
    /// assert!(Signature::from_integer(&[1, 0], 1).is_none());
    /// ```
    pub fn from_integer(integer: &[u8], size: usize) -> Option<Self> {
        let zeros = size.checked_sub(integer.len())?;
        let mut bytes = alloc::vec![0; size];
        bytes[zeros..].copy_from_slice(integer);
        Some(bytes.into())
    }

    /// The bytes without leading zeros: what an OpenPGP-style integer holds.
    pub fn as_integer(&self) -> &[u8] {
        crate::public_key::trim(&self.bytes)
    }
}

impl<F> AsRef<[u8]> for Signature<F> {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl<F> From<Vec<u8>> for Signature<F> {
    fn from(bytes: Vec<u8>) -> Self {
        bytes.into_boxed_slice().into()
    }
}

impl<F> From<Box<[u8]>> for Signature<F> {
    fn from(bytes: Box<[u8]>) -> Self {
        Signature { bytes, family: PhantomData }
    }
}

impl<F> From<Signature<F>> for Box<[u8]> {
    fn from(signature: Signature<F>) -> Self {
        signature.bytes
    }
}

impl<F> TryFrom<&[u8]> for Signature<F> {
    type Error = signature::Error;
    /// Takes any length: only a key knows which is right, and refuses the others when it verifies.
    fn try_from(bytes: &[u8]) -> signature::Result<Self> {
        Ok(Box::<[u8]>::from(bytes).into())
    }
}

impl<F: 'static> SignatureEncoding for Signature<F> {
    type Repr = Box<[u8]>;
}

impl<F> SignatureBitStringEncoding for Signature<F> {
    fn to_bitstring(&self) -> der::Result<BitString> {
        BitString::new(0, self.bytes.to_vec())
    }
}

impl<F> Clone for Signature<F> {
    fn clone(&self) -> Self {
        self.bytes.clone().into()
    }
}

impl<F> PartialEq for Signature<F> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<F> Eq for Signature<F> {}

impl<F> Hash for Signature<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl<F> fmt::LowerHex for Signature<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<F> fmt::UpperHex for Signature<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bytes.iter().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}

impl<F> fmt::Display for Signature<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::UpperHex::fmt(self, f)
    }
}

impl<F> fmt::Debug for Signature<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self:x})")
    }
}
