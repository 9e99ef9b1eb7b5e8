//! Elliptic-curve Diffie-Hellman (NIST SP 800-56A revision 3, 5.7.1.2), and the key derivation that must follow it.
//!
//! A [`PublicKey`] is fully validated when it is made, so agreement itself has nothing to refuse on the built-in curves:
//! of a group of prime order, no product of a private and a public key is the identity. The x-coordinate 0 is as good a
//! shared secret as any other.

use crate::curve::Curve;
use crate::jacobian::JacobianPoint;
use crate::keys::{FieldBytes, NamedCurve, PublicKey, SecretKey, same_curve};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::Secret;
use core::fmt;
use core::marker::PhantomData;
use crypto_common::Generate;
use digest::Digest;
use digest::array::Array;
use ec_scalar::RandomError;
use hkdf::Hkdf;
use hkdf::hmac::EagerHash;
use rand_core::{CryptoRng, TryCryptoRng};
use zeroize::Zeroizing;

/// Why there is no shared secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgreementError {
    /// The keys are on different curves.
    CurveMismatch,
    /// The shared point is the identity. Valid keys never lead there: a computation went wrong.
    Identity,
}

impl fmt::Display for AgreementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AgreementError::CurveMismatch => "the keys are on different curves",
            AgreementError::Identity => "the shared point is the identity",
        })
    }
}

impl core::error::Error for AgreementError {}

/// The shared secret: the x-coordinate of d·Q, as long as the field. Wiped when dropped; `Debug` shows nothing of it.
///
/// It is not uniformly random and no key yet: derive keys by [`SharedSecret::extract`] or [`SharedSecret::derive`].
pub struct SharedSecret<C> {
    bytes: Secret<Vec<u8>>,
    curve: PhantomData<fn() -> C>,
}

impl<C> SharedSecret<C> {
    /// The bytes of the secret, big-endian.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.expose()
    }

    /// HKDF (RFC 5869) over the secret with the hash `D`; expand keys from the result.
    pub fn extract<D: EagerHash>(&self, salt: Option<&[u8]>) -> Hkdf<D> {
        Hkdf::new(salt, self.as_bytes())
    }

    /// The one-step key derivation of SP 800-56C, 4.1, option 1: H(counter ‖ Z ‖ info) for counter = 1, 2, …, of which
    /// `out` takes what it needs.
    pub fn derive<D: Digest>(&self, info: &[u8], out: &mut [u8]) {
        for (counter, chunk) in (1u32..).zip(out.chunks_mut(<D as Digest>::output_size())) {
            let hash =
                D::new().chain_update(counter.to_be_bytes()).chain_update(self.as_bytes()).chain_update(info);
            let block = Zeroizing::new(hash.finalize().to_vec());
            chunk.copy_from_slice(&block[..chunk.len()]);
        }
    }
}

impl<C: NamedCurve> SharedSecret<C> {
    /// The bytes of the secret, big-endian, as an array.
    pub fn raw_secret_bytes(&self) -> &FieldBytes<C> {
        Array::slice_as_array(self.as_bytes()).expect("the field length of the curve is that of its type")
    }
}

impl<C> fmt::Debug for SharedSecret<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedSecret")
    }
}

impl<C> zeroize::ZeroizeOnDrop for SharedSecret<C> {}

impl<C: Curve> SecretKey<C> {
    /// The secret shared with the holder of `public`'s private key. Constant-time in this key.
    pub fn try_diffie_hellman(&self, public: &PublicKey<C>) -> Result<SharedSecret<C>, AgreementError> {
        let curve = self.curve();
        if !same_curve(curve, public.curve()) {
            return Err(AgreementError::CurveMismatch);
        }
        let point = JacobianPoint::mul(self.scalar(), public.as_affine(), curve);
        let point = JacobianPoint::to_affine(&point, curve).ok_or(AgreementError::Identity)?;
        let mut bytes = Secret::new(vec![0; curve.field_length()]);
        point.expose().write_x_be_bytes(bytes.expose_mut(), curve);
        Ok(SharedSecret { bytes, curve: PhantomData })
    }
}

impl<C: NamedCurve> SecretKey<C> {
    /// The secret shared with the holder of `public`'s private key: static Diffie-Hellman. Constant-time in this key.
    pub fn diffie_hellman(&self, public: &PublicKey<C>) -> SharedSecret<C> {
        self.try_diffie_hellman(public).expect("one curve, of prime order: d·Q is not the identity")
    }
}

/// A private key for one agreement, which never leaves memory.
pub struct EphemeralSecret<C: Curve>(SecretKey<C>);

impl<C: Curve> EphemeralSecret<C> {
    /// A new secret on a curve of run time.
    pub fn try_random_on<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        curve: &C,
    ) -> Result<Self, RandomError<R::Error>> {
        SecretKey::try_random_on(rng, curve).map(EphemeralSecret)
    }

    /// The public key, to be sent to the other side.
    pub fn public_key(&self) -> PublicKey<C> {
        self.0.public_key()
    }

    /// The secret shared with the holder of `public`'s private key.
    pub fn try_diffie_hellman(&self, public: &PublicKey<C>) -> Result<SharedSecret<C>, AgreementError> {
        self.0.try_diffie_hellman(public)
    }
}

impl<C: NamedCurve> EphemeralSecret<C> {
    /// A new secret from a generator that cannot fail.
    pub fn random<R: CryptoRng + ?Sized>(rng: &mut R) -> Self {
        EphemeralSecret(SecretKey::random(rng))
    }

    /// A new secret from the operating system's generator. Panics if that fails.
    #[cfg(feature = "getrandom")]
    pub fn generate() -> Self {
        <Self as Generate>::generate()
    }

    /// The secret shared with the holder of `public`'s private key.
    pub fn diffie_hellman(&self, public: &PublicKey<C>) -> SharedSecret<C> {
        self.0.diffie_hellman(public)
    }
}

impl<C: NamedCurve> Generate for EphemeralSecret<C> {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        SecretKey::try_generate_from_rng(rng).map(EphemeralSecret)
    }
}

impl<C: Curve> From<&EphemeralSecret<C>> for PublicKey<C> {
    fn from(secret: &EphemeralSecret<C>) -> Self {
        secret.public_key()
    }
}

impl<C: Curve> fmt::Debug for EphemeralSecret<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EphemeralSecret")
    }
}

impl<C: Curve> zeroize::ZeroizeOnDrop for EphemeralSecret<C> {}
