//! The ways to prepare a modulus, on the moduli of the RSA keys.

use crate::operations::{RSA_BITS, Setup};
use crate::strategies::Measured;
use crate::{Case, inputs};
use bn_core::{MontgomeryContext, OddModulus};
use std::hint::black_box;

pub(super) fn cases() -> Vec<Case> {
    RSA_BITS.into_iter().flat_map(|bits| Setup::ALL.map(|setup| case(bits, setup))).collect()
}

fn case(bits: usize, setup: Setup) -> Case {
    let case = Case::new(setup.name(bits), move || {
        let modulus = modulus(bits);
        let prepare: fn(&OddModulus<Measured>) -> MontgomeryContext<Measured> = match setup {
            Setup::Squarings => MontgomeryContext::new_consttime,
            Setup::Division => MontgomeryContext::new_vartime,
            // 1: from 2R on by squarings alone; the maximum: by doublings alone
            Setup::Power => |modulus| MontgomeryContext::new_consttime_with_doublings(modulus, 1),
            Setup::Doublings => {
                |modulus| MontgomeryContext::new_consttime_with_doublings(modulus, usize::MAX)
            }
        };
        Box::new(move || drop(black_box(prepare(&modulus))))
    });
    if bits == 8192 { case.only_if_named("8192") } else { case }
}

/// The modulus of an RSA key.
pub(super) fn modulus(bits: usize) -> OddModulus<Measured> {
    let input = inputs::rsa(bits);
    let key = pkcs1::RsaPublicKeyRef::try_from(input.public_pkcs1.as_slice()).expect("an RSA public key");
    OddModulus::from_be_bytes(key.modulus.as_bytes()).expect("an odd modulus")
}
