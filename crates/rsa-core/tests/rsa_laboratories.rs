//! RSA Laboratories' vectors: every scheme with known salts and seeds, keys of 1024 to 1031, 1536 and 2048 bits.

mod schemes;

use rsa_core::pss::SaltLength;
use rsa_core::{KeyPolicy, Pkcs1v15Encrypt, RsaPrivateKey, hazmat};
use schemes::{digest, oaep, pkcs1v15, pss};
use std::collections::BTreeMap;
use testkit::labelled;

type Values = BTreeMap<String, Vec<u8>>;

/// Calls `example` with the key and the values so far at each value labelled `last`; returns how many there were, and
/// the lengths of the moduli.
fn each(text: &str, last: &str, mut example: impl FnMut(&RsaPrivateKey, &Values)) -> (usize, Vec<usize>) {
    let (mut values, mut key) = (Values::new(), None);
    let (mut count, mut sizes) = (0, Vec::new());
    for (label, value) in labelled::parse(text) {
        values.insert(label.clone(), value);
        if label == "Coefficient" {
            let primes: [&[u8]; 2] = [&values["Prime 1"], &values["Prime 2"]];
            let (n, e, d) = (&values["Modulus"], &values["Public exponent"], &values["Exponent"]);
            let new =
                RsaPrivateKey::from_components_with_policy(n, e, d, &primes, &KeyPolicy::PERMISSIVE).unwrap();
            sizes.push(new.modulus_bits());
            key = Some(new);
        } else if label == last {
            example(key.as_ref().unwrap(), &values);
            count += 1;
        }
    }
    (count, sizes)
}

/// A source of the given bytes.
fn give(bytes: &[u8]) -> impl FnMut(&mut [u8]) -> rsa_core::Result<()> + '_ {
    move |buffer| {
        buffer.copy_from_slice(bytes);
        Ok(())
    }
}

macro_rules! vectors {
    ($name:literal) => {
        include_str!(concat!("../../testkit/vectors/rsa/", $name))
    };
}

const ALL_SIZES: [usize; 15] =
    [1024, 1024, 1024, 1024, 1024, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1536, 2048];
const ONE_OF_EACH: [usize; 10] = [1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1536, 2048];

#[test]
fn pss_signatures() {
    let scheme = pss("SHA-1", "SHA-1", SaltLength::Digest);
    let (count, sizes) = each(vectors!("rsalabs/pss-vect.txt"), "Signature", |key, values| {
        let digest = digest("SHA-1", &values["Message to be signed"]);
        let signature = hazmat::sign_with_salt(key, &*scheme, &digest, &values["Salt"]).unwrap();
        assert_eq!(signature, values["Signature"]);
        key.to_public_key().verify(&*scheme, &digest, &signature).unwrap();
    });
    assert_eq!((count, sizes), (60, ONE_OF_EACH.to_vec()));
}

#[test]
fn pkcs1v15_signatures() {
    let scheme = pkcs1v15("SHA-1");
    let (count, sizes) = each(vectors!("rsalabs/pkcs1v15sign-vectors.txt"), "Signature", |key, values| {
        let digest = digest("SHA-1", &values["Message to be signed"]);
        assert_eq!(key.sign(scheme, &digest).unwrap(), values["Signature"]);
        key.to_public_key().verify(scheme, &digest, &values["Signature"]).unwrap();
    });
    assert_eq!((count, sizes), (300, ALL_SIZES.to_vec()));
}

#[test]
fn pkcs1v15_encryption() {
    let (count, sizes) = each(vectors!("rsalabs/pkcs1v15crypt-vectors.txt"), "Encryption", |key, values| {
        let (message, ciphertext) = (&values["Message"], &values["Encryption"]);
        let mut random = give(&values["Seed"]);
        let encrypted =
            hazmat::encrypt_with_random(&key.to_public_key(), &Pkcs1v15Encrypt, message, &mut random);
        assert_eq!(&encrypted.unwrap(), ciphertext);
        assert_eq!(&key.decrypt(Pkcs1v15Encrypt, ciphertext).unwrap(), message);
    });
    assert_eq!((count, sizes), (300, ALL_SIZES.to_vec()));
}

#[test]
fn oaep_encryption() {
    let padding = oaep("SHA-1", "SHA-1", b"");
    let (count, sizes) = each(vectors!("rsalabs/oaep-vect.txt"), "Encryption", |key, values| {
        let (message, ciphertext) = (&values["Message"], &values["Encryption"]);
        let mut random = give(&values["Seed"]);
        let encrypted = hazmat::encrypt_with_random(&key.to_public_key(), &*padding, message, &mut random);
        assert_eq!(&encrypted.unwrap(), ciphertext);
        assert_eq!(&key.decrypt(&*padding, ciphertext).unwrap(), message);
    });
    assert_eq!((count, sizes), (60, ONE_OF_EACH.to_vec()));
}

#[test]
fn oaep_with_two_hashes() {
    let mut total = 0;
    for (mask, hash, text) in [
        ("SHA-1", "SHA-224", vectors!("oaep/oaep-sha1-sha224.txt")),
        ("SHA-256", "SHA-1", vectors!("oaep/oaep-sha256-sha1.txt")),
        ("SHA-384", "SHA-512", vectors!("oaep/oaep-sha384-sha512.txt")),
        ("SHA-512", "SHA-384", vectors!("oaep/oaep-sha512-sha384.txt")),
    ] {
        let padding = oaep(hash, mask, b"");
        let (count, _) = each(text, "Encryption", |key, values| {
            assert_eq!(key.decrypt(&*padding, &values["Encryption"]).unwrap(), values["Message"]);
        });
        total += count;
    }
    assert_eq!(total, 240);
}
