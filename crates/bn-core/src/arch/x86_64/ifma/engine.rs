//! Exponentiation by the kernels: numbers of a few moduli at once, in the layout that the kernel wants.

use super::digits::{self, DIGIT_BITS, DIGIT_MASK, DigitModulus, PathToDomain, Vector, Vectors};
use super::kernels::{self, Lookup, Power};
use crate::arch::{Modulus, PowJob};
use crate::limbs;

/// How many numbers a kernel takes and how it lays out their digits.
#[derive(Clone, Copy)]
struct Shape {
    /// the numbers that are processed at once
    numbers: usize,
    /// the vectors that hold one operand
    vectors: usize,
    /// n: the digits of a number; R = 2^(52·n)
    digits: usize,
    /// bits of the fixed window: a table should stay in the first-level cache
    window: usize,
    kernel: Kernel,
}

#[derive(Clone, Copy)]
enum Kernel {
    /// Digit V·l + t of a number is in vector t, in its lane l; the numbers' lanes alternate.
    Row(Power, Lookup),
    /// Digit i of a number is in vector i, in its only lane.
    Lanes,
}

macro_rules! rows {
    ($($numbers:literal $vectors:literal $digits:literal $power:ident $lookup:ident),* $(,)?) => {[$(
        Shape {
            numbers: $numbers,
            vectors: $vectors,
            digits: $digits,
            window: 5,
            kernel: Kernel::Row(kernels::$power, kernels::$lookup),
        }
    ),*]};
}

/// Two numbers in a row kernel, narrowest first.
static PAIR: [Shape; 3] = rows![2 5 20 pair_20 lookup_5, 2 8 30 pair_30 lookup_8, 2 10 40 pair_40 lookup_10];
/// One number in a row kernel, narrowest first.
static ONE: [Shape; 5] = rows![
    1 3 20 one_20 lookup_3, 1 4 30 one_30 lookup_4, 1 5 40 one_40 lookup_5, 1 8 60 one_60 lookup_8,
    1 10 79 one_79 lookup_10,
];
/// Digits in a block of the lane kernel.
const BLOCK: usize = 10;
/// The lane kernel takes any width; beyond this one nobody has measured it.
const LANES_MAX_DIGITS: usize = 160;
/// Bits that operands have beyond the modulus: they stay below 4m, and 16m ≤ R keeps them there (see `digits`).
const SPARE_BITS: usize = 4;

impl Shape {
    /// The narrowest shape for `numbers` moduli of at most `bits` bits; for more than two it is the lane kernel's.
    fn find(numbers: usize, bits: usize) -> Option<Shape> {
        let fits = |shape: &&Shape| bits + SPARE_BITS <= DIGIT_BITS * shape.digits;
        match numbers {
            0 => None,
            1 => ONE.iter().find(fits).copied(),
            2 => PAIR.iter().find(fits).copied(),
            _ => {
                let digits = (bits + SPARE_BITS).div_ceil(DIGIT_BITS * BLOCK) * BLOCK;
                let shape = Shape { numbers: 8, vectors: digits, digits, window: 4, kernel: Kernel::Lanes };
                (digits <= LANES_MAX_DIGITS).then_some(shape)
            }
        }
    }

    /// Where digit i of a number is: vector and lane.
    fn place(&self, number: usize, i: usize) -> (usize, usize) {
        match self.kernel {
            Kernel::Row(..) => (i % self.vectors, i / self.vectors * self.numbers + number),
            Kernel::Lanes => (i, number),
        }
    }

    /// Writes the digits of one number.
    fn fill(&self, out: &mut [Vector], number: usize, get: impl Fn(usize) -> u64) {
        for i in 0..self.digits {
            let (vector, lane) = self.place(number, i);
            out[vector].0[lane] = get(i);
        }
    }
}

/// What moduli must have in common to share a kernel: its shape, and the length of the path to their domains.
#[derive(Clone, Copy)]
pub(super) struct Class {
    shape: Shape,
    products: usize,
}

impl PartialEq for Class {
    fn eq(&self, other: &Class) -> bool {
        (self.shape.numbers, self.shape.digits, self.products)
            == (other.shape.numbers, other.shape.digits, other.products)
    }
}

impl Class {
    /// The class of a modulus in a kernel for `numbers` numbers, if there is one.
    pub(super) fn of(numbers: usize, modulus: &Modulus<'_>) -> Option<Class> {
        let bits = limbs::bit_length(modulus.m);
        let shape = Shape::find(numbers, bits)?;
        let path = PathToDomain::find(modulus.m.len(), bits, shape.digits)?;
        Some(Class { shape, products: path.products })
    }
}

/// The moduli of some jobs, ready for a kernel.
pub(super) struct Engine {
    shape: Shape,
    /// the modulus operand of the kernel
    modulus: Vectors,
    /// R² mod m, below 4m
    rr: Vectors,
    /// the lane kernel's columns; else empty
    columns: Vectors,
}

impl Engine {
    /// For the moduli of as many jobs as the shape takes, or of fewer: then the last lanes repeat the first jobs.
    /// All are of one class.
    pub(super) fn new(class: Class, jobs: &[&mut PowJob<'_>]) -> Engine {
        let shape = class.shape;
        let v = shape.vectors;
        let columns = if let Kernel::Lanes = shape.kernel { 2 * v } else { 0 };
        let mut engine = Engine {
            shape,
            modulus: Vectors::zero(2 * v + 3),
            rr: Vectors::zero(v),
            columns: Vectors::zero(columns),
        };
        for number in 0..shape.numbers {
            let digits = DigitModulus::new(&jobs[number % jobs.len()].modulus, shape.digits);
            shape.fill(&mut engine.modulus[..v], number, |i| digits.big_m(i));
            let constants = match shape.kernel {
                Kernel::Row(..) => {
                    shape.fill(&mut engine.modulus[v..2 * v], number, |i| digits.m(i));
                    [digits.n0, DIGIT_MASK, 1]
                }
                Kernel::Lanes => {
                    shape.fill(&mut engine.modulus[v..2 * v], number, |i| digits.m(i + 1));
                    [digits.m(0), digits.n0, DIGIT_MASK]
                }
            };
            for (vector, constant) in engine.modulus[2 * v..].iter_mut().zip(constants) {
                for lane in (number..8).step_by(shape.numbers) {
                    vector.0[lane] = constant;
                }
            }
        }
        engine.fill_rr(jobs, class.products);
        engine
    }

    /// R² mod m, by the path of each modulus.
    fn fill_rr(&mut self, jobs: &[&mut PowJob<'_>], products: usize) {
        let shape = self.shape;
        let mut acc = Vectors::zero(shape.vectors);
        let mut factor = Vectors::zero(shape.vectors);
        for number in 0..shape.numbers {
            let modulus = &jobs[number % jobs.len()].modulus;
            let start = PathToDomain::start(modulus.m.len(), shape.digits, products);
            shape.fill(&mut factor, number, |i| digits::digit(modulus.rr, i));
            let (vector, lane) = shape.place(number, start / DIGIT_BITS);
            acc[vector].0[lane] = 1 << (start % DIGIT_BITS);
        }
        for _ in 0..products {
            self.power(&mut acc, &factor, 0);
        }
        self.rr = acc;
    }

    /// acc = acc^(2^squarings)·operand, every product divided by R modulo m: below 3m if the operands are below 4m.
    fn power(&mut self, acc: &mut [Vector], operand: &[Vector], squarings: usize) {
        let v = self.shape.vectors;
        assert!(acc.len() == v && operand.len() == v && self.modulus.len() == 2 * v + 3);
        let (acc, operand, modulus) = (acc.as_mut_ptr(), operand.as_ptr(), self.modulus.as_ptr());
        // SAFETY: `super::run` has seen that the processor has the instructions. The kernels read v vectors of acc and
        // operand and 2v + 3 of modulus, write v of acc, and the lane kernel uses 2v of columns for itself.
        match self.shape.kernel {
            Kernel::Row(power, _) => unsafe { power(acc, operand, modulus, squarings) },
            Kernel::Lanes => {
                assert!(self.columns.len() == 2 * v && v.is_multiple_of(BLOCK));
                unsafe {
                    kernels::lanes(acc, operand, modulus, squarings, v / BLOCK, self.columns.as_mut_ptr())
                }
            }
        }
    }

    /// out = the entry `index` of the table, per lane; the table is read in full.
    fn lookup(&self, out: &mut [Vector], table: &[Vector], index: &Vector) {
        let (v, entries) = (self.shape.vectors, 1 << self.shape.window);
        assert!(out.len() == v && table.len() == v * entries);
        // SAFETY: processor as above. Each call reads all entries' vectors of `out`'s position, and one index.
        match self.shape.kernel {
            Kernel::Row(_, lookup) => unsafe {
                lookup(out.as_mut_ptr(), table.as_ptr(), index, entries, size_of::<Vector>() * v)
            },
            Kernel::Lanes => {
                for (out, table) in out.chunks_exact_mut(BLOCK).zip(table.chunks(BLOCK)) {
                    unsafe {
                        kernels::lookup_10(
                            out.as_mut_ptr(),
                            table.as_ptr(),
                            index,
                            entries,
                            size_of::<Vector>() * v,
                        )
                    }
                }
            }
        }
    }

    /// The jobs' bases, plain.
    fn bases(&self, jobs: &[&mut PowJob<'_>]) -> Vectors {
        let mut out = Vectors::zero(self.shape.vectors);
        for number in 0..self.shape.numbers {
            self.shape.fill(&mut out, number, |i| digits::digit(jobs[number % jobs.len()].base, i));
        }
        out
    }

    /// One, plain: the factor that takes a number out of the domain.
    fn unit(&self) -> Vectors {
        let mut out = Vectors::zero(self.shape.vectors);
        for number in 0..self.shape.numbers {
            let (vector, lane) = self.shape.place(number, 0);
            out[vector].0[lane] = 1;
        }
        out
    }

    /// out = base^exponent for each job, the exponents secret: a fixed window.
    pub(super) fn pow(&mut self, jobs: &mut [&mut PowJob<'_>]) {
        let (v, window) = (self.shape.vectors, self.shape.window);
        let unit = self.unit();
        let table = self.table(self.bases(jobs), &unit);
        let windows = jobs.iter().map(|job| job.bits.div_ceil(window)).max().unwrap_or(0);
        let mut entry = Vectors::zero(v);
        let mut acc = Vectors::zero(v);
        acc.copy_from_slice(&table[..v]);
        for i in (0..windows).rev() {
            let mut index = Vector::default();
            for (lane, x) in index.0.iter_mut().enumerate() {
                let job = &jobs[lane % self.shape.numbers % jobs.len()];
                let count = window.min(job.bits.saturating_sub(i * window));
                *x = limbs::bits(job.exponent, i * window, count);
            }
            self.lookup(&mut entry, &table, &index);
            self.power(&mut acc, &entry, if i + 1 == windows { 0 } else { window });
        }
        self.power(&mut acc, &unit, 0);
        self.write(jobs, &acc);
    }

    /// The powers of `base` below 2^window, in the domain.
    fn table(&mut self, base: Vectors, unit: &[Vector]) -> Vectors {
        let v = self.shape.vectors;
        let mut table = Vectors::zero(v << self.shape.window);
        let rr = core::mem::replace(&mut self.rr, Vectors::zero(0));
        table[..v].copy_from_slice(&rr);
        self.power(&mut table[..v], unit, 0);
        table[v..2 * v].copy_from_slice(&base);
        self.power(&mut table[v..2 * v], &rr, 0);
        self.rr = rr;
        for i in 2..1 << self.shape.window {
            let (known, rest) = table.split_at_mut(i * v);
            let (acc, operand) = if i % 2 == 0 { (i / 2, i / 2) } else { (i - 1, 1) };
            rest[..v].copy_from_slice(&known[acc * v..(acc + 1) * v]);
            self.power(&mut rest[..v], &known[operand * v..(operand + 1) * v], 0);
        }
        table
    }

    /// out = base^exponent for each job, by squarings and products from the exponent's top. Leaks the exponent, which
    /// all jobs share and which is 2 at least.
    pub(super) fn pow_public(&mut self, jobs: &mut [&mut PowJob<'_>]) {
        let plain = self.bases(jobs);
        let mut base = Vectors::zero(self.shape.vectors);
        base.copy_from_slice(&plain);
        let rr = core::mem::replace(&mut self.rr, Vectors::zero(0));
        self.power(&mut base, &rr, 0);
        self.rr = rr;
        let mut acc = Vectors::zero(self.shape.vectors);
        acc.copy_from_slice(&base);
        let mut squarings = 0;
        for i in (0..jobs[0].bits - 1).rev() {
            squarings += 1;
            // The last product takes the number out of the domain: by the plain base, or by one.
            match (limbs::bit(jobs[0].exponent, i) == 1, i) {
                (true, 0) => self.power(&mut acc, &plain, squarings),
                (false, 0) => self.power(&mut acc, &self.unit(), squarings),
                (true, _) => self.power(&mut acc, &base, squarings),
                (false, _) => continue,
            }
            squarings = 0;
        }
        self.write(jobs, &acc);
    }

    /// The plain results, below 3m, in full reduction to the jobs' outputs.
    fn write(&self, jobs: &mut [&mut PowJob<'_>], from: &[Vector]) {
        for (number, job) in jobs.iter_mut().enumerate() {
            let digits = (0..self.shape.digits).map(|i| {
                let (vector, lane) = self.shape.place(number, i);
                from[vector].0[lane]
            });
            digits::reduce_to_limbs(job.out, digits, job.modulus.m);
            job.done = true;
        }
    }
}
