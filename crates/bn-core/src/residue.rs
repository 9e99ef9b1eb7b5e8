//! Residues, typed by their ring and their domain.

use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BYTES, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, Ring};
use crate::nat::Nat;
use crate::secret::{Secret, Sensitive};
use alloc::boxed::Box;
use alloc::vec;
use core::marker::PhantomData;
use zeroize::Zeroize;

/// The domain of a residue in the ordinary representation.
pub enum Plain {}
/// The domain of a residue in the Montgomery representation: x·R mod m stands for x.
pub enum Mont {}

/// An integer below the modulus of ring `M`, as wide as the modulus, in domain `D`.
///
/// Public as it stands; a secret one is a [`SecretResidue`].
pub struct Residue<M, D> {
    pub(crate) limbs: Box<[Limb]>,
    marker: PhantomData<fn() -> (M, D)>,
}

/// A residue that must not influence time.
pub type SecretResidue<M, D> = Secret<Residue<M, D>>;

impl<M: Ring, D> Residue<M, D> {
    /// Takes limbs that the caller knows to be below the modulus, and of its width.
    pub(crate) fn from_reduced(limbs: Box<[Limb]>) -> Self {
        Residue { limbs, marker: PhantomData }
    }

    /// The limbs, least significant first.
    pub fn limbs(&self) -> &[Limb] {
        &self.limbs
    }

    /// The representing integer, whatever the domain.
    pub fn to_nat(&self) -> Nat {
        Nat::from_limbs(self.limbs.to_vec())
    }
}

impl<M: Ring> OddModulus<M> {
    /// Parses a public big-endian integer; `None` unless it is below the modulus. Time depends on its length alone.
    pub fn residue_from_be_bytes(&self, bytes: &[u8]) -> Option<Residue<M, Plain>> {
        let secret = self.secret_residue_from_be_bytes(bytes)?;
        // LEAK: the caller says that the integer is public; it never was secret.
        Some(secret.declassify())
    }

    /// Parses a secret big-endian integer; `None` unless it is below the modulus, which becomes public.
    pub fn secret_residue_from_be_bytes(&self, bytes: &[u8]) -> Option<SecretResidue<M, Plain>> {
        let (beyond, bytes) = bytes.split_at(bytes.len().saturating_sub(self.width() * LIMB_BYTES));
        let beyond = beyond.iter().fold(0, |acc, &byte| acc | Limb::from(byte));
        self.residue_in_range(Mask::is_zero(beyond), |out| limbs::read_be(out, bytes))
    }

    /// The residue equal to `x`; `None` unless it is below the modulus, which becomes public.
    pub fn secret_residue_from_nat(&self, x: &Secret<Nat>) -> Option<SecretResidue<M, Plain>> {
        let x = x.expose().limbs();
        let (x, beyond) = x.split_at(x.len().min(self.width()));
        self.residue_in_range(limbs::is_zero(beyond), |out| out[..x.len()].copy_from_slice(x))
    }

    /// The residue that `write` makes of zeros; `None` unless it is below the modulus and nothing was left out.
    fn residue_in_range(
        &self,
        complete: Mask,
        write: impl FnOnce(&mut [Limb]),
    ) -> Option<SecretResidue<M, Plain>> {
        let mut residue = Secret::new(Residue::from_reduced(vec![0; self.width()].into()));
        write(&mut residue.expose_mut().limbs);
        let below = limbs::lt(residue.expose().limbs(), self.limbs());
        // LEAK: whether the integer is in range decides between an error and a result.
        (below & complete).declassify().then_some(residue)
    }
}

impl<M, D> Clone for Residue<M, D> {
    fn clone(&self) -> Self {
        Residue { limbs: self.limbs.clone(), marker: PhantomData }
    }
}

impl<M, D> Default for Residue<M, D> {
    fn default() -> Self {
        Residue { limbs: Box::default(), marker: PhantomData }
    }
}

impl<M, D> Zeroize for Residue<M, D> {
    fn zeroize(&mut self) {
        arch::wipe(&mut self.limbs);
    }
}

impl<M, D> Sensitive for Residue<M, D> {
    fn poison(&mut self) {
        self.limbs.poison();
    }
    fn unpoison(&mut self) {
        self.limbs.unpoison();
    }
}
