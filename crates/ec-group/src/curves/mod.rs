//! The built-in curves: parameters as constants, from SP 800-186, 3.2.1.

mod p384;
mod p521;

use crate::affine::AffinePoint;
use crate::base::BaseTable;
use crate::curve::{CoefficientA, Curve, Equation};
use bn_core::Limb;
use bn_core::fixed::{FixedModulus, PrimeField, from_hex};
use bn_core::limb::limbs_for_bits;
use ec_scalar::{P224, P256, P384, P521};
pub use p384::P384Field;
pub use p521::P521Field;

/// A field in Montgomery form.
macro_rules! montgomery_field {
    ($field:ident, $name:literal, $bits:literal, $non_residue:literal, $p:literal) => {
        #[doc = concat!("The field of ", $name, ".")]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $field;

        impl $field {
            const MODULUS: FixedModulus<[Limb; limbs_for_bits($bits)]> = FixedModulus::new(from_hex($p));

            const fn element(digits: &str) -> [Limb; limbs_for_bits($bits)] {
                Self::MODULUS.mont_constant(from_hex(digits))
            }
        }

        impl PrimeField for $field {
            type Words = [Limb; limbs_for_bits($bits)];
            const NON_RESIDUE_FROM: Limb = $non_residue;

            #[inline(always)]
            fn modulus(&self) -> &FixedModulus<Self::Words> {
                &Self::MODULUS
            }
        }
    };
}

macro_rules! curve {
    ($curve:ident, $field:ident, $bits:literal, $table:literal, $stride:literal, $minus_three:literal, $b:literal, $x:literal, $y:literal) => {
        impl Curve for $curve {
            type Field = $field;

            #[inline(always)]
            fn field(&self) -> &$field {
                &$field
            }

            #[inline(always)]
            fn equation(&self) -> &Equation<Self::Words> {
                const EQUATION: Equation<[Limb; limbs_for_bits($bits)]> = Equation {
                    a: $field::element($minus_three),
                    b: $field::element($b),
                    form: CoefficientA::MinusThree,
                };
                &EQUATION
            }

            #[inline(always)]
            fn generator(&self) -> &AffinePoint<Self> {
                const GENERATOR: AffinePoint<$curve> =
                    AffinePoint::new($field::element($x), $field::element($y));
                &GENERATOR
            }

            #[inline(always)]
            fn base_table(&self) -> Option<&BaseTable> {
                const TABLE: BaseTable = BaseTable::new(include_bytes!(concat!("tables/", $table)), $stride);
                Some(&TABLE)
            }
        }
    };
}

montgomery_field!(P224Field, "P-224", 256, 11, "ffffffffffffffffffffffffffffffff000000000000000000000001");
curve!(
    P224,
    P224Field,
    256,
    "p224.bin",
    1,
    "fffffffffffffffffffffffffffffffefffffffffffffffffffffffe",
    "b4050a850c04b3abf54132565044b0b7d7bfd8ba270b39432355ffb4",
    "b70e0cbd6bb4bf7f321390b94a03c1d356c21122343280d6115c1d21",
    "bd376388b5f723fb4c22dfe6cd4375a05a07476444d5819985007e34"
);
montgomery_field!(
    P256Field,
    "P-256",
    256,
    3,
    "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"
);
curve!(
    P256,
    P256Field,
    256,
    "p256.bin",
    1,
    "ffffffff00000001000000000000000000000000fffffffffffffffffffffffc",
    "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
    "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
);
curve!(
    P384,
    P384Field,
    384,
    "p384.bin",
    2,
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc",
    "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef",
    "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7",
    "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f"
);
curve!(
    P521,
    P521Field,
    576,
    "p521.bin",
    2,
    "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc",
    "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109\
     e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
    "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3d\
     baa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
    "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e66\
     2c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650"
);
