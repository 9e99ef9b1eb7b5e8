//! The instructions that the kernels use, as data: printed by [`Program::text`], executed on bounds by
//! [`crate::bounds`].

use std::collections::HashMap;
use std::fmt::{self, Display, Write};

/// A vector register of four doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ymm(pub u8);

/// A general register: pointers and public counters only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Gpr {
    Rax,
    Rbx,
    Rcx,
    Rdx,
    Rsi,
    Rdi,
    R8,
    R9,
    R10,
    R11,
    R12,
    R13,
    R14,
}

/// A memory operand `[base + disp]`: one vector, aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mem {
    /// The register that holds the address.
    pub base: Gpr,
    /// What is added to it, in bytes.
    pub disp: i32,
}

impl Mem {
    /// The operand `vectors` vectors further on.
    pub fn at(self, vectors: usize) -> Mem {
        Mem { disp: self.disp + 32 * vectors as i32, ..self }
    }
}

/// `[base]`.
pub fn ptr(base: Gpr) -> Mem {
    Mem { base, disp: 0 }
}

/// The last operand of most vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Src {
    Reg(Ymm),
    Mem(Mem),
}

impl From<Ymm> for Src {
    fn from(r: Ymm) -> Src {
        Src::Reg(r)
    }
}

impl From<Mem> for Src {
    fn from(m: Mem) -> Src {
        Src::Mem(m)
    }
}

/// A jump target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(pub u32);

/// One instruction. `d` is the destination; three-operand arithmetic is `d = a op s`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Op {
    Load(Ymm, Src),
    Store(Mem, Ymm),
    Zero(Ymm),
    Add(Ymm, Ymm, Src),
    Sub(Ymm, Ymm, Src),
    /// d = a·s + d
    FmaddAcc(Ymm, Ymm, Src),
    /// d = d·a + s
    FmaddMul(Ymm, Ymm, Src),
    /// d = a·s − d
    FmsubAcc(Ymm, Ymm, Src),
    /// d = d·a − s
    FmsubMul(Ymm, Ymm, Src),
    /// (a0, s0, a2, s2)
    UnpackLow(Ymm, Ymm, Src),
    /// (a1, s1, a3, s3)
    UnpackHigh(Ymm, Ymm, Src),
    /// Lane l from `s` where bit l of the mask is set, else from `a`.
    Blend(Ymm, Ymm, Src, u8),
    /// (a1, a0, a3, a2)
    SwapPairs(Ymm, Src),
    /// (low half of a, low half of s)
    LowHalves(Ymm, Ymm, Src),
    /// (high half of a, high half of s)
    HighHalves(Ymm, Ymm, Src),
    /// Lane l is lane (imm >> 2l & 3) of `s`.
    Permute(Ymm, Src, u8),
    Lea(Gpr, Mem),
    Copy(Gpr, Gpr),
    Set(Gpr, i32),
    AddImm(Gpr, i32),
    Dec(Gpr),
    Test(Gpr),
    Jnz(Label),
    Jz(Label),
    Jmp(Label),
    Call(Label),
    Bind(Label),
    Align(u8),
    Push(Gpr),
    Pop(Gpr),
    ZeroUpper,
    Ret,
}

/// A kernel: its instructions in order, entered at the first.
#[derive(Default)]
pub struct Program {
    /// The instructions.
    pub ops: Vec<Op>,
    labels: u32,
}

impl Program {
    /// Appends an instruction.
    pub fn emit(&mut self, op: Op) {
        self.ops.push(op);
    }

    /// A label not yet bound.
    pub fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels)
    }

    /// Binds `label` here, aligned to 2^`align` bytes.
    pub fn bind(&mut self, label: Label, align: u8) {
        self.emit(Op::Align(align));
        self.emit(Op::Bind(label));
    }

    /// Assembler text, Intel syntax, one instruction a line. Labels are numeric, hence local to the text.
    ///
    /// If `padded`, short vector instructions get three prefixes that mean nothing (`ds`): Zen's cache of decoded instructions
    /// holds eight to an aligned block of 64 bytes at best, and wastes room on blocks of more.
    pub fn text(&self, padded: bool) -> String {
        let mut bound = HashMap::new();
        for (at, op) in self.ops.iter().enumerate() {
            if let Op::Bind(label) = op {
                assert!(bound.insert(*label, at).is_none(), "label bound twice");
            }
        }
        let mut out = String::new();
        for (at, op) in self.ops.iter().enumerate() {
            // 20 and more: names made of 0 and 1 alone would read as binary numbers.
            let target = |label: &Label| {
                let there = bound[label];
                format!("{}{}", name(*label), if there <= at { 'b' } else { 'f' })
            };
            let line = match op {
                Op::Bind(label) => format!("{}:", name(*label)),
                Op::Jnz(label) => format!("jnz {}", target(label)),
                Op::Jz(label) => format!("jz {}", target(label)),
                Op::Jmp(label) => format!("jmp {}", target(label)),
                Op::Call(label) => format!("call {}", target(label)),
                other => format!("{other}"),
            };
            let padding = if padded && op.is_short() { ".byte 0x3e, 0x3e, 0x3e; " } else { "" };
            writeln!(out, "{padding}{line}").expect("writing to a string");
        }
        out
    }
}

/// 2, 3, … 9, 22, 23, … 29, 32, …: no digits 0 and 1 that the assembler could take for a binary number.
fn name(label: Label) -> String {
    let (mut n, mut digits) = (label.0, String::new());
    while n > 0 {
        n -= 1;
        digits.insert(0, char::from(b'2' + (n % 8) as u8));
        n /= 8;
    }
    digits
}

impl Op {
    /// A vector instruction of at most five or six bytes: without a memory operand, or with a displacement of one byte.
    fn is_short(&self) -> bool {
        let short = |m: &Mem| (-128..128).contains(&m.disp);
        match self {
            Op::Store(m, _) => short(m),
            Op::Load(_, s)
            | Op::Add(_, _, s)
            | Op::Sub(_, _, s)
            | Op::FmaddAcc(_, _, s)
            | Op::FmaddMul(_, _, s)
            | Op::FmsubAcc(_, _, s)
            | Op::FmsubMul(_, _, s)
            | Op::UnpackLow(_, _, s)
            | Op::UnpackHigh(_, _, s)
            | Op::LowHalves(_, _, s)
            | Op::HighHalves(_, _, s)
            | Op::Blend(_, _, s, _)
            | Op::SwapPairs(_, s)
            | Op::Permute(_, s, _) => match s {
                Src::Reg(_) => true,
                Src::Mem(m) => short(m),
            },
            Op::Zero(_) => true,
            _ => false,
        }
    }
}

impl Display for Ymm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ymm{}", self.0)
    }
}

impl Display for Gpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format!("{self:?}").to_lowercase())
    }
}

impl Display for Mem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}{:+}]", self.base, self.disp)
    }
}

impl Display for Src {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Src::Reg(r) => r.fmt(f),
            Src::Mem(m) => m.fmt(f),
        }
    }
}

impl Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Op::Load(d, s) => write!(f, "vmovapd {d}, {s}"),
            Op::Store(m, s) => write!(f, "vmovapd {m}, {s}"),
            Op::Zero(Ymm(d)) => write!(f, "vxorpd xmm{d}, xmm{d}, xmm{d}"),
            Op::Add(d, a, s) => write!(f, "vaddpd {d}, {a}, {s}"),
            Op::Sub(d, a, s) => write!(f, "vsubpd {d}, {a}, {s}"),
            Op::FmaddAcc(d, a, s) => write!(f, "vfmadd231pd {d}, {a}, {s}"),
            Op::FmaddMul(d, a, s) => write!(f, "vfmadd213pd {d}, {a}, {s}"),
            Op::FmsubAcc(d, a, s) => write!(f, "vfmsub231pd {d}, {a}, {s}"),
            Op::FmsubMul(d, a, s) => write!(f, "vfmsub213pd {d}, {a}, {s}"),
            Op::UnpackLow(d, a, s) => write!(f, "vunpcklpd {d}, {a}, {s}"),
            Op::UnpackHigh(d, a, s) => write!(f, "vunpckhpd {d}, {a}, {s}"),
            Op::Blend(d, a, s, mask) => write!(f, "vblendpd {d}, {a}, {s}, {mask}"),
            Op::SwapPairs(d, s) => write!(f, "vpermilpd {d}, {s}, 5"),
            Op::LowHalves(d, a, s) => write!(f, "vperm2f128 {d}, {a}, {s}, 0x20"),
            Op::HighHalves(d, a, s) => write!(f, "vperm2f128 {d}, {a}, {s}, 0x31"),
            Op::Permute(d, s, order) => write!(f, "vpermpd {d}, {s}, {order}"),
            Op::Lea(d, m) => write!(f, "lea {d}, {m}"),
            Op::Copy(d, s) => write!(f, "mov {d}, {s}"),
            Op::Set(d, value) => write!(f, "mov {d}, {value}"),
            Op::AddImm(d, value) => write!(f, "add {d}, {value}"),
            Op::Dec(d) => write!(f, "dec {d}"),
            Op::Test(d) => write!(f, "test {d}, {d}"),
            Op::Push(r) => write!(f, "push {r}"),
            Op::Pop(r) => write!(f, "pop {r}"),
            Op::Align(power) => write!(f, ".p2align {power}"),
            Op::ZeroUpper => write!(f, "vzeroupper"),
            Op::Ret => write!(f, "ret"),
            Op::Jnz(_) | Op::Jz(_) | Op::Jmp(_) | Op::Call(_) | Op::Bind(_) => {
                unreachable!("printed with labels")
            }
        }
    }
}
