//! NIST CAVP vectors for key agreement: SP 800-56A, static unified model, both roles, with and without key derivation.

mod common;

use common::{text, with_curve};
use digest::Digest;
use ec_group::{Curve, PublicKey, SecretKey};
use hmac::{KeyInit, Mac, SimpleHmac};
use std::collections::BTreeMap;
use testkit::rsp::{self, Record};

/// Whether a record is what its fields claim, from the side of the implementation under test.
fn holds<C: Curve>(record: &Record, hash: &str, curve: &C) -> bool {
    let public = |x, y| PublicKey::from_coordinates_on(&record.bytes(x), &record.bytes(y), curve);
    let (Ok(theirs), Ok(ours)) = (public("QsCAVSx", "QsCAVSy"), public("QsIUTx", "QsIUTy")) else {
        return false;
    };
    let Ok(secret) = SecretKey::from_octets_on(&record.bytes("dsIUT"), curve) else { return false };
    let shared = secret.try_diffie_hellman(&theirs).unwrap();
    if secret.public_key() != ours || shared.as_bytes() != record.bytes("Z") {
        return false;
    }
    if record.has("CAVSHashZZ") {
        return with_hash(hash, shared.as_bytes()) == record.bytes("CAVSHashZZ");
    }
    let mut key = vec![0; record.bytes("DKM").len()];
    let info = record.bytes("OI");
    match hash {
        "SHA224" => shared.derive::<sha2::Sha224>(&info, &mut key),
        "SHA256" => shared.derive::<sha2::Sha256>(&info, &mut key),
        "SHA384" => shared.derive::<sha2::Sha384>(&info, &mut key),
        "SHA512" => shared.derive::<sha2::Sha512>(&info, &mut key),
        other => panic!("no hash {other}"),
    }
    // The message is fixed but for the nonce: a file that changes it claims a tag of another message.
    if record.bytes("MacData") != [b"Standard Test Message".to_vec(), record.bytes("Nonce")].concat() {
        return false;
    }
    let mut mac = SimpleHmac::<sha2::Sha512>::new_from_slice(&key).unwrap();
    mac.update(&record.bytes("MacData"));
    key == record.bytes("DKM") && mac.verify_truncated_left(&record.bytes("CAVSTag")).is_ok()
}

fn with_hash(name: &str, data: &[u8]) -> Vec<u8> {
    match name {
        "SHA224" => sha2::Sha224::digest(data).to_vec(),
        "SHA256" => sha2::Sha256::digest(data).to_vec(),
        "SHA384" => sha2::Sha384::digest(data).to_vec(),
        "SHA512" => sha2::Sha512::digest(data).to_vec(),
        other => panic!("no hash {other}"),
    }
}

/// Runs a file; the number of records that hold and that do not.
fn run(file: &str) -> (usize, usize) {
    let curves = BTreeMap::from([("EB", "P-224"), ("EC", "P-256"), ("ED", "P-384"), ("EE", "P-521")]);
    let (mut holding, mut failing) = (0, 0);
    for section in rsp::parse(&text(file)) {
        // The sections with records are headed `EB - SHA224`, after those that describe the file.
        let Some((set, hash)) = section.headings.last().and_then(|heading| heading.split_once(" - ")) else {
            continue;
        };
        let Some(curve) = curves.get(set) else { continue };
        for record in &section.records {
            let result = with_curve!(*curve, |curve| holds(record, hash, &curve)).unwrap();
            assert_eq!(result, record.passes(), "{file}, line {}: {}", record.line, record.text("Result"));
            *(if result { &mut holding } else { &mut failing }) += 1;
        }
    }
    (holding, failing)
}

#[test]
fn shared_secrets() {
    assert_eq!(run("ecdh/KASValidityTest_ECCStaticUnified_NOKC_ZZOnly_init.fax"), (72, 48));
    assert_eq!(run("ecdh/KASValidityTest_ECCStaticUnified_NOKC_ZZOnly_resp.fax"), (72, 48));
}

#[test]
fn derived_keys() {
    assert_eq!(run("ecdh/KASValidityTest_ECCStaticUnified_KDFConcat_NOKC_init.fax"), (100, 200));
    assert_eq!(run("ecdh/KASValidityTest_ECCStaticUnified_KDFConcat_NOKC_resp.fax"), (100, 200));
}
