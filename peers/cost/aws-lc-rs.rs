use aws_lc_rs::signature::{RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};

fn main() {
    // the RSAPublicKey inside of the SubjectPublicKeyInfo
    UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, &SPKI[24..]).verify(MESSAGE, SIGNATURE).unwrap();
}
