use graviola::signing::rsa::VerifyingKey;

fn main() {
    // the RSAPublicKey inside of the SubjectPublicKeyInfo
    VerifyingKey::from_pkcs1_der(&SPKI[24..]).unwrap().verify_pkcs1_sha256(SIGNATURE, MESSAGE).unwrap();
}
