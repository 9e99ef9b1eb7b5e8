//! RFC 6979, A.2.4 to A.2.7: deterministic signatures on the four curves, with five hashes each, for two messages.

mod common;

use common::{vectors, with_curve, with_hash};
use ec_group::{CurveIdentity, PublicKey, SecretKey};
use ecdsa_core::{Signature, SigningKey};
use std::collections::BTreeMap;
use testkit::rsp::{self, Record};

/// The keys of the file by name.
fn keys(records: &[Record], kind: &str) -> BTreeMap<String, String> {
    records.iter().filter_map(|r| Some((r.get(kind)?.to_owned(), r.text("PEM").to_owned()))).collect()
}

fn check<C: CurveIdentity>(record: &Record, private: &str, public: &str, curve: &C) {
    let key = SigningKey::from(SecretKey::from_pkcs8_pem_on(private, curve).unwrap());
    assert_eq!(key.verifying_key().as_public_key(), &PublicKey::from_spki_pem_on(public, curve).unwrap());
    let message = record.text("Input").trim_matches('"').as_bytes();
    let expected = record.bytes("Output");
    let (hash, signed) = with_hash!(record.text("DigestSign"), |D| {
        use sha2::Digest;
        let hash = D::digest(message);
        (hash.to_vec(), key.sign_hash::<D>(&hash).unwrap().0)
    });
    assert_eq!(hex::encode(signed.to_der().as_bytes()), hex::encode(&expected), "line {}", record.line);
    assert_eq!(Signature::from_der_on(&expected, curve), Ok(signed.clone()));
    assert_eq!(key.verifying_key().verify_hash(&hash, &signed), Ok(()));
}

#[test]
fn signatures() {
    let records: Vec<Record> =
        rsp::parse(&vectors("rfc6979.txt")).into_iter().flat_map(|s| s.records).collect();
    let (private, public) = (keys(&records, "PrivateKey"), keys(&records, "PublicKey"));
    let mut count = 0;
    for record in records.iter().filter(|record| record.has("DigestSign")) {
        let curve = record.text("Key").trim_end_matches("_PRIV");
        let (private, public) = (&private[&format!("{curve}_PRIV")], &public[&format!("{curve}_PUB")]);
        count += usize::from(with_curve!(curve, |c| check(record, private, public, &c)).is_some());
    }
    assert_eq!(count, 4 * 5 * 2);
}

/// Typed from the RFC itself, so that the file is not its own witness: one (r, s) of each section.
#[test]
fn values_of_the_rfc() {
    fn run<C: ecdsa_core::EcdsaCurve>(d: &str, r: &str, s: &str) {
        use signature::Signer;
        let key = SigningKey::<C>::from_slice(&hex::decode(d).unwrap()).unwrap();
        let signature: Signature<C> = key.sign(b"sample");
        assert_eq!(hex::encode_upper(signature.to_bytes()), [r, s].concat());
    }
    run::<ec_group::P224>(
        "F220266E1105BFE3083E03EC7A3A654651F45E37167E88600BF257C1",
        "1CDFE6662DDE1E4A1EC4CDEDF6A1F5A2FB7FBD9145C12113E6ABFD3E",
        "A6694FD7718A21053F225D3F46197CA699D45006C06F871808F43EBC",
    );
    run::<ec_group::P256>(
        "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721",
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
        "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8",
    );
    run::<ec_group::P384>(
        "6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5",
        "94EDBB92A5ECB8AAD4736E56C691916B3F88140666CE9FA73D64C4EA95AD133C81A648152E44ACF96E36DD1E80FABE46",
        "99EF4AEB15F178CEA1FE40DB2603138F130E740A19624526203B6351D0A3A94FA329C145786E679E7B82C71A38628AC8",
    );
    run::<ec_group::P521>(
        "00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC14\
         66F6D8FBEC67DB89EC0C08B0E996B83538",
        "00C328FAFCBD79DD77850370C46325D987CB525569FB63C5D3BC53950E6D4C5F174E25A1EE9017B5D450606ADD152B534931D7\
         D4E8455CC91F9B15BF05EC36E377FA",
        "00617CCE7CF5064806C467F678D3B4080D6F1CC50AF26CA209417308281B68AF282623EAA63E5B5C0723D8B8C37FF0777B1A20\
         F8CCB1DCCC43997F1EE0E44DA4A67A",
    );
}
