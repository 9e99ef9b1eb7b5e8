//! Malformed encodings: every departure from DER and from the structures is refused, with its reason.

use rsa_core::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use std::fs;

const ANY: KeyPolicy = KeyPolicy::PERMISSIVE;
const INTEGER: u8 = 0x02;
const SEQUENCE: u8 = 0x30;
const RSA_ENCRYPTION: &str = "06092a864886f70d010101";
const RSASSA_PSS: &str = "06092a864886f70d01010a";

fn tlv(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = content.len();
    let mut out = match length {
        0..0x80 => vec![tag, length as u8],
        0x80..0x100 => vec![tag, 0x81, length as u8],
        _ => vec![tag, 0x82, (length >> 8) as u8, length as u8],
    };
    out.extend(content);
    out
}

fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    tlv(SEQUENCE, &parts.concat())
}

fn hex(text: &str) -> Vec<u8> {
    hex::decode(text.replace(' ', "")).expect("hexadecimal")
}

/// The INTEGERs of a good PKCS #1 private key, as encoded.
fn integers() -> Vec<Vec<u8>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys/openssl-pkcs1.der");
    let der = fs::read(path).expect("a file of the corpus");
    let mut rest = &der[4..];
    let mut integers = Vec::new();
    while !rest.is_empty() {
        let (header, length) = match rest[1] {
            0x82 => (4, usize::from(rest[2]) << 8 | usize::from(rest[3])),
            0x81 => (3, usize::from(rest[2])),
            short => (2, usize::from(short)),
        };
        integers.push(rest[..header + length].to_vec());
        rest = &rest[header + length..];
    }
    integers
}

fn pkcs8(version: u8, algorithm: &[u8], key: &[u8], more: &[u8]) -> Vec<u8> {
    sequence(&[tlv(INTEGER, &[version]), algorithm.to_vec(), tlv(4, key), more.to_vec()])
}

fn spki(algorithm: &str) -> Vec<u8> {
    let integers = integers();
    let mut bits = vec![0];
    bits.extend(sequence(&integers[1..3]));
    sequence(&[tlv(SEQUENCE, &hex(algorithm)), tlv(3, &bits)])
}

fn private(der: &[u8]) -> String {
    RsaPrivateKey::from_der_with_policy(der, &ANY)
        .map_or_else(|error| error.to_string(), |_| "accepted".into())
}

fn public(der: &[u8]) -> String {
    RsaPublicKey::from_der_with_policy(der, &ANY)
        .map_or_else(|error| error.to_string(), |_| "accepted".into())
}

#[test]
fn the_good_key_is_accepted() {
    let good = sequence(&integers());
    assert_eq!(private(&good), "accepted");
    let algorithm = tlv(SEQUENCE, &hex(&format!("{RSA_ENCRYPTION} 0500")));
    assert_eq!(private(&pkcs8(0, &algorithm, &good, &[])), "accepted");
    assert_eq!(private(&pkcs8(1, &algorithm, &good, &[])), "accepted");
    assert_eq!(public(&spki(&format!("{RSA_ENCRYPTION} 0500"))), "accepted");
    assert_eq!(public(&spki(RSASSA_PSS)), "accepted");
}

#[test]
fn each_integer_of_a_private_key() {
    let names = ["version", "n", "e", "d", "p", "q", "dp", "dq", "qinv"];
    for (i, name) in names.iter().enumerate() {
        let with = |integer: Vec<u8>| {
            let mut integers = integers();
            integers[i] = integer;
            private(&sequence(&integers))
        };
        let good = integers()[i].clone();
        let content = match good[1] {
            0x82 => &good[4..],
            0x81 => &good[3..],
            _ => &good[2..],
        };
        let refused = |reason: &str| format!("malformed key: {name} {reason}");
        assert_eq!(with(tlv(INTEGER, &[])), refused("is an INTEGER without content"));
        assert_eq!(with(tlv(INTEGER, &[0xff])), refused("is negative"));
        assert_eq!(
            with(tlv(INTEGER, &[&[0], content].concat())),
            refused("is an INTEGER with needless leading zeros")
        );
        // the Estonian error: the sign byte left out of a number whose top bit is set
        if content.len() > 1 && content[0] == 0 {
            assert_eq!(with(tlv(INTEGER, &content[1..])), refused("is negative"));
        }
        let mut retagged = good.clone();
        retagged[0] = 4;
        let retagged = with(retagged);
        assert!(retagged.starts_with("malformed key:") && retagged.contains("tag"), "{retagged}");
        let mut cut = integers();
        cut.truncate(i);
        let cut = private(&sequence(&cut));
        assert!(cut.contains("is missing") || cut.contains("another tag"), "{name}: {cut}");
    }
}

#[test]
fn lengths_are_definite_and_minimal() {
    let good = sequence(&integers());
    let content = &good[4..];
    let with = |header: &[u8]| private(&[header, content].concat());
    let length = (content.len() as u16).to_be_bytes();
    let refused = |reason: &str| format!("malformed key: private key {reason}");
    assert_eq!(with(&[0x30, 0x82, length[0], length[1]]), "accepted");
    let not_minimal = refused("has a length not encoded in the least number of bytes");
    assert_eq!(with(&[0x30, 0x83, 0, length[0], length[1]]), not_minimal);
    assert_eq!(with(&[0x30, 0x84, 0, 0, length[0], length[1]]), not_minimal);
    assert_eq!(with(&[0x30, 0x80]), refused("has an indefinite length"));
    assert_eq!(with(&[0x30, 0xff]), refused("is cut short"));
    assert_eq!(with(&[0x30, 0x85, 1, 0, 0, length[0], length[1]]), refused("is cut short"));
    assert_eq!(with(&[0x30, 0x84, 0xff, 0xff, 0xff, 0xff]), refused("is cut short"));
    assert_eq!(with(&[0x31, 0x82, length[0], length[1]]), refused("has another tag"));
    assert_eq!(private(&[]), refused("is missing"));
    let version = [vec![INTEGER, 0x81, 1, 0], integers()[1..].concat()].concat();
    assert_eq!(
        private(&tlv(SEQUENCE, &version)),
        "malformed key: version has a length not encoded in the least number of bytes"
    );
    for end in 0..good.len() {
        assert!(private(&good[..end]).starts_with("malformed key:"), "cut at {end}");
    }
}

#[test]
fn no_bytes_trail_at_any_level() {
    let good = sequence(&integers());
    let null = hex("0500");
    let algorithm = tlv(SEQUENCE, &hex(&format!("{RSA_ENCRYPTION} 0500")));
    let trailing = |what: &str| format!("malformed key: {what} has trailing bytes");
    assert_eq!(private(&[good.clone(), null.clone()].concat()), trailing("private key"));
    assert_eq!(private(&sequence(&[integers(), vec![null.clone()]].concat())), trailing("RSAPrivateKey"));
    let wrapped = pkcs8(0, &algorithm, &good, &[]);
    assert_eq!(private(&[wrapped, vec![0]].concat()), trailing("private key"));
    assert_eq!(private(&pkcs8(0, &algorithm, &good, &null)), trailing("PrivateKeyInfo"));
    assert_eq!(
        private(&pkcs8(0, &algorithm, &[good.clone(), vec![0]].concat(), &[])),
        trailing("RSAPrivateKey")
    );
    let longer = tlv(SEQUENCE, &hex(&format!("{RSA_ENCRYPTION} 0500 0500")));
    assert_eq!(private(&pkcs8(0, &longer, &good, &[])), trailing("AlgorithmIdentifier"));

    let spki_of = |bits: &[u8], after: &[u8]| sequence(&[algorithm.clone(), tlv(3, bits), after.to_vec()]);
    let key = sequence(&integers()[1..3]);
    assert_eq!(public(&spki_of(&[&[0][..], &key].concat(), &[])), "accepted");
    assert_eq!(public(&spki_of(&[&[0][..], &key, &[0]].concat(), &[])), trailing("RSAPublicKey"));
    assert_eq!(public(&spki_of(&[&[0][..], &key].concat(), &null)), trailing("SubjectPublicKeyInfo"));
    let unaligned = public(&spki_of(&[&[1][..], &key].concat(), &[]));
    assert_eq!(unaligned, "malformed key: subjectPublicKey is a BIT STRING not of whole bytes");
    assert_eq!(public(&[key.clone(), vec![0]].concat()), trailing("public key"));
    assert_eq!(public(&sequence(&[&integers()[1..3], &[null]].concat())), trailing("RSAPublicKey"));
}

#[test]
fn versions_match_the_content() {
    let mut integers = integers();
    integers[0] = tlv(INTEGER, &[1]);
    assert_eq!(private(&sequence(&integers)), "invalid key: version is 1 though there are but two primes");
    integers[0] = tlv(INTEGER, &[2]);
    assert_eq!(private(&sequence(&integers)), "invalid key: version is neither 0 nor 1");
    integers[0] = tlv(INTEGER, &[0]);
    let with_more = [integers.clone(), vec![tlv(SEQUENCE, &[])]].concat();
    assert_eq!(
        private(&sequence(&with_more)),
        "invalid key: version is 0 though there are more than two primes"
    );
    integers[0] = tlv(INTEGER, &[1]);
    let empty = [integers.clone(), vec![tlv(SEQUENCE, &[])]].concat();
    assert_eq!(private(&sequence(&empty)), "malformed key: OtherPrimeInfo is missing");
    let info = sequence(&[tlv(INTEGER, &[3]), tlv(INTEGER, &[3]), tlv(INTEGER, &[3])]);
    let many = [integers, vec![sequence(&vec![info; 15])]].concat();
    assert_eq!(private(&sequence(&many)), "malformed key: otherPrimeInfos has more than 14 primes");

    integers = self::integers();
    let algorithm = tlv(SEQUENCE, &hex(&format!("{RSA_ENCRYPTION} 0500")));
    let good = sequence(&integers);
    assert_eq!(private(&pkcs8(2, &algorithm, &good, &[])), "invalid key: version is neither 0 nor 1");
}

#[test]
fn attributes_are_skipped_and_public_keys_checked() {
    let (integers, good) = (integers(), sequence(&integers()));
    let algorithm = tlv(SEQUENCE, &hex(&format!("{RSA_ENCRYPTION} 0500")));
    let attributes = tlv(0xa0, &hex("300d 0603551d0f 3106 03040300 0080"));
    assert_eq!(private(&pkcs8(0, &algorithm, &good, &attributes)), "accepted");
    let public_key =
        |n: &[u8], e: &[u8]| tlv(0x81, &[&[0], &sequence(&[n.to_vec(), e.to_vec()])[..]].concat());
    let own = public_key(&integers[1], &integers[2]);
    assert_eq!(private(&pkcs8(1, &algorithm, &good, &own)), "accepted");
    assert_eq!(
        private(&pkcs8(1, &algorithm, &good, &[attributes.clone(), own.clone()].concat())),
        "accepted"
    );
    assert_eq!(
        private(&pkcs8(0, &algorithm, &good, &own)),
        "invalid key: version is 0 though there is a public key"
    );
    let foreign = "malformed key: publicKey is not the private key's";
    let other_e = public_key(&integers[1], &tlv(INTEGER, &[3]));
    assert_eq!(private(&pkcs8(1, &algorithm, &good, &other_e)), foreign);
    let other_n = public_key(&integers[4], &integers[2]);
    assert_eq!(private(&pkcs8(1, &algorithm, &good, &other_n)), foreign);
    assert!(private(&pkcs8(1, &algorithm, &good, &[own, attributes].concat())).contains("trailing"));
}

#[test]
fn absent_values_are_computed_and_half_absent_ones_refused() {
    let zero = tlv(INTEGER, &[0]);
    let with_zeros = |zeros: &[usize]| {
        let mut integers = integers();
        zeros.iter().for_each(|&i| integers[i] = zero.clone());
        private(&sequence(&integers))
    };
    assert_eq!(with_zeros(&[6, 7, 8]), "accepted");
    assert_eq!(with_zeros(&[4, 5, 6, 7, 8]), "accepted");
    for (i, name) in [(6, "dp"), (7, "dq"), (8, "qinv")] {
        assert!(with_zeros(&[i]).starts_with(&format!("invalid key: {name} is not")), "{name}");
    }
    assert_eq!(with_zeros(&[4]), "invalid key: n is not the product of the primes");
    assert_eq!(with_zeros(&[5, 6, 7, 8]), "invalid key: n is not the product of the primes");
    assert_eq!(with_zeros(&[3]), "invalid key: d is 0");
    assert_eq!(with_zeros(&[2]), "invalid key: e is 0");
}

#[test]
fn rsa_encryption_wants_null_parameters() {
    let absent = spki(RSA_ENCRYPTION);
    assert_eq!(public(&absent), "malformed key: parameters of the algorithm is missing");
    assert!(RsaPublicKey::from_der_with_policy(&absent, &ANY.tolerate_absent_parameters()).is_ok());
    let good = spki(&format!("{RSA_ENCRYPTION} 0500"));
    assert!(RsaPublicKey::from_der_with_policy(&good, &ANY.tolerate_absent_parameters()).is_ok());
    for parameters in ["0400", "050100", "3000", "0500 0500", "0600"] {
        let der = spki(&format!("{RSA_ENCRYPTION} {parameters}"));
        assert!(public(&der).starts_with("malformed key:"), "{parameters}");
        assert!(RsaPublicKey::from_der_with_policy(&der, &ANY.tolerate_absent_parameters()).is_err());
    }
    let dsa = "06072a8648ce380401";
    assert_eq!(public(&spki(dsa)), "malformed key: algorithm is neither rsaEncryption nor an id-RSASSA-PSS");
}

#[test]
fn pss_parameters_are_der_without_defaults() {
    let sha256 = "300d 0609608648016503040201 0500";
    let sha256_bare = "300b 0609608648016503040201";
    let sha1 = "3009 06052b0e03021a 0500";
    let mgf1 = "06092a864886f70d010108";
    let with = |parameters: &str| {
        let fields = tlv(SEQUENCE, &hex(parameters));
        public(&spki(&format!("{RSASSA_PSS} {}", hex::encode(fields))))
    };
    let hash = |hash: &str| hex::encode(tlv(0xa0, &hex(hash)));
    let mask = |hash: &str| hex::encode(tlv(0xa1, &tlv(SEQUENCE, &hex(&format!("{mgf1} {hash}")))));
    let default = "is written though it has its default value";
    assert_eq!(with(""), "accepted");
    assert_eq!(with(&hash(sha256)), "accepted");
    assert_eq!(with(&hash(sha256_bare)), "accepted");
    assert_eq!(with(&format!("{}{} a203020120", hash(sha256), mask(sha256))), "accepted");
    assert_eq!(with("a203020100"), "accepted");
    for (parameters, reason) in [
        (hash(sha1), format!("hash of the PSS parameters {default}")),
        (mask(sha1), format!("mask generation function of the PSS parameters {default}")),
        ("a203020114".into(), format!("salt length of the PSS parameters {default}")),
        ("a303020101".into(), format!("trailer field of the PSS parameters {default}")),
        ("a303020102".into(), "trailer field of the PSS parameters is not 1".into()),
        ("a2030201ff".into(), "salt length of the PSS parameters is negative".into()),
        ("a206020401000000".into(), "salt length of the PSS parameters is above 16777215".into()),
        ("a205020120 0500".into(), "salt length of the PSS parameters has trailing bytes".into()),
        (hash("300b 0609608648016503040220"), "hash of the PSS parameters is of an unknown hash".into()),
        (hash("300d 0609608648016503040201 0400"), "hash of the PSS parameters has another tag".into()),
        (format!("{} {}", mask(sha256), hash(sha256)), "PSS parameters has trailing bytes".into()),
        (format!("{} {}", hash(sha256), hash(sha256)), "PSS parameters has trailing bytes".into()),
        ("0500".into(), "PSS parameters has trailing bytes".into()),
    ] {
        assert_eq!(with(&parameters), format!("malformed key: {reason}"), "{parameters}");
    }
    assert_eq!(public(&spki(&format!("{RSASSA_PSS} 0500"))), "malformed key: PSS parameters has another tag");
    let other_mask =
        hex::encode(tlv(0xa1, &tlv(SEQUENCE, &hex(&format!("06092a864886f70d010109 {sha256}")))));
    assert_eq!(
        with(&other_mask),
        "malformed key: mask generation function of the PSS parameters is not MGF1"
    );
}
