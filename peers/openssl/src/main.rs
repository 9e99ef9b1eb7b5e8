//! OpenSSL, vendored (the newest that the crate ships) or the system's, by its EVP interface.

use benches::inputs::{self, MESSAGE, PLAINTEXT, RsaInput};
use benches::operations::{Curve, Ec, RSA_BITS, Rsa};
use openssl::bn::BigNumContext;
use openssl::derive::Deriver;
use openssl::ec::{EcGroup, EcKey, EcPoint};
use openssl::md::{Md, MdRef};
use openssl::nid::Nid;
use openssl::pkey::{HasPrivate, HasPublic, Id, PKey, PKeyRef, Private, Public};
use openssl::pkey_ctx::{PkeyCtx, PkeyCtxRef};
use openssl::rsa::Padding;
use openssl::sha;
use openssl::sign::RsaPssSaltlen;
use worker::ConstantTime::{Public as PublicData, Yes};
use worker::{Library, consume};

fn main() {
    let name = if cfg!(feature = "vendored") { "openssl" } else { "openssl-system" };
    let mut library = Library::new(name, openssl::version::version());
    RSA_BITS.into_iter().for_each(|bits| rsa(&mut library, bits));
    Curve::NIST.into_iter().for_each(|curve| ec(&mut library, curve));
    ec(&mut library, Curve::BrainpoolP256r1);
    library.serve();
}

/// Contexts are made once and used again where the key is, as `openssl speed` does.
fn signature<T>(context: &mut PkeyCtxRef<T>, pss: bool) {
    context.set_rsa_padding(if pss { Padding::PKCS1_PSS } else { Padding::PKCS1 }).unwrap();
    context.set_signature_md(Md::sha256()).unwrap();
    if pss {
        context.set_rsa_pss_saltlen(RsaPssSaltlen::custom(32)).unwrap();
    }
}

fn verifier<T: HasPublic>(key: &PKeyRef<T>, pss: bool) -> PkeyCtx<T> {
    let mut context = PkeyCtx::new(key).unwrap();
    context.verify_init().unwrap();
    signature(&mut context, pss);
    context
}

fn signer<T: HasPrivate>(key: &PKeyRef<T>, pss: bool) -> PkeyCtx<T> {
    let mut context = PkeyCtx::new(key).unwrap();
    context.sign_init().unwrap();
    signature(&mut context, pss);
    context
}

fn encryption<T>(context: &mut PkeyCtxRef<T>, oaep: bool) {
    context.set_rsa_padding(if oaep { Padding::PKCS1_OAEP } else { Padding::PKCS1 }).unwrap();
    if oaep {
        context.set_rsa_oaep_md(Md::sha256()).unwrap();
        context.set_rsa_mgf1_md(Md::sha256()).unwrap();
    }
}

fn private(input: &RsaInput) -> PKey<Private> {
    PKey::private_key_from_pkcs8(&input.pkcs8).unwrap()
}

fn rsa(library: &mut Library, bits: usize) {
    for operation in Rsa::ALL {
        let name = operation.name(bits);
        let pss = matches!(operation, Rsa::PssSigning | Rsa::PssVerifySameKey | Rsa::PssVerifyFreshKey);
        match operation {
            Rsa::Signing | Rsa::PssSigning => library.operation(name, Yes, move || {
                let (mut context, mut out) = (signer(&private(&inputs::rsa(bits)), pss), vec![0; bits / 8]);
                Box::new(move || consume(context.sign(&sha::sha256(MESSAGE), Some(&mut out)).unwrap()))
            }),
            Rsa::VerifySameKey | Rsa::PssVerifySameKey => library.operation(name, PublicData, move || {
                let input = inputs::rsa(bits);
                let mut context = verifier(&PKey::public_key_from_der(&input.spki).unwrap(), pss);
                let signature = if pss { input.pss_signature } else { input.signature };
                Box::new(move || assert!(context.verify(&sha::sha256(MESSAGE), signature).unwrap()))
            }),
            Rsa::VerifyFreshKey | Rsa::PssVerifyFreshKey => library.operation(name, PublicData, move || {
                let input = inputs::rsa(bits);
                let signature = if pss { input.pss_signature } else { input.signature };
                Box::new(move || {
                    let key = PKey::public_key_from_der(&input.spki).unwrap();
                    assert!(verifier(&key, pss).verify(&sha::sha256(MESSAGE), signature).unwrap())
                })
            }),
            Rsa::PrivateKeyParse => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                Box::new(move || consume(private(&input)))
            }),
            Rsa::OaepEncrypt => library.operation(name, Yes, move || {
                let key = PKey::public_key_from_der(&inputs::rsa(bits).spki).unwrap();
                let (mut context, mut out) = (PkeyCtx::new(&key).unwrap(), vec![0; bits / 8]);
                context.encrypt_init().unwrap();
                encryption(&mut context, true);
                Box::new(move || consume(context.encrypt(PLAINTEXT, Some(&mut out)).unwrap()))
            }),
            Rsa::OaepDecrypt | Rsa::Pkcs1Decrypt => library.operation(name, Yes, move || {
                let input = inputs::rsa(bits);
                let oaep = operation == Rsa::OaepDecrypt;
                let ciphertext = if oaep { input.oaep_ciphertext } else { input.pkcs1_ciphertext };
                let (mut context, mut out) = (PkeyCtx::new(&private(&input)).unwrap(), vec![0; bits / 8]);
                context.decrypt_init().unwrap();
                encryption(&mut context, oaep);
                Box::new(move || {
                    let length = context.decrypt(ciphertext, Some(&mut out)).unwrap();
                    assert_eq!(&out[..length], PLAINTEXT);
                })
            }),
            Rsa::KeyGen => library.operation(name, Yes, move || {
                Box::new(move || {
                    let mut context = PkeyCtx::new_id(Id::RSA).unwrap();
                    context.keygen_init().unwrap();
                    context.set_rsa_keygen_bits(bits as u32).unwrap();
                    consume(context.keygen().unwrap());
                })
            }),
            _ => {
                library.unsupported(name, "OpenSSL has no batches, and its keys always use their CRT values")
            }
        }
    }
}

fn digest(curve: Curve) -> (&'static MdRef, fn() -> Vec<u8>) {
    match curve {
        Curve::P384 => (Md::sha384(), || sha::sha384(MESSAGE).to_vec()),
        Curve::P521 => (Md::sha512(), || sha::sha512(MESSAGE).to_vec()),
        _ => (Md::sha256(), || sha::sha256(MESSAGE).to_vec()),
    }
}

fn group(curve: Curve) -> EcGroup {
    EcGroup::from_curve_name(match curve {
        Curve::P224 => Nid::SECP224R1,
        Curve::P256 => Nid::X9_62_PRIME256V1,
        Curve::P384 => Nid::SECP384R1,
        Curve::P521 => Nid::SECP521R1,
        Curve::BrainpoolP256r1 => Nid::BRAINPOOL_P256R1,
    })
    .unwrap()
}

fn point(group: &EcGroup, bytes: &[u8]) -> PKey<Public> {
    let mut context = BigNumContext::new().unwrap();
    let point = EcPoint::from_bytes(group, bytes, &mut context).unwrap();
    PKey::from_ec_key(EcKey::from_public_key(group, &point).unwrap()).unwrap()
}

fn ec_verifier(key: &PKeyRef<Public>, md: &MdRef) -> PkeyCtx<Public> {
    let mut context = PkeyCtx::new(key).unwrap();
    context.verify_init().unwrap();
    context.set_signature_md(md).unwrap();
    context
}

fn ec(library: &mut Library, curve: Curve) {
    let (_, hash) = digest(curve);
    for operation in Ec::ALL {
        let name = operation.name(curve);
        match operation {
            Ec::Signing => library.operation(name, Yes, move || {
                let key = PKey::private_key_from_pkcs8(&inputs::ec(curve).pkcs8).unwrap();
                let (mut context, mut out) = (PkeyCtx::new(&key).unwrap(), [0; 160]);
                context.sign_init().unwrap();
                context.set_signature_md(digest(curve).0).unwrap();
                Box::new(move || consume(context.sign(&hash(), Some(&mut out)).unwrap()))
            }),
            Ec::Verify => library.operation(name, PublicData, move || {
                let input = inputs::ec(curve);
                let mut context = ec_verifier(&point(&group(curve), &input.point), digest(curve).0);
                Box::new(move || assert!(context.verify(&hash(), input.signature).unwrap()))
            }),
            Ec::VerifyFreshKey => library.operation(name, PublicData, move || {
                let (input, group) = (inputs::ec(curve), group(curve));
                Box::new(move || {
                    let mut context = ec_verifier(&point(&group, &input.point), digest(curve).0);
                    assert!(context.verify(&hash(), input.signature).unwrap())
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
                    let peer = point(&group, &input.peer_point);
                    let mut deriver = Deriver::new(&key).unwrap();
                    deriver.set_peer(&peer).unwrap(); // checks the point
                    consume(deriver.derive_to_vec().unwrap());
                })
            }),
            _ => library.unsupported(name, "OpenSSL has no batches and no prepared keys"),
        }
    }
}
