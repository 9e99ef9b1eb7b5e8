//! Kernels for x86-64 with 64-bit limbs.

use super::PowJob;
use super::cpu::{self, Family};
use crate::limb::Limb;

mod adx;
mod detect;
mod fma;
mod ifma;

pub(crate) use detect::{default_families, reported_families};

/// Whether the ADX kernels serve numbers of `n` limbs: for fewer, the calls cost more than the products.
fn adx_serves(n: usize) -> bool {
    const LEAST: usize = 4;
    let serves = n >= LEAST && cpu::has(Family::Adx);
    if serves {
        cpu::note(Family::Adx);
    }
    serves
}

pub(crate) fn mul(out: &mut [Limb], a: &[Limb], b: &[Limb]) -> bool {
    let serves = adx_serves(a.len().min(b.len()));
    if serves {
        adx::mul(out, a, b);
    }
    serves
}

pub(crate) fn sqr(out: &mut [Limb], a: &[Limb]) -> bool {
    let serves = adx_serves(a.len());
    if serves {
        adx::sqr(out, a);
    }
    serves
}

pub(crate) fn add_mul_limb(z: &mut [Limb], x: &[Limb], y: Limb) -> Option<Limb> {
    adx_serves(x.len()).then(|| adx::add_mul_limb(z, x, y))
}

pub(crate) fn mont_mul(out: &mut [Limb], a: &[Limb], b: &[Limb], m: &[Limb], n0: Limb) -> bool {
    let serves = adx_serves(m.len());
    if serves {
        adx::mont_mul(out, a, b, m, n0);
    }
    serves
}

pub(crate) fn mont_sqr(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) -> bool {
    let serves = adx_serves(m.len());
    if serves {
        adx::mont_sqr(out, a, m, n0);
    }
    serves
}

pub(crate) fn from_mont(out: &mut [Limb], a: &[Limb], m: &[Limb], n0: Limb) -> bool {
    let serves = adx_serves(m.len());
    if serves {
        adx::from_mont(out, a, m, n0);
    }
    serves
}

pub(crate) fn pow(jobs: &mut [PowJob<'_>]) {
    ifma::pow(jobs);
    fma::pow(jobs);
    for job in jobs.iter_mut().filter(|job| !job.done && adx_serves(job.modulus.m.len())) {
        adx::pow(job);
        job.done = true;
    }
}

pub(crate) fn pow_public(jobs: &mut [PowJob<'_>]) {
    ifma::pow_public(jobs);
    fma::pow_public(jobs);
    // longer exponents go through the sliding window above, product by product
    let short = |job: &&mut PowJob<'_>| !job.done && job.bits <= 64 && adx_serves(job.modulus.m.len());
    for job in jobs.iter_mut().filter(short) {
        adx::pow_public(job);
        job.done = true;
    }
}
