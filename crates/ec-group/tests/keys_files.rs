//! Keys as openssl, ssh-keygen, Go, Java and Node write them, against what another reader finds in them.
#![cfg(all(feature = "jwk", feature = "encryption"))]

mod common;

use common::{bytes, text, with_curve};
use ec_group::{CurveIdentity, KeyError, NamedCurve, PointError, PublicKey, SecretKey};
use testkit::rsp::{self, Record};

/// The private key of a file, in whatever form its name tells.
fn private<C: NamedCurve>(file: &str) -> Result<SecretKey<C>, KeyError> {
    match file {
        _ if file.ends_with(".jwk") => SecretKey::from_jwk(&text(file)),
        _ if file.ends_with(".encrypted.pem") => SecretKey::from_pkcs8_encrypted_pem(&text(file), "hunter2"),
        _ if file.ends_with(".encrypted.der") => SecretKey::from_pkcs8_encrypted_der(&bytes(file), "hunter2"),
        _ if file.ends_with(".pem") => SecretKey::from_pem(&text(file)),
        _ => SecretKey::from_der(&bytes(file)),
    }
}

fn public<C: NamedCurve>(file: &str) -> Result<PublicKey<C>, KeyError> {
    match file {
        _ if file.ends_with(".jwk") => PublicKey::from_jwk(&text(file)),
        _ if file.ends_with(".pem") => text(file).parse(),
        _ => PublicKey::from_spki_der_on(&bytes(file), &C::default()),
    }
}

fn check<C: NamedCurve>(record: &Record, file: &str) {
    let key = if record.has("d") {
        let secret = private::<C>(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(secret.to_octets()[..], record.bytes("d"), "{file}");
        round_trips(&secret);
        secret.public_key()
    } else {
        public::<C>(file).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    assert_eq!(key.to_sec1(false), record.bytes("Q"), "{file}");
}

/// What we write we read, and it is the same key.
fn round_trips<C: NamedCurve>(key: &SecretKey<C>) {
    let curve = &C::default();
    assert_eq!(SecretKey::from_sec1_der_on(&key.to_sec1_der_document(), curve).as_ref(), Ok(key));
    assert_eq!(SecretKey::from_sec1_pem_on(&key.to_sec1_pem_document(), curve).as_ref(), Ok(key));
    assert_eq!(SecretKey::from_pkcs8_der_on(&key.to_pkcs8_der_document(), curve).as_ref(), Ok(key));
    assert_eq!(SecretKey::from_pkcs8_pem_on(&key.to_pkcs8_pem_document(), curve).as_ref(), Ok(key));
    assert_eq!(SecretKey::from_jwk_on(&key.to_jwk().unwrap(), curve).as_ref(), Ok(key));
    let public = key.public_key();
    for compressed in [false, true] {
        assert_eq!(PublicKey::from_spki_der_on(&public.to_spki_der(compressed), curve).as_ref(), Ok(&public));
        assert_eq!(PublicKey::from_spki_pem_on(&public.to_spki_pem(compressed), curve).as_ref(), Ok(&public));
        assert_eq!(PublicKey::from_sec1_bytes_on(&public.to_sec1(compressed), curve).as_ref(), Ok(&public));
    }
    assert_eq!(PublicKey::from_jwk_on(&public.to_jwk().unwrap(), curve).as_ref(), Ok(&public));
}

#[test]
fn keys_of_five_programs() {
    let (mut good, mut refused) = (0, 0);
    for record in rsp::parse(&text("keys/index.rsp")).iter().flat_map(|section| &section.records) {
        let file = format!("keys/{}", record.text("file"));
        if record.passes() {
            with_curve!(record.text("curve"), |curve| check_on(record, &file, curve)).unwrap();
            good += 1;
        } else {
            // The hybrid points.
            let curve = file.trim_start_matches("keys/openssl/").split('.').next().unwrap();
            let error = with_curve!(curve, |curve| public_on(&file, curve)).unwrap();
            assert!(matches!(error, KeyError::Point(PointError::Form(6 | 7))), "{file}: {error}");
            refused += 1;
        }
    }
    assert_eq!((good, refused), (92, 4));
}

fn check_on<C: NamedCurve>(record: &Record, file: &str, _: C) {
    check::<C>(record, file);
}

fn public_on<C: NamedCurve>(file: &str, _: C) -> KeyError {
    public::<C>(file).unwrap_err()
}

/// OpenSSL's and Go's files and ours are the same, byte for byte.
#[test]
fn we_write_what_openssl_writes() {
    fn run<C: NamedCurve>(name: &str) {
        let key: SecretKey<C> = private(&format!("keys/openssl/{name}.pkcs8.der")).unwrap();
        assert_eq!(key.to_pkcs8_der_document()[..], bytes(&format!("keys/openssl/{name}.pkcs8.der")));
        assert_eq!(*key.to_pkcs8_pem_document(), text(&format!("keys/openssl/{name}.pkcs8.pem")));
        assert_eq!(key.to_sec1_der_document()[..], bytes(&format!("keys/openssl/{name}.sec1.der")));
        assert_eq!(*key.to_sec1_pem_document(), text(&format!("keys/openssl/{name}.sec1.pem")));
        let public = key.public_key();
        assert_eq!(public.to_spki_pem(false), text(&format!("keys/openssl/{name}.spki.pem")));
        assert_eq!(public.to_spki_pem(true), text(&format!("keys/openssl/{name}.compressed.spki.pem")));
        let key: SecretKey<C> = private(&format!("keys/go/{name}.pkcs8.der")).unwrap();
        assert_eq!(key.to_pkcs8_der_document()[..], bytes(&format!("keys/go/{name}.pkcs8.der")));
        assert_eq!(key.to_sec1_der_document()[..], bytes(&format!("keys/go/{name}.sec1.der")));
        assert_eq!(key.public_key().to_spki_der(false), bytes(&format!("keys/go/{name}.spki.der")));
    }
    run::<ec_group::P224>("secp224r1");
    run::<ec_group::P256>("secp256r1");
    run::<ec_group::P384>("secp384r1");
    run::<ec_group::P521>("secp521r1");
}

/// Each file of the pyca corpus, with the reason where it is refused.
#[test]
fn pyca_corpus() {
    use ec_group::{P256, P384};
    let good: &[&str] = &[
        "pem-ec_private_key.pem",
        "pkcs8-ec-consistent-curve.pem",
        "pkcs8-ec_private_key.pem",
        "pkcs8-ecc_private_with_rfc5915_ext.pem",
        "secp256r1-explicit-no-seed.pem",
        "secp256r1-explicit-seed.pem",
        "ec_private_key.der",
    ];
    for file in good {
        private::<P256>(&format!("keys/pyca/{file}")).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    for file in
        ["pem-ec_public_key.pem", "secp256r1-pub-explicit-no-seed.pem", "secp256r1-pub-explicit-seed.pem"]
    {
        public::<P256>(&format!("keys/pyca/{file}")).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    for seed in ["no-seed", "seed"] {
        private::<P384>(&format!("keys/pyca/secp384r1-explicit-{seed}.pem")).unwrap();
        private::<ec_group::P521>(&format!("keys/pyca/secp521r1-explicit-{seed}.pem")).unwrap();
    }
    let encrypted = text("keys/pyca/pkcs8-ec_private_key_encrypted.pem");
    assert_eq!(SecretKey::<P256>::from_pkcs8_encrypted_pem(&encrypted, "123456").err(), None);

    type Reason = fn(&KeyError) -> bool;
    let refused: &[(&str, Reason)] = &[
        ("ec-missing-curve.pem", |e| matches!(e, KeyError::MissingCurve)),
        // P-256 but for the last digit of p
        ("explicit_parameters_private_key.pem", |e| {
            matches!(e, KeyError::ExplicitParameter { parameter: ec_group::Parameter::Prime })
        }),
        ("explicit_parameters_wap_wsg_idm_ecid_wtls11_private_key.pem", |e| {
            matches!(e, KeyError::ExplicitParameter { parameter: ec_group::Parameter::Field })
        }),
        ("pem-ec_private_key_encrypted.pem", |e| matches!(e, KeyError::Pem { .. })),
        ("pkcs8-ec-inconsistent-curve.pem", |e| matches!(e, KeyError::InconsistentCurve)),
        ("pkcs8-ec-inconsistent-curve2.pem", |e| matches!(e, KeyError::Curve { .. })),
        ("pkcs8-ec-invalid-private-scalar.pem", |e| {
            matches!(e, KeyError::Asn1 { .. } | KeyError::ScalarLength { .. })
        }),
        ("pkcs8-ec-invalid-version.pem", |e| matches!(e, KeyError::Asn1 { structure: "ECPrivateKey", .. })),
        ("pkcs8-ec_oid_not_in_reg_private_2.pkcs8.pem", |e| {
            matches!(e, KeyError::ExplicitParameter { parameter: ec_group::Parameter::Prime })
        }),
        ("pkcs8-withdompar_private.pkcs8.pem", |e| matches!(e, KeyError::Curve { .. })),
        ("secp128r1_private_key.pem", |e| matches!(e, KeyError::Curve { .. })),
        ("secp256k1-explicit-no-seed.pem", |e| {
            matches!(e, KeyError::ExplicitParameter { parameter: ec_group::Parameter::Prime })
        }),
        ("truncated-private-key.der", |e| matches!(e, KeyError::ScalarLength { found: 1, expected: 32 })),
        ("ec_private_key_non_zero_unused_bits.der", |e| {
            matches!(e, KeyError::PublicKeyMismatch | KeyError::Asn1 { .. })
        }),
    ];
    for (file, reason) in refused {
        let error = private::<P256>(&format!("keys/pyca/{file}"))
            .err()
            .unwrap_or_else(|| panic!("{file} is accepted"));
        assert!(reason(&error), "{file}: {error}");
    }
    let rc4 = text("keys/pyca/pkcs8-enc-ec-sha1-128-rc4.pem");
    let error = SecretKey::<P256>::from_pkcs8_encrypted_pem(&rc4, "123456").unwrap_err();
    assert!(matches!(error, KeyError::Encryption(_) | KeyError::Asn1 { .. }), "{error}");
    for (file, reason) in [
        ("pem-ec_public_key_rsa_delimiter.pem", (|e| matches!(e, KeyError::Pem { .. })) as Reason),
        ("sect163k1-spki.pem", |e| matches!(e, KeyError::Curve { .. })),
    ] {
        let error = public::<P256>(&format!("keys/pyca/{file}")).unwrap_err();
        assert!(reason(&error), "{file}: {error}");
    }
}

/// The compressed points of the pyca corpus.
#[test]
fn compressed_points() {
    let mut count = 0;
    for record in rsp::parse(&text("keys/pyca/compressed_points.txt")).iter().flat_map(|s| &s.records) {
        if record.text("CURVE") == "SECP256R1" {
            let key = PublicKey::from_sec1_bytes_on(&record.bytes("POINT"), &ec_group::P256).unwrap();
            assert_eq!(key.to_coordinates(), (record.bytes("X"), record.bytes("Y")));
            assert_eq!(key.curve().jwk_name(), Some("P-256"));
            count += 1;
        }
    }
    assert_eq!(count, 2);
}
