//! Exponentiation by a secret exponent with a fixed window: the loop, too, is assembly, so that an unoptimised build
//! runs it at full speed.
//!
//! # Layout
//!
//! One allocation holds everything, aligned to a cache line, and is wiped at the end:
//!
//! ```text
//!   table     2^w entries of `stride` limbs, base^i·R mod m; stride = n rounded up to the eight limbs that a look-up moves
//!   acc, entry   `stride` limbs each        t   2n limbs, the product before its reduction
//!   exponent  its limbs, cut to the announced bit length, and one of zeros
//! ```
//!
//! # Constant time
//!
//! Each look-up reads the whole table and keeps one entry by a mask. Bits of the exponent are read at public positions. Between
//! operations numbers are only "almost" reduced, below R: that saves a comparison with m in each.

use super::Kernels;
use crate::arch::{PowJob, wipe};
use crate::div;
use crate::limb::{LIMB_BITS, Limb, limbs_for_bits};
use alloc::vec;
use alloc::vec::Vec;
use core::arch::naked_asm;

/// out = base^exponent mod m.
pub(super) fn pow(job: &mut PowJob<'_>, kernels: &Kernels) {
    let n = job.modulus.m.len();
    let window = window_bits(job.bits);
    let mut scratch = Scratch::new(n, window, limbs_for_bits(job.bits));
    let Parts { table, acc, entry, t, exponent } = scratch.parts();
    let stride = acc.len();
    exponent[..limbs_for_bits(job.bits)].copy_from_slice(&job.exponent[..limbs_for_bits(job.bits)]);
    if !job.bits.is_multiple_of(LIMB_BITS) {
        exponent[job.bits / LIMB_BITS] &= (1 << (job.bits % LIMB_BITS)) - 1;
    }

    let modulus = &job.modulus;
    table[..n].copy_from_slice(modulus.r);
    kernels.mont_mul(&mut table[stride..][..n], job.base, modulus.rr, modulus, t, true);
    for i in 2..1 << window {
        let (known, rest) = table.split_at_mut(i * stride);
        if i % 2 == 0 {
            kernels.mont_sqr(&mut rest[..n], &known[i / 2 * stride..][..n], modulus, t, true);
        } else {
            let (x, y) = (&known[(i - 1) * stride..][..n], &known[stride..][..n]);
            kernels.mont_mul(&mut rest[..n], x, y, modulus, t, true);
        }
    }

    let state = State {
        acc: acc.as_mut_ptr(),
        entry: entry.as_mut_ptr(),
        t: t.as_mut_ptr(),
        m: modulus.m.as_ptr(),
        table: table.as_ptr(),
        exponent: exponent.as_ptr(),
        windows: job.bits.div_ceil(window).max(1),
        window,
        units: kernels.units(n),
        n0: modulus.n0,
        chunks: stride / 8,
        entries: 1 << window,
        mul: kernels.mul,
        sqr: kernels.sqr,
        redc: kernels.redc,
    };
    // SAFETY: the pointers are those of the parts above, as long as the layout says, and `exponent` ends in a spare limb; the
    // kernels' instructions are there, since the caller has dispatched to this family, which includes AVX2.
    unsafe { run(&state) };

    // out of the domain, and below m
    t[..n].copy_from_slice(&acc[..n]);
    t[n..].fill(0);
    kernels.redc(job.out, modulus.m, modulus.n0, t, false);
}

/// out = base^exponent mod m for an exponent of one limb and 2 bits at least, by its bits below the top one. Leaks it.
///
/// Starts from x itself, without a table; the last product is with the plain base and so leaves the domain by itself.
pub(super) fn pow_public(job: &mut PowJob<'_>, kernels: &Kernels) {
    let (modulus, exponent, n) = (&job.modulus, job.exponent[0], job.modulus.m.len());
    let mut memory = vec![0; 4 * n];
    let (x, rest) = memory.split_at_mut(n);
    let (acc, t) = rest.split_at_mut(n);
    if modulus.rr.is_empty() {
        div::shift_rem_vartime(x, job.base, n * LIMB_BITS, modulus.m);
    } else {
        kernels.mont_mul(x, job.base, modulus.rr, modulus, t, true);
    }
    acc.copy_from_slice(x);
    for i in (0..job.bits - 1).rev() {
        kernels.sqr(t, acc);
        kernels.redc(acc, modulus.m, modulus.n0, t, true);
        if exponent >> i & 1 == 1 && i > 0 {
            kernels.mul(t, acc, x);
            kernels.redc(acc, modulus.m, modulus.n0, t, true);
        }
    }
    // either way t < m·R, as the full reduction wants it
    if exponent & 1 == 1 {
        kernels.mul(t, acc, job.base);
    } else {
        t[..n].copy_from_slice(acc);
        t[n..].fill(0);
    }
    kernels.redc(job.out, modulus.m, modulus.n0, t, false);
    wipe(&mut memory);
}

/// The window for exponents of `bits` bits: the table costs 2^w products, the loop bits/w.
fn window_bits(bits: usize) -> usize {
    match bits {
        0..=8 => 1,
        9..=64 => 3,
        65..=384 => 4,
        385..=2048 => 5,
        _ => 6,
    }
}

/// The memory of one exponentiation. Wiped on drop.
struct Scratch {
    limbs: Vec<Limb>,
    n: usize,
    stride: usize,
    entries: usize,
}

struct Parts<'a> {
    table: &'a mut [Limb],
    acc: &'a mut [Limb],
    entry: &'a mut [Limb],
    t: &'a mut [Limb],
    exponent: &'a mut [Limb],
}

/// Limbs in a cache line.
const LINE: usize = 8;

impl Scratch {
    fn new(n: usize, window: usize, exponent: usize) -> Scratch {
        // at least one limb, and the spare one behind
        let exponent = exponent.max(1) + 1;
        let (stride, entries) = (n.next_multiple_of(LINE), 1 << window);
        Scratch { limbs: vec![0; LINE + (entries + 2) * stride + 2 * n + exponent], n, stride, entries }
    }

    fn parts(&mut self) -> Parts<'_> {
        let skip = self.limbs.as_ptr().align_offset(64).min(LINE);
        let (table, rest) = self.limbs[skip..].split_at_mut(self.entries * self.stride);
        let (acc, rest) = rest.split_at_mut(self.stride);
        let (entry, rest) = rest.split_at_mut(self.stride);
        let (t, exponent) = rest.split_at_mut(2 * self.n);
        Parts { table, acc, entry, t, exponent }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        wipe(&mut self.limbs);
    }
}

/// What [`run`] works on. Lengths as in the module's layout.
#[repr(C)]
struct State {
    acc: *mut Limb,
    entry: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    table: *const Limb,
    exponent: *const Limb,
    /// windows of the exponent, at least 1
    windows: usize,
    /// bits in a window
    window: usize,
    /// n in units of the kernels
    units: usize,
    n0: Limb,
    /// cache lines in an entry
    chunks: usize,
    entries: usize,
    mul: super::MulKernel,
    sqr: super::SqrKernel,
    redc: super::RedcKernel,
}

/// acc = table[top window]; for each further window: acc = acc^(2^w)·table[window], all in the domain and almost reduced.
///
/// # Safety
/// The state's pointers are valid for the lengths of the module's layout; the processor has BMI2, ADX and AVX2.
#[unsafe(naked)]
unsafe extern "sysv64" fn run(state: *const State) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "mov rbx, rdi",
        "mov rbp, [rbx + {windows}]",
        "mov rdi, [rbx + {acc}]",
        "call {window_entry}",
        "jmp 4f",
        "2:",
        "mov r12, [rbx + {window}]",
        "3:",
        "mov rdi, [rbx + {t}]",
        "mov rsi, [rbx + {acc}]",
        "mov rdx, [rbx + {units}]",
        "call [rbx + {sqr}]",
        "call {reduce}",
        "dec r12",
        "jnz 3b",
        "mov rdi, [rbx + {entry}]",
        "call {window_entry}",
        "mov rdi, [rbx + {t}]",
        "mov rsi, [rbx + {acc}]",
        "mov rdx, [rbx + {units}]",
        "mov rcx, [rbx + {entry}]",
        "mov r8, rdx",
        "call [rbx + {mul}]",
        "call {reduce}",
        "4:",
        "test rbp, rbp",
        "jnz 2b",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        windows = const core::mem::offset_of!(State, windows),
        window = const core::mem::offset_of!(State, window),
        acc = const core::mem::offset_of!(State, acc),
        entry = const core::mem::offset_of!(State, entry),
        t = const core::mem::offset_of!(State, t),
        units = const core::mem::offset_of!(State, units),
        sqr = const core::mem::offset_of!(State, sqr),
        mul = const core::mem::offset_of!(State, mul),
        window_entry = sym window_entry,
        reduce = sym reduce,
    )
}

/// acc = t/R mod m, for the state at rbx.
#[unsafe(naked)]
unsafe extern "sysv64" fn reduce() {
    naked_asm!(
        "mov rdi, [rbx + {acc}]",
        "mov rsi, [rbx + {t}]",
        "mov rdx, [rbx + {m}]",
        "mov rcx, [rbx + {units}]",
        "mov r8, [rbx + {n0}]",
        "mov r9d, 1",
        "jmp [rbx + {redc}]",
        acc = const core::mem::offset_of!(State, acc),
        t = const core::mem::offset_of!(State, t),
        m = const core::mem::offset_of!(State, m),
        units = const core::mem::offset_of!(State, units),
        n0 = const core::mem::offset_of!(State, n0),
        redc = const core::mem::offset_of!(State, redc),
    )
}

/// Takes one from the number of windows left in rbp and copies the table entry that this window of the exponent names to
/// rdi, for the state at rbx. Reads the whole table, a cache line of each entry per pass.
#[unsafe(naked)]
unsafe extern "sysv64" fn window_entry() {
    naked_asm!(
        "dec rbp",
        // the window: bits from rbp·w on, of two limbs
        "mov rax, [rbx + {window}]",
        "imul rax, rbp",
        "mov rcx, rax",
        "shr rax, 6",
        "mov rsi, [rbx + {exponent}]",
        "mov rdx, [rsi + 8*rax]",
        "mov r8, [rsi + 8*rax + 8]",
        "shrd rdx, r8, cl",
        "mov rax, [rbx + {window}]",
        "bzhi rdx, rdx, rax",
        "vmovq xmm0, rdx",
        "vpbroadcastq ymm0, xmm0", // the window
        "vpcmpeqq ymm1, ymm1, ymm1", // -1
        "mov rsi, [rbx + {table}]",
        "mov r9, [rbx + {chunks}]",
        "mov r10, r9",
        "shl r10, 6", // bytes in an entry
        "2:",
        "mov rcx, rsi",
        "mov r8, [rbx + {entries}]",
        "vpxor xmm2, xmm2, xmm2", // the entry's number
        "vpxor xmm4, xmm4, xmm4",
        "vpxor xmm5, xmm5, xmm5",
        "3:",
        "vpcmpeqq ymm3, ymm2, ymm0",
        "vpsubq ymm2, ymm2, ymm1",
        "vpand ymm6, ymm3, [rcx]",
        "vpand ymm7, ymm3, [rcx + 32]",
        "vpor ymm4, ymm4, ymm6",
        "vpor ymm5, ymm5, ymm7",
        "add rcx, r10",
        "dec r8",
        "jnz 3b",
        "vmovdqu [rdi], ymm4",
        "vmovdqu [rdi + 32], ymm5",
        "add rdi, 64",
        "add rsi, 64",
        "dec r9",
        "jnz 2b",
        // no trace of the table stays in the registers
        "vzeroall",
        "ret",
        window = const core::mem::offset_of!(State, window),
        exponent = const core::mem::offset_of!(State, exponent),
        table = const core::mem::offset_of!(State, table),
        chunks = const core::mem::offset_of!(State, chunks),
        entries = const core::mem::offset_of!(State, entries),
    )
}
