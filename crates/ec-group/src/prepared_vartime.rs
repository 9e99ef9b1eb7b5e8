//! Public points with a table, for many verifications under one key.

use crate::affine::AffinePoint;
use crate::base::{BaseTable, CHUNKS, chunk_digits};
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use crate::mul_vartime::Naf;
use alloc::vec::Vec;
use ec_scalar::Scalar;

/// Window of the non-adjacent form: the odd multiples ±1 … ±31 of each chunk's power.
const WINDOW: usize = 6;
const ODD_MULTIPLES: usize = 1 << (WINDOW - 2);

/// A public point prepared for many calls of [`PreparedPoint::mul_add_vartime`].
///
/// It holds the odd multiples 1…31 of 2^(c·k)·Q for k = 0…3, with c a quarter of the scalar's length, so that a product
/// takes a quarter of the doublings: 4 KiB on P-256, made at the cost of about one verification. On curves without a
/// built-in table the generator's multiples are here too.
#[derive(Clone)]
pub struct PreparedPoint<C: Curve> {
    point: AffinePoint<C>,
    multiples: Vec<AffinePoint<C>>,
    base: Option<Vec<AffinePoint<C>>>,
}

impl<C: Curve> PreparedPoint<C> {
    /// Computes the table. Time depends on the point.
    pub fn new_vartime(point: &AffinePoint<C>, curve: &C) -> Self {
        let base = match curve.base_table() {
            Some(_) => None,
            None => Some(multiples_vartime(curve.generator(), curve)),
        };
        PreparedPoint { point: *point, multiples: multiples_vartime(point, curve), base }
    }

    /// The point itself.
    pub fn point(&self) -> &AffinePoint<C> {
        &self.point
    }

    /// u₁·G + u₂·Q for public scalars and this point Q. Time depends on the scalars.
    #[must_use]
    pub fn mul_add_vartime(&self, u1: &Scalar<C>, u2: &Scalar<C>, curve: &C) -> JacobianPoint<C> {
        let table = curve.base_table();
        let g_digits = Naf::new(u1, table.map_or(WINDOW, |_| BaseTable::NAF_WINDOW), curve);
        let q_digits = Naf::new(u2, WINDOW, curve);
        let base = self.base.as_deref().unwrap_or_default();
        let digits = chunk_digits(curve);
        let mut acc = JacobianPoint::IDENTITY;
        for i in (0..digits).rev() {
            acc = curve.double(&acc);
            for chunk in 0..CHUNKS {
                let mut add = |point: AffinePoint<C>, negative: bool| {
                    acc = acc.add_affine_vartime(&if negative { point.neg(curve) } else { point }, curve);
                };
                if let Some((index, negative)) = q_digits.term(chunk * digits + i) {
                    add(self.multiples[chunk * ODD_MULTIPLES + index], negative);
                }
                if let Some((index, negative)) = g_digits.term(chunk * digits + i) {
                    let point = match table {
                        Some(table) => table.odd_multiple_vartime(chunk, index, curve),
                        None => base[chunk * ODD_MULTIPLES + index],
                    };
                    add(point, negative);
                }
            }
        }
        acc
    }
}

/// The odd multiples of 2^(c·k)·P for each chunk k, affine at the price of one inversion.
fn multiples_vartime<C: Curve>(point: &AffinePoint<C>, curve: &C) -> Vec<AffinePoint<C>> {
    let mut points = Vec::with_capacity(CHUNKS * ODD_MULTIPLES);
    let mut power = point.to_jacobian(curve);
    for chunk in 0..CHUNKS {
        let twice = curve.double(&power);
        let mut multiple = power;
        for _ in 0..ODD_MULTIPLES {
            points.push(multiple);
            multiple = multiple.add_vartime(&twice, curve);
        }
        for _ in 0..if chunk + 1 < CHUNKS { chunk_digits(curve) } else { 0 } {
            power = curve.double(&power);
        }
    }
    let affine = JacobianPoint::to_affine_batch_vartime(&points, curve);
    // an identity among the odd multiples (a group of order below 32) is never asked for: digits are scalars below n
    affine.into_iter().map(Option::unwrap_or_default).collect()
}
