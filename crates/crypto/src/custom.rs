//! ECDSA and ECDH on curves of run time.

pub use ec_group::ecdh::{AgreementError, EphemeralSecret, SharedSecret};
pub use ec_group::{KeyError, PointError, PublicKey, SecretKey};
pub use ecdsa_core::{
    Claim, DerSignature, PreparedVerifyingKey, RecoveryId, Signature, SignatureError, SigningError,
    SigningKey, VerifyingKey, verify_batch,
};
