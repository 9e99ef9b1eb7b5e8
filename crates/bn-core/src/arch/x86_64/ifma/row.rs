//! Exponentiation by the row kernels: one number, or the two halves of a private key, across the lanes.

use super::digits::{self, DIGIT_MASK, DigitModulus, PathToDomain, Vector, Vectors};
use super::kernels::{self, Lookup, Power};
use crate::arch::{Modulus, PowJob};
use crate::limb::Limb;
use crate::limbs;

/// Bits of the fixed window: a table of 32 entries is 10 to 20 KB.
const WINDOW: usize = 5;

/// One member of the family of row kernels.
pub(super) struct Shape {
    numbers: usize,
    vectors: usize,
    /// n
    digits: usize,
    power: Power,
    lookup: Lookup,
}

macro_rules! shapes {
    ($($numbers:literal $vectors:literal $digits:literal $power:ident $lookup:ident),* $(,)?) => {[$(
        Shape { numbers: $numbers, vectors: $vectors, digits: $digits, power: kernels::$power, lookup: kernels::$lookup }
    ),*]};
}

/// Narrowest first.
static PAIR: [Shape; 3] =
    shapes![2 5 20 pair_20 lookup_5, 2 8 30 pair_30 lookup_8, 2 10 40 pair_40 lookup_10];
static ONE: [Shape; 5] = shapes![
    1 3 20 one_20 lookup_3, 1 4 30 one_30 lookup_4, 1 5 40 one_40 lookup_5, 1 8 60 one_60 lookup_8,
    1 10 79 one_79 lookup_10,
];

/// A modulus, or two, ready for a kernel.
pub(super) struct Prepared<'a> {
    shape: &'static Shape,
    moduli: &'a [Modulus<'a>],
    /// M, m, k, 2^52 − 1, 1, as the kernel reads them; then R²
    vectors: Vectors,
}

/// A modulus as long as its limbs say; the bit length is public.
fn bits(m: &[Limb]) -> usize {
    limbs::bit_length(m)
}

impl<'a> Prepared<'a> {
    /// `None` unless a kernel serves one or two moduli of these sizes.
    pub(super) fn new(moduli: &'a [Modulus<'a>]) -> Option<Prepared<'a>> {
        let shapes: &[Shape] = if moduli.len() == 2 { &PAIR } else { &ONE };
        let longest = moduli.iter().map(|modulus| bits(modulus.m)).max()?;
        // operands below 4m: 16m² ≤ R·m
        let shape = shapes.iter().find(|shape| longest + 4 <= digits::DIGIT_BITS * shape.digits)?;
        let mut paths = [PathToDomain { start: 0, products: 0 }; 2];
        for (path, modulus) in paths.iter_mut().zip(moduli) {
            *path = PathToDomain::find(modulus.m.len(), bits(modulus.m), shape.digits)?;
        }
        // The numbers of a pair go together; equal paths are the rule for the primes of a key.
        if moduli.len() == 2 && paths[0].products != paths[1].products {
            return None;
        }
        let v = shape.vectors;
        let mut prepared = Prepared { shape, moduli, vectors: Vectors::zero(3 * v + 3) };
        for (number, modulus) in moduli.iter().enumerate() {
            let digits = DigitModulus::new(modulus, shape.digits);
            shape.fill(&mut prepared.vectors[..v], number, |i| digits.big_m(i));
            shape.fill(&mut prepared.vectors[v..2 * v], number, |i| digits.m(i));
            for lane in (number..8).step_by(shape.numbers) {
                prepared.vectors[2 * v].0[lane] = digits.n0;
            }
        }
        prepared.vectors[2 * v + 1].0 = [DIGIT_MASK; 8];
        prepared.vectors[2 * v + 2].0 = [1; 8];
        prepared.find_rr(&paths);
        Some(prepared)
    }

    fn find_rr(&mut self, paths: &[PathToDomain; 2]) {
        let v = self.shape.vectors;
        let mut limbs_rr = Vectors::zero(v);
        let mut rr = Vectors::zero(v);
        for (number, modulus) in self.moduli.iter().enumerate() {
            self.shape.fill(&mut limbs_rr, number, |i| digits::digit(modulus.rr, i));
            let start = paths[number].start;
            self.shape.fill(&mut rr, number, |i| {
                if start / digits::DIGIT_BITS == i { 1 << (start % digits::DIGIT_BITS) } else { 0 }
            });
        }
        for _ in 0..paths[0].products {
            self.power(&mut rr, &limbs_rr, 0);
        }
        self.vectors[2 * v + 3..].copy_from_slice(&rr);
    }

    /// R² mod m, below 4m.
    fn rr(&self) -> &[Vector] {
        &self.vectors[2 * self.shape.vectors + 3..]
    }

    /// acc = acc^(2^squarings)·operand/…, in Montgomery products: below 4m if the operands are.
    fn power(&self, acc: &mut [Vector], operand: &[Vector], squarings: usize) {
        let v = self.shape.vectors;
        assert!(acc.len() == v && operand.len() == v && self.vectors.len() == 3 * v + 3);
        // SAFETY: the kernel reads v vectors of acc and operand and 2v + 3 of modulus, and writes v of acc; it runs on
        // processors with AVX-512 F, VL, DQ and IFMA, which `ifma::pow` has made sure of.
        unsafe { (self.shape.power)(acc.as_mut_ptr(), operand.as_ptr(), self.vectors.as_ptr(), squarings) }
    }

    fn lookup(&self, out: &mut [Vector], table: &[Vector], index: &Vector) {
        let v = self.shape.vectors;
        assert!(out.len() == v && table.len() == v << WINDOW);
        // SAFETY: reads 2^WINDOW entries of v vectors and one index, writes v vectors; processor as above.
        unsafe { (self.shape.lookup)(out.as_mut_ptr(), table.as_ptr(), index, 1 << WINDOW, 64 * v) }
    }

    /// The numbers `get(number, i)` of n digits each.
    fn numbers(&self, get: impl Fn(usize, usize) -> u64) -> Vectors {
        let mut out = Vectors::zero(self.shape.vectors);
        for number in 0..self.shape.numbers {
            self.shape.fill(&mut out, number, |i| get(number, i));
        }
        out
    }

    /// out = base^exponent for each job, by a fixed window.
    pub(super) fn pow(&self, jobs: &mut [PowJob<'_>]) {
        let v = self.shape.vectors;
        let unit = self.numbers(|_, i| u64::from(i == 0));
        let mut table = Vectors::zero(v << WINDOW);
        let mut acc = self.numbers(|number, i| digits::digit(jobs[number].base, i));
        self.power(&mut acc, self.rr(), 0);
        table[v..2 * v].copy_from_slice(&acc);
        acc.copy_from_slice(self.rr());
        self.power(&mut acc, &unit, 0);
        table[..v].copy_from_slice(&acc);
        for i in 2..1 << WINDOW {
            let (known, rest) = table.split_at_mut(i * v);
            let (factor, other) = if i % 2 == 0 { (i / 2, i / 2) } else { (i - 1, 1) };
            rest[..v].copy_from_slice(&known[factor * v..(factor + 1) * v]);
            self.power(&mut rest[..v], &known[other * v..(other + 1) * v], 0);
        }

        let windows = jobs.iter().map(|job| job.bits.div_ceil(WINDOW)).max().unwrap_or(0);
        let mut entry = Vectors::zero(v);
        acc.copy_from_slice(&table[..v]);
        for window in (0..windows).rev() {
            let mut index = Vector::default();
            for (lane, x) in index.0.iter_mut().enumerate() {
                let job = &jobs[lane % self.shape.numbers];
                let count = WINDOW.min(job.bits.saturating_sub(window * WINDOW));
                *x = limbs::bits(job.exponent, window * WINDOW, count);
            }
            self.lookup(&mut entry, &table, &index);
            self.power(&mut acc, &entry, if window + 1 == windows { 0 } else { WINDOW });
        }
        self.power(&mut acc, &unit, 0);
        for (number, job) in jobs.iter_mut().enumerate() {
            self.write(&mut *job.out, &acc, number);
        }
    }

    fn write(&self, out: &mut [Limb], from: &[Vector], number: usize) {
        let shape = self.shape;
        let digits =
            (0..shape.digits).map(|i| from[i % shape.vectors].0[i / shape.vectors * shape.numbers + number]);
        digits::reduce_to_limbs(out, digits, self.moduli[number].m);
    }
}

impl Shape {
    /// Writes the n digits of a number: digit V·l + t is in vector t, lane l of the number.
    fn fill(&self, out: &mut [Vector], number: usize, get: impl Fn(usize) -> u64) {
        for i in 0..self.digits {
            out[i % self.vectors].0[i / self.vectors * self.numbers + number] = get(i);
        }
    }
}
