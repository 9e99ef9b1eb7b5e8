//! The raw operations against num-bigint, for every kind of key.

mod common;

use common::{Numbers, numbers};
use num_bigint::BigUint;
use rsa_core::{Error, RsaPrivateKey, RsaPublicKey, Secret};

/// Inputs at the ends of the range, at multiples of a prime, and in between.
fn inputs(key: &Numbers) -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let middle = BigUint::from(0x1234_5678_9abc_def1_u64).modpow(&BigUint::from(1001u32), &key.n);
    vec![BigUint::ZERO, one.clone(), &key.n - one, key.primes[0].clone(), &key.primes[1] * 3u8, middle]
}

#[test]
fn private_operation_is_the_power_by_d() {
    for numbers in numbers() {
        let key = numbers.key();
        assert_eq!((key.size(), key.modulus_bits() as u64), (numbers.size(), numbers.n.bits()));
        for x in inputs(&numbers) {
            let expected = numbers.pad(&x.modpow(&numbers.d, &numbers.n));
            let result = key.private_op(&numbers.pad(&x)).expect("in range");
            assert_eq!(result.expose(), &expected, "{} {x}", numbers.name);
            let slow = key.private_op_without_crt(&numbers.pad(&x)).expect("in range");
            assert_eq!(slow.expose(), &expected, "{} {x}", numbers.name);
        }
    }
}

#[test]
fn public_operations_are_the_power_by_e() {
    for numbers in numbers() {
        let key = numbers.key().to_public_key();
        for x in inputs(&numbers) {
            let expected = numbers.pad(&x.modpow(&numbers.e, &numbers.n));
            assert_eq!(key.public_op(&numbers.pad(&x)).as_ref(), Ok(&expected), "{} {x}", numbers.name);
            let secret = Secret::new(numbers.pad(&x));
            assert_eq!(key.public_op_secret(&secret).as_ref(), Ok(&expected), "{} {x}", numbers.name);
        }
    }
}

#[test]
fn inputs_out_of_range_are_refused() {
    let numbers = Numbers::named("1025");
    let (key, k) = (numbers.key(), numbers.size());
    let public = key.to_public_key();
    let refused = |input: &[u8], error: Error| {
        assert_eq!(key.private_op(input).err(), Some(error.clone()));
        assert_eq!(public.public_op(input).err(), Some(error.clone()));
        assert_eq!(public.public_op_secret(&Secret::new(input.to_vec())).err(), Some(error));
    };
    for found in [0, 1, k - 1, k + 1, 2 * k] {
        refused(&vec![0; found], Error::InputLength { found, expected: k });
    }
    refused(&numbers.pad(&numbers.n), Error::InputOutOfRange);
    refused(&numbers.pad(&(&numbers.n + 1u8)), Error::InputOutOfRange);
    refused(&vec![0xff; k], Error::InputOutOfRange);
}

#[test]
fn a_batch_is_each_operation_alone() {
    let all = numbers();
    let keys: Vec<_> = all.iter().map(|numbers| (numbers.key(), numbers.key().to_public_key())).collect();
    let mut inputs: Vec<_> = all.iter().map(|numbers| numbers.pad(&(&numbers.n - 2u8))).collect();
    inputs[0].fill(0xff);
    inputs[3].pop();
    let last = inputs.len() - 1;
    inputs[last].push(0);
    let private: Vec<_> = keys.iter().zip(&inputs).map(|((key, _), x)| (key, x.as_slice())).collect();
    for (result, (key, input)) in RsaPrivateKey::private_op_batch(&private).iter().zip(&private) {
        let alone = key.private_op(input);
        assert_eq!(result.as_ref().map(Secret::expose), alone.as_ref().map(Secret::expose));
    }
    let public: Vec<_> = keys.iter().zip(&inputs).map(|((_, key), x)| (key, x.as_slice())).collect();
    let alone: Vec<_> = public.iter().map(|(key, input)| key.public_op(input)).collect();
    assert_eq!(RsaPublicKey::public_op_batch(&public), alone);
    assert!(RsaPrivateKey::private_op_batch(&[]).is_empty() && RsaPublicKey::public_op_batch(&[]).is_empty());
}
