//! The field of P-384 in Montgomery form: p = 2^384 − 2^128 − 2^96 + 2^32 − 1.

use bn_core::fixed::{FixedModulus, PrimeField, Words, from_hex, reduce_once, wide_mul, wide_sqr};
use bn_core::limb::{adc, limbs_for_bits, sbb};
use bn_core::{LIMB_BITS, Limb};

const N: usize = limbs_for_bits(384);
/// The shift by 32 bits, for limbs of 64.
const HALF: usize = LIMB_BITS / 2;

type Element = [Limb; N];

/// The field of P-384.
#[derive(Clone, Copy, Debug, Default)]
pub struct P384Field;

impl P384Field {
    const MODULUS: FixedModulus<Element> = FixedModulus::new(from_hex(
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
    ));

    pub(super) const fn element(digits: &str) -> Element {
        Self::MODULUS.mont_constant(from_hex(digits))
    }
}

impl PrimeField for P384Field {
    type Words = Element;

    #[inline(always)]
    fn modulus(&self) -> &FixedModulus<Element> {
        &Self::MODULUS
    }

    #[inline]
    fn mul(&self, a: &Element, b: &Element) -> Element {
        if LIMB_BITS == 64 { reduce(&wide_mul(a, b)) } else { a.mont_mul(b, &Self::MODULUS) }
    }

    #[inline]
    fn sqr(&self, a: &Element) -> Element {
        if LIMB_BITS == 64 { reduce(&wide_sqr(a)) } else { a.mont_sqr(&Self::MODULUS) }
    }
}

/// t/2^384 mod p for t < p·2^384, with limbs of 64 bits: Montgomery's reduction without a multiplication.
///
/// −1/p mod 2^64 = 2^32 + 1 gives the quotient digit q of each step, and q·p = q·2^384 − s with
/// s = q·(2^128 + 2^96 − 2^32 + 1) < 2^193. The lowest limb of s is that of t and goes with it; three are subtracted.
#[inline(always)]
fn reduce(t: &[[Limb; N]; 2]) -> Element {
    let mut t = *t;
    let t = t.as_flattened_mut();
    let mut over = 0;
    for i in 0..N {
        let q = t[i].wrapping_add(t[i] << HALF);
        let (low, high) = (q << HALF, q >> HALF);
        let (_, borrow) = sbb(q, low, 0);
        let (s1, borrow) = sbb(low, high, borrow);
        let (s2, carry) = adc(q, high, 0);
        let (s2, borrow) = sbb(s2, 0, borrow);
        let s3 = carry - borrow; // s is not negative
        let mut borrow = 0;
        for (j, s) in [s1, s2, s3, 0, 0].into_iter().enumerate() {
            (t[i + 1 + j], borrow) = sbb(t[i + 1 + j], s, borrow);
        }
        let (top, carry) = adc(t[i + N], q, over);
        (t[i + N], borrow) = sbb(top, 0, borrow);
        over = carry - borrow; // q·p is not negative
    }
    let mut high = Element::ZERO;
    high.copy_from_slice(&t[N..]);
    reduce_once(&high, over, P384Field::MODULUS.modulus())
}

#[cfg(all(test, target_pointer_width = "64", not(bn_limb_bits = "32")))]
mod tests {
    use super::*;
    use testkit::edge::Rng;

    /// Against the general reduction of the low half: limbs of 0, 1 and their negatives, and top limbs that a quotient digit
    /// takes to zero or beyond while the limbs below borrow.
    #[test]
    fn reduction_at_its_carries() {
        let (mut rng, modulus) = (Rng::new(3), &P384Field::MODULUS);
        let mut one = Element::ZERO;
        one[0] = 1;
        for _ in 0..200_000 {
            let mut t = [[0; N]; 2].map(|half: Element| {
                half.map(|_| match rng.below(4) {
                    0 => rng.word(),
                    edge => (edge as Limb).wrapping_sub(2),
                })
            });
            let q = t[0][0].wrapping_add(t[0][0] << HALF);
            t[1][0] = (rng.below(3) as Limb).wrapping_sub(q).wrapping_sub(1);
            // LEAK: a test
            if t[1].less_than(modulus.modulus()).declassify() {
                let expected = t[0].mont_mul(&one, modulus).add_mod(&t[1], modulus.modulus());
                assert_eq!(reduce(&t), expected, "{t:x?}");
            }
        }
    }
}
