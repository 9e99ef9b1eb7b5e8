//! A modulus of fixed width with its Montgomery constants.

use super::words::Words;
use crate::limb::{LIMB_BITS, Limb, adc, sbb};

/// An odd modulus m ≥ 3 with n0 = −1/m mod 2^w, R mod m and R² mod m, where R = 2^(w·width).
///
/// Public: both constructors take time that depends on the modulus. [`FixedModulus::new`] is a `const fn`, so that a
/// modulus known to the program costs nothing at run time, neither initialisation nor a lock.
#[derive(Clone, Copy, Debug)]
pub struct FixedModulus<W> {
    m: W,
    n0: Limb,
    r: W,
    rr: W,
    bits: usize,
    width: usize,
}

impl<W: Words> FixedModulus<W> {
    /// The modulus.
    #[inline(always)]
    pub const fn modulus(&self) -> &W {
        &self.m
    }

    /// −1/m mod 2^w.
    #[inline(always)]
    pub const fn n0(&self) -> Limb {
        self.n0
    }

    /// R mod m: one in Montgomery form.
    #[inline(always)]
    pub const fn r(&self) -> &W {
        &self.r
    }

    /// R² mod m, the factor that takes an integer into Montgomery form.
    #[inline(always)]
    pub const fn rr(&self) -> &W {
        &self.rr
    }

    /// The bit length of the modulus.
    #[inline(always)]
    pub const fn bits(&self) -> usize {
        self.bits
    }

    /// The length of the modulus in bytes, and of the fixed-length encoding of a residue.
    #[inline(always)]
    pub const fn byte_length(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// The number of limbs in use: R = 2^(w·width). The limbs above are zero in every residue.
    #[inline(always)]
    pub const fn width(&self) -> usize {
        self.width
    }
}

impl<const N: usize> FixedModulus<[Limb; N]> {
    /// For a modulus that fills its array, as a constant. Panics (at compile time) unless m is odd and at least 3.
    pub const fn new(m: [Limb; N]) -> Self {
        Self::with_width(m, N)
    }

    /// For a modulus in the lowest `width` limbs. Panics unless m is odd, at least 3 and of that width.
    ///
    /// R is reached by doubling 2^(bits−1), the largest power of two below m; R² by w·width further doublings. The
    /// limb inverse is Newton's: five steps from 5 exact bits reach 2^w for w ≤ 64.
    pub const fn with_width(m: [Limb; N], width: usize) -> Self {
        let bits = bit_length(&m);
        assert!(m[0] & 1 == 1 && bits >= 2, "a modulus is odd and at least 3");
        assert!(bits <= width * LIMB_BITS && width <= N, "modulus wider than announced");
        let mut inverse: Limb = (m[0].wrapping_mul(3)) ^ 2;
        let mut step = 0;
        while step < 5 {
            inverse = inverse.wrapping_mul((2 as Limb).wrapping_sub(m[0].wrapping_mul(inverse)));
            step += 1;
        }
        let mut power = [0; N];
        power[(bits - 1) / LIMB_BITS] = 1 << ((bits - 1) % LIMB_BITS);
        let r = double_times(power, width * LIMB_BITS - (bits - 1), &m);
        let rr = double_times(r, width * LIMB_BITS, &m);
        FixedModulus { m, n0: inverse.wrapping_neg(), r, rr, bits, width }
    }

    /// a·R mod m for a < m, for constants: by doubling, in time that depends on the values.
    pub const fn mont_constant(&self, a: [Limb; N]) -> [Limb; N] {
        double_times(a, self.width * LIMB_BITS, &self.m)
    }
}

/// a·2^count mod m for a < m. Time depends on the values: for public moduli.
const fn double_times<const N: usize>(mut a: [Limb; N], count: usize, m: &[Limb; N]) -> [Limb; N] {
    let mut step = 0;
    while step < count {
        let (mut doubled, mut reduced) = ([0; N], [0; N]);
        let (mut carry, mut borrow) = (0, 0);
        let mut i = 0;
        while i < N {
            (doubled[i], carry) = adc(a[i], a[i], carry);
            (reduced[i], borrow) = sbb(doubled[i], m[i], borrow);
            i += 1;
        }
        a = if carry >= borrow { reduced } else { doubled };
        step += 1;
    }
    a
}

const fn bit_length<const N: usize>(a: &[Limb; N]) -> usize {
    let mut i = N;
    while i > 0 {
        i -= 1;
        if a[i] != 0 {
            return i * LIMB_BITS + LIMB_BITS - a[i].leading_zeros() as usize;
        }
    }
    0
}

/// Limbs from hexadecimal digits, most significant first; spaces are skipped. For constants: panics on anything else
/// and on numbers wider than the array.
pub const fn from_hex<const N: usize>(digits: &str) -> [Limb; N] {
    let bytes = digits.as_bytes();
    let mut out = [0; N];
    let (mut i, mut nibble) = (bytes.len(), 0);
    while i > 0 {
        i -= 1;
        let value = match bytes[i] {
            b' ' => continue,
            c @ b'0'..=b'9' => c - b'0',
            c @ b'a'..=b'f' => c - b'a' + 10,
            c @ b'A'..=b'F' => c - b'A' + 10,
            _ => panic!("not a hexadecimal digit"),
        };
        let index = nibble * 4 / LIMB_BITS;
        if index < N {
            out[index] |= (value as Limb) << (nibble * 4 % LIMB_BITS);
        } else {
            assert!(value == 0, "number wider than its array");
        }
        nibble += 1;
    }
    out
}
