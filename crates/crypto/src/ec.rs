//! What the modules of the four curves have in common.

/// The items of a curve's module, in the shape of RustCrypto's crate of the same name.
macro_rules! curve_module {
    ($curve:ident, $alias:ident, $name:literal) => {
        pub use ec_group::{KeyError, PointError};
        pub use pkcs8;

        #[doc = concat!("The curve ", $name, ".")]
        pub type $alias = ec_group::$curve;
        /// A public key: a point that is known to be valid.
        pub type PublicKey = ec_group::PublicKey<$alias>;
        /// A private key.
        pub type SecretKey = ec_group::SecretKey<$alias>;
        /// An encoded point, not validated beyond its length.
        pub type Sec1Point = ec_group::Sec1Point<$alias>;
        /// The bytes of a coordinate or a scalar.
        pub type FieldBytes = ec_group::FieldBytes<$alias>;

        /// Signatures: FIPS 186-5, with the nonces of RFC 6979.
        pub mod ecdsa {
            use super::$alias;
            pub use ecdsa_core::{Claim, DerError, RecoveryId, SignatureError, SigningError, verify_batch};
            pub use signature::{self, Error};

            /// A private key for signing.
            pub type SigningKey = ecdsa_core::SigningKey<$alias>;
            /// A public key for verification.
            pub type VerifyingKey = ecdsa_core::VerifyingKey<$alias>;
            /// A public key with a table, for many verifications.
            pub type PreparedVerifyingKey = ecdsa_core::PreparedVerifyingKey<$alias>;
            /// A signature as r‖s.
            pub type Signature = ecdsa_core::Signature<$alias>;
            /// A signature in DER.
            pub type DerSignature = ecdsa_core::DerSignature<$alias>;
            /// The bytes of a signature as r‖s.
            pub type SignatureBytes = ecdsa_core::SignatureBytes<$alias>;
        }

        /// Key agreement: NIST SP 800-56A.
        pub mod ecdh {
            use super::$alias;
            pub use ec_group::ecdh::AgreementError;

            /// A private key for one agreement.
            pub type EphemeralSecret = ec_group::ecdh::EphemeralSecret<$alias>;
            /// What the two sides share.
            pub type SharedSecret = ec_group::ecdh::SharedSecret<$alias>;
        }

        /// The traits of keys, under the name that RustCrypto's users import them by.
        pub mod elliptic_curve {
            pub use crypto_common::Generate;
            pub use ec_group::KeyError as Error;
            pub use pkcs8;
            pub use rand_core;

            /// Points as octet strings.
            pub mod sec1 {
                pub use ec_group::ToSec1Point;
                pub use sec1::{DecodeEcPrivateKey, EncodeEcPrivateKey};
            }
        }
    };
}
pub(crate) use curve_module;
