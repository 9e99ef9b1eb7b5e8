//! NIST CAVP vectors for ECDSA of FIPS 186-3, with their counts.

mod common;

use common::{custom, hash, vectors, with_curve};
use ec_group::{Curve, Nonce, PublicKey, Scalar, SecretKey};
use ecdsa_core::{PreparedVerifyingKey, Signature, SigningKey, VerifyingKey};
use testkit::rsp::{self, Record};

/// A number of the file in exactly `length` bytes.
fn fixed(record: &Record, key: &str, length: usize) -> Vec<u8> {
    let bytes = record.bytes(key);
    let start = bytes.len().saturating_sub(length);
    assert!(bytes[..start].iter().all(|&byte| byte == 0), "line {}: {key} is too long", record.line);
    [vec![0; length.saturating_sub(bytes.len())], bytes[start..].to_vec()].concat()
}

fn public<C: Curve>(record: &Record, curve: &C) -> Option<PublicKey<C>> {
    PublicKey::from_coordinates_on(&record.bytes("Qx"), &record.bytes("Qy"), curve).ok()
}

fn signature<C: Curve>(record: &Record, curve: &C) -> Option<Signature<C>> {
    let length = curve.scalar_length();
    Signature::from_slice_on(&[fixed(record, "R", length), fixed(record, "S", length)].concat(), curve).ok()
}

/// Signs with the file's k where it has one; the signature is the file's, valid, and leads back to the key.
fn generate<C: Curve>(record: &Record, hash: &[u8], curve: &C) {
    let length = curve.scalar_length();
    let key = SigningKey::from_slice_on(&fixed(record, "d", length), curve).unwrap();
    assert_eq!(
        Some(key.verifying_key().as_public_key().clone()),
        public(record, curve),
        "line {}",
        record.line
    );
    let expected = signature(record, curve).unwrap();
    assert_eq!(key.verifying_key().verify_hash(hash, &expected), Ok(()), "line {}", record.line);
    if record.has("k") {
        let k = Scalar::private_from_be_bytes(&fixed(record, "k", length), curve).unwrap();
        let (signed, id) = key.sign_hash_with_nonce(hash, Nonce::from_scalar(k)).unwrap();
        assert_eq!(signed, expected, "line {}", record.line);
        assert_eq!(VerifyingKey::recover_from_hash_on(hash, &signed, id).unwrap(), *key.verifying_key());
    }
}

#[test]
fn signature_generation_with_fixed_nonces() {
    let mut count = 0;
    for section in rsp::parse(&vectors("nist/SigGen.txt")) {
        for record in &section.records {
            let hash = hash(section.part(1), &record.bytes("Msg"));
            count +=
                usize::from(with_curve!(section.name(), |curve| generate(record, &hash, &curve)).is_some());
        }
    }
    // 4 curves, 5 hashes, 15 messages.
    assert_eq!(count, 300);
}

#[test]
fn signature_verification() {
    fn run<C: Curve>(record: &Record, hash: &[u8], curve: &C) -> bool {
        let (Some(public), Some(signature)) = (public(record, curve), signature(record, curve)) else {
            return false;
        };
        let key = VerifyingKey::from(public);
        let prepared: PreparedVerifyingKey<C> = key.prepare();
        let result = key.verify_hash(hash, &signature);
        assert_eq!(prepared.verify_hash(hash, &signature), result);
        result.is_ok()
    }
    let (mut valid, mut invalid) = (0, 0);
    for section in rsp::parse(&vectors("nist/SigVer.rsp")) {
        for record in &section.records {
            let hash = hash(section.part(1), &record.bytes("Msg"));
            let Some(verified) = with_curve!(section.name(), |curve| run(record, &hash, &curve)) else {
                continue;
            };
            assert_eq!(verified, record.passes(), "line {}: {}", record.line, record.text("Result"));
            *(if verified { &mut valid } else { &mut invalid }) += 1;
        }
    }
    assert_eq!((valid, invalid), (60, 240));
}

#[test]
fn key_pairs() {
    fn run<C: Curve>(record: &Record, curve: &C) {
        let key = SecretKey::from_slice_on(&fixed(record, "d", curve.scalar_length()), curve).unwrap();
        assert_eq!(Some(key.public_key()), public(record, curve), "line {}", record.line);
    }
    let mut count = 0;
    for section in rsp::parse(&vectors("nist/KeyPair.rsp")) {
        for record in section.records.iter().filter(|record| record.has("d")) {
            count += usize::from(with_curve!(section.name(), |curve| run(record, &curve)).is_some());
        }
    }
    assert_eq!(count, 40);
}

#[test]
fn public_key_validation() {
    let (mut valid, mut invalid) = (0, 0);
    for section in rsp::parse(&vectors("nist/PKV.rsp")) {
        for record in &section.records {
            let Some(accepted) = with_curve!(section.name(), |curve| public(record, &curve).is_some()) else {
                continue;
            };
            assert_eq!(accepted, record.passes(), "line {}: {}", record.line, record.text("Result"));
            *(if accepted { &mut valid } else { &mut invalid }) += 1;
        }
    }
    assert_eq!(valid + invalid, 48);
    assert_eq!((valid, invalid), (16, 32));
}

/// The same for P-192 and secp256k1, which are curves of run time here.
#[test]
fn signature_generation_on_custom_curves() {
    let mut counts = [0, 0];
    let curves = [
        ("P-192", custom("secp192r1"), "nist/SigGen.txt"),
        ("K-256", custom("secp256k1"), "secp256k1-SigGen.txt"),
    ];
    for (count, (name, curve, file)) in counts.iter_mut().zip(&curves) {
        for section in rsp::parse(&vectors(file)).iter().filter(|section| section.name() == *name) {
            for record in &section.records {
                generate(record, &hash(section.part(1), &record.bytes("Msg")), curve);
                *count += 1;
            }
        }
    }
    assert_eq!(counts, [75, 1125]);
}
