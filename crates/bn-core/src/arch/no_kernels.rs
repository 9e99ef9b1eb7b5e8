//! The targets that have no kernels: everything is portable.

use super::PowJob;
use crate::limb::Limb;

pub(crate) fn reported_families() -> u8 {
    0
}

pub(crate) fn default_families() -> u8 {
    0
}

pub(crate) fn mul(_out: &mut [Limb], _a: &[Limb], _b: &[Limb]) -> bool {
    false
}

pub(crate) fn sqr(_out: &mut [Limb], _a: &[Limb]) -> bool {
    false
}

pub(crate) fn add_mul_limb(_z: &mut [Limb], _x: &[Limb], _y: Limb) -> Option<Limb> {
    None
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

pub(crate) fn pow(_jobs: &mut [PowJob<'_>]) {}

pub(crate) fn pow_public(_jobs: &mut [PowJob<'_>]) {}
