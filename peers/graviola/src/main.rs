//! graviola.

use benches::inputs::{self, MESSAGE};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use graviola::hashing::{Sha256, Sha384};
use graviola::key_agreement::{p256, p384};
use graviola::signing::ecdsa::{self, P256, P384};
use graviola::signing::rsa::{KeySize, SigningKey, VerifyingKey};
use std::hint::black_box;
use worker::ConstantTime::{Public, Yes};
use worker::{Library, consume};

fn main() {
    let mut library = Library::new("graviola", "0.4");
    RSA_BITS.into_iter().for_each(|bits| rsa(&mut library, bits));
    for operation in Ec::ALL {
        p256_operation(&mut library, operation);
        p384_operation(&mut library, operation);
        for curve in [Curve::P224, Curve::P521] {
            library.unsupported(operation.name(curve), "P-256 and P-384 only");
        }
    }
    library.serve();
}

fn rsa(library: &mut Library, bits: usize) {
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        let private = matches!(operation, Rsa::Signing | Rsa::PssSigning | Rsa::PrivateKeyParse);
        match operation {
            _ if private && SigningKey::from_pkcs8_der(&inputs::rsa(bits).pkcs8).is_err() => {
                library.unsupported(name, "private keys of this size are refused")
            }
            Rsa::Signing | Rsa::PssSigning => library.operation(name, Yes, move || {
                let key = SigningKey::from_pkcs8_der(&inputs::rsa(bits).pkcs8).unwrap();
                let mut out = vec![0; bits / 8];
                Box::new(move || {
                    match operation {
                        Rsa::Signing => key.sign_pkcs1_sha256(&mut out, MESSAGE).unwrap(),
                        _ => key.sign_pss_sha256(&mut out, MESSAGE).unwrap(),
                    };
                })
            }),
            Rsa::PrivateKeyParse => library.operation(name, Yes, move || {
                let pkcs8 = inputs::rsa(bits).pkcs8;
                Box::new(move || consume(SigningKey::from_pkcs8_der(&pkcs8).unwrap()))
            }),
            Rsa::VerifySameKey | Rsa::PssVerifySameKey | Rsa::VerifyFreshKey | Rsa::PssVerifyFreshKey
                if VerifyingKey::from_pkcs1_der(&inputs::rsa(bits).public_pkcs1).is_err() =>
            {
                library.unsupported(name, "public keys of this size are refused")
            }
            Rsa::VerifySameKey | Rsa::PssVerifySameKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                let key = VerifyingKey::from_pkcs1_der(&input.public_pkcs1).unwrap();
                Box::new(move || match operation {
                    Rsa::VerifySameKey => key.verify_pkcs1_sha256(input.signature, MESSAGE).unwrap(),
                    _ => key.verify_pss_sha256(input.pss_signature, MESSAGE).unwrap(),
                })
            }),
            // From the RSAPublicKey, without its SubjectPublicKeyInfo frame.
            Rsa::VerifyFreshKey | Rsa::PssVerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                Box::new(move || {
                    let key = VerifyingKey::from_pkcs1_der(&input.public_pkcs1).unwrap();
                    match operation {
                        Rsa::VerifyFreshKey => key.verify_pkcs1_sha256(input.signature, MESSAGE).unwrap(),
                        _ => key.verify_pss_sha256(input.pss_signature, MESSAGE).unwrap(),
                    }
                })
            }),
            Rsa::KeyGen => match bits {
                2048 => generate(library, name, || KeySize::Rsa2048),
                3072 => generate(library, name, || KeySize::Rsa3072),
                4096 => generate(library, name, || KeySize::Rsa4096),
                _ => library.unsupported(name, "key generation of 2048, 3072, 4096, 6144 and 8192 bits only"),
            },
            _ => library.unsupported(name, "graviola has no RSA encryption and no batches"),
        }
    }
}

fn generate(library: &mut Library, name: String, size: fn() -> KeySize) {
    library.operation(name, Yes, move || Box::new(move || consume(SigningKey::generate(size()).unwrap())));
}

macro_rules! curve_operation {
    ($function:ident, $curve:expr, $parameter:ty, $hash:ty, $agreement:ident) => {
        fn $function(library: &mut Library, operation: Ec) {
            let name = operation.name($curve);
            match operation {
                Ec::Signing => library.operation(name, Yes, || {
                    let key =
                        ecdsa::SigningKey::<$parameter>::from_pkcs8_der(&inputs::ec($curve).pkcs8).unwrap();
                    let mut out = [0; 160];
                    Box::new(move || consume(key.sign_asn1::<$hash>(&[MESSAGE], &mut out).unwrap()))
                }),
                Ec::Verify => library.operation(name, Public, || {
                    let input = inputs::ec($curve);
                    let key =
                        ecdsa::VerifyingKey::<$parameter>::from_x962_uncompressed(&input.point).unwrap();
                    Box::new(move || key.verify_asn1::<$hash>(&[MESSAGE], input.signature).unwrap())
                }),
                Ec::VerifyFreshKey => library.operation(name, Public, || {
                    let input = inputs::ec($curve);
                    Box::new(move || {
                        let key =
                            ecdsa::VerifyingKey::<$parameter>::from_x962_uncompressed(&input.point).unwrap();
                        key.verify_asn1::<$hash>(&[MESSAGE], input.signature).unwrap()
                    })
                }),
                Ec::KeyGen => library.operation(name, Yes, || {
                    Box::new(|| {
                        let key = $agreement::StaticPrivateKey::new_random().unwrap();
                        black_box(key.public_key_uncompressed());
                    })
                }),
                Ec::Ecdh => library.operation(name, Yes, || {
                    let input = inputs::ec($curve);
                    let key = $agreement::StaticPrivateKey::from_bytes(&input.scalar).unwrap();
                    Box::new(move || {
                        let peer = $agreement::PublicKey::from_x962_uncompressed(&input.peer_point).unwrap();
                        black_box(key.diffie_hellman(&peer).unwrap());
                    })
                }),
                _ => library.unsupported(name, "graviola has no batches and no prepared keys"),
            }
        }
    };
}

curve_operation!(p256_operation, Curve::P256, P256, Sha256, p256);
curve_operation!(p384_operation, Curve::P384, P384, Sha384, p384);
