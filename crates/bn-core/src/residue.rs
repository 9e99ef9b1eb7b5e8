//! Residues, typed by their ring and their domain.

use crate::arch;
use crate::limb::Limb;
use crate::modulus::Ring;
use crate::nat::Nat;
use crate::secret::{Secret, Sensitive};
use alloc::boxed::Box;
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
