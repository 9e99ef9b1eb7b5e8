//! A value the optimiser knows nothing about.

use crate::limb::Limb;

/// Returns `x`, hiding its origin and range from the optimiser, so that a mask made from it stays arithmetic.
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "x86",
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "riscv64",
    target_arch = "s390x"
))]
#[allow(unsafe_code)] // one empty asm! block: it emits no instruction
#[inline(always)]
pub(crate) fn barrier(x: Limb) -> Limb {
    let mut y = x as usize;
    // SAFETY: the block is empty; it only claims to have changed the register.
    unsafe { core::arch::asm!("/* {0} */", inout(reg) y, options(pure, nomem, nostack, preserves_flags)) };
    y as Limb
}

/// Returns `x`; `black_box` is all that targets without inline assembly offer.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "x86",
    target_arch = "aarch64",
    target_arch = "arm",
    target_arch = "riscv64",
    target_arch = "s390x"
)))]
#[inline(always)]
pub(crate) fn barrier(x: Limb) -> Limb {
    core::hint::black_box(x)
}
