//! The constant-time look-up.

use super::Vector;
use core::arch::naked_asm;

/// Vectors looked up at once.
const GROUP: usize = 11;

/// `out` = for each lane l, lane l of the entry numbered `index[l]` (below 32) of a table of 32 entries, all as long as
/// `out`: at least 11 vectors. Reads the whole table; masks and unites, so that no arithmetic touches the digits.
pub(super) fn select(out: &mut [Vector], table: &[Vector], index: &[u64; 4]) {
    let n = out.len();
    assert!(n >= GROUP && table.len() == 32 * n);
    for group in 0..n.div_ceil(GROUP) {
        // the last group may overlap the one before: it finds the same again
        let first = (GROUP * group).min(n - GROUP);
        let stride = size_of_val(out);
        // SAFETY: the routine reads `GROUP` vectors of each of the 32 entries from the first one on, and writes as many.
        // AVX2 is there: the caller runs kernels that need it.
        unsafe { select_group(out[first..].as_mut_ptr(), table[first..].as_ptr(), index, stride) }
    }
}

/// Registers: ymm0–10 the group, ymm11 the entry's number, ymm12 ones, ymm13 the index, ymm14 the mask, ymm15 the masked
/// vector; rsi walks the entries, eax counts them.
#[unsafe(naked)]
unsafe extern "sysv64" fn select_group(
    out: *mut Vector,
    table: *const Vector,
    index: &[u64; 4],
    stride: usize,
) {
    naked_asm!(
        "vmovdqu ymm13, [rdx]",
        "vpcmpeqd ymm12, ymm12, ymm12",
        "vpsrlq ymm12, ymm12, 63",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",
        "vpxor xmm\\i, xmm\\i, xmm\\i",
        ".endr",
        "mov eax, 32",
        ".p2align 5",
        "2:",
        "vpcmpeqq ymm14, ymm11, ymm13",
        "vpaddq ymm11, ymm11, ymm12",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "vpand ymm15, ymm14, [rsi+32*\\i]",
        "vpor ymm\\i, ymm\\i, ymm15",
        ".endr",
        "add rsi, rcx",
        "dec eax",
        "jnz 2b",
        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "vmovdqa [rdi+32*\\i], ymm\\i",
        ".endr",
        "vzeroupper",
        "ret",
    )
}
