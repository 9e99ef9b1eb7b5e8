//! CPUID: which kernel families the processor and the operating system support, and which of them pay.
#![allow(unsafe_code)] // CPUID and XGETBV have no safe form on the oldest supported compiler
#![allow(unused_unsafe)] // the newest one calls CPUID safe

use crate::arch::cpu::Family;
use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv, CpuidResult};

/// The families that processor and operating system support, as a set of [`Family`].
pub(crate) fn reported_families() -> u8 {
    families(&Features::read())
}

/// The families in use unless a test says otherwise: all supported, but for [`Family::Fma`] where it is known to lose.
///
/// Intel's cores before AVX-512 add floating-point numbers on the two ports that multiply them, so that the FMA kernels,
/// whose operations are half additions, gain nothing over ADX there. From Golden Cove on (AVX-VNNI tells it where
/// AVX-512 is fused off) additions have ports of their own, and the AVX-512 servers before it have IFMA or
/// a third vector port for everything else; AMD adds on separate ports since Zen.
pub(crate) fn default_families() -> u8 {
    let features = Features::read();
    let all = families(&features);
    let fma_loses = features.intel && !features.avx512f && !features.avx_vnni;
    if fma_loses { all & !(Family::Fma as u8) } else { all }
}

fn families(f: &Features) -> u8 {
    // look-ups of the ADX kernels read tables by AVX2
    let adx = f.bmi2 && f.adx && f.ymm && f.avx2;
    let fma = f.ymm && f.avx2 && f.fma;
    let ifma = f.zmm && f.avx512f && f.avx512dq && f.avx512vl && f.avx512ifma;
    u8::from(adx) * Family::Adx as u8
        + u8::from(fma) * Family::Fma as u8
        + u8::from(ifma) * Family::Ifma as u8
}

/// The bits of CPUID and XCR0 that dispatch looks at.
struct Features {
    intel: bool,
    bmi2: bool,
    adx: bool,
    /// the operating system saves the 256-bit registers
    ymm: bool,
    avx2: bool,
    fma: bool,
    /// the operating system saves the 512-bit registers and the masks
    zmm: bool,
    avx512f: bool,
    avx512dq: bool,
    avx512vl: bool,
    avx512ifma: bool,
    avx_vnni: bool,
}

impl Features {
    fn read() -> Features {
        const NONE: CpuidResult = CpuidResult { eax: 0, ebx: 0, ecx: 0, edx: 0 };
        // SAFETY: every x86-64 processor has CPUID; leaves above the highest are not asked for.
        let (leaf0, leaf1, leaf7, leaf7_1) = unsafe {
            let leaf0 = __cpuid(0);
            let leaf7 = if leaf0.eax >= 7 { __cpuid_count(7, 0) } else { NONE };
            let leaf7_1 = if leaf7.eax >= 1 { __cpuid_count(7, 1) } else { NONE };
            (leaf0, __cpuid(1), leaf7, leaf7_1)
        };
        let bit = |word: u32, index: u32| word >> index & 1 == 1;
        let avx = bit(leaf1.ecx, 28);
        // SAFETY: OSXSAVE (bit 27) says that XGETBV may be executed in user mode.
        let xcr0 = if bit(leaf1.ecx, 27) { unsafe { xcr0() } } else { 0 };
        Features {
            // "GenuineIntel" in the order ebx, edx, ecx
            intel: (leaf0.ebx, leaf0.edx, leaf0.ecx) == (0x756e_6547, 0x4965_6e69, 0x6c65_746e),
            bmi2: bit(leaf7.ebx, 8),
            adx: bit(leaf7.ebx, 19),
            ymm: avx && xcr0 & 0x06 == 0x06,
            avx2: bit(leaf7.ebx, 5),
            fma: bit(leaf1.ecx, 12),
            zmm: avx && xcr0 & 0xe6 == 0xe6,
            avx512f: bit(leaf7.ebx, 16),
            avx512dq: bit(leaf7.ebx, 17),
            avx512vl: bit(leaf7.ebx, 31),
            avx512ifma: bit(leaf7.ebx, 21),
            avx_vnni: bit(leaf7_1.eax, 4),
        }
    }
}

/// The extended control register 0: which register states the operating system saves.
#[target_feature(enable = "xsave")]
fn xcr0() -> u64 {
    // SAFETY: the caller has seen OSXSAVE.
    unsafe { _xgetbv(0) }
}
