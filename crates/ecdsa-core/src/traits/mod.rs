//! The ecosystem's traits on the built-in curves, and what else the keys and signatures of RustCrypto's `ecdsa` have.

mod encoding;
mod keys;
#[cfg(feature = "serde")]
mod serde;
pub(crate) mod sign;
mod verify;

pub use encoding::SignatureBytes;

use crate::{DerSignature, EcdsaCurve, RecoveryId, Signature};

/// What a signing key's traits can return: a fixed signature, a DER one, or one with its recovery identifier.
pub trait FromSigned<C: EcdsaCurve>: sealed::Sealed {
    /// The form wanted.
    fn from_signed(signature: Signature<C>, id: RecoveryId) -> Self;
}

/// What a verifying key's traits accept: a fixed signature or a DER one.
pub trait AsSignature<C: EcdsaCurve>: sealed::Sealed {
    /// The pair (r, s).
    fn as_signature(&self) -> &Signature<C>;
}

mod sealed {
    use super::{DerSignature, EcdsaCurve, RecoveryId, Signature};

    pub trait Sealed {}
    impl<C: EcdsaCurve> Sealed for Signature<C> {}
    impl<C: EcdsaCurve> Sealed for DerSignature<C> {}
    impl<C: EcdsaCurve> Sealed for (Signature<C>, RecoveryId) {}
}

impl<C: EcdsaCurve> FromSigned<C> for Signature<C> {
    fn from_signed(signature: Signature<C>, _id: RecoveryId) -> Self {
        signature
    }
}

impl<C: EcdsaCurve> FromSigned<C> for DerSignature<C> {
    fn from_signed(signature: Signature<C>, _id: RecoveryId) -> Self {
        signature.to_der()
    }
}

impl<C: EcdsaCurve> FromSigned<C> for (Signature<C>, RecoveryId) {
    fn from_signed(signature: Signature<C>, id: RecoveryId) -> Self {
        (signature, id)
    }
}

impl<C: EcdsaCurve> AsSignature<C> for Signature<C> {
    fn as_signature(&self) -> &Signature<C> {
        self
    }
}

impl<C: EcdsaCurve> AsSignature<C> for DerSignature<C> {
    fn as_signature(&self) -> &Signature<C> {
        self.signature()
    }
}
