//! Montgomery contexts against an independent big-integer library.
#![allow(missing_docs)]

use bn_core::mont::PowPair;
use bn_core::{
    LIMB_BITS, LIMB_BYTES, MontgomeryContext, Nat, OddModulus, PublicExponent, PublicRing, Ring, Secret,
    SecretExponent, SecretResidue,
};
use num_bigint::BigUint;
use testkit::edge::Rng;

struct N;
impl Ring for N {}
impl PublicRing for N {}

type Context = MontgomeryContext<N>;

fn big(limbs: &[bn_core::Limb]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |acc, &limb| (acc << LIMB_BITS) + limb)
}

fn modulus(bytes: &[u8]) -> OddModulus<N> {
    OddModulus::from_be_bytes(bytes).expect("odd and at least 3")
}

fn bytes_of(x: &BigUint) -> Vec<u8> {
    x.to_bytes_be()
}

/// Residues at the modulus's neighbours, small ones, and biased random ones.
fn residues(rng: &mut Rng, m: &BigUint) -> Vec<BigUint> {
    let length = bytes_of(m).len();
    let mut list: Vec<BigUint> = [0u8, 1, 2].iter().map(|&x| BigUint::from(x) % m).collect();
    list.extend([1u8, 2].map(|x| (m - x) % m));
    list.push(m >> 1);
    list.extend((0..3).map(|_| BigUint::from_bytes_be(&rng.biased_bytes(length)) % m));
    list
}

/// Both builders (and the third set-up) give R mod m and R² mod m.
fn check_builders(bytes: &[u8]) {
    let modulus = modulus(bytes);
    let m = big(modulus.limbs());
    let r = BigUint::from(1u8) << (modulus.width() * LIMB_BITS);
    let expected = (&r % &m, &r * &r % &m);
    let contexts = [
        Context::new_consttime(&modulus),
        Context::new_vartime(&modulus),
        Context::new_consttime_with_doublings(&modulus, 1),
        Context::new_consttime_with_doublings(&modulus, usize::MAX),
    ];
    for context in contexts {
        let (one, rr) = context.r_and_rr();
        assert_eq!((big(one), big(rr)), expected, "modulus {m:x}");
        assert_eq!(context.n0().wrapping_mul(modulus.limbs()[0]), bn_core::Limb::MAX, "n0 of {m:x}");
    }
}

#[test]
fn both_builders_give_the_same_bits() {
    let mut rng = Rng::new(1);
    for bits in (2..=520).chain([768, 1023, 1024, 1025, 1536, 2047, 2048, 2049, 3072, 4096, 8191, 16384]) {
        if LIMB_BITS == 8 && bits > 1025 {
            break;
        }
        for _ in 0..if bits <= 520 { 4 } else { 1 } {
            check_builders(&rng.odd_modulus(bits));
        }
        // 2^(bits−1) + 1 and 2^bits − 1
        let low = (BigUint::from(1u8) << (bits - 1)) + 1u8;
        let high = (BigUint::from(1u8) << bits) - 1u8;
        check_builders(&bytes_of(if bits == 2 { &high } else { &low }));
        check_builders(&bytes_of(&high));
    }
}

fn secret(context: &Context, x: &BigUint) -> SecretResidue<N, bn_core::Plain> {
    context.secret_residue_from_be_bytes(&bytes_of(x)).expect("reduced")
}

#[test]
fn ring_operations_agree_with_the_oracle() {
    let mut rng = Rng::new(2);
    for bits in [2, 3, 8, 9, 63, 64, 65, 127, 128, 129, 255, 256, 521, 1023, 1024, 1025, 2048, 2050] {
        for _ in 0..6 {
            let context = Context::new_vartime(&modulus(&rng.odd_modulus(bits)));
            let m = big(context.modulus().limbs());
            let list = residues(&mut rng, &m);
            for a in &list {
                let (plain, mont) = (secret(&context, a), context.to_mont(&secret(&context, a)));
                assert_eq!(big(context.from_mont(&mont).expose().limbs()), *a);
                assert_eq!(big(context.from_mont(&context.sqr(&mont)).expose().limbs()), a * a % &m);
                for b in &list {
                    let other = context.to_mont(&secret(&context, b));
                    let product = a * b % &m;
                    assert_eq!(big(context.from_mont(&context.mul(&mont, &other)).expose().limbs()), product);
                    assert_eq!(big(context.mul_plain(&other, &plain).expose().limbs()), product);
                    let (sum, difference) = (context.add(&mont, &other), context.sub(&mont, &other));
                    assert_eq!(big(context.from_mont(&sum).expose().limbs()), (a + b) % &m);
                    assert_eq!(big(context.from_mont(&difference).expose().limbs()), (a + &m - b) % &m);
                }
            }
        }
    }
}

#[test]
fn integers_of_any_width_are_reduced() {
    let mut rng = Rng::new(3);
    for round in 0..600 {
        let context = Context::new_vartime(&modulus(&rng.odd_modulus(2 + round % 300)));
        let length = rng.below(120);
        let x = rng.biased_bytes(length);
        let m = big(context.modulus().limbs());
        let reduced = context.reduce(&Secret::new(Nat::from_be_bytes(&x)));
        assert_eq!(big(reduced.expose().limbs()), BigUint::from_bytes_be(&x) % m);
    }
}

#[test]
fn residues_at_or_above_the_modulus_are_refused() {
    let context = Context::new_vartime(&modulus(&[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]));
    let m = big(context.modulus().limbs());
    for (x, accepted) in [(&m - 1u8, true), (m.clone(), false), (&m + 1u8, false), (&m << 64, false)] {
        assert_eq!(context.residue_from_be_bytes(&bytes_of(&x)).is_some(), accepted, "{x:x}");
        let padded = [vec![0; 40], bytes_of(&x)].concat();
        assert_eq!(context.residue_from_be_bytes(&padded).is_some(), accepted, "{x:x}, padded");
    }
}

/// Every exponentiator at exponents of all shapes: 0, 1, short, one-limb edges, dense, sparse, wider than the modulus.
#[test]
fn powers_agree_with_the_oracle() {
    let mut rng = Rng::new(4);
    let mut exponents: Vec<Vec<u8>> =
        vec![vec![], vec![0], vec![1], vec![2], vec![3], vec![4], vec![17], vec![1, 0, 1]];
    exponents.push(vec![0xff; LIMB_BYTES]);
    exponents.push([vec![1], vec![0; LIMB_BYTES]].concat());
    exponents.push([vec![1], vec![0; 40], vec![2]].concat());
    exponents.extend([1, 5, 9, 33, 66].map(|n| rng.biased_bytes(n)));
    for bits in [2, 8, 9, 64, 65, 255, 512, 768, 1024, 1027] {
        let context = Context::new_vartime(&modulus(&rng.odd_modulus(bits)));
        let m = big(context.modulus().limbs());
        for x in residues(&mut rng, &m).iter().take(if bits < 512 { 9 } else { 4 }) {
            let base = secret(&context, x);
            for e in &exponents {
                let expected = x.modpow(&BigUint::from_bytes_be(e), &m);
                let secret_e = SecretExponent::new(Secret::new(Nat::from_be_bytes(e)), 8 * e.len());
                assert_eq!(
                    big(context.pow(&base, &secret_e).expose().limbs()),
                    expected,
                    "{x:x}^{e:x?} mod {m:x}"
                );
                let public_e = PublicExponent::from_be_bytes(e);
                let public = context.pow_public_exponent(&base, &public_e);
                assert_eq!(big(public.expose().limbs()), expected, "{x:x}^{e:x?} mod {m:x}");
                let residue = context.residue_from_be_bytes(&bytes_of(x)).unwrap();
                assert_eq!(big(context.pow_vartime(&residue, &public_e).limbs()), expected);
            }
        }
    }
}

#[test]
fn pairs_and_batches_agree_with_single_powers() {
    let mut rng = Rng::new(5);
    let contexts: Vec<(Context, Context)> =
        [(512, 512), (512, 520), (1024, 1024), (1024, 1024), (1024, 1023), (1536, 1536)]
            .map(|(p, q)| {
                let mut context = |bits| Context::new_consttime(&modulus(&rng.odd_modulus(bits)));
                (context(p), context(q))
            })
            .into();
    let mut job = |context: &Context| {
        let m = big(context.modulus().limbs());
        let bits = context.modulus().bits();
        let x = BigUint::from_bytes_be(&rng.biased_bytes(bits / 8)) % &m;
        let e = rng.biased_bytes(bits / 8);
        let expected = x.modpow(&BigUint::from_bytes_be(&e), &m);
        let exponent = SecretExponent::new(Secret::new(Nat::from_be_bytes(&e)), 8 * e.len());
        (secret(context, &x), exponent, expected)
    };
    let jobs: Vec<_> = contexts.iter().map(|(p, q)| (job(p), job(q))).collect();
    let pairs: Vec<_> = contexts
        .iter()
        .zip(&jobs)
        .map(|((p, q), (jp, jq))| PowPair { p: (p, &jp.0, &jp.1), q: (q, &jq.0, &jq.1) })
        .collect();
    for (pair, (jp, jq)) in pairs.iter().zip(&jobs) {
        let (p, q) = pair.pow();
        assert_eq!((big(p.expose().limbs()), big(q.expose().limbs())), (jp.2.clone(), jq.2.clone()));
    }
    for ((p, q), (jp, jq)) in PowPair::pow_batch(&pairs).iter().zip(&jobs) {
        assert_eq!((big(p.expose().limbs()), big(q.expose().limbs())), (jp.2.clone(), jq.2.clone()));
    }
    let e = PublicExponent::from_be_bytes(&[1, 0, 1]);
    let bases: Vec<_> = contexts
        .iter()
        .zip(&jobs)
        .map(|((p, _), (j, _))| (p, p.residue_from_be_bytes(&bytes_of(&j.2)).unwrap()))
        .collect();
    let batch: Vec<_> = bases.iter().map(|(p, base)| (p.modulus(), base, &e)).collect();
    for (got, (p, base)) in OddModulus::pow_vartime_batch(&batch).iter().zip(&bases) {
        let m = big(p.modulus().limbs());
        assert_eq!(big(got.limbs()), big(base.limbs()).modpow(&BigUint::from(65537u32), &m));
    }
}
