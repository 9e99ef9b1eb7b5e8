//! A machine that executes a kernel on bounds instead of numbers, and so proves that every rounding in it is an
//! intended one.
//!
//! Memory holds for each double what is known of it: an interval, a power of two that divides it, and where it came
//! from. Every instruction of the kernel's own stream runs, loops and calls included. An addition or a fused
//! multiplication is accepted only if one of these holds, else the proof fails at that instruction:
//!
//! 1. **Exact.** The result is a multiple of 2^g of magnitude at most 2^(53+g): a double holds it.
//! 2. **Rounding to 2^49.** One operand is K = 3·2^100 or a sum that started there, and the result stays within
//!    2^100 of K, hence in [2^101, 2^102), where doubles are the multiples of 2^49. The error is at most 2^48.
//! 3. **The other half of a product.** `S' = a·b + S` under rule 2 has S' = S + a·b + ε; `t = S − S'` is then exact by
//!    rule 1, and `a·b + t` is −ε exactly, whatever a·b: an integer of at most 2^48.
//! 4. **Remainder of a rounding.** `r = (x + K) − K` is the multiple of 2^49 nearest to x, and `x − r` at most 2^48.
//!
//! The rules assume rounding to nearest; every value is an integer (or the constant 2^−49), so no denormal occurs and
//! flushing them would change nothing.
//!
//! What is assumed of the matrix that folds the high digits is a bound on each entry and on the sum of the entries'
//! magnitudes over each column: key set-up checks the latter. A sum over distinct rows of one column carries its
//! column and rows along (`Mass`), so that the check counts once for the whole column.

use crate::asm::{Gpr, Mem, Op, Program, Src, Ymm};
use std::collections::HashMap;

/// 1.5·2^101, where doubles are 2^49 apart.
pub const K: i128 = 3 << 100;
/// The radix is 2^49; half of it bounds a balanced digit and the error of a rounding.
pub const HALF: i128 = 1 << 48;
const REACH: i128 = 1 << 100;
const WHOLE: u32 = 120;

/// Σ a_r·C_r·2^−shift over `rows` of one column of a matrix, |a_r| ≤ `weight`.
#[derive(Clone, Copy, Debug)]
struct Mass {
    column: usize,
    rows: u128,
    weight: i128,
    shift: u32,
}

#[derive(Clone, Copy, Debug)]
enum Origin {
    Other,
    /// The constant 2^e.
    Power(i32),
    /// `previous + a·b`, rounded to 2^49; the product lies in `product`.
    Chain {
        previous: u64,
        from_k: bool,
        factors: (u64, u64),
        product: (i128, i128),
    },
    /// a·b + ε.
    High((u64, u64)),
    /// −(a·b + ε).
    MinusHigh((u64, u64)),
    /// x + K, rounded.
    Biased(u64),
    /// x rounded to 2^49.
    Rounded(u64),
}

/// What is known of one double: it lies in [`low`, `high`] plus its mass, and is a multiple of 2^`grain`. Copies keep
/// the identity `id`.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    low: i128,
    high: i128,
    grain: u32,
    id: u64,
    origin: Origin,
    mass: Option<Mass>,
    /// Row and column, if this is an entry of a matrix.
    cell: Option<(usize, usize)>,
}

/// Four doubles.
pub type Vector = [Value; 4];

/// What has been seen on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Peaks {
    /// The greatest |S − K|, at most 2^100.
    pub chain: i128,
    /// The greatest magnitude of an exact sum in units of its grain, at most 2^53.
    pub exact: i128,
    /// Fused multiplications executed.
    pub fma: usize,
    /// Additions and subtractions executed.
    pub add: usize,
    /// All instructions executed, labels aside.
    pub instructions: usize,
}

/// The bounds of one column of a fold matrix.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// On each entry's magnitude.
    pub entry: i128,
    /// On the sum of all entries' magnitudes.
    pub sum: i128,
}

/// The machine.
#[derive(Default)]
pub struct Machine {
    ymm: [Option<Vector>; 16],
    gpr: HashMap<Gpr, u64>,
    memory: HashMap<u64, Vector>,
    columns: Vec<Column>,
    digit: i128,
    stack: Vec<u64>,
    ids: u64,
    zero: bool,
    /// What has been seen so far.
    pub peaks: Peaks,
}

impl Machine {
    /// A machine that assumes `columns` of the matrices whose entries [`Self::entry`] makes, and reckons with factors of
    /// about `digit` (the proof holds for any; it is sharp for this one).
    pub fn new(columns: Vec<Column>, digit: i128) -> Machine {
        Machine { columns, digit, ..Machine::default() }
    }

    /// Sets a general register.
    pub fn set(&mut self, register: Gpr, value: u64) {
        self.gpr.insert(register, value);
    }

    /// Stores a vector.
    pub fn store(&mut self, address: u64, vector: Vector) {
        assert!(address.is_multiple_of(32), "a vector at {address:#x} is not aligned");
        self.memory.insert(address, vector);
    }

    /// Loads a vector that the kernel left.
    pub fn load(&self, address: u64) -> Option<Vector> {
        self.memory.get(&address).copied()
    }

    /// A new integer in [`low`, `high`].
    pub fn integer(&mut self, low: i128, high: i128) -> Value {
        let grain = if low == high { low.trailing_zeros().min(WHOLE) } else { 0 };
        self.value(low, high, grain, Origin::Other)
    }

    /// The constant 2^e.
    pub fn power(&mut self, e: i32) -> Value {
        let n = if e >= 0 { 1 << e } else { 0 };
        self.value(n, n, e.max(0) as u32, Origin::Power(e))
    }

    /// A new entry of the matrix whose columns are numbered like [`Self::new`]'s.
    pub fn entry(&mut self, row: usize, column: usize) -> Value {
        let bound = self.columns[column].entry;
        Value { cell: Some((row, column)), ..self.integer(-bound, bound) }
    }

    fn value(&mut self, low: i128, high: i128, grain: u32, origin: Origin) -> Value {
        self.ids += 1;
        Value { low, high, grain, id: self.ids, origin, mass: None, cell: None }
    }

    /// The interval of a value, its mass included.
    pub fn range(&self, v: &Value) -> (i128, i128) {
        let Some(mass) = v.mass else { return (v.low, v.high) };
        let column = self.columns[mass.column];
        let sum = column.sum.min(column.entry * i128::from(mass.rows.count_ones()));
        let reach = ((mass.weight * sum) >> mass.shift) + 1;
        (v.low - reach, v.high + reach)
    }

    /// Runs the program from its first instruction to the return, or says which instruction breaks which rule.
    pub fn run(&mut self, program: &Program) -> Result<(), String> {
        let mut labels = HashMap::new();
        for (at, op) in program.ops.iter().enumerate() {
            if let Op::Bind(label) = op {
                labels.insert(*label, at);
            }
        }
        let (mut at, mut calls) = (0, Vec::new());
        loop {
            let op = &program.ops[at];
            at += 1;
            match op {
                Op::Bind(_) | Op::Align(_) => continue,
                Op::Jmp(label) => at = labels[label],
                Op::Jnz(label) if !self.zero => at = labels[label],
                Op::Jz(label) if self.zero => at = labels[label],
                Op::Call(label) => {
                    calls.push(at);
                    at = labels[label];
                }
                Op::Ret => match calls.pop() {
                    Some(back) => at = back,
                    None if self.stack.is_empty() => return Ok(()),
                    None => return Err("returned with registers still pushed".into()),
                },
                op => self.step(op).map_err(|why| format!("instruction {at} `{op}`: {why}"))?,
            }
            self.peaks.instructions += 1;
        }
    }

    fn step(&mut self, op: &Op) -> Result<(), String> {
        match *op {
            Op::Load(d, s) => {
                let v = self.source(s)?;
                self.put(d, v);
            }
            Op::Store(m, s) => {
                let (address, v) = (self.address(m)?, self.register(s)?);
                if !address.is_multiple_of(32) {
                    return Err(format!("not aligned: {address:#x}"));
                }
                self.memory.insert(address, v);
            }
            Op::Zero(d) => {
                let zero = self.integer(0, 0);
                self.put(d, [zero; 4]);
            }
            Op::Add(d, a, s) => self.arithmetic(d, a.into(), s, |m, a, s| m.sum(a, s))?,
            Op::Sub(d, a, s) => self.arithmetic(d, a.into(), s, |m, a, s| m.difference(a, s))?,
            Op::FmaddAcc(d, a, s) => self.fused(d, a.into(), s, d.into(), false)?,
            Op::FmaddMul(d, a, s) => self.fused(d, d.into(), a.into(), s, false)?,
            Op::FmsubAcc(d, a, s) => self.fused(d, a.into(), s, d.into(), true)?,
            Op::FmsubMul(d, a, s) => self.fused(d, d.into(), a.into(), s, true)?,
            Op::UnpackLow(d, a, s) => self.shuffle(d, a, s, |a, s| [a[0], s[0], a[2], s[2]])?,
            Op::UnpackHigh(d, a, s) => self.shuffle(d, a, s, |a, s| [a[1], s[1], a[3], s[3]])?,
            Op::LowHalves(d, a, s) => self.shuffle(d, a, s, |a, s| [a[0], a[1], s[0], s[1]])?,
            Op::HighHalves(d, a, s) => self.shuffle(d, a, s, |a, s| [a[2], a[3], s[2], s[3]])?,
            Op::Blend(d, a, s, mask) => self.shuffle(d, a, s, |a, s| {
                core::array::from_fn(|lane| if mask >> lane & 1 == 1 { s[lane] } else { a[lane] })
            })?,
            Op::SwapPairs(d, s) => {
                let v = self.source(s)?;
                self.put(d, [v[1], v[0], v[3], v[2]]);
            }
            Op::Permute(d, s, order) => {
                let v = self.source(s)?;
                self.put(d, core::array::from_fn(|lane| v[usize::from(order >> (2 * lane) & 3)]));
            }
            Op::Lea(d, m) => {
                let address = self.address(m)?;
                self.set(d, address);
            }
            Op::Copy(d, s) => self.set(d, self.pointer(s)?),
            Op::Set(d, value) => self.set(d, value as u64),
            Op::AddImm(d, value) => {
                let sum = self.pointer(d)?.wrapping_add_signed(value.into());
                self.zero = sum == 0;
                self.set(d, sum);
            }
            Op::Dec(d) => {
                let value = self.pointer(d)?.wrapping_sub(1);
                self.zero = value == 0;
                self.set(d, value);
            }
            Op::Test(d) => self.zero = self.pointer(d)? == 0,
            Op::Push(r) => {
                let value = self.gpr.get(&r).copied().unwrap_or(0);
                self.stack.push(value);
            }
            Op::Pop(r) => {
                let value = self.stack.pop().ok_or("nothing pushed")?;
                self.set(r, value);
            }
            Op::ZeroUpper | Op::Jnz(_) | Op::Jz(_) => {}
            Op::Jmp(_) | Op::Call(_) | Op::Ret | Op::Bind(_) | Op::Align(_) => unreachable!("done by run"),
        }
        Ok(())
    }

    fn put(&mut self, d: Ymm, v: Vector) {
        self.ymm[usize::from(d.0)] = Some(v);
    }

    fn register(&self, r: Ymm) -> Result<Vector, String> {
        self.ymm[usize::from(r.0)].ok_or_else(|| format!("{r} is read before it is written"))
    }

    fn pointer(&self, r: Gpr) -> Result<u64, String> {
        self.gpr.get(&r).copied().ok_or_else(|| format!("{r} is read before it is written"))
    }

    fn address(&self, m: Mem) -> Result<u64, String> {
        Ok(self.pointer(m.base)?.wrapping_add_signed(m.disp.into()))
    }

    fn source(&self, s: Src) -> Result<Vector, String> {
        match s {
            Src::Reg(r) => self.register(r),
            Src::Mem(m) => {
                let address = self.address(m)?;
                self.load(address)
                    .ok_or_else(|| format!("memory at {address:#x} is read before it is written"))
            }
        }
    }

    fn shuffle(
        &mut self,
        d: Ymm,
        a: Ymm,
        s: Src,
        f: impl Fn(Vector, Vector) -> Vector,
    ) -> Result<(), String> {
        let (a, s) = (self.register(a)?, self.source(s)?);
        self.put(d, f(a, s));
        Ok(())
    }

    fn arithmetic(
        &mut self,
        d: Ymm,
        a: Src,
        s: Src,
        f: impl Fn(&mut Self, &Value, &Value) -> Result<Value, String>,
    ) -> Result<(), String> {
        self.peaks.add += 1;
        let (a, s) = (self.source(a)?, self.source(s)?);
        let mut out = a;
        for lane in 0..4 {
            out[lane] = f(self, &a[lane], &s[lane]).map_err(|why| format!("lane {lane}: {why}"))?;
        }
        self.put(d, out);
        Ok(())
    }

    fn fused(&mut self, d: Ymm, a: Src, b: Src, c: Src, minus: bool) -> Result<(), String> {
        self.peaks.fma += 1;
        let (a, b, c) = (self.source(a)?, self.source(b)?, self.source(c)?);
        let mut out = a;
        for lane in 0..4 {
            out[lane] = self
                .product(&a[lane], &b[lane], &c[lane], minus)
                .map_err(|why| format!("lane {lane}: {why}"))?;
        }
        self.put(d, out);
        Ok(())
    }

    /// Rule 1 for a result in the interval of `v`.
    fn exact(&mut self, v: Value) -> Result<Value, String> {
        let (low, high) = self.range(&v);
        let size = low.abs().max(high.abs()) >> v.grain;
        if size > 1 << 53 {
            return Err(format!("not exact: up to {:.3}·2^53 units of 2^{}", ratio(size, 53), v.grain));
        }
        if v.grain < 49 {
            self.peaks.exact = self.peaks.exact.max(size);
        }
        Ok(v)
    }

    /// Rule 2 for a result in the interval of `v`.
    fn near_k(&mut self, v: Value) -> Result<Value, String> {
        let (low, high) = self.range(&v);
        let reach = (low - K).abs().max((high - K).abs());
        if reach >= REACH {
            return Err(format!("|S - K| up to {:.3}·2^100", ratio(reach, 100)));
        }
        self.peaks.chain = self.peaks.chain.max(reach);
        Ok(v)
    }

    /// Masses of one column over distinct rows add up; any other pair is turned into intervals.
    fn merge(&self, a: &Value, b: &Value) -> (Value, Value, Option<Mass>) {
        match (a.mass, b.mass) {
            (Some(x), Some(y)) if x.column == y.column && x.shift == y.shift && x.rows & y.rows == 0 => {
                let mass = Mass { rows: x.rows | y.rows, weight: x.weight.max(y.weight), ..x };
                (*a, *b, Some(mass))
            }
            (Some(mass), None) | (None, Some(mass)) => (*a, *b, Some(mass)),
            _ => (self.flat(a), self.flat(b), None),
        }
    }

    fn flat(&self, v: &Value) -> Value {
        let (low, high) = self.range(v);
        Value { low, high, mass: None, ..*v }
    }

    fn sum(&mut self, a: &Value, b: &Value) -> Result<Value, String> {
        let (k, x) = if is_k(a) { (a, b) } else { (b, a) };
        if is_k(k) && x.grain < 49 {
            let (low, high) = self.range(x);
            // the nearest multiples of 2^49, ties either way
            let low = -((HALF - low) >> 49) << 49;
            let high = (high + HALF) >> 49 << 49;
            let v = self.value(K + low, K + high, 49, Origin::Biased(x.id));
            return self.near_k(v);
        }
        let (a, b, mass) = self.merge(a, b);
        let v = self.value(a.low + b.low, a.high + b.high, a.grain.min(b.grain), Origin::Other);
        self.exact(Value { mass, ..v })
    }

    fn difference(&mut self, a: &Value, b: &Value) -> Result<Value, String> {
        let (flat_a, flat_b) = (self.flat(a), self.flat(b));
        let (low, high) = (flat_a.low - flat_b.high, flat_a.high - flat_b.low);
        let grain = a.grain.min(b.grain);
        let v = match (a.origin, b.origin) {
            (_, Origin::Chain { previous, factors, product: (low, high), .. }) if previous == a.id => {
                let error = if (low, high) == (0, 0) { 0 } else { HALF };
                self.value(-high - error, -low + error, 49, Origin::MinusHigh(factors))
            }
            (Origin::Chain { from_k: true, factors, product: (low, high), .. }, _) if is_k(b) => {
                self.value(low - HALF, high + HALF, 49, Origin::High(factors))
            }
            (Origin::Biased(of), _) if is_k(b) => self.value(low, high, 49, Origin::Rounded(of)),
            (_, Origin::Rounded(of)) if of == a.id => {
                // rule 4; a value that is small already rounds to zero and remains
                let small = flat_a.low >= -HALF && flat_a.high <= HALF;
                let (low, high) = if small { (flat_a.low, flat_a.high) } else { (-HALF, HALF) };
                self.value(low, high, a.grain, Origin::Other)
            }
            _ => {
                // a mass of `a` survives the subtraction of something without one
                let (low, high, mass) = if b.mass.is_none() {
                    (a.low - b.high, a.high - b.low, a.mass)
                } else {
                    (low, high, None)
                };
                Value { mass, ..self.value(low, high, grain, Origin::Other) }
            }
        };
        self.exact(v)
    }

    /// a·b ± c.
    fn product(&mut self, a: &Value, b: &Value, c: &Value, minus: bool) -> Result<Value, String> {
        if let (Origin::Power(e), x) | (x, Origin::Power(e)) = (a.origin, b.origin) {
            let _ = x;
            let scaled = self.scaled(if matches!(a.origin, Origin::Power(_)) { b } else { a }, e)?;
            return if minus { self.difference(&scaled, c) } else { self.sum(&scaled, c) };
        }
        let factors = (a.id.min(b.id), a.id.max(b.id));
        match c.origin {
            Origin::MinusHigh(of) | Origin::High(of)
                if of == factors && minus == matches!(c.origin, Origin::High(_)) =>
            {
                // nothing is lost of nothing
                let lost = if is_zero(a) || is_zero(b) { 0 } else { HALF };
                return Ok(self.value(-lost, lost, (a.grain + b.grain).min(48), Origin::Other));
            }
            _ => {}
        }
        let (flat_a, flat_b) = (self.flat(a), self.flat(b));
        let corners = [
            flat_a.low.checked_mul(flat_b.low),
            flat_a.low.checked_mul(flat_b.high),
            flat_a.high.checked_mul(flat_b.low),
            flat_a.high.checked_mul(flat_b.high),
        ];
        let corners: Option<Vec<i128>> = corners.into_iter().collect();
        let corners = corners.ok_or("product beyond every bound")?;
        let low = *corners.iter().min().expect("four corners");
        let high = *corners.iter().max().expect("four corners");
        let (c_low, c_high) = self.range(c);
        if minus || c.grain < 49 || c_low <= K - REACH || c_high >= K + REACH {
            let (c_low, c_high) = if minus { (-c_high, -c_low) } else { (c_low, c_high) };
            let grain = (a.grain + b.grain).min(c.grain).min(WHOLE);
            let v = self.value(low + c_low, high + c_high, grain, Origin::Other);
            return self.exact(v);
        }
        if is_zero(a) || is_zero(b) {
            // a multiple of 2^49 stays what it is
            let origin = Origin::Chain { previous: c.id, from_k: is_k(c), factors, product: (0, 0) };
            return Ok(Value { mass: c.mass, ..self.value(c.low, c.high, 49, origin) });
        }
        let origin = Origin::Chain { previous: c.id, from_k: is_k(c), factors, product: (low, high) };
        let (entry, other) = if a.cell.is_some() { (a, flat_b) } else { (b, flat_a) };
        if let Some((row, column)) = entry.cell {
            // what a digit has beyond the common bound counts on its own: else one long digit would lengthen all
            let size = other.low.abs().max(other.high.abs());
            let weight = size.min(self.digit);
            let excess = (size - weight) * self.columns[column].entry + HALF;
            let mass = Mass { column, rows: 1 << row, weight, shift: 0 };
            let v = self.value(-excess, excess, 49, origin);
            let (x, y, mass) = self.merge(c, &Value { mass: Some(mass), ..v });
            return self.near_k(Value { low: x.low + y.low, high: x.high + y.high, mass, ..v });
        }
        let v = self.value(c.low + low - HALF, c.high + high + HALF, 49, origin);
        self.near_k(Value { mass: c.mass, ..v })
    }

    /// x·2^e, exact.
    fn scaled(&mut self, x: &Value, e: i32) -> Result<Value, String> {
        if e == 0 {
            return Ok(*x);
        }
        let Some(grain) = x.grain.checked_add_signed(e) else {
            return Err("a product below one".into());
        };
        let shift = |n: i128| if e < 0 { n >> -e } else { n << e };
        let v = self.value(shift(x.low), -shift(-x.high), grain.min(WHOLE), Origin::Other);
        let mass = match x.mass {
            Some(mass) if e < 0 => Some(Mass { shift: mass.shift + e.unsigned_abs(), ..mass }),
            Some(_) => return Err("a mass is scaled up".into()),
            None => None,
        };
        Ok(Value { mass, ..v })
    }
}

fn is_zero(v: &Value) -> bool {
    v.low == 0 && v.high == 0 && v.mass.is_none() && !matches!(v.origin, Origin::Power(_))
}

fn is_k(v: &Value) -> bool {
    v.low == K && v.high == K && v.mass.is_none()
}

/// `n / 2^power` for messages.
pub fn ratio(n: i128, power: u32) -> f64 {
    n as f64 / (1i128 << power) as f64
}
