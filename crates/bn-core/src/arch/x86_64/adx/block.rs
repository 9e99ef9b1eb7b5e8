//! Products, squares and Montgomery reduction in blocks of eight limbs, for widths that are multiples of eight.
//!
//! # Layout
//!
//! Numbers are ordinary 64-bit limbs, least significant first. A block is eight limbs. The inner step
//! adds block·block to a window of sixteen limbs, of which eight live in registers and slide:
//!
//! ```text
//!   rdi → output (the limb that leaves the window), rsi → multiplier block, rcx → multiplicand block
//!   window  r8 … r15, its lowest limb moving one register up per row
//!   row i:  rdx = x[i];  for j in 0..8: (high, rax) = mulx rdx·y[j];
//!           rax += high of the product before, by adcx (carry flag);  window[j] += rax, by adox (overflow flag):
//!           two carry chains, and only the second waits for the row before
//!   rax: low half; rbx, rbp: high halves in turn
//! ```
//!
//! Loop counters and the carry between blocks live on the stack: all fifteen registers are taken.
//!
//! # Bounds
//!
//! With B = 2^512 a step computes w + x·y ≤ (B−1) + (B−1)² < B²: the window never overflows. Where the sum
//! of the window and a block of the output goes in, w + z + x·y ≤ 2(B−1) + (B−1)² = B² − 1: its carry, kept
//! apart as `pending`, still fits once the window has moved on by a block. By induction w + pending ≤ B − 1 after each step.

use core::arch::naked_asm;

/// Window += x·y over one block each; the low eight limbs go to z. Registers as in the module's documentation.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn mac8x8() {
    naked_asm!(rows!(mac_row), "ret")
}

/// As [`mac8x8`] with a window of zero.
#[unsafe(naked)]
unsafe extern "sysv64" fn mul8x8() {
    naked_asm!(
        "mov rdx, [rsi]",
        "mulx r9, rax, [rcx]",
        "mov [rdi], rax",
        "mulx r10, rax, [rcx + 8*1]",
        "add r9, rax",
        "mulx r11, rax, [rcx + 8*2]",
        "adc r10, rax",
        "mulx r12, rax, [rcx + 8*3]",
        "adc r11, rax",
        "mulx r13, rax, [rcx + 8*4]",
        "adc r12, rax",
        "mulx r14, rax, [rcx + 8*5]",
        "adc r13, rax",
        "mulx r15, rax, [rcx + 8*6]",
        "adc r14, rax",
        "mulx r8, rax, [rcx + 8*7]",
        "adc r15, rax",
        "adc r8, 0",
        rows_from_1!(mac_row),
        "ret"
    )
}

/// Window += Σ x[i]·x[j]·2^(64(i+j)) over i < j of one block at rsi; the low eight limbs go to z.
///
/// Limb p of the window lives in register r8 + p mod 8. Row i touches limbs from 2i+1 on, so limb i is final before it.
#[unsafe(naked)]
unsafe extern "sysv64" fn triangle8() {
    naked_asm!(
        triangle_row!(0, "r8": (1, "r9") (2, "rbp", "rbx", "r10") (3, "rbx", "rbp", "r11") (4, "rbp", "rbx", "r12")
            (5, "rbx", "rbp", "r13") (6, "rbp", "rbx", "r14"); "rbp", "r15"),
        triangle_row!(1, "r9": (2, "r11") (3, "rbp", "rbx", "r12") (4, "rbx", "rbp", "r13") (5, "rbp", "rbx", "r14")
            (6, "rbx", "rbp", "r15"); "rbx", "r8"),
        triangle_row!(2, "r10": (3, "r13") (4, "rbp", "rbx", "r14") (5, "rbx", "rbp", "r15") (6, "rbp", "rbx", "r8");
            "rbp", "r9"),
        triangle_row!(3, "r11": (4, "r15") (5, "rbp", "rbx", "r8") (6, "rbx", "rbp", "r9"); "rbx", "r10"),
        triangle_row!(4, "r12": (5, "r9") (6, "rbp", "rbx", "r10"); "rbp", "r11"),
        triangle_row!(5, "r13": (6, "r11"); "rbx", "r12"),
        "mov rdx, [rsi + 8*6]",
        "mov [rdi + 8*6], r14",
        "mulx r14, rax, [rsi + 8*7]",
        "mov [rdi + 8*7], r15",
        "xor r15d, r15d",
        "add r13, rax",
        "adc r14, 0",
        "ret"
    )
}

/// z = x·y for `xb` and `yb` blocks, both at least 1; z has `xb + yb` blocks and overlaps neither.
///
/// # Safety
/// The pointers are valid for those lengths; the processor has BMI2 and ADX.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn mul(z: *mut u64, x: *const u64, xb: usize, y: *const u64, yb: usize) {
    naked_asm!(
        prologue!(),
        "sub rsp, 40", // 0: blocks of y left, 8: pending, 16: yb, 24: blocks of x left
        "mov [rsp], r8",
        "mov [rsp + 16], r8",
        "mov [rsp + 24], rdx",
        // the first block of x: nothing to add to
        "call {mul8x8}",
        "jmp 3f",
        "2:",
        "call {mac8x8}",
        "3:",
        "add rdi, 64",
        "add rcx, 64",
        "dec qword ptr [rsp]",
        "jnz 2b",
        "4:",
        window!("store", "rdi"),
        "dec qword ptr [rsp + 24]",
        "jz 7f",
        // back to the first block of y, one block of x and z further
        "mov rax, [rsp + 16]",
        "mov [rsp], rax",
        "shl rax, 6",
        "sub rcx, rax",
        "sub rdi, rax",
        "add rdi, 64",
        "add rsi, 64",
        "mov qword ptr [rsp + 8], 0",
        window!("load", "rdi"),
        "jmp 6f",
        "5:",
        pending!("to flag", "rsp + 8"),
        window!("adc", "rdi"),
        pending!("from flag", "rsp + 8"),
        "6:",
        "call {mac8x8}",
        "add rdi, 64",
        "add rcx, 64",
        "dec qword ptr [rsp]",
        "jnz 5b",
        pending!("to flag", "rsp + 8"),
        window!("carry"),
        "jmp 4b",
        "7:",
        "add rsp, 40",
        epilogue!(),
        mul8x8 = sym mul8x8,
        mac8x8 = sym mac8x8,
    )
}

/// z = x² for `xb` ≥ 1 blocks; z has twice as many and does not overlap x.
///
/// The products of different limbs first, each once; then one pass that doubles them and adds the squares of the limbs.
///
/// # Safety
/// As for [`mul`].
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn sqr(z: *mut u64, x: *const u64, xb: usize) {
    naked_asm!(
        prologue!(),
        "sub rsp, 56", // 0: blocks left in this row, 8: pending, 16: blocks of x after this one, 24: xb, 32: z, 40: x
        "mov [rsp + 24], rdx",
        "mov [rsp + 32], rdi",
        "mov [rsp + 40], rsi",
        "dec rdx",
        "mov [rsp], rdx",
        "mov [rsp + 16], rdx",
        window!("clear"),
        "call {triangle8}",
        "add rdi, 64",
        "lea rcx, [rsi + 64]",
        "cmp qword ptr [rsp], 0",
        "je 6f",
        // the first row: nothing to add to
        "2:",
        "call {mac8x8}",
        "add rdi, 64",
        "add rcx, 64",
        "dec qword ptr [rsp]",
        "jnz 2b",
        "3:",
        window!("store", "rdi"),
        // one block of x and two blocks of z further along the diagonal
        "mov rax, [rsp + 16]",
        "dec rax",
        "mov [rsp], rax",
        "mov [rsp + 16], rax",
        "shl rax, 6",
        "sub rdi, rax",
        "add rsi, 64",
        window!("load", "rdi"),
        "call {triangle8}",
        "add rdi, 64",
        "lea rcx, [rsi + 64]",
        "cmp qword ptr [rsp], 0",
        "je 6f",
        "mov qword ptr [rsp + 8], 0",
        "4:",
        pending!("to flag", "rsp + 8"),
        window!("adc", "rdi"),
        pending!("from flag", "rsp + 8"),
        "call {mac8x8}",
        "add rdi, 64",
        "add rcx, 64",
        "dec qword ptr [rsp]",
        "jnz 4b",
        pending!("to flag", "rsp + 8"),
        window!("carry"),
        "jmp 3b",
        "6:",
        window!("store", "rdi"),
        // z = 2z + Σ x[i]²·2^(128i): doubling in the carry flag, squares in the overflow flag. The cross products are
        // below 2^(64·2n−1), and the sum is x² < 2^(64·2n): both flags end clear.
        "mov rcx, [rsp + 24]",
        "add rcx, rcx",
        "mov rdi, [rsp + 32]",
        "mov rsi, [rsp + 40]",
        "xor eax, eax",
        "7:",
        double_and_square!(0),
        double_and_square!(1),
        double_and_square!(2),
        double_and_square!(3),
        "lea rsi, [rsi + 32]",
        "lea rdi, [rdi + 64]",
        "lea rcx, [rcx - 1]",
        "jrcxz 8f",
        "jmp 7b",
        "8:",
        "add rsp, 56",
        epilogue!(),
        triangle8 = sym triangle8,
        mac8x8 = sym mac8x8,
    )
}
