//! BoringSSL through the `boring` crate.

use benches::inputs::{self, MESSAGE, PLAINTEXT};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use boring::bn::BigNumContext;
use boring::derive::Deriver;
use boring::ec::{EcGroup, EcKey, EcPoint};
use boring::ecdsa::EcdsaSig;
use boring::hash::MessageDigest;
use boring::nid::Nid;
use boring::pkey::{HasPrivate, HasPublic, PKey, PKeyRef, Public};
use boring::rsa::{Padding, Rsa as RsaKey};
use boring::sha;
use boring::sign::{RsaPssSaltlen, Signer, Verifier};
use worker::ConstantTime::{Public as PublicData, Yes};
use worker::{Library, consume};

fn main() {
    let mut library = Library::new("boring", "boring crate 5");
    RSA_BITS.into_iter().for_each(|bits| rsa(&mut library, bits));
    Curve::NIST.into_iter().for_each(|curve| ec(&mut library, curve));
    library.serve();
}

fn sign(key: &PKeyRef<impl HasPrivate>, pss: bool) -> Vec<u8> {
    let mut signer = Signer::new(MessageDigest::sha256(), key).unwrap();
    if pss {
        signer.set_rsa_padding(Padding::PKCS1_PSS).unwrap();
        signer.set_rsa_pss_saltlen(RsaPssSaltlen::custom(32)).unwrap();
    }
    signer.sign_oneshot_to_vec(MESSAGE).unwrap()
}

fn verify(key: &PKeyRef<impl HasPublic>, pss: bool, signature: &[u8]) {
    let mut verifier = Verifier::new(MessageDigest::sha256(), key).unwrap();
    if pss {
        verifier.set_rsa_padding(Padding::PKCS1_PSS).unwrap();
        verifier.set_rsa_pss_saltlen(RsaPssSaltlen::custom(32)).unwrap();
    }
    assert!(verifier.verify_oneshot(signature, MESSAGE).unwrap());
}

fn rsa(library: &mut Library, bits: usize) {
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        let pss = matches!(operation, Rsa::PssSigning | Rsa::PssVerifySameKey | Rsa::PssVerifyFreshKey);
        match operation {
            Rsa::Signing | Rsa::PssSigning => library.operation(name, Yes, move || {
                let key = PKey::private_key_from_pkcs8(&inputs::rsa(bits).pkcs8).unwrap();
                Box::new(move || consume(sign(&key, pss)))
            }),
            Rsa::VerifySameKey | Rsa::PssVerifySameKey => library.operation(name, PublicData, move || {
                let input = inputs::rsa(bits);
                let key = PKey::public_key_from_der(&input.spki).unwrap();
                let signature = if pss { input.pss_signature } else { input.signature };
                Box::new(move || verify(&key, pss, signature))
            }),
            Rsa::VerifyFreshKey | Rsa::PssVerifyFreshKey => library.operation(name, PublicData, move || {
                let input = inputs::rsa(bits);
                let signature = if pss { input.pss_signature } else { input.signature };
                Box::new(move || verify(&PKey::public_key_from_der(&input.spki).unwrap(), pss, signature))
            }),
            Rsa::PrivateKeyParse => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                Box::new(move || consume(PKey::private_key_from_pkcs8(&input.pkcs8).unwrap()))
            }),
            Rsa::Pkcs1Decrypt => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                let key = PKey::private_key_from_pkcs8(&input.pkcs8).unwrap().rsa().unwrap();
                let mut out = vec![0; bits / 8];
                Box::new(move || {
                    let length =
                        key.private_decrypt(input.pkcs1_ciphertext, &mut out, Padding::PKCS1).unwrap();
                    assert_eq!(&out[..length], PLAINTEXT);
                })
            }),
            Rsa::KeyGen => library.operation(name, Yes, move || {
                Box::new(move || consume(RsaKey::generate(bits as u32).unwrap()))
            }),
            Rsa::OaepEncrypt | Rsa::OaepDecrypt => {
                library.unsupported(name, "the boring crate offers OAEP with SHA-1 only")
            }
            _ => library
                .unsupported(name, "BoringSSL has no batches, and its keys always use their CRT values"),
        }
    }
}

fn group(curve: Curve) -> EcGroup {
    EcGroup::from_curve_name(match curve {
        Curve::P224 => Nid::SECP224R1,
        Curve::P384 => Nid::SECP384R1,
        Curve::P521 => Nid::SECP521R1,
        _ => Nid::X9_62_PRIME256V1,
    })
    .unwrap()
}

fn digest(curve: Curve) -> Vec<u8> {
    match curve {
        Curve::P384 => sha::sha384(MESSAGE).to_vec(),
        Curve::P521 => sha::sha512(MESSAGE).to_vec(),
        _ => sha::sha256(MESSAGE).to_vec(),
    }
}

fn point(group: &EcGroup, bytes: &[u8]) -> EcKey<Public> {
    let mut context = BigNumContext::new().unwrap();
    let point = EcPoint::from_bytes(group, bytes, &mut context).unwrap();
    EcKey::from_public_key(group, &point).unwrap()
}

fn ec(library: &mut Library, curve: Curve) {
    for operation in Ec::ALL {
        let name = operation.name(curve);
        match operation {
            Ec::Signing => library.operation(name, Yes, move || {
                let key = PKey::private_key_from_pkcs8(&inputs::ec(curve).pkcs8).unwrap().ec_key().unwrap();
                Box::new(move || {
                    let signature = EcdsaSig::sign(&digest(curve), &key).unwrap();
                    consume(signature.to_der().unwrap());
                })
            }),
            Ec::Verify => library.operation(name, PublicData, move || {
                let input = inputs::ec(curve);
                let key = point(&group(curve), &input.point);
                Box::new(move || {
                    let signature = EcdsaSig::from_der(input.signature).unwrap();
                    assert!(signature.verify(&digest(curve), &key).unwrap());
                })
            }),
            Ec::VerifyFreshKey => library.operation(name, PublicData, move || {
                let (input, group) = (inputs::ec(curve), group(curve));
                Box::new(move || {
                    let signature = EcdsaSig::from_der(input.signature).unwrap();
                    assert!(signature.verify(&digest(curve), &point(&group, &input.point)).unwrap());
                })
            }),
            Ec::KeyGen => library.operation(name, Yes, move || {
                let group = group(curve);
                Box::new(move || consume(EcKey::generate(&group).unwrap()))
            }),
            Ec::Ecdh => library.operation(name, Yes, move || {
                let (input, group) = (inputs::ec(curve), group(curve));
                let key = PKey::private_key_from_pkcs8(&input.pkcs8).unwrap();
                Box::new(move || {
                    let peer = PKey::from_ec_key(point(&group, &input.peer_point)).unwrap();
                    let mut deriver = Deriver::new(&key).unwrap();
                    deriver.set_peer(&peer).unwrap();
                    consume(deriver.derive_to_vec().unwrap());
                })
            }),
            _ => library.unsupported(name, "BoringSSL has no batches and no prepared keys"),
        }
    }
}
