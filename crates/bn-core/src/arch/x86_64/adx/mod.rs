//! Kernels of mulx, adcx and adox: products and Montgomery arithmetic on 64-bit limbs of any width.
//!
//! `block` and `redc` serve the widths that are multiples of eight limbs (all usual RSA keys and their primes), `rows` the
//! others; `pow` is the exponentiation over either, with its loop in assembly. The text of the kernels is made of the macros in
//! `macros`. This module is their safe face: it checks lengths.
//!
//! # Limit
//!
//! A product of two limbs costs one mulx and two additions with carry. Processors multiply once a cycle; Intel's add with
//! carry on two ports: one cycle a product, 17 additions and so 8.5 cycles for a row of eight. The order of the row matters
//! more than its length: high and low halves of neighbouring products meet first, by the carry flag, and their sum goes to
//! the window by the overflow flag. So written eight rows take 70 cycles, 1.09 a product; with both halves added to
//! the window one after the other, 81 to 88.
//!
//! # Cycles
//!
//! Core cycles on Intel Emerald Rapids (about 3.0 GHz, counted by a chain of dependent multiplications), best of many samples,
//! operands in the L1 cache:
//!
//! | limbs | product | square | reduction | Montgomery square | Montgomery product | cycles a product of limbs |
//! |---|---|---|---|---|---|---|
//! | 8 | 75 | 55 | 109 | 175 | 190 | 1.41–1.62 |
//! | 16 | 313 | 183 | 374 | 567 | 685 | 1.30–1.39 |
//! | 24 | 695 | 393 | 787 | 1185 | 1478 | 1.26–1.32 |
//! | 32 | 1235 | 679 | 1347 | 2030 | 2575 | 1.24–1.28 |
//! | 48 | 2758 | 1475 | 2916 | 4394 | 5669 | 1.22–1.25 |
//! | 64 | 4889 | 2570 | 5084 | 7669 | 9975 | 1.21–1.23 |
//! | 16 by rows | 412 | 313 | 421 | 734 | 833 | 1.6 |
//!
//! The reduction's excess is the chain from one quotient limb to the next, see `redc`. Eight rows of it take 88 cycles. Tried
//! without gain: the product by n0 ahead in the queue (92 to 97, the additions before it wait behind those of the row before);
//! steps by (m·n0 + 1)/2^64, which need no product by n0 (77, but a step more and a limb more, 383 in all for 16 limbs); the
//! next block begun in a window of its own before the chain has ended (392).
//!
//! Whole exponentiations, against the portable twin: RSA-2048's two halves 518 µs (1149), RSA-3072's 1606 µs (3492), one 2048-bit
//! power with e = 65537 13.0 µs (28.5).
#![allow(unsafe_code)] // the kernels and their calls

#[macro_use]
#[rustfmt::skip] // a line of assembly stays a line
mod macros;
mod block;
mod pow;
mod redc;
mod rows;
#[cfg(test)]
mod tests;

use crate::arch::{Modulus, PowJob, wipe};
use crate::karatsuba;
use crate::limb::Limb;
use alloc::vec;

pub(super) type MulKernel = unsafe extern "sysv64" fn(*mut u64, *const u64, usize, *const u64, usize);
pub(super) type SqrKernel = unsafe extern "sysv64" fn(*mut u64, *const u64, usize);
pub(super) type RedcKernel = unsafe extern "sysv64" fn(*mut u64, *mut u64, *const u64, usize, u64, u64);

/// The kernels for one width: they count in units of 2^unit_bits limbs.
pub(super) struct Kernels {
    unit_bits: u32,
    mul: MulKernel,
    sqr: SqrKernel,
    redc: RedcKernel,
}

const BLOCKS: Kernels = Kernels { unit_bits: 3, mul: block::mul, sqr: block::sqr, redc: redc::redc };
const ROWS: Kernels = Kernels { unit_bits: 0, mul: rows::mul, sqr: rows::sqr, redc: rows::redc };

impl Kernels {
    /// The kernels for numbers whose widths are multiples of `n` limbs.
    fn new(n: usize) -> &'static Kernels {
        if n.trailing_zeros() >= BLOCKS.unit_bits { &BLOCKS } else { &ROWS }
    }

    /// The units in `n` limbs.
    fn units(&self, n: usize) -> usize {
        debug_assert!(n.trailing_zeros() >= self.unit_bits);
        n >> self.unit_bits
    }

    /// out = a·b.
    fn mul(&self, out: &mut [Limb], a: &[Limb], b: &[Limb]) {
        assert!(out.len() == a.len() + b.len() && !a.is_empty() && !b.is_empty());
        // SAFETY: the lengths are as the kernel wants them, the borrows exclude an overlap, and this family was dispatched to.
        unsafe {
            (self.mul)(out.as_mut_ptr(), a.as_ptr(), self.units(a.len()), b.as_ptr(), self.units(b.len()))
        }
    }

    /// out = a².
    fn sqr(&self, out: &mut [Limb], a: &[Limb]) {
        assert!(out.len() == 2 * a.len() && !a.is_empty());
        // SAFETY: as for `mul`.
        unsafe { (self.sqr)(out.as_mut_ptr(), a.as_ptr(), self.units(a.len())) }
    }

    /// out = t/R mod m, below m for t < m·R; or, if `almost`, below R for t < R². Destroys t.
    fn redc(&self, out: &mut [Limb], m: &[Limb], n0: Limb, t: &mut [Limb], almost: bool) {
        let n = m.len();
        assert!(out.len() == n && t.len() == 2 * n && n > 0);
        // SAFETY: as for `mul`.
        unsafe { (self.redc)(out.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr(), self.units(n), n0, almost.into()) }
    }

    /// out = a·b/R mod m in the sense of [`Kernels::redc`], by way of `t`.
    fn mont_mul(
        &self,
        out: &mut [Limb],
        a: &[Limb],
        b: &[Limb],
        modulus: &Modulus<'_>,
        t: &mut [Limb],
        almost: bool,
    ) {
        self.mul(t, a, b);
        self.redc(out, modulus.m, modulus.n0, t, almost);
    }

    /// out = a²/R mod m in the sense of [`Kernels::redc`], by way of `t`.
    fn mont_sqr(&self, out: &mut [Limb], a: &[Limb], modulus: &Modulus<'_>, t: &mut [Limb], almost: bool) {
        self.sqr(t, a);
        self.redc(out, modulus.m, modulus.n0, t, almost);
    }
}

/// Operands of more limbs than this are multiplied by Karatsuba's method. Measured: at 64 both take 1.63 µs, at 48 it
/// is 9 % slower, at 128 15 % faster.
const KARATSUBA_MUL: usize = 64;
/// Operands of more limbs than this are squared by Karatsuba's method. Measured: at 96 it is 4 % slower, at 128 2 % faster.
const KARATSUBA_SQR: usize = 96;

/// out = a·b for operands of at least one limb.
pub(crate) fn mul(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    let n = a.len();
    if n == b.len() && n > KARATSUBA_MUL {
        karatsuba::with_scratch(n, |scratch| karatsuba::mul(out, a, b, scratch, KARATSUBA_MUL, mul_base));
    } else {
        mul_base(out, a, b);
    }
}

/// out = a² for an operand of at least one limb.
pub(crate) fn sqr(out: &mut [Limb], a: &[Limb]) {
    if a.len() > KARATSUBA_SQR {
        karatsuba::with_scratch(a.len(), |scratch| karatsuba::sqr(out, a, scratch, KARATSUBA_SQR, sqr_base));
    } else {
        sqr_base(out, a);
    }
}

fn mul_base(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    // The rows run along the longer operand: their number is what costs.
    let (a, b) = if a.len() < b.len() { (b, a) } else { (a, b) };
    Kernels::new(a.len() | b.len()).mul(out, a, b);
}

fn sqr_base(out: &mut [Limb], a: &[Limb]) {
    Kernels::new(a.len()).sqr(out, a);
}

/// z += x·y for operands of one width, at least one limb; the limb carried out.
pub(crate) fn add_mul_limb(z: &mut [Limb], x: &[Limb], y: Limb) -> Limb {
    assert!(z.len() == x.len() && !x.is_empty());
    // SAFETY: both have that length, the borrows exclude an overlap, and this family was dispatched to.
    unsafe { rows::add_mul(z.as_mut_ptr(), x.as_ptr(), x.len(), y) }
}

/// out = a·b/R mod m, for a·b < m·R.
pub(crate) fn mont_mul(out: &mut [Limb], a: &[Limb], b: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        mul(t, a, b);
        redc(out, t, m, n0);
    });
}

/// out = a²/R mod m, for a < m.
pub(crate) fn mont_sqr(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        sqr(t, a);
        redc(out, t, m, n0);
    });
}

/// out = a/R mod m, for a < m.
pub(crate) fn from_mont(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    with_product(m.len(), |t| {
        t[..a.len()].copy_from_slice(a);
        redc(out, t, m, n0);
    });
}

fn redc(out: &mut [Limb], t: &mut [Limb], m: &[Limb], n0: Limb) {
    Kernels::new(m.len()).redc(out, m, n0, t, false);
}

/// out = base^exponent mod m for a secret exponent.
pub(crate) fn pow(job: &mut PowJob<'_>) {
    pow::pow(job, Kernels::new(job.modulus.m.len()));
}

/// out = base^exponent mod m for a public exponent of one limb and 2 bits at least.
pub(crate) fn pow_public(job: &mut PowJob<'_>) {
    pow::pow_public(job, Kernels::new(job.modulus.m.len()));
}

/// Runs `f` on a zeroed buffer of 2n limbs, on the stack up to 4096 bits.
#[inline(always)]
fn with_product(n: usize, f: impl FnOnce(&mut [Limb])) {
    const SMALL: usize = 32;
    const LARGE: usize = 128;
    if 2 * n <= SMALL {
        f(&mut [0; SMALL][..2 * n])
    } else if 2 * n <= LARGE {
        f(&mut [0; LARGE][..2 * n])
    } else {
        let mut t = vec![0; 2 * n];
        f(&mut t);
        wipe(&mut t);
    }
}
