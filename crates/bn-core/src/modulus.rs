//! Odd moduli, and the markers that say whose they are.

use crate::arch;
use crate::ct::Mask;
use crate::limb::{Limb, limbs_for_bits};
use crate::limbs;
use crate::nat::Nat;
use crate::secret::unpoison;
use alloc::boxed::Box;
use core::fmt;
use core::marker::PhantomData;
use zeroize::Zeroize;

/// Names the role of a modulus (a marker type per role: `N`, `P`, `Q`, …), so that residues of different moduli
/// cannot be mixed.
pub trait Ring: 'static {}

/// A ring whose modulus is public: only such a one offers variable-time operations.
pub trait PublicRing: Ring {}

/// An odd integer of at least 3, of public bit length. Wiped when dropped, since it may be a secret prime.
pub struct OddModulus<M: Ring> {
    limbs: Box<[Limb]>,
    bits: usize,
    ring: PhantomData<fn() -> M>,
}

/// Why an integer is no modulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModulusError {
    /// The integer is even.
    Even,
    /// The integer is 0 or 1.
    TooSmall,
}

impl fmt::Display for ModulusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ModulusError::Even => "the modulus is even",
            ModulusError::TooSmall => "the modulus is below 3",
        })
    }
}

impl core::error::Error for ModulusError {}

impl<M: Ring> OddModulus<M> {
    /// Parses big-endian bytes; leading zeros are allowed. The bit length of the value becomes public, nothing else.
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Self, ModulusError> {
        let mut nat = Nat::from_be_bytes(bytes);
        let modulus = Self::from_nat(&nat);
        nat.zeroize();
        modulus
    }

    /// From an integer of any width. The bit length of the value becomes public, nothing else.
    pub fn from_nat(nat: &Nat) -> Result<Self, ModulusError> {
        let limbs = nat.limbs();
        // LEAK: the exact bit length of a modulus is public by contract, of p and q too.
        let mut bits = limbs::bit_length(limbs);
        unpoison(&mut bits);
        if bits < 2 {
            return Err(ModulusError::TooSmall);
        }
        // LEAK: that the modulus is odd is true of every key; an even one is refused.
        if !Mask::from_bit(limbs[0] & 1).declassify() {
            return Err(ModulusError::Even);
        }
        Ok(OddModulus { limbs: limbs[..limbs_for_bits(bits)].into(), bits, ring: PhantomData })
    }

    /// The limbs, least significant first; the top one is not zero.
    pub fn limbs(&self) -> &[Limb] {
        &self.limbs
    }

    /// The width of the modulus and of all its residues, in limbs.
    pub fn width(&self) -> usize {
        self.limbs.len()
    }

    /// The exact bit length.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// The exact length in bytes.
    pub fn byte_length(&self) -> usize {
        self.bits.div_ceil(8)
    }
}

impl<M: Ring> Clone for OddModulus<M> {
    fn clone(&self) -> Self {
        OddModulus { limbs: self.limbs.clone(), bits: self.bits, ring: PhantomData }
    }
}

impl<M: Ring> Drop for OddModulus<M> {
    fn drop(&mut self) {
        arch::wipe(&mut self.limbs);
    }
}

impl<M: Ring> fmt::Debug for OddModulus<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OddModulus({} bits)", self.bits)
    }
}
