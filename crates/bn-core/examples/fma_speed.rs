//! Whole exponentiations by the floating-point kernels and by the levels below, interleaved, in core cycles.
//!
//! `cargo run --release -p bn-core --example fma_speed [milliseconds per row]`
#![allow(missing_docs)]

use bn_core::cpu::{self, Level};
use bn_core::mont::PowPair;
use bn_core::{
    MontgomeryContext, Nat, OddModulus, Plain, PublicExponent, PublicRing, Ring, Secret, SecretExponent,
    SecretResidue,
};
use std::hint::black_box;
use std::time::{Duration, Instant};

struct M;
impl Ring for M {}
impl PublicRing for M {}

/// Seconds per core cycle, from a chain of multiplications (3 cycles) and disjunctions (1 cycle).
fn cycle() -> f64 {
    const STEPS: u32 = 20_000;
    let samples = (0..200).map(|_| {
        let start = Instant::now();
        let mut x = black_box(3u64);
        for _ in 0..STEPS {
            x = x.wrapping_mul(x | 1);
        }
        black_box(x);
        start.elapsed().as_secs_f64() / f64::from(4 * STEPS)
    });
    samples.fold(f64::MAX, f64::min)
}

struct Number {
    context: MontgomeryContext<M>,
    base: SecretResidue<M, Plain>,
    exponent: SecretExponent,
}

impl Number {
    fn new(seed: u64, bits: usize) -> Number {
        let mut state = seed;
        let mut bytes = || -> Vec<u8> {
            let next = |_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 32) as u8
            };
            (0..bits / 8).map(next).collect()
        };
        let mut modulus = bytes();
        modulus[0] |= 0xc0;
        *modulus.last_mut().expect("not empty") |= 1;
        let context = MontgomeryContext::new_consttime(&OddModulus::from_be_bytes(&modulus).expect("odd"));
        let base = context.reduce(&Secret::new(Nat::from_be_bytes(&bytes())));
        Number {
            context,
            base,
            exponent: SecretExponent::new(Secret::new(Nat::from_be_bytes(&bytes())), bits),
        }
    }
}

/// One row: `f` does `count` operations; minimum and median per operation at each level.
fn row(name: &str, count: usize, budget: Duration, cycle: f64, mut f: impl FnMut()) {
    let levels: Vec<Level> = [Level::Portable, Level::Adx, Level::Fma]
        .into_iter()
        .filter(|&level| cpu::force_level(Some(level)))
        .collect();
    let mut samples = vec![Vec::new(); levels.len()];
    let end = Instant::now() + budget;
    while Instant::now() < end {
        for (level, samples) in levels.iter().zip(&mut samples) {
            cpu::force_level(Some(*level));
            let start = Instant::now();
            f();
            samples.push(start.elapsed().as_secs_f64() / count as f64 / cycle);
        }
    }
    for (level, samples) in levels.iter().zip(&mut samples) {
        samples.sort_by(f64::total_cmp);
        println!(
            "{name:40} {:9} {:12.0} cycles min {:12.0} median",
            level.name(),
            samples[0],
            samples[samples.len() / 2]
        );
    }
}

fn main() {
    let milliseconds = std::env::args().nth(1).and_then(|arg| arg.parse().ok()).unwrap_or(1500);
    let (budget, cycle) = (Duration::from_millis(milliseconds), cycle());
    for bits in [1024, 1536, 2048] {
        let numbers: Vec<Number> =
            (1..=4).map(|seed| Number::new(seed * 0x9e37_79b9_7f4a_7c15, bits)).collect();
        let pair = |p: usize| {
            let [p, q] = [p, p + 1].map(|i| (&numbers[i].context, &numbers[i].base, &numbers[i].exponent));
            PowPair { p, q }
        };
        row(&format!("{bits} bits, pair (one private key)"), 1, budget, cycle, || {
            black_box(pair(0).pow());
        });
        let public = PublicExponent::from_be_bytes(&[1, 0, 1]);
        row(&format!("{bits} bits, e = 65537"), 1, budget / 4, cycle, || {
            black_box(numbers[0].context.pow_public_exponent(&numbers[0].base, &public));
        });
        let bases: Vec<_> = numbers.iter().map(|n| n.base.duplicate().declassify()).collect();
        let jobs: Vec<_> =
            numbers.iter().zip(&bases).map(|(n, base)| (n.context.modulus(), base, &public)).collect();
        row(&format!("{bits} bits, e = 65537, four moduli, each"), 4, budget / 4, cycle, || {
            black_box(OddModulus::pow_vartime_batch(&jobs));
        });
        let pairs = [pair(0), pair(2)];
        row(&format!("{bits} bits, two pairs, each"), 2, budget, cycle, || {
            black_box(PowPair::pow_batch(&pairs));
        });
    }
}
