//! Wiping memory at the speed of memset, in unoptimised builds too.
#![allow(unsafe_code)] // zero bytes, and one empty asm! block

use zeroize::Zeroize;

/// Types of which zero bytes are a value.
///
/// # Safety
/// All-zero bytes must be a valid value, and there is nothing to drop.
pub(crate) unsafe trait ZeroBytes: Copy + Zeroize {}

// SAFETY: integers.
unsafe impl ZeroBytes for u8 {}
// SAFETY: integers.
unsafe impl ZeroBytes for u32 {}
// SAFETY: integers.
unsafe impl ZeroBytes for u64 {}

/// Overwrites `memory` with zeros that the optimiser may not leave out.
#[inline]
pub(crate) fn wipe<T: ZeroBytes>(memory: &mut [T]) {
    if cfg!(any(
        target_arch = "x86_64",
        target_arch = "x86",
        target_arch = "aarch64",
        target_arch = "arm",
        target_arch = "riscv64",
        target_arch = "s390x"
    )) {
        // SAFETY: the slice is valid for writes, and zero bytes are values of its type.
        unsafe { core::ptr::write_bytes(memory.as_mut_ptr(), 0, memory.len()) };
        observe(memory.as_ptr().cast());
    } else {
        memory.iter_mut().zeroize();
    }
}

/// Makes the optimiser believe that memory is read through `pointer`.
#[inline(always)]
fn observe(pointer: *const u8) {
    #[cfg(any(
        target_arch = "x86_64",
        target_arch = "x86",
        target_arch = "aarch64",
        target_arch = "arm",
        target_arch = "riscv64",
        target_arch = "s390x"
    ))]
    // SAFETY: the block is empty; it only claims to look at memory, by its lack of the option `nomem`.
    unsafe {
        core::arch::asm!("/* {0} */", in(reg) pointer, options(readonly, nostack, preserves_flags));
    }
    let _ = pointer;
}
