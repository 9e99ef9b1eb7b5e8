//! The kernels' entry points; their texts are the generator's output (`tests/ifma_kernels`).
//!
//! # Rows: `pair_n`, `one_n`
//!
//! One number in 8 lanes, or two in 4 lanes each, alternating (p0 q0 p1 q1 …), in V vectors. Vector t, lane l holds digit
//! V·l + t.
//!
//! * *Step*, one for each digit b_s of the multiplier, kept in one frame of positions 0 to n − 1:
//!   position j += low(a_j·b_s) + high(a_j·b_(s−1)) + low(M_j·q_(s−2)) + high(M_j·q_(s−3)); q_s = position 0; carry its upper
//!   bits; shift by one position. Upper halves belong one position higher: they wait for the shift instead.
//! * *Shift*: vectors change their names; only the lowest moves, by a lane (`valignq`), to become the highest.
//! * *Digits of b*: one load for both numbers (16 bytes broadcast), since they are neighbours. q: `vshufi64x2`.
//! * *Latency*: q_s is used two steps later (`delay` = 2 in the parent's bounds), so that its way (sum, broadcast, product)
//!   is hidden; sums of a·b and of q·M are apart, else four dependent products a step would take longer than the step. The
//!   last two quotient digits, for m itself, are found together from two column sums: q_(n−1) need not wait for q_(n−2)·m.
//! * *Carries* go through the vectors within each lane: that makes *nominal* digits, with what each lane would carry to the
//!   next one kept apart, c_l < 2^12. The next product starts with these: a = nominal + Σ c_l·2^(52·V·l), and the V digits of
//!   the lowest lane, all that it needs of b for V steps, are true, since nothing is carried to that lane. Meanwhile
//!   the true digits are made: a lane overflows on and on only if it is full, which two comparisons and a little scalar
//!   arithmetic on masks find for all lanes at once. After V steps the products of those V digits and c_l are added.
//! * *Registers*: u (V), w (V) sums; a and M as far as there are registers, else memory; b, three quotient digits, the sum,
//!   the carry, the lanes' carries, zero: zmm23 to zmm31.
//!
//! Limit: 4V products, 5 other vector operations a step on two ports: 2V + 2.5 cycles.
//!
//! | kernel | V | cycles a product | at the limit of a step, n steps | of 4n²/8 products a number at 2 a cycle |
//! |---|---|---|---|---|
//! | pair_20 (RSA-2048) | 5 | 300 | 250 | 67 % |
//! | pair_30 (RSA-3072) | 8 | 603 | 555 | 75 % |
//! | pair_40 (RSA-4096) | 10 | 956 | 900 | 84 % |
//! | one_40 (2048-bit public) | 5 | 550 | 500 | 73 % |
//! | one_60 (3072-bit public) | 8 | 1156 | 1110 | 78 % |
//! | one_79 (4096-bit public) | 10 | 1828 | 1778 | 85 % |
//!
//! What a product takes beyond its steps, about 50 cycles, is the chain from the last quotient digits over the carries to the first
//! digits of the next product: nothing else can run meanwhile. Squares cost as much as products.
//!
//! # Lanes: `lanes`
//!
//! Eight numbers; vector i holds their digits i, for any n = 10·blocks.
//!
//! * *Product*: 2n columns in blocks of ten. A tile of 10 × 10 digits (200 products, 110 loads) adds to twenty column
//!   sums in registers; after the tiles of a block its ten columns are stored and the upper ten become the next lower ones.
//!   *Square*: tiles above the diagonal, doubled while they are stored, and squares.
//! * *Reduction*: the same blocks. The tiles of q·M (one column up, `delay` = 1), then ten quotient digits one by one: a
//!   column's low bits are the digit, its products with the lowest block of M follow at once. The last digit is for the true
//!   modulus, and so is the last row of its tiles. The upper half is carried through as it is written.
//! * *Registers*: column sums zmm0 to zmm20, row digit zmm21, five digits of the other block zmm22 to zmm26, carry, mask.
//! * *Latency*: a quotient digit takes 6 cycles, its 20 products 10; within a tile every sum gets two products in 10 cycles.
//!
//! | n | product (of its limit 2n² cycles) | square (of 1.5n² + 0.5n) |
//! |---|---|---|
//! | 20 | 1000 (80 %) | 800 (76 %) |
//! | 30 | 2140 (84 %) | 1680 (81 %) |
//! | 40 | 3710 (86 %) | 2880 (84 %) |
//! | 60 | 8150 (88 %) | 6210 (88 %) |
//! | 80 | 14300 (90 %) | 10900 (88 %) |

use super::digits::Vector;
use core::arch::naked_asm;

/// `power(acc, operand, modulus, squarings)`: acc = acc^(2^squarings)·operand, all in Montgomery products.
pub(super) type Power = unsafe extern "sysv64" fn(*mut Vector, *const Vector, *mut Vector, usize);
/// `lookup(out, table, index, entries, stride)`: per lane, entry `index` of the table, of which everything is read;
/// entries are `stride` bytes apart.
pub(super) type Lookup = unsafe extern "sysv64" fn(*mut Vector, *const Vector, *const Vector, usize, usize);

/// `lanes(acc, operand, modulus, squarings, blocks, columns)`: as [`Power`], for eight numbers of 10·blocks digits.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn lanes(
    _: *mut Vector,
    _: *const Vector,
    _: *mut Vector,
    _: usize,
    _: usize,
    _: *mut Vector,
) {
    naked_asm!(include_str!("lanes.s"), options(raw))
}

macro_rules! power {
    ($($name:ident)*) => {$(
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $name(_: *mut Vector, _: *const Vector, _: *mut Vector, _: usize) {
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
