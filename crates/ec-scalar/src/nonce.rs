//! The per-signature secret of ECDSA.

use crate::order::Order;
use crate::scalar::Scalar;
use alloc::vec;
use alloc::vec::Vec;
use bn_core::Secret;
use digest::{Digest, Mac, block_api::BlockSizeUser};
use hmac::{KeyInit, SimpleHmac};
use rand_core::TryCryptoRng;
use zeroize::Zeroize;

/// The secret k of one signature, 1 ≤ k < n.
///
/// It is used up by the signature that it serves and cannot be copied. There is no way to hand in a value (but under
/// the `hazmat` feature, for known-answer tests): a repeated, chosen or biased nonce gives the private key away.
pub struct Nonce<C: Order>(Secret<Scalar<C>>);

impl<C: Order> Nonce<C> {
    /// The nonce of RFC 6979, section 3.2: a function of private key and digest, with HMAC over the hash `D`.
    ///
    /// `digest` is the message digest of any length, `D` usually the hash that made it. Constant-time in key and
    /// digest; leaks the number of candidates rejected, each independent of the one accepted.
    pub fn deterministic<D>(private_key: &Secret<Scalar<C>>, digest: &[u8], curve: &C) -> Self
    where
        D: Digest + BlockSizeUser,
    {
        Self::generate::<D>(private_key, digest, &[], curve)
    }

    /// The nonce of RFC 6979, section 3.6, with 32 fresh random bytes as additional data: a function of private key,
    /// digest and randomness. A weak generator costs nothing beyond the deterministic nonce's own safety; a good one
    /// takes away the handle that repeated computations give to fault and power attacks.
    pub fn hedged<D, R>(
        private_key: &Secret<Scalar<C>>,
        digest: &[u8],
        rng: &mut R,
        curve: &C,
    ) -> Result<Self, R::Error>
    where
        D: Digest + BlockSizeUser,
        R: TryCryptoRng + ?Sized,
    {
        let mut fresh = Secret::new([0; 32]);
        rng.try_fill_bytes(fresh.expose_mut())?;
        Ok(Self::generate::<D>(private_key, digest, fresh.expose(), curve))
    }

    /// A nonce chosen by the caller, who must know that it is never used twice nor biased: for known-answer tests.
    #[cfg(feature = "hazmat")]
    pub fn from_scalar(k: Secret<Scalar<C>>) -> Self {
        Nonce(k)
    }

    /// The secret scalar.
    pub fn scalar(&self) -> &Secret<Scalar<C>> {
        &self.0
    }

    /// Steps b to h of RFC 6979, 3.2; `additional` is the k' of 3.6.
    fn generate<D>(private_key: &Secret<Scalar<C>>, digest: &[u8], additional: &[u8], curve: &C) -> Self
    where
        D: Digest + BlockSizeUser,
    {
        let length = curve.scalar_length();
        let mut seed = Secret::new(vec![0; 2 * length]);
        let (key, hash) = seed.expose_mut().split_at_mut(length);
        private_key.expose().write_be_bytes(key, curve);
        Scalar::from_digest(digest, curve).write_be_bytes(hash, curve);

        let mut drbg = HmacDrbg::<D>::new(&[seed.expose(), additional]);
        let mut candidate = Secret::new(vec![0; length]);
        loop {
            drbg.fill(candidate.expose_mut());
            if let Some(k) = Scalar::from_candidate(candidate.expose(), curve) {
                return Nonce(k);
            }
            drbg.update(&[]);
        }
    }
}

/// The HMAC_DRBG of RFC 6979 (K and V), wiped when dropped.
struct HmacDrbg<D> {
    key: Secret<Vec<u8>>,
    value: Secret<Vec<u8>>,
    hash: core::marker::PhantomData<D>,
}

impl<D: Digest + BlockSizeUser> HmacDrbg<D> {
    /// Steps b to g.
    fn new(seed: &[&[u8]]) -> Self {
        let length = <D as Digest>::output_size();
        let mut drbg = HmacDrbg {
            key: Secret::new(vec![0; length]),
            value: Secret::new(vec![1; length]),
            hash: core::marker::PhantomData,
        };
        drbg.rekey(0, seed);
        drbg.rekey(1, seed);
        drbg
    }

    /// The two steps after a rejected candidate (3.2, step h.3), or with the seed the steps d to g.
    fn update(&mut self, seed: &[&[u8]]) {
        self.rekey(0, seed);
    }

    /// K = HMAC_K(V ‖ separator ‖ seed), V = HMAC_K(V).
    fn rekey(&mut self, separator: u8, seed: &[&[u8]]) {
        let mut mac = self.mac();
        mac.update(&[separator]);
        seed.iter().for_each(|part| mac.update(part));
        Self::finish(mac, &mut self.key);
        let mac = self.mac();
        Self::finish(mac, &mut self.value);
    }

    /// Step h.2: V = HMAC_K(V), appended until there are enough bytes.
    fn fill(&mut self, out: &mut [u8]) {
        for chunk in out.chunks_mut(<D as Digest>::output_size()) {
            let mac = self.mac();
            Self::finish(mac, &mut self.value);
            chunk.copy_from_slice(&self.value.expose()[..chunk.len()]);
        }
    }

    /// HMAC_K over V so far.
    fn mac(&self) -> SimpleHmac<D> {
        let mut mac = SimpleHmac::new_from_slice(self.key.expose()).expect("HMAC takes a key of any length");
        mac.update(self.value.expose());
        mac
    }

    fn finish(mac: SimpleHmac<D>, out: &mut Secret<Vec<u8>>) {
        let mut tag = mac.finalize().into_bytes();
        out.expose_mut().copy_from_slice(&tag);
        tag.as_mut_slice().zeroize();
    }
}
