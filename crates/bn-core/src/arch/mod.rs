//! The only place with `unsafe`: the optimiser barrier, the constant-time check's hooks, and the processor kernels
//! with their run-time dispatch.

mod barrier;
#[cfg(bn_ct_check)]
pub mod ct_check;

pub(crate) use barrier::barrier;
