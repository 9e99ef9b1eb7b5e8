//! Keys of id-RSASSA-PSS-SHAKE128 and -SHAKE256 (RFC 8702): read, written, and bound to one scheme.

mod common;
mod schemes;

use common::Numbers;
use pkcs8::{DecodePrivateKey, EncodePrivateKey};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rsa_core::pss::{SaltLength, SigningKey, VerifyingKey};
use rsa_core::signature::{Keypair, Signer, Verifier};
use rsa_core::{
    Error, KeyAlgorithm, Pkcs1v15Encrypt, Pkcs1v15Sign, Pss, RsaPrivateKey, RsaPublicKey, ShakeAlgorithm,
};
use rsa_core::{pkcs1, pkcs8, spki};
use sha2::Sha256;
use spki::{DecodePublicKey, EncodePublicKey};

/// The AlgorithmIdentifiers, written out by hand: SEQUENCE { OBJECT IDENTIFIER 1.3.6.1.5.5.7.6.30 or .31 }.
const SHAKE128: &[u8] = b"\x30\x0a\x06\x08\x2b\x06\x01\x05\x05\x07\x06\x1e";
const SHAKE256: &[u8] = b"\x30\x0a\x06\x08\x2b\x06\x01\x05\x05\x07\x06\x1f";
/// The same with NULL parameters.
const SHAKE128_NULL: &[u8] = b"\x30\x0c\x06\x08\x2b\x06\x01\x05\x05\x07\x06\x1e\x05\x00";
/// 1.3.6.1.5.5.7.6.32 is id-ecdsa-with-shake128.
const NEXT: &[u8] = b"\x30\x0a\x06\x08\x2b\x06\x01\x05\x05\x07\x06\x20";

fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let mut out = vec![tag];
    match content.len() {
        length @ ..0x80 => out.push(length as u8),
        length => out.extend([0x82, (length >> 8) as u8, length as u8]),
    }
    out.extend(content);
    out
}

fn plain_key() -> RsaPrivateKey {
    Numbers::named("2048").key()
}

fn spki_of(algorithm: &[u8]) -> Vec<u8> {
    let pkcs1 = pkcs1::EncodeRsaPublicKey::to_pkcs1_der(&plain_key().to_public_key()).unwrap();
    tlv(0x30, &[algorithm, &tlv(3, &[&[0], pkcs1.as_bytes()])])
}

fn pkcs8_of(algorithm: &[u8]) -> Vec<u8> {
    let pkcs1 = pkcs1::EncodeRsaPrivateKey::to_pkcs1_der(&plain_key()).unwrap();
    tlv(0x30, &[&[2, 1, 0], algorithm, &tlv(4, &[pkcs1.as_bytes()])])
}

fn private(algorithm: &[u8]) -> RsaPrivateKey {
    RsaPrivateKey::from_der(&pkcs8_of(algorithm)).unwrap()
}

#[test]
fn read_and_written() {
    for (identifier, shake) in [(SHAKE128, ShakeAlgorithm::Shake128), (SHAKE256, ShakeAlgorithm::Shake256)] {
        let (spki, pkcs8) = (spki_of(identifier), pkcs8_of(identifier));
        let public = RsaPublicKey::from_der(&spki).unwrap();
        let key = RsaPrivateKey::from_der(&pkcs8).unwrap();
        assert_eq!(*public.algorithm(), KeyAlgorithm::RsassaPssShake(shake));
        assert_eq!(key.to_public_key(), public);
        assert!(public != plain_key().to_public_key(), "the algorithm is part of the key");
        assert_eq!(public.to_public_key_der().unwrap().as_bytes(), spki);
        assert_eq!(key.to_pkcs8_der().unwrap().as_bytes(), pkcs8);
        assert_eq!(RsaPublicKey::from_public_key_der(&spki).unwrap(), public);
        assert_eq!(RsaPrivateKey::from_pkcs8_der(&pkcs8).unwrap().to_public_key(), public);
        let version_2 = RsaPrivateKey::from_der(key.to_pkcs8_v2_der().expose()).unwrap();
        assert_eq!(version_2.to_public_key(), public);
    }
}

#[test]
fn parameters_and_other_identifiers_are_refused() {
    let present =
        Error::Encoding { element: "parameters of the algorithm", reason: "are present: a SHAKE has none" };
    assert_eq!(RsaPublicKey::from_der(&spki_of(SHAKE128_NULL)).unwrap_err(), present);
    assert_eq!(RsaPrivateKey::from_der(&pkcs8_of(SHAKE128_NULL)).unwrap_err(), present);
    assert!(RsaPublicKey::from_public_key_der(&spki_of(SHAKE128_NULL)).is_err());
    assert!(RsaPrivateKey::from_pkcs8_der(&pkcs8_of(SHAKE128_NULL)).is_err());
    let unknown =
        Error::Encoding { element: "algorithm", reason: "is neither rsaEncryption nor an id-RSASSA-PSS" };
    assert_eq!(RsaPublicKey::from_der(&spki_of(NEXT)).unwrap_err(), unknown);
    assert!(RsaPublicKey::from_public_key_der(&spki_of(NEXT)).is_err());
}

/// The key signs and verifies by the scheme of its identifier; everything else is refused.
#[test]
fn bound_to_one_scheme() {
    let digest = [7; 64];
    for (identifier, own, other, size) in
        [(SHAKE128, "SHAKE128", "SHAKE256", 32), (SHAKE256, "SHAKE256", "SHAKE128", 64)]
    {
        let (key, public) = (private(identifier), private(identifier).to_public_key());
        let forbidden = |scheme: &dyn rsa_core::traits::SignatureScheme, length: usize| {
            let signed = key.sign(scheme, &digest[..length]);
            let verified = public.verify(scheme, &digest[..length], &[1; 256]);
            match (signed, verified) {
                (Err(Error::ParametersForbid(reason)), Err(Error::ParametersForbid(same))) => {
                    assert_eq!(reason, same);
                    reason
                }
                (signed, verified) => panic!("{own}: {:?} {verified:?}", signed.err()),
            }
        };
        let of = |name, salt| schemes::pss(name, name, salt);
        let signature = key.sign(of(own, SaltLength::Digest).as_ref(), &digest[..size]).unwrap();
        for rule in
            [SaltLength::Digest, SaltLength::AUTO, SaltLength::AtLeast(size), SaltLength::Exactly(size)]
        {
            public.verify(of(own, rule).as_ref(), &digest[..size], &signature).unwrap();
            let again = key.sign(of(own, rule).as_ref(), &digest[..size]).unwrap();
            public.verify(of(own, SaltLength::Digest).as_ref(), &digest[..size], &again).unwrap();
        }
        let fixed = "they fix another length of salts";
        for rule in [
            SaltLength::Exactly(size - 1),
            SaltLength::Exactly(0),
            SaltLength::Exactly(size + 1),
            SaltLength::AtLeast(size + 1),
            SaltLength::Maximum,
        ] {
            assert_eq!(forbidden(of(own, rule).as_ref(), size), fixed, "{rule:?}");
        }
        assert_eq!(forbidden(of(other, SaltLength::Digest).as_ref(), 96 - size), "they name another hash");
        assert_eq!(forbidden(&Pss::<Sha256>::new(), 32), "they name another hash");
        assert_eq!(forbidden(&Pkcs1v15Sign::new::<Sha256>(), 32), "an id-RSASSA-PSS key is for PSS alone");
        let refused = public.encrypt(&mut ChaCha20Rng::seed_from_u64(1), Pkcs1v15Encrypt, b"message");
        assert!(matches!(refused, Err(Error::ParametersForbid(_))), "{refused:?}");
        assert!(matches!(key.decrypt(Pkcs1v15Encrypt, &signature), Err(Error::ParametersForbid(_))));
    }
}

/// A plain key makes a signature with another salt; a verifier of any salts refuses it under the key that fixes one.
#[test]
fn a_fixed_salt_binds_verifiers_of_any_salt() {
    use rsa_core::pss::{Shake128, Shake128Mask};
    type Scheme = Pss<Shake128, Shake128Mask>;
    let (plain, public) = (plain_key(), private(SHAKE128).to_public_key());
    let any = Scheme::with_salt(SaltLength::AUTO);
    for (length, accepted) in [(31, false), (32, true), (33, false)] {
        let signature = plain.sign(Scheme::new_with_salt(length), &[7; 32]).unwrap();
        plain.to_public_key().verify(any, &[7; 32], &signature).unwrap();
        assert_eq!(public.verify(any, &[7; 32], &signature).is_ok(), accepted, "{length}");
    }
    // SHAKE128 masked by MGF1 over a hash is another scheme
    let other = Pss::<Shake128, Sha256>::new();
    let reason = "they name another mask generation function";
    assert_eq!(private(SHAKE128).sign(other, &[7; 32]), Err(Error::ParametersForbid(reason)));
}

#[test]
fn keys_of_a_scheme() {
    use rsa_core::pss::{Shake128, Shake128Mask, Shake256, Shake256Mask};
    let signer = SigningKey::<Shake256, Shake256Mask>::from_pkcs8_der(&pkcs8_of(SHAKE256)).unwrap();
    let verifier = VerifyingKey::<Shake256, Shake256Mask>::from_public_key_der(&spki_of(SHAKE256)).unwrap();
    verifier.verify(b"message", &signer.sign(b"message")).unwrap();
    assert_eq!(signer.verifying_key(), verifier);
    assert!(VerifyingKey::<Shake128, Shake128Mask>::from_public_key_der(&spki_of(SHAKE256)).is_err());
    assert!(SigningKey::<Sha256>::from_pkcs8_der(&pkcs8_of(SHAKE128)).is_err());
}
