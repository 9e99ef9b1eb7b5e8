//! Signature verification: FIPS 186-5, section 6.4.2. Everything here is public, and time depends on it.

use crate::error::SignatureError;
use crate::signature::Signature;
use alloc::vec::Vec;
use core::fmt;
use ec_group::{Curve, JacobianPoint, PreparedPoint, PublicKey, Scalar, same_curve};

/// A public key for verification.
#[derive(Clone, Copy)]
pub struct VerifyingKey<C: Curve> {
    public: PublicKey<C>,
}

impl<C: Curve> VerifyingKey<C> {
    /// From a compressed or uncompressed point, fully validated.
    pub fn from_sec1_bytes_on(bytes: &[u8], curve: &C) -> Result<Self, ec_group::PointError> {
        Ok(PublicKey::from_sec1_bytes_on(bytes, curve)?.into())
    }

    /// The public key as such.
    pub fn as_public_key(&self) -> &PublicKey<C> {
        &self.public
    }

    /// The uncompressed point.
    pub fn to_sec1_bytes(&self) -> alloc::boxed::Box<[u8]> {
        self.public.to_sec1_bytes()
    }

    /// Whether `signature` is this key's for a hash value of any length from 1 byte on; an error says why not.
    pub fn verify_hash(&self, hash: &[u8], signature: &Signature<C>) -> Result<(), SignatureError> {
        let w = signature.s().invert_vartime(self.public.curve());
        self.verify_inverted(hash, signature, &w)
    }

    /// A key with a table, for many verifications.
    pub fn prepare(&self) -> PreparedVerifyingKey<C> {
        let point = PreparedPoint::new_vartime(self.public.as_affine(), self.public.curve());
        PreparedVerifyingKey { point, key: self.clone() }
    }

    /// [`verify_hash`](Self::verify_hash) with w = s⁻¹ given.
    fn verify_inverted(
        &self,
        hash: &[u8],
        signature: &Signature<C>,
        w: &Scalar<C>,
    ) -> Result<(), SignatureError> {
        let curve = self.public.curve();
        let q = self.public.as_affine();
        verify(hash, signature, w, curve, |u1, u2| JacobianPoint::mul_add_vartime(u1, u2, q, curve))
    }
}

/// FIPS 186-5, 6.4.2, with the steps' numbers; `multiply` computes u₁·G + u₂·Q.
fn verify<C: Curve>(
    hash: &[u8],
    signature: &Signature<C>,
    w: &Scalar<C>,
    curve: &C,
    multiply: impl FnOnce(&Scalar<C>, &Scalar<C>) -> JacobianPoint<C>,
) -> Result<(), SignatureError> {
    if hash.is_empty() {
        return Err(SignatureError::EmptyDigest);
    }
    // 1: r and s are in 1..n−1: their type says so; they must be of this curve.
    if !same_curve(signature.curve(), curve) {
        return Err(SignatureError::Mismatch);
    }
    // 2, 3: e from the leftmost bits of the hash value.
    let e = Scalar::from_digest(hash, curve);
    // 4, 5: u₁ = e·s⁻¹, u₂ = r·s⁻¹.
    let (u1, u2) = (e.mul(w, curve), signature.r().mul(w, curve));
    // 6: R = u₁·G + u₂·Q.
    let point = multiply(&u1, &u2);
    // 7, 8: r = x mod n, compared without an inversion; the identity has no x.
    if point.x_equals_vartime(signature.r(), curve) { Ok(()) } else { Err(SignatureError::Mismatch) }
}

/// A public key with a table of its multiples, for many verifications under one key.
#[derive(Clone)]
pub struct PreparedVerifyingKey<C: Curve> {
    point: PreparedPoint<C>,
    key: VerifyingKey<C>,
}

impl<C: Curve> PreparedVerifyingKey<C> {
    /// The key without its table.
    pub fn verifying_key(&self) -> &VerifyingKey<C> {
        &self.key
    }

    /// See [`VerifyingKey::verify_hash`].
    pub fn verify_hash(&self, hash: &[u8], signature: &Signature<C>) -> Result<(), SignatureError> {
        let curve = self.key.public.curve();
        let w = signature.s().invert_vartime(curve);
        verify(hash, signature, &w, curve, |u1, u2| self.point.mul_add_vartime(u1, u2, curve))
    }
}

/// One question of [`verify_batch`].
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a, C: Curve> {
    /// The key.
    pub key: &'a VerifyingKey<C>,
    /// The hash value.
    pub hash: &'a [u8],
    /// The signature that is said to be the key's for the hash value.
    pub signature: &'a Signature<C>,
}

/// Answers many questions, each for itself and in their order: as [`VerifyingKey::verify_hash`] does one by one, at less
/// cost (one inversion for all). All keys should be on one curve; others are answered one by one.
pub fn verify_batch<C: Curve>(claims: &[Claim<'_, C>]) -> Vec<Result<(), SignatureError>> {
    let Some(first) = claims.first() else { return Vec::new() };
    let curve = first.signature.curve();
    if claims.iter().any(|claim| !same_curve(claim.signature.curve(), curve)) {
        return claims.iter().map(|claim| claim.key.verify_hash(claim.hash, claim.signature)).collect();
    }
    let mut inverses: Vec<_> = claims.iter().map(|claim| *claim.signature.s()).collect();
    Scalar::invert_batch_vartime(&mut inverses, curve);
    let answer =
        |(claim, w): (&Claim<'_, C>, &Scalar<C>)| claim.key.verify_inverted(claim.hash, claim.signature, w);
    claims.iter().zip(&inverses).map(answer).collect()
}

impl<C: Curve> PartialEq for VerifyingKey<C> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public
    }
}

impl<C: Curve> Eq for VerifyingKey<C> {}

impl<C: Curve> From<PublicKey<C>> for VerifyingKey<C> {
    fn from(public: PublicKey<C>) -> Self {
        VerifyingKey { public }
    }
}

impl<C: Curve> From<&PublicKey<C>> for VerifyingKey<C> {
    fn from(public: &PublicKey<C>) -> Self {
        VerifyingKey { public: public.clone() }
    }
}

impl<C: Curve> From<VerifyingKey<C>> for PublicKey<C> {
    fn from(key: VerifyingKey<C>) -> Self {
        key.public
    }
}

impl<C: Curve> From<&VerifyingKey<C>> for PublicKey<C> {
    fn from(key: &VerifyingKey<C>) -> Self {
        key.public.clone()
    }
}

impl<C: Curve> From<&crate::SigningKey<C>> for VerifyingKey<C> {
    fn from(key: &crate::SigningKey<C>) -> Self {
        key.verifying_key().clone()
    }
}

impl<C: Curve> fmt::Debug for VerifyingKey<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Verifying{:?}", self.public)
    }
}

impl<C: Curve> fmt::Debug for PreparedVerifyingKey<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Prepared{:?}", self.key)
    }
}
