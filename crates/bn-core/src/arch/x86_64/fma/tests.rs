//! The kernels against an independent integer library: digits at the edges of their bounds, random ones, whole powers.

use super::fold::FoldMatrix;
use super::*;
use num_bigint::{BigInt, BigUint, Sign};
use std::vec::Vec;

/// xorshift64*.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn limbs(&mut self, bits: usize) -> Vec<Limb> {
        let mut limbs: Vec<Limb> = (0..bits.div_ceil(64)).map(|_| self.next()).collect();
        let last = limbs.len() - 1;
        limbs[last] >>= 64 * limbs.len() - bits;
        limbs
    }

    /// An odd modulus of exactly `bits` bits: random, or all ones but for a few, or a power of two and a little.
    fn modulus(&mut self, bits: usize) -> Vec<Limb> {
        let mut m = self.limbs(bits);
        match self.next() % 8 {
            0 => m.iter_mut().for_each(|limb| *limb = Limb::MAX),
            1 => m.iter_mut().for_each(|limb| *limb = 0),
            _ => {}
        }
        let last = m.len() - 1;
        m[last] &= Limb::MAX >> (64 * (last + 1) - bits);
        m[0] = m[0] & !0xffff | self.next() & 0xffff | 1;
        m[last] |= 1 << ((bits - 1) % 64);
        m
    }
}

fn big(limbs: &[Limb]) -> BigUint {
    BigUint::from_bytes_le(&limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect::<Vec<u8>>())
}

/// The integer in lane `lane`.
fn number(digits: &[Vector], lane: usize) -> BigInt {
    digits.iter().rev().fold(BigInt::ZERO, |sum, digit| (sum << 49) + BigInt::from(digit.0[lane] as i64))
}

/// The bounds that the proof closes over.
fn digit_bound(i: usize, digits: usize) -> i64 {
    if i + 1 < digits { (1 << 48) + 128 } else { 3 << 47 }
}

/// Digits of one of many patterns: `pattern` 0 is random, the others are extreme.
fn crafted(random: &mut Random, pattern: u64, i: usize, digits: usize) -> f64 {
    let bound = digit_bound(i, digits);
    let sign = |bit: bool| if bit { -1 } else { 1 };
    let digit = match pattern % 10 {
        0 => ((random.next() >> 14) as i64 - (1 << 49) + bound / 2) & ((1 << 49) - 1),
        1 => bound,
        2 => -bound,
        3 => bound * sign(i % 2 == 1),
        4 => bound * sign(i.is_multiple_of(2)),
        5 => (1 << 48) * sign(random.next().is_multiple_of(2)),
        // products just beside a half unit of 2^49: the roundings lose most
        6 => (1 << 48) - (random.next() % 64) as i64,
        7 => ((1 << 48) - 1 - 2 * (random.next() % 4096) as i64) * sign(i.is_multiple_of(3)),
        8 => {
            if random.next().is_multiple_of(4) {
                bound
            } else {
                0
            }
        }
        _ => (1 << 24 | 1) * sign(random.next().is_multiple_of(2)) * (1 + (random.next() % (1 << 23)) as i64),
    };
    digit.clamp(-bound, bound) as f64
}

/// One squaring or multiplication of crafted digits in every lane: congruent, and closed under the bounds.
fn vertical_step(shape: &Shape, random: &mut Random, moduli: &[Vec<Limb>; 4], matrix: &[Vector], round: u64) {
    let n = shape.digits;
    let mut memory = Buffer::new(shape.scratch + n);
    let (scratch, factor) = memory.0.split_at_mut(shape.scratch);
    scratch[..6].copy_from_slice(&constants());
    for lane in 0..4 {
        let patterns = (round / 2 + lane as u64, round / 20 + lane as u64);
        for i in 0..n {
            scratch[shape.value + i].0[lane] = crafted(random, patterns.0, i, n);
            factor[i].0[lane] = crafted(random, patterns.1, i, n);
        }
    }
    let before: [BigInt; 4] = core::array::from_fn(|lane| number(&scratch[shape.value..][..n], lane));
    let multiply = round % 2 == 1;
    if multiply {
        vertical::step(scratch, matrix, Some(factor), 0);
    } else {
        vertical::step(scratch, matrix, None, 1);
    }
    let after = &scratch[shape.value..][..n];
    for lane in 0..4 {
        let other = if multiply { number(factor, lane) } else { before[lane].clone() };
        let m = BigInt::from_biguint(Sign::Plus, big(&moduli[lane]));
        let difference = &before[lane] * other - number(after, lane);
        assert!(difference % m == BigInt::ZERO, "round {round}, lane {lane}");
        for (i, digit) in after.iter().enumerate() {
            assert!(digit.0[lane].abs() <= digit_bound(i, n) as f64, "round {round}, lane {lane}, digit {i}");
        }
    }
}

fn vertical_steps(rounds: u64) {
    let (mut random, shape) = (Random(0x9e37_79b9_7f4a_7c15), &generated::VERTICAL_22);
    let n = shape.digits;
    let (mut moduli, mut matrix) = (<[Vec<Limb>; 4]>::default(), Buffer::new(n * shape.columns()));
    for round in 0..rounds {
        if round % 200 == 0 {
            for (lane, m) in moduli.iter_mut().enumerate() {
                let rows = loop {
                    let bits = if random.next() % 3 == 0 {
                        shape.bits
                    } else {
                        512 + (random.next() % 513) as usize
                    };
                    *m = random.modulus(bits);
                    if let Some(rows) = FoldMatrix::new(m, bits, shape) {
                        break rows;
                    }
                };
                vertical::place(&mut matrix.0, shape, lane, &rows);
            }
        }
        vertical_step(shape, &mut random, &moduli, &matrix.0, round);
    }
}

fn available() -> bool {
    std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma")
}

#[test]
fn vertical_steps_are_exact_at_the_edges() {
    if available() {
        vertical_steps(20_000);
    }
}

#[test]
#[ignore = "minutes: continuous integration runs it"]
fn vertical_steps_are_exact_at_the_edges_at_length() {
    if available() {
        vertical_steps(1_100_000);
    }
}

/// One exponentiation with its expected result.
struct Case {
    m: Vec<Limb>,
    r: Vec<Limb>,
    base: Vec<Limb>,
    exponent: Vec<Limb>,
    bits: usize,
    out: Vec<Limb>,
}

impl Case {
    fn random(random: &mut Random, bits: usize) -> Case {
        let m = random.modulus(bits);
        let base = match random.next() % 8 {
            0 => BigUint::ZERO,
            1 => BigUint::from(1u8),
            2 => big(&m) - 1u8,
            _ => big(&random.limbs(bits + 64)) % big(&m),
        };
        let mut limbs: Vec<Limb> = base.to_u64_digits();
        limbs.resize(m.len(), 0);
        let exponent_bits = [1, 2, 5, 64, 65, bits, bits][(random.next() % 7) as usize];
        let exponent = random.limbs(exponent_bits.next_multiple_of(64));
        Case { r: m.clone(), out: m.clone(), m, base: limbs, exponent, bits: exponent_bits }
    }

    fn job(&mut self) -> PowJob<'_> {
        PowJob {
            modulus: crate::arch::Modulus { m: &self.m, n0: 0, r: &self.r, rr: &self.r },
            out: &mut self.out,
            base: &self.base,
            exponent: &self.exponent,
            bits: self.bits,
            done: false,
        }
    }

    fn check(&self) {
        let mask = (BigUint::from(1u8) << self.bits) - 1u8;
        let expected = big(&self.base).modpow(&(big(&self.exponent) & mask), &big(&self.m));
        assert_eq!(big(&self.out), expected);
    }
}

#[test]
fn vertical_powers_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(7);
    for round in 0..60 {
        let mut cases: Vec<Case> = (0..1 + round % 4)
            .map(|_| {
                let bits =
                    if random.next().is_multiple_of(2) { 1024 } else { 512 + (random.next() % 513) as usize };
                Case::random(&mut random, bits)
            })
            .collect();
        let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
        assert!(vertical::pow(&generated::VERTICAL_22, &mut jobs));
        cases.iter().for_each(Case::check);
    }
}

/// A column of this modulus' fold matrix is heavier than the bounds allow (one random modulus in a million is so).
const HEAVY: [Limb; 16] = [
    0x4021_caee_3235_720b,
    0xb423_d150_bcc1_f62d,
    0xf8bc_bb90_b7db_f2ed,
    0x7f2e_4d9e_a8a9_68b5,
    0x7c9d_91ed_18df_8891,
    0xd76c_6e02_52dc_65d7,
    0xfa48_4e31_a181_4ffa,
    0x5971_fdba_3302_f217,
    0x3d95_104e_24a4_edd0,
    0x98c8_18d4_b34e_3468,
    0xc25c_86ba_ad42_dcff,
    0xd4a9_57c2_35ed_10bc,
    0x8b09_16df_86fc_6265,
    0xec60_b01b_6f3e_413e,
    0xecdc_4cd1_dce5_bdd5,
    0xcc3d_649c_aaec_e9f1,
];

#[test]
fn a_modulus_with_a_heavy_column_is_refused() {
    assert!(FoldMatrix::new(&HEAVY, 1024, &generated::VERTICAL_22).is_none());
    if !available() {
        return;
    }
    let mut random = Random(11);
    let mut cases: Vec<Case> = (0..4).map(|_| Case::random(&mut random, 1024)).collect();
    cases[2].m = HEAVY.to_vec();
    let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
    assert!(!vertical::pow(&generated::VERTICAL_22, &mut jobs));
}

#[test]
fn the_callers_rounding_mode_is_replaced_and_restored() {
    if !available() {
        return;
    }
    // toward zero, denormals flushed and taken for zero, an exception flag raised
    const ODD: u32 = 0x1f80 | 3 << 13 | 1 << 15 | 1 << 6 | 1;
    let mut random = Random(13);
    let mut cases: Vec<Case> = (0..4).map(|_| Case::random(&mut random, 1024)).collect();
    let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
    let (ran, during, after) = rounding::tests::under(ODD, || (run(&mut jobs), rounding::tests::read()));
    assert!(ran);
    assert_eq!((during, after), (ODD, ODD));
    cases.iter().for_each(Case::check);
}
