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
    /// whether a is still the [nominal](Row::first_ripple) one
    nominal: bool,
}

/// Registers with one job, counted down from zmm31.
const ZERO: usize = 31;
const B: usize = 30;
const LANE_CARRIES: usize = 29;
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
        match self.a_register(t) {
            Some(register) => format!("zmm{register}"),
            None if self.nominal => self.nominal_place(t),
            None => format!("zmmword ptr [rdi + {}]", 64 * t),
        }
    }

    fn a_register(&self, t: usize) -> Option<usize> {
        Some(self.accumulators() + t).filter(|&register| register < FIRST_SPECIAL)
    }

    /// Where vector t of the nominal digits is in memory: behind M, m and the constants.
    fn nominal_place(&self, t: usize) -> String {
        format!("zmmword ptr [rdx + {}]", self.nominal_offset() + 64 * t)
    }

    fn nominal_offset(&self) -> usize {
        64 * (2 * self.shape.vectors + 4)
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

    /// The constant vectors behind M and m: k, 2^52 − 1, 1, and the second
    /// digit of k = −m⁻¹ mod 2^104.
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
    fn load_digit(&mut self, out: usize, t: usize) {
        match self.shape.numbers {
            1 => self.line(format_args!("vpbroadcastq zmm{out}, qword ptr [r8 + {}]", 64 * t)),
            _ => self.line(format_args!("vbroadcasti64x2 zmm{out}, xmmword ptr [r8 + {}]", 64 * t)),
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

    /// One digit of the multiplier and one quotient digit; `t` is the digit's vector. `first` of the first three steps
    /// leave out the quotient digits that are not there yet.
    ///
    /// In this frame: lower halves of a·(this digit), lower halves of M·q of two steps before, upper halves of M·q of three
    /// steps before. In the next one: upper halves of a·(this digit).
    fn step(&mut self, t: usize, first: Option<usize>) {
        self.note(&format!("step, digit in vector {t}"));
        self.load_digit(B, t);
        // position 0 first, which decides the next quotient digit; then by kind, so that neighbours do not wait
        self.products(0..1, first);
        let (u, w) = (self.u(0), self.w(0));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
        self.line(format_args!("vpaddq zmm{SUM}, zmm{u}, zmm{w}"));
        self.line(format_args!("vpxorq zmm{w}, zmm{w}, zmm{w}"));
        self.carry_of_lowest(CARRY, SUM);
        self.lane_down(u, SUM);
        self.products(1..self.shape.vectors, first);
        self.next_frame();
        self.line(format_args!("vmovdqa64 zmm{Q_BEFORE}, zmm{Q}"));
        self.line(format_args!("vmovdqa64 zmm{Q}, zmm{Q_NEXT}"));
        self.spread_lowest(Q_NEXT, SUM);
    }

    /// All products that are due in this frame for some positions.
    fn products(&mut self, positions: std::ops::Range<usize>, first: Option<usize>) {
        if first.is_none_or(|step| step >= 3) {
            for t in positions.clone() {
                let (w, m) = (self.w(t), self.m(t));
                self.high(w, &m, Q_BEFORE);
            }
        }
        for t in positions.clone() {
            let (u, a) = (self.u(t), self.a(t));
            self.low(u, &a, B);
        }
        if first.is_none_or(|step| step >= 2) {
            for t in positions {
                let (w, m) = (self.w(t), self.m(t));
                self.low(w, &m, Q);
            }
        }
    }

    /// Position j + 1 of this frame is position j of the next, where the upper halves of a·(this digit) belong.
    fn next_frame(&mut self) {
        self.step += 1;
        for t in 0..self.shape.vectors {
            let (u, a) = (self.u(t), self.a(t));
            self.high(u, &a, B);
        }
    }

    /// The last two digits, in vectors t and t + 1: both quotient digits are for the true modulus, and found together,
    /// (q1, q0) = k·(z1, z0) mod 2^104 for the lowest two column sums z and k = −m⁻¹, so that q1 need not wait for q0's
    /// products. What is due to sums that have yet to be shifted, those of z0 and z1, goes to the other accumulators.
    fn true_steps(&mut self, t: usize) {
        let last = self.shape.vectors - 1;
        let (q0, q1, x, y, second_b) = (SUM, Q_BEFORE, Q_BEFORE, CARRY, LANE_CARRIES);
        let (k0, k1) = (self.constant(0), self.constant(3));
        self.note("the last two digits, by the true modulus");
        self.load_digit(B, t);
        self.load_digit(second_b, t + 1);
        self.products(0..1, None);
        let (z0, w) = (self.u(0), self.w(0));
        self.line(format_args!("vpaddq zmm{z0}, zmm{z0}, zmm{CARRY}"));
        self.line(format_args!("vpaddq zmm{z0}, zmm{z0}, zmm{w}"));
        self.clear(w);
        self.clear(q0);
        self.low(q0, &k0, z0);
        self.spread_lowest(q0, q0);
        self.products(1..last + 1, None);
        self.clear(x);
        self.high(x, &k0, z0);
        self.low(x, &k1, z0);
        self.line(format_args!("vpsrlq zmm{y}, zmm{z0}, 52"));
        self.low(x, &k0, y);

        self.step += 1;
        self.due_later(0, B, second_b, [Q, Q_NEXT]);
        let (z1, w) = (self.u(0), self.w(0));
        self.line(format_args!("vpaddq zmm{z1}, zmm{z1}, zmm{w}"));
        self.clear(w);
        self.clear(y);
        self.low(y, &k0, z1);
        self.line(format_args!("vpaddq zmm{y}, zmm{y}, zmm{x}"));
        self.spread_lowest(q1, y);
        for t in 1..=last {
            self.due_later(t, B, second_b, [Q, Q_NEXT]);
        }
        self.step += 1;
        for t in 0..=last {
            let (acc, a) = (if t + 2 > last { self.w(t) } else { self.u(t) }, self.a(t));
            self.high(acc, &a, second_b);
        }
        for t in 0..=last {
            let (w, m) = (self.w(t), self.m(t));
            self.high(w, &m, Q_NEXT);
        }
        self.step -= 2;

        for t in 0..=last {
            let (u, m) = (self.u(t), self.true_m(t));
            self.low(u, &m, q0);
        }
        self.carry_of_lowest(CARRY, z0);
        self.lane_down(z0, z0);
        self.step += 1;
        for t in 0..=last {
            // not w(0), which already has what is due in the next frame
            let (u, w, m) = (self.u(t), self.w(t), self.true_m(t));
            self.high(if t == 0 { u } else { w }, &m, q0);
            self.low(u, &m, q1);
        }
        self.line(format_args!("vpaddq zmm{z1}, zmm{z1}, zmm{CARRY}"));
        self.carry_of_lowest(CARRY, z1);
        self.lane_down(z1, z1);
        self.step += 1;
        for t in 0..=last {
            let (w, m) = (self.w(t), self.true_m(t));
            self.high(w, &m, q1);
        }
        let u = self.u(0);
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{CARRY}"));
    }

    /// In the frame of the last digit at position t: upper halves of a·(the digit before), lower ones of a·(this digit),
    /// upper and lower ones of M·(the quotient digits `q`).
    fn due_later(&mut self, t: usize, before: usize, b: usize, q: [usize; 2]) {
        let (u, w) = (self.u(t), self.w(t));
        let (acc, a, m) = (if t + 1 == self.shape.vectors { w } else { u }, self.a(t), self.m(t));
        self.high(acc, &a, before);
        self.high(w, &m, q[0]);
        self.low(acc, &a, b);
        self.low(w, &m, q[1]);
    }

    fn clear(&mut self, register: usize) {
        self.line(format_args!("vpxorq zmm{register}, zmm{register}, zmm{register}"));
    }

    /// The *nominal* digits from column sums, to the registers of a and to memory, by a ripple through the vectors. What
    /// each lane would carry to the next one stays in `LANE_CARRIES`. Those of the lowest lane are true: nothing is carried to it.
    fn first_ripple(&mut self) {
        self.note("nominal digits");
        let last = self.shape.vectors - 1;
        let mask = self.constant(1);
        self.nominal = true;
        self.line(format_args!("vmovdqa64 zmm{Q}, {mask}"));
        for t in 0..=last {
            let (u, w) = (self.u(t), self.w(t));
            let (digit, place) = (self.a_register(t).unwrap_or(u), self.nominal_place(t));
            self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{w}"));
            if t > 0 {
                self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{LANE_CARRIES}"));
            }
            self.line(format_args!("vpsrlq zmm{LANE_CARRIES}, zmm{u}, 52"));
            self.line(format_args!("vpandq zmm{digit}, zmm{u}, zmm{Q}"));
            self.line(format_args!("vmovdqa64 {place}, zmm{digit}"));
        }
    }

    /// After the digits of the lowest lane, which met the nominal a: their products with the lane carries. A lane carry is
    /// due at the first position of the next lane, digit t at t positions more; all this is a lane lower in this frame.
    fn lane_carry_products(&mut self) {
        self.note("the first lane's digits by the lane carries");
        let last = self.shape.vectors - 1;
        for t in 0..=last {
            self.load_digit(B, t);
            let u = self.u(t);
            self.low(u, &format!("zmm{LANE_CARRIES}"), B);
            if t < last {
                let u = self.u(t + 1);
                self.high(u, &format!("zmm{LANE_CARRIES}"), B);
            }
        }
        // one position beyond the lane's last is the first of the next lane
        let (u, kept) = (self.u(0), 8 - self.shape.numbers);
        self.line(format_args!("vpxorq zmm{SUM}, zmm{SUM}, zmm{SUM}"));
        self.high(SUM, &format!("zmm{LANE_CARRIES}"), B);
        self.line(format_args!("valignq zmm{SUM}, zmm{SUM}, zmm{ZERO}, {kept}"));
        self.line(format_args!("vpaddq zmm{u}, zmm{u}, zmm{SUM}"));
    }

    /// True digits at rdi from nominal ones: a second ripple with the lane carries, and with those that they cause in whole
    /// lanes of full digits, which a look-ahead knows beforehand.
    fn second_ripple(&mut self) {
        self.note("true digits");
        let last = self.shape.vectors - 1;
        let (mask, one, kept) = (self.constant(1), self.constant(2), 8 - self.shape.numbers);
        let (x, carry, first) = (Q, Q_BEFORE, SUM);
        let a = self.a(0);
        self.line(format_args!("valignq zmm{first}, zmm{LANE_CARRIES}, zmm{ZERO}, {kept}"));
        self.line(format_args!("vpaddq zmm{first}, zmm{first}, {a}"));
        // a lane generates a carry if its first digit overflows and all others are full, propagates if all are full
        let second = self.a(1);
        self.line(format_args!("vmovdqa64 zmm{x}, {second}"));
        for t in 2..=last {
            let a = self.a(t);
            self.line(format_args!("vpandq zmm{x}, zmm{x}, {a}"));
        }
        self.line(format_args!("vpcmpeqq k4, zmm{x}, {mask}"));
        self.line(format_args!("vpcmpuq k2{{k4}}, zmm{first}, {mask}, 6"));
        self.line(format_args!("vpcmpeqq k3{{k4}}, zmm{first}, {mask}"));
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
        for t in 0..=last {
            let a = self.a(t);
            if t == 0 {
                self.line(format_args!("vpaddq zmm{first}{{k2}}, zmm{first}, {one}"));
                self.line(format_args!("vmovdqa64 zmm{x}, zmm{first}"));
            } else {
                self.line(format_args!("vpaddq zmm{x}, zmm{carry}, {a}"));
            }
            if t < last {
                self.line(format_args!("vpsrlq zmm{carry}, zmm{x}, 52"));
            }
            self.line(format_args!("vpandq zmm{x}, zmm{x}, {mask}"));
            self.line(format_args!("vmovdqa64 zmmword ptr [rdi + {}], zmm{x}", 64 * t));
        }
    }

    fn kernel(&mut self) {
        let Shape { numbers, vectors, digits, .. } = self.shape;
        let lanes = digits.div_ceil(vectors);
        let tail = digits - vectors * (lanes - 1);
        self.nominal = true;
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
            let (register, place) = (self.a_register(t).unwrap_or(SUM), self.nominal_place(t));
            self.line(format_args!("vmovdqa64 zmm{register}, zmmword ptr [rdi + {}]", 64 * t));
            self.line(format_args!("vmovdqa64 {place}, zmm{register}"));
        }
        self.line(format_args!("vpxorq zmm{LANE_CARRIES}, zmm{LANE_CARRIES}, zmm{LANE_CARRIES}"));
        self.note("one product per pass: squares of the accumulator, at last the operand");
        self.label(2);
        self.line(format_args!("lea r8, [rdx + {}]", self.nominal_offset()));
        self.line(format_args!("mov r9, rdi"));
        self.line(format_args!("test rcx, rcx"));
        self.line(format_args!("cmovz r8, rsi"));
        self.line(format_args!("cmovz r9, rsi"));
        for register in (0..self.accumulators()).chain([Q, Q_NEXT, CARRY]) {
            self.line(format_args!("vpxorq zmm{register}, zmm{register}, zmm{register}"));
        }
        self.note("the first lane's digits, by the nominal a");
        for t in 0..vectors {
            self.step(t, Some(t));
            if t == 0 {
                // there is no quotient digit yet to be kept
                self.second_ripple();
                self.line(format_args!("vpxorq zmm{Q}, zmm{Q}, zmm{Q}"));
            }
        }
        self.lane_carry_products();
        self.nominal = false;
        for t in 0..vectors {
            if let Some(register) = self.a_register(t) {
                self.line(format_args!("vmovdqa64 zmm{register}, zmmword ptr [rdi + {}]", 64 * t));
            }
        }
        self.note("the digits of all other lanes but the last");
        self.line(format_args!("lea r8, [r9 + {}]", 8 * numbers));
        self.line(format_args!("mov r9d, {}", lanes - 2));
        self.label(3);
        for t in 0..vectors {
            self.step(t, None);
        }
        self.line(format_args!("add r8, {}", 8 * numbers));
        self.line(format_args!("dec r9d"));
        self.line(format_args!("jnz 3b"));
        self.note("the last lane's digits");
        self.step = 0;
        for t in 0..tail - 2 {
            self.step(t, None);
        }
        self.true_steps(tail - 2);
        self.first_ripple();
        self.line(format_args!("dec rcx"));
        self.line(format_args!("jns 2b"));
        self.second_ripple();
        self.line(format_args!("vzeroupper"));
        self.line(format_args!("ret"));
    }
}

/// The text of one kernel: the arithmetic of `power(acc, operand, modulus, squarings)`.
pub fn power(shape: Shape) -> String {
    let mut row = Row { shape, text: String::new(), step: 0, nominal: false };
    row.kernel();
    row.text
}

/// The text of `lookup(out, table, index, entries, stride)`: `vectors` vectors of an entry, the table read in full.
///
/// Entries i and i + entries/2 share a comparison, with the lower bits of the index; the top bit decides in the end.
pub fn lookup(vectors: usize) -> String {
    let mut text = String::new();
    let mut line = |s: String| writeln!(text, "    {s}").unwrap();
    line("shr rcx, 1".into());
    line("mov r10, rcx".into());
    line("imul r10, r8".into());
    line("add r10, rsi".into());
    line("mov r9, rcx".into());
    line("dec r9".into());
    line("vpbroadcastq zmm28, r9".into());
    line("vmovdqa64 zmm31, zmmword ptr [rdx]".into());
    line("vpcmpuq k2, zmm31, zmm28, 6".into());
    line("vpandq zmm31, zmm31, zmm28".into());
    line("vpxorq zmm30, zmm30, zmm30".into());
    line("vpternlogd zmm29, zmm29, zmm29, 255".into());
    for t in 0..2 * vectors {
        line(format!("vpxorq zmm{t}, zmm{t}, zmm{t}"));
    }
    line("2:".into());
    line("vpcmpeqq k1, zmm30, zmm31".into());
    line("vpsubq zmm30, zmm30, zmm29".into());
    for t in 0..vectors {
        line(format!("vmovdqa64 zmm{t}{{k1}}, zmmword ptr [rsi + {}]", 64 * t));
        line(format!("vmovdqa64 zmm{}{{k1}}, zmmword ptr [r10 + {}]", vectors + t, 64 * t));
    }
    line("add rsi, r8".into());
    line("add r10, r8".into());
    line("dec rcx".into());
    line("jnz 2b".into());
    for t in 0..vectors {
        line(format!("vmovdqa64 zmm{t}{{k2}}, zmm{}", vectors + t));
        line(format!("vmovdqa64 zmmword ptr [rdi + {}], zmm{t}", 64 * t));
    }
    line("vzeroupper".into());
    line("ret".into());
    text
}
