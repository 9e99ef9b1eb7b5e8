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

    /// The accumulator of a·b at position t. Sums of two kinds halve the number of products that wait for each other.
    fn u(&self, t: usize) -> usize {
        U + (t + self.step) % self.shape.vectors
    }

    /// The accumulator of q·M at position t.
    fn w(&self, t: usize) -> usize {
        self.shape.vectors + self.u(t)
    }

    /// The number of accumulators.
    fn accumulators(&self) -> usize {
        2 * self.shape.vectors
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

    /// One digit of the multiplier and one quotient digit; `t` is the digit's vector.
    ///
    /// Due in this frame: lower halves of a·(this digit) and M·q of two steps before, upper halves of those of one step
    /// earlier, since position j + 1 of the last frame is position j of this one.
    fn step(&mut self, t: usize) {
        self.note(&format!("step, digit in vector {t}"));
        self.load_digit(t);
        // position 0 first, which decides the next quotient digit; then by kind, so that neighbours do not wait
        self.products(0..1);
        let (u, w) = (self.u(0), self.w(0));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
        self.line(format_args!("vpaddq zmm{SUM}, zmm{u}, zmm{w}"));
        self.line(format_args!("vpxorq zmm{w}, zmm{w}, zmm{w}"));
        self.carry_of_lowest(CARRY, SUM);
        self.lane_down(u, SUM);
        self.products(1..self.shape.vectors);
        self.line(format_args!("vmovdqa64 zmm{Q_BEFORE}, zmm{Q}"));
        self.line(format_args!("vmovdqa64 zmm{Q}, zmm{Q_NEXT}"));
        self.spread_lowest(Q_NEXT, SUM);
        self.line(format_args!("vmovdqa64 zmm{B_BEFORE}, zmm{B}"));
        self.step += 1;
    }

    /// All products that are due in this frame for some positions.
    fn products(&mut self, positions: std::ops::Range<usize>) {
        for t in positions.clone() {
            let (u, a) = (self.u(t), self.a(t));
            self.high(u, &a, B_BEFORE);
        }
        for t in positions.clone() {
            let (w, m) = (self.w(t), self.m(t));
            self.high(w, &m, Q_BEFORE);
        }
        for t in positions.clone() {
            let (u, a) = (self.u(t), self.a(t));
            self.low(u, &a, B);
        }
        for t in positions {
            let (w, m) = (self.w(t), self.m(t));
            self.low(w, &m, Q);
        }
    }

    /// One of the last two digits: the quotient digit is for the true modulus, q = −m⁻¹·(lowest digit), and all of q·m
    /// is added here and now. Leaves q in SUM, whose upper halves are due in the next frame.
    fn true_step(&mut self, t: usize) {
        self.note(&format!("the true modulus, digit in vector {t}"));
        self.load_digit(t);
        let vectors = self.shape.vectors;
        self.products(0..1);
        let (u, w) = (self.u(0), self.w(0));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{w}"));
        self.line(format_args!("vpxorq zmm{w}, zmm{w}, zmm{w}"));
        self.line(format_args!("vpxorq zmm{SUM}, zmm{SUM}, zmm{SUM}"));
        let k = self.constant(0);
        self.low(SUM, &k, u);
        self.spread_lowest(SUM, SUM);
        self.products(1..vectors);
        for t in 0..vectors {
            let (u, m) = (self.u(t), self.true_m(t));
            self.low(u, &m, SUM);
        }
        self.carry_of_lowest(CARRY, u);
        self.lane_down(u, u);
        self.step += 1;
        for t in 0..vectors {
            let (w, m) = (self.w(t), self.true_m(t));
            self.high(w, &m, SUM);
        }
        self.line(format_args!("vmovdqa64 zmm{Q_BEFORE}, zmm{Q}"));
        self.line(format_args!("vmovdqa64 zmm{Q}, zmm{Q_NEXT}"));
        self.line(format_args!("vmovdqa64 zmm{B_BEFORE}, zmm{B}"));
    }

    /// The upper halves that are due in the frame of the result. No quotient digit but the last two is younger than
    /// `Q_BEFORE`, which is that of the last step before them.
    fn last_halves(&mut self) {
        self.note("what is still due");
        let u = self.u(0);
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
        for t in 0..self.shape.vectors {
            let (u, a) = (self.u(t), self.a(t));
            self.high(u, &a, B_BEFORE);
        }
        for t in 0..self.shape.vectors {
            let (w, m) = (self.w(t), self.m(t));
            self.high(w, &m, Q_BEFORE);
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
            let (u, w) = (self.u(t), self.w(t));
            self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{w}"));
        }
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
        // w(t): where all digits of the lane between 0 and t are full
        let mut full = self.u(1);
        for t in 2..=last {
            let (u, next) = (self.u(t), if t < last { self.w(t + 1) } else { all });
            if t == 2 {
                let third = self.w(2);
                self.line(format_args!("vmovdqa64 zmm{third}, zmm{full}"));
            }
            self.line(format_args!("vpandq zmm{next}, zmm{full}, zmm{u}"));
            full = next;
        }
        self.line(format_args!("vpcmpeqq k4, zmm{full}, zmm{mask_register}"));
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
        self.line(format_args!("vpsrlq zmm{CARRY}, zmm{first}, 52"));
        for t in 0..=last {
            let u = self.u(t);
            // The first digit's carry (0 or 1) runs up to digit t if all digits between are full.
            if t == 1 {
                self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
            } else if t > 1 {
                let full = self.w(t);
                self.line(format_args!("vpaddq zmm{full}, zmm{full}, zmm{CARRY}"));
                self.line(format_args!("vpsrlq zmm{full}, zmm{full}, 52"));
                self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{full}"));
            }
            self.line(format_args!("vpandq zmm{u}, zmm{u}, zmm{mask_register}"));
            self.line(format_args!("vmovdqa64 zmmword ptr [rdi + {}], zmm{u}", 64 * t));
            let a = self.a(t);
            if !a.contains('[') {
                self.line(format_args!("vmovdqa64 {a}, zmm{u}"));
            }
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
        for t in 0..vectors {
            let a = self.a(t);
            if !a.contains('[') {
                self.line(format_args!("vmovdqa64 {a}, zmmword ptr [rdi + {}]", 64 * t));
            }
        }
        self.note("one product per pass: squares of the accumulator, at last the operand");
        self.label(2);
        self.line(format_args!("mov r8, rdi"));
        self.line(format_args!("test rcx, rcx"));
        self.line(format_args!("cmovz r8, rsi"));
        for register in (0..self.accumulators()).chain([B_BEFORE, Q, Q_BEFORE, Q_NEXT, CARRY]) {
            self.line(format_args!("vpxorq zmm{register}, zmm{register}, zmm{register}"));
        }
        self.line(format_args!("mov r9d, {}", lanes - 1));
        self.note("the digits of all lanes but the last");
        self.label(3);
        for t in 0..vectors {
            self.step(t);
        }
        self.line(format_args!("add r8, {}", 8 * numbers));
        self.line(format_args!("dec r9d"));
        self.line(format_args!("jnz 3b"));
        self.note("the last lane's digits");
        self.step = 0;
        for t in 0..tail - 2 {
            self.step(t);
        }
        self.true_step(tail - 2);
        self.true_step(tail - 1);
        self.last_halves();
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
