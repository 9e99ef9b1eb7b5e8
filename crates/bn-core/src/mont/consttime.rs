//! The builder for secret moduli: no division, time depends on sizes only.

use super::{MontgomeryContext, n0, portable};
use crate::arch;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, Ring};
use alloc::boxed::Box;
use alloc::vec;

impl<M: Ring> MontgomeryContext<M> {
    /// Prepares a modulus whose value may be secret: time depends on its bit length alone.
    ///
    /// R mod m by doublings of 2^(bits−1), the highest power of two below m; then R² in the domain, by doublings up to
    /// a threshold and squarings from there (Go's `bigmod`, change of 2023-12).
    pub fn new_consttime(modulus: &OddModulus<M>) -> Self {
        // A doubling costs about 2n limb operations, a squaring 3n²/2: halving the exponent once more replaces k
        // doublings by k/2 and a squaring. They balance near k = n; measured, n/2…n is flat from 8 to 64 limbs.
        Self::new_consttime_with_doublings(modulus, modulus.width())
    }

    /// [`Self::new_consttime`] with a threshold of the caller's, for comparison: 1 is exponentiation of 2R by
    /// square-and-double from the first bit (BoringSSL change 27287's third set-up), `usize::MAX` doublings alone.
    #[doc(hidden)]
    pub fn new_consttime_with_doublings(modulus: &OddModulus<M>, threshold: usize) -> Self {
        let (m, n) = (modulus.limbs(), modulus.width());
        let n0 = n0(m[0]);
        let mut r: Box<[Limb]> = vec![0; n].into();
        r[(modulus.bits() - 1) / LIMB_BITS] = 1 << ((modulus.bits() - 1) % LIMB_BITS);
        for _ in modulus.bits() - 1..n * LIMB_BITS {
            double(&mut r, m);
        }

        // In the domain R stands for 1, and 2^k·R for 2^k; wanted is R·R, that is k = n·LIMB_BITS.
        let target = n * LIMB_BITS;
        let mut shift = 0;
        while target >> shift > threshold.max(1) {
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
        arch::wipe(&mut square);
        MontgomeryContext { modulus: modulus.clone(), n0, r, rr }
    }
}

/// a = 2a mod m.
fn double(a: &mut [Limb], m: &[Limb]) {
    let carry = limbs::shl1_assign(a, 0);
    portable::reduce_once(a, carry, m);
}
