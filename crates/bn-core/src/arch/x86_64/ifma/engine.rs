//! Exponentiation by the kernels: numbers of a few moduli at once, in the layout that the kernel wants.

use super::digits::{self, DIGIT_BITS, DIGIT_MASK, PathToDomain, Vector, Vectors};
use super::kernels::{self, Lookup, Power};
use crate::arch::{Modulus, PowJob};
use crate::{div, limbs};

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
    /// The same with n vectors and eight numbers: digit i of a number is in vector i, in its only lane.
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
static PAIR: [Shape; 4] = rows![2 3 11 pair_11 lookup_3, 2 5 20 pair_20 lookup_5, 2 8 30 pair_30 lookup_8, 2 10 40 pair_40 lookup_10];
/// One number in a row kernel, narrowest first.
static ONE: [Shape; 6] = rows![
    1 2 12 one_12 lookup_2,
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

    /// The vectors that any exponentiation needs: the kernel's memory, R² and its factor, and four operands.
    fn memory(&self) -> usize {
        self.modulus() + self.scratch() + 6 * self.vectors
    }

    /// The vectors of the modulus operand: M, m, three or four constants.
    fn modulus(&self) -> usize {
        2 * self.vectors + if let Kernel::Lanes = self.kernel { 3 } else { 4 }
    }

    /// The vectors that a kernel has for itself behind the modulus: nominal digits, or columns.
    fn scratch(&self) -> usize {
        if let Kernel::Lanes = self.kernel { 2 * self.vectors } else { self.vectors }
    }

    /// The jobs by number; the first ones again if there are fewer jobs than numbers.
    fn numbered<'j, 'a>(&self, jobs: &'j [&mut PowJob<'a>]) -> impl Iterator<Item = (usize, &'j PowJob<'a>)> {
        (0..self.numbers).map(|number| (number, &*jobs[number % jobs.len()]))
    }

    /// Writes the digits of one number; those beyond the iterator's end stay.
    fn fill(&self, out: &mut [Vector], number: usize, digits: impl IntoIterator<Item = u64>) {
        let mut digits = digits.into_iter().take(self.digits);
        for lane in (number..8).step_by(self.numbers) {
            for vector in out.iter_mut() {
                let Some(digit) = digits.next() else { return };
                vector.0[lane] = digit;
            }
        }
    }

    /// The digits of one number, and zeros up to a whole lane; in the front part of `to`.
    fn read<'t>(&self, to: &'t mut [u64], from: &[Vector], number: usize) -> &'t [u64] {
        let to = &mut to[..self.vectors * (8 / self.numbers)];
        for (digits, lane) in to.chunks_exact_mut(self.vectors).zip((number..8).step_by(self.numbers)) {
            for (digit, vector) in digits.iter_mut().zip(from) {
                *digit = vector.0[lane];
            }
        }
        to
    }
}

/// Hands out parts of one allocation.
struct Arena<'m>(&'m mut [Vector]);

impl<'m> Arena<'m> {
    fn take(&mut self, length: usize) -> &'m mut [Vector] {
        let (part, rest) = core::mem::take(&mut self.0).split_at_mut(length);
        self.0 = rest;
        part
    }
}

/// What moduli must have in common to share a kernel: its shape, and the length of the path to their domains, which is 0
/// where bases enter them by a division.
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
        let bits = digits::bit_length_public(modulus.m);
        let shape = Shape::find(numbers, bits)?;
        if modulus.rr.is_empty() {
            return Some(Class { shape, products: 0 });
        }
        let path = PathToDomain::find(modulus.m.len(), bits, shape.digits)?;
        Some(Class { shape, products: path.products })
    }
}

/// out = base^exponent for each job of one class, the exponents secret: a fixed window.
pub(super) fn pow(class: Class, jobs: &mut [&mut PowJob<'_>]) {
    let (v, window) = (class.shape.vectors, class.shape.window);
    let mut memory = Vectors::zero(class.shape.memory() + (v << window));
    let mut arena = Arena(&mut memory);
    let (mut kernel, rr) = prepare(class, jobs, &mut arena);
    let [table, acc, entry, unit] = [v << window, v, v, v].map(|length| arena.take(length));
    kernel.fill_ones(unit);
    kernel.fill_bases(acc, jobs);
    kernel.fill_table(table, acc, rr, unit);
    acc.copy_from_slice(&table[..v]);
    let windows = jobs.iter().map(|job| job.bits.div_ceil(window)).max().unwrap_or(0);
    // An index is written long before it is read: a vector just written lane by lane would have to wait for its way to memory.
    let mut index = Vector::default();
    kernel.window(&mut index, jobs, windows.saturating_sub(1));
    for i in (0..windows).rev() {
        kernel.lookup(entry, table, &index);
        kernel.window(&mut index, jobs, i.saturating_sub(1));
        kernel.power(acc, entry, if i + 1 == windows { 0 } else { window });
    }
    kernel.power(acc, unit, 0);
    kernel.write(jobs, acc, entry);
}

/// out = base^exponent for each job of one class, by squarings and products from the exponent's top. Leaks the
/// exponent, which all jobs share and which is 2 at least.
pub(super) fn pow_public(class: Class, jobs: &mut [&mut PowJob<'_>]) {
    digits::with_vectors(class.shape.memory(), |memory| pow_public_in(memory, class, jobs));
}

fn pow_public_in(memory: &mut [Vector], class: Class, jobs: &mut [&mut PowJob<'_>]) {
    let v = class.shape.vectors;
    let mut arena = Arena(memory);
    let (mut kernel, rr) = prepare(class, jobs, &mut arena);
    let [acc, base, plain] = [v, v, v].map(|length| arena.take(length));
    kernel.fill_bases(plain, jobs);
    if class.products == 0 {
        kernel.divide_bases(base, jobs);
    } else {
        base.copy_from_slice(plain);
        kernel.power(base, rr, 0);
    }
    acc.copy_from_slice(base);
    let (exponent, bits) = (jobs[0].exponent, jobs[0].bits);
    if limbs::bit(exponent, 0) == 0 {
        // for the last product
        kernel.fill_ones(plain);
    }
    let mut squarings = 0;
    for i in (0..bits - 1).rev() {
        squarings += 1;
        // The last product takes the number out of the domain: by the plain base, or by one.
        if i == 0 {
            kernel.power(acc, plain, squarings);
        } else if limbs::bit(exponent, i) == 1 {
            kernel.power(acc, base, squarings);
            squarings = 0;
        }
    }
    kernel.write(jobs, acc, base);
}

/// The jobs' moduli, ready for the kernel of their class, and R² modulo each, below 4m. If there are fewer jobs than the
/// kernel takes numbers, its last lanes repeat the first.
fn prepare<'m>(
    class: Class,
    jobs: &[&mut PowJob<'_>],
    arena: &mut Arena<'m>,
) -> (PreparedKernel<'m>, &'m [Vector]) {
    let shape = class.shape;
    let v = shape.vectors;
    let [memory, rr, factor] = [shape.modulus() + shape.scratch(), v, v].map(|length| arena.take(length));
    let modulus = &mut memory[..shape.modulus()];
    for (number, job) in shape.numbered(jobs) {
        let m = job.modulus.m;
        let k = digits::quotient_factor(m, job.modulus.n0);
        // the steps between a quotient digit and its product
        let delay = if let Kernel::Lanes = shape.kernel { 1 } else { 2 };
        shape.fill(&mut modulus[..v], number, digits::big_m(m, k, delay, shape.digits));
        let constants = match shape.kernel {
            Kernel::Row(..) => {
                shape.fill(&mut modulus[v..2 * v], number, digits::digits(m));
                [k[0], DIGIT_MASK, 1, k[1]]
            }
            Kernel::Lanes => {
                shape.fill(&mut modulus[v..2 * v], number, digits::digits(m).skip(1));
                [m[0] & DIGIT_MASK, k[0], DIGIT_MASK, 0]
            }
        };
        for (vector, constant) in modulus[2 * v..].iter_mut().zip(constants) {
            vector.0.iter_mut().skip(number).step_by(shape.numbers).for_each(|lane| *lane = constant);
        }
        if class.products == 0 {
            continue;
        }
        let start = PathToDomain::start(m.len(), shape.digits, class.products);
        let power = |i| if i == start / DIGIT_BITS { 1 << (start % DIGIT_BITS) } else { 0 };
        shape.fill(rr, number, (0..shape.digits).map(power));
        shape.fill(factor, number, digits::digits(job.modulus.rr));
    }
    let mut kernel = PreparedKernel { shape, memory };
    for _ in 0..class.products {
        kernel.power(rr, factor, 0);
    }
    (kernel, rr)
}

/// A kernel with the modulus operand for it.
struct PreparedKernel<'m> {
    shape: Shape,
    /// the modulus, and the kernel's own
    memory: &'m mut [Vector],
}

impl PreparedKernel<'_> {
    /// acc = acc^(2^squarings)·operand, every product divided by R modulo m: below 4m if the operands are, and
    /// below 3m if `operand` is below m.
    fn power(&mut self, acc: &mut [Vector], operand: &[Vector], squarings: usize) {
        let v = self.shape.vectors;
        assert!(acc.len() == v && operand.len() == v);
        assert!(self.memory.len() == self.shape.modulus() + self.shape.scratch());
        let (acc, operand, memory) = (acc.as_mut_ptr(), operand.as_ptr(), self.memory.as_mut_ptr());
        // SAFETY: `super::run` has seen that the processor has the instructions. The kernels read v vectors of acc and
        // operand and the modulus, write v of acc and what is behind the modulus.
        match self.shape.kernel {
            Kernel::Row(power, _) => unsafe { power(acc, operand, memory, squarings) },
            Kernel::Lanes => {
                assert!(v.is_multiple_of(BLOCK));
                unsafe {
                    let columns = memory.add(self.shape.modulus());
                    kernels::lanes(acc, operand, memory, squarings, v / BLOCK, columns)
                }
            }
        }
    }

    /// out = the entry `index` of the table, per lane; the table is read in full.
    fn lookup(&self, out: &mut [Vector], table: &[Vector], index: &Vector) {
        let (v, entries) = (self.shape.vectors, 1 << self.shape.window);
        assert!(out.len() == v && table.len() == v * entries);
        let (lookup, part): (Lookup, usize) = match self.shape.kernel {
            Kernel::Row(_, lookup) => (lookup, v),
            Kernel::Lanes => (kernels::lookup_10, BLOCK),
        };
        let mut first = 0;
        while first < v {
            let (out, table) = (out[first..first + part].as_mut_ptr(), table[first..].as_ptr());
            // SAFETY: processor as above. A call writes `part` vectors and reads as many of each entry; the table's parts
            // begin in its first entry, so that their last is in its last.
            unsafe { lookup(out, table, index, entries, size_of::<Vector>() * v) }
            first += part;
        }
    }

    /// The windows with number `i` of the jobs' exponents, in all lanes of their numbers; lanes without a job do as they
    /// like. Without iterators, which take long in unoptimised builds, and so does [`Self::lookup`].
    fn window(&self, index: &mut Vector, jobs: &[&mut PowJob<'_>], i: usize) {
        let (low, index) = (i * self.shape.window, &mut index.0);
        let mut number = 0;
        while number < jobs.len() {
            let job = &jobs[number];
            let left = job.bits.saturating_sub(low);
            let count = if left < self.shape.window { left } else { self.shape.window };
            index[number] = limbs::bits(job.exponent, low, count);
            number += 1;
        }
        match (self.shape.numbers, *index) {
            (1, [x, ..]) => *index = [x; 8],
            (2, [x, y, ..]) => *index = [x, y, x, y, x, y, x, y],
            _ => (),
        }
    }

    /// The jobs' bases, plain.
    fn fill_bases(&self, out: &mut [Vector], jobs: &[&mut PowJob<'_>]) {
        for (number, job) in self.shape.numbered(jobs) {
            self.shape.fill(out, number, digits::digits(job.base));
        }
    }

    /// The jobs' bases in the domain, by division: their operands are public. Their outputs serve as scratch.
    fn divide_bases(&self, out: &mut [Vector], jobs: &mut [&mut PowJob<'_>]) {
        for number in 0..self.shape.numbers {
            // lanes without a job repeat the first one's
            let idle = number >= jobs.len();
            let job = &mut *jobs[if idle { 0 } else { number }];
            if !idle {
                div::shift_rem_vartime(job.out, job.base, DIGIT_BITS * self.shape.digits, job.modulus.m);
            }
            self.shape.fill(out, number, digits::digits(job.out));
        }
    }

    /// One, plain, in all numbers: as a factor it takes the other out of the domain.
    fn fill_ones(&self, out: &mut [Vector]) {
        out.fill(Vector::default());
        out[0].0[..self.shape.numbers].fill(1);
    }

    /// The powers of `base`, plain, in the domain.
    fn fill_table(&mut self, table: &mut [Vector], base: &[Vector], rr: &[Vector], unit: &[Vector]) {
        let v = self.shape.vectors;
        table[..v].copy_from_slice(rr);
        self.power(&mut table[..v], unit, 0);
        table[v..2 * v].copy_from_slice(base);
        self.power(&mut table[v..2 * v], rr, 0);
        for i in 2..1 << self.shape.window {
            let (known, rest) = table.split_at_mut(i * v);
            let (acc, operand) = if i % 2 == 0 { (i / 2, i / 2) } else { (i - 1, 1) };
            rest[..v].copy_from_slice(&known[acc * v..(acc + 1) * v]);
            self.power(&mut rest[..v], &known[operand * v..(operand + 1) * v], 0);
        }
    }

    /// The plain results, below 3m, in full reduction to the jobs' outputs. `scratch` is as long as `from`.
    fn write(&self, jobs: &mut [&mut PowJob<'_>], from: &[Vector], scratch: &mut [Vector]) {
        let scratch = digits::lanes_mut(scratch);
        for (number, job) in jobs.iter_mut().enumerate() {
            let digits = self.shape.read(scratch, from, number);
            digits::reduce_to_limbs(job.out, digits, job.modulus.m);
            job.done = true;
        }
    }
}
