//! AWS-LC through aws-lc-rs.

use aws_lc_rs::agreement::{self, PrivateKey, UnparsedPublicKey as PeerKey};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::rsa::{
    self, KeyPair, OAEP_SHA256_MGF1SHA256, OaepPrivateDecryptingKey, OaepPublicEncryptingKey,
    Pkcs1PrivateDecryptingKey, PrivateDecryptingKey, PublicEncryptingKey,
};
use aws_lc_rs::signature::{self, EcdsaKeyPair, ParsedPublicKey, RsaParameters, UnparsedPublicKey};
use benches::inputs::{self, MESSAGE, PLAINTEXT};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use std::hint::black_box;
use worker::ConstantTime::{Public, Yes};
use worker::{Library, consume};

fn main() {
    let mut library = Library::new("aws-lc-rs", "1.19");
    RSA_BITS.into_iter().for_each(|bits| rsa(&mut library, bits));
    Curve::NIST.into_iter().for_each(|curve| ec(&mut library, curve));
    library.serve();
}

fn pkcs1(bits: usize) -> &'static RsaParameters {
    match bits {
        1024 => &signature::RSA_PKCS1_1024_8192_SHA256_FOR_LEGACY_USE_ONLY,
        _ => &signature::RSA_PKCS1_2048_8192_SHA256,
    }
}

fn rsa(library: &mut Library, bits: usize) {
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        let private = matches!(
            operation,
            Rsa::Signing
                | Rsa::PssSigning
                | Rsa::PrivateKeyParse
                | Rsa::OaepDecrypt
                | Rsa::Pkcs1Decrypt
                | Rsa::OaepEncrypt
        );
        match operation {
            _ if private && bits < 2048 => library.unsupported(name, "keys of 2048 bits and more only"),
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
            Rsa::VerifySameKey => same(library, name, pkcs1(bits), bits, inputs::rsa(bits).signature),
            Rsa::PssVerifySameKey => same(
                library,
                name,
                &signature::RSA_PSS_2048_8192_SHA256,
                bits,
                inputs::rsa(bits).pss_signature,
            ),
            Rsa::VerifyFreshKey => fresh(library, name, pkcs1(bits), bits, inputs::rsa(bits).signature),
            Rsa::PssVerifyFreshKey => fresh(
                library,
                name,
                &signature::RSA_PSS_2048_8192_SHA256,
                bits,
                inputs::rsa(bits).pss_signature,
            ),
            Rsa::OaepEncrypt => library.operation(name, Yes, move || {
                let key = PublicEncryptingKey::from_der(&inputs::rsa(bits).spki).unwrap();
                let (key, mut out) = (OaepPublicEncryptingKey::new(key).unwrap(), vec![0; bits / 8]);
                Box::new(move || {
                    consume(key.encrypt(&OAEP_SHA256_MGF1SHA256, PLAINTEXT, &mut out, None).unwrap())
                })
            }),
            Rsa::OaepDecrypt => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                let key = PrivateDecryptingKey::from_pkcs8(&input.pkcs8).unwrap();
                let (key, mut out) = (OaepPrivateDecryptingKey::new(key).unwrap(), vec![0; bits / 8]);
                Box::new(move || {
                    let hash = &OAEP_SHA256_MGF1SHA256;
                    assert_eq!(key.decrypt(hash, input.oaep_ciphertext, &mut out, None).unwrap(), PLAINTEXT);
                })
            }),
            Rsa::Pkcs1Decrypt => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                let key = PrivateDecryptingKey::from_pkcs8(&input.pkcs8).unwrap();
                let (key, mut out) = (Pkcs1PrivateDecryptingKey::new(key).unwrap(), vec![0; bits / 8]);
                Box::new(move || {
                    assert_eq!(key.decrypt(input.pkcs1_ciphertext, &mut out).unwrap(), PLAINTEXT)
                })
            }),
            Rsa::KeyGen => match bits {
                2048 => generate(library, name, rsa::KeySize::Rsa2048),
                3072 => generate(library, name, rsa::KeySize::Rsa3072),
                4096 => generate(library, name, rsa::KeySize::Rsa4096),
                _ => library.unsupported(name, "sizes of 2048, 3072, 4096 and 8192 bits only"),
            },
            _ => library.unsupported(name, "AWS-LC has no batches"),
        }
    }
}

fn same(
    library: &mut Library,
    name: String,
    algorithm: &'static RsaParameters,
    bits: usize,
    signature: &'static [u8],
) {
    library.operation(name, Public, move || {
        let key: ParsedPublicKey =
            UnparsedPublicKey::new(algorithm, inputs::rsa(bits).public_pkcs1).parse().unwrap();
        Box::new(move || key.verify_sig(MESSAGE, signature).unwrap())
    });
}

/// From the RSAPublicKey, without its SubjectPublicKeyInfo frame.
fn fresh(
    library: &mut Library,
    name: String,
    algorithm: &'static RsaParameters,
    bits: usize,
    signature: &'static [u8],
) {
    library.operation(name, Public, move || {
        let key = inputs::rsa(bits).public_pkcs1;
        Box::new(move || UnparsedPublicKey::new(algorithm, &key).verify(MESSAGE, signature).unwrap())
    });
}

fn generate(library: &mut Library, name: String, size: rsa::KeySize) {
    library.operation(name, Yes, move || Box::new(move || consume(KeyPair::generate(size).unwrap())));
}

fn ec(library: &mut Library, curve: Curve) {
    let (signing, verifying, agreement) = match curve {
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
        Curve::P521 => (
            &signature::ECDSA_P521_SHA512_ASN1_SIGNING,
            &signature::ECDSA_P521_SHA512_ASN1,
            &agreement::ECDH_P521,
        ),
        _ => {
            return Ec::ALL
                .into_iter()
                .for_each(|operation| library.unsupported(operation.name(curve), "aws-lc-rs has no P-224"));
        }
    };
    for operation in Ec::ALL {
        let name = operation.name(curve);
        match operation {
            Ec::Signing => library.operation(name, Yes, move || {
                let random = SystemRandom::new();
                let key = EcdsaKeyPair::from_pkcs8(signing, &inputs::ec(curve).pkcs8).unwrap();
                Box::new(move || consume(key.sign(&random, MESSAGE).unwrap()))
            }),
            Ec::Verify => library.operation(name, Public, move || {
                let input = inputs::ec(curve);
                let key = UnparsedPublicKey::new(verifying, input.point).parse().unwrap();
                Box::new(move || key.verify_sig(MESSAGE, input.signature).unwrap())
            }),
            Ec::VerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::ec(curve);
                Box::new(move || {
                    UnparsedPublicKey::new(verifying, &input.point).verify(MESSAGE, input.signature).unwrap()
                })
            }),
            Ec::KeyGen => library.operation(name, Yes, move || {
                Box::new(move || consume(EcdsaKeyPair::generate(signing).unwrap()))
            }),
            Ec::Ecdh => library.operation(name, Yes, move || {
                let input = inputs::ec(curve);
                let key = PrivateKey::from_private_key(agreement, &input.scalar).unwrap();
                Box::new(move || {
                    agreement::agree(&key, PeerKey::new(agreement, &input.peer_point), (), |secret| {
                        black_box(secret[0]);
                        Ok(())
                    })
                    .unwrap();
                })
            }),
            _ => library.unsupported(name, "AWS-LC has no batches and no prepared keys"),
        }
    }
}
