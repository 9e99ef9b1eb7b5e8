//! ring.

use benches::inputs::{self, MESSAGE};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use ring::agreement::{self, EphemeralPrivateKey, UnparsedPublicKey as PeerKey};
use ring::rand::SystemRandom;
use ring::rsa::KeyPair;
use ring::signature::{self, EcdsaKeyPair, UnparsedPublicKey, VerificationAlgorithm};
use std::hint::black_box;
use worker::ConstantTime::{Public, Yes};
use worker::{Library, consume};

fn main() {
    let mut library = Library::new("ring", "0.17");
    RSA_BITS.into_iter().for_each(|bits| rsa(&mut library, bits));
    Curve::NIST.into_iter().for_each(|curve| ec(&mut library, curve));
    library.serve();
}

fn rsa(library: &mut Library, bits: usize) {
    const NONE: &str = "ring has no RSA encryption, batches or key generation";
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        match operation {
            Rsa::Signing | Rsa::PssSigning | Rsa::PrivateKeyParse if !(2048..=4096).contains(&bits) => {
                library.unsupported(name, "private keys of 2048 to 4096 bits only")
            }
            Rsa::Signing | Rsa::PssSigning => library.operation(name, Yes, move || {
                let key = KeyPair::from_pkcs8(&inputs::rsa(bits).pkcs8).unwrap();
                let padding: &dyn signature::RsaEncoding = if operation == Rsa::Signing {
                    &signature::RSA_PKCS1_SHA256
                } else {
                    &signature::RSA_PSS_SHA256
                };
                let (random, mut out) = (SystemRandom::new(), vec![0; bits / 8]);
                Box::new(move || key.sign(padding, &random, MESSAGE, &mut out).unwrap())
            }),
            Rsa::PrivateKeyParse => library.operation(name, Yes, move || {
                let pkcs8 = inputs::rsa(bits).pkcs8;
                Box::new(move || consume(KeyPair::from_pkcs8(&pkcs8).unwrap()))
            }),
            Rsa::PssVerifySameKey | Rsa::PssVerifyFreshKey if bits < 2048 => {
                library.unsupported(name, "PSS keys of 2048 bits and more only")
            }
            // ring takes the RSAPublicKey without its SubjectPublicKeyInfo frame, and parses it at each verification.
            Rsa::VerifySameKey | Rsa::VerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                let algorithm: &dyn VerificationAlgorithm = match bits {
                    1024 => &signature::RSA_PKCS1_1024_8192_SHA256_FOR_LEGACY_USE_ONLY,
                    _ => &signature::RSA_PKCS1_2048_8192_SHA256,
                };
                Box::new(move || verify(algorithm, &input.public_pkcs1, input.signature))
            }),
            Rsa::PssVerifySameKey | Rsa::PssVerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                let algorithm = &signature::RSA_PSS_2048_8192_SHA256;
                Box::new(move || verify(algorithm, &input.public_pkcs1, input.pss_signature))
            }),
            _ => library.unsupported(name, NONE),
        }
    }
}

fn verify(algorithm: &'static dyn VerificationAlgorithm, key: &[u8], signature: &[u8]) {
    UnparsedPublicKey::new(algorithm, key).verify(MESSAGE, signature).unwrap();
}

fn ec(library: &mut Library, curve: Curve) {
    let (signing, verifying, agreement): (_, &dyn VerificationAlgorithm, &agreement::Algorithm) = match curve
    {
        Curve::P256 => (
            &signature::ECDSA_P256_SHA256_ASN1_SIGNING,
            &signature::ECDSA_P256_SHA256_ASN1,
            &agreement::ECDH_P256,
        ),
        Curve::P384 => (
            &signature::ECDSA_P384_SHA384_ASN1_SIGNING,
            &signature::ECDSA_P384_SHA384_ASN1,
            &agreement::ECDH_P384,
        ),
        _ => {
            return Ec::ALL
                .into_iter()
                .for_each(|operation| library.unsupported(operation.name(curve), "P-256 and P-384 only"));
        }
    };
    for operation in Ec::ALL {
        let name = operation.name(curve);
        match operation {
            Ec::Signing => library.operation(name, Yes, move || {
                let random = SystemRandom::new();
                let key = EcdsaKeyPair::from_pkcs8(signing, &inputs::ec(curve).pkcs8, &random).unwrap();
                Box::new(move || consume(key.sign(&random, MESSAGE).unwrap()))
            }),
            Ec::Verify | Ec::VerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::ec(curve);
                Box::new(move || verify(verifying, &input.point, input.signature))
            }),
            Ec::KeyGen => library.operation(name, Yes, move || {
                let random = SystemRandom::new();
                Box::new(move || {
                    let key = EphemeralPrivateKey::generate(agreement, &random).unwrap();
                    black_box(key.compute_public_key().unwrap());
                })
            }),
            // Private keys serve once: their generation (without the public part) is in the time.
            Ec::Ecdh => library.operation(name, Yes, move || {
                let (random, peer) = (SystemRandom::new(), inputs::ec(curve).peer_point);
                Box::new(move || {
                    let key = EphemeralPrivateKey::generate(agreement, &random).unwrap();
                    agreement::agree_ephemeral(key, &PeerKey::new(agreement, &peer), |secret| {
                        black_box(secret[0]);
                    })
                    .unwrap();
                })
            }),
            _ => library.unsupported(name, "ring has no batches and no prepared keys"),
        }
    }
}
