//! RustCrypto's `rsa`, `p224`, `p256`, `p384` and `p521` on the same keys.

use benches::inputs::{self, MESSAGE, PLAINTEXT, RsaInput};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use benches::{Case, Runner};
use getrandom::SysRng;
use getrandom::rand_core::UnwrapErr;
use rsa::pkcs8::{DecodePrivateKey, DecodePublicKey};
use rsa::signature::{RandomizedSigner, SignatureEncoding, Verifier};
use rsa::{Oaep, Pkcs1v15Encrypt, PrivateKey, PublicKey, pkcs1v15, pss};
use sha2::{Digest, Sha256, Sha384, Sha512};
use std::hint::black_box;

pub(super) fn cases() -> Vec<Case> {
    let rsa = RSA_BITS.into_iter().flat_map(|bits| {
        let cases = Rsa::ALL.into_iter().filter(|operation| has(*operation));
        cases.map(move |operation| {
            Case::new(operation.name(bits), move || rsa_runner(inputs::rsa(bits), operation))
        })
    });
    let ec = Ec::ALL.into_iter().flat_map(|operation| {
        let p224 = p224_runner(operation).map(|setup| Case::new(operation.name(Curve::P224), setup));
        let p256 = p256_runner(operation).map(|setup| Case::new(operation.name(Curve::P256), setup));
        let p384 = p384_runner(operation).map(|setup| Case::new(operation.name(Curve::P384), setup));
        let p521 = p521_runner(operation).map(|setup| Case::new(operation.name(Curve::P521), setup));
        [p224, p256, p384, p521].into_iter().flatten()
    });
    rsa.chain(ec).collect()
}

/// Whether the library has the operation: no batches, no power without the primes.
fn has(operation: Rsa) -> bool {
    operation != Rsa::SigningNoCrt && operation.per_run() == 1
}

fn rng() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

fn rsa_runner(input: RsaInput, operation: Rsa) -> Runner {
    let private = |input: &RsaInput| PrivateKey::from_pkcs8_der(&input.pkcs8).unwrap();
    let public = |input: &RsaInput| PublicKey::from_public_key_der(black_box(&input.spki)).unwrap();
    let pkcs1 = |key: &pkcs1v15::VerifyingKey<Sha256>, input: &RsaInput| {
        key.verify(MESSAGE, &input.signature.try_into().unwrap()).unwrap();
    };
    let pss = |key: &pss::VerifyingKey<Sha256>, input: &RsaInput| {
        key.verify(MESSAGE, &input.pss_signature.try_into().unwrap()).unwrap();
    };
    let (secret, key) = (private(&input), public(&input));
    match operation {
        Rsa::Signing => {
            let key = pkcs1v15::SigningKey::<Sha256>::new(secret);
            Box::new(move || drop(black_box(key.sign_with_rng(&mut rng(), MESSAGE).to_vec())))
        }
        Rsa::PssSigning => {
            let key = pss::SigningKey::<Sha256>::new(secret);
            Box::new(move || drop(black_box(key.sign_with_rng(&mut rng(), MESSAGE).to_vec())))
        }
        Rsa::VerifySameKey => {
            let key = pkcs1v15::VerifyingKey::new(key);
            Box::new(move || pkcs1(&key, &input))
        }
        Rsa::PssVerifySameKey => {
            let key = pss::VerifyingKey::new(key);
            Box::new(move || pss(&key, &input))
        }
        Rsa::VerifyFreshKey => Box::new(move || pkcs1(&pkcs1v15::VerifyingKey::new(public(&input)), &input)),
        Rsa::PssVerifyFreshKey => Box::new(move || pss(&pss::VerifyingKey::new(public(&input)), &input)),
        Rsa::PrivateKeyParse => Box::new(move || drop(black_box(private(&input)))),
        Rsa::OaepEncrypt => Box::new(move || {
            drop(black_box(key.encrypt(&mut rng(), Oaep::<Sha256>::new(), PLAINTEXT).unwrap()));
        }),
        Rsa::OaepDecrypt => Box::new(move || {
            let message = secret.decrypt_blinded(&mut rng(), Oaep::<Sha256>::new(), input.oaep_ciphertext);
            assert_eq!(message.unwrap(), PLAINTEXT);
        }),
        Rsa::Pkcs1Decrypt => Box::new(move || {
            let message = secret.decrypt_blinded(&mut rng(), Pkcs1v15Encrypt, input.pkcs1_ciphertext);
            assert_eq!(message.unwrap(), PLAINTEXT);
        }),
        Rsa::KeyGen => Box::new(move || drop(black_box(PrivateKey::new(&mut rng(), input.bits).unwrap()))),
        Rsa::SigningNoCrt | Rsa::SigningBatch(_) | Rsa::VerifyFreshKeyBatch(_) => {
            unreachable!("filtered out")
        }
    }
}

macro_rules! curve_runner {
    ($function:ident, $module:ident, $curve:expr, $hash:ty) => {
        /// What prepares the operation, if the library has it: no batches, no prepared keys.
        fn $function(operation: Ec) -> Option<impl Fn() -> Runner + Send + Sync + 'static> {
            use $module::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
            use $module::ecdsa::{Signature, SigningKey, VerifyingKey};
            use $module::elliptic_curve::Generate;
            use $module::{PublicKey, SecretKey};
            let verify = |key: &VerifyingKey, signature: &[u8]| {
                let signature = Signature::from_der(black_box(signature)).unwrap();
                key.verify_prehash(&<$hash>::digest(MESSAGE), &signature).unwrap()
            };
            let has =
                [Ec::Signing, Ec::Verify, Ec::VerifyFreshKey, Ec::KeyGen, Ec::Ecdh].contains(&operation);
            has.then_some(move || -> Runner {
                let input = inputs::ec($curve);
                let key = VerifyingKey::from_sec1_bytes(&input.point).unwrap();
                match operation {
                    Ec::Signing => {
                        let key = SigningKey::from_slice(&input.scalar).unwrap();
                        Box::new(move || {
                            let signature: Signature = key.sign_prehash(&<$hash>::digest(MESSAGE)).unwrap();
                            black_box(signature.to_der());
                        })
                    }
                    Ec::Verify => Box::new(move || verify(&key, input.signature)),
                    Ec::VerifyFreshKey => Box::new(move || {
                        verify(
                            &VerifyingKey::from_sec1_bytes(black_box(&input.point)).unwrap(),
                            input.signature,
                        )
                    }),
                    Ec::KeyGen => Box::new(|| {
                        drop(black_box(SecretKey::generate().public_key().to_sec1_bytes()));
                    }),
                    _ => {
                        let key = SecretKey::from_slice(&input.scalar).unwrap();
                        Box::new(move || {
                            let peer = PublicKey::from_sec1_bytes(black_box(&input.peer_point)).unwrap();
                            black_box(key.diffie_hellman(&peer));
                        })
                    }
                }
            })
        }
    };
}

curve_runner!(p224_runner, p224, Curve::P224, Sha256);
curve_runner!(p256_runner, p256, Curve::P256, Sha256);
curve_runner!(p384_runner, p384, Curve::P384, Sha384);
curve_runner!(p521_runner, p521, Curve::P521, Sha512);
