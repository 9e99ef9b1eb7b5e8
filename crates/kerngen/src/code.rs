//! What the kernels share: the scratch memory's constants and the exact product.

use crate::asm::{Gpr, Mem, Op, Program, Ymm};

/// Points into the scratch memory, [`BIAS`] bytes beyond its start.
pub const SCRATCH: Gpr = Gpr::Rdi;
/// So that more of the scratch is in reach of short displacements.
pub const BIAS: i32 = 128;
/// The matrix, the factor and the squarings left, while the kernel runs.
pub const MATRIX: Gpr = Gpr::R12;
/// See [`MATRIX`].
pub const FACTOR: Gpr = Gpr::R13;
/// See [`MATRIX`].
pub const SQUARINGS: Gpr = Gpr::R14;
/// The number of constants at the start of every scratch memory: K, −1.5·2^52, 2^−49, 2^−48, 1, 2.
pub const CONSTANTS: usize = 6;
const SAVED: [Gpr; 4] = [Gpr::Rbx, MATRIX, FACTOR, SQUARINGS];

/// A vector of the scratch memory.
pub const fn scratch(vector: usize) -> Mem {
    Mem { base: SCRATCH, disp: 32 * vector as i32 - BIAS }
}

/// 1.5·2^101.
pub const K: Mem = scratch(0);
/// −1.5·2^52 = −K·2^−49.
pub const MINUS_BIAS: Mem = scratch(1);
/// 2^−49.
pub const SCALE: Mem = scratch(2);
/// 2^−48.
pub const SCALE_TWICE: Mem = scratch(3);
/// 1.
pub const ONE: Mem = scratch(4);
/// 2.
pub const TWO: Mem = scratch(5);

/// A program under construction.
#[derive(Default)]
pub struct Code {
    /// The instructions so far.
    pub program: Program,
}

impl Code {
    /// Appends an instruction.
    pub fn e(&mut self, op: Op) {
        self.program.emit(op);
    }

    /// The first product into a column: S = K + (a·b rounded to 2^49), L = what the rounding lost. `s`, `l` are not `a`.
    pub fn first(&mut self, s: Ymm, l: Ymm, a: Ymm, b: Mem) {
        self.e(Op::Load(s, a.into()));
        self.e(Op::Load(l, b.into()));
        self.e(Op::FmaddMul(s, l, K.into()));
        self.e(Op::Sub(l, s, K.into()));
        self.e(Op::FmsubAcc(l, a, b.into()));
    }

    /// A further product into a column; `t` is a temporary.
    pub fn next(&mut self, s: Ymm, l: Ymm, a: Ymm, b: crate::asm::Src, t: Ymm) {
        self.e(Op::Load(t, s.into()));
        self.e(Op::FmaddAcc(s, a, b));
        self.e(Op::Sub(t, t, s.into()));
        self.e(Op::FmaddAcc(t, a, b));
        self.e(Op::Add(l, l, t.into()));
    }

    /// Leaves the remainder modulo 2^49 in `l`, adds the rest to what goes into the column above; `scale` is 2^−49.
    pub fn split(&mut self, above: Ymm, l: Ymm, scale: Ymm, t: Ymm) {
        self.e(Op::Add(t, l, K.into()));
        self.e(Op::Sub(t, t, K.into()));
        self.e(Op::Sub(l, l, t.into()));
        self.e(Op::FmaddAcc(above, t, scale.into()));
    }

    /// Carries once out of each of the `columns` (ascending) of the row of columns at `place` in the scratch.
    pub fn settle(&mut self, place: usize, columns: &[usize]) {
        if columns.is_empty() {
            return;
        }
        let (k, scale) = (Ymm(15), Ymm(14));
        self.e(Op::Load(k, K.into()));
        self.e(Op::Load(scale, SCALE.into()));
        for (i, &column) in columns.iter().enumerate() {
            let [a, b] = [0, 1].map(|r| Ymm(2 * (i % 6) as u8 + r));
            self.e(Op::Load(a, scratch(place + column).into()));
            self.e(Op::Add(b, a, k.into()));
            self.e(Op::Sub(b, b, k.into()));
            self.e(Op::Sub(a, a, b.into()));
            if i > 0 && columns[i - 1] + 1 == column {
                let below = Ymm(2 * ((i - 1) % 6) as u8 + 1);
                self.e(Op::FmaddAcc(a, below, scale.into()));
            }
            self.e(Op::Store(scratch(place + column), a));
            if columns.get(i + 1) != Some(&(column + 1)) {
                self.e(Op::Load(a, scratch(place + column + 1).into()));
                self.e(Op::FmaddAcc(a, b, scale.into()));
                self.e(Op::Store(scratch(place + column + 1), a));
            }
        }
    }

    /// The body of every kernel: squares as often as rcx says, then multiplies by `[rdx]` unless rdx is null.
    pub fn whole<T>(
        this: &mut T,
        code: fn(&mut T) -> &mut Code,
        square: impl FnOnce(&mut T),
        multiply: impl FnOnce(&mut T),
    ) {
        let c = code(this);
        let [again, factor, done] = core::array::from_fn(|_| c.program.label());
        for r in SAVED {
            c.e(Op::Push(r));
        }
        c.e(Op::AddImm(SCRATCH, BIAS));
        c.e(Op::Copy(MATRIX, Gpr::Rsi));
        c.e(Op::Copy(FACTOR, Gpr::Rdx));
        c.e(Op::Copy(SQUARINGS, Gpr::Rcx));
        c.e(Op::Test(SQUARINGS));
        c.e(Op::Jz(factor));
        c.program.bind(again, 6);
        square(this);
        let c = code(this);
        c.e(Op::Dec(SQUARINGS));
        c.e(Op::Jnz(again));
        c.program.bind(factor, 6);
        c.e(Op::Test(FACTOR));
        c.e(Op::Jz(done));
        multiply(this);
        let c = code(this);
        c.program.bind(done, 4);
        for r in SAVED.into_iter().rev() {
            c.e(Op::Pop(r));
        }
        c.e(Op::ZeroUpper);
        c.e(Op::Ret);
    }
}

/// What a kernel assumes of the matrix that folds high digits: row k holds the digits of 2^(49k) mod m, balanced.
#[derive(Clone, Debug)]
pub struct Matrix {
    /// The longest modulus.
    pub bits: usize,
    /// The widths of the tiles of columns in which it is stored.
    pub tiles: Vec<usize>,
    /// What a column may weigh, in units of 2^48: the sum of its entries' magnitudes. Key set-up refuses a modulus with a
    /// heavier column; the proof of the bounds assumes it.
    pub column_weight: f64,
}

impl Matrix {
    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.tiles.iter().sum()
    }

    /// The bound on the magnitude of the entries in `column`: half a unit of the radix, and in the last column what
    /// 0.54·2^bits leaves (rows are remainders of that size).
    pub fn entry_bound(&self, column: usize) -> u64 {
        if column + 1 < self.columns() {
            1 << 48
        } else {
            (0.54 * 2f64.powi((self.bits - 49 * column) as i32)) as u64 + 1
        }
    }

    /// The bound on the sum of the magnitudes in each column.
    pub fn column_limit(&self) -> u64 {
        (self.column_weight * 2f64.powi(48)) as u64
    }
}
