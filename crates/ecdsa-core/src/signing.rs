//! Signature generation: FIPS 186-5, section 6.4.1.

use crate::error::SigningError;
use crate::recovery::RecoveryId;
use crate::signature::Signature;
use crate::verifying::VerifyingKey;
use alloc::vec::Vec;
use bn_core::Secret;
use bn_core::fixed::{PrimeField, Words};
use core::fmt;
use digest::Digest;
use digest::block_api::BlockSizeUser;
use ec_group::{
    AffinePoint, Curve, JacobianPoint, KeyError, Nonce, PublicKey, RandomError, Scalar, SecretKey,
};
use rand_core::TryCryptoRng;
use subtle::{Choice, ConstantTimeEq};

/// A private key for signing, with its public key. Wiped when dropped; `Debug` shows the public key alone.
///
/// Three ways to choose the nonce, the secret of each signature, none of which lets the caller err: without a random
/// number generator it is a function of private key and digest (RFC 6979); with one, fresh randomness goes in as well
/// (RFC 6979, 3.6), which is the better choice wherever a generator exists, and harmless if that one is bad.
///
/// Against faults of the hardware, induced or not, which with a deterministic nonce can give the private key away: before
/// a signature leaves, R = k·G must be a point of the curve, and s·k must equal e + r·d, with e and r·d computed anew from
/// the hash value and the key; else the answer is an error. This notices every wrong result in the arithmetic modulo n
/// and, since the addition formulas lead off the curve from a wrong coordinate, nearly every one in the field. It does not
/// notice a multiplication by another scalar than k (a digit or a table entry changed in flight), nor a private key that
/// was changed in memory. With a hedged nonce such a signature is merely invalid; with a deterministic one it and the
/// right signature of the same hash value give the key away. Only a verification would notice, at three times the cost
/// of signing: it is left to callers who sign deterministically under such a threat.
pub struct SigningKey<C: Curve> {
    secret: SecretKey<C>,
    verifying_key: VerifyingKey<C>,
}

impl<C: Curve> SigningKey<C> {
    /// From the big-endian octets of d, exactly as many as the group's order has, 1 ≤ d < n.
    pub fn from_slice_on(octets: &[u8], curve: &C) -> Result<Self, KeyError> {
        Ok(SecretKey::from_slice_on(octets, curve)?.into())
    }

    /// A new key.
    pub fn try_random_on<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        curve: &C,
    ) -> Result<Self, RandomError<R::Error>> {
        Ok(SecretKey::try_random_on(rng, curve)?.into())
    }

    /// The public key.
    pub fn verifying_key(&self) -> &VerifyingKey<C> {
        &self.verifying_key
    }

    /// The private key as such.
    pub fn as_secret_key(&self) -> &SecretKey<C> {
        &self.secret
    }

    /// Signs a hash value of any length from 1 byte on, of which the leftmost bits count, as many as the order has.
    /// The nonce is deterministic, with HMAC over `D`, usually the hash that was used. Constant-time in the key and the
    /// hash value.
    pub fn sign_hash<D: Digest + BlockSizeUser>(
        &self,
        hash: &[u8],
    ) -> Result<(Signature<C>, RecoveryId), SigningError> {
        if hash.is_empty() {
            return Err(SigningError::EmptyDigest);
        }
        let nonce = Nonce::deterministic::<D>(self.secret.scalar(), hash, self.curve());
        self.sign_with_nonce(hash, &nonce)
    }

    /// As [`sign_hash`](Self::sign_hash), with a hedged nonce.
    pub fn sign_hash_with_rng<D, R>(
        &self,
        hash: &[u8],
        rng: &mut R,
    ) -> Result<(Signature<C>, RecoveryId), SigningError>
    where
        D: Digest + BlockSizeUser,
        R: TryCryptoRng + ?Sized,
    {
        if hash.is_empty() {
            return Err(SigningError::EmptyDigest);
        }
        let nonce = Nonce::hedged::<D, R>(self.secret.scalar(), hash, rng, self.curve())
            .map_err(|_| SigningError::Generator)?;
        self.sign_with_nonce(hash, &nonce)
    }

    /// Signs many hash values, results in order; each as [`sign_hash`](Self::sign_hash) does, bit by bit. What they share:
    /// one inversion of all nonces, and one to make all points affine; both in constant time.
    pub fn sign_hashes<D: Digest + BlockSizeUser>(
        &self,
        hashes: &[&[u8]],
    ) -> Vec<Result<(Signature<C>, RecoveryId), SigningError>> {
        let curve = self.curve();
        let given = |hash: &&&[u8]| !hash.is_empty();
        let nonce = |hash: &&[u8]| Nonce::deterministic::<D>(self.secret.scalar(), hash, curve);
        let nonces: Vec<_> = hashes.iter().filter(given).map(nonce).collect();
        let inverses = Scalar::invert_batch(nonces.iter().map(Nonce::scalar), curve);
        let points: Vec<_> =
            nonces.iter().map(|nonce| JacobianPoint::mul_base(nonce.scalar(), curve)).collect();
        let points = JacobianPoint::to_affine_batch(&points, curve);
        let mut prepared = nonces.into_iter().zip(inverses).zip(points);
        let sign = |hash: &&[u8]| {
            // one for every hash value that is not empty
            let ((nonce, k_inverse), point) =
                if hash.is_empty() { None } else { prepared.next() }.ok_or(SigningError::EmptyDigest)?;
            self.complete(hash, &nonce, &k_inverse, &point.ok_or(SigningError::Fault)?)
        };
        hashes.iter().map(sign).collect()
    }

    /// FIPS 186-5, 6.4.1, steps 3 to 5: the inverse of the nonce, and R.
    fn sign_with_nonce(
        &self,
        hash: &[u8],
        nonce: &Nonce<C>,
    ) -> Result<(Signature<C>, RecoveryId), SigningError> {
        let (curve, k) = (self.curve(), nonce.scalar());
        // 3, 4: k and its inverse, which stays in Montgomery form.
        let k_inverse = Secret::new(k.expose().invert(curve));
        // 5: R = k·G.
        let point = JacobianPoint::mul_base(k, curve);
        let point = JacobianPoint::to_affine(&point, curve).ok_or(SigningError::Fault)?;
        self.complete(hash, nonce, &k_inverse, &point)
    }

    /// The other steps. Step 9 says to start again where r or s is 0, which happens once in n signatures, that is never: a
    /// deterministic nonce would be the same again, so it is taken for a fault.
    fn complete(
        &self,
        hash: &[u8],
        nonce: &Nonce<C>,
        k_inverse: &Secret<Scalar<C>>,
        point: &Secret<AffinePoint<C>>,
    ) -> Result<(Signature<C>, RecoveryId), SigningError> {
        let (curve, d, k) = (self.curve(), self.secret.scalar().expose(), nonce.scalar());
        // 1, 2: e from the leftmost bits of the hash value.
        let e = Secret::new(Scalar::from_digest(hash, curve));
        // LEAK: R is public: u₁·G + u₂·Q of verification is this point
        let point = point.duplicate().declassify();
        // 6, 7: r = x mod n.
        let x = point.x_integer(curve);
        let r = Scalar::from_integer(&x, curve);
        // 8: s = k⁻¹·(e + r·d).
        let sum = Secret::new(e.expose().add(&r.mul(d, curve), curve));
        let s = Secret::new(k_inverse.expose().mul(sum.expose(), curve));
        // The faults of a hardware that errs: R must be a point, and s·k must be e + r·d, computed anew.
        let again = Secret::new(Scalar::from_digest(hash, curve).add(&d.mul(&r, curve), curve));
        let consistent = point.is_on_curve(curve) & s.expose().mul(k.expose(), curve).equals(again.expose());
        // LEAK: set unless the hardware failed
        if !consistent.declassify() {
            return Err(SigningError::Fault);
        }
        // 9: r ≠ 0 and s ≠ 0.
        // LEAK: the signature is public
        let signature =
            Signature::from_scalars_on(r, s.declassify(), curve).map_err(|_| SigningError::Fault)?;
        // LEAK: R is public
        let y_is_odd = point.y_is_odd(curve).declassify();
        // LEAK: R is public
        let x_is_reduced = !x.less_than(curve.scalar_field().modulus().modulus()).declassify();
        Ok((signature, RecoveryId::new(y_is_odd, x_is_reduced)))
    }

    /// Signs with a nonce of the caller's. One nonce for two hash values, or a guessable one, gives the private key away:
    /// for known-answer tests alone.
    #[cfg(feature = "hazmat")]
    pub fn sign_hash_with_nonce(
        &self,
        hash: &[u8],
        nonce: Nonce<C>,
    ) -> Result<(Signature<C>, RecoveryId), SigningError> {
        self.sign_with_nonce(hash, &nonce)
    }

    /// The curve.
    pub fn curve(&self) -> &C {
        self.secret.curve()
    }
}

impl<C: Curve> From<SecretKey<C>> for SigningKey<C> {
    fn from(secret: SecretKey<C>) -> Self {
        let verifying_key = secret.public_key().into();
        SigningKey { secret, verifying_key }
    }
}

impl<C: Curve> From<&SecretKey<C>> for SigningKey<C> {
    fn from(secret: &SecretKey<C>) -> Self {
        secret.duplicate().into()
    }
}

impl<C: Curve> From<SigningKey<C>> for SecretKey<C> {
    fn from(key: SigningKey<C>) -> Self {
        key.secret
    }
}

impl<C: Curve> From<&SigningKey<C>> for PublicKey<C> {
    fn from(key: &SigningKey<C>) -> Self {
        key.verifying_key.as_public_key().clone()
    }
}

impl<C: Curve> AsRef<VerifyingKey<C>> for SigningKey<C> {
    fn as_ref(&self) -> &VerifyingKey<C> {
        &self.verifying_key
    }
}

impl<C: Curve> Clone for SigningKey<C> {
    fn clone(&self) -> Self {
        SigningKey { secret: self.secret.duplicate(), verifying_key: self.verifying_key.clone() }
    }
}

impl<C: Curve> ConstantTimeEq for SigningKey<C> {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.secret.ct_eq(&other.secret)
    }
}

impl<C: Curve> PartialEq for SigningKey<C> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<C: Curve> Eq for SigningKey<C> {}

impl<C: Curve> fmt::Debug for SigningKey<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey").field("verifying_key", &self.verifying_key).finish_non_exhaustive()
    }
}

impl<C: Curve> zeroize::ZeroizeOnDrop for SigningKey<C> {}
