//! The ways to raise to a power: exponents of the modulus's length, and 65537.

use super::mont_setup::modulus;
use crate::operations::{Modexp, RSA_BITS};
use crate::strategies::{Measured, always_multiply, square_and_multiply};
use crate::{Case, Runner, inputs};
use bn_core::{MontgomeryContext, Nat, PublicExponent, Secret, SecretExponent};
use std::hint::black_box;

pub(super) fn cases() -> Vec<Case> {
    RSA_BITS.into_iter().flat_map(|bits| Modexp::ALL.map(|method| case(bits, method))).collect()
}

fn case(bits: usize, method: Modexp) -> Case {
    let case = Case::new(method.name(bits), move || runner(bits, method));
    if bits == 8192 { case.only_if_named("8192") } else { case }
}

fn runner(bits: usize, method: Modexp) -> Runner {
    let context = MontgomeryContext::<Measured>::new_vartime(&modulus(bits));
    // Ciphertexts are as good as random: one serves as base, another as exponent.
    let input = inputs::rsa(bits);
    let base = context.residue_from_be_bytes(input.signature).expect("a signature is below the modulus");
    let nat = Nat::from_be_bytes(input.pkcs1_ciphertext);
    let long = PublicExponent::new(nat.clone());
    let short = PublicExponent::from_be_bytes(&[1, 0, 1]);
    match method {
        Modexp::FixedWindow => {
            let (base, exponent) = (Secret::new(base), SecretExponent::new(Secret::new(nat), bits));
            Box::new(move || drop(black_box(context.pow(&base, &exponent))))
        }
        Modexp::SlidingWindow => Box::new(move || drop(black_box(context.pow_vartime(&base, &long)))),
        Modexp::SquareAndMultiply => {
            Box::new(move || drop(black_box(square_and_multiply(&context, &base, &long))))
        }
        Modexp::AlwaysMultiply => Box::new(move || drop(black_box(always_multiply(&context, &base, &long)))),
        Modexp::ShortChain => Box::new(move || drop(black_box(context.pow_vartime(&base, &short)))),
        Modexp::ShortAlwaysMultiply => {
            Box::new(move || drop(black_box(always_multiply(&context, &base, &short))))
        }
    }
}
