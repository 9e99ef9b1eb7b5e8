//! Modular inversion by divsteps (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", 2019)
//! on arrays: nothing is allocated, and lengths that the compiler knows are unrolled.
//!
//! The steps start from δ = ½ rather than 1, which needs a fifth fewer (Wuille 2021, "Bounds on divsteps iterations in
//! safegcd"). K of them at a time act on the low digits; their 2×2 matrix then acts on the long numbers. Those are in
//! digits of K bits, all but the topmost in 0..2^K, so that products of matrix entries (at most 2^K) and digits are
//! products of signed words.

use super::modulus::FixedModulus;
use crate::arch;
use crate::ct::Mask;
use crate::limb::{LIMB_BITS, Limb, SignedLimb, SignedWide};
use crate::limbs;
use zeroize::Zeroize;

/// Steps in a batch, bits in a digit.
const K: usize = LIMB_BITS - 2;
const LOW: SignedLimb = (1 << K) - 1;

/// The product of the transition matrices of K steps, times 2^K: rows (u, v) and (q, r) with |u| + |v|, |q| + |r| ≤ 2^K
/// (section 9 of the paper).
struct Matrix {
    u: SignedLimb,
    v: SignedLimb,
    q: SignedLimb,
    r: SignedLimb,
}

/// Invariant: d·x ≡ f and e·x ≡ g modulo m, with d and e in (−2m, m).
///
/// `N` limbs have room for 2N digits; as many are used as m's bits and two for the signs need.
struct State<const N: usize> {
    f: [[SignedLimb; N]; 2],
    g: [[SignedLimb; N]; 2],
    d: [[SignedLimb; N]; 2],
    e: [[SignedLimb; N]; 2],
    m: [[SignedLimb; N]; 2],
    digits: usize,
    /// 1/m mod 2^K
    m_inverse: Limb,
}

/// The inverse of x < m, and whether there is one (the value is arbitrary otherwise). Both are secret: time depends on
/// the modulus's length alone.
#[inline]
pub(super) fn invert<const N: usize>(x: &[Limb; N], modulus: &FixedModulus<[Limb; N]>) -> ([Limb; N], Mask) {
    let mut state = State::new(x, modulus);
    // The bound of Wuille's document for 0 ≤ g ≤ f < 2^bits.
    let steps = (45907 * modulus.bits() + 26313) / 19929;
    let mut zeta = -1;
    for _ in 0..steps.div_ceil(K) {
        let matrix = batch(&mut zeta, state.f[0][0], state.g[0][0]);
        state.apply(&matrix, state.digits);
    }
    state.finish()
}

/// [`invert`] for public x: stops when the greatest common divisor is found.
#[inline]
pub(super) fn invert_vartime<const N: usize>(
    x: &[Limb; N],
    modulus: &FixedModulus<[Limb; N]>,
) -> Option<[Limb; N]> {
    let mut state = State::new(x, modulus);
    let (mut delta, mut length) = (1, state.digits);
    while state.g.as_flattened()[..length].iter().any(|&digit| digit != 0) {
        let matrix = batch_vartime(&mut delta, state.f[0][0], state.g[0][0]);
        state.apply(&matrix, length);
        length = state.shortened_vartime(length);
    }
    state.extend_f(length);
    let (inverse, exists) = state.finish();
    // LEAK: variable-time code runs on public operands.
    exists.declassify().then_some(inverse)
}

/// K divsteps on the low digits; ζ = −(δ + ½).
#[inline(always)]
fn batch(zeta: &mut isize, f: SignedLimb, g: SignedLimb) -> Matrix {
    let (mut f, mut g) = (f as Limb, g as Limb);
    let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
    for _ in 0..K {
        // all ones if δ > 0, and if g is odd; the barrier keeps the optimiser from branching on either
        let positive = arch::barrier((*zeta as usize >> (usize::BITS - 1)) as Limb).wrapping_neg();
        let odd = arch::barrier(g & 1).wrapping_neg();
        // g ± f for odd g, the sign minus if δ > 0
        g = g.wrapping_add((f ^ positive).wrapping_sub(positive) & odd);
        q = q.wrapping_add((u ^ positive).wrapping_sub(positive) & odd);
        r = r.wrapping_add((v ^ positive).wrapping_sub(positive) & odd);
        // If both: f becomes the old g = f + (g − f), and δ changes its sign before its increment.
        let swap = positive & odd;
        *zeta = (*zeta ^ swap as SignedLimb as isize) - 1;
        f = f.wrapping_add(g & swap);
        u = u.wrapping_add(q & swap) << 1;
        v = v.wrapping_add(r & swap) << 1;
        g >>= 1;
    }
    Matrix { u: u as SignedLimb, v: v as SignedLimb, q: q as SignedLimb, r: r as SignedLimb }
}

/// K divsteps for public numbers: runs of even g in one step, and up to six additions of f at once.
#[inline(always)]
fn batch_vartime(delta: &mut isize, f: SignedLimb, g: SignedLimb) -> Matrix {
    let (mut f, mut g) = (f as Limb, g as Limb);
    let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
    let mut left = K as u32;
    loop {
        let zeros = g.trailing_zeros().min(left);
        g = g.unbounded_shr(zeros);
        u <<= zeros;
        v <<= zeros;
        *delta += zeros as isize;
        left -= zeros;
        if left == 0 {
            return Matrix { u: u as SignedLimb, v: v as SignedLimb, q: q as SignedLimb, r: r as SignedLimb };
        }
        if *delta > 0 {
            *delta = -*delta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, u.wrapping_neg());
            (v, r) = (r, v.wrapping_neg());
        }
        // The next steps, while δ ≤ 0, only add f where g is odd: w of them at once clear as many bits, with
        // w ≡ −g/f, where 1/f ≡ f·(2 − f²) mod 64.
        let steps = left.min(6).min((1 - *delta) as u32);
        let w = f.wrapping_mul(g).wrapping_mul(f.wrapping_mul(f).wrapping_sub(2)) & ((1 << steps) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q = q.wrapping_add(u.wrapping_mul(w));
        r = r.wrapping_add(v.wrapping_mul(w));
    }
}

impl<const N: usize> State<N> {
    #[inline(always)]
    fn new(x: &[Limb; N], modulus: &FixedModulus<[Limb; N]>) -> Self {
        let m = to_digits(modulus.modulus());
        let one = to_digits(&core::array::from_fn(|i| (i == 0) as Limb));
        let digits = (modulus.bits() + 2).div_ceil(K);
        let m_inverse = modulus.n0().wrapping_neg();
        State { f: m, g: to_digits(x), d: [[0; N]; 2], e: one, m, digits, m_inverse }
    }

    /// (f, g) = M·(f, g)/2^K on `length` digits, and (d, e) the same modulo m.
    #[inline(always)]
    fn apply(&mut self, matrix: &Matrix, length: usize) {
        let [f, g, d, e] = [&mut self.f, &mut self.g, &mut self.d, &mut self.e].map(|a| a.as_flattened_mut());
        matrix.apply(&mut f[..length], &mut g[..length]);
        let m = &self.m.as_flattened()[..self.digits];
        matrix.apply_mod(&mut d[..self.digits], &mut e[..self.digits], m, self.m_inverse);
    }

    /// One digit less if the topmost of f and g hold signs alone: they move into the digits below.
    #[inline(always)]
    fn shortened_vartime(&mut self, length: usize) -> usize {
        let (f, g) = (self.f.as_flattened_mut(), self.g.as_flattened_mut());
        let sign_only = |digit: SignedLimb| digit == 0 || digit == -1;
        if length < 2 || !sign_only(f[length - 1]) || !sign_only(g[length - 1]) {
            return length;
        }
        f[length - 2] |= f[length - 1] << K;
        g[length - 2] |= g[length - 1] << K;
        length - 1
    }

    /// Undoes the shortening of f.
    #[inline(always)]
    fn extend_f(&mut self, length: usize) {
        let f = self.f.as_flattened_mut();
        for i in length..self.digits {
            f[i] = f[i - 1] >> K;
            f[i - 1] &= LOW;
        }
    }

    /// d, with the sign of f, reduced into 0..m; and whether f = ±1.
    #[inline(always)]
    fn finish(mut self) -> ([Limb; N], Mask) {
        let digits = self.digits;
        let m = &self.m.as_flattened()[..digits];
        let (f, d) = (&mut self.f.as_flattened_mut()[..digits], &mut self.d.as_flattened_mut()[..digits]);
        let negative = f[digits - 1];
        negate_if_negative(negative, f);
        let rest = f[1..].iter().fold(f[0] ^ 1, |rest, digit| rest | digit);
        let exists = Mask::is_zero(rest as Limb);
        // d is in (−2m, m): into (−m, m), then ±, then into [0, m)
        add_if_negative(d, m);
        negate_if_negative(negative, d);
        add_if_negative(d, m);
        (from_digits(&self.d), exists)
    }
}

impl<const N: usize> Drop for State<N> {
    fn drop(&mut self) {
        for number in [&mut self.f, &mut self.g, &mut self.d, &mut self.e] {
            number.as_flattened_mut().zeroize();
        }
    }
}

impl Matrix {
    /// (f, g) = (u·f + v·g, q·f + r·g) / 2^K, both exact: |u·f_i + v·g_i| ≤ 2^2K, the carry a K-th of that.
    #[inline(always)]
    fn apply(&self, f: &mut [SignedLimb], g: &mut [SignedLimb]) {
        let (mut carry_f, mut carry_g) = (0, 0);
        for i in 0..f.len() {
            carry_f += product(self.u, f[i]) + product(self.v, g[i]);
            carry_g += product(self.q, f[i]) + product(self.r, g[i]);
            shift_in(f, i, &mut carry_f);
            shift_in(g, i, &mut carry_g);
        }
        store_top(f, carry_f);
        store_top(g, carry_g);
    }

    /// (d, e) = (u·d + v·e, q·d + r·e) / 2^K modulo m, kept in (−2m, m).
    ///
    /// A negative d counts as d + m: then |d|, |e| < m, |u·d + v·e| < 2^K·m, and after subtracting up to 2^K − 1
    /// multiples of m to make the low digit zero the result is in (−2m, m)·2^K. The multiple is below 2^(K+1) in
    /// magnitude, so that a term is below 2^2K + 2^(2K+1), and with the carry below the 2^(2K+3) of a signed double word.
    #[inline(always)]
    fn apply_mod(&self, d: &mut [SignedLimb], e: &mut [SignedLimb], m: &[SignedLimb], m_inverse: Limb) {
        let n = d.len();
        let sign = |a: &[SignedLimb]| a[n - 1] >> (LIMB_BITS - 1);
        let (sign_d, sign_e) = (sign(d), sign(e));
        // The multiple c of m: makes (row + c·m) divisible by 2^K.
        let multiple = |a: SignedLimb, b: SignedLimb| {
            let base = (a & sign_d) + (b & sign_e);
            let low = a.wrapping_mul(d[0]).wrapping_add(b.wrapping_mul(e[0])) as Limb;
            let excess = low.wrapping_mul(m_inverse).wrapping_add(base as Limb) as SignedLimb & LOW;
            base - excess
        };
        let (c_d, c_e) = (multiple(self.u, self.v), multiple(self.q, self.r));
        let (mut carry_d, mut carry_e) = (0, 0);
        for i in 0..n {
            carry_d += product(self.u, d[i]) + product(self.v, e[i]) + product(c_d, m[i]);
            carry_e += product(self.q, d[i]) + product(self.r, e[i]) + product(c_e, m[i]);
            shift_in(d, i, &mut carry_d);
            shift_in(e, i, &mut carry_e);
        }
        store_top(d, carry_d);
        store_top(e, carry_e);
    }
}

#[inline(always)]
fn product(a: SignedLimb, b: SignedLimb) -> SignedWide {
    a as SignedWide * b as SignedWide
}

/// Takes the low digit off `carry` and stores it as digit i − 1; the lowest is zero.
#[inline(always)]
fn shift_in(a: &mut [SignedLimb], i: usize, carry: &mut SignedWide) {
    if i > 0 {
        a[i - 1] = *carry as SignedLimb & LOW;
    }
    *carry >>= K;
}

#[inline(always)]
fn store_top(a: &mut [SignedLimb], carry: SignedWide) {
    a[a.len() - 1] = carry as SignedLimb;
}

/// Carries through the digits, the topmost keeping the sign.
#[inline(always)]
fn normalize(a: &mut [SignedLimb]) {
    for i in 1..a.len() {
        a[i] += a[i - 1] >> K;
        a[i - 1] &= LOW;
    }
}

/// a = −a where `sign` is negative.
#[inline(always)]
fn negate_if_negative(sign: SignedLimb, a: &mut [SignedLimb]) {
    let mask = Mask::from_bit(sign as Limb >> (LIMB_BITS - 1)).limb() as SignedLimb;
    for digit in a.iter_mut() {
        *digit = (*digit ^ mask) - mask;
    }
    normalize(a);
}

/// a += m where a < 0.
#[inline(always)]
fn add_if_negative(a: &mut [SignedLimb], m: &[SignedLimb]) {
    let mask = Mask::from_bit(a[a.len() - 1] as Limb >> (LIMB_BITS - 1)).limb() as SignedLimb;
    for (digit, &x) in a.iter_mut().zip(m) {
        *digit += x & mask;
    }
    normalize(a);
}

#[inline(always)]
fn to_digits<const N: usize>(a: &[Limb; N]) -> [[SignedLimb; N]; 2] {
    let mut out = [[0; N]; 2];
    for (i, digit) in out.as_flattened_mut().iter_mut().enumerate() {
        *digit = limbs::bits(a, K * i, K) as SignedLimb;
    }
    out
}

#[inline(always)]
fn from_digits<const N: usize>(digits: &[[SignedLimb; N]; 2]) -> [Limb; N] {
    let digits = digits.as_flattened();
    core::array::from_fn(|i| {
        let (index, shift) = (i * LIMB_BITS / K, i * LIMB_BITS % K);
        // a limb begins in one digit, and ends in the next or in the one after that
        let next = |j: usize| digits.get(index + j).map_or(0, |&digit| digit as Limb);
        next(0) >> shift
            | next(1).unbounded_shl((K - shift) as u32)
            | next(2).unbounded_shl((2 * K - shift) as u32)
    })
}
