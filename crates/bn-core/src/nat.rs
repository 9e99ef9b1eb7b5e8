//! Non-negative integers of fixed public width.

use crate::arch;
use crate::limb::{LIMB_BYTES, Limb, limbs_for_bits};
use crate::limbs;
use crate::secret::{Secret, Sensitive};
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// A non-negative integer whose width in limbs is public and independent of its value.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Nat(Vec<Limb>);

impl Nat {
    /// Zero, `width` limbs wide.
    pub fn zero(width: usize) -> Nat {
        Nat(vec![0; width])
    }

    /// From limbs, least significant first.
    pub fn from_limbs(limbs: Vec<Limb>) -> Nat {
        Nat(limbs)
    }

    /// From a big-endian byte string; the width is the least that holds its length.
    pub fn from_be_bytes(bytes: &[u8]) -> Nat {
        let mut nat = Nat::zero(bytes.len().div_ceil(LIMB_BYTES));
        limbs::read_be(&mut nat.0, bytes);
        nat
    }

    /// Big-endian bytes, `length` of them: zero-padded on the left; higher bytes must be zero and are dropped.
    pub fn to_be_bytes(&self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        limbs::write_be(&mut bytes, &self.0);
        bytes
    }

    /// The limbs, least significant first.
    pub fn limbs(&self) -> &[Limb] {
        &self.0
    }

    /// The limbs, to be written.
    pub fn limbs_mut(&mut self) -> &mut [Limb] {
        &mut self.0
    }

    /// The number of limbs.
    pub fn width(&self) -> usize {
        self.0.len()
    }

    /// The same value `width` limbs wide; limbs cut off must be zero.
    pub fn resized(&self, width: usize) -> Nat {
        let mut nat = Nat::zero(width);
        let n = width.min(self.width());
        nat.0[..n].copy_from_slice(&self.0[..n]);
        nat
    }

    /// The number of bits without leading zeros. Variable time: for public values.
    pub fn bit_length_vartime(&self) -> usize {
        limbs::bit_length(&self.0)
    }
}

impl Zeroize for Nat {
    fn zeroize(&mut self) {
        // spare capacity too: the vector may have been longer once
        self.0.resize(self.0.capacity(), 0);
        arch::wipe(&mut self.0);
        self.0.clear();
    }
}

impl Sensitive for Nat {
    fn poison(&mut self) {
        self.0.poison();
    }
    fn unpoison(&mut self) {
        self.0.unpoison();
    }
}

/// A secret exponent below `2^bits`: the bound is public and fixes the exponentiation's length, the value is not.
pub struct SecretExponent {
    nat: Secret<Nat>,
    bits: usize,
}

impl SecretExponent {
    /// An exponent below `2^bits`; bits beyond the bound must be zero and are not looked at.
    pub fn new(nat: Secret<Nat>, bits: usize) -> SecretExponent {
        assert!(
            nat.expose().width() >= limbs_for_bits(bits),
            "exponent narrower than its announced bit length"
        );
        SecretExponent { nat, bits }
    }

    /// The value.
    pub fn nat(&self) -> &Secret<Nat> {
        &self.nat
    }

    /// The public bound on the bit length.
    pub fn bits(&self) -> usize {
        self.bits
    }
}

/// A public exponent. Whoever raises to it may take time that depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicExponent {
    nat: Nat,
    bits: usize,
}

impl PublicExponent {
    /// From a public integer of any width.
    pub fn new(nat: Nat) -> PublicExponent {
        let bits = nat.bit_length_vartime();
        let width = limbs_for_bits(bits).max(1);
        PublicExponent { nat: nat.resized(width), bits }
    }

    /// From big-endian bytes.
    pub fn from_be_bytes(bytes: &[u8]) -> PublicExponent {
        PublicExponent::new(Nat::from_be_bytes(bytes))
    }

    /// The value, without leading zero limbs (at least one limb).
    pub fn nat(&self) -> &Nat {
        &self.nat
    }

    /// The number of bits, without leading zeros.
    pub fn bits(&self) -> usize {
        self.bits
    }
}
