use crypto::rsa::pkcs1v15::{Signature, VerifyingKey};
use crypto::rsa::{RsaPublicKey, pkcs8::DecodePublicKey, signature::Verifier};

fn main() {
    let key = RsaPublicKey::from_public_key_der(SPKI).unwrap();
    let key = VerifyingKey::<sha2::Sha256>::new(key);
    key.verify(MESSAGE, &Signature::try_from(SIGNATURE).unwrap()).unwrap();
}
