//! Whole worlds of 8-bit limbs: every odd modulus of one limb with every operand, and bands of two-limb moduli.
#![cfg(bn_limb_bits = "8")]
#![allow(missing_docs)]

use bn_core::{MontgomeryContext, Nat, OddModulus, Plain, PublicRing, Ring, Secret, SecretResidue};

struct N;
impl Ring for N {}
impl PublicRing for N {}
type Context = MontgomeryContext<N>;

fn value(x: &SecretResidue<N, Plain>) -> u32 {
    x.expose().limbs().iter().rev().fold(0, |acc, &limb| acc << 8 | u32::from(limb))
}

fn context(m: u32) -> Context {
    let modulus = OddModulus::from_be_bytes(&m.to_be_bytes()).expect("odd and at least 3");
    let (consttime, vartime) = (Context::new_consttime(&modulus), Context::new_vartime(&modulus));
    assert_eq!(consttime.r_and_rr(), vartime.r_and_rr(), "builders of {m}");
    let r = 1u32 << (8 * modulus.width());
    let read = |limbs: &[u8]| limbs.iter().rev().fold(0u64, |acc, &limb| acc << 8 | u64::from(limb));
    assert_eq!(read(vartime.r_and_rr().0), u64::from(r % m), "R mod {m}");
    assert_eq!(read(vartime.r_and_rr().1), u64::from(r) * u64::from(r) % u64::from(m), "R^2 mod {m}");
    vartime
}

fn residue(context: &Context, x: u32) -> SecretResidue<N, Plain> {
    context.secret_residue_from_be_bytes(&x.to_be_bytes()).expect("reduced")
}

#[test]
fn one_limb_multiplication_and_squaring() {
    for m in (3..256).step_by(2) {
        let context = context(m);
        let list: Vec<_> = (0..m).map(|x| context.to_mont(&residue(&context, x))).collect();
        for (a, x) in list.iter().enumerate() {
            assert_eq!(value(&context.from_mont(x)), a as u32);
            assert_eq!(value(&context.from_mont(&context.sqr(x))), (a * a) as u32 % m, "{a}^2 mod {m}");
            for (b, y) in list.iter().enumerate() {
                assert_eq!(
                    value(&context.from_mont(&context.mul(x, y))),
                    (a * b) as u32 % m,
                    "{a}*{b} mod {m}"
                );
            }
        }
    }
}

/// Reduction of every integer of two limbs modulo every one-limb modulus.
#[test]
fn one_limb_reduction() {
    for m in (3..256).step_by(2) {
        let context = context(m);
        for x in 0..=u16::MAX {
            let nat = Secret::new(Nat::from_be_bytes(&x.to_be_bytes()));
            assert_eq!(value(&context.reduce(&nat)), u32::from(x) % m, "{x} mod {m}");
        }
    }
}

/// Two limbs: all moduli near the ends and a stride between, operands at the edges of both limbs.
#[test]
fn two_limb_multiplication() {
    let moduli = (257..65536).step_by(2).filter(|m| *m < 400 || *m > 65400 || m % 254 == 1);
    for m in moduli {
        let context = context(m);
        let operands: Vec<u32> = (0..m)
            .filter(|x| x % 256 < 2 || x % 256 > 253 || *x + 3 > m)
            .filter(|x| *x < 600 || *x + 600 > m)
            .collect();
        let list: Vec<_> = operands.iter().map(|&x| context.to_mont(&residue(&context, x))).collect();
        for (a, x) in operands.iter().zip(&list) {
            let square = u64::from(*a) * u64::from(*a) % u64::from(m);
            assert_eq!(u64::from(value(&context.from_mont(&context.sqr(x)))), square, "{a}^2 mod {m}");
            for (b, y) in operands.iter().zip(&list) {
                let product = u64::from(*a) * u64::from(*b) % u64::from(m);
                assert_eq!(
                    u64::from(value(&context.from_mont(&context.mul(x, y)))),
                    product,
                    "{a}*{b} mod {m}"
                );
            }
        }
    }
}
