//! Constant-time searches over secret bytes.

use bn_core::Limb;
use bn_core::ct::Mask;

/// The first position at which `hit` holds, and whether there is one. Reads all bytes; `hit` must be constant-time.
/// The position is secret; it is 0 if there is none.
pub(crate) fn first_position(bytes: &[u8], hit: impl Fn(u8) -> Mask) -> (Limb, Mask) {
    let (mut position, mut found) = (0, Mask::FALSE);
    for (i, &byte) in bytes.iter().enumerate() {
        let first = hit(byte) & !found;
        position = first.select(i as Limb, position);
        found = found | first;
    }
    (position, found)
}

/// Set if all bytes are equal; lengths are public.
pub(crate) fn bytes_equal(a: &[u8], b: &[u8]) -> Mask {
    debug_assert_eq!(a.len(), b.len());
    Mask::is_zero(Limb::from(a.iter().zip(b).fold(0, |acc, (x, y)| acc | (x ^ y))))
}

/// Set if the byte is zero.
pub(crate) fn byte_is(byte: u8, value: u8) -> Mask {
    Mask::is_zero(Limb::from(byte ^ value))
}
