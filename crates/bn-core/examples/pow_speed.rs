//! Whole exponentiations: minimum and median of interleaved samples, per kernel level.
//!
//! `cargo run --release -p bn-core --example pow_speed [rounds]`
#![allow(missing_docs)]

use bn_core::cpu::{self, Level};
use bn_core::mont::PowPair;
use bn_core::{
    MontgomeryContext, Nat, OddModulus, Plain, PublicExponent, PublicRing, Ring, Secret, SecretExponent,
    SecretResidue,
};
use std::hint::black_box;
use std::time::Instant;

struct M;
impl Ring for M {}
impl PublicRing for M {}

/// xorshift64*: reproducible operands.
struct Random(u64);

impl Random {
    fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length)
            .map(|_| {
                self.0 ^= self.0 << 13;
                self.0 ^= self.0 >> 7;
                self.0 ^= self.0 << 17;
                (self.0 >> 32) as u8
            })
            .collect()
    }

    fn modulus(&mut self, bits: usize) -> OddModulus<M> {
        let mut bytes = self.bytes(bits / 8);
        bytes[0] |= 0x80;
        *bytes.last_mut().unwrap() |= 1;
        OddModulus::from_be_bytes(&bytes).unwrap()
    }
}

struct Number {
    modulus: OddModulus<M>,
    context: MontgomeryContext<M>,
    base: SecretResidue<M, Plain>,
    exponent: SecretExponent,
}

impl Number {
    fn new(random: &mut Random, bits: usize) -> Number {
        let modulus = random.modulus(bits);
        let context = MontgomeryContext::new_consttime(&modulus);
        let base = context.reduce(&Secret::new(Nat::from_be_bytes(&random.bytes(bits / 8))));
        let exponent = SecretExponent::new(Secret::new(Nat::from_be_bytes(&random.bytes(bits / 8))), bits);
        Number { modulus, context, base, exponent }
    }
}

/// One row: seconds per operation, minimum and median.
fn row(name: &str, per_call: usize, rounds: usize, mut f: impl FnMut()) {
    for level in Level::ALL {
        if !cpu::force_level(Some(level)) {
            continue;
        }
        f();
        let mut samples: Vec<f64> = (0..rounds)
            .map(|_| {
                let start = Instant::now();
                f();
                start.elapsed().as_secs_f64() / per_call as f64
            })
            .collect();
        samples.sort_by(f64::total_cmp);
        let (least, median) = (samples[0], samples[rounds / 2]);
        println!(
            "{name:32} {:9} {:10.1} us min {:10.1} us median {:10.0}/s",
            level.name(),
            least * 1e6,
            median * 1e6,
            1.0 / median
        );
    }
    cpu::force_level(None);
}

fn main() {
    let rounds = std::env::args().nth(1).and_then(|x| x.parse().ok()).unwrap_or(100);
    let mut random = Random(88172645463325252);
    let e = PublicExponent::from_be_bytes(&[1, 0, 1]);
    for bits in [1024, 1536, 2048] {
        let numbers: Vec<Number> = (0..8).map(|_| Number::new(&mut random, bits)).collect();
        let pairs: Vec<PowPair<'_, M, M>> = numbers
            .chunks(2)
            .map(|x| PowPair {
                p: (&x[0].context, &x[0].base, &x[0].exponent),
                q: (&x[1].context, &x[1].base, &x[1].exponent),
            })
            .collect();
        row(&format!("RSA-{} pair", 2 * bits), 1, rounds, || {
            black_box(pairs[0].pow());
        });
        row(&format!("RSA-{} pairs, 4 at once", 2 * bits), 4, rounds / 4 + 1, || {
            black_box(PowPair::pow_batch(&pairs));
        });
    }
    for bits in [2048, 3072, 4096] {
        let numbers: Vec<Number> = (0..8).map(|_| Number::new(&mut random, bits)).collect();
        let bases: Vec<_> = numbers
            .iter()
            // LEAK: made up for this program
            .map(|number| number.base.duplicate().declassify())
            .collect();
        row(&format!("{bits} bits, e = 65537"), 1, rounds, || {
            black_box(numbers[0].modulus.pow_vartime(&bases[0], &e));
        });
        row(&format!("{bits} bits, e = 65537, secret base"), 1, rounds, || {
            black_box(numbers[0].context.pow_public_exponent(&numbers[0].base, &e));
        });
        let jobs: Vec<_> = numbers.iter().zip(&bases).map(|(n, base)| (&n.modulus, base, &e)).collect();
        row(&format!("{bits} bits, e = 65537, 8 at once"), 8, rounds, || {
            black_box(OddModulus::pow_vartime_batch(&jobs));
        });
    }
}
