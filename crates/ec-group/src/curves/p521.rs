//! The field of P-521: integers modulo the Mersenne prime p = 2^521 − 1, in the plain representation.

use bn_core::fixed::{FixedModulus, PrimeField, Words, from_hex, wide_mul, wide_sqr_below_half};
use bn_core::limb::{adc, limbs_for_bits, sbb};
use bn_core::{LIMB_BITS, Limb};

const N: usize = limbs_for_bits(576);
/// The limb that bit 521 is in, and its place there; limbs above are zero in every element.
const TOP: usize = 521 / LIMB_BITS;
const SHIFT: usize = 521 % LIMB_BITS;

type Element = [Limb; N];

/// The field of P-521.
#[derive(Clone, Copy, Debug, Default)]
pub struct P521Field;

impl P521Field {
    const MODULUS: FixedModulus<Element> = FixedModulus::new(from_hex(
        "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
         ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    ));

    pub(super) const fn element(digits: &str) -> Element {
        from_hex(digits)
    }
}

impl PrimeField for P521Field {
    type Words = Element;

    #[inline(always)]
    fn modulus(&self) -> &FixedModulus<Element> {
        &Self::MODULUS
    }

    #[inline(always)]
    fn one(&self) -> Element {
        let mut one = Element::ZERO;
        one[0] = 1;
        one
    }

    /// Folds the bits from 521 on, fewer than 521 of them.
    #[inline]
    fn to_element(&self, integer: &Element) -> Element {
        fold(&[*integer, Element::ZERO])
    }

    #[inline(always)]
    fn to_integer(&self, a: &Element) -> Element {
        *a
    }

    #[inline(always)]
    fn mul(&self, a: &Element, b: &Element) -> Element {
        fold(&wide_mul(a, b))
    }

    #[inline(always)]
    fn sqr(&self, a: &Element) -> Element {
        fold(&wide_sqr_below_half(a))
    }

    #[inline(always)]
    fn add(&self, a: &Element, b: &Element) -> Element {
        add(a, b)
    }

    /// p ≡ 3 mod 4: the root of a square is its power (p + 1)/4 = 2^519.
    fn sqrt_vartime(&self, a: &Element) -> Option<Element> {
        let root = self.sqr_times(a, 519);
        (self.sqr(&root) == *a).then_some(root)
    }

    /// a − b, or a − b + p = (a − b − 1) mod 2^521 after a borrow.
    #[inline(always)]
    fn sub(&self, a: &Element, b: &Element) -> Element {
        let mut out = Element::ZERO;
        let mut borrow = 0;
        for i in 0..=TOP {
            (out[i], borrow) = sbb(a[i], b[i], borrow);
        }
        for x in &mut out[..=TOP] {
            (*x, borrow) = sbb(*x, 0, borrow);
        }
        truncate(&mut out);
        out
    }

    /// For odd a, (a + p)/2 = (a − 1)/2 + 2^520: the lowest bit moves to the top.
    #[inline(always)]
    fn halve(&self, a: &Element) -> Element {
        let mut out = Element::ZERO;
        for i in 0..TOP {
            out[i] = a[i] >> 1 | a[i + 1] << (LIMB_BITS - 1);
        }
        out[TOP] = a[TOP] >> 1 | (a[0] & 1) << (SHIFT - 1);
        out
    }
}

/// The value modulo 2^521.
#[inline(always)]
fn truncate(a: &mut Element) {
    a[TOP] &= (1 << SHIFT) - 1;
    a[TOP + 1..].fill(0);
}

/// t mod p for t < 2^1042: low 521 bits + high 521 bits.
#[inline(always)]
fn fold(t: &[[Limb; N]; 2]) -> Element {
    let t = t.as_flattened();
    let low = |i| if i == TOP { t[i] & ((1 << SHIFT) - 1) } else { t[i] };
    sum(low, |i| t[i + TOP] >> SHIFT | t[i + TOP + 1] << (LIMB_BITS - SHIFT))
}

#[inline(always)]
fn add(a: &Element, b: &Element) -> Element {
    sum(|i| a[i], |i| b[i])
}

/// a + b mod p for a, b ≤ p, not both p, given by their limbs: where a + b + 1 reaches 2^521,
/// a + b − p = (a + b + 1) mod 2^521; elsewhere the one is taken back.
#[inline(always)]
fn sum(a: impl Fn(usize) -> Limb, b: impl Fn(usize) -> Limb) -> Element {
    let mut out = Element::ZERO;
    let mut carry = 1;
    for i in 0..=TOP {
        (out[i], carry) = adc(a(i), b(i), carry);
    }
    let mut borrow = out[TOP] >> SHIFT & 1 ^ 1;
    truncate(&mut out);
    for x in &mut out[..=TOP] {
        (*x, borrow) = sbb(*x, 0, borrow);
    }
    out
}
