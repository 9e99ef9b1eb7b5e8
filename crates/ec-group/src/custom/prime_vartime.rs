//! Primality of public numbers.

use super::field::CustomField;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{Limb, limbs};

const SMALL_PRIMES: [u8; 53] = [
    3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
    107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223,
    227, 229, 233, 239, 241, 251,
];
/// Rounds of Miller–Rabin. The bases are fixed, so that composites passing them all can be made; none is known that
/// passes base 2 and a Lucas test too (Baillie and Wagstaff 1980).
const ROUNDS: usize = 16;

/// Whether an odd number ≥ 3 is prime, by trial division, Miller–Rabin and Lucas. Bounded by the width alone.
pub(super) fn is_prime_vartime(field: &CustomField) -> bool {
    let m = field.modulus().modulus();
    for prime in SMALL_PRIMES {
        if remainder(m.as_ref(), prime.into()) == 0 {
            // m is that prime: its one-limb value leaves nothing above, for every limb size
            return limbs::bit_length(m) <= 8 && Limb::from(prime) == m[0];
        }
    }
    let bases = [2].into_iter().chain(SMALL_PRIMES).take(ROUNDS);
    bases.into_iter().all(|base| miller_rabin(field, base)) && lucas(field)
}

/// One round (FIPS 186-5, B.3.1): base^d = 1 or base^(d·2^i) = −1 for m − 1 = d·2^s and some i < s.
fn miller_rabin(field: &CustomField, base: u8) -> bool {
    let mut exponent = *field.modulus().modulus();
    exponent[0] -= 1;
    let s = trailing_zeros(&exponent);
    limbs::shr_assign(exponent.as_mut(), s);
    let one = field.one();
    let minus_one = field.neg(&one);
    let mut power = field.pow_public(&small(field, base.into()), exponent.as_ref());
    if power == one {
        return true;
    }
    for _ in 0..s {
        if power == minus_one {
            return true;
        }
        power = field.sqr(&power);
    }
    false
}

/// The Lucas test with Selfridge's parameters (FIPS 186-5, B.3.3): U_(m+1) = 0 for P = 1, Q = (1 − D)/4, where D is the
/// first of 5, −7, 9, −11, … with (D/m) = −1. A number without such a D among the first hundred is a square.
fn lucas(field: &CustomField) -> bool {
    let m = field.modulus().modulus();
    let found = (0..100i64)
        .map(|i| if i % 2 == 0 { 5 + 2 * i } else { -5 - 2 * i })
        .find(|&d| jacobi(d, m.as_ref()) == -1);
    let Some(d) = found else { return false };
    let signed = |x: i64| {
        let magnitude = small(field, x.unsigned_abs());
        if x < 0 { field.neg(&magnitude) } else { magnitude }
    };
    let (d_element, q) = (signed(d), signed((1 - d) / 4));

    // U and V for the leading bits of m + 1, doubled bit by bit
    let mut index = *m;
    let carry = limbs::add_assign(index.as_mut(), &[1]);
    debug_assert_eq!(carry, 0, "the widest class has room above the modulus");
    let (mut u, mut v, mut q_power) = (field.one(), field.one(), q);
    for i in (0..limbs::bit_length(index.as_ref()) - 1).rev() {
        u = field.mul(&u, &v);
        v = field.sub(&field.sqr(&v), &field.double(&q_power));
        q_power = field.sqr(&q_power);
        if limbs::bit(index.as_ref(), i) == 1 {
            let next = field.halve(&field.add(&u, &v));
            v = field.halve(&field.add(&field.mul(&d_element, &u), &v));
            u = next;
            q_power = field.mul(&q_power, &q);
        }
    }
    u.as_ref().iter().all(|&x| x == 0)
}

/// The Jacobi symbol (d/m) for small odd d and odd m, by one step of reciprocity and then on machine words.
fn jacobi(d: i64, m: &[Limb]) -> i32 {
    let magnitude = d.unsigned_abs();
    let m_mod_4 = m[0] & 3;
    let mut sign = if d < 0 && m_mod_4 == 3 { -1 } else { 1 };
    if m_mod_4 == 3 && magnitude % 4 == 3 {
        sign = -sign;
    }
    let (mut top, mut bottom) = (remainder(m, magnitude), magnitude);
    while top != 0 {
        let twos = top.trailing_zeros();
        top >>= twos;
        if twos % 2 == 1 && matches!(bottom % 8, 3 | 5) {
            sign = -sign;
        }
        if top % 4 == 3 && bottom % 4 == 3 {
            sign = -sign;
        }
        (top, bottom) = (bottom % top, top);
    }
    if bottom == 1 { sign } else { 0 }
}

/// m mod d for d < 2^16.
fn remainder(m: &[Limb], d: u64) -> u64 {
    let bytes = m.iter().rev().flat_map(|limb| limb.to_be_bytes());
    bytes.fold(0, |remainder, byte| (remainder << 8 | u64::from(byte)) % d)
}

/// The element of a small integer, by double and add (for any limb size).
pub(super) fn small(field: &CustomField, x: u64) -> <CustomField as PrimeField>::Words {
    let mut element = Words::ZERO;
    for i in (0..u64::BITS - x.leading_zeros()).rev() {
        element = field.double(&element);
        if x >> i & 1 == 1 {
            element = field.add(&element, &field.one());
        }
    }
    element
}

fn trailing_zeros(a: &[Limb]) -> usize {
    (0..a.len() * bn_core::LIMB_BITS).find(|&i| limbs::bit(a, i) == 1).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::MAXIMUM_LIMBS;
    use crate::custom::field::class;

    fn field(x: u64) -> CustomField {
        let mut words = [0; MAXIMUM_LIMBS];
        limbs::read_be(&mut words, &x.to_be_bytes());
        CustomField::new(words, class(64))
    }

    #[test]
    fn all_odd_numbers_below_20000() {
        for x in (3..20_000u64).step_by(2) {
            let prime = (3..).step_by(2).take_while(|d| d * d <= x).all(|d| x % d != 0);
            assert_eq!(is_prime_vartime(&field(x)), prime, "{x}");
        }
    }

    #[test]
    fn each_test_alone() {
        // a strong pseudoprime to the bases 2, 3, 5, …, 31 (OEIS A014233): Lucas must tell
        let strong_pseudoprime = field(3_825_123_056_546_413_051);
        assert!([2u8, 3, 5, 7, 11, 13].iter().all(|&base| miller_rabin(&strong_pseudoprime, base)));
        assert!(!lucas(&strong_pseudoprime));
        // the least Lucas pseudoprimes (OEIS A217120): Miller–Rabin must tell
        for x in [323, 377, 1159, 1829, 3827] {
            assert!(lucas(&field(x)), "{x}");
            assert!(!miller_rabin(&field(x), 2), "{x}");
        }
        // squares of primes have no D
        assert!(!lucas(&field(1_000_003 * 1_000_003)));
    }
}
