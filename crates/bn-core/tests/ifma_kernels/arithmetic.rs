//! What the kernels compute, by the machine against an independent big-integer library.

use crate::machine::{Lane, Machine, Program};
use num_bigint::BigUint;

/// A kernel's interface.
pub struct Kernel {
    pub program: Program,
    pub numbers: usize,
    pub vectors: usize,
    /// n
    pub digits: usize,
    /// of ten digits, for the lane kernel
    pub blocks: Option<usize>,
}

const DIGIT: u64 = (1 << 52) - 1;

pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below 2^bits with random digits, or full and empty ones in runs.
    pub fn number(&mut self, bits: usize) -> BigUint {
        let (mut x, style) = (BigUint::ZERO, self.next() % 4);
        let mut run = 0;
        for i in 0..bits.div_ceil(52) {
            if self.next().is_multiple_of(5) {
                run = self.next() % 3;
            }
            let digit = match if style == 0 { 2 } else { run } {
                0 => 0,
                1 => DIGIT,
                _ => self.next() >> 12,
            };
            x += BigUint::from(digit) << (52 * i);
        }
        x % (BigUint::from(1u8) << bits)
    }
}

impl Kernel {
    /// Where digit i of a number is, in lanes from the operand's start.
    fn place(&self, number: usize, i: usize) -> usize {
        8 * (i % self.vectors) + i / self.vectors * self.numbers + number
    }

    fn write(&self, memory: &mut [Lane], number: usize, x: &BigUint) {
        let mut x = x.clone();
        for i in 0..self.digits {
            let digit = (&x & BigUint::from(DIGIT)).iter_u64_digits().next().unwrap_or(0);
            memory[self.place(number, i)] = Lane::digit(digit);
            x >>= 52;
        }
        assert_eq!(x, BigUint::ZERO);
    }

    fn read(&self, memory: &[Lane], number: usize) -> BigUint {
        (0..self.digits).rev().fold(BigUint::ZERO, |x, i| {
            let lane = memory[self.place(number, i)];
            assert!(lane.bound <= DIGIT, "digits of the result are bounded");
            (x << 52) + lane.value
        })
    }

    /// acc^(2^squarings)·operand for all numbers, checked against the library. Operands are below 4m.
    pub fn check(&self, moduli: &[BigUint], acc: &[BigUint], operand: &[BigUint], squarings: u32) {
        let lanes = 8 * self.vectors;
        let modulus_lanes = 2 * lanes + 32;
        let mut memory = vec![Lane::default(); 2 * lanes + modulus_lanes + 2 * lanes];
        let base = BigUint::from(1u8) << 52;
        for number in 0..self.numbers {
            let m = &moduli[number];
            let k = &base - m.modinv(&base).unwrap();
            // the row kernels' quotient digits wait two steps, the lane kernel's one
            let delay = if self.blocks.is_some() { 52 } else { 104 };
            let power = BigUint::from(1u8) << delay;
            let long_k = &power - m.modinv(&power).unwrap();
            let big_m = (m * &long_k + 1u8) >> delay;
            self.write(&mut memory, number, &acc[number]);
            self.write(&mut memory[lanes..], number, &operand[number]);
            self.write(&mut memory[2 * lanes..], number, &big_m);
            let m_0 = (m % &base).iter_u64_digits().next().unwrap();
            let k = k.iter_u64_digits().next().unwrap();
            let constants = match self.blocks {
                None => {
                    self.write(&mut memory[3 * lanes..], number, m);
                    let high = (long_k >> 52u32).iter_u64_digits().next().unwrap_or(0);
                    vec![Lane::digit(k), Lane::constant(DIGIT), Lane::constant(1), Lane::digit(high)]
                }
                Some(_) => {
                    self.write(&mut memory[3 * lanes..], number, &(m >> 52));
                    vec![Lane::digit(m_0), Lane::digit(k), Lane::constant(DIGIT)]
                }
            };
            for (i, constant) in constants.into_iter().enumerate() {
                for lane in (number..8).step_by(self.numbers) {
                    memory[4 * lanes + 8 * i + lane] = constant;
                }
            }
        }
        let at = |lane: usize| 8 * lane as u64;
        let mut arguments = vec![0, at(lanes), at(2 * lanes), squarings.into()];
        if let Some(blocks) = self.blocks {
            arguments.extend([blocks as u64, at(4 * lanes + 24)]);
        }
        let mut machine = Machine::new(memory);
        machine.call(&self.program, &arguments);
        for number in 0..self.numbers {
            let m = &moduli[number];
            let result = self.read(&machine.memory, number);
            assert!(result < m * 4u8, "below 4m");
            let inverse = (BigUint::from(1u8) << (52 * self.digits)).modinv(m).unwrap();
            let mut expected = acc[number].clone();
            for _ in 0..squarings {
                expected = &expected * &expected * &inverse % m;
            }
            expected = expected * &operand[number] * &inverse % m;
            assert_eq!(result % m, expected, "{:x} {:x} mod {m:x}", acc[number], operand[number]);
        }
    }

    /// Random operands, extreme ones, and operands whose product has runs of full and empty digits.
    pub fn check_cases(&self, random: &mut Random, cases: usize) {
        let one = BigUint::from(1u8);
        let r = &one << (52 * self.digits);
        for case in 0..cases {
            let mut next = |bits: usize| random.number(bits);
            let (mut moduli, mut acc, mut operand) = (vec![], vec![], vec![]);
            for _ in 0..self.numbers {
                let bits = 52 * self.digits - 4 - (case % 3) * 13;
                let m = match case % 4 {
                    0 => (&one << bits) - &one,
                    _ => next(bits) | (&one << (bits - 1)) | &one,
                };
                let (x, y) = match case % 5 {
                    0 => (&m * 4u8 - &one, &m * 4u8 - &one),
                    1 => (BigUint::ZERO, next(bits)),
                    2 => {
                        // x·y/R ≡ t, of which whole lanes are empty: carries that run through them
                        let lane = 52 * self.vectors;
                        let start = lane * (case / 5 % (bits / lane).max(1));
                        let full = lane * (case / 15 % 5);
                        let high = next(bits.saturating_sub(start + full)) << (start + full);
                        let t = high + (BigUint::from(case as u64 % 4) << start) + next(start);
                        let t = if case % 2 == 0 { t } else { next(bits) };
                        let x = next(bits) % &m;
                        let y = x.modinv(&m).map_or(one.clone(), |inverse| inverse * t * &r % &m);
                        (x, y)
                    }
                    _ => (next(bits + 1), next(bits + 1)),
                };
                moduli.push(m);
                acc.push(x);
                operand.push(y);
            }
            self.check(&moduli, &acc, &operand, (case % 3) as u32);
        }
    }
}
