//! The kernels against their portable twins: every width to 64 limbs and some beyond, blocks and rows alike.

use super::{BLOCKS, Kernels, ROWS};
use crate::arch::{Modulus, PowJob};
use crate::limb::Limb;
use crate::limbs;
use crate::mont::{n0, portable};
use std::vec;
use std::vec::Vec;

/// xorshift64*, biased: half of the limbs are 0, 1, 2^63 or 2^64 − 1.
struct Limbs(u64);

impl Limbs {
    fn next(&mut self) -> Limb {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let x = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d);
        match x >> 61 {
            0 => 0,
            1 => 1,
            2 => 1 << 63,
            3 => Limb::MAX,
            _ => x.rotate_left(3),
        }
    }

    fn vec(&mut self, n: usize) -> Vec<Limb> {
        (0..n).map(|_| self.next()).collect()
    }

    /// A modulus of n limbs, and n0. Some have their top limb's bits all set or but one.
    fn modulus(&mut self, n: usize) -> (Vec<Limb>, Limb) {
        let mut m = self.vec(n);
        match self.next() % 4 {
            0 => m[n - 1] = Limb::MAX,
            1 => m[n - 1] = 1,
            _ => m[n - 1] |= 1 << 63,
        }
        m[0] |= 3;
        let n0 = n0(m[0]);
        (m, n0)
    }

    /// A number below m: m − 1, m − 2, 0, 1 or any.
    fn below(&mut self, m: &[Limb]) -> Vec<Limb> {
        let mut x = m.to_vec();
        match self.next() % 8 {
            0 => x[0] -= 1,
            1 => x[0] -= 2,
            2 => x.fill(0),
            3 => {
                x.fill(0);
                x[0] = 1;
            }
            _ => {
                x = self.vec(m.len());
                // LEAK: test data
                while !limbs::lt(&x, m).declassify() {
                    limbs::shr1_assign(&mut x, 0);
                }
            }
        }
        x
    }
}

fn supported() -> bool {
    crate::arch::target::reported_families() & crate::arch::cpu::Family::Adx as u8 != 0
}

/// Runs `f` for each kernel set that serves the width, with the number of cases for it.
fn for_all_widths(cases_at_one: usize, mut f: impl FnMut(usize, &Kernels)) {
    if !supported() {
        return;
    }
    for n in (1..=64).chain([72, 96, 127, 128, 256]) {
        // The work of a case grows with n²; the small worlds are searched longest.
        for _ in 0..(cases_at_one / (n * n)).max(8) {
            f(n, &ROWS);
            if n % 8 == 0 {
                f(n, &BLOCKS);
            }
        }
    }
}

/// What redc does, limb by limb, to any t < R²: the sum and its carry.
fn sum_of_redc(t: &[Limb], m: &[Limb], n0: Limb) -> (Vec<Limb>, Limb) {
    let n = m.len();
    let mut t = t.to_vec();
    let mut high = 0;
    for i in 0..n {
        let q = t[i].wrapping_mul(n0);
        let carry = limbs::add_mul_limb(&mut t[i..i + n], m, q);
        (t[i + n], high) = crate::limb::adc(t[i + n], carry, high);
    }
    (t[n..].to_vec(), high)
}

#[test]
fn products_and_squares() {
    let mut random = Limbs(0x9e37_79b9_7f4a_7c15);
    for_all_widths(300_000, |n, kernels| {
        let (a, b) = (random.vec(n), random.vec(n));
        let mut expected = vec![0; 2 * n];
        let mut out = random.vec(2 * n);
        limbs::mul_portable(&mut expected, &a, &b);
        kernels.mul(&mut out, &a, &b);
        assert_eq!(out, expected, "product of {n} limbs by 2^{} limbs", kernels.unit_bits);
        limbs::sqr_portable(&mut expected, &a);
        out = random.vec(2 * n);
        kernels.sqr(&mut out, &a);
        assert_eq!(out, expected, "square of {n} limbs by 2^{} limbs", kernels.unit_bits);
    });
}

#[test]
fn products_of_unequal_widths() {
    let mut random = Limbs(2);
    if !supported() {
        return;
    }
    for (n, k) in (1..=40).flat_map(|n| (1..=40).map(move |k| (n, k))) {
        for _ in 0..5 {
            let (a, b) = (random.vec(n), random.vec(k));
            let (mut expected, mut out) = (vec![0; n + k], random.vec(n + k));
            limbs::mul_portable(&mut expected, &a, &b);
            super::mul(&mut out, &a, &b);
            assert_eq!(out, expected, "product of {n} and {k} limbs");
        }
    }
}

#[test]
fn subtracted_multiples() {
    let mut random = Limbs(6);
    if !supported() {
        return;
    }
    for n in 1..=70 {
        for _ in 0..2000 / n {
            let (x, y, z) = (random.vec(n), random.next(), random.vec(n));
            let (mut expected, mut out) = (z.clone(), z);
            let carry = limbs::add_mul_limb(&mut expected, &x, y);
            assert_eq!(super::add_mul_limb(&mut out, &x, y), carry, "{n} limbs");
            assert_eq!(out, expected, "{n} limbs");
        }
    }
}

#[test]
fn reduction() {
    let mut random = Limbs(3);
    for_all_widths(300_000, |n, kernels| {
        let (m, n0) = random.modulus(n);
        // t < m·R: a high half below m
        let t: Vec<Limb> = random.vec(n).into_iter().chain(random.below(&m)).collect();
        let mut expected = vec![0; n];
        let mut out = random.vec(n);
        portable::redc(&mut expected, &mut t.clone(), &m, n0);
        kernels.redc(&mut out, &m, n0, &mut t.clone(), false);
        assert_eq!(out, expected, "reduction of {n} limbs by 2^{} limbs", kernels.unit_bits);

        // t < R², almost: up to the largest
        let t = if random.next().is_multiple_of(4) { vec![Limb::MAX; 2 * n] } else { random.vec(2 * n) };
        let (mut sum, carry) = sum_of_redc(&t, &m, n0);
        if carry == 1 {
            assert_eq!(limbs::sub_assign(&mut sum, &m), 1, "one subtraction suffices");
        }
        kernels.redc(&mut out, &m, n0, &mut t.clone(), true);
        assert_eq!(out, sum, "almost reduction of {n} limbs by 2^{} limbs", kernels.unit_bits);
    });
}

#[test]
fn montgomery_operations() {
    let mut random = Limbs(4);
    if !supported() {
        return;
    }
    for n in (1..=70).chain([96, 128, 129, 192, 256]) {
        for _ in 0..(20_000 / (n * n)).max(4) {
            let (m, n0) = random.modulus(n);
            let (a, b) = (random.below(&m), random.below(&m));
            let (mut expected, mut out) = (vec![0; n], random.vec(n));
            portable::mul(&mut expected, &a, &b, &m, n0);
            super::mont_mul(&mut out, &a, &b, &m, n0);
            assert_eq!(out, expected, "Montgomery product of {n} limbs");
            portable::sqr(&mut expected, &a, &m, n0);
            super::mont_sqr(&mut out, &a, &m, n0);
            assert_eq!(out, expected, "Montgomery square of {n} limbs");
            portable::from_mont(&mut expected, &a, &m, n0);
            super::from_mont(&mut out, &a, &m, n0);
            assert_eq!(out, expected, "leaving the domain, {n} limbs");
        }
    }
}

/// base^exponent by the portable operations, bit by bit.
fn pow_portable(base: &[Limb], exponent: &[Limb], bits: usize, modulus: &Modulus<'_>) -> Vec<Limb> {
    let (m, n0, n) = (modulus.m, modulus.n0, modulus.m.len());
    let (mut x, mut acc, mut next) = (vec![0; n], modulus.r.to_vec(), vec![0; n]);
    portable::mul(&mut x, base, modulus.rr, m, n0);
    for i in (0..bits).rev() {
        portable::sqr(&mut next, &acc, m, n0);
        acc.copy_from_slice(&next);
        if limbs::bit(exponent, i) == 1 {
            portable::mul(&mut next, &acc, &x, m, n0);
            acc.copy_from_slice(&next);
        }
    }
    portable::from_mont(&mut next, &acc, m, n0);
    next
}

#[test]
fn exponentiation() {
    enum N {}
    impl crate::Ring for N {}
    let mut random = Limbs(5);
    if !supported() {
        return;
    }
    for n in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 40] {
        for bits in [0, 1, 2, 5, 8, 9, 63, 64, 65, 128, 385, 640, 2049] {
            if n * n * bits > 800_000 {
                continue;
            }
            let (m, n0) = random.modulus(n);
            let nat = crate::Nat::from_limbs(m.clone());
            let context =
                crate::MontgomeryContext::<N>::new_consttime(&crate::OddModulus::from_nat(&nat).unwrap());
            let (r, rr) = context.r_and_rr();
            let modulus = Modulus { m: &m, n0, r, rr };
            let base = random.below(&m);
            // bits beyond the announced ones, which must not be looked at
            let exponent = random.vec(bits / 64 + 1);
            let mut power = random.vec(n);
            let (out, base, exponent) = (&mut power[..], &base[..], &exponent[..]);
            super::pow(&mut PowJob { modulus, out, base, exponent, bits, done: false });
            let expected = pow_portable(base, exponent, bits, &modulus);
            assert_eq!(power, expected, "{n} limbs, exponent of {bits} bits");

            if (2..=64).contains(&bits) {
                // a public exponent is below 2^bits, its top bit set
                let mut short = [exponent[0] & Limb::MAX >> (64 - bits) | 1 << (bits - 1)];
                for low in 0..2 {
                    short[0] = short[0] & !1 | low;
                    let (out, exponent) = (&mut power[..], &short[..]);
                    super::pow_public(&mut PowJob { modulus, out, base, exponent, bits, done: false });
                    let expected = pow_portable(base, exponent, bits, &modulus);
                    assert_eq!(power, expected, "{n} limbs, public exponent {}", short[0]);
                }
            }
        }
    }
}
