//! Integers modulo a group order.

use crate::order::Order;
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{Secret, Sensitive, limbs};
use core::marker::PhantomData;
use rand_core::TryCryptoRng;
use zeroize::Zeroize;

/// An integer below the order of curve `C`, always fully reduced, in Montgomery form.
///
/// Every operation takes the curve, which for the built-in ones is a zero-sized value. A scalar of one run-time curve
/// must not meet another curve: the result would be meaningless, though still memory-safe and of bounded time.
/// Default is zero. There is no `==`: [`Scalar::equals`] gives a mask.
pub struct Scalar<C: Order> {
    words: C::Words,
    curve: PhantomData<fn() -> C>,
}

/// Why a byte string is no scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarError {
    /// The encoding has not the one allowed length.
    Length {
        /// Bytes found.
        found: usize,
        /// Bytes required: ⌈bits of n / 8⌉.
        expected: usize,
    },
    /// The value is zero where 1 ≤ value < n is required, or is not below the group order n.
    OutOfRange,
}

impl core::fmt::Display for ScalarError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            ScalarError::Length { found, expected } => {
                write!(f, "scalar of {found} bytes where the group order takes {expected}")
            }
            ScalarError::OutOfRange => f.write_str("scalar is zero or not below the group order"),
        }
    }
}

impl core::error::Error for ScalarError {}

/// Why no random scalar was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomError<E> {
    /// The generator failed.
    Generator(E),
    /// The generator returned unusable values so often that it cannot be random.
    NotRandom,
}

impl<E: core::fmt::Display> core::fmt::Display for RandomError<E> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            RandomError::Generator(error) => write!(f, "random number generator failed: {error}"),
            RandomError::NotRandom => f.write_str("random number generator does not return random numbers"),
        }
    }
}

impl<E: core::error::Error> core::error::Error for RandomError<E> {}

impl<C: Order> Scalar<C> {
    /// Zero.
    pub const ZERO: Scalar<C> = Scalar { words: C::Words::ZERO, curve: PhantomData };

    /// One.
    #[inline]
    pub fn one(curve: &C) -> Self {
        Self::from_element(curve.scalar_field().one())
    }

    /// The small integer `value`.
    pub fn from_u8(value: u8, curve: &C) -> Self {
        let mut integer = C::Words::ZERO;
        integer.as_mut()[0] = value.into();
        Self::from_integer(&integer, curve)
    }

    /// integer mod n, for any integer of the curve's words: the conversion to Montgomery form is the reduction, and
    /// ends with one conditional subtraction. Serves field elements (x mod n in ECDSA) for every pair of p and n.
    #[inline]
    pub fn from_integer(integer: &C::Words, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().to_element(integer))
    }

    /// The integer below n.
    #[inline]
    pub fn to_integer(&self, curve: &C) -> C::Words {
        curve.scalar_field().to_integer(&self.words)
    }

    /// From a big-endian encoding of exactly [`Order::scalar_length`] bytes with 0 ≤ value < n.
    ///
    /// Leaks whether the value is in range, nothing else of it.
    pub fn from_be_bytes(bytes: &[u8], curve: &C) -> Result<Self, ScalarError> {
        let (scalar, in_range) = Self::parse(bytes, curve)?;
        // LEAK: the error that the caller sees
        if in_range.declassify() { Ok(scalar) } else { Err(ScalarError::OutOfRange) }
    }

    /// From a big-endian encoding of exactly [`Order::scalar_length`] bytes with 1 ≤ value < n, as `r`, `s` and
    /// private keys must be. Leaks whether the value is in range, nothing else of it.
    pub fn from_be_bytes_nonzero(bytes: &[u8], curve: &C) -> Result<Self, ScalarError> {
        let (scalar, in_range) = Self::parse(bytes, curve)?;
        // LEAK: the error that the caller sees
        if (in_range & !scalar.is_zero()).declassify() { Ok(scalar) } else { Err(ScalarError::OutOfRange) }
    }

    /// [`Scalar::from_be_bytes_nonzero`] for a private key: the result is behind the wall.
    pub fn private_from_be_bytes(bytes: &[u8], curve: &C) -> Result<Secret<Self>, ScalarError> {
        let mut scalar = Self::from_be_bytes_nonzero(bytes, curve)?;
        let secret = Secret::new(scalar);
        scalar.zeroize();
        Ok(secret)
    }

    /// The reduced value and whether it was below n before.
    fn parse(bytes: &[u8], curve: &C) -> Result<(Self, Mask), ScalarError> {
        let expected = curve.scalar_length();
        if bytes.len() != expected {
            return Err(ScalarError::Length { found: bytes.len(), expected });
        }
        let mut integer = C::Words::ZERO;
        limbs::read_be(integer.as_mut(), bytes);
        let in_range = integer.less_than(curve.scalar_field().modulus().modulus());
        let scalar = Self::from_integer(&integer, curve);
        integer.zeroize();
        Ok((scalar, in_range))
    }

    /// The leftmost bits of a digest of any length, as many as n has, modulo n (FIPS 186-5, 6.4.1, step 2).
    ///
    /// Bytes beyond the first ⌈bits/8⌉ are not looked at; the shift happens only where those bytes hold more bits than
    /// n (P-521, with digests of at least 66 bytes). The value is below 2^bits < 2n: one conditional subtraction.
    pub fn from_digest(digest: &[u8], curve: &C) -> Self {
        let mut integer = C::Words::ZERO;
        Self::leftmost_bits(&mut integer, digest, curve);
        let scalar = Self::from_integer(&integer, curve);
        integer.zeroize();
        scalar
    }

    /// The leftmost bits of `bytes`, as many as n has, as an integer.
    pub(crate) fn leftmost_bits(integer: &mut C::Words, bytes: &[u8], curve: &C) {
        let (bits, length) = (curve.scalar_field().modulus().bits(), curve.scalar_length());
        let taken = &bytes[..bytes.len().min(length)];
        limbs::read_be(integer.as_mut(), taken);
        limbs::shr_assign(integer.as_mut(), (8 * taken.len()).saturating_sub(bits));
    }

    /// Writes the value big-endian; `out` has [`Order::scalar_length`] bytes.
    pub fn write_be_bytes(&self, out: &mut [u8], curve: &C) {
        debug_assert_eq!(out.len(), curve.scalar_length());
        let mut integer = self.to_integer(curve);
        limbs::write_be(out, integer.as_ref());
        integer.zeroize();
    }

    /// The value as [`Order::scalar_length`] big-endian bytes. (For secrets, wipe or wrap them.)
    pub fn to_be_bytes(&self, curve: &C) -> Vec<u8> {
        let mut bytes = vec![0; curve.scalar_length()];
        self.write_be_bytes(&mut bytes, curve);
        bytes
    }

    /// A uniformly random scalar, 1 ≤ value < n, by rejection (FIPS 186-5, A.2.2 and A.3.2).
    ///
    /// Leaks how often a candidate was rejected, which says nothing about the one accepted. A candidate has as many
    /// bits as n, so at least half of all are accepted; a generator that fails 128 times in a row is none.
    pub fn random<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        curve: &C,
    ) -> Result<Secret<Self>, RandomError<R::Error>> {
        let mut bytes = Secret::new(vec![0; curve.scalar_length()]);
        for _ in 0..128 {
            rng.try_fill_bytes(bytes.expose_mut()).map_err(RandomError::Generator)?;
            if let Some(scalar) = Self::from_candidate(bytes.expose(), curve) {
                return Ok(scalar);
            }
        }
        Err(RandomError::NotRandom)
    }

    /// The leftmost bits of the candidate, if they are a scalar in 1..n.
    pub(crate) fn from_candidate(bytes: &[u8], curve: &C) -> Option<Secret<Self>> {
        let mut integer = C::Words::ZERO;
        Self::leftmost_bits(&mut integer, bytes, curve);
        let usable = integer.less_than(curve.scalar_field().modulus().modulus()) & !integer.is_zero();
        let scalar = Secret::new(Self::from_integer(&integer, curve));
        integer.zeroize();
        // LEAK: a rejected candidate is thrown away and independent of the accepted one
        usable.declassify().then_some(scalar)
    }

    /// self + b.
    #[inline]
    #[must_use]
    pub fn add(&self, b: &Self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().add(&self.words, &b.words))
    }

    /// self − b.
    #[inline]
    #[must_use]
    pub fn sub(&self, b: &Self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().sub(&self.words, &b.words))
    }

    /// −self.
    #[inline]
    #[must_use]
    pub fn neg(&self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().neg(&self.words))
    }

    /// self·b.
    #[inline]
    #[must_use]
    pub fn mul(&self, b: &Self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().mul(&self.words, &b.words))
    }

    /// self².
    #[inline]
    #[must_use]
    pub fn sqr(&self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().sqr(&self.words))
    }

    /// 1/self, still in Montgomery form (so that k⁻¹ costs no conversion); 0 for 0. Constant-time.
    #[must_use]
    pub fn invert(&self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().invert(&self.words))
    }

    /// 1/self; 0 for 0. Time depends on the value: for the public `s` of a signature.
    #[must_use]
    pub fn invert_vartime(&self, curve: &C) -> Self {
        Self::from_element(curve.scalar_field().invert_vartime(&self.words))
    }

    /// The inverses of secret scalars (0 for 0) at the price of one inversion and three multiplications each. Constant-time:
    /// leaks their number alone.
    #[must_use]
    pub fn invert_batch<'a>(
        scalars: impl IntoIterator<Item = &'a Secret<Self>>,
        curve: &C,
    ) -> Vec<Secret<Self>> {
        let mut words: Vec<_> = scalars.into_iter().map(|scalar| scalar.expose().words).collect();
        curve.scalar_field().invert_batch(&mut words);
        let inverses = words.iter().map(|words| Secret::new(Self::from_element(*words))).collect();
        words.zeroize();
        inverses
    }

    /// The inverses of public scalars (0 for 0) at the price of one inversion and three multiplications each. Time depends
    /// on the values.
    #[must_use]
    pub fn invert_batch_vartime<'a>(scalars: impl IntoIterator<Item = &'a Self>, curve: &C) -> Vec<Self> {
        let mut words: Vec<_> = scalars.into_iter().map(|scalar| scalar.words).collect();
        curve.scalar_field().invert_batch_vartime(&mut words);
        words.into_iter().map(Self::from_element).collect()
    }

    /// Set if the value is zero.
    #[inline]
    pub fn is_zero(&self) -> Mask {
        self.words.is_zero()
    }

    /// Set if the values are equal.
    #[inline]
    pub fn equals(&self, b: &Self) -> Mask {
        self.words.equals(&b.words)
    }

    /// Set if the value is above (n − 1)/2: the `s` that low-S rules refuse.
    pub fn is_high(&self, curve: &C) -> Mask {
        let mut half = *curve.scalar_field().modulus().modulus();
        limbs::shr1_assign(half.as_mut(), 0);
        half.less_than(&self.to_integer(curve))
    }

    /// The value or its negative, whichever is at most (n − 1)/2, and whether it was negated.
    pub fn to_low(&self, curve: &C) -> (Self, Mask) {
        let high = self.is_high(curve);
        (Self::select(high, &self.neg(curve), self), high)
    }

    /// `a` if the mask is set, else `b`.
    #[inline]
    pub fn select(mask: Mask, a: &Self, b: &Self) -> Self {
        Self::from_element(C::Words::select(mask, &a.words, &b.words))
    }

    #[inline(always)]
    fn from_element(words: C::Words) -> Self {
        Scalar { words, curve: PhantomData }
    }
}

impl<C: Order> Clone for Scalar<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Order> Copy for Scalar<C> {}

impl<C: Order> Default for Scalar<C> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<C: Order> Zeroize for Scalar<C> {
    fn zeroize(&mut self) {
        self.words.zeroize();
    }
}

impl<C: Order> Sensitive for Scalar<C> {
    fn poison(&mut self) {
        self.words.poison();
    }
    fn unpoison(&mut self) {
        self.words.unpoison();
    }
}

/// Shows the type alone: a scalar may be a secret on its way.
impl<C: Order> core::fmt::Debug for Scalar<C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Scalar({} bits)", C::Words::LIMBS * bn_core::LIMB_BITS)
    }
}
