//! Arithmetic on arrays against an independent big-integer library.
#![allow(missing_docs)]

use bn_core::fixed::{FixedModulus, Words};
use bn_core::{LIMB_BYTES, Limb, limbs};
use num_bigint::BigUint;
use testkit::edge::Rng;

fn words<const N: usize>(a: &BigUint) -> [Limb; N] {
    let mut out = [0; N];
    limbs::read_be(&mut out, &a.to_bytes_be());
    out
}

fn big<const N: usize>(a: &[Limb; N]) -> BigUint {
    let mut bytes = vec![0; N * LIMB_BYTES];
    limbs::write_be(&mut bytes, a);
    BigUint::from_bytes_be(&bytes)
}

fn check_inverses<const N: usize>(x: &BigUint, m: &BigUint) {
    let modulus = FixedModulus::<[Limb; N]>::new(words(m));
    let x = x % m;
    let expected = x.modinv(m);
    let (inverse, exists) = words::<N>(&x).invert_mod(&modulus);
    // LEAK: a test
    let inverse = exists.declassify().then(|| big(&inverse));
    assert_eq!(inverse, expected, "1/{x:x} mod {m:x}");
    let inverse = words::<N>(&x).invert_mod_vartime(&modulus);
    assert_eq!(inverse.map(|a| big(&a)), expected, "1/{x:x} mod {m:x}, variable-time");
}

fn inverses<const N: usize>(seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..600 {
        let length = 1 + rng.below(N * LIMB_BYTES);
        let mut m = rng.biased_bytes(length);
        m[length - 1] |= 1;
        let m = BigUint::from_bytes_be(&m);
        if m < BigUint::from(3u8) {
            continue;
        }
        let x = BigUint::from_bytes_be(&rng.biased_bytes(length));
        for x in [BigUint::ZERO, 1u8.into(), 2u8.into(), &m >> 1, &m - 1u8, &m - 2u8, x] {
            check_inverses::<N>(&x, &m);
        }
    }
}

#[test]
fn inverses_agree_with_the_oracle() {
    inverses::<4>(1);
    inverses::<6>(2);
    inverses::<9>(3);
    inverses::<17>(4);
}
