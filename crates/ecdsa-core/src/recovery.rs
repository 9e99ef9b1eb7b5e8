//! The public key from a signature: SEC 1, section 4.1.6.

use crate::error::SignatureError;
use crate::signature::Signature;
use crate::verifying::VerifyingKey;
use alloc::vec;
use bn_core::fixed::{PrimeField, Words};
use bn_core::limbs;
use ec_group::{AffinePoint, Curve, JacobianPoint, PublicKey, Scalar};

/// Which of the up to four public keys of a signature is the right one: the parity of R's y, and whether R's x was
/// reduced modulo n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RecoveryId(u8);

impl RecoveryId {
    /// The largest identifier.
    pub const MAX: u8 = 3;

    /// From the two facts about R.
    pub const fn new(is_y_odd: bool, is_x_reduced: bool) -> Self {
        RecoveryId((is_x_reduced as u8) << 1 | is_y_odd as u8)
    }

    /// Whether the y-coordinate of R is odd.
    pub const fn is_y_odd(self) -> bool {
        self.0 & 1 != 0
    }

    /// Whether the x-coordinate of R is r + n rather than r.
    pub const fn is_x_reduced(self) -> bool {
        self.0 & 2 != 0
    }

    /// From 0, 1, 2 or 3.
    pub const fn from_byte(byte: u8) -> Option<Self> {
        if byte <= Self::MAX { Some(RecoveryId(byte)) } else { None }
    }

    /// As 0, 1, 2 or 3.
    pub const fn to_byte(self) -> u8 {
        self.0
    }

    /// The identifier of the signature with n − s for s, whose R is the opposite point.
    #[must_use]
    pub const fn negated(self) -> Self {
        RecoveryId(self.0 ^ 1)
    }
}

impl From<RecoveryId> for u8 {
    fn from(id: RecoveryId) -> u8 {
        id.0
    }
}

impl TryFrom<u8> for RecoveryId {
    type Error = signature::Error;

    fn try_from(byte: u8) -> Result<Self, signature::Error> {
        Self::from_byte(byte).ok_or_else(signature::Error::new)
    }
}

impl<C: Curve> VerifyingKey<C> {
    /// The key under which `signature` is valid for the hash value, with `id` choosing among the candidates.
    ///
    /// Refused: r + n not below p where `id` says so; an r that is no point's x; a key that is the identity. The result
    /// verifies. (What it means is the caller's concern: every signature has such a key.)
    pub fn recover_from_hash_on(
        hash: &[u8],
        signature: &Signature<C>,
        id: RecoveryId,
    ) -> Result<Self, SignatureError> {
        if hash.is_empty() {
            return Err(SignatureError::EmptyDigest);
        }
        let curve = signature.curve();
        // 1.1: x = r + j·n, below p.
        let (p, n) = (curve.field().modulus().modulus(), curve.scalar_field().modulus().modulus());
        let mut x = signature.r().to_integer(curve);
        let carry = if id.is_x_reduced() { limbs::add_assign(x.as_mut(), n.as_ref()) } else { 0 };
        // LEAK: signatures are public
        if carry != 0 || !x.less_than(p).declassify() {
            return Err(SignatureError::RecoveryOverflow);
        }
        // 1.2 to 1.4: R, in the group of order n.
        let mut bytes = vec![0; curve.field_length()];
        limbs::write_be(&mut bytes, x.as_ref());
        let point =
            AffinePoint::from_x(&bytes, id.is_y_odd(), curve).map_err(|_| SignatureError::RecoveryPoint)?;
        // 1.5, 1.6: Q = r⁻¹·(s·R − e·G).
        let e = Scalar::from_digest(hash, curve);
        let r_inverse = signature.r().invert_vartime(curve);
        let (u1, u2) = (e.neg(curve).mul(&r_inverse, curve), signature.s().mul(&r_inverse, curve));
        let q = JacobianPoint::mul_add_vartime(&u1, &u2, &point, curve)
            .to_affine_vartime(curve)
            .ok_or(SignatureError::RecoveryInfinity)?;
        Ok(PublicKey::from_affine_on(q, curve).into())
    }
}
