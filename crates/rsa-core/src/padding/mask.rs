//! Mask generation functions: MGF1 over any hash (RFC 8017 B.2.1), and SHAKE as a mask by itself (RFC 8702 3.1).

use const_oid::{AssociatedOid, ObjectIdentifier};
use digest::Digest;

/// A mask generation function: stretches a seed to any length.
///
/// Every [`Digest`] is one, standing for MGF1 over itself; so `Pss<Sha256>` masks with MGF1 over SHA-256 and
/// `Pss<Sha256, Sha1>` with MGF1 over SHA-1. Time depends on lengths only.
pub trait MaskGeneration {
    /// `out ^= MGF(seed, out.len())`.
    fn xor_mask(seed: &[u8], out: &mut [u8]);
}

impl<D: Digest> MaskGeneration for D {
    fn xor_mask(seed: &[u8], out: &mut [u8]) {
        // The counter cannot wrap: `out` is shorter than a modulus, the mask could have 2^32 blocks.
        for (counter, chunk) in out.chunks_mut(<D as Digest>::output_size()).enumerate() {
            let block = D::new().chain_update(seed).chain_update((counter as u32).to_be_bytes()).finalize();
            for (x, mask) in chunk.iter_mut().zip(&block) {
                *x ^= mask;
            }
        }
    }
}

/// What a mask generation function is called in algorithm identifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskAlgorithm {
    /// MGF1 (id-mgf1) over the hash with this identifier.
    Mgf1(ObjectIdentifier),
    /// An extendable-output function used directly, by its own identifier.
    Xof(ObjectIdentifier),
}

/// A [`MaskGeneration`] with a name, as signature keys and algorithm identifiers need it.
pub trait NamedMask: MaskGeneration {
    /// The name.
    const ALGORITHM: MaskAlgorithm;
}

impl<D: Digest + AssociatedOid> NamedMask for D {
    const ALGORITHM: MaskAlgorithm = MaskAlgorithm::Mgf1(D::OID);
}
