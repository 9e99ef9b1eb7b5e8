//! Exponentiation by secret exponents: a fixed window, the table read in full.

use super::MontgomeryContext;
use crate::arch;
use crate::limb::Limb;
use crate::limbs;
use crate::modulus::Ring;
use crate::nat::SecretExponent;
use crate::residue::{Plain, SecretResidue};
use alloc::vec;
use zeroize::Zeroize;

/// One base and exponent under each of two moduli: the two halves of a private-key operation, handed over together so
/// that a backend can run them in one vector.
pub struct PowPair<'a, P: Ring, Q: Ring> {
    /// The first modulus, base and exponent.
    pub p: (&'a MontgomeryContext<P>, &'a SecretResidue<P, Plain>, &'a SecretExponent),
    /// The second modulus, base and exponent.
    pub q: (&'a MontgomeryContext<Q>, &'a SecretResidue<Q, Plain>, &'a SecretExponent),
}

impl<P: Ring, Q: Ring> PowPair<'_, P, Q> {
    /// Both powers.
    pub fn pow(&self) -> (SecretResidue<P, Plain>, SecretResidue<Q, Plain>) {
        let (mut p, mut q) = (self.p.0.zero(), self.q.0.zero());
        let mut jobs =
            [self.p.0.pow_job(&mut p, self.p.1, self.p.2), self.q.0.pow_job(&mut q, self.q.1, self.q.2)];
        if arch::pow(&mut jobs) {
            return (p, q);
        }
        (self.p.0.pow(self.p.1, self.p.2), self.q.0.pow(self.q.1, self.q.2))
    }

    /// Both powers of each of several pairs, of one key or of many, in order.
    pub fn pow_batch(pairs: &[Self]) -> alloc::vec::Vec<(SecretResidue<P, Plain>, SecretResidue<Q, Plain>)> {
        let mut powers: alloc::vec::Vec<_> =
            pairs.iter().map(|pair| (pair.p.0.zero(), pair.q.0.zero())).collect();
        let mut jobs = alloc::vec::Vec::with_capacity(2 * pairs.len());
        for (pair, (p, q)) in pairs.iter().zip(&mut powers) {
            jobs.push(pair.p.0.pow_job(p, pair.p.1, pair.p.2));
            jobs.push(pair.q.0.pow_job(q, pair.q.1, pair.q.2));
        }
        if arch::pow(&mut jobs) { powers } else { pairs.iter().map(PowPair::pow).collect() }
    }
}

impl<M: Ring> MontgomeryContext<M> {
    /// base^exponent mod m. Time depends on the widths and on the exponent's announced bit length alone.
    pub fn pow(&self, base: &SecretResidue<M, Plain>, exponent: &SecretExponent) -> SecretResidue<M, Plain> {
        let mut out = self.zero();
        if arch::pow(&mut [self.pow_job(&mut out, base, exponent)]) {
            return out;
        }
        let n = self.modulus.width();
        let window = window_bits(exponent.bits());
        let mut table = vec![0 as Limb; n << window];
        table[..n].copy_from_slice(&self.r);
        self.mul_limbs(&mut table[n..2 * n], &base.expose().limbs, &self.rr);
        for i in 2..1 << window {
            let (known, rest) = table.split_at_mut(i * n);
            if i % 2 == 0 {
                self.sqr_limbs(&mut rest[..n], &known[i / 2 * n..(i / 2 + 1) * n]);
            } else {
                self.mul_limbs(&mut rest[..n], &known[(i - 1) * n..], &known[n..2 * n]);
            }
        }
        let (mut acc, mut next, mut entry) = (self.r.clone(), vec![0; n], vec![0; n]);
        let e = exponent.nat().expose().limbs();
        for i in (0..exponent.bits().div_ceil(window)).rev() {
            for _ in 0..window {
                self.sqr_limbs(&mut next, &acc);
                acc.copy_from_slice(&next);
            }
            limbs::lookup(&mut entry, &table, limbs::bits(e, i * window, window));
            self.mul_limbs(&mut next, &acc, &entry);
            acc.copy_from_slice(&next);
        }
        table.zeroize();
        next.zeroize();
        entry.zeroize();
        let result = self.produce(|out| out.copy_from_slice(&acc));
        acc.zeroize();
        self.from_mont(&result)
    }
}

impl<M: Ring> MontgomeryContext<M> {
    /// A residue for a kernel to write to.
    fn zero(&self) -> SecretResidue<M, Plain> {
        self.produce(|_| ())
    }

    /// `out` = base^exponent as the kernels take it.
    fn pow_job<'a>(
        &'a self,
        out: &'a mut SecretResidue<M, Plain>,
        base: &'a SecretResidue<M, Plain>,
        exponent: &'a SecretExponent,
    ) -> arch::PowJob<'a> {
        arch::PowJob {
            modulus: self.kernel_modulus(),
            out: &mut out.expose_mut().limbs,
            base: &base.expose().limbs,
            exponent: exponent.nat().expose().limbs(),
            bits: exponent.bits(),
        }
    }
}

/// The window for exponents of `bits` bits: the table costs 2^w products, the loop bits/w.
fn window_bits(bits: usize) -> usize {
    match bits {
        0..=8 => 1,
        9..=64 => 3,
        65..=384 => 4,
        _ => 5,
    }
}
