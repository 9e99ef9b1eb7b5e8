//! The field of P-521: integers modulo the Mersenne prime p = 2^521 − 1, in digits of 58 bits (29 where limbs have 32).
//!
//! Nine digits of 58 bits hold 522 bits, so that products of digits gather in two limbs without a carry between them,
//! and sums and differences are taken digit by digit. An element has several forms, all of this invariant: digits are
//! below 2^B + 128, the topmost below 2^(B−1) + 128, for B bits a digit. The integer is then below 2^521 + 2^(521−B+9),
//! and the forms of an element are its integer below p and, for the least ones, that integer plus p.

use bn_core::ct::Mask;
use bn_core::fixed::{FixedModulus, PrimeField, Words, from_hex};
use bn_core::limb::{Wide, limbs_for_bits, sbb};
use bn_core::{LIMB_BITS, Limb};

/// Limbs, and digits.
const N: usize = limbs_for_bits(576);
/// Bits in a digit, and in the topmost.
const B: usize = 522 / N;
const MASK: Limb = (1 << B) - 1;
const TOP_MASK: Limb = MASK >> 1;

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
        unpack(&from_hex(digits))
    }
}

/// Repeats the block for `$k` = 0 … N − 1, written out: the compiler then knows every index.
macro_rules! for_each_digit {
    ($k:ident $body:block) => {
        for_each_digit!(@ $k $body 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17)
    };
    (@ $k:ident $body:block $($value:literal)*) => {{
        $(if $value < N { let $k: usize = $value; $body })*
    }};
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

    /// The low 521 bits and the bits from there on, fewer than 58, are added.
    #[inline]
    fn to_element(&self, integer: &Element) -> Element {
        let high = from_digits(|i| bn_core::limbs::bits(integer, 521 + B * i, B));
        self.add(&unpack(integer), &high)
    }

    /// With c the carry of a + 1 beyond 2^521: a + 1 − c·2^521 = a − c·p + (1 − c), which is below 2^521 for c = 0 and
    /// below 2^(521−B+9) for c = 1; taking 1 − c back leaves the integer below p.
    fn to_integer(&self, a: &Element) -> Element {
        let mut digits = *a;
        digits[0] += 1;
        let carry = ripple(&mut digits);
        let (mut out, mut borrow) = (pack(&digits), 1 - carry);
        for x in &mut out {
            (*x, borrow) = sbb(*x, 0, borrow);
        }
        out
    }

    fn normalize(&self, a: &Element) -> Element {
        unpack(&self.to_integer(a))
    }

    fn is_zero(&self, a: &Element) -> Mask {
        self.to_integer(a).is_zero()
    }

    fn to_stored(&self, a: &Element) -> Element {
        self.to_integer(a)
    }

    #[inline]
    fn element_of(&self, words: &Element) -> Element {
        unpack(words)
    }

    /// Σ aᵢ·bⱼ·2^(B(i+j)), where 2^(B·N) = 2: column k has aᵢ·b₍ₖ₋ᵢ₎ for i ≤ k and aᵢ·2b₍ₖ₋ᵢ₊ₙ₎ above.
    ///
    /// At most 2N − 1 products' worth of (2^B + 128)² in a column: below 2^121 (2^63.2 for 32-bit limbs).
    #[inline]
    fn mul(&self, a: &Element, b: &Element) -> Element {
        // 2b₁ … 2b₍ₙ₋₁₎, b₀ … b₍ₙ₋₁₎: column k is the convolution that begins at k + N − 1
        let mut factors = [0; 2 * N - 1];
        for j in 1..N {
            factors[j - 1] = 2 * b[j];
        }
        factors[N - 1..].copy_from_slice(b);
        let (mut out, mut carry): (_, Wide) = (Element::ZERO, 0);
        for_each_digit!(k {
            let mut column: Wide = 0;
            for i in 0..N {
                column += a[i] as Wide * factors[k + N - 1 - i] as Wide;
            }
            // last, so that columns do not wait for one another
            (out[k], carry) = split(column + carry, k);
        });
        fold(out, carry)
    }

    /// [`mul`](Self::mul) with every pair of different digits taken once, doubled.
    #[inline]
    fn sqr(&self, a: &Element) -> Element {
        let twice = from_digits(|i| 2 * a[i]);
        let (mut out, mut carry): (_, Wide) = (Element::ZERO, 0);
        for_each_digit!(k {
            let mut column: Wide = 0;
            for i in 0..N {
                // the partner below the wrap, or beyond it with a factor of 2
                let wrapped = i > k;
                let j = (k + N - i) % N;
                if i < j {
                    column += if wrapped { twice[i] } else { a[i] } as Wide * twice[j] as Wide;
                } else if i == j {
                    column += if wrapped { twice[i] } else { a[i] } as Wide * a[i] as Wide;
                }
            }
            // last, so that columns do not wait for one another
            (out[k], carry) = split(column + carry, k);
        });
        fold(out, carry)
    }

    #[inline]
    fn add(&self, a: &Element, b: &Element) -> Element {
        carry_once(&from_digits(|i| a[i] + b[i]))
    }

    /// a + 2p − b: the digits of 2p are larger than those of any b.
    #[inline]
    fn sub(&self, a: &Element, b: &Element) -> Element {
        carry_once(&from_digits(|i| a[i] + 2 * mask(i) - b[i]))
    }

    /// The lowest bit of a counts 2^521 after the addition of an odd p: it moves to the top.
    #[inline]
    fn halve(&self, a: &Element) -> Element {
        from_digits(|i| match i {
            _ if i == N - 1 => (a[i] >> 1) + ((a[0] & 1) << (B - 2)),
            _ => (a[i] >> 1) + ((a[i + 1] & 1) << (B - 1)),
        })
    }

    /// p ≡ 3 mod 4: the root of a square is its power (p + 1)/4 = 2^519.
    fn sqrt_vartime(&self, a: &Element) -> Option<Element> {
        let root = self.sqr_times(a, 519);
        // LEAK: square roots are taken of public elements
        self.equals(&self.sqr(&root), a).declassify().then_some(root)
    }
}

/// The element of these digits.
#[inline(always)]
fn from_digits(digit: impl Fn(usize) -> Limb) -> Element {
    core::array::from_fn(digit)
}

/// The bits of digit i.
#[inline(always)]
const fn mask(i: usize) -> Limb {
    if i == N - 1 { TOP_MASK } else { MASK }
}

/// A column as its digit and what is carried on.
#[inline(always)]
fn split(column: Wide, k: usize) -> (Limb, Wide) {
    (column as Limb & mask(k), column >> if k == N - 1 { B - 1 } else { B })
}

/// Adds the carry out of the topmost digit, which counts 2^521 = 1: below 2^64 + 2^58 (2^36 for 32-bit limbs), so that
/// the next digit gains at most 64 (2^7).
#[inline(always)]
fn fold(mut digits: Element, carry: Wide) -> Element {
    let (low, next) = split(digits[0] as Wide + carry, 0);
    digits[0] = low;
    digits[1] += next as Limb;
    digits
}

/// One carry from every digit to its neighbour, all at once: digits below 2^(B+3) come out below 2^B + 8, the lowest
/// below 2^B + 16.
#[inline(always)]
fn carry_once(a: &Element) -> Element {
    from_digits(|i| match i {
        0 => (a[0] & MASK) + (a[N - 1] >> (B - 1)),
        _ => (a[i] & mask(i)) + (a[i - 1] >> B),
    })
}

/// Carries through all digits; returns what leaves the topmost.
#[inline(always)]
fn ripple(a: &mut Element) -> Limb {
    let mut carry = 0;
    for i in 0..N {
        let digit = a[i] + carry;
        carry = digit >> if i == N - 1 { B - 1 } else { B };
        a[i] = digit & mask(i);
    }
    carry
}

/// The integer of digits without excess.
#[inline(always)]
fn pack(digits: &Element) -> Element {
    let mut out = Element::ZERO;
    let (mut gathered, mut bits, mut j): (Wide, _, _) = (0, 0, 0);
    for digit in digits {
        gathered |= (*digit as Wide) << bits;
        bits += B;
        if bits >= LIMB_BITS {
            out[j] = gathered as Limb;
            gathered >>= LIMB_BITS;
            bits -= LIMB_BITS;
            j += 1;
        }
    }
    out[j] = gathered as Limb;
    out
}

/// The digits of the low 521 bits.
#[inline(always)]
const fn unpack(a: &Element) -> Element {
    let mut digits = [0; N];
    let mut i = 0;
    while i < N {
        let (word, shift) = (B * i / LIMB_BITS, B * i % LIMB_BITS);
        let low = a[word] >> shift;
        let high = if shift + B > LIMB_BITS { a[word + 1] << (LIMB_BITS - shift) } else { 0 };
        digits[i] = (low | high) & mask(i);
        i += 1;
    }
    digits
}
