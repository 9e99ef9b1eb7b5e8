//! The integers modulo an odd prime of fixed width.

use super::modulus::FixedModulus;
use super::words::Words;
use crate::ct::Mask;
use crate::limb::Limb;
use crate::limbs;

/// A prime field whose modulus is known at compile time (a zero-sized type) or at run time (a type that carries it).
///
/// This is the one seam between curves and processors: a type states its modulus and inherits portable Montgomery
/// arithmetic, or overrides what it has a faster way for (all of a special-form reduction, or `mul` and `sqr` alone).
/// Elements are [`Words`] in the field's representation; operands must be, results are. By default they are below the
/// modulus, always fully reduced; a field whose elements have several forms says how they are compared
/// ([`is_zero`](Self::is_zero), [`normalize`](Self::normalize)) and kept ([`to_stored`](Self::to_stored)).
/// Constant-time but for the `_vartime` names; `self` is public throughout.
pub trait PrimeField: Clone + core::fmt::Debug + Send + Sync + 'static {
    /// The array that holds an element.
    type Words: Words;
    /// Where the search for a number that is no square begins; all below it are squares.
    const NON_RESIDUE_FROM: Limb = 2;

    /// The modulus and its Montgomery constants.
    fn modulus(&self) -> &FixedModulus<Self::Words>;

    /// The element 1.
    #[inline(always)]
    fn one(&self) -> Self::Words {
        *self.modulus().r()
    }

    /// The element of any integer of the words in use: the conversion is the reduction. (R·R²/R < 2m before the
    /// multiplication's own conditional subtraction, so any a < R comes out reduced.)
    #[inline]
    fn to_element(&self, integer: &Self::Words) -> Self::Words {
        self.mul(self.modulus().rr(), integer)
    }

    /// The integer below the modulus that `a` stands for.
    #[inline]
    fn to_integer(&self, a: &Self::Words) -> Self::Words {
        let mut one = Self::Words::ZERO;
        one.as_mut()[0] = 1;
        self.mul(a, &one)
    }

    /// The form of `a` that is the same for all forms of the element.
    #[inline(always)]
    fn normalize(&self, a: &Self::Words) -> Self::Words {
        *a
    }

    /// Set if a = 0.
    #[inline(always)]
    fn is_zero(&self, a: &Self::Words) -> Mask {
        a.is_zero()
    }

    /// Set if a = b.
    #[inline(always)]
    fn equals(&self, a: &Self::Words, b: &Self::Words) -> Mask {
        self.normalize(a).equals(&self.normalize(b))
    }

    /// The form for tables of constants: the same limbs, read as one number, for every limb size.
    #[inline(always)]
    fn to_stored(&self, a: &Self::Words) -> Self::Words {
        *a
    }

    /// The element that [`to_stored`](Self::to_stored) made.
    #[inline(always)]
    fn element_of(&self, words: &Self::Words) -> Self::Words {
        *words
    }

    /// a·b.
    #[inline(always)]
    fn mul(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        a.mont_mul(b, self.modulus())
    }

    /// a².
    #[inline(always)]
    fn sqr(&self, a: &Self::Words) -> Self::Words {
        a.mont_sqr(self.modulus())
    }

    /// a + b.
    #[inline(always)]
    fn add(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        a.add_mod(b, self.modulus().modulus())
    }

    /// a − b.
    #[inline(always)]
    fn sub(&self, a: &Self::Words, b: &Self::Words) -> Self::Words {
        a.sub_mod(b, self.modulus().modulus())
    }

    /// −a.
    #[inline(always)]
    fn neg(&self, a: &Self::Words) -> Self::Words {
        self.sub(&Self::Words::ZERO, a)
    }

    /// 2a.
    #[inline(always)]
    fn double(&self, a: &Self::Words) -> Self::Words {
        self.add(a, a)
    }

    /// a/2.
    #[inline(always)]
    fn halve(&self, a: &Self::Words) -> Self::Words {
        a.halve_mod(self.modulus().modulus())
    }

    /// a^(2^count) for a public count.
    #[inline]
    fn sqr_times(&self, a: &Self::Words, count: usize) -> Self::Words {
        let mut a = *a;
        for _ in 0..count {
            a = self.sqr(&a);
        }
        a
    }

    /// a^exponent for a public exponent (limbs, least significant first): leaks the exponent, never a.
    fn pow_public(&self, a: &Self::Words, exponent: &[Limb]) -> Self::Words {
        let mut table = [self.one(); 16];
        for i in 1..16 {
            table[i] = self.mul(&table[i - 1], a);
        }
        let mut result = self.one();
        for window in (0..limbs::bit_length(exponent).div_ceil(4)).rev() {
            result = self.sqr_times(&result, 4);
            let digit = limbs::bits(exponent, 4 * window, 4) as usize;
            if digit != 0 {
                result = self.mul(&result, &table[digit]);
            }
        }
        result
    }

    /// 1/a, and 0 for a = 0.
    #[inline]
    fn invert(&self, a: &Self::Words) -> Self::Words {
        super::inverse::invert(self, a)
    }

    /// 1/a, and 0 for a = 0, in time that depends on `a`: for public values.
    #[inline]
    fn invert_vartime(&self, a: &Self::Words) -> Self::Words {
        super::inverse::invert_vartime(self, a)
    }

    /// Replaces every element by its inverse (0 by 0) at the price of one inversion and three multiplications each, in
    /// constant time: leaks their number alone.
    fn invert_batch(&self, elements: &mut [Self::Words]) {
        super::inverse::invert_batch(self, elements, Self::invert);
    }

    /// [`invert_batch`](Self::invert_batch) with an inversion in time that depends on the elements: for public values.
    fn invert_batch_vartime(&self, elements: &mut [Self::Words]) {
        super::inverse::invert_batch(self, elements, Self::invert_vartime);
    }

    /// A square root of `a`, if there is one, in time that depends on `a`: for public values.
    fn sqrt_vartime(&self, a: &Self::Words) -> Option<Self::Words> {
        super::inverse::sqrt_vartime(self, a)
    }
}
