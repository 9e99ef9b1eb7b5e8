//! The kernels' entry points. Their texts are the generator's output (`tests/ifma_kernels`), which says how they work.

use super::digits::Vector;
use core::arch::naked_asm;

/// `power(acc, operand, modulus, squarings)`: acc = acc^(2^squarings)·operand, all in Montgomery products.
pub(super) type Power = unsafe extern "sysv64" fn(*mut Vector, *const Vector, *const Vector, usize);
/// `lookup(out, table, index, entries, stride)`: per lane, entry `index` of the table, of which everything is read;
/// entries are `stride` bytes apart.
pub(super) type Lookup = unsafe extern "sysv64" fn(*mut Vector, *const Vector, *const Vector, usize, usize);

/// `lanes(acc, operand, modulus, squarings, blocks, columns)`: as [`Power`], for eight numbers of 10·blocks digits.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn lanes(
    _: *mut Vector,
    _: *const Vector,
    _: *const Vector,
    _: usize,
    _: usize,
    _: *mut Vector,
) {
    naked_asm!(include_str!("lanes.s"), options(raw))
}

macro_rules! power {
    ($($name:ident)*) => {$(
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $name(_: *mut Vector, _: *const Vector, _: *const Vector, _: usize) {
            naked_asm!(include_str!(concat!(stringify!($name), ".s")), options(raw))
        }
    )*};
}

macro_rules! lookup {
    ($($name:ident)*) => {$(
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $name(_: *mut Vector, _: *const Vector, _: *const Vector, _: usize, _: usize) {
            naked_asm!(include_str!(concat!(stringify!($name), ".s")), options(raw))
        }
    )*};
}

power!(pair_11 pair_20 pair_30 pair_40 one_12 one_20 one_30 one_40 one_60 one_79);
lookup!(lookup_2 lookup_3 lookup_4 lookup_5 lookup_8 lookup_10);
