//! Arrays of limbs behind one trait.

use super::modulus::FixedModulus;
use super::{divsteps, kernel};
use crate::ct::Mask;
use crate::limb::Limb;
use crate::limbs;
use crate::secret::Sensitive;
use zeroize::Zeroize;

/// A fixed number of limbs, least significant first: implemented by every `[Limb; N]` and by nothing else.
///
/// Generic code names a width as an associated type of this bound where it cannot name the number. The arithmetic
/// takes operands below the modulus and returns results below it, in constant time.
pub trait Words:
    Copy + AsRef<[Limb]> + AsMut<[Limb]> + Zeroize + Sensitive + core::fmt::Debug + Send + Sync + 'static
{
    /// Zero.
    const ZERO: Self;
    /// The number of limbs.
    const LIMBS: usize;

    /// a·b/R mod m for a·b < m·R: one operand below m, the other anything of the width.
    fn mont_mul(&self, b: &Self, modulus: &FixedModulus<Self>) -> Self;
    /// a²/R mod m for a < m.
    fn mont_sqr(&self, modulus: &FixedModulus<Self>) -> Self;
    /// a + b mod m.
    fn add_mod(&self, b: &Self, m: &Self) -> Self;
    /// a − b mod m.
    fn sub_mod(&self, b: &Self, m: &Self) -> Self;
    /// a/2 mod m, for odd m.
    fn halve_mod(&self, m: &Self) -> Self;
    /// 1/a mod m, and whether it exists (the value is arbitrary otherwise).
    fn invert_mod(&self, modulus: &FixedModulus<Self>) -> (Self, Mask);
    /// [`invert_mod`](Self::invert_mod) in time that depends on a, for public values.
    fn invert_mod_vartime(&self, modulus: &FixedModulus<Self>) -> Option<Self>;

    /// `a` if the mask is set, else `b`.
    #[inline(always)]
    fn select(mask: Mask, a: &Self, b: &Self) -> Self {
        let mut out = *b;
        limbs::assign_if(mask, out.as_mut(), a.as_ref());
        out
    }
    /// Set if the value is zero.
    #[inline(always)]
    fn is_zero(&self) -> Mask {
        limbs::is_zero(self.as_ref())
    }
    /// Set if `self == b`.
    #[inline(always)]
    fn equals(&self, b: &Self) -> Mask {
        limbs::eq(self.as_ref(), b.as_ref())
    }
    /// Set if `self < b`.
    #[inline(always)]
    fn less_than(&self, b: &Self) -> Mask {
        limbs::lt(self.as_ref(), b.as_ref())
    }
}

impl<const N: usize> Words for [Limb; N] {
    const ZERO: Self = [0; N];
    const LIMBS: usize = N;

    #[inline(always)]
    fn mont_mul(&self, b: &Self, modulus: &FixedModulus<Self>) -> Self {
        kernel::mont_mul(self, b, modulus.modulus(), modulus.n0())
    }

    #[inline(always)]
    fn mont_sqr(&self, modulus: &FixedModulus<Self>) -> Self {
        kernel::mont_sqr(self, modulus.modulus(), modulus.n0())
    }

    #[inline(always)]
    fn add_mod(&self, b: &Self, m: &Self) -> Self {
        let mut sum = *self;
        let carry = limbs::add_assign(&mut sum, b);
        kernel::reduce_once(&sum, carry, m)
    }

    #[inline(always)]
    fn sub_mod(&self, b: &Self, m: &Self) -> Self {
        let mut difference = *self;
        let borrow = limbs::sub_assign(&mut difference, b);
        limbs::add_assign_if(Mask::from_bit(borrow), &mut difference, m);
        difference
    }

    fn invert_mod(&self, modulus: &FixedModulus<Self>) -> (Self, Mask) {
        divsteps::invert(self, modulus)
    }

    fn invert_mod_vartime(&self, modulus: &FixedModulus<Self>) -> Option<Self> {
        divsteps::invert_vartime(self, modulus)
    }

    #[inline(always)]
    fn halve_mod(&self, m: &Self) -> Self {
        // a or a + m is even; the sum's carry is the top bit of the half
        let mut sum = *self;
        let carry = limbs::add_assign_if(Mask::from_bit(self[0] & 1), &mut sum, m);
        limbs::shr1_assign(&mut sum, carry);
        sum
    }
}
