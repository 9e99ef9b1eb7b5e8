//! The hash that goes with each built-in curve.

use digest::Digest;
use digest::array::ArraySize;
use digest::block_api::BlockSizeUser;
use digest::consts::{U56, U64, U96, U132};
use ec_group::{NamedCurve, P224, P256, P384, P521};
use spki::ObjectIdentifier;

/// A built-in curve with the hash of its strength, which `Signer` and `Verifier` apply to messages.
pub trait EcdsaCurve: NamedCurve {
    /// The hash: SHA-2 as long as the curve's order, or for P-521 as long as it goes.
    type Digest: Digest + BlockSizeUser;
    /// The length of a fixed signature in bytes.
    type SignatureSize: ArraySize<ArrayType<u8>: Copy>;
    /// The identifier of ECDSA with that hash (RFC 5758, 3.2).
    const ALGORITHM: ObjectIdentifier;
}

macro_rules! ecdsa_curve {
    ($($curve:ident, $digest:ident, $size:ident, $oid:literal;)*) => {$(
        impl EcdsaCurve for $curve {
            type Digest = sha2::$digest;
            type SignatureSize = $size;
            const ALGORITHM: ObjectIdentifier = ObjectIdentifier::new_unwrap($oid);
        }
    )*};
}

ecdsa_curve! {
    P224, Sha224, U56, "1.2.840.10045.4.3.1";
    P256, Sha256, U64, "1.2.840.10045.4.3.2";
    P384, Sha384, U96, "1.2.840.10045.4.3.3";
    P521, Sha512, U132, "1.2.840.10045.4.3.4";
}
