//! ECDSA and ECDH on curves of run time: the same types as of the built-in curves, with a curve that is a value.
//!
//! ```
//! use crypto::custom::{CurveParameters, CurvePolicy, CustomCurve, SecretKey, SigningKey};
//!
//! let hex = |digits: &str| -> Vec<u8> {
//!     (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap()).collect()
//! };
//! let secp256k1 = CustomCurve::new(
//!     &CurveParameters {
//!         p: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),
//!         a: vec![0],
//!         b: vec![7],
//!         gx: hex("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
//!         gy: hex("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"),
//!         n: hex("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"),
//!         h: 1,
//!     },
//!     CurvePolicy::STANDARD,
//! )?;
//! let key = SigningKey::from_slice_on(&[7; 32], &secp256k1)?;
//! let (signature, recovery_id) = key.sign_hash::<sha2::Sha256>(&[1; 32])?;
//! key.verifying_key().verify_hash(&[1; 32], &signature.normalize_s())?;
//! # let _ = (recovery_id, SecretKey::from_slice_on(&[7; 32], &secp256k1)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use ec_group::ecdh::{AgreementError, EphemeralSecret, SharedSecret};
pub use ec_group::{
    CurveError, CurveName, CurveParameters, CurvePolicy, CustomCurve, KeyError, PointError, PublicKey,
    SecretKey,
};
pub use ecdsa_core::{
    Claim, DerSignature, PreparedVerifyingKey, RecoveryId, Signature, SignatureError, SigningError,
    SigningKey, VerifyingKey, verify_batch,
};
