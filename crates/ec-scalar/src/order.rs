//! The orders of the built-in groups.

use bn_core::Limb;
use bn_core::fixed::{FixedModulus, PrimeField, Words, from_hex};
use bn_core::limb::limbs_for_bits;

/// A group of prime order, as far as its scalars are concerned.
///
/// Built-in curves are zero-sized types; a curve of run time is a value that owns its parameters.
pub trait Order: Clone + core::fmt::Debug + Send + Sync + 'static {
    /// The array that holds a scalar, and a field element of the same curve.
    type Words: Words;
    /// The integers modulo the order, where a curve may put arithmetic of its own.
    type ScalarField: PrimeField<Words = Self::Words>;

    /// The integers modulo the order.
    fn scalar_field(&self) -> &Self::ScalarField;

    /// The length of a scalar in bytes: ⌈bits of n / 8⌉.
    #[inline(always)]
    fn scalar_length(&self) -> usize {
        self.scalar_field().modulus().byte_length()
    }
}

macro_rules! order {
    ($curve:ident, $field:ident, $name:literal, $bits:literal, $n:literal) => {
        #[doc = concat!("The curve ", $name, " of FIPS 186-5 and SP 800-186.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $curve;

        #[doc = concat!("The integers modulo the order of ", $name, ".")]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $field;

        impl $field {
            const MODULUS: FixedModulus<[Limb; limbs_for_bits($bits)]> = FixedModulus::new(from_hex($n));
        }

        impl PrimeField for $field {
            type Words = [Limb; limbs_for_bits($bits)];

            #[inline(always)]
            fn modulus(&self) -> &FixedModulus<Self::Words> {
                &Self::MODULUS
            }
        }

        impl Order for $curve {
            type Words = [Limb; limbs_for_bits($bits)];
            type ScalarField = $field;

            #[inline(always)]
            fn scalar_field(&self) -> &$field {
                &$field
            }
        }
    };
}

// SP 800-186, 3.2.1. P-224 takes 256 bits of words, so that R is the same for every limb size.
order!(P224, P224Order, "P-224", 256, "ffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d");
order!(P256, P256Order, "P-256", 256, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
order!(
    P384,
    P384Order,
    "P-384",
    384,
    "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973"
);
order!(
    P521,
    P521Order,
    "P-521",
    576,
    "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     fa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409"
);
