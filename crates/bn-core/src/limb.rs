//! The machine word and its carry arithmetic.
//!
//! A limb has 64 bits where the target has them, else 32. `--cfg bn_limb_bits="32"` forces the narrow one anywhere,
//! and `"8"` makes worlds small enough to search exhaustively; both exist for tests.

#[cfg(bn_limb_bits = "8")]
mod word {
    /// The machine word.
    pub type Limb = u8;
    /// Two machine words.
    pub type Wide = u16;
    /// The machine word, signed.
    pub type SignedLimb = i8;
    /// Two machine words, signed.
    pub type SignedWide = i16;
}
#[cfg(any(
    bn_limb_bits = "32",
    all(not(any(bn_limb_bits = "8", bn_limb_bits = "64")), not(target_pointer_width = "64"))
))]
mod word {
    /// The machine word.
    pub type Limb = u32;
    /// Two machine words.
    pub type Wide = u64;
    /// The machine word, signed.
    pub type SignedLimb = i32;
    /// Two machine words, signed.
    pub type SignedWide = i64;
}
#[cfg(any(
    bn_limb_bits = "64",
    all(not(any(bn_limb_bits = "8", bn_limb_bits = "32")), target_pointer_width = "64")
))]
mod word {
    /// The machine word.
    pub type Limb = u64;
    /// Two machine words.
    pub type Wide = u128;
    /// The machine word, signed.
    pub type SignedLimb = i64;
    /// Two machine words, signed.
    pub type SignedWide = i128;
}

/// The machine word of all arithmetic, least significant limb first in every slice.
pub use word::Limb;
/// Two limbs: holds every `a * b + c + d` of limbs, since `(2^w - 1)^2 + 2 (2^w - 1) = 2^(2w) - 1`.
pub use word::Wide;
pub(crate) use word::{SignedLimb, SignedWide};

/// Bits in a limb.
pub const LIMB_BITS: usize = Limb::BITS as usize;
/// Bytes in a limb.
pub const LIMB_BYTES: usize = LIMB_BITS / 8;

/// The number of limbs that hold `bits` bits.
pub const fn limbs_for_bits(bits: usize) -> usize {
    bits.div_ceil(LIMB_BITS)
}

/// `a + b + carry` as (sum, carry out); `carry <= 1`.
///
/// In this form, and not through [`Wide`], compilers recognise a chain of them as add-with-carry instructions.
#[inline(always)]
pub const fn adc(a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let (sum, first) = a.overflowing_add(b);
    let (sum, second) = sum.overflowing_add(carry);
    (sum, (first | second) as Limb)
}

/// `a - b - borrow` as (difference, borrow out); `borrow <= 1`.
#[inline(always)]
pub const fn sbb(a: Limb, b: Limb, borrow: Limb) -> (Limb, Limb) {
    let (difference, first) = a.overflowing_sub(b);
    let (difference, second) = difference.overflowing_sub(borrow);
    (difference, (first | second) as Limb)
}

/// `acc + a * b + carry` as (low, high); never overflows, see [`Wide`].
#[inline(always)]
pub const fn mac(acc: Limb, a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let t = acc as Wide + a as Wide * b as Wide + carry as Wide;
    (t as Limb, (t >> LIMB_BITS) as Limb)
}
