//! SHAKE as hash and as mask (RFC 8702 3.1): `SigningKey<Shake128, Shake128Mask>` is RSASSA-PSS-SHAKE128.

use super::{MaskAlgorithm, MaskGeneration, NamedMask};
use const_oid::{AssociatedOid, ObjectIdentifier};
use digest::consts::{U32, U64};
use digest::{ExtendableOutput, FixedOutput, HashMarker, Output, OutputSizeUser, Update};

macro_rules! shake {
    ($hash:ident, $mask:ident, $size:ty, $oid:literal, $about:literal) => {
        #[doc = concat!($about, " as a hash.")]
        #[derive(Clone, Default)]
        pub struct $hash(::shake::$hash);

        #[doc = concat!("The extendable-output function of [`", stringify!($hash), "`] as a mask: the seed absorbed once, no MGF1.")]
        pub struct $mask;

        impl Update for $hash {
            fn update(&mut self, data: &[u8]) {
                self.0.update(data);
            }
        }

        impl OutputSizeUser for $hash {
            type OutputSize = $size;
        }

        impl FixedOutput for $hash {
            fn finalize_into(self, out: &mut Output<Self>) {
                self.0.finalize_xof_into(out);
            }
        }

        impl HashMarker for $hash {}

        impl AssociatedOid for $hash {
            const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap($oid);
        }

        impl MaskGeneration for $mask {
            fn xor_mask(seed: &[u8], out: &mut [u8]) {
                let mut mask = zeroize::Zeroizing::new(alloc::vec![0; out.len()]);
                ::shake::$hash::default().chain(seed).finalize_xof_into(&mut mask);
                for (x, mask) in out.iter_mut().zip(mask.iter()) {
                    *x ^= mask;
                }
            }
        }

        impl NamedMask for $mask {
            const ALGORITHM: MaskAlgorithm = MaskAlgorithm::Xof($hash::OID);
        }
    };
}

shake!(Shake128, Shake128Mask, U32, "2.16.840.1.101.3.4.2.11", "SHAKE128 of 256 bits");
shake!(Shake256, Shake256Mask, U64, "2.16.840.1.101.3.4.2.12", "SHAKE256 of 512 bits");
