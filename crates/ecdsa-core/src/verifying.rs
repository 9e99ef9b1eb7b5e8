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
        let (curve, q) = (self.public.curve(), self.public.as_affine());
        let (u1, u2) = multipliers(hash, signature, &signature.s().invert_vartime(curve), curve)?;
        conclude(&JacobianPoint::mul_add_vartime(&u1, &u2, q, curve), signature, curve)
    }

    /// A key with a table, for many verifications.
    pub fn prepare(&self) -> PreparedVerifyingKey<C> {
        let point = PreparedPoint::new_vartime(self.public.as_affine(), self.public.curve());
        PreparedVerifyingKey { point, key: self.clone() }
    }
}

/// FIPS 186-5, 6.4.2, steps 1 to 5: the multipliers u₁ of G and u₂ of Q, with w = s⁻¹ given.
fn multipliers<C: Curve>(
    hash: &[u8],
    signature: &Signature<C>,
    w: &Scalar<C>,
    curve: &C,
) -> Result<(Scalar<C>, Scalar<C>), SignatureError> {
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
    Ok((e.mul(w, curve), signature.r().mul(w, curve)))
}

/// Steps 7 and 8 for the R = u₁·G + u₂·Q of step 6: r = x mod n, compared without an inversion; the identity has no x.
fn conclude<C: Curve>(
    point: &JacobianPoint<C>,
    signature: &Signature<C>,
    curve: &C,
) -> Result<(), SignatureError> {
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
        let (u1, u2) = multipliers(hash, signature, &signature.s().invert_vartime(curve), curve)?;
        conclude(&self.point.mul_add_vartime(&u1, &u2, curve), signature, curve)
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
/// cost. What they share: one inversion of all s; for a key that occurs three times or more, one table as
/// [`VerifyingKey::prepare`] makes it; for all other keys, one inversion to make their tables affine. Every signature is
/// computed and compared by itself (no random combination), so that a bad one has no influence on the others' answers.
/// All keys should be on one curve; others are answered one by one.
pub fn verify_batch<C: Curve>(claims: &[Claim<'_, C>]) -> Vec<Result<(), SignatureError>> {
    let Some(first) = claims.first() else { return Vec::new() };
    let curve = first.signature.curve();
    let on_curve = |claim: &Claim<'_, C>| same_curve(claim.key.public.curve(), curve);
    if !claims.iter().all(|claim| on_curve(claim) && same_curve(claim.signature.curve(), curve)) {
        return claims.iter().map(|claim| claim.key.verify_hash(claim.hash, claim.signature)).collect();
    }
    let inverses = Scalar::invert_batch_vartime(claims.iter().map(|claim| claim.signature.s()), curve);
    let pairs =
        claims.iter().zip(&inverses).map(|(claim, w)| multipliers(claim.hash, claim.signature, w, curve));
    let pairs: Vec<_> = pairs.collect();
    let term = |(pair, claim): (&Result<_, _>, &Claim<'_, C>)| match pair {
        Ok((u1, u2)) => Some((*u1, *u2, *claim.key.public.as_affine())),
        Err(_) => None,
    };
    let terms: Vec<_> = pairs.iter().zip(claims).filter_map(term).collect();
    let mut sums = JacobianPoint::mul_add_batch_vartime(&terms, curve).into_iter();
    let answer = |(pair, claim): (Result<_, _>, &Claim<'_, C>)| {
        pair?;
        let sum = sums.next().unwrap_or(JacobianPoint::IDENTITY);
        conclude(&sum, claim.signature, curve)
    };
    pairs.into_iter().zip(claims).map(answer).collect()
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
