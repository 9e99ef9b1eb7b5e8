//! AVX-512 IFMA: products of 52-bit digits in eight lanes.
//!
//! [`kernels`] are the generated kernels; [`engine`] does exponentiations with them; this file decides who shares one.
#![allow(unsafe_code)] // the calls of the kernels

mod digits;
mod engine;
mod kernels;

use crate::arch::PowJob;
use crate::arch::cpu::{self, Family};
use alloc::vec::Vec;
use engine::Class;

/// See [`crate::arch::pow`].
pub(crate) fn pow(jobs: &mut [PowJob<'_>]) {
    run(jobs, &[LANES, PAIR, ONE], |_, _| true, engine::pow);
}

/// See [`crate::arch::pow_public`].
pub(crate) fn pow_public(jobs: &mut [PowJob<'_>]) {
    let alike = |a: &PowJob<'_>, b: &PowJob<'_>| a.bits == b.bits && a.exponent == b.exponent;
    run(jobs, &[LANES, ONE], alike, engine::pow_public);
}

/// Numbers that a kernel takes, and how many there must be for it to pay.
type Choice = (usize, usize);
/// From five numbers on, eight lanes beat row kernels even if some idle.
const LANES: Choice = (8, 5);
const PAIR: Choice = (2, 2);
const ONE: Choice = (1, 1);

/// Does the jobs in groups that are `alike`, each by the first choice for which it is large enough.
fn run<'a>(
    jobs: &mut [PowJob<'a>],
    choices: &[Choice],
    alike: impl Fn(&PowJob<'a>, &PowJob<'a>) -> bool,
    work: impl Fn(Class, &mut [&mut PowJob<'a>]),
) {
    if !cpu::has(Family::Ifma) {
        return;
    }
    let mut waiting: Vec<&mut PowJob<'a>> = jobs.iter_mut().filter(|job| !job.done).collect();
    while let Some(first) = waiting.first() {
        let group = choices.iter().find_map(|&(numbers, least)| {
            let class = Class::of(numbers, &first.modulus)?;
            let joins =
                |job: &&mut PowJob<'a>| Class::of(numbers, &job.modulus) == Some(class) && alike(first, job);
            let chosen: Vec<bool> = waiting
                .iter()
                .scan(numbers, |left, job| {
                    let chosen = *left > 0 && joins(job);
                    *left -= usize::from(chosen);
                    Some(chosen)
                })
                .collect();
            (chosen.iter().filter(|&&chosen| chosen).count() >= least).then_some((class, chosen))
        });
        let Some((class, chosen)) = group else {
            waiting.remove(0);
            continue;
        };
        let mut chosen = chosen.into_iter();
        let mut group: Vec<_> = waiting.extract_if(.., |_| chosen.next() == Some(true)).collect();
        cpu::note(Family::Ifma);
        work(class, &mut group);
    }
}
