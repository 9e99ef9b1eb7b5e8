//! The AVX-512 IFMA kernels against the portable code. One test function per concern; the level is the process's.
#![allow(missing_docs)]

use bn_core::cpu::{self, Level};
use bn_core::mont::PowPair;
use bn_core::{
    MontgomeryContext, Nat, OddModulus, Plain, PublicExponent, PublicRing, Ring, Secret, SecretExponent,
    SecretResidue,
};
use num_bigint::BigUint;

struct M;
impl Ring for M {}
impl PublicRing for M {}

/// xorshift64*: reproducible operands.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number of `bits` bits at most whose 52-bit digits are zero, full or random in runs.
    fn number(&mut self, bits: usize) -> BigUint {
        let mut x = BigUint::ZERO;
        let style = self.next() % 4;
        for i in 0..bits.div_ceil(52) {
            let digit = match if style == 3 { self.next() % 4 } else { style } {
                0 => self.next() >> 12,
                1 => (1 << 52) - 1 - u64::from(self.next().is_multiple_of(8)),
                2 => u64::from(self.next().is_multiple_of(8)),
                _ => 1 << (self.next() % 52),
            };
            x += BigUint::from(digit) << (52 * i);
        }
        x % (BigUint::from(1u8) << bits)
    }
}

fn big(nat: &Nat) -> BigUint {
    BigUint::from_bytes_be(&nat.to_be_bytes(nat.width() * bn_core::LIMB_BYTES))
}

struct Number {
    modulus: BigUint,
    base: BigUint,
    exponent: BigUint,
    context: MontgomeryContext<M>,
    residue: SecretResidue<M, Plain>,
    secret: SecretExponent,
}

impl Number {
    fn new(random: &mut Random, bits: usize, exponent_bits: usize) -> Number {
        let one = BigUint::from(1u8);
        let modulus = random.number(bits) | (&one << (bits - 1)) | &one;
        let base = match random.next() % 8 {
            0 => &modulus - &one,
            1 => BigUint::ZERO,
            _ => random.number(bits) % &modulus,
        };
        let exponent = random.number(exponent_bits);
        let context =
            MontgomeryContext::new_consttime(&OddModulus::from_be_bytes(&modulus.to_bytes_be()).unwrap());
        let residue = context.reduce(&Secret::new(Nat::from_be_bytes(&base.to_bytes_be())));
        let width = exponent_bits.div_ceil(bn_core::LIMB_BITS).max(1);
        let nat = Nat::from_be_bytes(&exponent.to_bytes_be()).resized(width);
        let secret = SecretExponent::new(Secret::new(nat), exponent_bits);
        Number { modulus, base, exponent, context, residue, secret }
    }

    fn check(&self, power: &SecretResidue<M, Plain>) {
        let power = big(&power.expose().to_nat());
        let expected = self.base.modpow(&self.exponent, &self.modulus);
        assert_eq!(power, expected, "{:x}^{:x} mod {:x}", self.base, self.exponent, self.modulus);
    }
}

/// Whether the processor has the kernels; says so if not. `REQUIRE_IFMA=1` makes their absence a failure.
fn available() -> bool {
    // Asked apart from forcing, which in builds for forcing believes whatever it is told.
    #[cfg(target_arch = "x86_64")]
    let reported = is_x86_feature_detected!("avx512ifma") && is_x86_feature_detected!("avx512vl");
    #[cfg(not(target_arch = "x86_64"))]
    let reported = false;
    let there = reported && cpu::force_level(Some(Level::Ifma));
    if !there {
        println!("SKIPPED: this processor has no AVX-512 IFMA");
        assert!(
            std::env::var_os("REQUIRE_IFMA").is_none(),
            "REQUIRE_IFMA is set, but there is no AVX-512 IFMA"
        );
    }
    there
}

/// In builds for forcing, every exponentiation of a size that the kernels serve must have been theirs.
#[cfg(bn_force_level)]
#[test]
fn the_kernels_ran() {
    if !available() {
        return;
    }
    let before = cpu::runs(cpu::Family::Ifma);
    let mut random = Random(0x0bad_cafe_0bad_cafe);
    // Public exponents 0 and 1 need no kernel.
    let public = PublicExponent::from_be_bytes(&[5]);
    for bits in [512, 1024, 1536, 2048, 3072, 4096] {
        let mut x = Number::new(&mut random, bits, 20);
        x.check(&x.context.pow(&x.residue, &x.secret));
        x.exponent = BigUint::from(5u8);
        x.check(&x.context.pow_public_exponent(&x.residue, &public));
    }
    assert!(cpu::runs(cpu::Family::Ifma) >= before + 12);
}

#[test]
fn pairs_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(0x1234_5678_9abc_def1);
    for bits in
        [1024, 1536, 2048, 1023, 1025, 1036, 1037, 1500, 1556, 1557, 2047, 2049, 2076, 2077, 3072, 700]
    {
        for _ in 0..20 {
            let p = Number::new(&mut random, bits, 40);
            let other = bits - (random.next() % 3) as usize;
            let q = Number::new(&mut random, other, 37);
            let pair =
                PowPair { p: (&p.context, &p.residue, &p.secret), q: (&q.context, &q.residue, &q.secret) };
            let (x, y) = pair.pow();
            p.check(&x);
            q.check(&y);
        }
    }
}

#[test]
fn single_numbers_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(0xfedc_ba98_7654_3211);
    for bits in
        [700, 1024, 1036, 1037, 1536, 1556, 1557, 2048, 2076, 2077, 3071, 3072, 3116, 3117, 4095, 4096, 4104]
    {
        for _ in 0..20 {
            let p = Number::new(&mut random, bits, 36);
            p.check(&p.context.pow(&p.residue, &p.secret));
        }
    }
}

#[test]
fn batches_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(0x0f1e_2d3c_4b5a_6978);
    for bits in [512, 1024, 1536, 2048, 700, 1030, 1557, 3072, 4096, 5000] {
        for count in [1, 2, 3, 4, 5, 8, 9] {
            let numbers: Vec<Number> = (0..2 * count)
                .map(|i| {
                    // now and then one of another width among them
                    let bits = if i == 5 { bits + 300 } else { bits - (random.next() % 3) as usize };
                    Number::new(&mut random, bits, 30 + i)
                })
                .collect();
            let pairs: Vec<PowPair<'_, M, M>> = numbers
                .chunks(2)
                .map(|x| PowPair {
                    p: (&x[0].context, &x[0].residue, &x[0].secret),
                    q: (&x[1].context, &x[1].residue, &x[1].secret),
                })
                .collect();
            for (numbers, (x, y)) in numbers.chunks(2).zip(PowPair::pow_batch(&pairs)) {
                numbers[0].check(&x);
                numbers[1].check(&y);
            }
        }
    }
}

#[test]
fn public_powers_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(0x1020_3040_5060_7080);
    let exponents = [3u64, 65537, 65537, 2, 17, 0, 1, 0xffff_ffff_ffff_fffe, 5];
    for bits in [1024, 2048, 3072, 4096, 2047, 1200, 5000, 600] {
        for count in [1, 3, 7, 8, 21] {
            let numbers: Vec<Number> = (0..count).map(|_| Number::new(&mut random, bits, 8)).collect();
            let exponents: Vec<PublicExponent> = (0..count)
                .map(|i| if count == 8 { 65537 } else { exponents[i % exponents.len()] })
                .map(|e| PublicExponent::from_be_bytes(&e.to_be_bytes()))
                .collect();
            // LEAK: made up for this test
            let bases: Vec<_> = numbers.iter().map(|x| x.residue.duplicate().declassify()).collect();
            let jobs: Vec<_> = numbers
                .iter()
                .zip(&bases)
                .zip(&exponents)
                .map(|((x, b), e)| (x.context.modulus(), b, e))
                .collect();
            let powers = OddModulus::pow_vartime_batch(&jobs);
            for (i, (number, power)) in numbers.iter().zip(powers).enumerate() {
                let expected = number.base.modpow(&big(exponents[i].nat()), &number.modulus);
                assert_eq!(big(&power.to_nat()), expected, "{bits} bits, {i} of {count}");
                assert_eq!(big(&number.context.pow_vartime(&bases[i], &exponents[i]).to_nat()), expected);
            }
        }
    }
}

/// All kernels for one size: cubes of `count` bases, one by one and together, as public and as secret powers.
fn cubes(random: &mut Random, bits: usize, count: usize) {
    let cube = PublicExponent::from_be_bytes(&[3]);
    let modulus = Number::new(random, bits, 2).modulus;
    let context =
        MontgomeryContext::<M>::new_consttime(&OddModulus::from_be_bytes(&modulus.to_bytes_be()).unwrap());
    let bases: Vec<BigUint> = (0..count).map(|_| random.number(bits) % &modulus).collect();
    let secret = SecretExponent::new(Secret::new(Nat::from_be_bytes(&[3])), 2);
    let residues: Vec<_> =
        bases.iter().map(|x| context.reduce(&Secret::new(Nat::from_be_bytes(&x.to_bytes_be())))).collect();
    // LEAK: made up for this test
    let public: Vec<_> = residues.iter().map(|x| x.duplicate().declassify()).collect();
    let jobs: Vec<_> = public.iter().map(|x| (context.modulus(), x, &cube)).collect();
    let together = OddModulus::pow_vartime_batch(&jobs);
    let pairs: Vec<PowPair<'_, M, M>> = residues
        .chunks(2)
        .map(|x| PowPair { p: (&context, &x[0], &secret), q: (&context, &x[1], &secret) })
        .collect();
    let pairs_together = PowPair::pow_batch(&pairs);
    for (i, base) in bases.iter().enumerate() {
        let expected = base * base * base % &modulus;
        let equal = |x: &Nat| assert_eq!(big(x), expected, "{base:x}^3 mod {modulus:x}");
        equal(&context.pow_vartime(&public[i], &cube).to_nat());
        equal(&together[i].to_nat());
        if i % 2 == 0 {
            let (x, _) = pairs[i / 2].pow();
            equal(&x.expose().to_nat());
            equal(&pairs_together[i / 2].0.expose().to_nat());
        } else {
            equal(&pairs_together[i / 2].1.expose().to_nat());
        }
    }
}

#[test]
#[ignore = "minutes: 10^5 cases for every kernel"]
fn all_kernels_agree_with_the_oracle_at_length() {
    if !available() {
        return;
    }
    let mut random = Random(0x7f4a_7c15_9e37_79b9);
    for bits in [512, 1024, 1536, 2048, 3072, 4096] {
        for round in 0..1600 {
            cubes(&mut random, bits - round % 9, 64);
        }
    }
}

#[test]
fn all_kernels_agree_with_the_oracle() {
    if !available() {
        return;
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for bits in [512, 1024, 1536, 2048, 3072, 4096] {
        for round in 0..8 {
            cubes(&mut random, bits - round, 64);
        }
    }
}
