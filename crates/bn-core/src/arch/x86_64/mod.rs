//! Kernels for x86-64 with 64-bit limbs.

use super::PowJob;
use crate::limb::Limb;

mod detect;
mod fma;
mod ifma;

pub(crate) use detect::{default_families, reported_families};

pub(crate) fn mul(_out: &mut [Limb], _a: &[Limb], _b: &[Limb]) -> bool {
    false
}

pub(crate) fn sqr(_out: &mut [Limb], _a: &[Limb]) -> bool {
    false
}

pub(crate) fn mont_mul(_out: &mut [Limb], _a: &[Limb], _b: &[Limb], _m: &[Limb], _n0: Limb) -> bool {
    false
}

pub(crate) fn mont_sqr(_out: &mut [Limb], _a: &[Limb], _m: &[Limb], _n0: Limb) -> bool {
    false
}

pub(crate) fn from_mont(_out: &mut [Limb], _a: &[Limb], _m: &[Limb], _n0: Limb) -> bool {
    false
}

pub(crate) fn pow(jobs: &mut [PowJob<'_>]) -> bool {
    ifma::pow(jobs) || fma::pow(jobs)
}
