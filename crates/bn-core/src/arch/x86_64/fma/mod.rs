//! Exponentiation by floating-point products: AVX2 and FMA, four doubles in a vector.
//!
//! A number is a row of signed digits of radix 2^49 in doubles, and two fused multiplications with two additions make an
//! exact product of two digits: four lanes of 49 bits in about one cycle, twice what the integer multiplier yields.
//! Reduction is by a matrix: row k is 2^(49k) mod m for each digit k beyond the modulus, so that there is no chain of
//! quotient digits; carries run once in parallel, never as a ripple. Numbers stay plain: no Montgomery factor.
//!
//! The kernels are written by the crate `kerngen`, which also proves for the printed instructions that every rounding in
//! them is an intended one; its modules document the arithmetic. [`engine`] runs them:
//!
//! * `vertical_*`: four numbers, one per lane: batches.
//! * `pair_*`: two numbers, two lanes each: the two halves of one private-key operation.
//! * `wide_*`: one number in four lanes: public operations, and single long numbers.
//!
//! `KERNELS.md` beside this file has a screen on each, their counts and their cycles.
//!
//! All that is left to Rust is set-up: digits, the matrix, the table of powers. Secrets decide over no branch and no
//! address; the table is read in full ([`select`]).
#![allow(unsafe_code)] // the kernels' assembly and its calls

mod engine;
mod fold;
mod generated {
    use super::{Shape, Vector};
    include!("generated/shapes.rs");
}
mod rounding;
mod select;

use crate::arch::PowJob;
use crate::arch::cpu::{self, Family};
use crate::arch::{ZeroBytes, wipe};
use crate::limb::Limb;
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// Moduli below this are left to the integer kernels.
const LEAST_BITS: usize = 512;

/// Digits of the longest number of any shape.
const MAX_DIGITS: usize = 44;

/// A size of a kernel, as the generator made it.
struct Shape {
    /// The longest modulus.
    bits: usize,
    /// Digits of a number.
    digits: usize,
    /// Lanes of a number: digit i is lane i / h of vector i mod h, for h = digits / lanes.
    lanes: usize,
    /// The widths of the tiles of columns in which the fold matrix is stored.
    tiles: &'static [usize],
    /// What the magnitudes in a column of the fold matrix may sum up to: the bounds' proof assumes it.
    column_limit: u64,
    /// Where the number is in the scratch memory, and the size of that: in vectors. The constants are at its start.
    value: usize,
    scratch: usize,
    kernel: Kernel,
}

/// A kernel: squares the number in the scratch as often as the last argument says, then multiplies it by the factor unless
/// that is null.
///
/// Safety: the processor has AVX2 and FMA; the arguments are the scratch memory with its constants, the fold matrices and
/// the factor as the kernel's shape describes them, aligned to 32 bytes, all digits within the proved bounds; rounding
/// is to nearest.
type Kernel = unsafe extern "sysv64" fn(*mut Vector, *const Vector, *const Vector, usize);

impl Shape {
    /// Vectors of a number.
    fn vectors(&self) -> usize {
        self.digits / self.lanes
    }

    /// Numbers in the lanes of a vector.
    fn numbers(&self) -> usize {
        4 / self.lanes
    }

    /// Zero vectors that a factor has before its digits, and after them.
    fn padding(&self) -> usize {
        if self.lanes == 2 { 3 } else { 0 }
    }

    fn columns(&self) -> usize {
        self.tiles.iter().sum()
    }
}

/// Four doubles.
#[derive(Clone, Copy, Default)]
#[repr(C, align(32))]
struct Vector([f64; 4]);

// SAFETY: zero bytes are 0.0.
unsafe impl ZeroBytes for Vector {}

impl Zeroize for Vector {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// Wiped memory for the kernels.
struct Buffer(Vec<Vector>);

impl Buffer {
    fn new(vectors: usize) -> Buffer {
        Buffer(vec![Vector::default(); vectors])
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

/// K, −1.5·2^52, 2^−49, 2^−48, 1, 2: the constants at the start of every kernel's scratch memory.
fn constants() -> [Vector; 6] {
    let power = |e: u64| f64::from_bits((1023 + e) << 52);
    let scale = |e: u64| f64::from_bits((1023 - e) << 52);
    [1.5 * power(101), -1.5 * power(52), scale(49), scale(48), 1.0, 2.0].map(|c| Vector([c; 4]))
}

/// The window of 5 bits with number `window` of an exponent of which the low `bits` bits count.
fn window(exponent: &[Limb], bits: usize, window: usize) -> u64 {
    let low = window * WINDOW;
    if low >= bits { 0 } else { crate::limbs::bits(exponent, low, WINDOW.min(bits - low)) }
}

const WINDOW: usize = 5;

/// The kernels of each layout, shortest first.
const VERTICALS: &[&Shape] = &[&generated::VERTICAL_22, &generated::VERTICAL_33, &generated::VERTICAL_44];
const PAIRS: &[&Shape] = &[&generated::PAIR_22, &generated::PAIR_34];
const WIDES: &[&Shape] = &[&generated::WIDE_44];

/// Kernels, the number of jobs from which they pay, and the bits of the shortest modulus for which they do.
type Choice = (&'static [&'static Shape], usize, usize);

/// Three or four moduli of one size fill the lanes of a vertical kernel, two those of a pair. A pair kernel for 2048 bits
/// would outgrow the cache of decoded instructions: two such numbers take the wide one in turn.
const MANY: Choice = (VERTICALS, 3, LEAST_BITS);
const TWO: Choice = (PAIRS, 2, LEAST_BITS);
/// Of single numbers, the integer kernels have the short ones, where they are there.
const ONE: Choice = (WIDES, 1, 1537);
const ONE_WITHOUT_ADX: Choice = (PAIRS, 1, LEAST_BITS);

/// See [`crate::arch::pow`].
pub(super) fn pow(jobs: &mut [PowJob<'_>]) {
    if cpu::has(Family::Fma) {
        let short = if cpu::has(Family::Adx) { ONE } else { ONE_WITHOUT_ADX };
        run(jobs, &[MANY, TWO, ONE, short], |_, _| true, engine::pow);
    }
}

/// See [`crate::arch::pow_public`]. The integer kernels, where they are there, need less set-up.
pub(super) fn pow_public(jobs: &mut [PowJob<'_>]) {
    if cpu::has(Family::Fma) && !cpu::has(Family::Adx) {
        let alike = |a: &PowJob<'_>, b: &PowJob<'_>| a.bits == b.bits && a.exponent == b.exponent;
        run(jobs, &[MANY, ONE], alike, engine::pow_public);
    }
}

/// Does the jobs in groups that are `alike` and of one size, each by the first choice that serves it.
fn run<'a>(
    jobs: &mut [PowJob<'a>],
    choices: &[Choice],
    alike: impl Fn(&PowJob<'a>, &PowJob<'a>) -> bool,
    work: impl Fn(&Shape, &mut [&mut PowJob<'a>]) -> Result<(), usize>,
) {
    let _mode = rounding::Nearest::set();
    let mut waiting: Vec<&mut PowJob<'a>> = jobs.iter_mut().filter(|job| !job.done).collect();
    while let Some(first) = waiting.first() {
        let group = choices.iter().find_map(|choice| {
            let shape = serving(choice, first)?;
            let joins = |job: &PowJob<'a>| {
                alike(first, job) && serving(choice, job).is_some_and(|other| core::ptr::eq(other, shape))
            };
            let mut left = shape.numbers();
            let take = |job: &&mut PowJob<'a>| {
                let joins = left > 0 && joins(job);
                left -= usize::from(joins);
                joins
            };
            let chosen: Vec<bool> = waiting.iter().map(take).collect();
            (shape.numbers() - left >= choice.1).then_some((shape, chosen))
        });
        let Some((shape, chosen)) = group else {
            waiting.remove(0);
            continue;
        };
        let mut chosen = chosen.into_iter();
        let mut group: Vec<_> = waiting.extract_if(.., |_| chosen.next() == Some(true)).collect();
        match work(shape, &mut group) {
            Ok(()) => {
                cpu::note(Family::Fma);
                group.iter_mut().for_each(|job| job.done = true);
            }
            Err(unsuited) => {
                group.remove(unsuited);
                waiting.append(&mut group);
            }
        }
    }
}

/// The shortest of the choice's shapes that serves a job's modulus.
fn serving(&(shapes, _, least): &Choice, job: &PowJob<'_>) -> Option<&'static Shape> {
    let bits = bits(job.modulus.m);
    if bits < least { None } else { shapes.iter().copied().find(|shape| bits <= shape.bits) }
}

/// The bit length of a modulus: public, and its top limb is not zero.
fn bits(m: &[Limb]) -> usize {
    // LEAK: the exact bit length of a modulus is public by contract.
    let mut bits = crate::limbs::bit_length(m);
    crate::secret::unpoison(&mut bits);
    bits
}

#[cfg(test)]
mod tests;
