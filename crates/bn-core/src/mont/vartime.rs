//! The builder for public moduli: R and R² by division.

use super::{MontgomeryContext, n0};
use crate::div;
use crate::limb::{LIMB_BITS, Limb};
use crate::limbs;
use crate::modulus::{OddModulus, PublicRing};
use alloc::boxed::Box;
use alloc::vec;

impl<M: PublicRing> MontgomeryContext<M> {
    /// Prepares a public modulus. Variable time in the modulus; the same bits as [`Self::new_consttime`]
    /// (BoringSSL change 27287).
    ///
    /// ```
    /// use bn_core::{MontgomeryContext, OddModulus, PublicRing, Ring};
    /// enum N {}
    /// impl Ring for N {}
    /// impl PublicRing for N {}
    /// let modulus = OddModulus::<N>::from_be_bytes(&[0x10, 0x01]).unwrap();
    /// let context = MontgomeryContext::new_vartime(&modulus);
    /// assert_eq!(context.r_and_rr(), MontgomeryContext::new_consttime(&modulus).r_and_rr());
    /// ```
    ///
    /// A secret prime has no such builder:
    ///
    /// ```compile_fail
    /// use bn_core::{MontgomeryContext, OddModulus, PublicRing, Ring};
    /// enum P {}
    /// impl Ring for P {}
    /// let modulus = OddModulus::<P>::from_be_bytes(&[0x10, 0x01]).unwrap();
    /// let context = MontgomeryContext::new_vartime(&modulus);
    /// ```
    pub fn new_vartime(modulus: &OddModulus<M>) -> Self {
        let (m, n) = (modulus.limbs(), modulus.width());
        let mut r: Box<[Limb]> = vec![0; n].into();
        let mut rr = r.clone();
        if modulus.bits() == n * LIMB_BITS {
            // m > R/2, so that R − m is below m
            limbs::sub_assign(&mut r, m);
        } else {
            div::shift_rem_vartime(&mut r, &[1], n * LIMB_BITS, m);
        }
        div::shift_rem_vartime(&mut rr, &r, n * LIMB_BITS, m);
        MontgomeryContext { modulus: modulus.clone(), n0: n0(m[0]), r, rr }
    }
}
