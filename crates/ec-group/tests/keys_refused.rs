//! Each class of key that is refused, with its reason; and what stands at the edge and is accepted.
#![cfg(all(feature = "jwk", feature = "encryption"))]

use der::asn1::{AnyRef, BitStringRef, ObjectIdentifier, OctetStringRef, UintRef};
use der::{Decode, Encode, Tag};
use ec_group::ecdh::AgreementError;
use ec_group::{
    CurveName, CurveParameters, CurvePolicy, CustomCurve, EncryptionError, JwkError, KeyError, NamedCurve,
    P224, P256, P384, P521, Parameter, PointError, PublicKey, SecretKey,
};
use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};

const N: &str = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const P: &str = "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
const A: &str = "ffffffff00000001000000000000000000000000fffffffffffffffffffffffc";
const B: &str = "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b";
const GX: &str = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296";
const GY: &str = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";

fn hex(digits: &str) -> Vec<u8> {
    hex::decode(digits).unwrap()
}

fn key() -> SecretKey<P256> {
    SecretKey::from_slice(&[7; 32]).unwrap()
}

fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    AnyRef::new(Tag::Sequence, &parts.concat()).unwrap().to_der().unwrap()
}

fn octets(bytes: &[u8]) -> Vec<u8> {
    OctetStringRef::new(bytes).unwrap().to_der().unwrap()
}

fn integer(bytes: &[u8]) -> Vec<u8> {
    UintRef::new(bytes).unwrap().to_der().unwrap()
}

fn oid(text: &str) -> Vec<u8> {
    ObjectIdentifier::new_unwrap(text).to_der().unwrap()
}

fn bits(bytes: &[u8]) -> Vec<u8> {
    BitStringRef::from_bytes(bytes).unwrap().to_der().unwrap()
}

fn tagged(tag: u8, content: &[u8]) -> Vec<u8> {
    assert!(content.len() < 128);
    [&[tag, content.len() as u8], content].concat()
}

/// A SEC1 structure with these octets of d.
fn sec1(d: &[u8], public: Option<&[u8]>) -> Vec<u8> {
    let public = public.map_or(vec![], |point| tagged(0xa1, &bits(point)));
    sequence(&[vec![2, 1, 1], octets(d), tagged(0xa0, &oid("1.2.840.10045.3.1.7")), public])
}

/// PKCS#8 around a SEC1 structure without parameters.
fn pkcs8(version: u8, algorithm: &[u8], d: &[u8], outer_public: Option<&[u8]>) -> Vec<u8> {
    let inner = sequence(&[vec![2, 1, 1], octets(d)]);
    let public = outer_public.map_or(vec![], |point| tagged(0x81, &[&[0], point].concat()));
    sequence(&[vec![2, 1, version], algorithm.to_vec(), octets(&inner), public])
}

fn algorithm(parameters: &[u8]) -> Vec<u8> {
    sequence(&[oid("1.2.840.10045.2.1"), parameters.to_vec()])
}

fn spki(parameters: &[u8], point: &[u8]) -> Vec<u8> {
    sequence(&[algorithm(parameters), bits(point)])
}

/// Explicit parameters of P-256 but for the one given.
fn explicit(change: Option<(Parameter, &str)>) -> Vec<u8> {
    let value = |parameter, own: &str| match change {
        Some((changed, value)) if changed == parameter => hex(value),
        _ => hex(own),
    };
    let generator = value(Parameter::Generator, &["04", GX, GY].concat());
    let field = match change {
        Some((Parameter::Field, _)) => sequence(&[oid("1.2.840.10045.1.2"), integer(&hex(P))]),
        _ => sequence(&[oid("1.2.840.10045.1.1"), integer(&value(Parameter::Prime, P))]),
    };
    let cofactor = value(Parameter::Cofactor, "01");
    sequence(&[
        vec![2, 1, 1],
        field,
        sequence(&[octets(&value(Parameter::A, A)), octets(&value(Parameter::B, B))]),
        octets(&generator),
        integer(&value(Parameter::Order, N)),
        if cofactor.is_empty() { vec![] } else { integer(&cofactor) },
    ])
}

#[test]
fn private_scalars() {
    fn run<C: NamedCurve>(n_minus_one: SecretKey<C>) {
        let largest = n_minus_one.to_octets().to_vec();
        assert!(SecretKey::<C>::from_slice(&largest).is_ok());
        let mut n = largest.clone();
        *n.last_mut().unwrap() += 1;
        let length = largest.len();
        assert_eq!(SecretKey::<C>::from_slice(&n), Err(KeyError::ScalarTooLarge));
        assert_eq!(SecretKey::<C>::from_slice(&vec![255; length]), Err(KeyError::ScalarTooLarge));
        assert_eq!(SecretKey::<C>::from_slice(&vec![0; length]), Err(KeyError::ScalarZero));
        for found in [0, 1, length - 1, length + 1] {
            let error = KeyError::ScalarLength { found, expected: length };
            assert_eq!(SecretKey::<C>::from_slice(&vec![1; found]), Err(error));
        }
    }
    fn largest<C: NamedCurve>() -> SecretKey<C> {
        let curve = C::default();
        let scalar = ec_group::Scalar::one(&curve).neg(&curve);
        SecretKey::from_scalar_on(bn_core::Secret::new(scalar), &curve).unwrap()
    }
    run(largest::<P224>());
    run(largest::<P256>());
    run(largest::<P384>());
    run(largest::<P521>());
}

/// The policy for octets of another length in files: zeros in front may be too many, or up to eight too few.
#[test]
fn octets_of_other_lengths() {
    let read =
        |d: &[u8]| SecretKey::<P256>::from_sec1_der(&sec1(d, None)).map(|key| key.to_octets().to_vec());
    let padded = |d: &[u8]| [vec![0; 32 - d.len()], d.to_vec()].concat();
    for missing in 0..=8 {
        assert_eq!(read(&vec![1; 32 - missing]), Ok(padded(&vec![1; 32 - missing])));
    }
    assert_eq!(read(&[1; 23]), Err(KeyError::ScalarLength { found: 23, expected: 32 }));
    assert_eq!(read(&[]), Err(KeyError::ScalarLength { found: 0, expected: 32 }));
    assert_eq!(read(&[&[0; 5][..], &[1; 32]].concat()), Ok(vec![1; 32]));
    assert_eq!(read(&[1; 33]), Err(KeyError::ScalarLength { found: 33, expected: 32 }));
    assert_eq!(read(&[0; 32]), Err(KeyError::ScalarZero));
    assert_eq!(read(&hex(N)), Err(KeyError::ScalarTooLarge));
}

#[test]
fn points() {
    let read = |bytes: &[u8]| PublicKey::<P256>::from_sec1_bytes(bytes).map(|_| ());
    let point = |form: u8, x: &str, y: &str| [vec![form], hex(x), hex(y)].concat();
    assert_eq!(read(&point(4, GX, GY)), Ok(()));
    assert_eq!(read(&point(3, GX, "")), Ok(()));
    assert_eq!(read(&[]), Err(PointError::Length { found: 0, expected: 33 }));
    // the identity, hybrid forms, and what is no form at all
    for form in [0, 1, 5, 6, 7, 8, 255] {
        assert_eq!(read(&[form]), Err(PointError::Form(form)));
        assert_eq!(read(&point(form, GX, GY)), Err(PointError::Form(form)));
    }
    assert_eq!(read(&point(4, GX, "")), Err(PointError::Length { found: 33, expected: 65 }));
    assert_eq!(read(&point(2, GX, GY)), Err(PointError::Length { found: 65, expected: 33 }));
    assert_eq!(
        read(&[point(4, GX, GY), vec![0]].concat()),
        Err(PointError::Length { found: 66, expected: 65 })
    );
    assert_eq!(read(&point(4, P, GY)), Err(PointError::CoordinateOutOfRange));
    assert_eq!(read(&point(4, GX, P)), Err(PointError::CoordinateOutOfRange));
    assert_eq!(read(&point(2, P, "")), Err(PointError::CoordinateOutOfRange));
    assert_eq!(read(&point(4, GY, GX)), Err(PointError::NotOnCurve));
    assert_eq!(read(&[&[4][..], &[0; 64]].concat()), Err(PointError::NotOnCurve));
    // x = 1 belongs to no point of P-256
    assert_eq!(read(&[&[2][..], &[0; 31], &[1]].concat()), Err(PointError::NotOnCurve));
}

#[test]
fn stored_public_keys() {
    let (own, other) = (key().public_key().to_sec1(false), SecretKey::<P256>::from_slice(&[8; 32]).unwrap());
    let other = other.public_key().to_sec1(false);
    let sec1 = |public: &[u8]| SecretKey::<P256>::from_sec1_der(&sec1(&[7; 32], Some(public)));
    assert_eq!(sec1(&own), Ok(key()));
    assert_eq!(sec1(&key().public_key().to_sec1(true)), Ok(key()));
    assert_eq!(sec1(&other), Err(KeyError::PublicKeyMismatch));
    assert_eq!(sec1(&[0]), Err(KeyError::Point(PointError::Form(0))));
    let named = algorithm(&oid("1.2.840.10045.3.1.7"));
    let read = |bytes: &[u8]| SecretKey::from_pkcs8_der_on(bytes, &P256);
    assert_eq!(read(&pkcs8(0, &named, &[7; 32], None)), Ok(key()));
    assert_eq!(read(&pkcs8(1, &named, &[7; 32], Some(&own))), Ok(key()));
    assert_eq!(read(&pkcs8(1, &named, &[7; 32], Some(&other))), Err(KeyError::PublicKeyMismatch));
    // Version 1 has no public key there, version 2 must have one; there is no version 3.
    for wrong in [
        pkcs8(0, &named, &[7; 32], Some(&own)),
        pkcs8(1, &named, &[7; 32], None),
        pkcs8(2, &named, &[7; 32], None),
    ] {
        assert!(matches!(read(&wrong), Err(KeyError::Asn1 { structure: "PrivateKeyInfo", .. })));
    }
    let trailing = [pkcs8(0, &named, &[7; 32], None), vec![0]].concat();
    assert!(matches!(read(&trailing), Err(KeyError::Asn1 { structure: "PrivateKeyInfo", .. })));
}

#[test]
fn algorithms_and_curves() {
    let read = |algorithm: &[u8]| SecretKey::from_pkcs8_der_on(&pkcs8(0, algorithm, &[7; 32], None), &P256);
    let named = oid("1.2.840.10045.3.1.7");
    let ed25519 = ObjectIdentifier::new_unwrap("1.3.101.112");
    let p384 = ObjectIdentifier::new_unwrap("1.3.132.0.34");
    assert_eq!(read(&algorithm(&named)), Ok(key()));
    assert_eq!(read(&sequence(&[oid("1.3.101.112"), named])), Err(KeyError::Algorithm { found: ed25519 }));
    assert_eq!(read(&algorithm(&oid("1.3.132.0.34"))), Err(KeyError::Curve { found: p384 }));
    assert_eq!(read(&algorithm(&[])), Err(KeyError::MissingCurve));
    assert_eq!(read(&algorithm(&[5, 0])), Err(KeyError::ImplicitCurve));
    assert!(matches!(read(&algorithm(&[2, 1, 1])), Err(KeyError::Asn1 { structure: "ECParameters", .. })));
    let no_curve = sequence(&[vec![2, 1, 1], octets(&[7; 32])]);
    assert_eq!(SecretKey::<P256>::from_sec1_der(&no_curve), Err(KeyError::MissingCurve));
}

/// Explicit parameters: equal in everything, or refused with the first one that differs (CVE-2020-0601 is the generator).
#[test]
fn explicit_parameters() {
    let public = key().public_key();
    let read = |change: Option<(Parameter, &str)>| {
        let spki = PublicKey::from_spki_der_on(&spki(&explicit(change), &public.to_sec1(false)), &P256);
        let pkcs8 =
            SecretKey::from_pkcs8_der_on(&pkcs8(0, &algorithm(&explicit(change)), &[7; 32], None), &P256);
        assert_eq!(spki.as_ref().err(), pkcs8.as_ref().err());
        spki
    };
    assert_eq!(read(None), Ok(public));
    let own_point = hex::encode(public.to_sec1(false));
    let compressed = ["03", GX].concat();
    assert_eq!(read(Some((Parameter::Generator, &compressed))), Ok(public));
    let opposite = ["02", GX].concat();
    for (parameter, value) in [
        (Parameter::Field, P),
        (Parameter::Prime, N),
        (Parameter::A, "00"),
        (Parameter::B, GX),
        (Parameter::Generator, &own_point),
        (Parameter::Generator, &opposite),
        (Parameter::Generator, "00"),
        (Parameter::Order, P),
        (Parameter::Cofactor, "02"),
        (Parameter::Cofactor, ""),
    ] {
        assert_eq!(
            read(Some((parameter, value))),
            Err(KeyError::ExplicitParameter { parameter }),
            "{parameter}"
        );
    }
}

/// A custom curve is written with its parameters, with its name if it has one, and read in both ways.
#[test]
fn custom_curves() {
    let parameters = |b: &str| CurveParameters {
        p: hex(P),
        a: hex(A),
        b: hex(b),
        gx: hex(GX),
        gy: hex(GY),
        n: hex(N),
        h: 1,
    };
    let curve = CustomCurve::new(&parameters(B), CurvePolicy::STANDARD).unwrap();
    let key = SecretKey::from_slice_on(&[7; 32], &curve).unwrap();
    let der = key.to_pkcs8_der_document();
    assert_eq!(SecretKey::from_pkcs8_der_on(&der, &curve).as_ref(), Ok(&key));
    assert_eq!(
        SecretKey::from_pkcs8_der_on(&der, &P256).map(|key| key.to_octets().to_vec()),
        Ok(vec![7; 32])
    );
    assert_eq!(SecretKey::from_sec1_der_on(&key.to_sec1_der_document(), &curve).as_ref(), Ok(&key));
    assert_eq!(key.to_jwk().unwrap_err(), JwkError::NoName);
    let oid = ObjectIdentifier::new_unwrap("1.2.840.10045.3.1.7");
    let named = curve.clone().with_name(CurveName { oid, jwk: Some("P-256") });
    assert!(matches!(
        SecretKey::from_pkcs8_der_on(&self::key().to_pkcs8_der_document(), &curve),
        Err(KeyError::Curve { found }) if found == oid
    ));
    let key = SecretKey::from_pkcs8_der_on(&der, &named).unwrap();
    assert_eq!(*key.to_pkcs8_der_document(), *self::key().to_pkcs8_der_document());
    assert_eq!(*key.to_jwk().unwrap(), *self::key().to_jwk().unwrap());
    assert!(CustomCurve::new(&parameters(GX), CurvePolicy::STANDARD).is_err());
}

/// Keys of two curves of run time do not agree.
#[test]
fn agreement_across_curves() {
    let secp256k1 = CurveParameters {
        p: hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),
        a: vec![0],
        b: vec![7],
        gx: hex("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
        gy: hex("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"),
        n: hex("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"),
        h: 1,
    };
    let other =
        CurveParameters { gx: hex(GX), gy: hex(GY), p: hex(P), a: hex(A), b: hex(B), n: hex(N), h: 1 };
    let keys = [secp256k1, other].map(|parameters| {
        let curve = CustomCurve::new(&parameters, CurvePolicy::STANDARD).unwrap();
        SecretKey::from_slice_on(&[9; 32], &curve).unwrap()
    });
    let error = keys[0].try_diffie_hellman(&keys[1].public_key()).unwrap_err();
    assert_eq!(error, AgreementError::CurveMismatch);
    assert!(keys[0].try_diffie_hellman(&keys[0].public_key()).is_ok());
    assert!(keys[0].public_key() != keys[1].public_key());
}

/// x = 0 is a point of each of the four curves but P-224, and a shared secret like any other.
#[test]
fn the_shared_secret_zero() {
    fn run<C: NamedCurve>() {
        let curve = C::default();
        let length = curve.field_length();
        let Ok(zero) = PublicKey::<C>::from_sec1_bytes(&[&[2][..], &vec![0; length]].concat()) else {
            assert_eq!(C::NAME, "P-224");
            return;
        };
        // d = 1 and, for a computation that is not trivial, d and a public key d⁻¹·(0, y)
        let one =
            SecretKey::from_scalar_on(bn_core::Secret::new(ec_group::Scalar::one(&curve)), &curve).unwrap();
        assert_eq!(one.diffie_hellman(&zero).as_bytes(), vec![0; length]);
        let d = SecretKey::<C>::random(&mut ChaCha20Rng::from_seed([5; 32]));
        let inverse = bn_core::Secret::new(d.scalar().expose().invert(&curve));
        let point = ec_group::JacobianPoint::mul(&inverse, zero.as_affine(), &curve);
        let point = ec_group::JacobianPoint::to_affine(&point, &curve).unwrap();
        let public = PublicKey::from_affine_on(point.declassify(), &curve);
        assert_eq!(d.diffie_hellman(&public).as_bytes(), vec![0; length]);
    }
    run::<P224>();
    run::<P256>();
    run::<P384>();
    run::<P521>();
}

#[test]
fn json_web_keys() {
    let json = key().to_jwk().unwrap();
    let read = |json: &str| SecretKey::<P256>::from_jwk(json);
    let bad = |json: &str| match read(json) {
        Err(KeyError::Jwk(error)) => error,
        other => panic!("{json}: {other:?}"),
    };
    assert_eq!(read(&json), Ok(key()));
    let spaced =
        json.replace(",", " ,\n ").replace("\"kty\"", "\"use\":\"sig\",\"key_ops\":[\"sign\"],\"kty\"");
    assert_eq!(read(&spaced), Ok(key()));
    assert_eq!(PublicKey::<P256>::from_jwk(&json), Ok(key().public_key()));
    assert_eq!(bad("[]"), JwkError::Json);
    assert_eq!(bad(&format!("{} x", *json)), JwkError::Json);
    assert_eq!(bad(&json.replace("\"kty\"", "\"d\":\"AA\",\"kty\"")), JwkError::Json);
    assert_eq!(bad(&json.replace("\"EC\"", "\"RSA\"")), JwkError::KeyType);
    assert_eq!(bad(&json.replace("P-256", "P-384")), JwkError::Curve);
    assert_eq!(bad(&json.replace("\"x\"", "\"X\"")), JwkError::Missing { member: "x" });
    assert_eq!(bad(&key().public_key().to_jwk().unwrap()), JwkError::Missing { member: "d" });
    assert_eq!(bad(r#"{"kty":"EC","crv":"P-256","x":1,"y":"AA"}"#), JwkError::Encoding { member: "x" });
    let x = json.split("\"x\":\"").nth(1).unwrap().split('"').next().unwrap();
    // padding, the other alphabet, white space, and bits set beyond the last byte
    for wrong in [format!("{x}="), x.replacen(&x[..1], "+", 1), format!(" {x}"), format!("{}B", &x[..42])] {
        assert_eq!(bad(&json.replace(x, &wrong)), JwkError::Encoding { member: "x" }, "{wrong}");
    }
    let length = JwkError::Length { member: "x", found: 30, expected: 32 };
    assert_eq!(bad(&json.replace(x, &x[..40])), length);
    let other = SecretKey::<P256>::from_slice(&[8; 32]).unwrap().public_key().to_jwk().unwrap();
    let y = |json: &str| json.split("\"x\":").nth(1).unwrap().to_owned();
    assert_eq!(read(&json.replace(&y(&json), &y(&other))), Err(KeyError::PublicKeyMismatch));
    // RFC 7638 over {"crv":"P-256","kty":"EC","x":"…","y":"…"}; the key of RFC 7517, A.1, its thumbprint by Python's hashlib
    let rfc = r#"{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
        "y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM","use":"enc","kid":"1"}"#;
    let thumbprint = PublicKey::<P256>::from_jwk(rfc).unwrap().jwk_thumbprint::<sha2::Sha256>().unwrap();
    assert_eq!(hex::encode(thumbprint), THUMBPRINT);
}

/// SHA-256 of the key's canonical form.
const THUMBPRINT: &str = "727f88fd634c0a57a1895a79d62ff4569384356d6ea447ab03cb046a6e619feb";

#[test]
fn encrypted_keys() {
    let mut rng = ChaCha20Rng::from_seed([3; 32]);
    let der = key().to_pkcs8_encrypted_der_with_rng(&mut rng, "password").unwrap();
    assert_eq!(SecretKey::from_pkcs8_encrypted_der(&der, "password"), Ok(key()));
    let pem = key().to_pkcs8_encrypted_pem_with_rng(&mut rng, "password").unwrap();
    assert_eq!(SecretKey::from_pkcs8_encrypted_pem(&pem, "password"), Ok(key()));
    let bad = |der: &[u8]| SecretKey::<P256>::from_pkcs8_encrypted_der(der, "wrong").unwrap_err();
    assert_eq!(bad(&der), KeyError::Encryption(EncryptionError::Decrypt));
    assert!(matches!(
        bad(&der[..der.len() - 1]),
        KeyError::Asn1 { structure: "EncryptedPrivateKeyInfo", .. }
    ));

    // Files that ask for too much work are refused before it begins.
    let kdf = |oid_text: &str, parameters: &[Vec<u8>]| {
        let kdf = sequence(&[oid(oid_text), sequence(parameters)]);
        let cipher = sequence(&[oid("2.16.840.1.101.3.4.1.42"), octets(&[0; 16])]);
        let scheme = sequence(&[oid("1.2.840.113549.1.5.13"), sequence(&[kdf, cipher])]);
        sequence(&[scheme, octets(&[0; 32])])
    };
    let prf = sequence(&[oid("1.2.840.113549.2.9"), vec![5, 0]]);
    let pbkdf2 = kdf("1.2.840.113549.1.5.12", &[octets(&[1; 8]), integer(&50_000_000u32.to_be_bytes()), prf]);
    let error = EncryptionError::Iterations { found: 50_000_000, limit: 10_000_000 };
    assert_eq!(bad(&pbkdf2), KeyError::Encryption(error));
    for (n, r, p) in [(1u32 << 20, 8u8, 1u8), (1 << 14, 8, 17)] {
        let parameters = [octets(&[1; 8]), integer(&n.to_be_bytes()), integer(&[r]), integer(&[p])];
        let scrypt = kdf("1.3.6.1.4.1.11591.4.11", &parameters);
        assert_eq!(bad(&scrypt), KeyError::Encryption(EncryptionError::ScryptCost), "{n} {r} {p}");
    }
    assert!(AnyRef::from_der(&pbkdf2).is_ok());
}
