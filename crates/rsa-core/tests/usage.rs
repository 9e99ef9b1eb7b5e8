//! A key for RSASSA-PSS does that and nothing else, with what its parameters allow.

use pkcs1::{DecodeRsaPrivateKey, EncodeRsaPrivateKey};
use pkcs8::{DecodePrivateKey, EncodePrivateKey};
use rsa_core::pss::SaltLength;
use rsa_core::signature::{Keypair, Signer, Verifier};
use rsa_core::traits::SignatureScheme;
use rsa_core::{Error, Oaep, Pkcs1v15Encrypt, Pkcs1v15Sign, Pss, RsaPrivateKey, pkcs1v15, pss};
use sha1::Sha1;
use sha2::{Sha256, Sha384};

fn key(name: &str) -> RsaPrivateKey {
    let path = format!("{}/tests/keys/{name}", env!("CARGO_MANIFEST_DIR"));
    RsaPrivateKey::from_pem(&std::fs::read_to_string(path).expect("a file")).expect("a valid key")
}

fn forbidden<T>(result: Result<T, Error>) -> bool {
    matches!(result, Err(Error::ParametersForbid(_)))
}

/// Whether the key takes part in the scheme; signing and verifying must agree.
fn allowed<S: SignatureScheme + Copy>(key: &RsaPrivateKey, scheme: S, digest: &[u8]) -> bool {
    let public = key.to_public_key();
    match key.sign(scheme, digest) {
        Ok(signature) => {
            assert_eq!(public.verify(scheme, digest, &signature), Ok(()));
            true
        }
        Err(error) => {
            assert!(matches!(error, Error::ParametersForbid(_)), "{error}");
            let mut signature = vec![1; key.size()];
            signature[0] = 0;
            assert!(forbidden(public.verify(scheme, digest, &signature)));
            false
        }
    }
}

#[test]
fn a_pss_key_neither_encrypts_nor_signs_otherwise() {
    let mut rng = rand_core::UnwrapErr(getrandom::SysRng);
    for name in ["openssl-pss.pem", "openssl-pss-sha256-sha384-48.pem"] {
        let key = key(name);
        let public = key.to_public_key();
        assert!(!allowed(&key, Pkcs1v15Sign::new::<Sha256>(), &[7; 32]));
        assert!(forbidden(public.encrypt(&mut rng, Oaep::<Sha256>::new(), b"message")));
        assert!(forbidden(public.encrypt(&mut rng, Pkcs1v15Encrypt, b"message")));
        let ciphertext = vec![0; key.size()];
        assert!(forbidden(key.decrypt(Oaep::<Sha256>::new(), &ciphertext)));
        assert!(forbidden(key.decrypt(Pkcs1v15Encrypt, &ciphertext)));
        assert!(forbidden(key.decrypt_session_key(&ciphertext, 16)));
    }
}

#[test]
fn parameters_bind_hash_mask_and_salt() {
    let bare = key("openssl-pss.pem");
    assert!(allowed(&bare, Pss::<Sha256>::new(), &[7; 32]));
    assert!(allowed(&bare, Pss::<Sha384, Sha1>::new_with_salt(0), &[7; 48]));

    let bound = key("openssl-pss-sha256-sha384-48.pem");
    assert!(allowed(&bound, Pss::<Sha256, Sha384>::new_with_salt(48), &[7; 32]));
    assert!(allowed(&bound, Pss::<Sha256, Sha384>::new_with_salt(49), &[7; 32]));
    assert!(allowed(&bound, Pss::<Sha256, Sha384>::with_salt(SaltLength::Maximum), &[7; 32]));
    assert!(allowed(&bound, Pss::<Sha256, Sha384>::with_salt(SaltLength::AtLeast(48)), &[7; 32]));
    assert!(allowed(&bound, Pss::<Sha256, Sha384>::with_salt(SaltLength::AUTO), &[7; 32]));
    assert!(!allowed(&bound, Pss::<Sha256, Sha384>::new_with_salt(47), &[7; 32]));
    assert!(!allowed(&bound, Pss::<Sha256, Sha384>::new(), &[7; 32]));
    assert!(!allowed(&bound, Pss::<Sha256>::new_with_salt(48), &[7; 32]));
    assert!(!allowed(&bound, Pss::<Sha384>::new_with_salt(48), &[7; 48]));

    let defaults = key("openssl-pss-defaults.pem");
    assert!(allowed(&defaults, Pss::<Sha1>::new(), &[7; 20]));
    assert!(!allowed(&defaults, Pss::<Sha256>::new(), &[7; 32]));
}

#[test]
fn a_salt_found_out_must_still_be_long_enough() {
    let bound = key("openssl-pss-sha256-sha384-48.pem");
    let unbound = RsaPrivateKey::from_pkcs1_der(bound.to_pkcs1_der().unwrap().as_bytes()).unwrap();
    let auto = Pss::<Sha256, Sha384>::with_salt(SaltLength::AUTO);
    for (length, right) in [(0, false), (47, false), (48, true), (49, true)] {
        let signature = unbound.sign(Pss::<Sha256, Sha384>::new_with_salt(length), &[7; 32]).unwrap();
        unbound.to_public_key().verify(auto, &[7; 32], &signature).unwrap();
        assert_eq!(bound.to_public_key().verify(auto, &[7; 32], &signature).is_ok(), right, "{length}");
    }
}

#[test]
fn keys_of_schemes_are_refused_when_made() {
    let bound = key("openssl-pss-sha256-sha384-48.pem");
    assert!(forbidden(pss::SigningKey::<Sha256, Sha384>::try_with_salt(bound.clone(), SaltLength::Digest)));
    assert!(forbidden(pss::VerifyingKey::<Sha256>::try_with_salt(bound.to_public_key(), SaltLength::AUTO)));
    let signing = pss::SigningKey::<Sha256, Sha384>::try_with_salt(bound, SaltLength::Exactly(48)).unwrap();
    let signature = signing.sign(b"message");
    signing.verifying_key().verify(b"message", &signature).unwrap();
    // Written as what it is, and read again only by a scheme that it is for.
    let der = signing.to_pkcs8_der().unwrap();
    assert!(pkcs1v15::SigningKey::<Sha256>::from_pkcs8_der(der.as_bytes()).is_err());
    assert!(pss::SigningKey::<Sha256, Sha384>::from_pkcs8_der(der.as_bytes()).is_err()); // its salts have 32 bytes
    let bare = key("openssl-pss.pem").to_pkcs8_der().unwrap();
    assert!(pkcs1v15::SigningKey::<Sha256>::from_pkcs8_der(bare.as_bytes()).is_err());
    pss::SigningKey::<Sha256>::from_pkcs8_der(bare.as_bytes()).unwrap();
}

#[test]
fn an_ordinary_key_does_everything() {
    let key = key("openssl-pkcs8.pem");
    assert!(allowed(&key, Pkcs1v15Sign::new::<Sha256>(), &[7; 32]));
    assert!(allowed(&key, Pss::<Sha256>::new(), &[7; 32]));
}
