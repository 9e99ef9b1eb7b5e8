//! Signatures on the built-in curves: constructors without a curve, and the encoding traits.

use crate::{DerSignature, EcdsaCurve, Signature, SignatureError};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::str::FromStr;
use der::asn1::{AnyRef, BitString};
use digest::array::Array;
use ec_group::{FieldBytes, Scalar};
use signature::SignatureEncoding;
use spki::{AlgorithmIdentifier, AssociatedAlgorithmIdentifier, SignatureBitStringEncoding};

/// The fixed form of a signature, r‖s.
pub type SignatureBytes<C> = Array<u8, <C as EcdsaCurve>::SignatureSize>;

impl<C: EcdsaCurve> Signature<C> {
    /// From the fixed form.
    pub fn from_bytes(bytes: &SignatureBytes<C>) -> Result<Self, SignatureError> {
        Self::from_slice(bytes)
    }

    /// From the fixed form; see [`Signature::from_slice_on`].
    pub fn from_slice(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_slice_on(bytes, &C::default())
    }

    /// From the DER form; see [`Signature::from_der_on`].
    pub fn from_der(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_der_on(bytes, &C::default())
    }

    /// From the big-endian bytes of r and s.
    pub fn from_scalars(
        r: impl Into<FieldBytes<C>>,
        s: impl Into<FieldBytes<C>>,
    ) -> Result<Self, SignatureError> {
        let (r, s): (FieldBytes<C>, FieldBytes<C>) = (r.into(), s.into());
        Self::from_slice(&[&r[..], &s[..]].concat())
    }

    /// The fixed form.
    pub fn to_bytes(&self) -> SignatureBytes<C> {
        let mut bytes = SignatureBytes::<C>::default();
        bytes.copy_from_slice(&self.to_vec());
        bytes
    }

    /// The big-endian bytes of r and s.
    pub fn split_bytes(&self) -> (FieldBytes<C>, FieldBytes<C>) {
        let (mut r, mut s) = (FieldBytes::<C>::default(), FieldBytes::<C>::default());
        self.r().write_be_bytes(&mut r, self.curve());
        self.s().write_be_bytes(&mut s, self.curve());
        (r, s)
    }

    /// r and s.
    pub fn split_scalars(&self) -> (Scalar<C>, Scalar<C>) {
        (*self.r(), *self.s())
    }
}

impl<C: EcdsaCurve> TryFrom<&[u8]> for Signature<C> {
    type Error = signature::Error;

    fn try_from(bytes: &[u8]) -> Result<Self, signature::Error> {
        Ok(Self::from_slice(bytes)?)
    }
}

impl<C: EcdsaCurve> From<Signature<C>> for SignatureBytes<C> {
    fn from(signature: Signature<C>) -> Self {
        signature.to_bytes()
    }
}

impl<C: EcdsaCurve> SignatureEncoding for Signature<C>
where
    SignatureBytes<C>: Copy + Send + Sync,
{
    type Repr = SignatureBytes<C>;
}

/// From hexadecimal digits of the fixed form.
impl<C: EcdsaCurve> FromStr for Signature<C> {
    type Err = signature::Error;

    fn from_str(hex: &str) -> Result<Self, signature::Error> {
        let digit =
            |c: &u8| char::from(*c).to_digit(16).map(|digit| digit as u8).ok_or_else(signature::Error::new);
        let pair = |pair: &[u8]| match pair {
            [high, low] => Ok(digit(high)? << 4 | digit(low)?),
            _ => Err(signature::Error::new()),
        };
        let bytes: Vec<u8> = hex.as_bytes().chunks(2).map(pair).collect::<Result<_, _>>()?;
        Ok(Self::from_slice(&bytes)?)
    }
}

impl<C: EcdsaCurve> AssociatedAlgorithmIdentifier for Signature<C> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
        AlgorithmIdentifier { oid: C::ALGORITHM, parameters: None };
}

impl<C: EcdsaCurve> DerSignature<C> {
    /// From the DER form; see [`Signature::from_der_on`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_bytes_on(bytes, &C::default())
    }

    /// The bytes.
    pub fn to_bytes(&self) -> Box<[u8]> {
        self.as_bytes().into()
    }
}

impl<C: EcdsaCurve> AsRef<[u8]> for DerSignature<C> {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl<C: EcdsaCurve> TryFrom<&[u8]> for DerSignature<C> {
    type Error = signature::Error;

    fn try_from(bytes: &[u8]) -> Result<Self, signature::Error> {
        Ok(Self::from_bytes(bytes)?)
    }
}

impl<C: EcdsaCurve> From<Signature<C>> for DerSignature<C> {
    fn from(signature: Signature<C>) -> Self {
        signature.to_der()
    }
}

impl<C: EcdsaCurve> From<DerSignature<C>> for Signature<C> {
    fn from(signature: DerSignature<C>) -> Self {
        *signature.signature()
    }
}

impl<C: EcdsaCurve> From<DerSignature<C>> for Box<[u8]> {
    fn from(signature: DerSignature<C>) -> Self {
        signature.to_bytes()
    }
}

impl<C: EcdsaCurve> SignatureEncoding for DerSignature<C> {
    type Repr = Box<[u8]>;
}

impl<C: EcdsaCurve> SignatureBitStringEncoding for DerSignature<C> {
    fn to_bitstring(&self) -> der::Result<BitString> {
        BitString::from_bytes(self.as_bytes())
    }
}
