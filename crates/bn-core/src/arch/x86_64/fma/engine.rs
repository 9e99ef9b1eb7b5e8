//! Exponentiation with a kernel of any shape: numbers into lanes, the table of powers, the windows, and back.

use super::fold;
use super::{Buffer, MAX_DIGITS, Shape, Vector, WINDOW, bits, constants, select::select, window};
use crate::arch::PowJob;
use zeroize::Zeroize;

/// One exponentiation for each number that the shape's lanes hold, or fewer; if a modulus does not suit, its job's index
/// and nothing written. The moduli fit the shape, rounding is to nearest, AVX2 and FMA are there.
pub(super) fn pow(shape: &Shape, jobs: &mut [&mut PowJob<'_>]) -> Result<(), usize> {
    let mut engine = Engine::new(shape);
    let n = shape.vectors();
    let mut memory = Buffer::new(32 * n);
    let table = &mut memory.0[..];
    // lanes without a job repeat the last one's
    let job_of = |number: usize| number.min(jobs.len() - 1);
    for number in 0..shape.numbers() {
        let job = &jobs[job_of(number)];
        if !engine.set_modulus(number, job.modulus.m) {
            return Err(job_of(number));
        }
        table[0].0[number * shape.lanes] = 1.0;
        engine.load(&mut table[n..2 * n], number, job.base);
    }

    // table[i] = base^i
    engine.factor_mut().copy_from_slice(&table[n..2 * n]);
    for i in 1..16 {
        engine.set_value(&table[i * n..][..n]);
        engine.step(1, false);
        table[2 * i * n..][..n].copy_from_slice(engine.value());
        engine.step(0, true);
        table[(2 * i + 1) * n..][..n].copy_from_slice(engine.value());
    }

    let longest = jobs.iter().map(|job| job.bits).max().unwrap_or(0);
    let windows = longest.div_ceil(WINDOW).max(1);
    for i in (0..windows).rev() {
        let index = core::array::from_fn(|lane| {
            let job = &jobs[job_of(lane / shape.lanes)];
            window(job.exponent, job.bits, i)
        });
        select(engine.factor_mut(), table, &index);
        if i == windows - 1 {
            engine.set_value_to_factor();
        } else {
            engine.step(WINDOW, true);
        }
    }
    for (number, job) in jobs.iter_mut().enumerate() {
        engine.unload(job.out, job.modulus.m, number);
    }
    Ok(())
}

/// The same for one public exponent of 2 bits at least, which may decide over branches: bit by bit below the top one.
pub(super) fn pow_public(shape: &Shape, jobs: &mut [&mut PowJob<'_>]) -> Result<(), usize> {
    let mut engine = Engine::new(shape);
    let mut base = Buffer::new(shape.vectors());
    for number in 0..shape.numbers() {
        let job = number.min(jobs.len() - 1);
        if !engine.set_modulus(number, jobs[job].modulus.m) {
            return Err(job);
        }
        engine.load(&mut base.0, number, jobs[job].base);
    }
    engine.set_value(&base.0);
    engine.factor_mut().copy_from_slice(&base.0);
    let mut squarings = 0;
    for i in (0..jobs[0].bits - 1).rev() {
        squarings += 1;
        let multiply = crate::limbs::bit(jobs[0].exponent, i) == 1;
        if multiply || i == 0 {
            engine.step(squarings, multiply);
            squarings = 0;
        }
    }
    for (number, job) in jobs.iter_mut().enumerate() {
        engine.unload(job.out, job.modulus.m, number);
    }
    Ok(())
}

/// A kernel with its memory.
pub(super) struct Engine<'a> {
    shape: &'a Shape,
    memory: Buffer,
}

impl<'a> Engine<'a> {
    /// With all numbers zero and no modulus yet.
    pub(super) fn new(shape: &'a Shape) -> Engine<'a> {
        let factor = shape.vectors() + 2 * shape.padding();
        let mut memory = Buffer::new(shape.scratch + factor + shape.vectors() * shape.columns());
        memory.0[..6].copy_from_slice(&constants());
        Engine { shape, memory }
    }

    /// Where the matrix starts in the memory: after the scratch and the factor.
    fn matrix(&self) -> usize {
        self.shape.scratch + self.shape.vectors() + 2 * self.shape.padding()
    }

    /// Gives `number` its modulus; `false` if that does not suit. Rows are shared out among the number's lanes like digits,
    /// and stored tile by tile of columns.
    pub(super) fn set_modulus(&mut self, number: usize, m: &[crate::limb::Limb]) -> bool {
        let (h, lanes, matrix) = (self.shape.vectors(), self.shape.lanes, self.matrix());
        let vectors = &mut self.memory.0[matrix..];
        let tiles = self.shape.tiles;
        fold::matrix(m, bits(m), self.shape, |row, digits| {
            let (row, lane) = (row % h, number * lanes + row / h);
            let (mut tile, mut first) = (0, 0);
            for &width in tiles {
                let place = &mut vectors[tile + row * width..][..width];
                for (vector, &digit) in place.iter_mut().zip(&digits[first..]) {
                    vector.0[lane] = digit;
                }
                tile += h * width;
                first += width;
            }
        })
    }

    /// The digits of `residue` into the lanes of `number`.
    pub(super) fn load(&self, out: &mut [Vector], number: usize, residue: &[crate::limb::Limb]) {
        let mut digits = [0.0; MAX_DIGITS];
        let digits = &mut digits[..self.shape.digits];
        fold::digits(digits, residue);
        for (i, &digit) in digits.iter().enumerate() {
            out[i % out.len()].0[number * self.shape.lanes + i / out.len()] = digit;
        }
        digits.zeroize();
    }

    /// The residue that `number` is.
    pub(super) fn unload(&self, out: &mut [crate::limb::Limb], m: &[crate::limb::Limb], number: usize) {
        let mut digits = [0.0; MAX_DIGITS];
        let digits = &mut digits[..self.shape.digits];
        let value = self.value();
        for (i, digit) in digits.iter_mut().enumerate() {
            *digit = value[i % value.len()].0[number * self.shape.lanes + i / value.len()];
        }
        fold::residue(out, m, bits(m), digits);
        digits.zeroize();
    }

    pub(super) fn value(&self) -> &[Vector] {
        &self.memory.0[self.shape.value..][..self.shape.vectors()]
    }

    /// Sets the numbers, with the copies that kernels of several lanes want: halves swapped and all doubled, for two
    /// lanes; rotated by one lane and by two, for four.
    pub(super) fn set_value(&mut self, value: &[Vector]) {
        let n = self.shape.vectors();
        let place = &mut self.memory.0[self.shape.value..];
        place[..n].copy_from_slice(value);
        for (i, &Vector(v)) in value.iter().enumerate() {
            let copies = match self.shape.lanes {
                2 => [[v[1], v[0], v[3], v[2]], v.map(|digit| digit + digit)],
                4 => [[v[1], v[2], v[3], v[0]], [v[2], v[3], v[0], v[1]]],
                _ => break,
            };
            place[n + i].0 = copies[0];
            place[2 * n + i].0 = copies[1];
        }
    }

    pub(super) fn factor_mut(&mut self) -> &mut [Vector] {
        &mut self.memory.0[self.shape.scratch + self.shape.padding()..][..self.shape.vectors()]
    }

    fn set_value_to_factor(&mut self) {
        let mut value = Buffer(self.factor_mut().to_vec());
        self.set_value(&value.0);
        value.0.fill(Vector::default());
    }

    /// Squares the numbers so many times, then multiplies them by the factor if asked to.
    pub(super) fn step(&mut self, squarings: usize, multiply: bool) {
        let (matrix, scratch) = (self.matrix(), self.memory.0.as_mut_ptr());
        // SAFETY: the memory is one allocation, laid out as the shape says: scratch, factor, matrix. All digits come from
        // `fold` or from the kernel and are within the bounds that its proof closes over. `pow`'s caller has set the
        // rounding mode and knows the processor.
        unsafe {
            let factor = if multiply { scratch.add(self.shape.scratch) } else { core::ptr::null_mut() };
            (self.shape.kernel)(scratch, scratch.add(matrix), factor, squarings);
        }
    }
}
