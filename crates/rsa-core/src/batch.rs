//! Many operations at once, under one key or many: results in order, and no failure hides another.
//!
//! Operations of a batch share the processor's vector lanes, so a batch is faster than its operations one by one. The
//! functions here run on the calling thread; with the feature `rayon`, those in `batch::parallel` spread over a thread pool
//! of the caller's choice.
//!
//! ```
//! # fn main() -> Result<(), rsa_core::Error> {
//! use rsa_core::batch::{self, Signing, Verification};
//! use rsa_core::{Error, Pkcs1v15Sign};
//! use sha2::{Digest, Sha256};
//! # let key = rsa_core::self_test::example_key();
//!
//! let scheme = &Pkcs1v15Sign::new::<Sha256>();
//! let digests = [Sha256::digest(b"one"), Sha256::digest(b"two")];
//! let jobs: Vec<_> = digests.iter().map(|digest| Signing { key: &key, scheme, digest }).collect();
//! let signatures: Vec<_> = batch::sign(&jobs).into_iter().collect::<Result<_, _>>()?;
//!
//! let public_key = &key.to_public_key();
//! let verification = |i: usize, j: usize| Verification {
//!     key: public_key,
//!     scheme,
//!     digest: &digests[i],
//!     signature: &signatures[j],
//! };
//! let results = batch::verify(&[verification(0, 0), verification(0, 1), verification(1, 1)]);
//! assert_eq!(results, [Ok(()), Err(Error::Verification), Ok(())]);
//! # Ok(())
//! # }
//! ```

use crate::random::{self, Fill};
use crate::scheme_keys::{HashScheme, Signature, SigningKey, VerifyingKey};
use crate::traits::{PaddingScheme, SignatureScheme};
use crate::{Result, RsaPrivateKey, RsaPublicKey, operations};
use alloc::vec::Vec;
use digest::{Digest, Output};
use rand_core::TryCryptoRng;

/// A signature to be verified.
#[derive(Clone, Copy)]
pub struct Verification<'a> {
    /// The signer's key.
    pub key: &'a RsaPublicKey,
    /// The scheme.
    pub scheme: &'a dyn SignatureScheme,
    /// The message's digest.
    pub digest: &'a [u8],
    /// The signature.
    pub signature: &'a [u8],
}

/// A signature to be made.
#[derive(Clone, Copy)]
pub struct Signing<'a> {
    /// The signer's key.
    pub key: &'a RsaPrivateKey,
    /// The scheme.
    pub scheme: &'a dyn SignatureScheme,
    /// The message's digest.
    pub digest: &'a [u8],
}

/// A ciphertext to be decrypted.
#[derive(Clone, Copy)]
pub struct Decryption<'a> {
    /// The receiver's key.
    pub key: &'a RsaPrivateKey,
    /// The padding.
    pub padding: &'a dyn PaddingScheme,
    /// The ciphertext.
    pub ciphertext: &'a [u8],
}

/// Verifies each signature as [`RsaPublicKey::verify`] does. Variable time; everything is public.
pub fn verify(jobs: &[Verification<'_>]) -> Vec<Result<()>> {
    let inputs: Vec<_> = jobs.iter().map(|job| (job.key, job.signature)).collect();
    let encoded = RsaPublicKey::public_op_batch(&inputs);
    let check = |(job, encoded): (&Verification<'_>, Result<Vec<u8>>)| {
        job.scheme.check(job.key, job.digest, &encoded?)
    };
    jobs.iter().zip(encoded).map(check).collect()
}

/// Signs each digest as [`RsaPrivateKey::sign`] does; salts come from the operating system (feature `getrandom`).
pub fn sign(jobs: &[Signing<'_>]) -> Vec<Result<Vec<u8>>> {
    sign_from(&mut random::from_system(), jobs)
}

/// Signs each digest as [`RsaPrivateKey::sign_with_rng`] does; salts come from `rng`, in order.
pub fn sign_with_rng<R: TryCryptoRng + ?Sized>(rng: &mut R, jobs: &[Signing<'_>]) -> Vec<Result<Vec<u8>>> {
    sign_from(&mut random::from_rng(rng), jobs)
}

/// Decrypts each ciphertext as [`RsaPrivateKey::decrypt`] does. What a result shows of its plaintext, it shows there too.
pub fn decrypt(jobs: &[Decryption<'_>]) -> Vec<Result<Vec<u8>>> {
    let inputs = jobs.iter().map(|job| {
        job.key.as_ref().algorithm().allow_other_than_pss()?;
        Ok((job.key, job.ciphertext))
    });
    let decode =
        |(job, encoded): (&Decryption<'_>, Result<_>)| job.padding.decode(job.key, job.ciphertext, encoded?);
    jobs.iter().zip(private_ops(inputs.collect())).map(decode).collect()
}

fn sign_from(random: Fill<'_>, jobs: &[Signing<'_>]) -> Vec<Result<Vec<u8>>> {
    let encoded: Vec<Result<Vec<u8>>> =
        jobs.iter().map(|job| operations::encode(job.key, job.scheme, job.digest, random)).collect();
    let inputs = jobs.iter().zip(&encoded).map(|(job, encoded)| match encoded {
        Ok(encoded) => Ok((job.key, encoded.as_slice())),
        Err(error) => Err(error.clone()),
    });
    // LEAK: a signature is made to be published
    private_ops(inputs.collect()).into_iter().map(|result| Ok(result?.declassify())).collect()
}

/// The private operation on each input that there is.
fn private_ops(inputs: Vec<Result<(&RsaPrivateKey, &[u8])>>) -> Vec<Result<bn_core::Secret<Vec<u8>>>> {
    let present: Vec<_> = inputs.iter().flatten().copied().collect();
    let mut results = RsaPrivateKey::private_op_batch(&present).into_iter();
    inputs.into_iter().map(|input| input.and_then(|_| results.next().expect("a result for each"))).collect()
}

/// Key, message and signature.
pub type SignedMessage<'a, S> = (&'a VerifyingKey<S>, &'a [u8], &'a Signature<<S as HashScheme>::Family>);

impl<S: HashScheme> VerifyingKey<S> {
    /// Verifies many messages' signatures, each under its key.
    pub fn verify_batch(jobs: &[SignedMessage<'_, S>]) -> Vec<signature::Result<()>> {
        let digests: Vec<Output<S::Hash>> =
            jobs.iter().map(|(_, message, _)| S::Hash::digest(message)).collect();
        let jobs: Vec<_> = jobs
            .iter()
            .zip(&digests)
            .map(|((key, _, signature), digest)| Verification {
                key: &key.key,
                scheme: &key.scheme,
                digest,
                signature: signature.as_ref(),
            })
            .collect();
        verify(&jobs).into_iter().map(|result| Ok(result?)).collect()
    }
}

impl<S: HashScheme> SigningKey<S> {
    /// Signs many messages, each with its key; salts come from the operating system (feature `getrandom`).
    pub fn sign_batch(jobs: &[(&Self, &[u8])]) -> Vec<signature::Result<Signature<S::Family>>> {
        Self::sign_batch_from(&mut random::from_system(), jobs)
    }

    /// Signs many messages, each with its key; salts come from `rng`, in order.
    pub fn sign_batch_with_rng<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        jobs: &[(&Self, &[u8])],
    ) -> Vec<signature::Result<Signature<S::Family>>> {
        Self::sign_batch_from(&mut random::from_rng(rng), jobs)
    }

    fn sign_batch_from(
        random: Fill<'_>,
        jobs: &[(&Self, &[u8])],
    ) -> Vec<signature::Result<Signature<S::Family>>> {
        let digests: Vec<Output<S::Hash>> =
            jobs.iter().map(|(_, message)| S::Hash::digest(message)).collect();
        let jobs: Vec<_> = jobs
            .iter()
            .zip(&digests)
            .map(|((key, _), digest)| Signing { key: &key.key, scheme: &key.scheme, digest })
            .collect();
        sign_from(random, &jobs).into_iter().map(|result| Ok(Signature::from(result?))).collect()
    }
}

/// The same over the threads of a `rayon` pool: the one they are called in, by `ThreadPool::install`, or the global one.
#[cfg(feature = "rayon")]
pub mod parallel {
    use super::{Decryption, Result, Signing, Verification};
    use alloc::vec::Vec;
    use rayon::prelude::*;

    /// A part of a batch goes to one thread whole, so that it fills the lanes: a multiple of any number of them.
    const LANES: usize = 16;

    /// As [`batch::verify`](super::verify).
    pub fn verify(jobs: &[Verification<'_>]) -> Vec<Result<()>> {
        spread(jobs, super::verify)
    }

    /// As [`batch::sign`](super::sign).
    pub fn sign(jobs: &[Signing<'_>]) -> Vec<Result<Vec<u8>>> {
        spread(jobs, super::sign)
    }

    /// As [`batch::decrypt`](super::decrypt).
    pub fn decrypt(jobs: &[Decryption<'_>]) -> Vec<Result<Vec<u8>>> {
        spread(jobs, super::decrypt)
    }

    fn spread<J: Sync, R: Send>(jobs: &[J], run: fn(&[J]) -> Vec<R>) -> Vec<R> {
        // About four parts a thread even out what the threads do not share evenly.
        let part = jobs.len().div_ceil(4 * rayon::current_num_threads()).next_multiple_of(LANES);
        jobs.par_chunks(part.max(LANES)).flat_map_iter(run).collect()
    }
}
