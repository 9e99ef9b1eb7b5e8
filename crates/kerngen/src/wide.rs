//! The wide kernel: one number in four lanes, squared or multiplied modulo one modulus. Made for public operations and for
//! single long numbers.
//!
//! A number is 4h signed digits of radix 2^49, |d| ≤ 2^48 and a little; vector i holds digits (i, h + i, 2h + i, 3h + i),
//! so that the lanes are the blocks A0…A3 of h digits. With R1, R2 = the number rotated by one and two lanes,
//!
//! | product | lanes | go to block |
//! |---|---|---|
//! | D = A·B | A0·B0, A1·B1, A2·B2, A3·B3 | 0, 2, 4, 6 |
//! | E = A·R1(B) | A0·B1, A1·B2, A2·B3, A3·B0 | 1, 3, 5, 3 |
//! | F = A·R2(B) | A0·B2, A1·B3, A2·B0, A3·B1 | 2, 4, 2, 4 |
//! | G = R1(A)·B | A1·B0, A2·B1, A3·B2, A0·B3 | 1, 3, 5, 3 |
//!
//! and a product's high columns go one block further. For a square G = E, and of D and F the products i ≤ j suffice,
//! doubled for i < j: lanes 0 and 2 of F complete each other. `Generator::merge` adds them up, carries once and sorts the
//! low half of T into LOW and the high half into TAU; `Generator::fold` is the pair's with four lanes;
//! `Generator::finish` adds LOW and the four lanes of each column, and carries once.

use crate::asm::{Gpr, Label, Op, Program, Ymm, ptr};
use crate::code::{CONSTANTS, Code, FACTOR, K, MATRIX, MINUS_BIAS, Matrix, SCALE, scratch};

/// Columns of a tile: two sums each, one factor, one temporary.
const TILE: usize = 7;
/// The sums that doubles hold, in units of 2^48, with something left for the digits' excess.
const LIMIT: f64 = 31.2;

/// A size of the kernel.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Digits in a lane: a quarter of those of a number, and at most 15, so that |S − K| < 2^100.
    pub quarter: usize,
    /// The fold matrix.
    pub matrix: Matrix,
}

impl Shape {
    /// The sizes that bn-core has.
    pub fn all() -> Vec<Shape> {
        vec![Shape { quarter: 11, matrix: Matrix { bits: 2048, tiles: vec![7; 6], column_weight: 44.0 } }]
    }
}

/// Where things are in the scratch memory, in vectors.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Carries between tiles: two.
    carries: usize,
    /// The number.
    pub value: usize,
    /// The number, rotated by one lane and by two.
    pub rotated: [usize; 2],
    factor_rotated: [usize; 2],
    d: usize,
    e: usize,
    f: usize,
    g: usize,
    even: usize,
    odd: usize,
    low: usize,
    high: usize,
    folded: usize,
    /// The size of the scratch.
    pub size: usize,
}

impl Layout {
    fn new(h: usize) -> Layout {
        let mut size = CONSTANTS;
        let mut take = |vectors: usize| {
            size += vectors;
            size - vectors
        };
        Layout {
            carries: take(2),
            value: take(h),
            rotated: [take(h), take(h)],
            factor_rotated: [take(h), take(h)],
            d: take(2 * h),
            e: take(2 * h),
            f: take(2 * h),
            g: take(2 * h),
            even: take(h),
            odd: take(h),
            low: take(h),
            high: take(h),
            folded: take(4 * h),
            size,
        }
    }
}

/// A kernel with what its caller must know.
pub struct Kernel {
    /// Entered like the vertical kernel. The number is in the scratch three times: as it is, and rotated.
    pub program: Program,
    /// The scratch.
    pub layout: Layout,
}

/// Generates the kernel of a shape.
pub fn kernel(shape: &Shape) -> Kernel {
    let layout = Layout::new(shape.quarter);
    let mut g = Generator { code: Code::default(), at: layout.clone(), shape: shape.clone() };
    let [half, full, reduce] = core::array::from_fn(|_| g.code.program.label());
    Code::whole(&mut g, |g| &mut g.code, |g| g.square(half, full, reduce), |g| g.multiply(full, reduce));
    g.code.program.bind(half, 6);
    g.product(true);
    g.code.program.bind(full, 6);
    g.product(false);
    g.code.program.bind(reduce, 6);
    g.merge();
    g.fold();
    g.finish();
    g.e(Op::Ret);
    Kernel { program: g.code.program, layout }
}

struct Generator {
    code: Code,
    at: Layout,
    shape: Shape,
}

impl Generator {
    fn e(&mut self, op: Op) {
        self.code.e(op);
    }

    fn h(&self) -> usize {
        self.shape.quarter
    }

    /// Calls a product of [rsi] and [rdx] to [r8].
    fn call(&mut self, product: Label, a: usize, b: usize, out: usize) {
        self.e(Op::Lea(Gpr::Rsi, scratch(a)));
        self.e(Op::Lea(Gpr::Rdx, scratch(b)));
        self.e(Op::Lea(Gpr::R8, scratch(out)));
        self.e(Op::Call(product));
    }

    fn square(&mut self, half: Label, full: Label, reduce: Label) {
        let at = self.at.clone();
        self.call(half, at.value, at.value, at.d);
        self.call(full, at.value, at.rotated[0], at.e);
        self.call(half, at.value, at.rotated[1], at.f);
        // E and G, settled, count 1 in each of two lanes
        let h = self.h();
        let heavy = |&column: &usize| 3.0 * half_bound(h, column) + 4.0 > LIMIT;
        let columns: Vec<usize> = (0..2 * h).filter(heavy).collect();
        self.code.settle(at.f, &columns);
        self.e(Op::Lea(Gpr::R9, scratch(at.e)));
        self.e(Op::Call(reduce));
    }

    fn multiply(&mut self, full: Label, reduce: Label) {
        let at = self.at.clone();
        for i in 0..self.h() {
            for (order, place) in [(ROTATE_1, at.factor_rotated[0]), (ROTATE_2, at.factor_rotated[1])] {
                let r = Ymm((i % 8) as u8);
                self.e(Op::Permute(r, ptr(FACTOR).at(i).into(), order));
                self.e(Op::Store(scratch(place + i), r));
            }
        }
        self.call(full, at.value, at.factor_rotated[0], at.e);
        self.call(full, at.value, at.factor_rotated[1], at.f);
        for (a, out) in [(at.value, at.d), (at.rotated[0], at.g)] {
            self.e(Op::Lea(Gpr::Rsi, scratch(a)));
            self.e(Op::Copy(Gpr::Rdx, FACTOR));
            self.e(Op::Lea(Gpr::R8, scratch(out)));
            self.e(Op::Call(full));
        }
        self.e(Op::Lea(Gpr::R9, scratch(at.g)));
        self.e(Op::Call(reduce));
    }

    /// [r8] = [rsi]·[rdx], h digits each to 2h columns. If `half`, products i ≤ j alone, doubled for i < j, and columns as
    /// they come; else all products, and columns carried once ("settled").
    fn product(&mut self, half: bool) {
        let h = self.h();
        let (a, b, out) = (ptr(Gpr::Rsi), ptr(Gpr::Rdx), ptr(Gpr::R8));
        let (factor, temporary) = (Ymm(14), Ymm(15));
        let (s, l) = (|q: usize| Ymm(q as u8), |q: usize| Ymm((TILE + q) as u8));
        let [high_carry, carry] = [0, 1].map(|i| scratch(self.at.carries + i));
        for first in (0..2 * h - 1).step_by(TILE) {
            let width = TILE.min(2 * h - 1 - first);
            let mut started = [false; TILE];
            for i in 0..h {
                let mut columns: Vec<(usize, usize)> = (0..width)
                    .filter_map(|q| Some((q, (first + q).checked_sub(i)?)))
                    .filter(|&(_, j)| j < h && (!half || i <= j))
                    .collect();
                if columns.is_empty() {
                    continue;
                }
                self.e(Op::Load(factor, a.at(i).into()));
                // the product that is not doubled comes first
                columns.sort_by_key(|&(_, j)| j != i);
                let mut doubled = !half;
                for (q, j) in columns {
                    if j != i && !doubled {
                        self.e(Op::Add(factor, factor, factor.into()));
                        doubled = true;
                    }
                    if started[q] {
                        self.code.next(s(q), l(q), factor, b.at(j).into(), temporary);
                    } else {
                        started[q] = true;
                        self.code.first(s(q), l(q), factor, b.at(j));
                    }
                }
            }
            let (scale, minus_bias) = (Ymm(14), Ymm(15));
            self.e(Op::Load(scale, SCALE.into()));
            self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
            for q in 0..width {
                self.e(Op::FmaddMul(s(q), scale, minus_bias.into()));
            }
            for q in 0..width {
                if first + q > 0 {
                    let below = if q == 0 { high_carry.into() } else { s(q - 1).into() };
                    self.e(Op::Add(l(q), l(q), below));
                }
            }
            let (last, top) = (first + width == 2 * h - 1, Ymm(15));
            self.e(Op::Load(top, s(width - 1).into()));
            if !half {
                for q in 0..width {
                    self.e(Op::Add(s(q), l(q), K.into()));
                }
                for q in 0..width {
                    self.e(Op::Sub(s(q), s(q), K.into()));
                }
                for q in 0..width {
                    self.e(Op::Sub(l(q), l(q), s(q).into()));
                }
                for q in 0..width {
                    if q > 0 {
                        self.e(Op::FmaddAcc(l(q), scale, s(q - 1).into()));
                    } else if first > 0 {
                        self.e(Op::FmaddAcc(l(q), scale, carry.into()));
                    }
                }
                if last {
                    self.e(Op::FmaddAcc(top, scale, s(width - 1).into()));
                } else {
                    self.e(Op::Store(carry, s(width - 1)));
                }
            }
            for q in 0..width {
                self.e(Op::Store(out.at(first + q), l(q)));
            }
            self.e(Op::Store(if last { out.at(2 * h - 1) } else { high_carry }, top));
        }
        self.e(Op::Ret);
    }

    /// Lanes (0 + 0, 1 + 3, 2, 3) of E + G at column `k`, G being at [r9]; `r`'s successor is a temporary.
    fn merged_e(&mut self, r: Ymm, k: usize, zero: Ymm) {
        let t = Ymm(r.0 + 1);
        self.e(Op::Load(r, scratch(self.at.e + k).into()));
        self.e(Op::Add(r, r, ptr(Gpr::R9).at(k).into()));
        self.e(Op::Permute(t, r.into(), 0b11_00_11_00));
        self.e(Op::Blend(t, zero, t.into(), 0b0010));
        self.e(Op::Add(r, r, t.into()));
    }

    /// (0, F0 + F2, F1 + F3, 0) at column `k`; `r`'s successor is a temporary.
    fn merged_f(&mut self, r: Ymm, k: usize, zero: Ymm) {
        let t = Ymm(r.0 + 1);
        self.e(Op::Load(r, scratch(self.at.f + k).into()));
        self.e(Op::Permute(t, r.into(), ROTATE_2));
        self.e(Op::Add(r, r, t.into()));
        self.e(Op::Permute(r, r.into(), 0b00_01_00_00));
        self.e(Op::Blend(r, zero, r.into(), 0b0110));
    }

    /// Adds the products up to T, whose even blocks are lanes of `even` and odd blocks of `odd`, carries once, and sorts.
    fn merge(&mut self) {
        let h = self.h();
        let (zero, scale, k) = (Ymm(13), Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Zero(zero));
        let (even, odd) = (Ymm(0), Ymm(4));
        let carries = |i: usize| [0, 1].map(|r| Ymm(8 + 2 * (i % 2) as u8 + r));
        for i in 0..h {
            self.merged_e(even, i + h, zero);
            self.e(Op::Permute(even, even.into(), UP));
            self.e(Op::Blend(even, zero, even.into(), 0b1110));
            self.merged_f(Ymm(2), i, zero);
            self.e(Op::Add(even, even, Ymm(2).into()));
            self.e(Op::Add(even, even, scratch(self.at.d + i).into()));
            self.merged_e(odd, i, zero);
            self.e(Op::Blend(odd, zero, odd.into(), 0b0111));
            self.merged_f(Ymm(6), i + h, zero);
            self.e(Op::Add(odd, odd, Ymm(6).into()));
            self.e(Op::Add(odd, odd, scratch(self.at.d + i + h).into()));
            let [a, b] = carries(i);
            self.e(Op::Add(a, even, k.into()));
            self.e(Op::Add(b, odd, k.into()));
            self.e(Op::Sub(a, a, k.into()));
            self.e(Op::Sub(b, b, k.into()));
            if i == h - 1 {
                // nothing takes a carry out of the top digit
                self.e(Op::Blend(b, zero, b.into(), 0b0111));
            }
            self.e(Op::Sub(even, even, a.into()));
            self.e(Op::Sub(odd, odd, b.into()));
            if i == 0 {
                self.e(Op::Store(scratch(self.at.even), even));
                self.e(Op::Store(scratch(self.at.odd), odd));
            } else {
                let [a, b] = carries(i - 1);
                self.e(Op::FmaddAcc(even, scale, a.into()));
                self.e(Op::FmaddAcc(odd, scale, b.into()));
                self.sort(i, even, odd);
            }
        }
        // Out of the last columns: from an even block into the odd one after it, and on into the next lane.
        let [a, b] = carries(h - 1);
        self.e(Op::Load(even, scratch(self.at.even).into()));
        self.e(Op::Load(odd, scratch(self.at.odd).into()));
        self.e(Op::FmaddAcc(odd, scale, a.into()));
        self.e(Op::Permute(b, b.into(), UP));
        self.e(Op::Blend(b, zero, b.into(), 0b1110));
        self.e(Op::FmaddAcc(even, scale, b.into()));
        self.sort(0, even, odd);
    }

    /// Blocks (0, 2, 4, 6) and (1, 3, 5, 7) to LOW = (0, 1, 2, 3) and TAU = (4, 5, 6, 7).
    fn sort(&mut self, i: usize, even: Ymm, odd: Ymm) {
        let [a, b, c] = [1, 2, 3].map(Ymm);
        self.e(Op::UnpackLow(a, even, odd.into()));
        self.e(Op::UnpackHigh(b, even, odd.into()));
        self.e(Op::HighHalves(c, a, b.into()));
        self.e(Op::LowHalves(a, a, b.into()));
        self.e(Op::Store(scratch(self.at.high + i), c));
        self.e(Op::Store(scratch(self.at.low + i), a));
    }

    /// R = Σ TAU_r·(row of the matrix), by tiles of columns; sums L split, so that four lanes of them add up.
    fn fold(&mut self) {
        let (cursor, out, tiles) = (Gpr::Rbx, Gpr::R10, Gpr::Rax);
        let (h, carry) = (self.h(), scratch(self.at.carries));
        self.e(Op::Copy(cursor, MATRIX));
        self.e(Op::Lea(out, scratch(self.at.folded)));
        self.e(Op::Zero(Ymm(15)));
        self.e(Op::Store(carry, Ymm(15)));
        let mut top = Ymm(0);
        for run in self.shape.matrix.tiles.clone().chunk_by(|a, b| a == b) {
            let (width, tile) = (run[0], self.code.program.label());
            let (s, l) = (|q: usize| Ymm(q as u8), |q: usize| Ymm((width + q) as u8));
            self.e(Op::Set(tiles, run.len() as i32));
            self.code.program.bind(tile, 6);
            let (digit, t) = (Ymm(14), Ymm(15));
            // row 0 waits longest for its digits
            for row in (1..h).chain([0]) {
                self.e(Op::Load(digit, scratch(self.at.high + row).into()));
                for q in 0..width {
                    let entry = ptr(cursor).at(row * width + q);
                    if row == 1 {
                        self.code.first(s(q), l(q), digit, entry);
                    } else {
                        self.code.next(s(q), l(q), digit, entry.into(), t);
                    }
                }
            }
            let (scale, minus_bias) = (Ymm(14), Ymm(15));
            self.e(Op::Load(scale, SCALE.into()));
            self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
            for q in 0..width {
                self.e(Op::FmaddMul(s(q), scale, minus_bias.into()));
            }
            for q in 0..width {
                self.code.split(s(q), l(q), scale, t);
            }
            self.e(Op::Add(l(0), l(0), carry.into()));
            for q in 1..width {
                self.e(Op::Add(l(q), l(q), s(q - 1).into()));
            }
            for q in 0..width {
                self.e(Op::Store(ptr(out).at(q), l(q)));
            }
            self.e(Op::Store(carry, s(width - 1)));
            self.e(Op::AddImm(cursor, 32 * (h * width) as i32));
            self.e(Op::AddImm(out, 32 * width as i32));
            self.e(Op::Dec(tiles));
            self.e(Op::Jnz(tile));
            top = s(width - 1);
        }
        self.e(Op::Store(scratch(self.at.folded + self.shape.matrix.columns()), top));
    }

    /// value_k = LOW_k + the four lanes of R_k (and of R_{h+k}, R_{2h+k}, R_{3h+k}), carried once; stored as it is and
    /// rotated.
    fn finish(&mut self) {
        let h = self.h();
        let (held, zero, scale, k) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Zero(zero));
        let carry = |i: usize| Ymm(10 + (i % 2) as u8);
        for i in 0..h {
            let base = 5 * (i % 2) as u8;
            let [a, b, c, d, t] = [0, 1, 2, 3, 4].map(|r| Ymm(base + r));
            for (block, r) in [a, b, c, d].into_iter().enumerate() {
                self.e(Op::Load(r, scratch(self.at.folded + block * h + i).into()));
            }
            for (x, y) in [(a, b), (c, d)] {
                self.e(Op::UnpackHigh(t, x, y.into()));
                self.e(Op::UnpackLow(x, x, y.into()));
                self.e(Op::Add(x, x, t.into()));
            }
            self.e(Op::HighHalves(b, a, c.into()));
            self.e(Op::LowHalves(a, a, c.into()));
            self.e(Op::Add(a, a, b.into()));
            self.e(Op::Add(a, a, scratch(self.at.low + i).into()));
            self.e(Op::Add(carry(i), a, k.into()));
            self.e(Op::Sub(carry(i), carry(i), k.into()));
            if i == h - 1 {
                self.e(Op::Blend(carry(i), zero, carry(i).into(), 0b0111));
            }
            self.e(Op::Sub(a, a, carry(i).into()));
            if i == 0 {
                self.e(Op::Load(held, a.into()));
            } else {
                self.e(Op::FmaddAcc(a, scale, carry(i - 1).into()));
                self.publish(i, a, b);
            }
        }
        let top = carry(h - 1);
        self.e(Op::Permute(top, top.into(), UP));
        self.e(Op::Blend(top, zero, top.into(), 0b1110));
        self.e(Op::FmaddAcc(held, scale, top.into()));
        self.publish(0, held, Ymm(0));
    }

    fn publish(&mut self, i: usize, a: Ymm, t: Ymm) {
        self.e(Op::Store(scratch(self.at.value + i), a));
        for (order, place) in [(ROTATE_1, self.at.rotated[0]), (ROTATE_2, self.at.rotated[1])] {
            self.e(Op::Permute(t, a.into(), order));
            self.e(Op::Store(scratch(place + i), t));
        }
    }
}

/// Lane l from lane l + 1, from lane l + 2, and from lane l − 1 (lane 0 from itself).
const ROTATE_1: u8 = 0b00_11_10_01;
const ROTATE_2: u8 = 0b01_00_11_10;
const UP: u8 = 0b10_01_00_00;

/// A bound of column `k` of a half product of h digits, in units of 2^48: each rounding lost at most one, the carry from
/// below is half of each product, doubled ones counting twice.
fn half_bound(h: usize, k: usize) -> f64 {
    let products = |k: usize| (k + 1).min((2 * h - 1).saturating_sub(k));
    products(k).div_ceil(2) as f64 + if k > 0 { 0.5 * products(k - 1) as f64 } else { 0.0 }
}
