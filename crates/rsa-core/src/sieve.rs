//! Trial division of many candidates at once, without a trace of which survive.
//!
//! The candidates are x + 4·i for a secret x and i below a public bound. The small primes are public and taken in
//! order; what depends on x is only data: remainders by multiplication, marks set by masked writes over the whole
//! array, survivors gathered by masked writes into every slot. So neither time nor addresses depend on x.

use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Limb, Nat, Secret, Sensitive, limbs};

/// The distance of neighbouring candidates: all have the residue of x modulo 4.
pub(crate) const STEP: Limb = 4;

/// What a slot holds that has no survivor.
const EMPTY: u16 = u16::MAX;

/// The small odd primes below a bound, and what remainders by them need.
pub(crate) struct SmallPrimes {
    groups: Vec<Group>,
    /// Small primes f that must not divide the candidate less one: those of the public exponent
    exponent_factors: Vec<Reciprocal>,
}

/// Some primes, and their product: below 2³², so that the candidate is reduced once for all of them.
struct Group {
    product: Reciprocal,
    primes: Vec<Reciprocal>,
}

/// A divisor d of 2 < d < 2³² with floor(2⁶⁴/d), which turns division by d into multiplication.
#[derive(Clone, Copy)]
struct Reciprocal {
    divisor: u64,
    inverse: u64,
}

impl SmallPrimes {
    /// The odd primes below `bound` ≤ 2¹⁶, and which of them divide the odd public exponent. Variable time: all public.
    pub(crate) fn below_vartime(bound: usize, exponent: &Nat) -> Self {
        let mut composite = vec![false; bound];
        let (mut groups, mut primes): (Vec<Group>, Vec<u64>) = (Vec::new(), Vec::new());
        let mut exponent_factors = Vec::new();
        for p in (3..bound).step_by(2).filter(|&p| p % 2 == 1) {
            if composite[p] {
                continue;
            }
            (p * p..bound).step_by(p).for_each(|multiple| composite[multiple] = true);
            let p = p as u64;
            if exponent
                .to_be_bytes(exponent.width() * bn_core::LIMB_BYTES)
                .iter()
                .fold(0, |r, &b| (r << 8 | u64::from(b)) % p)
                == 0
            {
                exponent_factors.push(Reciprocal::new_vartime(p));
            }
            if primes.iter().product::<u64>() * p >= 1 << 32 {
                groups.push(Group::new_vartime(&primes));
                primes.clear();
            }
            primes.push(p);
        }
        groups.push(Group::new_vartime(&primes));
        SmallPrimes { groups, exponent_factors }
    }
}

impl Group {
    fn new_vartime(primes: &[u64]) -> Self {
        let product = Reciprocal::new_vartime(primes.iter().product());
        Group { product, primes: primes.iter().map(|&p| Reciprocal::new_vartime(p)).collect() }
    }
}

impl Reciprocal {
    fn new_vartime(divisor: u64) -> Self {
        Reciprocal { divisor, inverse: ((1u128 << 64) / u128::from(divisor)) as u64 }
    }

    /// x mod d for any x. With the inverse rounded down, the quotient estimate is the true one or one less:
    /// x/d − x·inverse/2⁶⁴ = x·(2⁶⁴ mod d)/(d·2⁶⁴) < 1.
    #[inline]
    fn rem(&self, x: u64) -> u64 {
        let quotient = ((u128::from(x) * u128::from(self.inverse)) >> 64) as u64;
        let r = x - quotient * self.divisor; // < 2d
        let reduced = r.wrapping_sub(self.divisor);
        // All ones where the subtraction borrowed: r and d are below 2⁶³.
        let keep = (reduced >> 63).wrapping_neg();
        reduced.wrapping_add(self.divisor & keep)
    }

    /// The i at which x + 4i ≡ target, given r = x mod d.
    fn first_index(&self, r: u64, target: u64) -> u64 {
        // d is odd: (d + 1)/2 is the inverse of 2.
        let half = self.divisor / 2 + 1;
        let quarter = self.rem(half * half);
        self.rem((self.divisor + target - r) * quarter)
    }
}

/// The indices i below `length` for which x + 4i has no factor among the small primes and x + 4i − 1 none in common
/// with the public exponent: the first `slots` of them, in order.
pub(crate) struct Survivors(Secret<Vec<u16>>);

impl Survivors {
    /// Sieves. `length` ≤ 65535.
    pub(crate) fn new(x: &Secret<Nat>, primes: &SmallPrimes, length: usize, slots: usize) -> Self {
        let digits = digits(x);
        let remainder =
            |by: &Reciprocal| digits.expose().iter().fold(0, |r, &digit| by.rem(r << 32 | u64::from(digit)));
        let (mut sieve, mut late) = (Sieve::new(Secret::new((0..length as u16).collect())), Vec::new());
        for group in &primes.groups {
            let r = remainder(&group.product);
            for prime in &group.primes {
                let first = prime.first_index(prime.rem(r), 0);
                // A prime beyond the window marks one index at most: that can wait until few are left.
                if prime.divisor < length as u64 { sieve.mark(prime, first) } else { late.push(first) }
            }
        }
        for factor in &primes.exponent_factors {
            sieve.mark(factor, factor.first_index(remainder(factor), 1));
        }
        let mut sieve = Sieve::new(sieve.gather(length / 4));
        late.iter().for_each(|&first| sieve.mark_value(first));
        Survivors(sieve.gather(slots))
    }

    /// Survivor number `number`; `None` if there are no more, which becomes public.
    pub(crate) fn get(&self, number: usize) -> Option<Secret<Nat>> {
        let index = *self.0.expose().get(number)?;
        let mut empty = is_zero(index ^ EMPTY);
        // LEAK: that the window is exhausted; the candidates before were tested and were no primes.
        empty.unpoison();
        (empty == 0).then(|| Secret::new(Nat::from_limbs(vec![Limb::from(index) * STEP])))
    }
}

/// x + 4·index, of the width of x: the carry beyond is lost, and the candidate then too short.
pub(crate) fn candidate(x: &Secret<Nat>, offset: &Secret<Nat>) -> Secret<Nat> {
    let mut sum = x.duplicate();
    limbs::add_assign(sum.expose_mut().limbs_mut(), offset.expose().limbs());
    sum
}

/// The base-2³² digits of x, most significant first.
fn digits(x: &Secret<Nat>) -> Secret<Vec<u32>> {
    let bytes =
        Secret::new(x.expose().to_be_bytes((x.expose().width() * bn_core::LIMB_BYTES).next_multiple_of(4)));
    let digits =
        bytes.expose().chunks_exact(4).map(|digit| digit.iter().fold(0, |d, &byte| d << 8 | u32::from(byte)));
    Secret::new(digits.collect())
}

/// Some of the indices, and which of them are marked as composite.
struct Sieve {
    indices: Secret<Vec<u16>>,
    marks: Secret<Vec<u16>>,
}

impl Sieve {
    fn new(indices: Secret<Vec<u16>>) -> Self {
        let marks = Secret::new(vec![0; indices.expose().len()]);
        Sieve { indices, marks }
    }

    /// Marks, in a sieve of all indices in order, those congruent to the secret `first` modulo a public prime, which is
    /// not above their number. Every entry is written.
    fn mark(&mut self, prime: &Reciprocal, first: u64) {
        let indices = self.indices.expose();
        for row in self.marks.expose_mut().chunks_mut(prime.divisor as usize) {
            mark_equal(row, indices, first as u16);
        }
    }

    /// Marks the index `value`, if it is there. Every entry is written.
    fn mark_value(&mut self, value: u64) {
        // `value` is below a small prime, so below 2^16 − 1, which stands for no index.
        mark_equal(self.marks.expose_mut(), self.indices.expose(), value as u16);
    }

    /// The first indices that are not marked: every entry is read, and every slot written for each.
    fn gather(&self, slots: usize) -> Secret<Vec<u16>> {
        let numbers: Vec<u16> = (0..slots as u16).collect();
        let mut survivors = Secret::new(vec![EMPTY; slots]);
        let mut count = 0u16;
        for (&index, &mark) in self.indices.expose().iter().zip(self.marks.expose()) {
            // a mask, since the optimiser would branch around the slots of an entry that it sees to be dead
            let alive = (Mask::is_zero(mark.into()) & !Mask::eq(index.into(), EMPTY.into())).bit() as u16;
            for (survivor, number) in survivors.expose_mut().iter_mut().zip(&numbers) {
                let here = (is_zero(number ^ count) & alive).wrapping_neg();
                *survivor ^= here & (*survivor ^ index);
            }
            count += alive;
        }
        survivors
    }
}

/// Marks the entries whose index is `value`.
fn mark_equal(marks: &mut [u16], indices: &[u16], value: u16) {
    for (mark, index) in marks.iter_mut().zip(indices) {
        *mark |= is_zero(index ^ value);
    }
}

/// 1 if x is 0, else 0, by arithmetic alone.
#[inline(always)]
fn is_zero(x: u16) -> u16 {
    ((x | x.wrapping_neg()) >> 15) ^ 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn survivors_are_those_of_trial_division() {
        for (x, exponent, bound) in [
            (0x1234_5677u64, 3u64, 100usize),
            (u64::MAX - 65535 * 4 - 3, 15, 541),
            (3, 65537, 30),
            (0xffff_ffff_0000_0003, 3 * 7 * 97, 1000),
        ] {
            let nat = |x: u64| Nat::from_be_bytes(&x.to_be_bytes());
            let primes = SmallPrimes::below_vartime(bound, &nat(exponent));
            let length = 700;
            let survivors = Survivors::new(&Secret::new(nat(x)), &primes, length, 64);
            let small: Vec<u64> = (3..bound as u64).filter(|&p| (2..p).all(|d| p % d != 0)).collect();
            let expected = (0..length as u64).filter(|i| {
                let y = x + 4 * i;
                small.iter().all(|p| y % p != 0 && (exponent % p != 0 || y % p != 1))
            });
            let expected: Vec<u64> = expected.take(64).collect();
            let found: Vec<u64> = (0..64)
                .map_while(|number| survivors.get(number))
                .map(|offset| candidate(&Secret::new(nat(x)), &offset).expose().to_be_bytes(8))
                .map(|bytes| (u64::from_be_bytes(bytes.try_into().expect("8 bytes")).wrapping_sub(x)) / 4)
                .collect();
            assert_eq!(found, expected, "{x:x}");
        }
    }

    #[test]
    fn remainders_by_reciprocals_are_remainders() {
        for divisor in [3u64, 5, 7, 641, 65521, 65537, (1 << 32) - 5, (1 << 32) - 1] {
            let reciprocal = Reciprocal::new_vartime(divisor);
            for x in [0, 1, divisor - 1, divisor, divisor + 1, u64::MAX, u64::MAX - 1, 1 << 63, divisor << 31]
            {
                assert_eq!(reciprocal.rem(x), x % divisor, "{x} mod {divisor}");
            }
        }
    }
}
