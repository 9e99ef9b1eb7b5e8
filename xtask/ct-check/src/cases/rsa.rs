//! rsa-core: private keys and what is done with them.

use super::{Generator, case, poisoned};
use crate::Case;
use benches::inputs::{self, MESSAGE, PLAINTEXT};
use bn_core::{Secret, Sensitive};
use pkcs1::RsaPrivateKeyRef;
use rsa_core::prime::is_probable_prime;
use rsa_core::traits::SignatureScheme;
use rsa_core::{Oaep, Pkcs1v15Encrypt, Pkcs1v15Sign, Pss, RsaPrivateKey};
use sha2::{Digest, Sha256};

pub(super) static CASES: [Case; 17] = [
    case("RSA 2048 private key from its components", || drop(private_key(2048))),
    case("RSA 2048 private key from PKCS#8", || drop(parsed_private_key(2048))),
    case("RSA 3072 private key from PKCS#8", || drop(parsed_private_key(3072))),
    case("RSA 2048 primes recovered from n, e, d", || drop(without_primes(2048))),
    case("primality of a secret prime", primality),
    case("RSA 1024 key-gen", key_generation),
    case("RSA 2048 private operation", || private_operation(2048)),
    case("RSA 3072 private operation", || private_operation(3072)),
    case("RSA 4096 private operation", || private_operation(4096)),
    case("RSA 2048 private operation, batch of 4", private_operations),
    case("RSA 2048 private operation without the primes", without_crt),
    case("RSA 2048 signing, PKCS#1 v1.5", || signing(Pkcs1v15Sign::new::<Sha256>())),
    case("RSA 2048 signing, PSS", || signing(Pss::<Sha256>::new())),
    case("RSA 2048 OAEP decrypt", oaep_decrypt),
    case("RSA 2048 OAEP decrypt, wrong padding", oaep_decrypt_wrong),
    case("RSA 2048 PKCS#1 decrypt", pkcs1_decrypt),
    case("RSA 2048 PKCS#1 decrypt, wrong padding", pkcs1_decrypt_wrong),
];

/// A key whose private components are secret from the first byte on.
pub(super) fn private_key(bits: usize) -> RsaPrivateKey {
    let input = inputs::rsa(bits);
    let key = RsaPrivateKeyRef::try_from(input.pkcs1.as_slice()).expect("an RSA private key");
    let [d, p, q] = [key.private_exponent, key.prime1, key.prime2].map(|x| poisoned(x.as_bytes().to_vec()));
    let (n, e) = (key.modulus.as_bytes(), key.public_exponent.as_bytes());
    RsaPrivateKey::from_components(n, e, &d, &[&p, &q]).expect("a valid key")
}

/// A key of n, e and a secret d alone.
fn without_primes(bits: usize) -> RsaPrivateKey {
    let input = inputs::rsa(bits);
    let key = RsaPrivateKeyRef::try_from(input.pkcs1.as_slice()).expect("an RSA private key");
    let d = poisoned(key.private_exponent.as_bytes().to_vec());
    RsaPrivateKey::from_components(key.modulus.as_bytes(), key.public_exponent.as_bytes(), &d, &[])
        .expect("a valid key")
}

/// The public test on a prime of a key; the number is secret, that it is prime is not.
fn primality() {
    let input = inputs::rsa(1024);
    let key = RsaPrivateKeyRef::try_from(input.pkcs1.as_slice()).expect("an RSA private key");
    assert!(is_probable_prime(&poisoned(key.prime1.as_bytes().to_vec())));
}

/// A key parsed from a file in which the private integers are secret and their DER framing is public. To the framing
/// belongs an integer's first byte: DER asks for a zero in front of it if its top bit is set.
fn parsed_private_key(bits: usize) -> RsaPrivateKey {
    let input = inputs::rsa(bits);
    let key = RsaPrivateKeyRef::try_from(input.pkcs1.as_slice()).expect("an RSA private key");
    let private =
        [key.private_exponent, key.prime1, key.prime2, key.exponent1, key.exponent2, key.coefficient];
    let ranges = private.map(|integer| {
        let integer = integer.as_bytes();
        let at = input.pkcs8.windows(integer.len()).position(|window| window == integer);
        let at = at.expect("an integer of the file");
        at + 1..at + integer.len()
    });
    let mut der = input.pkcs8.clone();
    ranges.into_iter().for_each(|range| der[range].poison());
    RsaPrivateKey::from_der(&der).expect("a valid key")
}

fn key_generation() {
    drop(RsaPrivateKey::new(&mut Generator(3), 1024).expect("a key"));
}

fn private_operation(bits: usize) {
    let key = private_key(bits);
    let result = key.private_op(inputs::rsa(bits).signature).expect("an integer below n");
    compare(result, &key, bits);
}

fn private_operations() {
    let key = private_key(2048);
    let results = RsaPrivateKey::private_op_batch(&[(&key, inputs::rsa(2048).signature); 4]);
    results.into_iter().for_each(|result| compare(result.expect("an integer below n"), &key, 2048));
}

fn without_crt() {
    let key = private_key(2048);
    let result = key.private_op_without_crt(inputs::rsa(2048).signature).expect("an integer below n");
    compare(result, &key, 2048);
}

/// The public operation takes the result back to where it came from.
fn compare(result: Secret<Vec<u8>>, key: &RsaPrivateKey, bits: usize) {
    // LEAK: a test looks at what it computed.
    let back = key.to_public_key().public_op(&result.declassify()).expect("an integer below n");
    assert_eq!(back, inputs::rsa(bits).signature);
}

fn signing(scheme: impl SignatureScheme) {
    let key = private_key(2048);
    let digest = Sha256::digest(MESSAGE);
    let signature = key.sign(&scheme, &digest).expect("a signature");
    key.to_public_key().verify(&scheme, &digest, &signature).expect("a valid signature");
}

fn oaep_decrypt() {
    let mut plaintext = private_key(2048).decrypt(Oaep::<Sha256>::new(), inputs::rsa(2048).oaep_ciphertext);
    if let Ok(plaintext) = &mut plaintext {
        plaintext.unpoison();
    }
    assert_eq!(plaintext.expect("a plaintext"), PLAINTEXT);
}

fn oaep_decrypt_wrong() {
    let wrong = private_key(2048).decrypt(Oaep::<Sha256>::new(), inputs::rsa(2048).signature);
    assert!(wrong.is_err());
}

fn pkcs1_decrypt() {
    let mut plaintext = private_key(2048).decrypt(Pkcs1v15Encrypt, inputs::rsa(2048).pkcs1_ciphertext);
    if let Ok(plaintext) = &mut plaintext {
        plaintext.unpoison();
    }
    assert_eq!(plaintext.expect("a plaintext"), PLAINTEXT);
}

/// Implicit rejection: a plaintext comes out all the same.
fn pkcs1_decrypt_wrong() {
    let synthetic = private_key(2048).decrypt(Pkcs1v15Encrypt, inputs::rsa(2048).signature);
    assert!(synthetic.is_ok());
}
