//! Montgomery reduction in blocks of eight limbs.
//!
//! # Layout
//!
//! Numbers, window and registers are those of the module `block`. t has a low and a high half of `mb` blocks each. A round
//! takes the lowest block of the low half, makes it zero by adding q·m, and moves the low half down by one block:
//!
//! ```text
//!   redc8    eight rows: q from the window's lowest limb, window += q·m[low block]; the q's go to the stack
//!   mac8x8   for each further block j of m: window += low[j]; window += q·m[j]; eight limbs → low[j−1]
//!   top      window += the block of the high half that stands above the low half now; window → low[last]
//! ```
//!
//! # Bounds
//!
//! As in `block` the window and its pending carry stay below 2^512. The carry out of the top goes into the next
//! top, by the overflow flag while the pending one goes by the carry flag: window + pending ≤ B − 1 and block + carry ≤ B, so
//! their sum is below 2B and carries at most 1. After all rounds sum = (t + q·m)/R ≤ (t + (R−1)·m)/R < t/R + m.
//!
//! # Limit
//!
//! A row of redc8 has 8 products and 17 additions with carry, 8.5 cycles; the chain from one q to the next is imul 3, mulx 4,
//! two additions, nine cycles, and its links queue behind the products of the row before: 11 measured.

use super::block::mac8x8;
use core::arch::naked_asm;

/// Window = (window + q·m)/2^512 for the low block m at rcx; the q's go to the block at rsi, behind which stand n0 and −1.
#[unsafe(naked)]
unsafe extern "sysv64" fn redc8() {
    naked_asm!(rows!(redc_row), "ret")
}

/// out = t/R mod m for `mb` blocks of m, R = 2^(512·mb), t < R·R of twice as many blocks, destroyed.
///
/// The result is below R if `almost` is not 0: sum < R + m, and if it is R or more then sum − m < R. Else t must be
/// below m·R, so that sum < 2m, and the result is below m. `out` may be any memory but t's and m's.
///
/// # Safety
/// The pointers are valid for those lengths; the processor has BMI2 and ADX.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn redc(
    out: *mut u64,
    t: *mut u64,
    m: *const u64,
    mb: usize,
    n0: u64,
    almost: u64,
) {
    naked_asm!(
        prologue!(),
        "sub rsp, 168", // q at 0, then the slots named below
        "mov [rsp + {n0}], r8",
        "mov qword ptr [rsp + 72], -1",
        "mov [rsp + {rounds}], rcx",
        "mov [rsp + {out}], rdi",
        "mov [rsp + {blocks}], rcx",
        "mov [rsp + {almost}], r9",
        "mov [rsp + {low}], rsi",
        "mov [rsp + {m}], rdx",
        "mov qword ptr [rsp + {carry}], 0",
        "shl rcx, 6",
        "add rcx, rsi",
        "mov [rsp + {high}], rcx",
        "mov rdi, rsi",
        "mov rcx, rdx",
        "mov rsi, rsp",
        "2:",
        window!("load", "rdi"),
        "call {redc8}",
        "add rcx, 64",
        "mov qword ptr [rsp + {pending}], 0",
        "mov rax, [rsp + {blocks}]",
        "dec rax",
        "mov [rsp + {left}], rax",
        "jz 4f",
        "3:",
        pending!("to flag", "rsp + {pending}"),
        window!("adc", "rdi + 64"),
        pending!("from flag", "rsp + {pending}"),
        "call {mac8x8}",
        "add rdi, 64",
        "add rcx, 64",
        "dec qword ptr [rsp + {left}]",
        "jnz 3b",
        "4:",
        "mov rdx, [rsp + {high}]",
        "xor ebp, ebp", // clears both carries
        "mov rax, [rsp + {pending}]",
        "adcx rax, rax",
        "mov rax, [rsp + {carry}]",
        "adox rax, rax",
        add_twice!("r8", 0),
        add_twice!("r9", 1),
        add_twice!("r10", 2),
        add_twice!("r11", 3),
        add_twice!("r12", 4),
        add_twice!("r13", 5),
        add_twice!("r14", 6),
        add_twice!("r15", 7),
        "mov eax, 0",
        "adcx rax, rbp",
        "adox rax, rbp",
        "neg rax",
        "mov [rsp + {carry}], rax",
        "add rdx, 64",
        "mov [rsp + {high}], rdx",
        window!("store", "rdi"),
        "mov rdi, [rsp + {low}]",
        "mov rcx, [rsp + {m}]",
        "dec qword ptr [rsp + {rounds}]",
        "jnz 2b",

        "mov rdx, [rsp + {carry}]",
        "neg rdx", // 1 if sum ≥ R
        "cmp qword ptr [rsp + {almost}], 0",
        "jne 6f",

        // or if (sum mod R) − m does not borrow
        "mov r8, rdi",
        "mov r9, rcx",
        "mov rbx, [rsp + {blocks}]",
        "xor eax, eax",
        "5:",
        limbs8!(compare_limb),
        "lea r8, [r8 + 64]",
        "lea r9, [r9 + 64]",
        "dec rbx", // leaves the carry flag alone
        "jnz 5b",
        "setnc al",
        "movzx eax, al",
        "or edx, eax",

        // out = sum − m·(0 or 1)
        "6:",
        "mov r8, [rsp + {out}]",
        "mov rbx, [rsp + {blocks}]",
        "xor eax, eax",
        "7:",
        limbs8!(subtract_limb),
        "lea rcx, [rcx + 64]",
        "lea rdi, [rdi + 64]",
        "lea r8, [r8 + 64]",
        "dec rbx",
        "jnz 7b",
        "add rsp, 168",
        epilogue!(),
        n0 = const 64, // where redc8 expects it
        rounds = const 152,
        left = const 80,
        pending = const 88,
        carry = const 96,
        blocks = const 104,
        low = const 112,
        high = const 120,
        m = const 128,
        out = const 136,
        almost = const 144,
        redc8 = sym redc8,
        mac8x8 = sym mac8x8,
    )
}
