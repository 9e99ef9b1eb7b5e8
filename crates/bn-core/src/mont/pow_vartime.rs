//! Exponentiation by public exponents: variable time in the exponent only.

use super::MontgomeryContext;
use crate::arch;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, Ring};
use crate::nat::PublicExponent;
use crate::residue::{Plain, SecretResidue};
use alloc::vec;

impl<M: Ring> MontgomeryContext<M> {
    /// base^exponent mod m for a public exponent: leaks the exponent, neither the base nor the modulus.
    pub fn pow_public_exponent(
        &self,
        base: &SecretResidue<M, Plain>,
        exponent: &PublicExponent,
    ) -> SecretResidue<M, Plain> {
        let base = &base.expose().limbs;
        self.produce(|out| match (exponent.bits(), exponent.nat().limbs()) {
            (0, _) => out[0] = 1,
            (1, _) => out.copy_from_slice(base),
            _ if self.pow_by_kernel(out, base, exponent) => (),
            (bits, &[short]) => self.pow_short(out, base, short, bits),
            _ => self.pow_sliding(out, base, exponent),
        })
    }

    /// Whether a kernel has done it.
    fn pow_by_kernel(&self, out: &mut [Limb], base: &[Limb], exponent: &PublicExponent) -> bool {
        let mut jobs = [self.public_pow_job(out, base, exponent)];
        arch::pow_public(&mut jobs);
        jobs[0].done
    }

    /// `out` = base^exponent as the kernels take it.
    fn public_pow_job<'a>(
        &'a self,
        out: &'a mut [Limb],
        base: &'a [Limb],
        exponent: &'a PublicExponent,
    ) -> arch::PowJob<'a> {
        let (exponent, bits) = (exponent.nat().limbs(), exponent.bits());
        arch::PowJob { modulus: self.kernel_modulus(), out, base, exponent, bits, done: false }
    }

    /// An exponent of one limb and 2 bits at least.
    fn pow_short(&self, out: &mut [Limb], base: &[Limb], exponent: Limb, bits: usize) {
        let mut x = vec![0; base.len()];
        self.mul_limbs(&mut x, base, &self.rr);
        short_chain(&self.modulus, self.n0, out, base, &x, exponent, bits);
        arch::wipe(&mut x);
    }

    /// Left-to-right sliding window over odd powers (Handbook of Applied Cryptography, 14.85). Look-ups at addresses
    /// that depend on the exponent alone.
    fn pow_sliding(&self, out: &mut [Limb], base: &[Limb], exponent: &PublicExponent) {
        let n = self.modulus.width();
        let window = sliding_window_bits(exponent.bits());
        let e = exponent.nat().limbs();
        let mut buffers = vec![0; (2 + (1 << (window - 1))) * n];
        let (scratch, table) = buffers.split_at_mut(2 * n);
        let (mut acc, mut next) = scratch.split_at_mut(n);
        // x, x³, x⁵, …; acc = x² for now
        self.mul_limbs(&mut table[..n], base, &self.rr);
        self.sqr_limbs(acc, &table[..n]);
        for i in 1..1 << (window - 1) {
            let (known, rest) = table.split_at_mut(i * n);
            self.mul_limbs(&mut rest[..n], &known[(i - 1) * n..], acc);
        }
        acc.copy_from_slice(&self.r);
        let mut left = exponent.bits();
        while left > 0 {
            // A zero bit is squared past; else the window's `size` bits end in a one.
            let wide = window.min(left);
            let bits = limbs::bits(e, left - wide, wide);
            let size = if bits >> (wide - 1) & 1 == 0 { 1 } else { wide - bits.trailing_zeros() as usize };
            for _ in 0..size {
                self.sqr_limbs(next, acc);
                core::mem::swap(&mut acc, &mut next);
            }
            let value = (bits >> (wide - size)) as usize;
            if value & 1 == 1 {
                self.mul_limbs(next, acc, &table[value / 2 * n..(value / 2 + 1) * n]);
                core::mem::swap(&mut acc, &mut next);
            }
            left -= size;
        }
        self.leave_domain(out, acc);
        arch::wipe(&mut buffers);
    }
}

/// `out` = base^exponent for an exponent of one limb and 2 bits at least, by its bits below the top one, starting from
/// `x`, the base in the domain: no table (Go's `bigmod`, ExpShortVarTime).
pub(super) fn short_chain<M: Ring>(
    modulus: &OddModulus<M>,
    n0: Limb,
    out: &mut [Limb],
    base: &[Limb],
    x: &[Limb],
    exponent: Limb,
    bits: usize,
) {
    let (m, n) = (modulus.limbs(), modulus.width());
    let mut buffers = vec![0; 2 * n];
    let (mut acc, mut next) = buffers.split_at_mut(n);
    acc.copy_from_slice(x);
    for i in (1..bits - 1).rev() {
        arch::mont_sqr(next, acc, m, n0);
        core::mem::swap(&mut acc, &mut next);
        if exponent >> i & 1 == 1 {
            arch::mont_mul(next, acc, x, m, n0);
            core::mem::swap(&mut acc, &mut next);
        }
    }
    arch::mont_sqr(next, acc, m, n0);
    if exponent & 1 == 1 {
        // The last product, with the plain base, leaves the domain by itself.
        arch::mont_mul(out, next, base, m, n0);
    } else {
        arch::from_mont(out, next, m, n0);
    }
    arch::wipe(&mut buffers);
}

/// The window by exponent size: libgcrypt's for `mpi_powm`, as far as a limb holds it.
fn sliding_window_bits(bits: usize) -> usize {
    let window = match bits {
        0..64 => 1,
        64..128 => 2,
        128..256 => 3,
        256..512 => 4,
        _ => 5,
    };
    window.min(LIMB_BITS - 1)
}
