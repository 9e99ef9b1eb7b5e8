//! Products, squares and Montgomery reduction row by row, for any width: those that are no multiple of eight limbs.
//!
//! # Layout
//!
//! ```text
//!   row:  z[0..k] += x[0..k]·rdx, limb by limb; rbx = the limb carried out
//!         rdi → z, rsi → x, r8 = k; the product's halves meet in the carry flag, the sum with z in the overflow flag
//! ```
//!
//! # Bounds
//!
//! z + x·y ≤ (2^(64k) − 1) + (2^(64k) − 1)(2^64 − 1) = 2^(64(k+1)) − 2^64: the carried limb holds all that leaves the row.
//!
//! # Limit
//!
//! Two additions with carry, two loads and a store per product: one cycle; and about eight cycles a row.

use core::arch::naked_asm;

/// z[0..k] += x[0..k]·rdx for k = r8, which may be 0; leaves rdi and rsi behind the operands and the carried limb in
/// rbx. Destroys rax, rcx, rbp.
#[unsafe(naked)]
unsafe extern "sysv64" fn row() {
    naked_asm!(
        "mov rcx, r8",
        "shr rcx, 2",
        "xor ebx, ebx",
        "test rcx, rcx", // clears both carries
        "jz 3f",
        "2:",
        row_limb!(0, "rbp", "rbx"),
        row_limb!(1, "rbx", "rbp"),
        row_limb!(2, "rbp", "rbx"),
        row_limb!(3, "rbx", "rbp"),
        "lea rsi, [rsi + 32]",
        "lea rdi, [rdi + 32]",
        "lea rcx, [rcx - 1]",
        "jrcxz 3f",
        "jmp 2b",
        "3:",
        // k mod 4, without touching the carries
        "mov ecx, 3",
        "pext rcx, r8, rcx",
        "jrcxz 5f",
        "4:",
        row_limb!(0, "rbp", "rbx"),
        "mov rbx, rbp",
        "lea rsi, [rsi + 8]",
        "lea rdi, [rdi + 8]",
        "lea rcx, [rcx - 1]",
        "jrcxz 5f",
        "jmp 4b",
        "5:",
        "mov eax, 0",
        "adcx rbx, rax",
        "adox rbx, rax",
        "ret",
    )
}

/// z += x·y for z and x of `k` ≥ 1 limbs; returns the limb carried out.
///
/// # Safety
/// As for [`mul`]; z and x do not overlap.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn add_mul(z: *mut u64, x: *const u64, k: usize, y: u64) -> u64 {
    naked_asm!(
        "push rbx",
        "push rbp",
        "mov r8, rdx",
        "mov rdx, rcx",
        "call {row}",
        "mov rax, rbx",
        "pop rbp",
        "pop rbx",
        "ret",
        row = sym row,
    )
}

/// z = x·y for x of `xn` and y of `yn` limbs, both at least 1; z has `xn + yn` limbs and overlaps neither.
///
/// # Safety
/// The pointers are valid for those lengths; the processor has BMI2 and ADX.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn mul(z: *mut u64, x: *const u64, xn: usize, y: *const u64, yn: usize) {
    naked_asm!(
        prologue!(),
        "mov r12, rsi", // x
        "mov r13, rdi", // z
        "mov r14, rcx", // y
        "mov r15, r8",  // limbs of y left
        "mov r8, rdx",
        // the lowest limbs of z are added to; each row writes one more
        "mov rcx, rdx",
        "xor eax, eax",
        "20:",
        "mov [rdi + 8*rcx - 8], rax",
        "dec rcx",
        "jnz 20b",
        "2:",
        "mov rdi, r13",
        "mov rsi, r12",
        "mov rdx, [r14]",
        "call {row}",
        "mov [rdi], rbx",
        "add r13, 8",
        "add r14, 8",
        "dec r15",
        "jnz 2b",
        epilogue!(),
        row = sym row,
    )
}

/// z = x² for `xn` ≥ 1 limbs; z has twice as many and does not overlap x.
///
/// The products of different limbs first, each once; then one pass that doubles them and adds the squares of the limbs.
///
/// # Safety
/// As for [`mul`].
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn sqr(z: *mut u64, x: *const u64, xn: usize) {
    naked_asm!(
        prologue!(),
        "mov r12, rsi", // x
        "mov r13, rdi", // z
        "mov r14, rdx",
        "mov rcx, rdx",
        "xor eax, eax",
        "20:",
        "mov [rdi + 8*rcx - 8], rax",
        "dec rcx",
        "jnz 20b",
        "mov r8, r14",
        "mov r15, r13",
        "mov r9, r12",
        // row i: x[i]·x[i+1..] to z[2i+1..]; its carry opens z[xn+i]
        "2:",
        "lea rdi, [r15 + 8]",
        "lea rsi, [r9 + 8]",
        "mov rdx, [r9]",
        "dec r8",
        "call {row}",
        "mov [rdi], rbx",
        "add r15, 16",
        "add r9, 8",
        "test r8, r8",
        "jnz 2b",
        // z = 2z + Σ x[i]²·2^(128i): both flags end clear, see the module `block`
        "mov rcx, r14",
        "mov rdi, r13",
        "mov rsi, r12",
        "xor eax, eax",
        "3:",
        double_and_square!(0),
        "lea rsi, [rsi + 8]",
        "lea rdi, [rdi + 16]",
        "lea rcx, [rcx - 1]",
        "jrcxz 4f",
        "jmp 3b",
        "4:",
        epilogue!(),
        row = sym row,
    )
}

/// out = t/R mod m for m of `mn` limbs, R = 2^(64·mn), t < R·R of twice as many limbs, destroyed.
///
/// The result is below R if `almost` is not 0. Else t must be below m·R, and the result is below m. `out` may be any
/// memory but t's and m's.
///
/// Row i adds q·m where its lowest limb becomes zero, and keeps the limb carried out in place of that zero: the low half
/// ends as the carries, limb i of weight 2^(64(mn+i)), and sum = low + high = (t + q·m)/R, bounded as in the module `redc`.
///
/// # Safety
/// As for [`mul`].
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn redc(
    out: *mut u64,
    t: *mut u64,
    m: *const u64,
    mn: usize,
    n0: u64,
    almost: u64,
) {
    naked_asm!(
        prologue!(),
        "mov r12, rdx", // m
        "mov r13, rsi", // t
        "mov r14, rcx", // mn
        "mov r15, r8",  // n0
        "mov r11, rdi", // out
        "mov r8, rcx",
        "mov r10, rcx", // rows left
        "2:",
        "mov rdi, r13",
        "mov rsi, r12",
        "mov rdx, [r13]",
        "imul rdx, r15",
        "call {row}",
        "mov [r13], rbx",
        "add r13, 8",
        "dec r10",
        "jnz 2b",

        // low = low + high; r13 → the high half
        "mov r15, r9", // almost
        "lea r9, [r14 * 8]",
        "mov rdi, r13",
        "sub rdi, r9", // the low half
        "mov r8, rdi",
        "mov rbx, r14",
        "xor eax, eax",
        "3:",
        "mov rax, [r8]",
        "adc rax, [r13]",
        "mov [r8], rax",
        "lea r8, [r8 + 8]",
        "lea r13, [r13 + 8]",
        "dec rbx", // leaves the carry flag alone
        "jnz 3b",
        "setc al",
        "movzx edx, al", // 1 if sum ≥ R
        "test r15, r15",
        "jnz 5f",

        // or if (sum mod R) − m does not borrow
        "mov r8, rdi",
        "mov r9, r12",
        "mov rbx, r14",
        "xor eax, eax",
        "4:",
        compare_limb!(0),
        "lea r8, [r8 + 8]",
        "lea r9, [r9 + 8]",
        "dec rbx",
        "jnz 4b",
        "setnc al",
        "movzx eax, al",
        "or edx, eax",

        // out = sum − m·(0 or 1)
        "5:",
        "mov rcx, r12",
        "mov r8, r11",
        "mov rbx, r14",
        "xor eax, eax",
        "6:",
        subtract_limb!(0),
        "lea rcx, [rcx + 8]",
        "lea rdi, [rdi + 8]",
        "lea r8, [r8 + 8]",
        "dec rbx",
        "jnz 6b",
        epilogue!(),
        row = sym row,
    )
}
