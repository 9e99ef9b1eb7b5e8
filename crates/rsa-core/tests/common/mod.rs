//! Keys for the tests, and their numbers for the oracle.
#![allow(dead_code)] // each test file uses a part

use num_bigint::BigUint;
use rsa_core::{KeyPolicy, RsaPrivateKey};

/// The numbers of a key of `keys/components.txt`.
pub struct Numbers {
    pub name: &'static str,
    pub n: BigUint,
    pub e: BigUint,
    pub d: BigUint,
    pub primes: Vec<BigUint>,
}

/// All keys of `keys/components.txt`.
pub fn numbers() -> Vec<Numbers> {
    let parse = |line: &'static str| {
        let mut fields = line.split_whitespace();
        let name = fields.next()?;
        let mut number = || BigUint::parse_bytes(fields.next()?.as_bytes(), 16);
        let (n, e, d) = (number()?, number()?, number()?);
        Some(Numbers { name, n, e, d, primes: std::iter::from_fn(number).collect() })
    };
    include_str!("../keys/components.txt")
        .lines()
        .map(|line| parse(line).expect("well-formed line"))
        .collect()
}

impl Numbers {
    /// The key of that name.
    pub fn named(name: &str) -> Numbers {
        numbers().into_iter().find(|key| key.name == name).expect("a known name")
    }

    /// The key as the library takes it.
    pub fn key(&self) -> RsaPrivateKey {
        self.try_key().unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    /// The key, or why it is refused.
    pub fn try_key(&self) -> rsa_core::Result<RsaPrivateKey> {
        let primes: Vec<_> = self.primes.iter().map(BigUint::to_bytes_be).collect();
        let primes: Vec<_> = primes.iter().map(Vec::as_slice).collect();
        let [n, e, d] = [&self.n, &self.e, &self.d].map(BigUint::to_bytes_be);
        RsaPrivateKey::from_components_with_policy(&n, &e, &d, &primes, &KeyPolicy::PERMISSIVE)
    }

    /// The length of the modulus in bytes.
    pub fn size(&self) -> usize {
        self.n.bits().div_ceil(8) as usize
    }

    /// `x` as an input of the key's operations.
    pub fn pad(&self, x: &BigUint) -> Vec<u8> {
        let bytes = x.to_bytes_be();
        let mut padded = vec![0; self.size() - bytes.len()];
        padded.extend(bytes);
        padded
    }
}
