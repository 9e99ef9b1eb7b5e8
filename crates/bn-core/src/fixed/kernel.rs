//! Montgomery multiplication and squaring, unrolled by the compiler for each width.

use crate::ct::Mask;
use crate::limb::{Limb, adc, mac, sbb};

/// `a − m` if `carry` or a ≥ m, for a + carry·R < 2m: the result is below m.
#[inline(always)]
pub fn reduce_once<const N: usize>(a: &[Limb; N], carry: Limb, m: &[Limb; N]) -> [Limb; N] {
    let mut difference = [0; N];
    let mut borrow = 0;
    for i in 0..N {
        (difference[i], borrow) = sbb(a[i], m[i], borrow);
    }
    // a + carry·R < m exactly when the subtraction borrows more than the carry can lend.
    let keep = Mask::from_bit(borrow & (carry ^ 1));
    for i in 0..N {
        difference[i] = keep.select(a[i], difference[i]);
    }
    difference
}

/// a·b/R mod m for a·b < m·R, `n0` = −1/m mod 2^w. Products and reduction interleaved (Koç, Acar, Kaliski 1996, CIOS).
///
/// After step i the accumulator is below m + a (by induction: (m + a + a·(2^w−1) + m·(2^w−1))/2^w = m + a), so it fits
/// N limbs and one bit; at the end it is below 2m because a·b + q·m < m·R + R·m.
#[inline(always)]
pub fn mont_mul<const N: usize>(a: &[Limb; N], b: &[Limb; N], m: &[Limb; N], n0: Limb) -> [Limb; N] {
    let mut t = [0; N];
    let mut top = 0;
    for i in 0..N {
        let mut carry = 0;
        for j in 0..N {
            (t[j], carry) = mac(t[j], a[j], b[i], carry);
        }
        let (high, over) = adc(top, carry, 0);
        let q = t[0].wrapping_mul(n0);
        let (_, mut carry) = mac(t[0], q, m[0], 0);
        for j in 1..N {
            (t[j - 1], carry) = mac(t[j], q, m[j], carry);
        }
        (t[N - 1], carry) = adc(high, carry, 0);
        top = over + carry;
    }
    reduce_once(&t, top, m)
}

/// Repeats the block for `$i` = 0 … `$n` − 1, written out for the widths of the built-in curves: the compiler then knows
/// every index and keeps the limbs in registers.
macro_rules! unrolled {
    ($i:ident < $n:ident $body:block) => {
        if $n <= 9 { unrolled!(@ $i $n $body 0 1 2 3 4 5 6 7 8) } else { for $i in 0..$n $body }
    };
    (@ $i:ident $n:ident $body:block $($k:literal)*) => {{
        $(if $k < $n { let $i: usize = $k; $body })*
    }};
}

/// a²/R mod m for a < m. Each cross product is computed once, the reduction follows the whole square.
#[inline(always)]
pub fn mont_sqr<const N: usize>(a: &[Limb; N], m: &[Limb; N], n0: Limb) -> [Limb; N] {
    let mut t = wide_sqr(a);
    let t = t.as_flattened_mut();
    let mut over = 0;
    unrolled!(i < N {
        let q = t[i].wrapping_mul(n0);
        let mut carry = 0;
        for j in 0..N {
            (t[i + j], carry) = mac(t[i + j], q, m[j], carry);
        }
        (t[i + N], over) = adc(t[i + N], carry, over);
    });
    let mut high = [0; N];
    high.copy_from_slice(&t[N..]);
    reduce_once(&high, over, m)
}

/// a·b, the low half first.
#[inline(always)]
pub fn wide_mul<const N: usize>(a: &[Limb; N], b: &[Limb; N]) -> [[Limb; N]; 2] {
    let mut product = [[0; N]; 2];
    let t = product.as_flattened_mut();
    unrolled!(i < N {
        let mut carry = 0;
        for j in 0..N {
            (t[i + j], carry) = mac(t[i + j], a[j], b[i], carry);
        }
        t[i + N] = carry;
    });
    product
}

/// a², the low half first; half the products of [`wide_mul`].
#[inline(always)]
pub fn wide_sqr<const N: usize>(a: &[Limb; N]) -> [[Limb; N]; 2] {
    let mut square = [[0; N]; 2];
    let t = square.as_flattened_mut();
    unrolled!(i < N {
        let mut carry = 0;
        for j in i + 1..N {
            (t[i + j], carry) = mac(t[i + j], a[j], a[i], carry);
        }
        t[i + N] = carry;
    });
    // The cross products are below R²/2: doubling them loses no bit.
    let (mut bit, mut carry) = (0, 0);
    unrolled!(i < N {
        let (low, high) = mac(0, a[i], a[i], 0);
        let (even, odd) = (t[2 * i], t[2 * i + 1]);
        (t[2 * i], carry) = adc(even << 1 | bit, low, carry);
        (t[2 * i + 1], carry) = adc(odd << 1 | even >> (Limb::BITS - 1), high, carry);
        bit = odd >> (Limb::BITS - 1);
    });
    debug_assert!(cfg!(bn_ct_check) || bit | carry == 0);
    square
}

/// a² for a below half of R, the low half first: every row is multiplied by the doubled limbs above it, so that the
/// square is one pass.
#[inline(always)]
pub fn wide_sqr_below_half<const N: usize>(a: &[Limb; N]) -> [[Limb; N]; 2] {
    debug_assert!(cfg!(bn_ct_check) || a[N - 1] >> (Limb::BITS - 1) == 0);
    let mut square = [[0; N]; 2];
    let t = square.as_flattened_mut();
    unrolled!(i < N {
        // 2a without the limbs up to a[i]: bit 0 of its lowest limb is clear
        let (mut carry, mut bit) = (0, 0);
        (t[2 * i], carry) = mac(t[2 * i], a[i], a[i], carry);
        for j in i + 1..N {
            let doubled = a[j] << 1 | bit;
            bit = a[j] >> (Limb::BITS - 1);
            (t[i + j], carry) = mac(t[i + j], a[i], doubled, carry);
        }
        t[i + N] = carry;
    });
    square
}
