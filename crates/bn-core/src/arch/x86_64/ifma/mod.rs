//! AVX-512 IFMA: products of 52-bit digits in eight lanes.
#![allow(unsafe_code)] // the calls of the kernels

mod digits;
mod kernels;
mod row;

use crate::arch::PowJob;
use crate::arch::cpu::{self, Family};

/// See [`crate::arch::pow`].
pub(crate) fn pow(jobs: &mut [PowJob<'_>]) -> bool {
    if !cpu::has(Family::Ifma) {
        return false;
    }
    let moduli: alloc::vec::Vec<_> = jobs.iter().map(|job| job.modulus).collect();
    let Some(prepared) = row::Prepared::new(&moduli) else { return false };
    cpu::note(Family::Ifma);
    prepared.pow(jobs);
    true
}
