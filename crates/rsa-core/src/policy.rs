//! Which sizes of keys are accepted.

use crate::{Error, Result};
use core::ops::RangeInclusive;

/// The sizes of modulus and public exponent that a parser or constructor accepts, checked before any arithmetic, and how
/// strict it is in the one point where practice differs from the standards.
///
/// The default takes moduli of 2048 to 8192 bits and odd public exponents of at least 3 and below 2³³. Anything else
/// is a decision of the caller's:
///
/// ```
/// use rsa_core::KeyPolicy;
/// let dkim = KeyPolicy::default().modulus_bits(1024..=4096);
/// let tachograph = KeyPolicy::default().any_public_exponent();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPolicy {
    minimum_bits: usize,
    maximum_bits: usize,
    maximum_exponent_bits: usize,
    absent_parameters: bool,
}

impl KeyPolicy {
    /// The least modulus that any policy allows, in bits.
    pub const LEAST_MODULUS_BITS: usize = 512;
    /// The greatest modulus that any policy allows, in bits.
    pub const GREATEST_MODULUS_BITS: usize = 16384;

    /// Moduli of 1024 to 16384 bits and every odd public exponent from 3 to n − 1.
    pub const PERMISSIVE: KeyPolicy = KeyPolicy {
        minimum_bits: 1024,
        maximum_bits: Self::GREATEST_MODULUS_BITS,
        maximum_exponent_bits: Self::GREATEST_MODULUS_BITS,
        absent_parameters: false,
    };

    /// Takes moduli of `bits` bits, bounded to 512..=16384.
    pub const fn modulus_bits(mut self, bits: RangeInclusive<usize>) -> Self {
        let (start, end) = (*bits.start(), *bits.end());
        self.minimum_bits = if start < Self::LEAST_MODULUS_BITS { Self::LEAST_MODULUS_BITS } else { start };
        self.maximum_bits = if end > Self::GREATEST_MODULUS_BITS { Self::GREATEST_MODULUS_BITS } else { end };
        self
    }

    /// Takes every odd public exponent from 3 to n − 1. A large one makes the public operation as slow as the private.
    pub const fn any_public_exponent(mut self) -> Self {
        self.maximum_exponent_bits = Self::GREATEST_MODULUS_BITS;
        self
    }

    /// Takes rsaEncryption identifiers without their NULL parameters, which RFC 8017 requires and some old software
    /// left out.
    pub const fn tolerate_absent_parameters(mut self) -> Self {
        self.absent_parameters = true;
        self
    }

    pub(crate) fn tolerates_absent_parameters(&self) -> bool {
        self.absent_parameters
    }

    /// Checks the bit length of a modulus.
    pub(crate) fn check_modulus(&self, bits: usize) -> Result<()> {
        if bits < self.minimum_bits {
            return Err(Error::ModulusTooSmall { bits, minimum: self.minimum_bits });
        }
        if bits > self.maximum_bits {
            return Err(Error::ModulusTooLarge { bits, maximum: self.maximum_bits });
        }
        Ok(())
    }

    /// Checks the bit length of a public exponent.
    pub(crate) fn check_public_exponent(&self, bits: usize) -> Result<()> {
        if bits > self.maximum_exponent_bits {
            return Err(Error::PublicExponentTooLarge { bits, maximum: self.maximum_exponent_bits });
        }
        Ok(())
    }
}

impl Default for KeyPolicy {
    fn default() -> Self {
        KeyPolicy {
            minimum_bits: 2048,
            maximum_bits: 8192,
            maximum_exponent_bits: 33,
            absent_parameters: false,
        }
    }
}
