//! Every field of a key is checked: a wrong value is refused by its name, an absent one computed.

mod common;

use common::{Numbers, numbers};
use num_bigint::BigUint;
use rsa_core::{Error, Field, KeyNumbers, KeyPolicy, PrimeNumbers, Result, RsaPrivateKey, RsaPublicKey};

/// All numbers of a key, to be spoilt one by one.
#[derive(Clone)]
struct All {
    n: BigUint,
    e: BigUint,
    d: BigUint,
    primes: Vec<BigUint>,
    exponents: Vec<BigUint>,
    /// Of the second prime first
    coefficients: Vec<BigUint>,
}

impl All {
    fn of(key: &Numbers) -> All {
        let primes = key.primes.clone();
        let exponents = primes.iter().map(|p| &key.d % (p - 1u8)).collect();
        let mut coefficients = vec![primes[1].modinv(&primes[0]).expect("coprime")];
        for i in 2..primes.len() {
            let product: BigUint = primes[..i].iter().product();
            coefficients.push(product.modinv(&primes[i]).expect("coprime"));
        }
        All { n: key.n.clone(), e: key.e.clone(), d: key.d.clone(), primes, exponents, coefficients }
    }

    fn key(&self) -> Result<RsaPrivateKey> {
        let bytes = |numbers: &[BigUint]| numbers.iter().map(BigUint::to_bytes_be).collect::<Vec<_>>();
        let (primes, exponents) = (bytes(&self.primes), bytes(&self.exponents));
        let coefficients = bytes(&self.coefficients);
        let coefficient = |i: usize| i.checked_sub(1).map(|i| coefficients[i].as_slice());
        let primes: Vec<_> = (0..primes.len())
            .map(|i| PrimeNumbers {
                prime: &primes[i],
                exponent: Some(&exponents[i]),
                coefficient: coefficient(i),
            })
            .collect();
        let [n, e, d] = [&self.n, &self.e, &self.d].map(BigUint::to_bytes_be);
        let numbers = KeyNumbers { n: &n, e: &e, d: &d, primes: &primes };
        RsaPrivateKey::from_numbers(&numbers, &KeyPolicy::PERMISSIVE)
    }
}

/// The field that is refused, or none.
fn refused(result: Result<RsaPrivateKey>) -> Option<Field> {
    match result {
        Ok(_) => None,
        Err(Error::InvalidKey { field, .. }) => Some(field),
        Err(error) => panic!("another error: {error}"),
    }
}

#[test]
fn all_keys_load_with_their_crt_values() {
    for numbers in numbers() {
        let key = All::of(&numbers).key().unwrap_or_else(|error| panic!("{}: {error}", numbers.name));
        let input = numbers.pad(&BigUint::from(0x1234_5678u32));
        let expected = numbers.pad(&BigUint::from(0x1234_5678u32).modpow(&numbers.d, &numbers.n));
        assert_eq!(key.private_op(&input).expect("in range").expose(), &expected);
    }
}

#[test]
fn a_wrong_value_is_refused_by_name() {
    for name in ["1024", "1024-p-less-than-q", "1041-unequal", "2048-e3", "2048-four-primes"] {
        let good = All::of(&Numbers::named(name));
        let spoil = |expected: Field, change: &dyn Fn(&mut All)| {
            let mut bad = good.clone();
            change(&mut bad);
            assert_eq!(refused(bad.key()), Some(expected), "{name}");
        };
        for delta in [2u32, 4, 65536] {
            spoil(Field::Modulus, &|key| key.n += delta);
            spoil(Field::PrivateExponent, &|key| key.d += delta);
            for i in 0..good.primes.len() {
                spoil(Field::Modulus, &|key| key.primes[i] += delta);
                spoil(Field::CrtExponent(i + 1), &|key| key.exponents[i] += delta);
                spoil(Field::CrtExponent(i + 1), &|key| key.exponents[i] -= delta);
                if i > 0 {
                    spoil(Field::CrtCoefficient(i + 1), &|key| key.coefficients[i - 1] += delta);
                }
            }
        }
        // congruent, but not reduced
        spoil(Field::CrtExponent(1), &|key| key.exponents[0] += &key.primes[0] - 1u8);
        spoil(Field::CrtExponent(2), &|key| key.exponents[1] += &key.primes[1] - 1u8);
        spoil(Field::CrtCoefficient(2), &|key| key.coefficients[0] += &key.primes[0]);
        spoil(Field::CrtExponent(1), &|key| key.exponents[0] = BigUint::ZERO);
        spoil(Field::CrtCoefficient(2), &|key| key.coefficients[0] = BigUint::ZERO);
        spoil(Field::PrivateExponent, &|key| key.d = BigUint::ZERO);
        spoil(Field::PrivateExponent, &|key| key.d = key.n.clone());
        spoil(Field::PrivateExponent, &|key| key.d += &key.n);
        spoil(Field::CrtExponent(1), &|key| key.e += 2u8);
        spoil(Field::PublicExponent, &|key| key.e = BigUint::from(1u8));
        spoil(Field::PublicExponent, &|key| key.e += 1u8);
        spoil(Field::PublicExponent, &|key| key.e = &key.n + 2u8);
        spoil(Field::PublicExponent, &|key| key.e = key.n.clone());
        spoil(Field::Modulus, &|key| key.n += 1u8);
        // the primes exchanged, their exponents too, but not the coefficient
        spoil(Field::CrtCoefficient(2), &|key| {
            key.primes.swap(0, 1);
            key.exponents.swap(0, 1);
        });
        // 1 and n; a prime times 1
        spoil(Field::Prime(1), &|key| {
            key.primes = vec![BigUint::from(1u8), key.n.clone()];
            key.exponents.truncate(2);
        });
    }
}

#[test]
fn composite_or_repeated_primes_are_refused() {
    let key = Numbers::named("2048-four-primes");
    // two composites: d does not belong to φ of them
    let joined = vec![&key.primes[0] * &key.primes[1], &key.primes[2] * &key.primes[3]];
    let joined = Numbers { primes: joined, ..Numbers::named("2048-four-primes") };
    assert_eq!(refused(joined.try_key()), Some(Field::PrivateExponent));
    let (p, q) = (&key.primes[0], &key.primes[1]);
    // p·p: no coefficient exists
    let n = p * p;
    let d = key.e.modinv(&(p * (p - 1u8))).expect("coprime");
    let square = Numbers { primes: vec![p.clone(), p.clone()], n, e: key.e.clone(), d, name: "square" };
    assert_eq!(refused(square.try_key()), Some(Field::Prime(2)));
    let even = Numbers { primes: vec![q * 2u8, p.clone()], n: p * q * 2u8 + 1u8, ..Numbers::named("1024") };
    assert_eq!(refused(even.try_key()), Some(Field::Modulus));
}

#[test]
fn the_number_and_size_of_primes_are_bounded() {
    let mut key = Numbers::named("1024");
    key.primes.truncate(1);
    assert!(matches!(key.try_key(), Err(Error::InvalidArgument(_))));
    key.primes = vec![BigUint::from(3u8); 17];
    assert!(matches!(key.try_key(), Err(Error::InvalidArgument(_))));
    let tiny = BigUint::from((1u64 << 61) - 1);
    key.n = &key.primes[0] * &Numbers::named("1024").n;
    let cofactor = Numbers::named("1024").n;
    key.n = &cofactor * &tiny;
    key.primes = vec![cofactor, tiny];
    key.d = BigUint::from(3u8);
    assert!(key.try_key().is_err());
}

#[test]
fn primes_are_recovered_from_n_e_d() {
    for mut numbers in numbers() {
        let primes = numbers.primes.len();
        numbers.primes.clear();
        if primes > 2 {
            let error = numbers.try_key().expect_err("primes that cannot be recovered").to_string();
            let reason = "does not belong to two primes: a modulus of three or more needs them given";
            assert!(error.ends_with(reason), "{}: {error}", numbers.name);
            continue;
        }
        let key = numbers.key();
        let x = BigUint::from(0xdead_beefu32);
        let expected = numbers.pad(&x.modpow(&numbers.d, &numbers.n));
        assert_eq!(
            key.private_op(&numbers.pad(&x)).expect("in range").expose(),
            &expected,
            "{}",
            numbers.name
        );
        numbers.d += 2u8;
        assert_eq!(refused(numbers.try_key()), Some(Field::PrivateExponent), "{}", numbers.name);
    }
}

#[test]
fn sizes_are_policy_and_named_in_the_error() {
    let public = |bits: usize, e: &BigUint, policy: &KeyPolicy| {
        let n = (BigUint::from(1u8) << (bits - 1)) + 1u8;
        RsaPublicKey::new_with_policy(&n.to_bytes_be(), &e.to_bytes_be(), policy)
            .map(|key| key.modulus_bits())
    };
    let (default, e) = (KeyPolicy::default(), BigUint::from(65537u32));
    assert_eq!(public(2048, &e, &default), Ok(2048));
    assert_eq!(public(8192, &e, &default), Ok(8192));
    let small = public(1024, &e, &default).expect_err("below the minimum");
    assert_eq!(small, Error::ModulusTooSmall { bits: 1024, minimum: 2048 });
    assert_eq!(small.to_string(), "modulus of 1024 bits is below the minimum of 2048");
    assert_eq!(public(8193, &e, &default), Err(Error::ModulusTooLarge { bits: 8193, maximum: 8192 }));
    assert_eq!(public(1024, &e, &default.modulus_bits(1024..=2048)), Ok(1024));
    assert_eq!(public(16384, &e, &KeyPolicy::PERMISSIVE), Ok(16384));
    let beyond = default.modulus_bits(0..=100_000);
    assert_eq!(public(65536, &e, &beyond), Err(Error::ModulusTooLarge { bits: 65536, maximum: 16384 }));
    assert_eq!(public(511, &e, &beyond), Err(Error::ModulusTooSmall { bits: 511, minimum: 512 }));

    let large = (BigUint::from(1u8) << 33) + 1u8;
    assert_eq!(public(2048, &(&large - 2u8), &default), Ok(2048));
    assert_eq!(public(2048, &large, &default), Err(Error::PublicExponentTooLarge { bits: 34, maximum: 33 }));
    assert_eq!(public(2048, &large, &default.any_public_exponent()), Ok(2048));
    for (e, ok) in [(0u8, false), (1, false), (2, false), (3, true), (4, false)] {
        assert_eq!(public(2048, &BigUint::from(e), &default).is_ok(), ok);
    }
    assert!(matches!(RsaPublicKey::new(&[], &[3]), Err(Error::ModulusTooSmall { bits: 0, .. })));
}

#[test]
fn a_huge_modulus_is_refused_at_once() {
    let n = vec![0xff; 65536 / 8];
    let start = std::time::Instant::now();
    for _ in 0..1000 {
        assert!(RsaPublicKey::new_with_policy(&n, &[1, 0, 1], &KeyPolicy::PERMISSIVE).is_err());
    }
    assert!(start.elapsed().as_micros() < 100_000, "more than 100 µs each");
}

#[test]
fn debug_shows_sizes_alone() {
    let key = Numbers::named("1536-three-primes").key();
    assert_eq!(format!("{key:?}"), "RsaPrivateKey { n: 1536 bits, 3 primes }");
    assert_eq!(format!("{:?}", key.to_public_key()), "RsaPublicKey { n: 1536 bits, e: 17 bits }");
    fn shareable<T: Send + Sync + Clone + 'static>(_: &T) {}
    shareable(&key);
    shareable(&key.to_public_key());
}
