//! The kernels against an independent integer library: digits at the edges of their bounds, random ones, whole powers.

use super::engine::{Engine, pow, pow_public};
use super::*;
use num_bigint::{BigInt, BigUint, Sign};
use std::vec;
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

/// The integer of digits, by way of two's complement.
fn number(digits: &[f64]) -> BigInt {
    let (mut bytes, mut sum, mut filled) = (Vec::new(), 0i128, 0);
    for &digit in digits {
        sum += i128::from(digit as i64) << filled;
        filled += 49;
        if filled >= 64 {
            bytes.extend((sum as u64).to_le_bytes());
            sum >>= 64;
            filled -= 64;
        }
    }
    bytes.extend(sum.to_le_bytes());
    BigInt::from_signed_bytes_le(&bytes)
}

/// The bounds that the proof closes over.
fn digit_bound(i: usize, digits: usize) -> i64 {
    if i + 1 < digits { (1 << 48) + 128 } else { 11 << 45 }
}

/// Digits of one of many patterns: `pattern` 0 is random, the others are extreme.
fn crafted(random: &mut Random, pattern: u64, i: usize, digits: usize) -> f64 {
    let bound = digit_bound(i, digits);
    let sign = |bit: bool| if bit { -1 } else { 1 };
    let digit = match pattern % 10 {
        0 => (random.next() >> 15) as i64 - (1 << 48),
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

/// Digits of the number `number` in vectors.
fn gather(shape: &Shape, vectors: &[Vector], number: usize) -> Vec<f64> {
    let place = |i: usize| (i % shape.vectors(), number * shape.lanes + i / shape.vectors());
    (0..shape.digits).map(place).map(|(vector, lane)| vectors[vector].0[lane]).collect()
}

/// One squaring or multiplication of crafted digits in every number: congruent, and closed under the bounds.
/// One round in `random_rounds` + 1 is crafted, the others are random.
fn step(
    shape: &Shape,
    random: &mut Random,
    moduli: &[Vec<Limb>],
    engine: &mut Engine<'_>,
    round: u64,
    random_rounds: u64,
) {
    let n = shape.digits;
    let (mut value, mut factor) =
        (vec![Vector::default(); shape.vectors()], vec![Vector::default(); shape.vectors()]);
    let crafted_round = (round / 2).is_multiple_of(random_rounds + 1);
    for number in 0..shape.numbers() {
        let kind = round / 2 / (random_rounds + 1) + number as u64;
        let patterns = if crafted_round { (kind, kind / 10 + number as u64) } else { (0, 0) };
        for i in 0..n {
            let (vector, lane) = (i % shape.vectors(), number * shape.lanes + i / shape.vectors());
            value[vector].0[lane] = crafted(random, patterns.0, i, n);
            factor[vector].0[lane] = crafted(random, patterns.1, i, n);
        }
    }
    engine.set_value(&value);
    engine.factor_mut().copy_from_slice(&factor);
    let multiply = round % 2 == 1;
    engine.step(usize::from(!multiply), multiply);
    for (i, m) in moduli.iter().enumerate() {
        let after = gather(shape, engine.value(), i);
        let a = number(&gather(shape, &value, i));
        let b = if multiply { number(&gather(shape, &factor, i)) } else { a.clone() };
        let m = BigInt::from_biguint(Sign::Plus, big(m));
        assert!((a * b - number(&after)) % m == BigInt::ZERO, "round {round}, number {i}");
        for (at, digit) in after.iter().enumerate() {
            assert!(digit.abs() <= digit_bound(at, n) as f64, "round {round}, number {i}, digit {at}");
        }
    }
}

/// So many rounds with each of the shapes, for numbers that share new moduli every 200 rounds.
fn steps<'a>(shapes: impl Iterator<Item = &'a Shape>, cases: u64, random_rounds: u64) {
    if !available() {
        return;
    }
    for (at, shape) in shapes.enumerate() {
        let mut random = Random(0x9e37_79b9_7f4a_7c15 + at as u64);
        let (mut moduli, mut engine) = (vec![Vec::new(); shape.numbers()], Engine::new(shape));
        for round in 0..cases / shape.numbers() as u64 {
            if round % 200 == 0 {
                for (number, m) in moduli.iter_mut().enumerate() {
                    let span = (shape.bits - LEAST_BITS + 1) as u64;
                    loop {
                        let longest = random.next().is_multiple_of(3);
                        let bits =
                            if longest { shape.bits } else { LEAST_BITS + (random.next() % span) as usize };
                        *m = random.modulus(bits);
                        if engine.set_modulus(number, m) {
                            break;
                        }
                    }
                }
            }
            step(shape, &mut random, &moduli, &mut engine, round, random_rounds);
        }
    }
}

fn shapes() -> impl Iterator<Item = &'static Shape> {
    VERTICALS.iter().chain(PAIRS).chain(WIDES).copied()
}

fn available() -> bool {
    std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma")
}

#[test]
fn steps_are_exact_at_the_edges() {
    steps(shapes(), 4_000, 1);
}

// 10^6 random cases and 10^5 crafted ones for each kernel: minutes, run by continuous integration.

#[test]
#[ignore = "a minute or two"]
fn vertical_steps_are_exact_at_length() {
    steps(VERTICALS.iter().copied(), 1_100_000, 10);
}

#[test]
#[ignore = "a minute or two"]
fn pair_steps_are_exact_at_length() {
    steps(PAIRS.iter().copied(), 1_100_000, 10);
}

#[test]
#[ignore = "a minute or two"]
fn wide_steps_are_exact_at_length() {
    steps(WIDES.iter().copied(), 1_100_000, 10);
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
fn powers_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(7);
    for shape in shapes() {
        for round in 0..12 {
            let mut cases: Vec<Case> = (0..1 + round % shape.numbers())
                .map(|_| {
                    let span = (shape.bits - LEAST_BITS + 1) as u64;
                    let longest = random.next().is_multiple_of(2);
                    let bits =
                        if longest { shape.bits } else { LEAST_BITS + (random.next() % span) as usize };
                    Case::random(&mut random, bits)
                })
                .collect();
            let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
            pow(shape, &mut jobs.iter_mut().collect::<Vec<_>>()).unwrap();
            cases.iter().for_each(Case::check);
        }
    }
}

#[test]
fn public_powers_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(19);
    for exponent in [2, 3, 17, 65537, 0x1_0000_0000_0001, Limb::MAX] {
        for count in [1, 2, 3, 4, 5] {
            let mut cases: Vec<Case> =
                (0..count).map(|i| Case::random(&mut random, [2048, 2047, 1537, 1024, 1024][i])).collect();
            for case in &mut cases {
                (case.exponent, case.bits) = (vec![exponent], 64 - exponent.leading_zeros() as usize);
            }
            let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
            run(&mut jobs, &[MANY, ONE], |a, b| a.exponent == b.exponent, pow_public);
            for (at, job) in jobs.iter().enumerate() {
                assert_eq!(job.done, at < 3, "{at} of {count}");
            }
            cases.iter().take(3).for_each(Case::check);
        }
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
    assert!(!Engine::new(&generated::VERTICAL_22).set_modulus(0, &HEAVY));
    assert!(!Engine::new(&generated::PAIR_22).set_modulus(1, &HEAVY));
    if !available() {
        return;
    }
    let mut random = Random(11);
    let mut cases: Vec<Case> = (0..9).map(|_| Case::random(&mut random, 1024)).collect();
    cases[2].m = HEAVY.to_vec();
    let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
    run(&mut jobs, &[MANY, TWO], |_, _| true, pow);
    // eight are done four by four, the heavy one is left to the integer kernels
    let done: Vec<bool> = jobs.iter().map(|job| job.done).collect();
    assert_eq!(done, [true, true, false, true, true, true, true, true, true]);
    cases.iter().zip(done).filter(|(_, done)| *done).for_each(|(case, _)| case.check());
}

#[test]
fn batches_of_mixed_sizes_are_grouped() {
    if !available() {
        return;
    }
    let mut random = Random(17);
    let sizes = [1024, 511, 1000, 1536, 2049, 1030, 600, 2048, 1023, 777];
    let mut cases: Vec<Case> = sizes.iter().map(|&bits| Case::random(&mut random, bits)).collect();
    let mut jobs: Vec<PowJob<'_>> = cases.iter_mut().map(Case::job).collect();
    run(&mut jobs, &[MANY, TWO], |_, _| true, pow);
    let done: Vec<bool> = jobs.iter().map(|job| job.done).collect();
    // too short, too long, and two that have no partner
    assert_eq!(done, [true, false, true, true, false, true, true, false, true, false]);
    cases.iter().zip(done).filter(|(_, done)| *done).for_each(|(case, _)| case.check());
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
    let ((), during, after) =
        rounding::tests::under(ODD, || (run(&mut jobs, &[MANY], |_, _| true, pow), rounding::tests::read()));
    assert!(jobs.iter().all(|job| job.done));
    assert_eq!((during, after), (ODD, ODD));
    cases.iter().for_each(Case::check);
}
