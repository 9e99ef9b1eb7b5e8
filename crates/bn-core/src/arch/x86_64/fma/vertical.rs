//! Four numbers in four lanes: batches.
//!
//! | | 22 digits |
//! |---|---|
//! | moduli | 512 to 1024 bits |
//! | vector products for a squaring, a multiplication | 253 + 462, 484 + 462 (product, fold) |
//! | registers of a tile | S: ymm0–6, L: ymm7–13, factor: ymm14, temporary: ymm15 |

use super::fold::{self, FoldMatrix};
use super::{Buffer, Shape, Vector, WINDOW, bits, constants, select::select, window};
use crate::arch::PowJob;
use core::arch::naked_asm;

/// The kernel: squares the number in the scratch `squarings` times, then multiplies it by `factor` unless that is null.
///
/// Safety: the processor has AVX2 and FMA; `scratch` holds a shape's scratch with its constants, `matrix` its fold matrices,
/// `factor` a number, all digits within the proved bounds, all aligned to 32 bytes; rounding is to nearest.
#[unsafe(naked)]
unsafe extern "sysv64" fn vertical_22(
    scratch: *mut Vector,
    matrix: *const Vector,
    factor: *const Vector,
    squarings: usize,
) {
    naked_asm!(include_str!("generated/vertical_22.s"))
}

/// One to four exponentiations; `false`, and nothing written, if a modulus does not suit. All moduli fit the shape.
pub(super) fn pow(shape: &Shape, jobs: &mut [PowJob<'_>]) -> bool {
    let n = shape.digits;
    let mut memory = Buffer::new(shape.scratch + n * shape.columns() + n + 32 * n);
    let (scratch, rest) = memory.0.split_at_mut(shape.scratch);
    let (matrix, rest) = rest.split_at_mut(n * shape.columns());
    let (factor, table) = rest.split_at_mut(n);
    scratch[..6].copy_from_slice(&constants());

    // Lanes without a job repeat the last one's.
    let lanes: [usize; 4] = core::array::from_fn(|lane| lane.min(jobs.len() - 1));
    for (lane, job) in lanes.into_iter().enumerate() {
        let m = jobs[job].modulus.m;
        let Some(rows) = FoldMatrix::new(m, bits(m), shape) else { return false };
        place(matrix, shape, lane, &rows);
        fold::load(&mut table[n..2 * n], lane, jobs[job].base);
    }

    // table[i] = base^i
    let (value, base) = (shape.value..shape.value + n, n..2 * n);
    table[0] = Vector([1.0; 4]);
    factor.copy_from_slice(&table[base]);
    for i in 1..16 {
        scratch[value.clone()].copy_from_slice(&table[i * n..][..n]);
        step(scratch, matrix, None, 1);
        table[2 * i * n..][..n].copy_from_slice(&scratch[value.clone()]);
        step(scratch, matrix, Some(factor), 0);
        table[(2 * i + 1) * n..][..n].copy_from_slice(&scratch[value.clone()]);
    }

    let longest = jobs.iter().map(|job| job.bits).max().unwrap_or(0);
    let windows = longest.div_ceil(WINDOW).max(1);
    for i in (0..windows).rev() {
        let index = lanes.map(|job| window(jobs[job].exponent, jobs[job].bits, i));
        if i == windows - 1 {
            select(&mut scratch[value.clone()], table, &index);
        } else {
            select(factor, table, &index);
            step(scratch, matrix, Some(factor), WINDOW);
        }
    }
    for (lane, job) in jobs.iter_mut().enumerate() {
        let m = job.modulus.m;
        fold::unload(job.out, m, bits(m), &scratch[value.clone()], lane);
    }
    true
}

/// Stores one modulus' rows in lane `lane`, tile by tile as the kernel reads them.
pub(super) fn place(matrix: &mut [Vector], shape: &Shape, lane: usize, rows: &FoldMatrix) {
    let (mut at, mut first) = (0, 0);
    for &width in shape.tiles {
        for row in 0..shape.digits {
            for column in first..first + width {
                matrix[at].0[lane] = rows.entry(row, column);
                at += 1;
            }
        }
        first += width;
    }
}

pub(super) fn step(scratch: &mut [Vector], matrix: &[Vector], factor: Option<&[Vector]>, squarings: usize) {
    let factor = factor.map_or(core::ptr::null(), <[Vector]>::as_ptr);
    // SAFETY: `pow` made the three as the kernel wants them, and it runs only where AVX2 and FMA are, under
    // `rounding::Nearest`.
    unsafe { vertical_22(scratch.as_mut_ptr(), matrix.as_ptr(), factor, squarings) }
}
