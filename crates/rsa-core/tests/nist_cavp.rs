//! NIST CAVP: 1000 signatures to make or verify, 1050 to judge.

mod factors;
mod schemes;

use rsa_core::pss::SaltLength;
use rsa_core::traits::SignatureScheme;
use rsa_core::{KeyPolicy, RsaPublicKey, hazmat};
use schemes::{digest, pkcs1v15, pss};
use testkit::rsp::{self, Record};

/// `SHA256` as `SHA-256`.
fn hash(record: &Record) -> String {
    record.text("SHAAlg").replace("SHA", "SHA-")
}

fn scheme(hash: &str, salt: Option<usize>) -> Box<dyn SignatureScheme> {
    match salt {
        None => Box::new(pkcs1v15(hash)),
        Some(length) => pss(hash, hash, SaltLength::Exactly(length)),
    }
}

fn public_key(n: &[u8], e: &[u8]) -> RsaPublicKey {
    RsaPublicKey::new_with_policy(n, e, &KeyPolicy::PERMISSIVE).unwrap()
}

/// Makes the signatures of a file that gives private exponents; returns how many.
fn make(text: &str, salted: bool) -> usize {
    let mut count = 0;
    for section in rsp::parse(text) {
        let mut key = None;
        for (i, record) in section.records.iter().enumerate() {
            if !record.has("S") {
                continue;
            }
            let number = |name| section.latest_bytes(i, name);
            let key =
                key.get_or_insert_with(|| factors::private_key(&number("n"), &number("e"), &number("d")));
            let salt = if salted { record.bytes("SaltVal") } else { Vec::new() };
            let (hash, expected) = (hash(record), record.bytes("S"));
            let scheme = scheme(&hash, salted.then_some(salt.len()));
            let digest = digest(&hash, &record.bytes("Msg"));
            let signature = hazmat::sign_with_salt(key, &*scheme, &digest, &salt).unwrap();
            assert_eq!(signature, expected, "line {}", record.line);
            key.to_public_key().verify(&*scheme, &digest, &expected).unwrap();
            count += 1;
        }
    }
    count
}

/// Verifies the signatures of a file; returns how many were right and how many wrong.
fn judge(text: &str, salt: Option<usize>) -> (usize, usize) {
    let (mut right, mut wrong) = (0, 0);
    // One file has lines of exclamation marks, and a record that begins without an empty line before it.
    for section in rsp::parse(&text.replace("!!", "").replace("SHAAlg", "\nSHAAlg")) {
        for (i, record) in section.records.iter().enumerate() {
            if !record.has("S") {
                continue;
            }
            let key = public_key(&section.latest_bytes(i, "n"), &section.latest_bytes(i, "e"));
            let hash = hash(record);
            let digest = digest(&hash, &record.bytes("Msg"));
            let accepted = key.verify(&*scheme(&hash, salt), &digest, &record.bytes("S")).is_ok();
            // Files of signatures to be made have no result: all are right.
            let expected = !record.has("Result") || record.passes();
            assert_eq!(accepted, expected, "line {}", record.line);
            if accepted { right += 1 } else { wrong += 1 }
        }
    }
    (right, wrong)
}

macro_rules! vectors {
    ($name:literal) => {
        include_str!(concat!("../../testkit/vectors/rsa/nist/", $name))
    };
}

#[test]
fn signatures_of_fips_186_2_are_made() {
    assert_eq!(make(vectors!("SigGen15_186-2.txt"), false), 250);
    assert_eq!(make(vectors!("SigGenPSS_186-2.txt"), true), 250);
}

#[test]
fn signatures_of_fips_186_3_verify() {
    assert_eq!(judge(vectors!("SigGen15_186-3.rsp"), None), (250, 0));
    assert_eq!(judge(vectors!("SigGenPSS_186-3.rsp"), Some(0)), (250, 0));
}

#[test]
fn right_and_wrong_signatures_are_told_apart() {
    assert_eq!(judge(vectors!("SigVer15_186-3.rsp"), None), (75, 375));
    assert_eq!(judge(vectors!("SigVerPSS_186-3.rsp"), Some(10)), (75, 375));
    assert_eq!(judge(vectors!("SigVer15EMTest.txt"), None), (0, 150));
}
