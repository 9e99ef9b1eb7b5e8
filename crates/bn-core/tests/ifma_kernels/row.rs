//! Row kernels: one or two numbers lie across the lanes of a few vectors.
//!
//! A number has `lanes` = 8 / numbers lanes and V = `vectors` vectors; vector t, lane l holds digit V·l + t. To shift a
//! number by one digit, vectors change their names (t becomes t − 1), and only the lowest one moves by a lane to become
//! the highest. Of two numbers the lanes alternate (p0 q0 p1 q1 …), so that the digit i of both is one 16-byte broadcast.

use std::fmt::Write;

/// One member of the family of row kernels.
#[derive(Clone, Copy)]
pub struct Shape {
    /// 1 or 2
    pub numbers: usize,
    /// V
    pub vectors: usize,
    /// n: the digits in use; the others are zero
    pub digits: usize,
    /// Whether a·b and q·M have accumulators of their own: below 16 cycles a step, four dependent products are too many.
    pub split: bool,
}

const U: usize = 0;

/// The register plan and the text so far.
struct Row {
    shape: Shape,
    text: String,
    /// step number: the vector of position t is `U + (t + step) % V`
    step: usize,
}

/// Registers with one job, counted down from zmm31.
const ZERO: usize = 31;
const B: usize = 30;
const B_BEFORE: usize = 29;
const Q: usize = 28;
const Q_BEFORE: usize = 27;
const Q_NEXT: usize = 26;
const SUM: usize = 25;
const CARRY: usize = 24;
/// Free for operands in the loop; constants of the normalisation come from memory.
const FIRST_SPECIAL: usize = 24;

impl Row {
    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        writeln!(self.text, "    {text}").unwrap();
    }

    fn note(&mut self, text: &str) {
        writeln!(self.text, "    # {text}").unwrap();
    }

    fn label(&mut self, number: usize) {
        writeln!(self.text, "{number}:").unwrap();
    }

    /// The accumulator of a·b (and of everything, unless split) at position t.
    fn u(&self, t: usize) -> usize {
        U + (t + self.step) % self.shape.vectors
    }

    /// The accumulator of q·M at position t.
    fn w(&self, t: usize) -> usize {
        if self.shape.split { self.shape.vectors + self.u(t) } else { self.u(t) }
    }

    /// The number of accumulators.
    fn accumulators(&self) -> usize {
        self.shape.vectors << usize::from(self.shape.split)
    }

    /// Vector t of the multiplicand a: a register while there are any, else memory.
    fn a(&self, t: usize) -> String {
        let register = self.accumulators() + t;
        if register < FIRST_SPECIAL {
            format!("zmm{register}")
        } else {
            format!("zmmword ptr [rdi + {}]", 64 * t)
        }
    }

    /// Vector t of M.
    fn m(&self, t: usize) -> String {
        let register = self.accumulators() + self.shape.vectors + t;
        if register < FIRST_SPECIAL {
            format!("zmm{register}")
        } else {
            format!("zmmword ptr [rdx + {}]", 64 * t)
        }
    }

    /// Vector t of the true modulus m.
    fn true_m(&self, t: usize) -> String {
        format!("zmmword ptr [rdx + {}]", 64 * (self.shape.vectors + t))
    }

    /// The constant vectors behind M and m: n0, 2^52 − 1, 1.
    fn constant(&self, index: usize) -> String {
        format!("zmmword ptr [rdx + {}]", 64 * (2 * self.shape.vectors + index))
    }

    fn low(&mut self, acc: usize, x: &str, y: usize) {
        self.line(format_args!("vpmadd52luq zmm{acc}, zmm{y}, {x}"));
    }

    fn high(&mut self, acc: usize, x: &str, y: usize) {
        self.line(format_args!("vpmadd52huq zmm{acc}, zmm{y}, {x}"));
    }

    /// Digit `r8[t]` of the multiplier in all lanes of its number.
    fn load_digit(&mut self, t: usize) {
        match self.shape.numbers {
            1 => self.line(format_args!("vpbroadcastq zmm{B}, qword ptr [r8 + {}]", 64 * t)),
            _ => self.line(format_args!("vbroadcasti64x2 zmm{B}, xmmword ptr [r8 + {}]", 64 * t)),
        }
    }

    /// Each number's lowest lane in all its lanes.
    fn spread_lowest(&mut self, out: usize, from: usize) {
        match self.shape.numbers {
            1 => self.line(format_args!("vpbroadcastq zmm{out}, xmm{from}")),
            _ => self.line(format_args!("vshufi64x2 zmm{out}, zmm{from}, zmm{from}, 0")),
        }
    }

    /// Each number's lowest lane shifted right by 52 bits, zero in the others.
    fn carry_of_lowest(&mut self, out: usize, from: usize) {
        match self.shape.numbers {
            1 => self.line(format_args!("vpsrlq zmm{out}{{k1}}{{z}}, zmm{from}, 52")),
            _ => self.line(format_args!("vpsrlq xmm{out}, xmm{from}, 52")),
        }
    }

    /// Every lane's value in the lane below, zero in the highest.
    fn lane_down(&mut self, out: usize, from: usize) {
        let numbers = self.shape.numbers;
        self.line(format_args!("valignq zmm{out}, zmm{ZERO}, zmm{from}, {numbers}"));
    }

    /// All products of position t in one step but the one by the newest quotient digit.
    fn products_but_newest(&mut self, t: usize) {
        let (u, w, a, m) = (self.u(t), self.w(t), self.a(t), self.m(t));
        self.high(u, &a, B_BEFORE);
        self.high(w, &m, Q_BEFORE);
        self.low(u, &a, B);
    }

    /// One digit of the multiplier and one quotient digit; `t` is the digit's vector.
    fn full_step(&mut self, t: usize) {
        self.note(&format!("step, digit in vector {t}"));
        self.load_digit(t);
        self.products_but_newest(0);
        let (u, w, m) = (self.u(0), self.w(0), self.m(0));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
        self.low(w, &m, Q);
        let sum = if self.shape.split {
            self.line(format_args!("vpaddq zmm{SUM}, zmm{u}, zmm{w}"));
            self.line(format_args!("vpxorq zmm{w}, zmm{w}, zmm{w}"));
            SUM
        } else {
            u
        };
        self.spread_lowest(Q_NEXT, sum);
        self.carry_of_lowest(CARRY, sum);
        self.lane_down(u, sum);
        for t in 1..self.shape.vectors {
            self.products_but_newest(t);
            let (w, m) = (self.w(t), self.m(t));
            self.low(w, &m, Q);
        }
        self.line(format_args!("vmovdqa64 zmm{Q_BEFORE}, zmm{Q}"));
        self.line(format_args!("vmovdqa64 zmm{Q}, zmm{Q_NEXT}"));
        self.line(format_args!("vmovdqa64 zmm{B_BEFORE}, zmm{B}"));
        self.step += 1;
    }

    /// The last digit: the quotient digit is for the true modulus; then the upper halves that are still due.
    fn last_step(&mut self, t: usize) {
        self.note(&format!("last step, digit in vector {t}: the true modulus"));
        self.load_digit(t);
        for t in 0..self.shape.vectors {
            self.products_but_newest(t);
            let (u, w, m) = (self.u(t), self.w(t), self.m(t));
            self.low(w, &m, Q);
            if self.shape.split {
                self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{w}"));
            }
            if t == 0 {
                self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
                self.line(format_args!("vpxorq zmm{SUM}, zmm{SUM}, zmm{SUM}"));
                let n0 = self.constant(0);
                self.low(SUM, &n0, u);
                self.spread_lowest(Q_NEXT, SUM);
            }
        }
        for t in 0..self.shape.vectors {
            let (u, m) = (self.u(t), self.true_m(t));
            self.low(u, &m, Q_NEXT);
        }
        let (lowest, next) = (self.u(0), self.u(1));
        self.carry_of_lowest(CARRY, lowest);
        self.lane_down(lowest, lowest);
        self.line(format_args!("vpaddq zmm{next}, zmm{next}, zmm{CARRY}"));
        self.step += 1;
        for t in 0..self.shape.vectors {
            let (u, a, m, true_m) = (self.u(t), self.a(t), self.m(t), self.true_m(t));
            self.high(u, &a, B);
            self.high(u, &m, Q);
            self.high(u, &true_m, Q_NEXT);
        }
    }

    /// Digits below 2^52 from column sums: a ripple through the vectors, the lanes' carries to the next lanes, and a
    /// second ripple with the carries that it can yet cause, which a look-ahead over whole lanes knows beforehand.
    fn normalise(&mut self) {
        self.note("normalise");
        let last = self.shape.vectors - 1;
        let (mask, one) = (self.constant(1), self.constant(2));
        let (all, mask_register) = (Q_NEXT, Q);
        self.line(format_args!("vmovdqa64 zmm{mask_register}, {mask}"));
        for t in 0..=last {
            let u = self.u(t);
            self.line(format_args!("vpsrlq zmm{CARRY}, zmm{u}, 52"));
            self.line(format_args!("vpandq zmm{u}, zmm{u}, zmm{mask_register}"));
            if t < last {
                let next = self.u(t + 1);
                self.line(format_args!("vpaddq zmm{next}, zmm{next}, zmm{CARRY}"));
            }
        }
        let first = self.u(0);
        let kept = 8 - self.shape.numbers;
        self.line(format_args!("valignq zmm{CARRY}, zmm{CARRY}, zmm{ZERO}, {kept}"));
        self.line(format_args!("vpaddq zmm{first}, zmm{first}, zmm{CARRY}"));
        // a lane generates a carry if its first digit overflows and all others are full, propagates if all are full
        let second = self.u(1);
        self.line(format_args!("vmovdqa64 zmm{all}, zmm{second}"));
        for t in 2..=last {
            let u = self.u(t);
            self.line(format_args!("vpandq zmm{all}, zmm{all}, zmm{u}"));
        }
        self.line(format_args!("vpcmpeqq k4, zmm{all}, zmm{mask_register}"));
        self.line(format_args!("vpcmpuq k2{{k4}}, zmm{first}, zmm{mask_register}, 6"));
        self.line(format_args!("vpcmpeqq k3{{k4}}, zmm{first}, zmm{mask_register}"));
        self.line(format_args!("kmovb eax, k2"));
        self.line(format_args!("kmovb r10d, k3"));
        match self.shape.numbers {
            1 => {
                self.line(format_args!("lea eax, [r10 + 2*rax]"));
                self.line(format_args!("xor eax, r10d"));
            }
            _ => {
                // Two bits a lane. Nothing is added to lane 0, so that lane 1 is the first to generate; its carry may
                // run through lane 2; lane 3 is the last.
                self.line(format_args!("lea r11d, [4*rax]"));
                self.line(format_args!("and r11d, r10d"));
                self.line(format_args!("or eax, r11d"));
                self.line(format_args!("shl eax, 2"));
            }
        }
        self.line(format_args!("kmovb k2, eax"));
        self.line(format_args!("vpaddq zmm{first}{{k2}}, zmm{first}, {one}"));
        for t in 0..=last {
            let u = self.u(t);
            if t < last {
                let next = self.u(t + 1);
                self.line(format_args!("vpsrlq zmm{CARRY}, zmm{u}, 52"));
                self.line(format_args!("vpaddq zmm{next}, zmm{next}, zmm{CARRY}"));
            }
            self.line(format_args!("vpandq zmm{u}, zmm{u}, zmm{mask_register}"));
            self.line(format_args!("vmovdqa64 zmmword ptr [rdi + {}], zmm{u}", 64 * t));
        }
    }

    fn kernel(&mut self) {
        let Shape { numbers, vectors, digits, .. } = self.shape;
        let lanes = digits.div_ceil(vectors);
        let tail = digits - vectors * (lanes - 1);
        self.line(format_args!("vpxorq zmm{ZERO}, zmm{ZERO}, zmm{ZERO}"));
        if numbers == 1 {
            self.line(format_args!("mov eax, 1"));
            self.line(format_args!("kmovb k1, eax"));
        }
        for t in 0..vectors {
            let m = self.m(t);
            if !m.contains('[') {
                self.line(format_args!("vmovdqa64 {m}, zmmword ptr [rdx + {}]", 64 * t));
            }
        }
        self.note("one product per pass: squares of the accumulator, at last the operand");
        self.label(2);
        self.line(format_args!("mov r8, rdi"));
        self.line(format_args!("test rcx, rcx"));
        self.line(format_args!("cmovz r8, rsi"));
        for t in 0..vectors {
            let a = self.a(t);
            if !a.contains('[') {
                self.line(format_args!("vmovdqa64 {a}, zmmword ptr [rdi + {}]", 64 * t));
            }
        }
        for register in (0..self.accumulators()).chain([B_BEFORE, Q, Q_BEFORE, CARRY]) {
            self.line(format_args!("vpxorq zmm{register}, zmm{register}, zmm{register}"));
        }
        self.line(format_args!("mov r9d, {}", lanes - 1));
        self.note("the digits of all lanes but the last");
        self.label(3);
        for t in 0..vectors {
            self.full_step(t);
        }
        self.line(format_args!("add r8, {}", 8 * numbers));
        self.line(format_args!("dec r9d"));
        self.line(format_args!("jnz 3b"));
        self.note("the last lane's digits");
        self.step = 0;
        for t in 0..tail - 1 {
            self.full_step(t);
        }
        self.last_step(tail - 1);
        self.normalise();
        self.line(format_args!("dec rcx"));
        self.line(format_args!("jns 2b"));
        self.line(format_args!("vzeroupper"));
        self.line(format_args!("ret"));
    }
}

/// The text of one kernel: the arithmetic of `power(acc, operand, modulus, squarings)`.
pub fn power(shape: Shape) -> String {
    let mut row = Row { shape, text: String::new(), step: 0 };
    row.kernel();
    row.text
}

/// The text of `lookup(out, table, index, entries, stride)`: `vectors` vectors of an entry, the table read in full.
pub fn lookup(vectors: usize) -> String {
    let mut text = String::new();
    let mut line = |s: String| writeln!(text, "    {s}").unwrap();
    line("vmovdqa64 zmm31, zmmword ptr [rdx]".into());
    line("vpxorq zmm30, zmm30, zmm30".into());
    line("vpternlogd zmm29, zmm29, zmm29, 255".into());
    for t in 0..vectors {
        line(format!("vpxorq zmm{t}, zmm{t}, zmm{t}"));
    }
    line("2:".into());
    line("vpcmpeqq k1, zmm30, zmm31".into());
    line("vpsubq zmm30, zmm30, zmm29".into());
    for t in 0..vectors {
        line(format!("vmovdqa64 zmm{t}{{k1}}, zmmword ptr [rsi + {}]", 64 * t));
    }
    line("add rsi, r8".into());
    line("dec rcx".into());
    line("jnz 2b".into());
    for t in 0..vectors {
        line(format!("vmovdqa64 zmmword ptr [rdi + {}], zmm{t}", 64 * t));
    }
    line("vzeroupper".into());
    line("ret".into());
    text
}
