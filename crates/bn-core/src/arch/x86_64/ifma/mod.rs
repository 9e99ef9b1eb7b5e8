//! AVX-512 IFMA: products of 52-bit digits, eight lanes at a time.
//!
//! `vpmadd52luq` and `vpmadd52huq` add the lower or upper 52 bits of a product of two 52-bit digits to a 64-bit sum, in
//! eight lanes; processors with two 512-bit ports start two of them in a cycle. That is the limit that the figures
//! below are compared with: a product of two digits costs two of these instructions, and a Montgomery product of n digits
//! 4n² (a square in lanes 3n² + n).
//!
//! * [`kernels`]: the assembly, written by a generator and proved there (`tests/ifma_kernels`), with a screen for each
//!   of its two layouts: rows (one number or the two halves of a private key across the lanes) and lanes (eight numbers).
//! * [`engine`]: exponentiation with them: fixed window with a table that is read in full, or a public exponent's bits.
//! * [`digits`]: limbs to digits and back, in constant time.
//! * This file: which jobs share a kernel. Moduli of one class (equal padded width, equal path to the domain) share;
//!   five or more go into lanes, less into rows.
//!
//! # Bounds
//!
//! n digits, c = 52·n, R = 2^c, moduli m of at most c − 4 bits, so that 16m ≤ R.
//!
//! * *Closure.* Quotient digits but the last one or two are for m' = k·m ≡ −1 (mod 2^(52·delay)), k < 2^(52·delay), where `delay`
//!   is 1 in lanes and 2 in rows: q is the lowest digit itself, and q·m' = q·2^(52·delay)·M − q for
//!   M = (m' + 1)/2^(52·delay) < 2^bits(m), so that dropping the digit and adding q·M `delay` digits further up divides exactly.
//!   The last `delay` quotient digits are for m. With operands a, b the result is below
//!   a·b/R + m'/2^(52·delay) + m·(1 + 2^−51) < a·b/R + 2m + m/2^51. For a, b < 4m it is below m + 2m + m/2^51 < 4m: closed.
//!   If b < m, as in the last product of every exponentiation, it is below 3m: two conditional subtractions.
//! * *Sums.* A column gets at most 2n halves of a·b and 2n of q·M, each below 2^52, and carries below 2^12:
//!   below (4n + 1)·2^52, which for n ≤ 160 is below 2^62. The interpreter of `tests/ifma_kernels` proves it for the committed
//!   texts: it executes them on bounds, and a sum whose bound leaves 64 bits fails the test.
//! * *Digits.* The products take the low 52 bits of their factors: quotient digits need no masking, operands must be
//!   carried through completely. A carry may run through any number of full digits, so both layouts carry exactly, in constant time.
//!
//! # Time
//!
//! No branch and no address depends on an operand. Loops depend on widths, window and announced exponent bits; public
//! exponents on their bits. `vpmadd52` and all other instructions here take time independent of their operands.
//!
//! # Speed
//!
//! Intel Emerald Rapids at 2.98 GHz, minima; see `examples/pow_speed.rs`. Cycles of whole exponentiations:
//!
//! | operation | row kernels | eight lanes, each |
//! |---|---|---|
//! | both halves of RSA-2048 / 3072 / 4096 | 406 k / 1197 k / 2500 k | 302 k / 934 k / 2180 k |
//! | public 65537, 2048 / 3072 / 4096 bits | 15.6 k / 29.7 k / 45.8 k | 11.4 k / 21.9 k / 36.3 k |
#![allow(unsafe_code)] // the calls of the kernels

mod digits;
mod engine;
mod kernels;

use crate::arch::PowJob;
use crate::arch::cpu::{self, Family};
use alloc::vec::Vec;
use engine::Class;

/// See [`crate::arch::pow`].
pub(crate) fn pow(jobs: &mut [PowJob<'_>]) {
    run(jobs, &[LANES, PAIR, ONE], |_, _| true, engine::pow);
}

/// See [`crate::arch::pow_public`].
pub(crate) fn pow_public(jobs: &mut [PowJob<'_>]) {
    let alike = |a: &PowJob<'_>, b: &PowJob<'_>| a.bits == b.bits && a.exponent == b.exponent;
    run(jobs, &[LANES, ONE], alike, engine::pow_public);
}

/// Numbers that a kernel takes, and how many there must be for it to pay.
type Choice = (usize, usize);
/// From five numbers on, eight lanes beat row kernels even if some idle.
const LANES: Choice = (8, 5);
const PAIR: Choice = (2, 2);
const ONE: Choice = (1, 1);

/// Does the jobs in groups that are `alike`, each by the first choice for which it is large enough.
fn run<'a>(
    jobs: &mut [PowJob<'a>],
    choices: &[Choice],
    alike: impl Fn(&PowJob<'a>, &PowJob<'a>) -> bool,
    work: impl Fn(Class, &mut [&mut PowJob<'a>]),
) {
    if !cpu::has(Family::Ifma) {
        return;
    }
    let mut waiting: Vec<&mut PowJob<'a>> = jobs.iter_mut().filter(|job| !job.done).collect();
    while let Some(first) = waiting.first() {
        let group = choices.iter().find_map(|&(numbers, least)| {
            let class = Class::of(numbers, &first.modulus)?;
            let joins =
                |job: &&mut PowJob<'a>| Class::of(numbers, &job.modulus) == Some(class) && alike(first, job);
            let chosen: Vec<bool> = waiting
                .iter()
                .scan(numbers, |left, job| {
                    let chosen = *left > 0 && joins(job);
                    *left -= usize::from(chosen);
                    Some(chosen)
                })
                .collect();
            (chosen.iter().filter(|&&chosen| chosen).count() >= least).then_some((class, chosen))
        });
        let Some((class, chosen)) = group else {
            waiting.remove(0);
            continue;
        };
        let mut chosen = chosen.into_iter();
        let mut group: Vec<_> = waiting.extract_if(.., |_| chosen.next() == Some(true)).collect();
        cpu::note(Family::Ifma);
        work(class, &mut group);
    }
}
