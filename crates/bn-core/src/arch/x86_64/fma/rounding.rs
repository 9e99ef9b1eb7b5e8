//! The rounding mode that the kernels rely on.

use core::arch::asm;

/// While it lives, MXCSR is as after power-on: rounding to nearest, no exception unmasked, denormals neither flushed nor
/// taken for zero (none occurs). Dropping it restores what the caller had set, exception flags included.
pub(super) struct Nearest(u32);

const DEFAULT: u32 = 0x1f80;

impl Nearest {
    pub(super) fn set() -> Nearest {
        let mut saved = 0u32;
        // SAFETY: writes the four bytes given, then loads a valid control word; no compiled code of this crate's
        // callers runs under it, and the kernels' code assumes it.
        unsafe { asm!("stmxcsr [{}]", in(reg) &mut saved, options(nostack, preserves_flags)) };
        load(DEFAULT);
        Nearest(saved)
    }
}

impl Drop for Nearest {
    fn drop(&mut self) {
        load(self.0);
    }
}

fn load(word: u32) {
    // SAFETY: reads the four bytes given; `word` is the default or was MXCSR before, hence valid.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &word, options(nostack, preserves_flags)) };
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in super::super) fn read() -> u32 {
        let mut word = 0u32;
        // SAFETY: writes the four bytes given.
        unsafe { asm!("stmxcsr [{}]", in(reg) &mut word, options(nostack, preserves_flags)) };
        word
    }

    /// Runs `f` with MXCSR = `word`; its results, and MXCSR after it.
    pub(in super::super) fn under<A, B>(word: u32, f: impl FnOnce() -> (A, B)) -> (A, B, u32) {
        let saved = read();
        load(word);
        let (a, b) = f();
        let after = read();
        load(saved);
        (a, b, after)
    }
}
