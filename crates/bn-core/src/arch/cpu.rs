//! Which kernels this processor runs: detected once, cached in one atomic, and forced by tests.
//!
//! A kernel family is used where [`has`] says so; the portable twin serves everything else. Detection runs CPUID at the
//! first question and never again: afterwards a question is one relaxed load.
//!
//! Forcing, for tests, benches and the constant-time check:
//!
//! * [`force_level`] in any build takes families away, so that every path can be run on a processor that has them all.
//! * It also switches families *on* that CPUID does not report, in builds with `--cfg bn_force_level` or
//!   `--cfg bn_ct_check` only: valgrind executes ADX and BMI2 but hides ADX, and an emulator may do the same.
//! * In builds with `--cfg bn_force_level` the environment variable `BN_LEVEL` (`portable`, `adx`, `fma`, `ifma`) does
//!   the same for a program that knows nothing of it.
//! * `runs` counts in those builds (and in unit tests) how often each family ran: a test that forces a path
//!   asserts by it that the path was taken.

use super::target;
use core::sync::atomic::{AtomicU8, Ordering};

/// A family of kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Family {
    /// mulx, adcx, adox on 64-bit limbs: BMI2 and ADX (and AVX2, for table look-ups).
    Adx = 1,
    /// Double-precision products in four lanes: AVX2 and FMA.
    Fma = 2,
    /// 52-bit integer products in eight lanes: AVX-512 F, VL, DQ and IFMA.
    Ifma = 4,
}

/// How far up the ladder of families kernels may reach. A level includes the families of those below it as far as
/// the processor has them, since each family leaves some sizes to the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Rust code alone.
    Portable,
    /// [`Family::Adx`].
    Adx,
    /// [`Family::Fma`] and [`Family::Adx`].
    Fma,
    /// All families.
    Ifma,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Level; 4] = [Level::Portable, Level::Adx, Level::Fma, Level::Ifma];

    /// The families that the level adds to those below, as a set.
    const fn own(self) -> u8 {
        match self {
            Level::Portable => 0,
            Level::Adx => Family::Adx as u8,
            Level::Fma => Family::Fma as u8,
            Level::Ifma => Family::Ifma as u8,
        }
    }

    /// The families of the level, as a set: its own and those of all levels below.
    const fn families(self) -> u8 {
        // The families are single bits in the order of the ladder: all bits up to the highest of this level.
        (self.own() << 1).saturating_sub(1)
    }

    /// The level's lower-case name, as `BN_LEVEL` spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Portable => "portable",
            Level::Adx => "adx",
            Level::Fma => "fma",
            Level::Ifma => "ifma",
        }
    }
}

/// The families in use; [`KNOWN`] is set once they are known.
static STATE: AtomicU8 = AtomicU8::new(0);
const KNOWN: u8 = 0x80;

/// Whether kernels of `family` are to be used.
#[inline(always)]
pub fn has(family: Family) -> bool {
    // Relaxed: the byte is all there is, and every thread that finds it unset computes the same one.
    let state = STATE.load(Ordering::Relaxed);
    (if state & KNOWN != 0 { state } else { initialise() }) & family as u8 != 0
}

/// The highest level in use.
pub fn level() -> Level {
    match () {
        () if has(Family::Ifma) => Level::Ifma,
        () if has(Family::Fma) => Level::Fma,
        () if has(Family::Adx) => Level::Adx,
        () => Level::Portable,
    }
}

/// Restricts kernels to `level`, process-wide, until the next call; `None` goes back to what was detected. Returns
/// whether the level is there: not if the processor lacks its family (builds for forcing never refuse).
///
/// In builds for forcing the level's families are switched on whatever CPUID says: the processor must execute them.
#[doc(hidden)]
pub fn force_level(level: Option<Level>) -> bool {
    let families = match level {
        None => target::default_families(),
        Some(level) if cfg!(any(bn_force_level, bn_ct_check)) => level.families(),
        Some(level) => {
            let reported = target::reported_families();
            if level.own() & !reported != 0 {
                return false;
            }
            level.families() & reported
        }
    };
    STATE.store(families | KNOWN, Ordering::Relaxed);
    true
}

#[cold]
fn initialise() -> u8 {
    let state = KNOWN | environment_families().unwrap_or_else(target::default_families);
    // A level that another thread has forced meanwhile stands.
    match STATE.compare_exchange(0, state, Ordering::Relaxed, Ordering::Relaxed) {
        Ok(_) => state,
        Err(forced) => forced,
    }
}

/// What `BN_LEVEL` asks for. Panics at a name that is none, since a mistyped level would silently test nothing.
#[cfg(bn_force_level)]
fn environment_families() -> Option<u8> {
    let name = std::env::var("BN_LEVEL").ok()?;
    match Level::ALL.into_iter().find(|level| level.name() == name) {
        Some(level) => Some(level.families()),
        None => panic!("BN_LEVEL is {name:?}: portable, adx, fma or ifma are allowed"),
    }
}

#[cfg(not(bn_force_level))]
fn environment_families() -> Option<u8> {
    None
}

/// Notes that a kernel of `family` runs. Nothing outside of test builds.
#[inline(always)]
#[allow(dead_code)] // targets without kernels
pub(crate) fn note(family: Family) {
    #[cfg(any(test, bn_force_level, bn_ct_check))]
    counters::note(family);
    #[cfg(not(any(test, bn_force_level, bn_ct_check)))]
    let _ = family;
}

/// How often kernels of `family` ran in this process. Only in builds for forcing and in unit tests.
#[cfg(any(test, bn_force_level, bn_ct_check))]
pub fn runs(family: Family) -> usize {
    counters::runs(family)
}

#[cfg(any(test, bn_force_level, bn_ct_check))]
mod counters {
    use super::Family;
    use core::sync::atomic::{AtomicUsize, Ordering};

    static RUNS: [AtomicUsize; 3] = [const { AtomicUsize::new(0) }; 3];

    #[allow(dead_code)] // targets without kernels
    pub(super) fn note(family: Family) {
        RUNS[(family as u8).trailing_zeros() as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn runs(family: Family) -> usize {
        RUNS[(family as u8).trailing_zeros() as usize].load(Ordering::Relaxed)
    }
}
