//! The builder for secret moduli: no division, time depends on sizes only.

use super::{MontgomeryContext, n0};
use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, Ring};
use alloc::vec;

impl<M: Ring> MontgomeryContext<M> {
    /// Prepares a modulus whose value may be secret: time depends on its bit length alone.
    ///
    /// R mod m by doublings from 2^(bits−1), the highest power of two below m; then R² in the domain by
    /// doublings up to a threshold and squarings for the rest of the exponent (Go's `bigmod`, change of 2023-12).
    pub fn new_consttime(modulus: &OddModulus<M>) -> Self {
        let (m, n) = (modulus.limbs(), modulus.width());
        let n0 = n0(m[0]);
        let mut r = vec![0; n];
        r[(modulus.bits() - 1) / LIMB_BITS] = 1 << ((modulus.bits() - 1) % LIMB_BITS);
        for _ in modulus.bits() - 1..n * LIMB_BITS {
            double(&mut r, m);
        }

        // In the domain 2^k is 2^k·R mod m. Reach k = n·LIMB_BITS: its leading bits, at most `threshold`, by
        // doublings from R, each further bit by one squaring and, if it is set, one doubling.
        let target = n * LIMB_BITS;
        let threshold = (n / 4).max(1);
        let mut shift = 0;
        while target >> shift > threshold {
            shift += 1;
        }
        let mut rr = r.clone();
        for _ in 0..target >> shift {
            double(&mut rr, m);
        }
        let mut square = vec![0; n];
        for i in (0..shift).rev() {
            arch::mont_sqr(&mut square, &rr, m, n0);
            rr.copy_from_slice(&square);
            if target >> i & 1 == 1 {
                double(&mut rr, m);
            }
        }
        MontgomeryContext { modulus: modulus.clone(), n0, r: r.into(), rr: rr.into() }
    }
}

/// a = 2a mod m.
fn double(a: &mut [Limb], m: &[Limb]) {
    let carry = limbs::shl1_assign(a, 0);
    let keep = limbs::lt(a, m) & Mask::is_zero(carry);
    limbs::sub_assign_if(!keep, a, m);
}
