//! Montgomery multiplication and squaring, unrolled by the compiler for each width.

use crate::ct::Mask;
use crate::limb::{Limb, adc, mac, sbb};

/// `a − m` if `carry` or a ≥ m, for a + carry·R < 2m: the result is below m.
#[inline(always)]
pub(super) fn reduce_once<const N: usize>(a: &[Limb; N], carry: Limb, m: &[Limb; N]) -> [Limb; N] {
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

/// a²/R mod m for a < m. Each cross product is computed once, the reduction follows the whole square.
#[inline(always)]
pub fn mont_sqr<const N: usize>(a: &[Limb; N], m: &[Limb; N], n0: Limb) -> [Limb; N] {
    let (mut low, mut high) = wide_sqr(a);
    mont_reduce(&mut low, &mut high, m, n0)
}

/// (low + high·R)/R mod m for a value below m·R; both halves are destroyed.
#[inline(always)]
pub(super) fn mont_reduce<const N: usize>(
    low: &mut [Limb; N],
    high: &mut [Limb; N],
    m: &[Limb; N],
    n0: Limb,
) -> [Limb; N] {
    let mut over = 0;
    for i in 0..N {
        let q = low[i].wrapping_mul(n0);
        let mut carry = 0;
        for j in 0..N {
            let slot = if i + j < N { &mut low[i + j] } else { &mut high[i + j - N] };
            (*slot, carry) = mac(*slot, q, m[j], carry);
        }
        (high[i], over) = adc(high[i], carry, over);
    }
    reduce_once(high, over, m)
}

/// a² as (low, high) halves.
#[inline(always)]
pub(super) fn wide_sqr<const N: usize>(a: &[Limb; N]) -> ([Limb; N], [Limb; N]) {
    let mut low = [0; N];
    let mut high = [0; N];
    for i in 0..N {
        let mut carry = 0;
        for j in i + 1..N {
            let slot = if i + j < N { &mut low[i + j] } else { &mut high[i + j - N] };
            (*slot, carry) = mac(*slot, a[j], a[i], carry);
        }
        high[i] = carry;
    }
    // The cross products are below R²/2: doubling them loses no bit.
    let mut bit = 0;
    for x in low.iter_mut().chain(high.iter_mut()) {
        (*x, bit) = (*x << 1 | bit, *x >> (Limb::BITS - 1));
    }
    let mut carry = 0;
    for i in 0..N {
        let (square_low, square_high) = mac(0, a[i], a[i], 0);
        for (k, part) in [(2 * i, square_low), (2 * i + 1, square_high)] {
            let slot = if k < N { &mut low[k] } else { &mut high[k - N] };
            (*slot, carry) = adc(*slot, part, carry);
        }
    }
    (low, high)
}
