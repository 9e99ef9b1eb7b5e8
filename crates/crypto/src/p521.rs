//! NIST P-521 (secp521r1): ECDSA and ECDH.
//!
//! ```
//! use crypto::p521::ecdsa::{Signature, SigningKey, VerifyingKey, signature::{Signer, Verifier}};
//!
//! # #[cfg(feature = "getrandom")] {
//! let key = SigningKey::generate();
//! let signature: Signature = key.sign(b"message");
//! let public = VerifyingKey::from_sec1_bytes(&key.verifying_key().to_sec1_bytes())?;
//! public.verify(b"message", &signature)?;
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

crate::ec::curve_module!(P521, NistP521, "P-521");
