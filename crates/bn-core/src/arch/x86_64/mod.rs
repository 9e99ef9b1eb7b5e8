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

pub(crate) fn pow(jobs: &mut [PowJob<'_>]) {
    ifma::pow(jobs);
    if jobs.iter().all(|job| !job.done) && fma::pow(jobs) {
        jobs.iter_mut().for_each(|job| job.done = true);
    }
}

pub(crate) fn pow_public(jobs: &mut [PowJob<'_>]) {
    ifma::pow_public(jobs);
}
