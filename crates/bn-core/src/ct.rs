//! Masks: the only form in which a decision about a secret may exist.

use crate::arch;
use crate::limb::{LIMB_BITS, Limb};
use crate::secret::unpoison;
use subtle::Choice;

/// All ones or all zeros: a secret condition that code can select by but not branch on.
#[derive(Clone, Copy)]
pub struct Mask(Limb);

impl Mask {
    /// The mask that is never set.
    pub const FALSE: Mask = Mask(0);
    /// The mask that is always set.
    pub const TRUE: Mask = Mask(Limb::MAX);

    /// Set if `bit` is 1; `bit` must be 0 or 1.
    #[inline(always)]
    pub fn from_bit(bit: Limb) -> Mask {
        debug_assert!(cfg!(bn_ct_check) || bit <= 1);
        // The barrier hides from the optimiser that only two values are possible: else it may branch on them.
        Mask(arch::barrier(bit).wrapping_neg())
    }

    /// Set if `x` is zero.
    #[inline(always)]
    pub fn is_zero(x: Limb) -> Mask {
        // x | -x has its top bit set exactly when x is not zero.
        Mask::from_bit(((x | x.wrapping_neg()) >> (LIMB_BITS - 1)) ^ 1)
    }

    /// Set if `a == b`.
    #[inline(always)]
    pub fn eq(a: Limb, b: Limb) -> Mask {
        Mask::is_zero(a ^ b)
    }

    /// Set if `a < b`.
    #[inline(always)]
    pub fn lt(a: Limb, b: Limb) -> Mask {
        Mask::from_bit(crate::limb::sbb(a, b, 0).1)
    }

    /// All ones or all zeros.
    #[inline(always)]
    pub fn limb(self) -> Limb {
        self.0
    }

    /// 1 or 0.
    #[inline(always)]
    pub fn bit(self) -> Limb {
        self.0 & 1
    }

    /// `a` if set, else `b`.
    #[inline(always)]
    pub fn select(self, a: Limb, b: Limb) -> Limb {
        b ^ (self.0 & (a ^ b))
    }

    /// `a` if set, else `b`, for bytes.
    #[inline(always)]
    pub fn select_u8(self, a: u8, b: u8) -> u8 {
        b ^ (self.0 as u8 & (a ^ b))
    }

    /// The same condition for `subtle`'s types.
    #[inline(always)]
    pub fn choice(self) -> Choice {
        Choice::from(self.bit() as u8)
    }

    /// The condition as a public truth value. Every caller states in a `// LEAK:` comment why it may be known.
    #[inline(always)]
    pub fn declassify(self) -> bool {
        let mut limb = self.0;
        unpoison(&mut limb);
        limb != 0
    }
}

impl From<Choice> for Mask {
    #[inline(always)]
    fn from(choice: Choice) -> Mask {
        Mask::from_bit(Limb::from(choice.unwrap_u8()))
    }
}

impl core::ops::Not for Mask {
    type Output = Mask;
    #[inline(always)]
    fn not(self) -> Mask {
        Mask(!self.0)
    }
}

impl core::ops::BitAnd for Mask {
    type Output = Mask;
    #[inline(always)]
    fn bitand(self, other: Mask) -> Mask {
        Mask(self.0 & other.0)
    }
}

impl core::ops::BitOr for Mask {
    type Output = Mask;
    #[inline(always)]
    fn bitor(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}

impl core::ops::BitXor for Mask {
    type Output = Mask;
    #[inline(always)]
    fn bitxor(self, other: Mask) -> Mask {
        Mask(self.0 ^ other.0)
    }
}
