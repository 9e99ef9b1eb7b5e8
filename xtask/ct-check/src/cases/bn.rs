//! bn-core: arithmetic on secret integers, secret moduli and secret exponents.

use super::{case, finish, secret_nat};
use crate::Case;
use bn_core::div::div_rem;
use bn_core::inv::invert;
use bn_core::{
    MontgomeryContext, Nat, OddModulus, PublicExponent, Ring, Secret, SecretExponent, SecretResidue,
};

enum P {}
impl Ring for P {}

pub(super) static CASES: [Case; 9] = [
    case("bn-core: context of a secret modulus", context_of_secret_modulus),
    case("bn-core: reduction of a secret", reduction),
    case("bn-core: exponentiation, 1024 bits", || exponentiation(128)),
    case("bn-core: exponentiation, 1536 bits", || exponentiation(192)),
    case("bn-core: exponentiation, 2048 bits", || exponentiation(256)),
    case("bn-core: exponentiation by a public exponent", public_exponent),
    case("bn-core: inversion modulo a secret odd modulus", inversion_odd),
    case("bn-core: inversion modulo a secret even modulus", inversion_even),
    case("bn-core: division of secrets", division),
];

/// An integer without structure, its top bit set; equal seeds give equal integers.
fn bytes(length: usize, seed: u64) -> Vec<u8> {
    let mut state = seed | 1;
    let mut bytes: Vec<u8> = (0..length)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        })
        .collect();
    bytes[0] |= 0x80;
    bytes
}

fn secret_modulus(length: usize) -> OddModulus<P> {
    let mut modulus = bytes(length, 7);
    modulus[length - 1] |= 1;
    OddModulus::from_nat(secret_nat(&modulus).expose()).expect("odd and above 3")
}

fn context(length: usize) -> MontgomeryContext<P> {
    MontgomeryContext::new_consttime(&secret_modulus(length))
}

fn residue(context: &MontgomeryContext<P>, seed: u64) -> SecretResidue<P, bn_core::Plain> {
    context.reduce(&secret_nat(&bytes(context.modulus().byte_length(), seed)))
}

fn context_of_secret_modulus() {
    for length in [32, 66, 128, 192, 256] {
        context(length);
    }
}

fn reduction() {
    let context = context(128);
    let mut reduced = context.reduce(&secret_nat(&bytes(256, 3)));
    finish(reduced.expose_mut());
}

fn exponentiation(length: usize) {
    let context = context(length);
    let exponent = SecretExponent::new(secret_nat(&bytes(length, 5)), 8 * length);
    let mut power = context.pow(&residue(&context, 11), &exponent);
    finish(power.expose_mut());
}

fn public_exponent() {
    let context = context(256);
    let mut power =
        context.pow_public_exponent(&residue(&context, 13), &PublicExponent::from_be_bytes(&[1, 0, 1]));
    finish(power.expose_mut());
}

fn inversion_odd() {
    for length in [32, 128] {
        let context = context(length);
        if let Some(mut inverse) = context.invert(&residue(&context, 17)) {
            finish(inverse.expose_mut());
        }
    }
}

fn inversion_even() {
    let mut modulus = bytes(128, 19);
    modulus[127] &= 0xfe;
    let x: Secret<Nat> = secret_nat(&{
        let mut x = bytes(128, 23);
        x[0] = 1;
        x
    });
    let (mut inverse, _) = invert(&x, &secret_nat(&modulus));
    finish(inverse.expose_mut());
}

fn division() {
    let (mut quotient, mut remainder) =
        div_rem(&secret_nat(&bytes(256, 29)), &secret_nat(&bytes(128, 31)), 1024);
    finish(quotient.expose_mut());
    finish(remainder.expose_mut());
}
