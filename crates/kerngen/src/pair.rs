//! The pair kernel: two numbers, each in two lanes, squared or multiplied modulo two moduli. Made for the two halves of one
//! private-key operation.
//!
//! A number is 2h signed digits of radix 2^49, |d| ≤ 2^48 and a little; vector i holds digits (i, h + i) of the first number
//! and (i, h + i) of the second. A is the number, X = A with the halves swapped. One step:
//!
//! 1. `Generator::square`, `Generator::multiply`: U1 = A·B and U2 = X·B lane by lane, h² products each; lanes of U1
//!    are low·low and high·high, those of U2 add up to the middle product. Squares take i ≤ j alone, none in vain.
//! 2. `Generator::settle` splits columns of U2 whose sum over the lanes could exceed 2^53.
//! 3. `Generator::normalise` adds the three products up to T (4h digits) and carries once; the high half goes to TAU with
//!    rows r and h + r of the matrix in the two lanes, the low half to P in the layout of numbers.
//! 4. `Generator::fold`: R = Σ TAU_r·matrix row, each lane its half of the rows.
//! 5. `Generator::finish`: P + both lanes of R, carried once.

use crate::asm::{Gpr, Label, Mem, Op, Program, Ymm, ptr};
use crate::code::{CONSTANTS, Code, FACTOR, K, MATRIX, MINUS_BIAS, Matrix, SCALE, scratch};

/// Columns of a tile of products: a sum S and a sum L for A and for X make twelve registers.
const TILE: usize = 3;
/// More products of full digits than this leave |S − K| < 2^100.
const CHAIN: usize = 15;
/// The sums that doubles hold, in units of 2^48, with something left for the digits' excess.
const LIMIT: f64 = 31.2;
/// Zero vectors that the factor has before its digits, and after them.
pub const PADDING: usize = 3;

/// A size of the kernel.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Digits in a lane: half of those of a number.
    pub half: usize,
    /// The fold matrix.
    pub matrix: Matrix,
}

impl Shape {
    /// The sizes that bn-core has.
    pub fn all() -> Vec<Shape> {
        vec![
            Shape { half: 11, matrix: Matrix { bits: 1024, tiles: vec![7; 3], column_weight: 17.6 } },
            Shape {
                half: 17,
                matrix: Matrix { bits: 1536, tiles: vec![7, 7, 6, 6, 6], column_weight: 34.0 },
            },
        ]
    }
}

/// Where things are in the scratch memory, in vectors.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Carries between tiles or groups: two.
    carries: usize,
    /// High parts of sums that were taken off half-way.
    partial: usize,
    /// The number.
    pub value: usize,
    /// The number, its halves swapped.
    pub swapped: usize,
    /// The number, doubled.
    pub doubled: usize,
    u1: usize,
    u2: usize,
    low: usize,
    high: usize,
    folded: usize,
    /// The size of the scratch.
    pub size: usize,
}

impl Layout {
    fn new(h: usize) -> Layout {
        let carries = CONSTANTS;
        let partial = carries + 2;
        let value = partial + 7;
        let (swapped, doubled, u1) = (value + h, value + 2 * h, value + 3 * h);
        let u2 = u1 + 2 * h + TILE;
        let low = u2 + 2 * h + TILE;
        let (high, folded) = (low + h, low + 2 * h);
        Layout { carries, partial, value, swapped, doubled, u1, u2, low, high, folded, size: folded + 2 * h }
    }
}

/// A kernel with what its caller must know.
pub struct Kernel {
    /// Entered like the vertical kernel; the factor has [`PADDING`] zero vectors before and after its digits. The number is
    /// in the scratch three times: as it is, swapped, doubled.
    pub program: Program,
    /// The scratch.
    pub layout: Layout,
}

/// Generates the kernel of a shape.
pub fn kernel(shape: &Shape) -> Kernel {
    let layout = Layout::new(shape.half);
    let mut g = Generator { code: Code::default(), at: layout.clone(), shape: shape.clone() };
    let [tile, reduce] = core::array::from_fn(|_| g.code.program.label());
    Code::whole(
        &mut g,
        |g| &mut g.code,
        |g| {
            g.square();
            g.settle(true);
            g.e(Op::Call(reduce));
        },
        |g| {
            g.multiply(tile);
            g.settle(false);
            g.e(Op::Call(reduce));
        },
    );
    g.code.program.bind(tile, 6);
    g.multiply_tile();
    g.code.program.bind(reduce, 6);
    g.normalise();
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

/// S and L of column q of a tile, for A (`row` 0) and X (`row` 1).
fn s(row: usize, q: usize) -> Ymm {
    Ymm((TILE * row + q) as u8)
}
fn l(row: usize, q: usize) -> Ymm {
    Ymm((2 * TILE + TILE * row + q) as u8)
}

impl Generator {
    fn e(&mut self, op: Op) {
        self.code.e(op);
    }

    fn h(&self) -> usize {
        self.shape.half
    }

    fn u(&self, row: usize, column: usize) -> Mem {
        scratch(if row == 0 { self.at.u1 } else { self.at.u2 } + column)
    }

    fn carry(&self, i: usize) -> Mem {
        scratch(self.at.carries + i)
    }

    fn partial(&self, i: usize) -> Mem {
        scratch(self.at.partial + i)
    }

    /// Whether sums L are split together with the sums S half-way: else they would exceed 2^53.
    fn splits_lost(&self) -> bool {
        self.h() > 20
    }

    /// Takes the high part off S (and off L, if `split`) and starts S anew; `scale` and `t` are free registers.
    fn flush(&mut self, s: Ymm, l: Ymm, split: bool, place: Mem, scale: Ymm, t: Ymm) {
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::FmaddMul(s, scale, MINUS_BIAS.into()));
        if split {
            self.code.split(s, l, scale, t);
        }
        self.e(Op::Store(place, s));
        self.e(Op::Load(s, K.into()));
    }

    /// U1 = A·A, U2 = X·A: products i ≤ j, those with i < j doubled. Straight-line code, by tiles of three columns.
    fn square(&mut self) {
        let h = self.h();
        let (a, x, b, t) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        for first in (0..2 * h - 1).step_by(TILE) {
            let width = TILE.min(2 * h - 1 - first);
            // products since the last flush, and whether there was one
            let mut chain = [None; TILE];
            let mut flushed = [false; TILE];
            for i in 0..h {
                let columns: Vec<(usize, usize)> = (0..width)
                    .filter_map(|q| Some((q, (first + q).checked_sub(i)?)))
                    .filter(|&(_, j)| i <= j && j < h)
                    .collect();
                if columns.is_empty() {
                    continue;
                }
                self.e(Op::Load(a, scratch(self.at.value + i).into()));
                self.e(Op::Load(x, scratch(self.at.swapped + i).into()));
                for (q, j) in columns {
                    let (weight, factor): (usize, usize) =
                        if i == j { (1, self.at.value + j) } else { (2, self.at.doubled + j) };
                    if chain[q].is_some_and(|products| products + weight > CHAIN) {
                        for row in 0..2 {
                            let place = self.partial(TILE * row + q);
                            self.flush(s(row, q), l(row, q), self.splits_lost(), place, b, t);
                        }
                        (chain[q], flushed[q]) = (Some(0), true);
                    }
                    if chain[q].is_none() {
                        for (row, a) in [(0, a), (1, x)] {
                            self.code.first(s(row, q), l(row, q), a, scratch(factor));
                        }
                    } else {
                        self.e(Op::Load(b, scratch(factor).into()));
                        for (row, a) in [(0, a), (1, x)] {
                            self.code.next(s(row, q), l(row, q), a, b.into(), t);
                        }
                    }
                    chain[q] = Some(chain[q].unwrap_or(0) + weight);
                }
            }
            let (scale, minus_bias) = (a, x);
            self.e(Op::Load(scale, SCALE.into()));
            self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
            for row in 0..2 {
                for q in 0..width {
                    self.e(Op::FmaddMul(s(row, q), scale, minus_bias.into()));
                    if flushed[q] {
                        self.e(Op::Add(s(row, q), s(row, q), self.partial(TILE * row + q).into()));
                    }
                }
                for q in 0..width {
                    if first + q > 0 {
                        let below = if q == 0 { self.carry(row).into() } else { s(row, q - 1).into() };
                        self.e(Op::Add(l(row, q), l(row, q), below));
                    }
                    self.e(Op::Store(self.u(row, first + q), l(row, q)));
                }
                let last = first + width == 2 * h - 1;
                let place = if last { self.u(row, 2 * h - 1) } else { self.carry(row) };
                self.e(Op::Store(place, s(row, width - 1)));
            }
        }
    }

    /// U1 = A·Y, U2 = X·Y: one loop body for all tiles, which runs into the zeros around Y.
    fn multiply(&mut self, tile: Label) {
        let h = self.h();
        let zero = Ymm(0);
        self.e(Op::Zero(zero));
        for row in 0..2 {
            self.e(Op::Store(self.carry(row), zero));
        }
        self.e(Op::Lea(Gpr::R10, self.u(0, 0)));
        self.e(Op::Lea(Gpr::R11, self.u(1, 0)));
        for first in (0..2 * h - 1).step_by(TILE) {
            // two rows at least: each half of the loop runs once
            let (low, high) = ((first + 1).saturating_sub(h).min(h - 2), (h - 1).min(first + TILE - 1));
            let rows = high - low + 1;
            self.e(Op::Lea(Gpr::Rax, scratch(self.at.value + low)));
            self.e(Op::Lea(Gpr::R8, ptr(FACTOR).at(PADDING + first - low)));
            if h > CHAIN {
                self.e(Op::Set(Gpr::Rcx, rows.div_ceil(2) as i32));
                self.e(Op::Set(Gpr::Rsi, (rows / 2) as i32));
            } else {
                self.e(Op::Set(Gpr::Rcx, rows as i32));
            }
            self.e(Op::Call(tile));
        }
        if (2 * h - 1).is_multiple_of(TILE) {
            for row in 0..2 {
                self.e(Op::Load(zero, self.carry(row).into()));
                self.e(Op::Store(self.u(row, 2 * h - 1), zero));
            }
        }
    }

    /// One tile of a multiplication: rcx rows (then, with S started anew, rsi more) from [rax] upwards and [r8] downwards,
    /// to [r10] and [r11].
    fn multiply_tile(&mut self) {
        let rows = self.code.program.label();
        let (scale, minus_bias, t, k) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        for q in 0..2 * TILE {
            self.e(Op::Load(s(0, q), k.into()));
            self.e(Op::Zero(l(0, q)));
        }
        let two_parts = self.h() > CHAIN;
        if two_parts {
            self.e(Op::Call(rows));
            for q in 0..2 * TILE {
                self.flush(s(0, q), l(0, q), self.splits_lost(), self.partial(q), scale, t);
            }
            self.e(Op::Copy(Gpr::Rcx, Gpr::Rsi));
            self.e(Op::Call(rows));
        } else {
            self.rows_loop();
        }
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
        for q in 0..2 * TILE {
            self.e(Op::FmaddMul(s(0, q), scale, minus_bias.into()));
            if two_parts {
                self.e(Op::Add(s(0, q), s(0, q), self.partial(q).into()));
            }
        }
        for (row, out) in [(0, Gpr::R10), (1, Gpr::R11)] {
            self.e(Op::Add(l(row, 0), l(row, 0), self.carry(row).into()));
            for q in 1..TILE {
                self.e(Op::Add(l(row, q), l(row, q), s(row, q - 1).into()));
            }
            for q in 0..TILE {
                self.e(Op::Store(ptr(out).at(q), l(row, q)));
            }
            self.e(Op::Store(self.carry(row), s(row, TILE - 1)));
            self.e(Op::AddImm(out, 32 * TILE as i32));
        }
        self.e(Op::Ret);
        if two_parts {
            self.code.program.bind(rows, 5);
            self.rows_loop();
            self.e(Op::Ret);
        }
    }

    fn rows_loop(&mut self) {
        let row = self.code.program.label();
        let (a, x, b, t) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        self.code.program.bind(row, 5);
        self.e(Op::Load(a, ptr(Gpr::Rax).into()));
        self.e(Op::Load(x, ptr(Gpr::Rax).at(self.at.swapped - self.at.value).into()));
        for q in 0..TILE {
            self.e(Op::Load(b, ptr(Gpr::R8).at(q).into()));
            for (row, a) in [(0, a), (1, x)] {
                self.code.next(s(row, q), l(row, q), a, b.into(), t);
            }
        }
        self.e(Op::AddImm(Gpr::Rax, 32));
        self.e(Op::AddImm(Gpr::R8, -32));
        self.e(Op::Dec(Gpr::Rcx));
        self.e(Op::Jnz(row));
    }

    /// A bound of U_k in units of 2^48: each rounding lost at most one, the carry from below is half of each product.
    fn column_bound(&self, squaring: bool, k: usize) -> f64 {
        let h = self.h();
        let products = |k: usize| (k + 1).min((2 * h - 1).saturating_sub(k));
        let mut roundings = if squaring { products(k).div_ceil(2) } else { products(k) };
        if self.splits_lost() && products(k) > CHAIN {
            roundings = roundings / 2 + 2;
        }
        roundings as f64 + if k > 0 { 0.5 * products(k - 1) as f64 } else { 0.0 }
    }

    /// Carries once out of those columns of U2 that twice, with their column of U1, could exceed 2^53.
    fn settle(&mut self, squaring: bool) {
        let h = self.h();
        let needs = |column: usize| {
            let other = (column + h) % (2 * h);
            let sum = 2.0 * self.column_bound(squaring, column) + self.column_bound(squaring, other);
            sum > LIMIT
        };
        let columns: Vec<usize> = (0..2 * h).filter(|&column| needs(column)).collect();
        self.code.settle(self.at.u2, &columns);
    }

    /// T_k = U1_k with the middle product, whose column h + k goes into the high lane of T_k and column k into the low
    /// lane of T_{h+k}; carried once; sorted into P (low half) and TAU (high half). Groups of three, stage by stage.
    fn normalise(&mut self) {
        let h = self.h();
        let (temporary, zero, scale, k) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Zero(zero));
        // registers of column i: the carry of T_i and of T_{h+i}, T_i, T_{h+i}
        let r = |i: usize| [0, 1, 2, 3].map(|r| Ymm(4 * (i % 3) as u8 + r));
        let columns: Vec<usize> = (0..h).collect();
        for group in columns.chunks(3) {
            for &i in group {
                let [c, d, t, _] = r(i);
                self.e(Op::Load(c, self.u(1, i).into()));
                self.e(Op::Load(t, self.u(1, h + i).into()));
                self.e(Op::UnpackHigh(d, c, t.into()));
                self.e(Op::UnpackLow(c, c, t.into()));
            }
            for &i in group {
                let [c, d, ..] = r(i);
                self.e(Op::Add(c, c, d.into()));
            }
            for &i in group {
                let [c, _, t, t2] = r(i);
                self.e(Op::Blend(t, zero, c.into(), 0b1010));
                self.e(Op::Blend(t2, zero, c.into(), 0b0101));
            }
            for &i in group {
                let [.., t, t2] = r(i);
                self.e(Op::Add(t, t, self.u(0, i).into()));
                self.e(Op::Add(t2, t2, self.u(0, h + i).into()));
            }
            for &i in group {
                let [c, c2, t, t2] = r(i);
                self.e(Op::Add(c, t, k.into()));
                self.e(Op::Add(c2, t2, k.into()));
            }
            for &i in group {
                let [c, c2, ..] = r(i);
                self.e(Op::Sub(c, c, k.into()));
                self.e(Op::Sub(c2, c2, k.into()));
                if i == h - 1 {
                    // nothing takes a carry out of the top digits
                    self.e(Op::Blend(c2, zero, c2.into(), 0b0101));
                }
            }
            for &i in group {
                let [c, c2, t, t2] = r(i);
                self.e(Op::Sub(t, t, c.into()));
                self.e(Op::Sub(t2, t2, c2.into()));
            }
            for &i in group.iter().filter(|&&i| i > 0) {
                let [.., t, t2] = r(i);
                let below = |carry: usize| {
                    if i == group[0] { self.carry(carry).into() } else { r(i - 1)[carry].into() }
                };
                let (c, c2) = (below(0), below(1));
                self.e(Op::FmaddAcc(t, scale, c));
                self.e(Op::FmaddAcc(t2, scale, c2));
            }
            let last = group[group.len() - 1];
            if last < h - 1 {
                let [c, c2, ..] = r(last);
                self.e(Op::Store(self.carry(0), c));
                self.e(Op::Store(self.carry(1), c2));
            }
            for &i in group {
                let [.., t, t2] = r(i);
                if i == 0 {
                    // column 0 waits for the carry out of the last
                    self.e(Op::Store(self.u(0, 0), t));
                    self.e(Op::Store(self.u(0, h), t2));
                } else {
                    self.sort(i, t, t2, temporary);
                }
            }
        }
        let [c, c2, ..] = r(h - 1);
        let [t, t2, free] = [0, 1, 2].map(|i| Ymm((c.0 + 4 + i) % 12));
        self.e(Op::Load(t, self.u(0, 0).into()));
        self.e(Op::Load(t2, self.u(0, h).into()));
        self.e(Op::UnpackLow(free, zero, c2.into()));
        self.e(Op::FmaddAcc(t, free, scale.into()));
        self.e(Op::FmaddAcc(t2, c, scale.into()));
        self.sort(0, t, t2, temporary);
    }

    /// Digits (i, 2h + i) and (h + i, 3h + i) of T go to P and TAU.
    fn sort(&mut self, i: usize, t: Ymm, t2: Ymm, temporary: Ymm) {
        self.e(Op::UnpackHigh(temporary, t, t2.into()));
        self.e(Op::UnpackLow(t, t, t2.into()));
        self.e(Op::Store(scratch(self.at.high + i), temporary));
        self.e(Op::Store(scratch(self.at.low + i), t));
    }

    /// R = Σ TAU_r·(row of the matrix), by tiles of columns.
    fn fold(&mut self) {
        let (cursor, out, tiles) = (Gpr::Rbx, Gpr::R10, Gpr::Rax);
        self.e(Op::Copy(cursor, MATRIX));
        self.e(Op::Lea(out, scratch(self.at.folded)));
        self.e(Op::Zero(Ymm(15)));
        self.e(Op::Store(self.carry(0), Ymm(15)));
        let mut top = Ymm(0);
        for run in self.shape.matrix.tiles.clone().chunk_by(|a, b| a == b) {
            let (width, tile) = (run[0], self.code.program.label());
            self.e(Op::Set(tiles, run.len() as i32));
            self.code.program.bind(tile, 6);
            self.fold_tile(width, cursor, out);
            self.e(Op::AddImm(out, 32 * width as i32));
            self.e(Op::Dec(tiles));
            self.e(Op::Jnz(tile));
            top = Ymm(width as u8 - 1);
        }
        self.e(Op::Store(scratch(self.at.folded + self.shape.matrix.columns()), top));
    }

    fn fold_tile(&mut self, width: usize, cursor: Gpr, out: Gpr) {
        let h = self.h();
        let (s, l) = (|q: usize| Ymm(q as u8), |q: usize| Ymm((width + q) as u8));
        let (digit, t) = (Ymm(14), Ymm(15));
        let half_way = if h > CHAIN { h.div_ceil(2) } else { h };
        if half_way == h {
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
            self.e(Op::AddImm(cursor, 32 * (h * width) as i32));
        } else {
            // Long sums are loops, lest the code outgrow the cache of decoded instructions.
            let (digits, rows) = (Gpr::R9, Gpr::Rcx);
            self.e(Op::Lea(digits, scratch(self.at.high)));
            self.e(Op::Load(t, K.into()));
            for q in 0..width {
                self.e(Op::Load(s(q), t.into()));
                self.e(Op::Zero(l(q)));
            }
            for (part, count) in [half_way, h - half_way].into_iter().enumerate() {
                let row = self.code.program.label();
                self.e(Op::Set(rows, count as i32));
                self.code.program.bind(row, 5);
                self.e(Op::Load(digit, ptr(digits).into()));
                for q in 0..width {
                    self.code.next(s(q), l(q), digit, ptr(cursor).at(q).into(), t);
                }
                self.e(Op::AddImm(digits, 32));
                self.e(Op::AddImm(cursor, 32 * width as i32));
                self.e(Op::Dec(rows));
                self.e(Op::Jnz(row));
                if part == 0 {
                    for q in 0..width {
                        self.flush(s(q), l(q), false, self.partial(q), digit, t);
                    }
                }
            }
        }
        let (scale, minus_bias) = (Ymm(14), Ymm(15));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
        for q in 0..width {
            self.e(Op::FmaddMul(s(q), scale, minus_bias.into()));
        }
        if half_way < h {
            for q in 0..width {
                self.e(Op::Add(s(q), s(q), self.partial(q).into()));
                self.code.split(s(q), l(q), scale, t);
            }
        }
        self.e(Op::Add(l(0), l(0), self.carry(0).into()));
        for q in 1..width {
            self.e(Op::Add(l(q), l(q), s(q - 1).into()));
        }
        for q in 0..width {
            self.e(Op::Store(ptr(out).at(q), l(q)));
        }
        self.e(Op::Store(self.carry(0), s(width - 1)));
    }

    /// value_j = P_j + both lanes of R_j (and of R_{h+j}), carried once; stored as it is, swapped and doubled.
    fn finish(&mut self) {
        let h = self.h();
        let (temporary, zero, scale, k) = (Ymm(12), Ymm(13), Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Zero(zero));
        let r = |j: usize| [0, 1, 2].map(|r| Ymm(3 * (j % 4) as u8 + r));
        let columns: Vec<usize> = (0..h).collect();
        for group in columns.chunks(4) {
            for &j in group {
                let [a, b, c] = r(j);
                self.e(Op::Load(a, scratch(self.at.folded + j).into()));
                self.e(Op::Load(b, scratch(self.at.folded + h + j).into()));
                self.e(Op::UnpackHigh(c, a, b.into()));
                self.e(Op::UnpackLow(a, a, b.into()));
            }
            for &j in group {
                let [_, _, c] = r(j);
                self.e(Op::Add(c, c, scratch(self.at.low + j).into()));
            }
            for &j in group {
                let [a, _, c] = r(j);
                self.e(Op::Add(a, a, c.into()));
            }
            for &j in group {
                let [a, _, c] = r(j);
                self.e(Op::Add(c, a, k.into()));
            }
            for &j in group {
                let [_, _, c] = r(j);
                self.e(Op::Sub(c, c, k.into()));
                if j == h - 1 {
                    self.e(Op::Blend(c, zero, c.into(), 0b0101));
                }
            }
            for &j in group {
                let [a, _, c] = r(j);
                self.e(Op::Sub(a, a, c.into()));
            }
            for &j in group.iter().filter(|&&j| j > 0) {
                let [a, ..] = r(j);
                let below = if j == group[0] { self.carry(0).into() } else { r(j - 1)[2].into() };
                self.e(Op::FmaddAcc(a, scale, below));
            }
            let last = group[group.len() - 1];
            if last < h - 1 {
                self.e(Op::Store(self.carry(0), r(last)[2]));
            }
            for &j in group {
                let [a, b, _] = r(j);
                if j == 0 {
                    self.e(Op::Store(scratch(self.at.value), a));
                } else {
                    self.publish(j, a, b, temporary);
                }
            }
        }
        let c = r(h - 1)[2];
        let [a, b, free] = [1, 2, 3].map(|i| Ymm((c.0 + i) % 12));
        self.e(Op::Load(a, scratch(self.at.value).into()));
        self.e(Op::UnpackLow(free, zero, c.into()));
        self.e(Op::FmaddAcc(a, free, scale.into()));
        self.publish(0, a, b, temporary);
    }

    fn publish(&mut self, j: usize, a: Ymm, b: Ymm, temporary: Ymm) {
        self.e(Op::SwapPairs(temporary, a.into()));
        self.e(Op::Add(b, a, a.into()));
        self.e(Op::Store(scratch(self.at.value + j), a));
        self.e(Op::Store(scratch(self.at.swapped + j), temporary));
        self.e(Op::Store(scratch(self.at.doubled + j), b));
    }
}
