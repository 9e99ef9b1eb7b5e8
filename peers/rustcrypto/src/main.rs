//! RustCrypto: `rsa`, `p224`, `p256`, `p384`, `p521`.

use benches::inputs::{self, MESSAGE, PLAINTEXT};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use getrandom::SysRng;
use getrandom::rand_core::UnwrapErr;
use rsa::pkcs8::{DecodePrivateKey, DecodePublicKey};
use rsa::signature::{RandomizedSigner, SignatureEncoding, Verifier};
use rsa::{Oaep, Pkcs1v15Encrypt, PrivateKey, PublicKey, pkcs1v15, pss};
use sha2::{Digest, Sha256, Sha384, Sha512};
use std::hint::black_box;
use worker::ConstantTime::{No, Public, Yes};
use worker::{Library, consume};

fn main() {
    let mut library = Library::new("rustcrypto", "rsa 0.10, p256 0.14");
    RSA_BITS.into_iter().for_each(|bits| rsa_operations(&mut library, bits));
    for operation in Ec::ALL {
        p224_operation(&mut library, operation);
        p256_operation(&mut library, operation);
        p384_operation(&mut library, operation);
        p521_operation(&mut library, operation);
    }
    library.serve();
}

fn rng() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

fn rsa_operations(library: &mut Library, bits: usize) {
    let private = move || PrivateKey::from_pkcs8_der(&inputs::rsa(bits).pkcs8).unwrap();
    let public = |spki: &[u8]| PublicKey::from_public_key_der(spki).unwrap();
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        match operation {
            // RUSTSEC-2023-0071 stood until this release; its documents call the new arithmetic constant-time.
            Rsa::Signing => library.operation(name, Yes, move || {
                let key = pkcs1v15::SigningKey::<Sha256>::new(private());
                Box::new(move || consume(key.sign_with_rng(&mut rng(), MESSAGE).to_vec()))
            }),
            Rsa::PssSigning => library.operation(name, Yes, move || {
                let key = pss::SigningKey::<Sha256>::new(private());
                Box::new(move || consume(key.sign_with_rng(&mut rng(), MESSAGE).to_vec()))
            }),
            Rsa::PrivateKeyParse => library.operation(name, Yes, move || {
                let pkcs8 = inputs::rsa(bits).pkcs8;
                Box::new(move || consume(PrivateKey::from_pkcs8_der(&pkcs8).unwrap()))
            }),
            Rsa::VerifySameKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                let key = pkcs1v15::VerifyingKey::<Sha256>::new(public(&input.spki));
                Box::new(move || key.verify(MESSAGE, &input.signature.try_into().unwrap()).unwrap())
            }),
            Rsa::PssVerifySameKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                let key = pss::VerifyingKey::<Sha256>::new(public(&input.spki));
                Box::new(move || key.verify(MESSAGE, &input.pss_signature.try_into().unwrap()).unwrap())
            }),
            Rsa::VerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                Box::new(move || {
                    let key = pkcs1v15::VerifyingKey::<Sha256>::new(public(&input.spki));
                    key.verify(MESSAGE, &input.signature.try_into().unwrap()).unwrap()
                })
            }),
            Rsa::PssVerifyFreshKey => library.operation(name, Public, move || {
                let input = inputs::rsa(bits);
                Box::new(move || {
                    let key = pss::VerifyingKey::<Sha256>::new(public(&input.spki));
                    key.verify(MESSAGE, &input.pss_signature.try_into().unwrap()).unwrap()
                })
            }),
            Rsa::OaepEncrypt => library.operation(name, Yes, move || {
                let key = public(&inputs::rsa(bits).spki);
                Box::new(move || consume(key.encrypt(&mut rng(), Oaep::<Sha256>::new(), PLAINTEXT).unwrap()))
            }),
            Rsa::OaepDecrypt => library.operation(name, Yes, move || {
                let (key, input) = (private(), inputs::rsa(bits));
                Box::new(move || {
                    let message =
                        key.decrypt_blinded(&mut rng(), Oaep::<Sha256>::new(), input.oaep_ciphertext);
                    assert_eq!(message.unwrap(), PLAINTEXT);
                })
            }),
            Rsa::Pkcs1Decrypt => library.operation(name, No, move || {
                let (key, input) = (private(), inputs::rsa(bits));
                Box::new(move || {
                    let message = key.decrypt_blinded(&mut rng(), Pkcs1v15Encrypt, input.pkcs1_ciphertext);
                    assert_eq!(message.unwrap(), PLAINTEXT);
                })
            }),
            Rsa::KeyGen => library.operation(name, No, move || {
                Box::new(move || consume(PrivateKey::new(&mut rng(), bits).unwrap()))
            }),
            _ => library.unsupported(name, "no batches, and keys always use their CRT values"),
        }
    }
}

macro_rules! curve_operation {
    ($function:ident, $module:ident, $curve:expr, $hash:ty) => {
        fn $function(library: &mut Library, operation: Ec) {
            use $module::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
            use $module::ecdsa::{Signature, SigningKey, VerifyingKey};
            use $module::elliptic_curve::Generate;
            use $module::{PublicKey, SecretKey};
            let name = operation.name($curve);
            match operation {
                Ec::Signing => library.operation(name, Yes, || {
                    let key = SigningKey::from_slice(&inputs::ec($curve).scalar).unwrap();
                    Box::new(move || {
                        let signature: Signature = key.sign_prehash(&<$hash>::digest(MESSAGE)).unwrap();
                        black_box(signature.to_der());
                    })
                }),
                Ec::Verify => library.operation(name, Public, || {
                    let input = inputs::ec($curve);
                    let key = VerifyingKey::from_sec1_bytes(&input.point).unwrap();
                    Box::new(move || {
                        let signature = Signature::from_der(input.signature).unwrap();
                        key.verify_prehash(&<$hash>::digest(MESSAGE), &signature).unwrap()
                    })
                }),
                Ec::VerifyFreshKey => library.operation(name, Public, || {
                    let input = inputs::ec($curve);
                    Box::new(move || {
                        let key = VerifyingKey::from_sec1_bytes(&input.point).unwrap();
                        let signature = Signature::from_der(input.signature).unwrap();
                        key.verify_prehash(&<$hash>::digest(MESSAGE), &signature).unwrap()
                    })
                }),
                Ec::KeyGen => library.operation(name, Yes, || {
                    Box::new(|| consume(SecretKey::generate().public_key().to_sec1_bytes()))
                }),
                Ec::Ecdh => library.operation(name, Yes, || {
                    let input = inputs::ec($curve);
                    let key = SecretKey::from_slice(&input.scalar).unwrap();
                    Box::new(move || {
                        let peer = PublicKey::from_sec1_bytes(&input.peer_point).unwrap();
                        black_box(key.diffie_hellman(&peer));
                    })
                }),
                _ => library.unsupported(name, "no batches and no prepared keys"),
            }
        }
    };
}

curve_operation!(p224_operation, p224, Curve::P224, Sha256);
curve_operation!(p256_operation, p256, Curve::P256, Sha256);
curve_operation!(p384_operation, p384, Curve::P384, Sha384);
curve_operation!(p521_operation, p521, Curve::P521, Sha512);
