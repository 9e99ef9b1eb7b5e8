//! Modular inversion by divsteps (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion",
//! 2019), in batches of K steps whose 2×2 matrices are applied to the long numbers at once.

use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb, SignedLimb, SignedWide};
use crate::limbs;
use crate::modulus::{OddModulus, PublicRing, Ring};
use crate::mont::{MontgomeryContext, n0};
use crate::nat::Nat;
use crate::residue::{Plain, Residue, SecretResidue};
use crate::secret::Secret;
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// Steps in a batch. The bound of [`Matrix::apply_mod`] asks for two bits of head-room below the sign.
const K: usize = LIMB_BITS - 3;

/// The product of the transition matrices of K divsteps, times 2^K: rows (u, v) and (q, r), each of absolute sum at
/// most 2^K (section 9 of the paper).
struct Matrix {
    u: SignedLimb,
    v: SignedLimb,
    q: SignedLimb,
    r: SignedLimb,
}

/// The inverse of `x` modulo `m`, and whether it exists (the value is arbitrary otherwise). Both secret.
///
/// `m` is odd, x < m, both of one width; time depends on the width alone.
pub(crate) fn invert_odd(x: &[Limb], m: &[Limb]) -> (Vec<Limb>, Mask) {
    let mut state = State::new(x, m);
    let bits = m.len() * LIMB_BITS;
    // Theorem 11.2 of the paper: this many steps suffice for numbers below 2^bits.
    let steps = if bits < 46 { (49 * bits + 80) / 17 } else { (49 * bits + 57) / 17 };
    for _ in 0..steps.div_ceil(K) {
        let matrix = state.batch();
        state.apply(&matrix, m);
    }
    state.finish(m)
}

/// [`invert_odd`] for public operands: stops when the gcd is found.
pub(crate) fn invert_odd_vartime(x: &[Limb], m: &[Limb]) -> Option<Vec<Limb>> {
    let mut state = State::new(x, m);
    while state.g.iter().any(|&limb| limb != 0) {
        let matrix = state.batch_vartime();
        state.apply(&matrix, m);
    }
    let (inverse, exists) = state.finish(m);
    // LEAK: variable-time code runs on public operands.
    exists.declassify().then_some(inverse)
}

/// The inverse of `x` modulo any m ≥ 1, and whether it exists (the value is arbitrary otherwise), for x < m of the
/// same width. Time depends on the width alone; whether m is odd stays secret too.
///
/// For odd m by divsteps modulo m. For even m an invertible x is odd: with t = m⁻¹ mod x the inverse is
/// (1 + m·(x − t))/x, since m·t ≡ 1 mod x. Both are computed.
pub fn invert(x: &Secret<Nat>, m: &Secret<Nat>) -> (Secret<Nat>, Mask) {
    let (x, m) = (x.expose().limbs(), m.expose().limbs());
    assert_eq!(x.len(), m.len(), "the integer and the modulus differ in width");
    let (m_odd, x_odd) = (Mask::from_bit(m[0] & 1), Mask::from_bit(x[0] & 1));

    let mut odd = m.to_vec();
    odd[0] |= 1;
    let (mut inverse, mut exists) = invert_odd(x, &odd);
    exists = exists & m_odd;

    odd.copy_from_slice(x);
    odd[0] |= 1;
    let (mut even_inverse, t_exists) = invert_through(m, &odd);
    limbs::assign_if(!m_odd, &mut inverse, &even_inverse);
    exists = exists | (!m_odd & x_odd & t_exists);
    arch::wipe(&mut even_inverse);
    arch::wipe(&mut odd);
    (Secret::new(Nat::from_limbs(inverse)), exists)
}

/// x⁻¹ mod m for odd x by way of m⁻¹ mod x.
fn invert_through(m: &[Limb], x: &[Limb]) -> (Vec<Limb>, Mask) {
    let n = m.len();
    // divsteps accept any g below 2^bits; m ≥ x is no obstacle, and the result is taken modulo x.
    let (t, exists) = invert_odd(m, x);
    let mut difference = x.to_vec();
    limbs::sub_assign(&mut difference, &t);
    let mut product = vec![0; 2 * n];
    limbs::mul(&mut product, m, &difference);
    limbs::add_assign(&mut product, &[1]);
    // The quotient is exact and at most m + 1 − m·t/x ≤ m, so its low n limbs tell it all: multiply by x⁻¹ mod 2^(wn).
    let negated_inverse = n0(x[0]);
    let mut quotient = vec![0; n];
    for i in 0..n {
        let digit = product[i].wrapping_mul(negated_inverse.wrapping_neg());
        quotient[i] = digit;
        let mut borrow = 0;
        let mut carry = 0;
        for j in 0..n - i {
            let low;
            (low, carry) = crate::limb::mac(0, x[j], digit, carry);
            (product[i + j], borrow) = crate::limb::sbb(product[i + j], low, borrow);
        }
    }
    // x = 1 leaves t = 0 and the quotient m + 1.
    let keep = limbs::lt(&quotient, m);
    limbs::sub_assign_if(!keep, &mut quotient, m);
    arch::wipe(&mut product);
    arch::wipe(&mut difference);
    (quotient, exists)
}

impl<M: Ring> MontgomeryContext<M> {
    /// x⁻¹ mod m; `None` if x shares a factor with m. Time depends on the width alone.
    pub fn invert(&self, x: &SecretResidue<M, Plain>) -> Option<SecretResidue<M, Plain>> {
        let (inverse, exists) = invert_odd(&x.expose().limbs, self.modulus().limbs());
        let inverse = Secret::new(Residue::from_reduced(inverse.into()));
        // LEAK: whether the inverse exists decides between an error and a result; it does for all but 0 modulo a prime.
        exists.declassify().then_some(inverse)
    }
}

impl<M: PublicRing> MontgomeryContext<M> {
    /// x⁻¹ mod m for public operands; `None` if x shares a factor with m. Variable time in both.
    pub fn invert_vartime(&self, x: &Residue<M, Plain>) -> Option<Residue<M, Plain>> {
        invert_odd_vartime(&x.limbs, self.modulus().limbs())
            .map(|inverse| Residue::from_reduced(inverse.into()))
    }
}

impl<M: Ring> OddModulus<M> {
    /// Whether `x`, no wider than the modulus, is coprime to it. The mask is secret; time depends on the width alone.
    pub fn is_coprime(&self, x: &Secret<Nat>) -> Mask {
        invert_odd(x.expose().resized(self.width()).limbs(), self.limbs()).1
    }
}

/// The running numbers: f, g of the gcd and d, e with d·x ≡ f, e·x ≡ g mod m; two's complement, a limb wider than m.
struct State {
    delta: isize,
    f: Vec<Limb>,
    g: Vec<Limb>,
    d: Vec<Limb>,
    e: Vec<Limb>,
    /// m⁻¹ mod 2^LIMB_BITS
    m_inverse: Limb,
}

impl State {
    fn new(x: &[Limb], m: &[Limb]) -> State {
        let n = m.len() + 1;
        let widen = |a: &[Limb]| {
            let mut wide = vec![0; n];
            wide[..a.len()].copy_from_slice(a);
            wide
        };
        State {
            delta: 1,
            f: widen(m),
            g: widen(x),
            d: vec![0; n],
            e: widen(&[1]),
            m_inverse: n0(m[0]).wrapping_neg(),
        }
    }

    /// K divsteps on the low limbs.
    fn batch(&mut self) -> Matrix {
        let (mut f, mut g) = (self.f[0], self.g[0]);
        let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
        for _ in 0..K {
            let odd = Mask::from_bit(g & 1);
            // all ones if delta > 0
            let positive = Mask::from_bit((-self.delta as usize >> (usize::BITS - 1)) as Limb);
            let swap = positive & odd;
            let (positive, odd) = (positive.limb(), odd.limb());
            // g ± f, the sign minus if delta > 0
            g = g.wrapping_add((f ^ positive).wrapping_sub(positive) & odd);
            q = q.wrapping_add((u ^ positive).wrapping_sub(positive) & odd);
            r = r.wrapping_add((v ^ positive).wrapping_sub(positive) & odd);
            // If delta > 0 and g was odd: f becomes the old g = f + (g − f), and delta changes its sign.
            let flip = -(swap.bit() as isize);
            self.delta = (self.delta ^ flip) - flip + 1;
            let swap = swap.limb();
            f = f.wrapping_add(g & swap);
            u = u.wrapping_add(q & swap) << 1;
            v = v.wrapping_add(r & swap) << 1;
            g >>= 1;
        }
        Matrix { u: u as SignedLimb, v: v as SignedLimb, q: q as SignedLimb, r: r as SignedLimb }
    }

    /// [`Self::batch`], runs of even g taken in one step.
    fn batch_vartime(&mut self) -> Matrix {
        let (mut f, mut g) = (self.f[0], self.g[0]);
        let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
        let mut left = K as u32;
        loop {
            let zeros = g.trailing_zeros().min(left);
            g = g.unbounded_shr(zeros);
            u <<= zeros;
            v <<= zeros;
            self.delta += zeros as isize;
            left -= zeros;
            if left == 0 {
                return Matrix {
                    u: u as SignedLimb,
                    v: v as SignedLimb,
                    q: q as SignedLimb,
                    r: r as SignedLimb,
                };
            }
            if self.delta > 0 {
                self.delta = -self.delta;
                (f, g) = (g, f.wrapping_neg());
                (u, q) = (q, u.wrapping_neg());
                (v, r) = (r, v.wrapping_neg());
            }
            g = g.wrapping_add(f);
            q = q.wrapping_add(u);
            r = r.wrapping_add(v);
        }
    }

    fn apply(&mut self, matrix: &Matrix, m: &[Limb]) {
        matrix.apply(&mut self.f, &mut self.g);
        matrix.apply_mod(&mut self.d, &mut self.e, m, self.m_inverse);
    }

    /// d, with the sign of f, reduced into 0..m; and whether f = ±1.
    fn finish(mut self, m: &[Limb]) -> (Vec<Limb>, Mask) {
        let n = m.len();
        let negative = Mask::from_bit(self.f[n] >> (LIMB_BITS - 1));
        negate_if(negative, &mut self.f);
        let mut one = vec![0; n + 1];
        one[0] = 1;
        let exists = limbs::eq(&self.f, &one);
        // d is in (−2m, m): into (−m, m), then ±, then into [0, m).
        add_if_negative(&mut self.d, m);
        negate_if(negative, &mut self.d);
        add_if_negative(&mut self.d, m);
        self.d.truncate(n);
        (core::mem::take(&mut self.d), exists)
    }
}

impl Drop for State {
    fn drop(&mut self) {
        for number in [&mut self.f, &mut self.g, &mut self.d, &mut self.e] {
            number.zeroize();
        }
    }
}

impl Matrix {
    /// (f, g) = (u·f + v·g, q·f + r·g) / 2^K, both exact.
    ///
    /// |u·f_i + v·g_i| < 2^K·2^w = 2^(2w−3), and the carry is smaller: no overflow of 2w − 1 bits.
    fn apply(&self, f: &mut [Limb], g: &mut [Limb]) {
        let n = f.len();
        let (mut carry_f, mut carry_g): (SignedWide, SignedWide) = (0, 0);
        let (mut last_f, mut last_g) = (0, 0);
        for i in 0..n {
            let (x, y) = digits(f, g, i);
            carry_f += wide(self.u) * x + wide(self.v) * y;
            carry_g += wide(self.q) * x + wide(self.r) * y;
            shift_in(f, i, &mut last_f, &mut carry_f);
            shift_in(g, i, &mut last_g, &mut carry_g);
        }
        f[n - 1] = join(last_f, carry_f as Limb);
        g[n - 1] = join(last_g, carry_g as Limb);
    }

    /// (d, e) = (u·d + v·e, q·d + r·e) / 2^K modulo m, kept in (−2m, m).
    ///
    /// A negative d counts as d + m: then |d|, |e| < m, |u·d + v·e| < 2^K·m, and after subtracting up to 2^K − 1
    /// multiples of m to make the low K bits zero the result is in (−2m, m)·2^K.
    /// Accumulator: |u·d_i + v·e_i| ≤ 2^(w−3)·2^w and |c·m_i| ≤ 2^(w−2)·2^w; their sum with the carry is below 2^(2w−1).
    fn apply_mod(&self, d: &mut [Limb], e: &mut [Limb], m: &[Limb], m_inverse: Limb) {
        let n = d.len();
        let sign = |a: &[Limb]| Mask::from_bit(a[n - 1] >> (LIMB_BITS - 1)).limb() as SignedLimb;
        let (sign_d, sign_e) = (sign(d), sign(e));
        // The multiple c of m: makes (row + c·m) divisible by 2^K.
        let multiple = |a: SignedLimb, b: SignedLimb| {
            let base = (a & sign_d) + (b & sign_e);
            let low = (a as Limb).wrapping_mul(d[0]).wrapping_add((b as Limb).wrapping_mul(e[0]));
            let excess = low.wrapping_mul(m_inverse).wrapping_add(base as Limb) & ((1 << K) - 1);
            base - excess as SignedLimb
        };
        let (c_d, c_e) = (multiple(self.u, self.v), multiple(self.q, self.r));
        let (mut carry_d, mut carry_e): (SignedWide, SignedWide) = (0, 0);
        let (mut last_d, mut last_e) = (0, 0);
        for i in 0..n {
            let (x, y) = digits(d, e, i);
            let z = m.get(i).map_or(0, |&limb| limb as SignedWide);
            carry_d += wide(self.u) * x + wide(self.v) * y + wide(c_d) * z;
            carry_e += wide(self.q) * x + wide(self.r) * y + wide(c_e) * z;
            shift_in(d, i, &mut last_d, &mut carry_d);
            shift_in(e, i, &mut last_e, &mut carry_e);
        }
        d[n - 1] = join(last_d, carry_d as Limb);
        e[n - 1] = join(last_e, carry_e as Limb);
    }
}

/// The digits at `i`: unsigned below the top limb, signed there.
#[inline(always)]
fn digits(a: &[Limb], b: &[Limb], i: usize) -> (SignedWide, SignedWide) {
    if i == a.len() - 1 {
        (wide(a[i] as SignedLimb), wide(b[i] as SignedLimb))
    } else {
        (a[i] as SignedWide, b[i] as SignedWide)
    }
}

#[inline(always)]
fn wide(x: SignedLimb) -> SignedWide {
    x as SignedWide
}

/// Takes the low limb of `carry` as limb `i` of the product and stores limb i − 1 of the product shifted right by K.
#[inline(always)]
fn shift_in(out: &mut [Limb], i: usize, last: &mut Limb, carry: &mut SignedWide) {
    let limb = *carry as Limb;
    if i > 0 {
        out[i - 1] = join(*last, limb);
    }
    *last = limb;
    *carry >>= LIMB_BITS;
}

/// The limb that spans `low` from bit K on and the low bits of `high`.
#[inline(always)]
fn join(low: Limb, high: Limb) -> Limb {
    low >> K | high << (LIMB_BITS - K)
}

/// a = −a where `mask` is set.
fn negate_if(mask: Mask, a: &mut [Limb]) {
    let mut carry = mask.bit();
    for x in a {
        (*x, carry) = crate::limb::adc(*x ^ mask.limb(), 0, carry);
    }
}

/// a += m if a < 0; `a` is a limb wider.
fn add_if_negative(a: &mut [Limb], m: &[Limb]) {
    let n = m.len();
    let mask = Mask::from_bit(a[n] >> (LIMB_BITS - 1));
    let carry = limbs::add_assign_if(mask, &mut a[..n], m);
    a[n] = a[n].wrapping_add(carry);
}
