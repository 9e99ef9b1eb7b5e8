//! rsa-core: private keys and what is done with them.

use super::{case, poisoned};
use crate::Case;
use benches::inputs;
use bn_core::Secret;
use pkcs1::RsaPrivateKeyRef;
use rsa_core::RsaPrivateKey;

pub(super) static CASES: [Case; 5] = [
    case("rsa-core: private key of 2048 bits from its components", || drop(private_key(2048))),
    case("rsa-core: private operation, 2048 bits", || private_operation(2048)),
    case("rsa-core: private operation, 3072 bits", || private_operation(3072)),
    case("rsa-core: private operation, 2048 bits, batch of 4", private_operations),
    case("rsa-core: private operation without the primes", without_crt),
];

/// A key whose private components are secret from the first byte on. The framing of its DER is public.
fn private_key(bits: usize) -> RsaPrivateKey {
    let input = inputs::rsa(bits);
    let key = RsaPrivateKeyRef::try_from(input.pkcs1.as_slice()).expect("an RSA private key");
    let [d, p, q] = [key.private_exponent, key.prime1, key.prime2].map(|x| poisoned(x.as_bytes().to_vec()));
    let (n, e) = (key.modulus.as_bytes(), key.public_exponent.as_bytes());
    RsaPrivateKey::from_components(n, e, &d, &[&p, &q]).expect("a valid key")
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
    let back = key.to_public_key().public_op(&result.declassify()).expect("an integer below n");
    assert_eq!(back, inputs::rsa(bits).signature);
}
