//! The only place with `unsafe`: the optimiser barrier, the constant-time check's hooks, and the processor kernels
//! with their run-time dispatch.
//!
//! # Dispatch
//!
//! [`cpu`] says which families of kernels may run ([`cpu::has`], one relaxed load). The module `target` holds the kernels of
//! this build's processor family (`x86_64/`), or none (`no_kernels.rs`): both have the same functions, which
//! answer `false` (or `None`) when no kernel serves the case and then have written nothing. The functions of this
//! module are the one place where a kernel is chosen over its portable twin:
//!
//! ```text
//! mont/, limbs  →  arch::f(…)  →  target::f(…): if cpu::has(Family) && the size fits { cpu::note(Family); kernel; true }
//!                             ↘  portable twin
//! ```
//!
//! A new kernel adds its file under `target`, its call in the matching function of `x86_64/mod.rs` (best family first), and
//! nothing else. It calls [`cpu::note`], so that tests can assert that it ran.

mod barrier;
pub mod cpu;
#[cfg(bn_ct_check)]
pub mod ct_check;
#[cfg_attr(
    all(
        target_arch = "x86_64",
        target_pointer_width = "64",
        not(any(bn_limb_bits = "8", bn_limb_bits = "32", miri))
    ),
    path = "x86_64/mod.rs"
)]
#[cfg_attr(
    not(all(
        target_arch = "x86_64",
        target_pointer_width = "64",
        not(any(bn_limb_bits = "8", bn_limb_bits = "32", miri))
    )),
    path = "no_kernels.rs"
)]
mod target;
mod wipe;

use crate::limb::Limb;
use crate::limbs;
use crate::mont::portable;

pub(crate) use barrier::barrier;
#[allow(unused_imports)] // targets without kernels
pub(crate) use wipe::ZeroBytes;
pub(crate) use wipe::wipe;

/// A modulus as the kernels take it: m of n limbs, −m⁻¹ mod 2^LIMB_BITS, R mod m, R² mod m.
///
/// The last two are empty where all operands are public: then the way into the Montgomery domain is a division.
#[derive(Clone, Copy)]
#[allow(dead_code)] // targets without kernels
pub(crate) struct Modulus<'a> {
    pub(crate) m: &'a [Limb],
    pub(crate) n0: Limb,
    pub(crate) r: &'a [Limb],
    pub(crate) rr: &'a [Limb],
}

/// One exponentiation as the kernels take it: `out = base^exponent mod m`, all plain, `base < m`; of the exponent the
/// low `bits` bits count.
#[allow(dead_code)] // targets without kernels
pub(crate) struct PowJob<'a> {
    pub(crate) modulus: Modulus<'a>,
    pub(crate) out: &'a mut [Limb],
    pub(crate) base: &'a [Limb],
    pub(crate) exponent: &'a [Limb],
    pub(crate) bits: usize,
    /// Set by the kernel that has written `out`; the caller does what is left.
    pub(crate) done: bool,
}

/// out = a·b; `out` is as wide as `a` and `b` together.
pub(crate) fn mul(out: &mut [Limb], a: &[Limb], b: &[Limb]) {
    if !target::mul(out, a, b) {
        limbs::mul_portable(out, a, b);
    }
}

/// out = a²; `out` is twice as wide as `a`.
pub(crate) fn sqr(out: &mut [Limb], a: &[Limb]) {
    if !target::sqr(out, a) {
        limbs::sqr_portable(out, a);
    }
}

/// z += x·y for operands of one width; the limb carried out.
pub(crate) fn add_mul_limb(z: &mut [Limb], x: &[Limb], y: Limb) -> Limb {
    target::add_mul_limb(z, x, y).unwrap_or_else(|| limbs::add_mul_limb(z, x, y))
}

/// out = a·b/R mod m, for a·b < m·R.
pub(crate) fn mont_mul(out: &mut [Limb], a: &[Limb], b: &[Limb], m: &[Limb], n0: Limb) {
    if !target::mont_mul(out, a, b, m, n0) {
        portable::mul(out, a, b, m, n0);
    }
}

/// out = a²/R mod m, for a < m.
pub(crate) fn mont_sqr(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    if !target::mont_sqr(out, a, m, n0) {
        portable::sqr(out, a, m, n0);
    }
}

/// out = a/R mod m, for a < m.
pub(crate) fn from_mont(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) {
    if !target::from_mont(out, a, m, n0) {
        portable::from_mont(out, a, m, n0);
    }
}

/// Does those exponentiations that kernels can do, and says so in `done`: one, the two halves of a private-key
/// operation, or batches of anything. The exponents are secret: neither time nor addresses depend on their values.
pub(crate) fn pow(jobs: &mut [PowJob<'_>]) {
    target::pow(jobs);
}

/// Does those exponentiations that kernels can do, and says so in `done`. Leaks the exponents (of 2 bits at least),
/// neither bases nor moduli.
pub(crate) fn pow_public(jobs: &mut [PowJob<'_>]) {
    target::pow_public(jobs);
}
