use openssl::{hash::MessageDigest, pkey::PKey, sign::Verifier};

fn main() {
    let key = PKey::public_key_from_der(SPKI).unwrap();
    let mut verifier = Verifier::new(MessageDigest::sha256(), &key).unwrap();
    assert!(verifier.verify_oneshot(SIGNATURE, MESSAGE).unwrap());
}
