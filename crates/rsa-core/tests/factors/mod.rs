//! Private keys from files that give no primes.

use num_bigint::BigUint;
use rsa_core::{KeyPolicy, RsaPrivateKey};

/// The key of n, e, d: factors n by the square roots of 1 that e·d − 1 gives.
pub fn private_key(n: &[u8], e: &[u8], d: &[u8]) -> RsaPrivateKey {
    let [big_n, big_e, big_d] = [n, e, d].map(BigUint::from_bytes_be);
    let one = BigUint::from(1u8);
    let multiple = &big_e * &big_d - &one;
    let twos = multiple.trailing_zeros().unwrap();
    let odd = &multiple >> twos;
    let factor = (2u32..).find_map(|base| {
        let mut x = BigUint::from(base).modpow(&odd, &big_n);
        for _ in 0..twos {
            let square = &x * &x % &big_n;
            if square == one && x != one && x != &big_n - &one {
                return Some(gcd(x - &one, big_n.clone()));
            }
            x = square;
        }
        None
    });
    let p = factor.unwrap();
    let q = &big_n / &p;
    let primes: [&[u8]; 2] = [&p.to_bytes_be(), &q.to_bytes_be()];
    RsaPrivateKey::from_components_with_policy(n, e, d, &primes, &KeyPolicy::PERMISSIVE).unwrap()
}

fn gcd(mut a: BigUint, mut b: BigUint) -> BigUint {
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}
