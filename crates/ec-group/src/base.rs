//! Precomputed multiples of the built-in generators: bytes in the program image, never initialised.
//!
//! A table holds affine points as field elements in the field's stored form, their limbs little-endian, so that one
//! file serves every limb size and byte order. First the comb of the secret multiplication: for every window whose
//! number is a multiple of the stride, 1…16 times 32^window·G. Then, for verification, the odd multiples 1…127 of
//! 2^(chunk·k)·G for the four chunks k that a scalar's digits are cut into.

use crate::affine::AffinePoint;
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::fixed::{PrimeField, Words};
use bn_core::{LIMB_BYTES, Limb};

/// Bits in a window of the comb, and in every window of a secret scalar.
pub(crate) const WINDOW: usize = 5;
/// The multiples 1…16 of a window.
pub(crate) const MULTIPLES: usize = 1 << (WINDOW - 1);
/// Pieces of a scalar's expansion that are processed at once where there are tables for each.
pub(crate) const CHUNKS: usize = 4;
/// The odd multiples 1…127 of the generator.
const ODD_MULTIPLES: usize = 1 << (BaseTable::NAF_WINDOW - 2);

/// The windows of a secret scalar: one bit more than the order has, so that the topmost digit is not negative.
pub(crate) fn windows<C: Curve>(curve: &C) -> usize {
    curve.scalar_field().modulus().bits() / WINDOW + 1
}

/// The digits of a non-adjacent form in one chunk.
pub(crate) fn chunk_digits<C: Curve>(curve: &C) -> usize {
    (curve.scalar_field().modulus().bits() + 1).div_ceil(CHUNKS)
}

/// The multiples of a generator.
#[derive(Clone, Copy, Debug)]
pub struct BaseTable {
    bytes: &'static [u8],
    stride: usize,
}

impl BaseTable {
    /// Window of the non-adjacent form that the odd multiples serve.
    pub(crate) const NAF_WINDOW: usize = 8;

    pub(crate) const fn new(bytes: &'static [u8], stride: usize) -> BaseTable {
        BaseTable { bytes, stride }
    }

    /// Every how many windows the comb has an entry; the windows between take doublings.
    pub(crate) fn stride(&self) -> usize {
        self.stride
    }

    /// `magnitude`·32^window·G, and (0, 0) for 0. Reads all multiples of the window, which is public.
    #[inline(always)]
    pub(crate) fn comb_entry<C: Curve>(&self, window: usize, magnitude: Limb, curve: &C) -> AffinePoint<C> {
        let size = entry_size::<C>();
        let start = window / self.stride * MULTIPLES * size;
        let (mut x, mut y) = (C::Words::ZERO, C::Words::ZERO);
        for (i, entry) in self.bytes[start..start + MULTIPLES * size].chunks_exact(size).enumerate() {
            let mask = Mask::eq(magnitude, i as Limb + 1).limb();
            let (entry_x, entry_y) = entry.split_at(size / 2);
            gather(&mut x, entry_x, mask);
            gather(&mut y, entry_y, mask);
        }
        AffinePoint::new(curve.field().element_of(&x), curve.field().element_of(&y))
    }

    /// (2·index + 1)·2^(chunk)·G. Variable time.
    #[inline]
    pub(crate) fn odd_multiple_vartime<C: Curve>(
        &self,
        chunk: usize,
        index: usize,
        curve: &C,
    ) -> AffinePoint<C> {
        let size = entry_size::<C>();
        let comb = windows(curve).div_ceil(self.stride) * MULTIPLES;
        let start = (comb + chunk * ODD_MULTIPLES + index) * size;
        let (entry_x, entry_y) = self.bytes[start..start + size].split_at(size / 2);
        let (mut x, mut y) = (C::Words::ZERO, C::Words::ZERO);
        gather(&mut x, entry_x, Limb::MAX);
        gather(&mut y, entry_y, Limb::MAX);
        AffinePoint::new(curve.field().element_of(&x), curve.field().element_of(&y))
    }
}

/// `out |= bytes & mask`, limb by limb.
#[inline(always)]
fn gather<W: Words>(out: &mut W, bytes: &[u8], mask: Limb) {
    for (limb, chunk) in out.as_mut().iter_mut().zip(bytes.chunks_exact(LIMB_BYTES)) {
        let mut word = [0; LIMB_BYTES];
        word.copy_from_slice(chunk);
        *limb |= Limb::from_le_bytes(word) & mask;
    }
}

fn entry_size<C: Curve>() -> usize {
    2 * C::Words::LIMBS * LIMB_BYTES
}

/// The bytes of a table, computed by doublings and complete additions: how the committed files are made and checked.
#[cfg_attr(not(test), allow(dead_code))]
fn table_vartime<C: Curve>(stride: usize, curve: &C) -> Vec<u8> {
    let mut points = Vec::new();
    let mut power = curve.generator().to_jacobian(curve);
    for window in 0..windows(curve) {
        if window % stride == 0 {
            let mut multiple = JacobianPoint::IDENTITY;
            for _ in 0..MULTIPLES {
                multiple = multiple.add_vartime(&power, curve);
                points.push(multiple);
            }
        }
        for _ in 0..WINDOW {
            power = power.double(curve);
        }
    }
    let mut power = curve.generator().to_jacobian(curve);
    for _ in 0..CHUNKS {
        let twice = power.double(curve);
        let mut multiple = power;
        for _ in 0..ODD_MULTIPLES {
            points.push(multiple);
            multiple = multiple.add_vartime(&twice, curve);
        }
        for _ in 0..chunk_digits(curve) {
            power = power.double(curve);
        }
    }
    let affine = JacobianPoint::to_affine_batch_vartime(&points, curve);
    let coordinates =
        affine.iter().flatten().flat_map(|point| [point.x, point.y].map(|a| curve.field().to_stored(&a)));
    coordinates
        .flat_map(|words| words.as_ref().iter().flat_map(|limb| limb.to_le_bytes()).collect::<Vec<u8>>())
        .collect()
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use ec_scalar::{P224, P256, P384, P521};

    /// The committed table is the computed one; `EC_GROUP_TABLES=directory` writes the files anew.
    fn check<C: Curve>(name: &str, curve: C) {
        let table = curve.base_table().unwrap();
        let computed = table_vartime(table.stride, &curve);
        if let Some(directory) = std::env::var_os("EC_GROUP_TABLES") {
            std::fs::write(std::path::Path::new(&directory).join(name), &computed).unwrap();
        } else {
            assert!(table.bytes == computed, "{name} is not the table of its curve");
        }
        // what the comb's proof asks for: the topmost window is added last, and n ≥ 32^(windows − 1)
        assert_eq!((windows(&curve) - 1) % table.stride, 0);
        assert!(curve.scalar_field().modulus().bits() > WINDOW * (windows(&curve) - 1));
    }

    #[test]
    fn committed_tables() {
        check("p224.bin", P224);
        check("p256.bin", P256);
        check("p384.bin", P384);
        check("p521.bin", P521);
    }
}
