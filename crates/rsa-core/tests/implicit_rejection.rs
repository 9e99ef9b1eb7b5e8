//! PKCS#1 v1.5 decryption gives what the draft and OpenSSL give, padding right or wrong; and session keys of known length.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rsa_core::{Error, KeyPolicy, Pkcs1v15Encrypt, RsaPrivateKey};
use testkit::rsp::{self, Record, Section};

fn key(section: &Section) -> RsaPrivateKey {
    let number = |name| section.records[0].bytes(name);
    let primes: [&[u8]; 2] = [&number("p"), &number("q")];
    let policy = KeyPolicy::PERMISSIVE;
    RsaPrivateKey::from_components_with_policy(&number("n"), &number("e"), &number("d"), &primes, &policy)
        .unwrap()
}

/// Calls `check` with each key and ciphertext; returns how many there were.
fn each(mut check: impl FnMut(&RsaPrivateKey, &Record)) -> usize {
    let mut count = 0;
    for text in [
        include_str!("../../testkit/vectors/rsa/implicit-rejection/draft.txt"),
        include_str!("../../testkit/vectors/rsa/implicit-rejection/openssl.txt"),
    ] {
        for section in rsp::parse(text) {
            let key = key(&section);
            for record in &section.records[1..] {
                check(&key, record);
                count += 1;
            }
        }
    }
    count
}

#[test]
fn messages_real_and_synthetic() {
    let count = each(|key, record| {
        let message = key.decrypt(Pkcs1v15Encrypt, &record.bytes("Ciphertext")).unwrap();
        assert_eq!(message, record.bytes("Message"), "line {}: {}", record.line, record.text("Note"));
    });
    assert_eq!(count, 48 + 141);
}

#[test]
fn session_keys_are_real_or_random() {
    let (mut real, mut random) = (0, 0);
    each(|key, record| {
        let (ciphertext, message) = (record.bytes("Ciphertext"), record.bytes("Message"));
        let right = record.text("Note").contains("right");
        for length in [message.len(), 48] {
            let mut rng = ChaCha20Rng::seed_from_u64(record.line as u64);
            let mut expected = vec![0; length];
            rng.clone().fill_bytes(&mut expected);
            if right && length == message.len() {
                expected = message.clone();
                real += 1;
            } else {
                random += 1;
            }
            let got = key.decrypt_session_key_with_rng(&mut rng, &ciphertext, length).unwrap();
            assert_eq!(*got, expected, "line {}: {}", record.line, record.text("Note"));
        }
    });
    assert!(real >= 60 && random >= 200, "{real} {random}");
}

#[test]
fn ciphertexts_that_are_none() {
    let text = include_str!("../../testkit/vectors/rsa/implicit-rejection/openssl.txt");
    for section in rsp::parse(text) {
        let key = key(&section);
        let (n, k) = (section.records[0].bytes("n"), key.size());
        assert_eq!(key.decrypt(Pkcs1v15Encrypt, &n), Err(Error::InputOutOfRange));
        for found in [0, 1, k - 1, k + 1] {
            let refused = Err(Error::InputLength { found, expected: k });
            assert_eq!(key.decrypt(Pkcs1v15Encrypt, &vec![0; found]), refused);
        }
        let refused = key.decrypt_session_key(&vec![1; k], k - 10);
        assert_eq!(refused, Err(Error::MessageTooLong { length: k - 10, maximum: k - 11 }));
    }
}
