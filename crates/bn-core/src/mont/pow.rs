//! Exponentiation by secret exponents: a fixed window, the table read in full.

use super::MontgomeryContext;
use crate::arch;
use crate::limb::Limb;
use crate::limbs;
use crate::modulus::Ring;
use crate::nat::SecretExponent;
use crate::residue::{Plain, SecretResidue};
use alloc::vec;
use alloc::vec::Vec;

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
        let mut powers = (self.p.0.zero(), self.q.0.zero());
        let mut jobs = self.jobs(&mut powers);
        arch::pow(&mut jobs);
        let done = jobs.map(|job| job.done);
        self.complete(powers, done)
    }

    /// Both powers of each of several pairs, of one key or of many, in order.
    pub fn pow_batch(pairs: &[Self]) -> Vec<(SecretResidue<P, Plain>, SecretResidue<Q, Plain>)> {
        let mut powers: Vec<_> = pairs.iter().map(|pair| (pair.p.0.zero(), pair.q.0.zero())).collect();
        let mut jobs: Vec<_> =
            pairs.iter().zip(&mut powers).flat_map(|(pair, powers)| pair.jobs(powers)).collect();
        arch::pow(&mut jobs);
        let done: Vec<[bool; 2]> = jobs.chunks(2).map(|jobs| [jobs[0].done, jobs[1].done]).collect();
        pairs.iter().zip(powers).zip(done).map(|((pair, powers), done)| pair.complete(powers, done)).collect()
    }

    /// Both exponentiations as the kernels take them.
    fn jobs<'a>(
        &'a self,
        powers: &'a mut (SecretResidue<P, Plain>, SecretResidue<Q, Plain>),
    ) -> [arch::PowJob<'a>; 2] {
        let (p, q) = (&self.p, &self.q);
        [p.0.pow_job(&mut powers.0, p.1, p.2), q.0.pow_job(&mut powers.1, q.1, q.2)]
    }

    /// The powers, those computed that no kernel has done.
    fn complete(
        &self,
        powers: (SecretResidue<P, Plain>, SecretResidue<Q, Plain>),
        done: [bool; 2],
    ) -> (SecretResidue<P, Plain>, SecretResidue<Q, Plain>) {
        let (p, q) = (&self.p, &self.q);
        (
            if done[0] { powers.0 } else { p.0.pow_by_window(p.1, p.2) },
            if done[1] { powers.1 } else { q.0.pow_by_window(q.1, q.2) },
        )
    }
}

impl<M: Ring> MontgomeryContext<M> {
    /// base^exponent mod m. Time depends on the widths and on the exponent's announced bit length alone.
    pub fn pow(&self, base: &SecretResidue<M, Plain>, exponent: &SecretExponent) -> SecretResidue<M, Plain> {
        let mut out = self.zero();
        let mut jobs = [self.pow_job(&mut out, base, exponent)];
        arch::pow(&mut jobs);
        if jobs[0].done { out } else { self.pow_by_window(base, exponent) }
    }

    fn pow_by_window(
        &self,
        base: &SecretResidue<M, Plain>,
        exponent: &SecretExponent,
    ) -> SecretResidue<M, Plain> {
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
        let (mut acc, mut next, mut entry) = (self.r.to_vec(), vec![0; n], vec![0; n]);
        let e = exponent.nat().expose().limbs();
        let windows = exponent.bits().div_ceil(window);
        for i in (0..windows).rev() {
            // the first entry is multiplied by one, whose squares are one
            let squarings = if i + 1 == windows { 0 } else { window };
            for _ in 0..squarings {
                self.sqr_limbs(&mut next, &acc);
                core::mem::swap(&mut acc, &mut next);
            }
            limbs::lookup(&mut entry, &table, limbs::bits(e, i * window, window));
            self.mul_limbs(&mut next, &acc, &entry);
            core::mem::swap(&mut acc, &mut next);
        }
        arch::wipe(&mut table);
        arch::wipe(&mut next);
        arch::wipe(&mut entry);
        let result = self.produce(|out| out.copy_from_slice(&acc));
        arch::wipe(&mut acc);
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
            done: false,
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
