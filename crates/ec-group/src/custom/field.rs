//! A prime field of run time.

use super::MAXIMUM_LIMBS;
use bn_core::Limb;
use bn_core::fixed::{FixedModulus, PrimeField, Words, mont_mul, mont_sqr};
use bn_core::limb::limbs_for_bits;

/// The integers modulo a prime of at most 1025 bits, computed on the narrowest of four unrolled widths.
///
/// The width is public, so the choice is a predicted branch; the limbs above it are zero in every element.
#[derive(Clone, Debug)]
pub struct CustomField {
    modulus: FixedModulus<[Limb; MAXIMUM_LIMBS]>,
}

const W256: usize = limbs_for_bits(256);
const W384: usize = limbs_for_bits(384);
const W576: usize = limbs_for_bits(576);

/// The width class, in limbs, of a field or order of so many bits.
pub(super) fn class(bits: usize) -> usize {
    *[W256, W384, W576].iter().find(|&&width| bits <= width * bn_core::LIMB_BITS).unwrap_or(&MAXIMUM_LIMBS)
}

impl CustomField {
    /// For an odd modulus ≥ 3 of the given width class; p and n of one curve share a class.
    pub(super) fn new(modulus: [Limb; MAXIMUM_LIMBS], class: usize) -> CustomField {
        CustomField { modulus: FixedModulus::with_width(modulus, class) }
    }

    /// The low limbs of an element in a class of this width.
    #[inline(always)]
    fn low<const N: usize>(a: &[Limb; MAXIMUM_LIMBS]) -> &[Limb; N] {
        a.first_chunk().expect("every class is at most the widest")
    }

    #[inline(always)]
    fn widen<const N: usize>(a: &[Limb; N]) -> [Limb; MAXIMUM_LIMBS] {
        let mut out = [0; MAXIMUM_LIMBS];
        out[..N].copy_from_slice(a);
        out
    }
}

/// Runs the expression for the constant `N` of the field's class.
macro_rules! by_class {
    ($field:expr, $n:ident => $body:expr) => {
        match $field.modulus.width() {
            W256 => {
                const $n: usize = W256;
                Self::widen::<$n>(&$body)
            }
            W384 => {
                const $n: usize = W384;
                Self::widen::<$n>(&$body)
            }
            W576 => {
                const $n: usize = W576;
                Self::widen::<$n>(&$body)
            }
            _ => {
                const $n: usize = MAXIMUM_LIMBS;
                Self::widen::<$n>(&$body)
            }
        }
    };
}

impl PrimeField for CustomField {
    type Words = [Limb; MAXIMUM_LIMBS];

    #[inline(always)]
    fn modulus(&self) -> &FixedModulus<Self::Words> {
        &self.modulus
    }

    fn mul(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        let (m, n0) = (self.modulus.modulus(), self.modulus.n0());
        by_class!(self, N => mont_mul::<N>(Self::low(a), Self::low(b), Self::low(m), n0))
    }

    fn sqr(&self, a: &Self::Words) -> Self::Words {
        let (m, n0) = (self.modulus.modulus(), self.modulus.n0());
        by_class!(self, N => mont_sqr::<N>(Self::low(a), Self::low(m), n0))
    }

    fn add(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        let m = self.modulus.modulus();
        by_class!(self, N => Self::low::<N>(a).add_mod(Self::low(b), Self::low(m)))
    }

    fn sub(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        let m = self.modulus.modulus();
        by_class!(self, N => Self::low::<N>(a).sub_mod(Self::low(b), Self::low(m)))
    }

    fn halve(&self, a: &Self::Words) -> Self::Words {
        let m = self.modulus.modulus();
        by_class!(self, N => Self::low::<N>(a).halve_mod(Self::low(m)))
    }
}
