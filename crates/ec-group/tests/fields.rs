//! The fields of the built-in curves against fiat-crypto's, which are proved correct.

use bn_core::fixed::{PrimeField, Words};
use bn_core::limbs;
use ec_group::{Curve, P224, P256, P384, P521};
use fiat_crypto::{p224_64, p256_64, p384_64, p521_64};
use testkit::edge::Rng;

/// An operation of the oracle, on little-endian bytes.
enum Operation {
    Mul,
    Sqr,
    Add,
    Sub,
}

/// The oracle of a curve whose field is in Montgomery form there.
macro_rules! montgomery_oracle {
    ($name:ident, $module:ident, $limbs:literal, $bytes:literal, $from_bytes:ident, $to_bytes:ident, $element:ident, $integer:ident,
     $to:ident, $from:ident, $mul:ident, $sqr:ident, $add:ident, $sub:ident) => {
        fn $name(operation: &Operation, a: &[u8], b: &[u8]) -> Vec<u8> {
            use $module::*;
            let [a, b] = [a, b].map(|bytes| {
                let (mut limbs, mut out) = ([0; $limbs], $element([0; $limbs]));
                $from_bytes(&mut limbs, bytes.try_into().unwrap());
                $to(&mut out, &$integer(limbs));
                out
            });
            let mut out = $element([0; $limbs]);
            match operation {
                Operation::Mul => $mul(&mut out, &a, &b),
                Operation::Sqr => $sqr(&mut out, &a),
                Operation::Add => $add(&mut out, &a, &b),
                Operation::Sub => $sub(&mut out, &a, &b),
            }
            let (mut integer, mut bytes) = ($integer([0; $limbs]), [0; $bytes]);
            $from(&mut integer, &out);
            $to_bytes(&mut bytes, &integer.0);
            bytes.to_vec()
        }
    };
}

montgomery_oracle!(
    p224_oracle,
    p224_64,
    4,
    28,
    fiat_p224_from_bytes,
    fiat_p224_to_bytes,
    fiat_p224_montgomery_domain_field_element,
    fiat_p224_non_montgomery_domain_field_element,
    fiat_p224_to_montgomery,
    fiat_p224_from_montgomery,
    fiat_p224_mul,
    fiat_p224_square,
    fiat_p224_add,
    fiat_p224_sub
);
montgomery_oracle!(
    p256_oracle,
    p256_64,
    4,
    32,
    fiat_p256_from_bytes,
    fiat_p256_to_bytes,
    fiat_p256_montgomery_domain_field_element,
    fiat_p256_non_montgomery_domain_field_element,
    fiat_p256_to_montgomery,
    fiat_p256_from_montgomery,
    fiat_p256_mul,
    fiat_p256_square,
    fiat_p256_add,
    fiat_p256_sub
);
montgomery_oracle!(
    p384_oracle,
    p384_64,
    6,
    48,
    fiat_p384_from_bytes,
    fiat_p384_to_bytes,
    fiat_p384_montgomery_domain_field_element,
    fiat_p384_non_montgomery_domain_field_element,
    fiat_p384_to_montgomery,
    fiat_p384_from_montgomery,
    fiat_p384_mul,
    fiat_p384_square,
    fiat_p384_add,
    fiat_p384_sub
);

fn p521_oracle(operation: &Operation, a: &[u8], b: &[u8]) -> Vec<u8> {
    use p521_64::*;
    let tight = [a, b].map(|bytes| {
        let mut out = fiat_p521_tight_field_element([0; 9]);
        fiat_p521_from_bytes(&mut out, bytes.try_into().unwrap());
        out
    });
    let [a, b] = &tight;
    let [loose_a, loose_b] = [a, b].map(|tight| {
        let mut out = fiat_p521_loose_field_element([0; 9]);
        fiat_p521_relax(&mut out, tight);
        out
    });
    let (mut loose, mut out) = (fiat_p521_loose_field_element([0; 9]), fiat_p521_tight_field_element([0; 9]));
    match operation {
        Operation::Mul => fiat_p521_carry_mul(&mut out, &loose_a, &loose_b),
        Operation::Sqr => fiat_p521_carry_square(&mut out, &loose_a),
        Operation::Add => fiat_p521_add(&mut loose, a, b),
        Operation::Sub => fiat_p521_sub(&mut loose, a, b),
    }
    if matches!(operation, Operation::Add | Operation::Sub) {
        fiat_p521_carry(&mut out, &loose);
    }
    let mut bytes = [0; 66];
    fiat_p521_to_bytes(&mut bytes, &out);
    bytes.to_vec()
}

fn bytes<C: Curve>(element: &C::Words, curve: &C) -> Vec<u8> {
    let mut out = vec![0; curve.field_length()];
    limbs::write_be(&mut out, curve.field().to_integer(element).as_ref());
    out.reverse();
    out
}

/// Chains of operations, each on two of the elements so far: so that sums and differences go into products in whatever
/// form they come. The first elements are 0, 1, p − 1, their like, and integers of biased limbs.
fn chains<C: Curve>(curve: C, oracle: fn(&Operation, &[u8], &[u8]) -> Vec<u8>) {
    let f = curve.field();
    let mut rng = Rng::new(7);
    for _ in 0..400 {
        let mut elements = vec![C::Words::ZERO, f.one(), f.neg(&f.one()), f.neg(&C::Words::ZERO)];
        for _ in 0..4 {
            let mut integer = C::Words::ZERO;
            let mut biased = rng.biased_bytes(curve.field_length());
            biased[0] >>= 8 * biased.len() - f.modulus().bits();
            limbs::read_be(integer.as_mut(), &biased);
            elements.push(f.to_element(&integer));
        }
        for _ in 0..24 {
            let (a, b) = (elements[rng.below(elements.len())], elements[rng.below(elements.len())]);
            let (operation, result) = match rng.below(4) {
                0 => (Operation::Mul, f.mul(&a, &b)),
                1 => (Operation::Sqr, f.sqr(&a)),
                2 => (Operation::Add, f.add(&a, &b)),
                _ => (Operation::Sub, f.sub(&a, &b)),
            };
            let expected = oracle(&operation, &bytes(&a, &curve), &bytes(&b, &curve));
            assert_eq!(bytes(&result, &curve), expected);
            // LEAK: a test
            let zero = f.is_zero(&result).declassify();
            assert_eq!(zero, expected.iter().all(|&byte| byte == 0));
            let half = f.halve(&result);
            // LEAK: a test
            assert!(f.equals(&f.double(&half), &result).declassify());
            elements.push(result);
        }
    }
}

#[test]
fn p224_field() {
    chains(P224, p224_oracle);
}

#[test]
fn p256_field() {
    chains(P256, p256_oracle);
}

#[test]
fn p384_field() {
    chains(P384, p384_oracle);
}

#[test]
fn p521_field() {
    chains(P521, p521_oracle);
}
