//! The constant-time look-up.

use super::Vector;
use core::arch::naked_asm;

/// `out` = for each lane l, lane l of the entry numbered `index[l]` (below 32) of a table of 32 entries, all as long as
/// `out`: a multiple of 11 vectors. Reads the whole table; masks and unites, so that no arithmetic touches the digits.
pub(super) fn select(out: &mut [Vector], table: &[Vector], index: &[u64; 4]) {
    assert!(out.len().is_multiple_of(11) && table.len() == 32 * out.len());
    // SAFETY: the routine reads 32·len vectors of the table and writes len vectors, in groups of 11. AVX2 is there:
    // the caller runs kernels that need it.
    unsafe { select_groups(out.as_mut_ptr(), table.as_ptr(), index, out.len() / 11) }
}

/// Registers: ymm0–10 a group of 11 vectors, ymm11 the entry's number, ymm12 ones, ymm13 the index, ymm14 the mask, ymm15
/// the masked vector. rax walks the entries, r8 is the distance between them, r9 counts them.
#[unsafe(naked)]
unsafe extern "sysv64" fn select_groups(
    out: *mut Vector,
    table: *const Vector,
    index: &[u64; 4],
    groups: usize,
) {
    naked_asm!(
        "imul r8, rcx, 352",
        "vmovdqu ymm13, [rdx]",
        "vpcmpeqd ymm12, ymm12, ymm12",
        "vpsrlq ymm12, ymm12, 63",
        "2:",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",
        "vpxor xmm\\i, xmm\\i, xmm\\i",
        ".endr",
        "mov rax, rsi",
        "mov r9d, 32",
        ".p2align 5",
        "3:",
        "vpcmpeqq ymm14, ymm11, ymm13",
        "vpaddq ymm11, ymm11, ymm12",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "vpand ymm15, ymm14, [rax+32*\\i]",
        "vpor ymm\\i, ymm\\i, ymm15",
        ".endr",
        "add rax, r8",
        "dec r9d",
        "jnz 3b",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "vmovdqa [rdi+32*\\i], ymm\\i",
        ".endr",
        "add rdi, 352",
        "add rsi, 352",
        "dec rcx",
        "jnz 2b",
        "vzeroupper",
        "ret",
    )
}
