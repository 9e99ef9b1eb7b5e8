//! Montgomery contexts against an independent big-integer library.
#![allow(missing_docs)]

use bn_core::{MontgomeryContext, Nat, OddModulus, PublicExponent, PublicRing, Ring, Secret, SecretExponent};
use num_bigint::BigUint;

struct N;
impl Ring for N {}
impl PublicRing for N {}

fn big(nat: &Nat) -> BigUint {
    BigUint::from_bytes_be(&nat.to_be_bytes(nat.width() * bn_core::LIMB_BYTES))
}

/// A small deterministic generator: xorshift64*.
fn bytes(state: &mut u64, len: usize) -> Vec<u8> {
    (0..len)
        .map(|_| {
            *state ^= *state << 13;
            *state ^= *state >> 7;
            *state ^= *state << 17;
            (*state >> 32) as u8
        })
        .collect()
}

#[test]
fn powers_agree_with_the_oracle() {
    let mut state = 88172645463325252;
    for len in [1, 2, 7, 8, 9, 31, 32, 64, 128, 129] {
        let mut m = bytes(&mut state, len);
        *m.last_mut().unwrap() |= 3;
        let x = bytes(&mut state, 2 * len + 3);
        let e = bytes(&mut state, len);
        let context = MontgomeryContext::<N>::new_consttime(&OddModulus::from_be_bytes(&m).unwrap());
        let reduced = context.reduce(&Secret::new(Nat::from_be_bytes(&x)));
        let (m, x) = (BigUint::from_bytes_be(&m), BigUint::from_bytes_be(&x));
        assert_eq!(big(&reduced.expose().to_nat()), &x % &m);
        let expected = x.modpow(&BigUint::from_bytes_be(&e), &m);
        let secret = SecretExponent::new(Secret::new(Nat::from_be_bytes(&e)), 8 * len);
        assert_eq!(big(&context.pow(&reduced, &secret).expose().to_nat()), expected);
        let public = PublicExponent::from_be_bytes(&e);
        assert_eq!(big(&context.pow_public_exponent(&reduced, &public).expose().to_nat()), expected);
    }
}
