//! The vertical kernel: four numbers in the four lanes of each vector, squared or multiplied modulo four moduli.
//!
//! A number is n = 11·`blocks` signed digits of radix 2^49, |d| ≤ 2^48 and a little. One step:
//!
//! 1. Products of blocks of 11 digits: `product`, 121 (or 66) exact products of four operations.
//! 2. Their columns are added up to T (2n columns) and carried once: `Generator::normalise`.
//! 3. The high half is folded: r = T_low + Σ_{k≥n} T_k·(2^(49k) mod m), and carried once: `Generator::fold`.

use crate::asm::{Gpr, Label, Mem, Op, Program, Src, Ymm, ptr};
use crate::code::{
    CONSTANTS, Code, FACTOR, K, MATRIX, MINUS_BIAS, Matrix, ONE, SCALE, SCALE_TWICE, TWO, scratch,
};

/// Digits in a block: with |d| ≤ 2^48 and a little, a sum of 11 products stays within 2^100 of K.
pub const BLOCK: usize = 11;
/// Columns that fit into registers at once: two sums each, one factor and one temporary.
const TILE: usize = 7;

/// A size of the kernel.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Blocks of 11 digits.
    pub blocks: usize,
    /// The fold matrix.
    pub matrix: Matrix,
}

impl Shape {
    /// The sizes that bn-core has.
    pub fn all() -> Vec<Shape> {
        vec![
            Shape { blocks: 2, matrix: Matrix { bits: 1024, tiles: vec![7; 3], column_weight: 17.6 } },
            Shape {
                blocks: 3,
                matrix: Matrix { bits: 1536, tiles: vec![7, 7, 6, 6, 6], column_weight: 33.0 },
            },
            Shape { blocks: 4, matrix: Matrix { bits: 2048, tiles: vec![7; 6], column_weight: 36.0 } },
        ]
    }

    /// Digits of a number.
    pub fn digits(&self) -> usize {
        BLOCK * self.blocks
    }
}

/// Where things are in the scratch memory, in vectors.
#[derive(Clone, Debug)]
pub struct Layout {
    carries: usize,
    partial: usize,
    /// The number.
    pub value: usize,
    /// Products of blocks, 22 columns each.
    products: usize,
    /// T, carried.
    columns: usize,
    /// The size of the scratch.
    pub size: usize,
}

impl Layout {
    fn new(shape: &Shape) -> Layout {
        let n = shape.digits();
        let carries = CONSTANTS;
        let partial = carries + 2;
        let value = partial + TILE;
        let products = value + n;
        let columns = products + 2 * BLOCK * shape.blocks * shape.blocks;
        Layout { carries, partial, value, products, columns, size: columns + 2 * n }
    }
}

/// A kernel with what its caller must know.
pub struct Kernel {
    /// Entered with rdi = scratch, rsi = matrix, rdx = factor (or null), rcx = number of squarings: squares the number in
    /// the scratch so many times, then multiplies it by the factor unless that is null.
    pub program: Program,
    /// The scratch.
    pub layout: Layout,
}

/// Generates the kernel of a shape.
pub fn kernel(shape: &Shape) -> Kernel {
    let layout = Layout::new(shape);
    let mut g = Generator { code: Code::default(), at: layout.clone(), shape: shape.clone() };
    g.whole();
    Kernel { program: g.code.program, layout }
}

struct Generator {
    code: Code,
    at: Layout,
    shape: Shape,
}

/// A column of a product of blocks that goes into a column of T, with the bound of its magnitude in units of 2^48.
struct Share {
    place: usize,
    twice: bool,
    bound: f64,
}

impl Generator {
    fn e(&mut self, op: Op) {
        self.code.e(op);
    }

    fn whole(&mut self) {
        let [square_block, multiply_block, fold] = core::array::from_fn(|_| self.code.program.label());
        let step = move |g: &mut Generator, squaring| {
            g.blocks(squaring, square_block, multiply_block);
            g.normalise(squaring);
            g.e(Op::Call(fold));
        };
        Code::whole(self, |g| &mut g.code, |g| step(g, true), |g| step(g, false));
        self.code.program.bind(square_block, 6);
        self.product(true);
        self.code.program.bind(multiply_block, 6);
        self.product(false);
        self.code.program.bind(fold, 6);
        self.fold();
    }

    /// The scratch of the product of blocks i and j.
    fn block_product(&self, i: usize, j: usize) -> usize {
        self.at.products + 2 * BLOCK * (i * self.shape.blocks + j)
    }

    /// Calls the products of blocks: for a square those with i ≤ j, the others being equal.
    fn blocks(&mut self, squaring: bool, square_block: Label, multiply_block: Label) {
        for i in 0..self.shape.blocks {
            for j in if squaring { i } else { 0 }..self.shape.blocks {
                let a = scratch(self.at.value + BLOCK * i);
                let value = scratch(self.at.value + BLOCK * j);
                let b = if squaring { value } else { ptr(FACTOR).at(BLOCK * j) };
                let out = scratch(self.block_product(i, j));
                self.e(Op::Lea(Gpr::Rsi, a));
                self.e(Op::Lea(Gpr::Rdx, b));
                self.e(Op::Lea(Gpr::R8, out));
                self.e(Op::Call(if squaring && i == j { square_block } else { multiply_block }));
            }
        }
    }

    /// [r8] = [rsi]·[rdx], blocks of 11 digits to 22 columns. When squaring, a_i·a_j for i < j is taken once, doubled.
    ///
    /// A tile of seven columns keeps for each column k a sum S that starts at K and gathers a_i·b_j rounded to 2^49, and
    /// a sum L of what the roundings lost. Column k is then L_k + (S_{k−1} − K)/2^49.
    fn product(&mut self, squaring: bool) {
        let (a, b, out) = (ptr(Gpr::Rsi), ptr(Gpr::Rdx), ptr(Gpr::R8));
        let (factor, temporary) = (Ymm(14), Ymm(15));
        let [s, l] = [|q: usize| Ymm(q as u8), |q: usize| Ymm((TILE + q) as u8)];
        let carry = scratch(self.at.carries);
        for first in (0..2 * BLOCK - 1).step_by(TILE) {
            let mut started = [false; TILE];
            for i in 0..BLOCK {
                let mut columns: Vec<(usize, usize)> = (0..TILE)
                    .filter_map(|q| Some((q, (first + q).checked_sub(i)?)))
                    .filter(|&(_, j)| j < BLOCK && (!squaring || i <= j))
                    .collect();
                if columns.is_empty() {
                    continue;
                }
                self.e(Op::Load(factor, a.at(i).into()));
                if squaring {
                    if let Some(at) = columns.iter().position(|&(_, j)| j == i) {
                        let (q, j) = columns.remove(at);
                        self.multiply(&mut started[q], s(q), l(q), factor, b.at(j), temporary);
                    }
                    if !columns.is_empty() {
                        self.e(Op::Add(factor, factor, factor.into()));
                    }
                }
                for (q, j) in columns {
                    self.multiply(&mut started[q], s(q), l(q), factor, b.at(j), temporary);
                }
            }
            let (scale, minus_bias) = (Ymm(14), Ymm(15));
            self.e(Op::Load(scale, SCALE.into()));
            self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
            for q in 0..TILE {
                self.e(Op::FmaddMul(s(q), scale, minus_bias.into()));
            }
            for q in 0..TILE {
                if first + q > 0 {
                    let below = if q == 0 { Src::Mem(carry) } else { s(q - 1).into() };
                    self.e(Op::Add(l(q), l(q), below));
                }
                self.e(Op::Store(out.at(first + q), l(q)));
            }
            let last = first + TILE == 2 * BLOCK - 1;
            self.e(Op::Store(if last { out.at(2 * BLOCK - 1) } else { carry }, s(TILE - 1)));
        }
        self.e(Op::Ret);
    }

    /// A product into a column, the first if none was `started`.
    fn multiply(&mut self, started: &mut bool, s: Ymm, l: Ymm, a: Ymm, b: Mem, t: Ymm) {
        if *started {
            self.code.next(s, l, a, b.into(), t);
        } else {
            *started = true;
            self.code.first(s, l, a, b);
        }
    }

    /// The columns of products that make up column k of T.
    fn shares(&self, squaring: bool, k: usize) -> Vec<Share> {
        let blocks = self.shape.blocks;
        // products that meet in column k of a product of two blocks
        let products =
            |k: usize| if k < 2 * BLOCK { (k + 1).min((2 * BLOCK - 1).saturating_sub(k)) } else { 0 } as f64;
        let mut shares = Vec::new();
        for i in 0..blocks {
            for j in if squaring { i } else { 0 }..blocks {
                let Some(column) = k.checked_sub(BLOCK * (i + j)).filter(|&column| column < 2 * BLOCK) else {
                    continue;
                };
                // Roundings lost at most 2^48 each; the carry from below is half a unit for each product.
                let roundings =
                    if squaring && i == j { (products(column) / 2.0).ceil() } else { products(column) };
                let carry = if column > 0 { 0.5 * products(column - 1) } else { 0.0 };
                let place = self.block_product(i, j) + column;
                shares.push(Share { place, twice: squaring && i < j, bound: roundings + carry });
            }
        }
        // what is not doubled comes first, then the small: few shares need to be split
        shares.sort_by(|a, b| a.twice.cmp(&b.twice).then(a.bound.total_cmp(&b.bound)));
        shares
    }

    /// Adds up T and carries once: each column is split into a remainder of at most 2^48 and a multiple of 2^49, which
    /// goes into the next column's remainder. Where a sum could exceed 2^53, shares are split before they are added.
    fn normalise(&mut self, squaring: bool) {
        const LIMIT: f64 = 31.0;
        let (k, scale, one, weight, weighted_scale) = (Ymm(15), Ymm(14), Ymm(13), Ymm(12), Ymm(11));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Load(one, ONE.into()));
        self.e(Op::Load(weight, if squaring { TWO } else { ONE }.into()));
        self.e(Op::Load(weighted_scale, if squaring { SCALE_TWICE } else { SCALE }.into()));
        let (mut carry, mut early): (Option<Ymm>, Option<Ymm>) = (None, None);
        let columns = 2 * self.shape.digits();
        for column in 0..columns {
            let [a, b] = [0, 1].map(|r| Ymm(2 * (column % 4) as u8 + r));
            let (mut bound, mut split) = (0.0, None);
            let shares = self.shares(squaring, column);
            let count = shares.len();
            for (at, share) in shares.into_iter().enumerate() {
                // what the shares to come add at least, once split
                let reserve = if squaring { 2 } else { 1 } * (count - 1 - at);
                let place = scratch(share.place);
                let factor = if share.twice { 2.0 } else { 1.0 };
                if at == 0 {
                    assert!(!share.twice || self.shape.blocks == 1);
                    self.e(Op::Load(a, place.into()));
                    bound = share.bound;
                } else if bound + factor * share.bound + reserve as f64 > LIMIT {
                    let (part, rest) = (Ymm(8), Ymm(9 + (column % 2) as u8));
                    let rest = if split.is_none() { rest } else { b };
                    self.e(Op::Load(part, place.into()));
                    self.e(Op::Add(rest, part, k.into()));
                    self.e(Op::Sub(rest, rest, k.into()));
                    self.e(Op::Sub(part, part, rest.into()));
                    self.e(Op::FmaddAcc(a, weight, part.into()));
                    match split {
                        None => split = Some(rest),
                        Some(first) => self.e(Op::Add(first, first, rest.into())),
                    }
                    bound += factor;
                } else {
                    self.e(if share.twice {
                        Op::FmaddAcc(a, weight, place.into())
                    } else {
                        Op::Add(a, a, place.into())
                    });
                    bound += factor * share.bound;
                }
                assert!(bound < 31.9, "column {column}: {bound}");
            }
            if column < columns - 1 {
                self.e(Op::Add(b, a, k.into()));
                self.e(Op::FmsubMul(b, one, k.into()));
                self.e(Op::Sub(a, a, b.into()));
            }
            if let Some(carry) = carry {
                self.e(Op::FmaddAcc(a, carry, scale.into()));
            }
            if let Some(early) = early {
                self.e(Op::FmaddAcc(a, early, weighted_scale.into()));
            }
            (carry, early) = (Some(b), split);
            self.e(Op::Store(scratch(self.at.columns + column), a));
        }
    }

    /// value = T_low + Σ T_{n+r}·row r of the matrix, carried once.
    ///
    /// Tiles of columns: the sums S start at K for every 11 rows, so that they stay within reach; their high parts gather
    /// in `partial` (and, for more than two blocks, those of the sums L, which else would exceed 2^53).
    fn fold(&mut self) {
        let (cursor, low, out, high, tiles, chunks) =
            (Gpr::Rbx, Gpr::R9, Gpr::R10, Gpr::R11, Gpr::Rax, Gpr::Rcx);
        let n = self.shape.digits();
        self.e(Op::Copy(cursor, MATRIX));
        self.e(Op::Lea(low, scratch(self.at.columns)));
        self.e(Op::Lea(out, scratch(self.at.value)));
        self.e(Op::Zero(Ymm(15)));
        let [carry, high_carry] = [0, 1].map(|i| scratch(self.at.carries + i));
        self.e(Op::Store(carry, Ymm(15)));
        self.e(Op::Store(high_carry, Ymm(15)));
        for run in self.shape.matrix.tiles.clone().chunk_by(|a, b| a == b) {
            let width = run[0];
            let tile = self.code.program.label();
            self.e(Op::Set(tiles, run.len() as i32));
            self.code.program.bind(tile, 6);
            self.fold_tile(width, cursor, low, high, chunks);
            self.finish_tile(width, out, carry, high_carry);
            self.e(Op::AddImm(low, 32 * width as i32));
            self.e(Op::AddImm(out, 32 * width as i32));
            self.e(Op::Dec(tiles));
            self.e(Op::Jnz(tile));
        }
        // The columns above the matrix: low digits of T, with the carries into the first.
        let columns = self.shape.matrix.columns();
        self.e(Op::Load(Ymm(2), SCALE.into()));
        for column in columns..n {
            let (digit, up) = (Ymm(0), Ymm(1));
            self.e(Op::Load(digit, scratch(self.at.columns + column).into()));
            if column == columns {
                self.e(Op::Add(digit, digit, high_carry.into()));
                self.e(Op::Load(up, carry.into()));
            }
            self.e(Op::FmaddMul(up, Ymm(2), digit.into()));
            if column < n - 1 {
                self.e(Op::Add(digit, up, K.into()));
                self.e(Op::Sub(digit, digit, K.into()));
                self.e(Op::Sub(up, up, digit.into()));
            }
            self.e(Op::Store(scratch(self.at.value + column), up));
            self.e(Op::Load(up, digit.into()));
        }
        self.e(Op::Ret);
    }

    /// The sums of one tile: L in registers `width`…, the high parts (S − K)/2^49 in registers 0….
    fn fold_tile(&mut self, width: usize, cursor: Gpr, low: Gpr, high: Gpr, chunks: Gpr) {
        let blocks = self.shape.blocks;
        let [s, l] = [0, width].map(|base| move |q: usize| Ymm((base + q) as u8));
        let (digit, k) = (Ymm(14), Ymm(15));
        let (chunk, last) = (self.code.program.label(), self.code.program.label());
        for q in 0..width {
            self.e(Op::Load(l(q), ptr(low).at(q).into()));
        }
        self.e(Op::Lea(high, scratch(self.at.columns + self.shape.digits())));
        if blocks > 2 {
            self.e(Op::Zero(k));
            for q in 0..width {
                self.e(Op::Store(scratch(self.at.partial + q), k));
            }
        }
        self.e(Op::Set(chunks, blocks as i32));
        self.code.program.bind(chunk, 5);
        self.e(Op::Load(k, K.into()));
        for q in 0..width {
            self.e(Op::Load(s(q), k.into()));
        }
        for row in 0..BLOCK {
            self.e(Op::Load(digit, ptr(high).at(row).into()));
            for q in 0..width {
                self.multiply(&mut true, s(q), l(q), digit, ptr(cursor).at(row * width + q), Ymm(15));
            }
        }
        self.e(Op::AddImm(cursor, 32 * (BLOCK * width) as i32));
        self.e(Op::AddImm(high, 32 * BLOCK as i32));
        let (scale, minus_bias) = (Ymm(14), Ymm(15));
        self.e(Op::Load(scale, SCALE.into()));
        self.e(Op::Load(minus_bias, MINUS_BIAS.into()));
        for q in 0..width {
            self.e(Op::FmaddMul(s(q), scale, minus_bias.into()));
        }
        self.e(Op::Dec(chunks));
        self.e(Op::Jz(last));
        for q in 0..width {
            let partial = scratch(self.at.partial + q);
            if blocks > 2 {
                self.e(Op::Add(k, l(q), K.into()));
                self.e(Op::Sub(k, k, K.into()));
                self.e(Op::Sub(l(q), l(q), k.into()));
                self.e(Op::FmaddAcc(s(q), k, scale.into()));
                self.e(Op::Add(s(q), s(q), partial.into()));
            }
            self.e(Op::Store(partial, s(q)));
        }
        self.e(Op::Jmp(chunk));
        self.code.program.bind(last, 4);
        if blocks > 1 {
            for q in 0..width {
                self.e(Op::Add(s(q), s(q), scratch(self.at.partial + q).into()));
            }
        }
    }

    /// Adds the high parts into the columns above theirs and carries once, from the tile below and into the next.
    fn finish_tile(&mut self, width: usize, out: Gpr, carry: Mem, high_carry: Mem) {
        let [s, l] = [0, width].map(|base| move |q: usize| Ymm((base + q) as u8));
        let (scale, k) = (Ymm(14), Ymm(15));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Add(l(0), l(0), high_carry.into()));
        for q in 1..width {
            self.e(Op::Add(l(q), l(q), s(q - 1).into()));
        }
        self.e(Op::Store(high_carry, s(width - 1)));
        for q in 0..width {
            self.e(Op::Add(s(q), l(q), k.into()));
        }
        for q in 0..width {
            self.e(Op::Sub(s(q), s(q), k.into()));
        }
        for q in 0..width {
            self.e(Op::Sub(l(q), l(q), s(q).into()));
        }
        self.e(Op::FmaddAcc(l(0), scale, carry.into()));
        for q in 1..width {
            self.e(Op::FmaddAcc(l(q), scale, s(q - 1).into()));
        }
        self.e(Op::Store(carry, s(width - 1)));
        for q in 0..width {
            self.e(Op::Store(ptr(out).at(q), l(q)));
        }
    }
}
