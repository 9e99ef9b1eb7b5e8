//! Division and inversion against an independent big-integer library.
#![allow(missing_docs)]

use bn_core::{LIMB_BYTES, MontgomeryContext, Nat, OddModulus, PublicRing, Ring, Secret, div, inv};
use num_bigint::BigUint;
use testkit::edge::Rng;

struct N;
impl Ring for N {}
impl PublicRing for N {}

fn big(nat: &Nat) -> BigUint {
    BigUint::from_bytes_be(&nat.to_be_bytes(nat.width() * LIMB_BYTES))
}

fn check_division(a: &[u8], b: &[u8]) {
    let (x, y) = (BigUint::from_bytes_be(a), BigUint::from_bytes_be(b));
    let (q, r) = div::div_rem(
        &Secret::new(Nat::from_be_bytes(a)),
        &Secret::new(Nat::from_be_bytes(b)),
        y.bits() as usize,
    );
    assert_eq!((big(q.expose()), big(r.expose())), (&x / &y, &x % &y), "{x:x} / {y:x}");
}

#[test]
fn division_agrees_with_the_oracle() {
    let mut rng = Rng::new(1);
    for round in 0..4000 {
        let (long, short) = (1 + rng.below(40), 1 + rng.below(40));
        let (a, mut b) = (rng.biased_bytes(long), rng.biased_bytes(short));
        b[rng.below(short)] |= 1 << (round % 8);
        check_division(&a, &b);
    }
}

/// Dividends just below and at multiples of the divisor, where quotient digits are overestimated.
#[test]
fn division_near_multiples() {
    let mut rng = Rng::new(2);
    for _ in 0..4000 {
        let (long, short) = (1 + rng.below(24), 1 + rng.below(24));
        let (q, mut b) = (rng.biased_bytes(long), rng.biased_bytes(short));
        b[0] |= 0x80;
        let product = BigUint::from_bytes_be(&q) * BigUint::from_bytes_be(&b);
        check_division(&product.to_bytes_be(), &b);
        check_division(&(&product + 1u8).to_bytes_be(), &b);
        if product.bits() > 0 {
            check_division(&(product - 1u8).to_bytes_be(), &b);
        }
    }
}

fn check_inversion(x: &[u8], m: &[u8]) {
    let (wide_x, wide_m) = (BigUint::from_bytes_be(x), BigUint::from_bytes_be(m));
    let expected = wide_x.modinv(&wide_m);
    let m_nat = Nat::from_be_bytes(m);
    let x_nat = Nat::from_be_bytes(x).resized(m_nat.width());
    if m[m.len() - 1] & 1 == 1 && wide_m > BigUint::from(2u8) {
        let context = MontgomeryContext::<N>::new_consttime(&OddModulus::from_nat(&m_nat).unwrap());
        let residue = context.secret_residue_from_be_bytes(x).unwrap();
        let got = context.invert(&residue).map(|r| big(&r.expose().to_nat()));
        assert_eq!(got, expected, "{wide_x:x}^-1 mod {wide_m:x}");
        let residue = context.residue_from_be_bytes(x).unwrap();
        let got = context.invert_vartime(&residue).map(|r| big(&r.to_nat()));
        assert_eq!(got, expected, "{wide_x:x}^-1 mod {wide_m:x}, variable time");
    }
    let (inverse, exists) = inv::invert(&Secret::new(x_nat), &Secret::new(m_nat));
    // LEAK: a test.
    assert_eq!(exists.declassify(), expected.is_some(), "{wide_x:x} mod {wide_m:x}");
    if let Some(expected) = expected {
        assert_eq!(big(inverse.expose()), expected, "{wide_x:x}^-1 mod {wide_m:x}, any modulus");
    }
}

#[test]
fn inversion_agrees_with_the_oracle() {
    let mut rng = Rng::new(3);
    // 8-bit limbs are for exhaustive tests and short numbers.
    for round in 0..1500 {
        let bits = 2 + rng.below(if round < 1400 { 200 } else { 1200 });
        let mut m = rng.odd_modulus(bits);
        if round % 3 == 0 {
            *m.last_mut().unwrap() ^= 1 << (round / 3 % 2);
        }
        let wide_m = BigUint::from_bytes_be(&m);
        let mut candidates = vec![vec![0], vec![1], (&wide_m - 1u8).to_bytes_be()];
        let random = BigUint::from_bytes_be(&rng.biased_bytes(m.len())) % &wide_m;
        candidates.push(random.to_bytes_be());
        for x in candidates {
            check_inversion(&x, &m);
        }
    }
}

/// Every modulus below 2^8 with every residue, and a band of moduli of 9 to 16 bits.
#[test]
fn inversion_exhaustively() {
    for m in (2u16..256).chain((256..65535).step_by(2621)) {
        for x in (0..m).step_by(if m < 256 { 1 } else { 97 }) {
            check_inversion(&x.to_be_bytes(), &m.to_be_bytes());
        }
    }
}
