//! Keys as other programs write them: read, used, written again.

use rsa_core::pkcs1::{EncodeRsaPrivateKey, EncodeRsaPublicKey};
use rsa_core::pkcs8::{DecodePrivateKey, EncodePrivateKey};
use rsa_core::spki::{DecodePublicKey, EncodePublicKey};
use rsa_core::{HashAlgorithm, KeyAlgorithm, KeyPolicy, PssParameters, Result, RsaPrivateKey, RsaPublicKey};
use std::fs;
use std::path::{Path, PathBuf};

const ANY: KeyPolicy = KeyPolicy::PERMISSIVE;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/keys").join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(file(name)).expect("a file of the corpus")
}

fn private(name: &str) -> Result<RsaPrivateKey> {
    match name.strip_suffix(".der") {
        Some(_) => RsaPrivateKey::from_der_with_policy(&fs::read(file(name)).expect("a file"), &ANY),
        None => RsaPrivateKey::from_pem_with_policy(&text(name), &ANY),
    }
}

fn public(name: &str) -> Result<RsaPublicKey> {
    match name.strip_suffix(".der") {
        Some(_) => RsaPublicKey::from_der_with_policy(&fs::read(file(name)).expect("a file"), &ANY),
        None => RsaPublicKey::from_pem_with_policy(&text(name), &ANY),
    }
}

/// The two keys belong together, as seen by an operation.
fn fits(private: &RsaPrivateKey, public: &RsaPublicKey) {
    assert_eq!(&private.to_public_key(), public);
    let mut input = vec![0; public.size()];
    input[1..].fill(0x5a);
    let signature = private.private_op(&input).expect("in range");
    assert_eq!(public.public_op(signature.expose()), Ok(input));
}

fn pss(hash: HashAlgorithm, mgf1_hash: HashAlgorithm, minimum_salt_length: u32) -> KeyAlgorithm {
    KeyAlgorithm::RsassaPss(Some(PssParameters { hash, mgf1_hash, minimum_salt_length }))
}

#[test]
fn private_keys_of_other_programs() {
    use HashAlgorithm::{Sha1, Sha256, Sha384, Sha512};
    let (rsa, bare) = (KeyAlgorithm::Rsa, KeyAlgorithm::RsassaPss(None));
    let vectors = "cryptography-vectors";
    for (name, bits, algorithm) in [
        ("openssl-pkcs8.pem", 2048, rsa),
        ("openssl-pkcs8.der", 2048, rsa),
        ("openssl-pkcs1.pem", 2048, rsa),
        ("openssl-pkcs1.der", 2048, rsa),
        ("openssl-e3.pem", 2048, rsa),
        ("openssl-three-primes.pem", 3072, rsa),
        ("openssl-2050.pem", 2050, rsa),
        ("openssl-1024.pem", 1024, rsa),
        ("openssl-pss.pem", 2048, bare),
        ("openssl-pss-sha256-sha384-48.pem", 2048, pss(Sha256, Sha384, 48)),
        ("openssl-pss-defaults.pem", 2048, pss(Sha1, Sha1, 20)),
        ("ssh-keygen-pkcs1.pem", 2048, rsa),
        ("ssh-keygen-pkcs8.pem", 2048, rsa),
        ("java-pkcs8.der", 2048, rsa),
        ("java-pss-pkcs8.der", 2048, bare),
        ("java-pss-sha256-pkcs8.der", 2048, pss(Sha256, Sha256, 32)),
        ("go-pkcs1.pem", 2048, rsa),
        ("go-pkcs8.pem", 2048, rsa),
        ("go-three-primes.pem", 2048, rsa),
        (&format!("{vectors}/unenc-rsa-pkcs8.pem"), 1024, rsa),
        (&format!("{vectors}/rsa_pss_2048.pem"), 2048, bare),
        (&format!("{vectors}/rsa_pss_2048_hash.pem"), 2048, pss(Sha256, Sha1, 20)),
        (&format!("{vectors}/rsa_pss_2048_hash_mask.pem"), 2048, pss(Sha256, Sha256, 20)),
        (&format!("{vectors}/rsa_pss_2048_hash_mask_diff.pem"), 2048, pss(Sha256, Sha512, 20)),
        (&format!("{vectors}/rsa_pss_2048_hash_mask_salt.pem"), 2048, pss(Sha256, Sha256, 32)),
    ] {
        let key = private(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((key.modulus_bits(), *key.as_ref().algorithm()), (bits, algorithm), "{name}");
        fits(&key, &key.to_public_key());
        written_again(&key, name);
    }
}

/// What we write is, byte for byte, what was read (all programs write DER), and reads again.
fn written_again(key: &RsaPrivateKey, name: &str) {
    let pkcs8 = key.to_pkcs8_der().expect("encodes");
    let pkcs1 = key.to_pkcs1_der().expect("encodes");
    let original = match name.strip_suffix(".der") {
        Some(_) => fs::read(file(name)).expect("a file"),
        None => pem_rfc7468::decode_vec(text(name).as_bytes()).expect("PEM").1,
    };
    assert!(original == pkcs8.as_bytes() || original == pkcs1.as_bytes(), "{name}");
    for der in [pkcs8.as_bytes(), key.to_pkcs8_v2_der().expose()] {
        let again = RsaPrivateKey::from_der_with_policy(der, &ANY).expect("what we wrote");
        assert_eq!(again.to_public_key(), key.to_public_key());
    }
    let spki = key.to_public_key().to_public_key_der().expect("encodes");
    assert_eq!(RsaPublicKey::from_der_with_policy(spki.as_bytes(), &ANY), Ok(key.to_public_key()));
    let public = key.to_public_key().to_pkcs1_der().expect("encodes");
    let public = RsaPublicKey::from_der_with_policy(public.as_bytes(), &ANY).expect("what we wrote");
    assert_eq!(public.n_bytes(), key.to_public_key().n_bytes());
    if key.modulus_bits() >= 2048 {
        let by_trait = RsaPrivateKey::from_pkcs8_der(pkcs8.as_bytes()).expect("through the trait");
        assert_eq!(by_trait.to_public_key(), key.to_public_key());
        let by_trait = RsaPrivateKey::from_pkcs8_der(key.to_pkcs8_v2_der().expose()).expect("version 2");
        assert_eq!(by_trait.to_public_key(), key.to_public_key());
        assert_eq!(RsaPublicKey::from_public_key_der(spki.as_bytes()).ok(), Some(key.to_public_key()));
    }
}

#[test]
fn public_keys_of_other_programs() {
    for (name, of) in [
        ("openssl-spki.pem", "openssl-pkcs8.pem"),
        ("openssl-spki.der", "openssl-pkcs8.pem"),
        ("openssl-pkcs1-public.pem", "openssl-pkcs8.pem"),
        ("openssl-pss-public.pem", "openssl-pss.pem"),
        ("openssl-pss-sha256-sha384-48-public.pem", "openssl-pss-sha256-sha384-48.pem"),
        ("ssh-keygen-spki.pem", "ssh-keygen-pkcs1.pem"),
        ("ssh-keygen-pkcs1-public.pem", "ssh-keygen-pkcs1.pem"),
        ("java-spki.der", "java-pkcs8.der"),
        ("java-pss-sha256-spki.der", "java-pss-sha256-pkcs8.der"),
        ("go-spki.pem", "go-pkcs8.pem"),
        ("go-pkcs1-public.pem", "go-pkcs1.pem"),
    ] {
        let key = public(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        fits(&private(of).expect("a valid key"), &key);
    }
}

#[test]
fn encrypted_keys_of_other_programs() {
    let vectors = |name: &str| format!("cryptography-vectors/{name}.pem");
    let open = |name: &str, password: &str| RsaPrivateKey::from_encrypted_pem(&text(name), password, &ANY);
    for (name, password) in [
        ("openssl-encrypted-aes256-pbkdf2.pem".into(), "password"),
        ("openssl-encrypted-aes128-pbkdf2-sha1.pem".into(), "password"),
        ("openssl-encrypted-des3-pbkdf2.pem".into(), "password"),
        ("openssl-encrypted-aes256-scrypt.pem".into(), "password"),
        (vectors("enc-rsa-3des"), "password"),
        (vectors("enc2-rsa-pkcs8"), "baz"),
        (vectors("rsa-aes-192-cbc"), "PolarSSLTest"),
        (vectors("rsa_pkcs8_pbes2_pbkdf2_2048_3des_sha224"), "PolarSSLTest"),
        (vectors("rsa_pkcs8_pbes2_pbkdf2_2048_3des_sha384"), "PolarSSLTest"),
        (vectors("rsa_pkcs8_pbes2_pbkdf2_2048_3des_sha512"), "PolarSSLTest"),
    ] {
        let key = open(&name, password).unwrap_or_else(|error| panic!("{name}: {error}"));
        fits(&key, &key.to_public_key());
        assert!(open(&name, "passwort").is_err(), "{name}");
        let plain = private(&name).err().map(|error| error.to_string());
        assert_eq!(plain.as_deref(), Some("malformed key: private key is encrypted"));
    }
    for name in [
        "enc-unknown-algorithm",
        "enc-unknown-kdf",
        "enc-unknown-pbkdf2-prf",
        "enc-rsa-pkcs8-pbkdf2-0iter",
        "rsa-pbe-3des-long-salt",
        "rsa-rc2-cbc",
    ] {
        assert!(open(&vectors(name), "password").is_err(), "{name}");
    }
}

#[test]
fn key_derivation_is_bounded_before_it_runs() {
    let pem = text("openssl-encrypted-aes256-scrypt.pem");
    let mut der = pem_rfc7468::decode_vec(pem.as_bytes()).expect("PEM").1;
    let at = der.windows(6).position(|window| window == [2, 1, 8, 2, 1, 1]).expect("r = 8, p = 1");
    der[at..at + 6].copy_from_slice(&[2, 1, 0x7f, 2, 1, 0x7f]);
    let error = RsaPrivateKey::from_encrypted_der(&der, "password", &ANY).expect_err("33 GiB of work");
    let expected = "EncryptedPrivateKeyInfo asks for more work in key derivation than is accepted";
    assert_eq!(error.to_string(), format!("malformed key: {expected}"));
}

#[test]
fn bad_keys_are_refused_with_the_reason() {
    for (name, reason) in [
        (
            "openssl-pkcs1-old-encryption.pem",
            "malformed key: PEM has headers, as of the old encryption of PKCS #1 keys",
        ),
        ("java-pkcs8-n-d-only.der", "invalid key: e is 0"),
        ("openssl-spki.pem", "malformed key: PEM is not labelled as an RSA private key"),
        ("openssl-spki.der", "malformed key: private key is encrypted"),
        ("cryptography-vectors/rsa-bad-1025-q-is-2.pem", "invalid key: n is even"),
        ("cryptography-vectors/wrong-pem-delimiter-rsa.pem", "malformed key: n has another tag"),
    ] {
        assert_eq!(private(name).err().map(|error| error.to_string()).as_deref(), Some(reason), "{name}");
    }
    for (name, reason) in [
        ("openssl-pkcs8.pem", "malformed key: PEM is not labelled as an RSA public key"),
        ("cryptography-vectors/rsa_wrong_delimiter_public_key.pem", "malformed key: n has another tag"),
    ] {
        assert_eq!(public(name).err().map(|error| error.to_string()).as_deref(), Some(reason), "{name}");
    }
}
