//! The prepared modulus: multiplication and exponentiation modulo an odd integer.
//!
//! One struct, two builders with the same bits as result: [`MontgomeryContext::new_consttime`] (in `consttime.rs`) for
//! secret moduli, [`MontgomeryContext::new_vartime`] (in `vartime.rs`) for public ones. Exponentiation takes and
//! returns plain residues, so that a backend is free to work in a representation of its own.

mod consttime;
pub(crate) mod portable;
mod pow;
mod pow_vartime;
mod public_vartime;
mod vartime;

use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, Ring};
use crate::nat::Nat;
use crate::residue::{Mont, Plain, Residue, SecretResidue};
use crate::secret::Secret;
use alloc::boxed::Box;
use alloc::vec;
use zeroize::Zeroize;

pub use pow::PowPair;

/// A modulus m of n limbs with what Montgomery arithmetic needs, for R = 2^(n·LIMB_BITS).
pub struct MontgomeryContext<M: Ring> {
    modulus: OddModulus<M>,
    /// −m⁻¹ mod 2^LIMB_BITS
    n0: Limb,
    /// R mod m: one in the Montgomery domain
    r: Box<[Limb]>,
    /// R² mod m: takes a residue into the domain
    rr: Box<[Limb]>,
}

/// −m⁻¹ mod 2^LIMB_BITS for odd m, given its lowest limb.
///
/// Proof: for odd m, m·m ≡ 1 mod 8, so x = m is an inverse to 3 bits. If m·x = 1 + e·2^k then
/// m·x·(2 − m·x) = 1 − e²·2^(2k): each step doubles the correct bits. 3, 6, 12, 24, 48, 96 ≥ 64: five steps suffice.
pub const fn n0(m: Limb) -> Limb {
    let mut x = m;
    let mut step = 0;
    while step < 5 {
        x = x.wrapping_mul((2 as Limb).wrapping_sub(m.wrapping_mul(x)));
        step += 1;
    }
    x.wrapping_neg()
}

impl<M: Ring> MontgomeryContext<M> {
    /// The modulus.
    pub fn modulus(&self) -> &OddModulus<M> {
        &self.modulus
    }

    /// −m⁻¹ mod 2^LIMB_BITS.
    pub fn n0(&self) -> Limb {
        self.n0
    }

    /// R mod m and R² mod m.
    pub fn r_and_rr(&self) -> (&[Limb], &[Limb]) {
        (&self.r, &self.rr)
    }

    /// Parses a public big-endian integer; `None` unless it is below the modulus. Time depends on its length alone.
    pub fn residue_from_be_bytes(&self, bytes: &[u8]) -> Option<Residue<M, Plain>> {
        self.modulus.residue_from_be_bytes(bytes)
    }

    /// Parses a secret big-endian integer; `None` unless it is below the modulus, which becomes public.
    pub fn secret_residue_from_be_bytes(&self, bytes: &[u8]) -> Option<SecretResidue<M, Plain>> {
        self.modulus.secret_residue_from_be_bytes(bytes)
    }

    /// The residue equal to `x`; `None` unless it is below the modulus, which becomes public.
    pub fn secret_residue_from_nat(&self, x: &Secret<Nat>) -> Option<SecretResidue<M, Plain>> {
        self.modulus.secret_residue_from_nat(x)
    }

    /// `x mod m` for an integer of any width: Horner's rule over limbs of R.
    pub fn reduce(&self, x: &Secret<Nat>) -> SecretResidue<M, Plain> {
        let width = self.modulus.width();
        let mut buffers = vec![0; 2 * width];
        let (digit, product) = buffers.split_at_mut(width);
        let residue = self.produce(|acc| {
            for (i, chunk) in x.expose().limbs().chunks(width).rev().enumerate() {
                // acc·R + digit, by products with R² and with R mod m. A digit below R is enough for the product to be
                // fully reduced: digit·(m − 1) < R·m.
                digit[..chunk.len()].copy_from_slice(chunk);
                digit[chunk.len()..].fill(0);
                if i > 0 {
                    self.mul_limbs(product, acc, &self.rr);
                }
                self.mul_limbs(acc, digit, &self.r);
                self.add_limbs(acc, product);
            }
        });
        arch::wipe(&mut buffers);
        residue
    }

    /// One in the Montgomery domain.
    pub fn one(&self) -> SecretResidue<M, Mont> {
        Secret::new(Residue::from_reduced(self.r.clone()))
    }

    /// x·R mod m.
    pub fn to_mont(&self, x: &SecretResidue<M, Plain>) -> SecretResidue<M, Mont> {
        self.produce(|out| self.mul_limbs(out, &x.expose().limbs, &self.rr))
    }

    /// The plain residue that `x` stands for.
    pub fn from_mont(&self, x: &SecretResidue<M, Mont>) -> SecretResidue<M, Plain> {
        self.produce(|out| self.leave_domain(out, &x.expose().limbs))
    }

    /// The product of two residues of the domain.
    ///
    /// ```
    /// use bn_core::{MontgomeryContext, OddModulus, Ring};
    /// enum P {}
    /// impl Ring for P {}
    /// let p = MontgomeryContext::<P>::new_consttime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let x = p.to_mont(&p.secret_residue_from_be_bytes(&[6]).unwrap());
    /// assert_eq!(p.from_mont(&p.mul(&x, &x)).expose().limbs(), [1]);
    /// ```
    ///
    /// Residues outside the domain, or of another ring, are refused by their type:
    ///
    /// ```compile_fail
    /// # use bn_core::{MontgomeryContext, OddModulus, Ring};
    /// # enum P {}
    /// # impl Ring for P {}
    /// # let p = MontgomeryContext::<P>::new_consttime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let x = p.secret_residue_from_be_bytes(&[6]).unwrap();
    /// p.mul(&x, &x);
    /// ```
    ///
    /// ```compile_fail
    /// # use bn_core::{MontgomeryContext, OddModulus, Ring};
    /// # enum P {}
    /// # impl Ring for P {}
    /// # let p = MontgomeryContext::<P>::new_consttime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// enum N {}
    /// impl Ring for N {}
    /// let n = MontgomeryContext::<N>::new_consttime(&OddModulus::from_be_bytes(&[35]).unwrap());
    /// let x = n.to_mont(&n.secret_residue_from_be_bytes(&[6]).unwrap());
    /// p.mul(&x, &x);
    /// ```
    pub fn mul(&self, a: &SecretResidue<M, Mont>, b: &SecretResidue<M, Mont>) -> SecretResidue<M, Mont> {
        self.produce(|out| self.mul_limbs(out, &a.expose().limbs, &b.expose().limbs))
    }

    /// The product of a residue of the domain and a plain one: plain again, for one multiplication.
    pub fn mul_plain(
        &self,
        a: &SecretResidue<M, Mont>,
        b: &SecretResidue<M, Plain>,
    ) -> SecretResidue<M, Plain> {
        self.produce(|out| self.mul_limbs(out, &a.expose().limbs, &b.expose().limbs))
    }

    /// The square of a residue of the domain.
    pub fn sqr(&self, a: &SecretResidue<M, Mont>) -> SecretResidue<M, Mont> {
        self.produce(|out| self.sqr_limbs(out, &a.expose().limbs))
    }

    /// The sum of two residues of one domain.
    pub fn add<D>(&self, a: &SecretResidue<M, D>, b: &SecretResidue<M, D>) -> SecretResidue<M, D> {
        self.produce(|out| {
            out.copy_from_slice(&a.expose().limbs);
            self.add_limbs(out, &b.expose().limbs);
        })
    }

    /// The difference of two residues of one domain.
    pub fn sub<D>(&self, a: &SecretResidue<M, D>, b: &SecretResidue<M, D>) -> SecretResidue<M, D> {
        self.produce(|out| {
            out.copy_from_slice(&a.expose().limbs);
            let borrow = limbs::sub_assign(out, &b.expose().limbs);
            limbs::add_assign_if(Mask::from_bit(borrow), out, self.modulus.limbs());
        })
    }

    /// `a` if the mask is set, else `b`.
    pub fn select<D>(
        &self,
        mask: Mask,
        a: &SecretResidue<M, D>,
        b: &SecretResidue<M, D>,
    ) -> SecretResidue<M, D> {
        self.produce(|out| {
            out.copy_from_slice(&b.expose().limbs);
            limbs::assign_if(mask, out, &a.expose().limbs);
        })
    }

    /// Runs `f` on a new residue's limbs, which it must leave below the modulus.
    fn produce<D>(&self, f: impl FnOnce(&mut [Limb])) -> SecretResidue<M, D> {
        let mut limbs = vec![0; self.modulus.width()].into_boxed_slice();
        f(&mut limbs);
        Secret::new(Residue::from_reduced(limbs))
    }

    /// The modulus as the kernels take it.
    fn kernel_modulus(&self) -> arch::Modulus<'_> {
        arch::Modulus { m: self.modulus.limbs(), n0: self.n0, r: &self.r, rr: &self.rr }
    }

    /// out = a·b/R mod m, for a·b < m·R; `out` is neither operand.
    fn mul_limbs(&self, out: &mut [Limb], a: &[Limb], b: &[Limb]) {
        arch::mont_mul(out, a, b, self.modulus.limbs(), self.n0);
    }

    /// out = a²/R mod m, for a < m.
    fn sqr_limbs(&self, out: &mut [Limb], a: &[Limb]) {
        arch::mont_sqr(out, a, self.modulus.limbs(), self.n0);
    }

    /// out = a/R mod m, for a < m.
    fn leave_domain(&self, out: &mut [Limb], a: &[Limb]) {
        arch::from_mont(out, a, self.modulus.limbs(), self.n0);
    }

    /// a = a + b mod m.
    fn add_limbs(&self, a: &mut [Limb], b: &[Limb]) {
        let carry = limbs::add_assign(a, b);
        portable::reduce_once(a, carry, self.modulus.limbs());
    }
}

impl<M: Ring> Drop for MontgomeryContext<M> {
    fn drop(&mut self) {
        self.n0.zeroize();
        arch::wipe(&mut self.r);
        arch::wipe(&mut self.rr);
    }
}

impl<M: Ring> core::fmt::Debug for MontgomeryContext<M> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "MontgomeryContext({} bits, {}-bit limbs)", self.modulus.bits(), LIMB_BITS)
    }
}
