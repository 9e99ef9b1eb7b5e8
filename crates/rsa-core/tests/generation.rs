//! Generated keys have the properties that FIPS 186-5 asks for; generation can be watched, cancelled, and fail.

use core::ops::ControlFlow;
use num_bigint::BigUint;
use num_integer::Integer;
use rand_chacha::ChaCha20Rng;
use rand_core::{SeedableRng, TryCryptoRng, TryRng};
use rsa_core::keygen::{KeyGenerator, Progress};
use rsa_core::prime::is_probable_prime;
use rsa_core::{Error, RsaPrivateKey};

fn generate(bits: usize, e: &[u8], seed: u64) -> RsaPrivateKey {
    RsaPrivateKey::new_with_exp(&mut ChaCha20Rng::seed_from_u64(seed), bits, e)
        .unwrap_or_else(|error| panic!("{bits} bits: {error}"))
}

fn check(key: &RsaPrivateKey, bits: u64, e: &[u8]) {
    let public = key.to_public_key();
    let (n, e) = (BigUint::from_bytes_be(&public.n_bytes()), BigUint::from_bytes_be(e));
    assert_eq!((n.bits(), BigUint::from_bytes_be(&public.e_bytes())), (bits, e.clone()));
    let values = key.prime_values();
    let [p, q] = [0, 1].map(|i| BigUint::from_bytes_be(values[i].prime.expose()));
    assert_eq!((&p * &q, values.len()), (n, 2));
    for (prime, length) in [(&p, bits.div_ceil(2)), (&q, bits / 2)] {
        // the top two bits and the lowest two are set
        assert_eq!((prime.bits(), prime >> (length - 2), prime % 4u8), (length, 3u8.into(), 3u8.into()));
        assert!(is_probable_prime(&prime.to_bytes_be()));
    }
    let lcm = (&p - 1u8).lcm(&(&q - 1u8));
    let d = BigUint::from_bytes_be(key.d_bytes().expose());
    assert_eq!(d, e.modinv(&lcm).expect("coprime"));
    assert!(d.bits() > bits / 2);
    assert!((p.clone().max(q.clone()) - p.min(q)).bits() > bits / 2 - 100);
}

#[test]
fn keys_of_many_sizes_and_exponents() {
    let f4: &[u8] = &[1, 0, 1];
    let long = (BigUint::from(1u8) << 500u32) + 1u8;
    for (seed, (bits, e)) in [
        (1024, f4),
        (1025, f4),
        (1031, f4),
        (1041, f4),
        (1536, f4),
        (2047, f4),
        (2048, f4),
        (1024, &[3]),
        (1024, &[15]),
        (1024, &[0, 0, 17]),
        (1025, &[0x3b, 0x9a, 0xca, 0x07]), // 10^9 + 7
        (1024, &[0xff, 0xff, 0xff, 0xff]), // 3·5·17·257·65537
        (1024, &long.to_bytes_be()),
    ]
    .into_iter()
    .enumerate()
    {
        check(&generate(bits, e, seed as u64), bits as u64, e);
    }
}

#[test]
#[ignore = "minutes: up to 16384 bits"]
fn large_keys() {
    for bits in [3071, 4096, 6144, 8192, 16384] {
        let start = std::time::Instant::now();
        check(&generate(bits, &[1, 0, 1], bits as u64), bits as u64, &[1, 0, 1]);
        println!("{bits} bits: {:?}", start.elapsed());
    }
}

#[test]
fn the_random_numbers_decide() {
    let key = |seed| generate(1024, &[1, 0, 1], seed).to_public_key();
    assert_eq!(key(1), key(1));
    assert_ne!(key(1), key(2));
    let system = || RsaPrivateKey::generate(1024).expect("the system has random numbers").to_public_key();
    assert_ne!(system(), system());
}

#[test]
fn progress_is_reported_and_can_cancel() {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let mut events = Vec::new();
    let key = KeyGenerator::new(1024).generate_with_rng(&mut rng, &mut |progress| {
        events.push(progress);
        ControlFlow::Continue(())
    });
    assert!(key.is_ok());
    let primes: Vec<_> = events.iter().filter(|&&event| event != Progress::CandidatesTested).collect();
    assert_eq!(primes, [&Progress::PrimeFound(1), &Progress::PrimeFound(2)]);
    for stop in [Progress::CandidatesTested, Progress::PrimeFound(1), Progress::PrimeFound(2)] {
        let key = KeyGenerator::new(1024).generate_with_rng(&mut rng, &mut |progress| {
            if progress == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(key.err(), Some(Error::Cancelled));
    }
}

#[test]
fn sizes_and_exponents_out_of_range_are_refused() {
    let error = |bits, e: &[u8]| KeyGenerator::new(bits).public_exponent(e).generate().expect_err("refused");
    assert_eq!(error(1023, &[3]), Error::ModulusTooSmall { bits: 1023, minimum: 1024 });
    assert_eq!(error(0, &[3]), Error::ModulusTooSmall { bits: 0, minimum: 1024 });
    assert_eq!(error(16385, &[3]), Error::ModulusTooLarge { bits: 16385, maximum: 16384 });
    for e in [&[][..], &[0], &[1], &[2], &[4], &[1, 0, 0]] {
        assert!(matches!(error(1024, e), Error::InvalidArgument(_)), "{e:?}");
    }
    assert!(matches!(error(1024, &[0xff; 64]), Error::InvalidArgument(_)));
}

/// Fails after some bytes.
struct Failing(usize);

impl TryRng for Failing {
    type Error = core::fmt::Error;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Err(core::fmt::Error)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Err(core::fmt::Error)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        self.0 = self.0.checked_sub(out.len()).ok_or(core::fmt::Error)?;
        out.iter_mut().enumerate().for_each(|(i, byte)| *byte = (i * 151 + self.0) as u8);
        Ok(())
    }
}

impl TryCryptoRng for Failing {}

#[test]
fn a_failing_generator_fails_the_generation() {
    for bytes in [0, 64, 65, 1000] {
        assert_eq!(RsaPrivateKey::new(&mut Failing(bytes), 1024).err(), Some(Error::Rng));
    }
}
