//! Scalars against big-integer arithmetic.

use bn_core::Secret;
use bn_core::fixed::PrimeField;
use ec_scalar::{Nonce, Order, P224, P256, P384, P521, RandomError, Scalar, ScalarError};
use num_bigint::BigUint;
use sha2::{Sha256, Sha512};

fn order<C: Order>(curve: &C) -> BigUint {
    integer(curve.scalar_field().modulus().modulus().as_ref())
}

fn integer(words: &[bn_core::Limb]) -> BigUint {
    let mut bytes = vec![0; words.len() * bn_core::LIMB_BYTES];
    bn_core::limbs::write_be(&mut bytes, words);
    BigUint::from_bytes_be(&bytes)
}

fn padded(x: &BigUint, length: usize) -> Vec<u8> {
    let bytes = x.to_bytes_be();
    [vec![0; length - bytes.len()], bytes].concat()
}

fn scalar<C: Order>(x: &BigUint, curve: &C) -> Scalar<C> {
    Scalar::from_be_bytes(&padded(x, curve.scalar_length()), curve).unwrap()
}

fn value<C: Order>(x: &Scalar<C>, curve: &C) -> BigUint {
    BigUint::from_bytes_be(&x.to_be_bytes(curve))
}

/// Neighbours of 0, n/2 and n, powers of two, and limbs of all zeros and all ones.
fn samples(n: &BigUint) -> Vec<BigUint> {
    let mut samples: Vec<BigUint> =
        (0u32..4).flat_map(|i| [i.into(), n - 1u32 - i, (n >> 1u32) - 2u32 + i]).collect();
    for i in (0..n.bits()).step_by(29) {
        samples.push(BigUint::from(1u32) << i);
        samples.push((BigUint::from(1u32) << i) - 1u32);
    }
    for mask in [0x5u32, 0xa, 0x6, 0x9, 0x3, 0xc] {
        let bytes: Vec<u8> = (0..72).map(|i| if mask >> (i / 8 % 4) & 1 == 1 { 0xff } else { 0 }).collect();
        samples.push(BigUint::from_bytes_be(&bytes) % n);
    }
    samples
}

fn arithmetic<C: Order>(curve: C) {
    let n = order(&curve);
    let samples = samples(&n);
    let half = &n >> 1u32;
    for x in &samples {
        let a = scalar(x, &curve);
        assert_eq!(&value(&a, &curve), x);
        assert_eq!(value(&a.neg(&curve), &curve), (&n - x) % &n);
        assert_eq!(value(&a.sqr(&curve), &curve), x * x % &n);
        let inverse = x.modinv(&n).unwrap_or_default();
        assert_eq!(value(&a.invert(&curve), &curve), inverse, "1/{x:x}");
        assert_eq!(value(&a.invert_vartime(&curve), &curve), inverse, "1/{x:x}");
        // LEAK: a test
        assert_eq!(a.is_high(&curve).declassify(), *x > half, "{x:x}");
        let (low, negated) = a.to_low(&curve);
        assert_eq!(value(&low, &curve), if *x > half { &n - x } else { x.clone() });
        // LEAK: a test
        assert_eq!((negated.declassify(), a.is_zero().declassify()), (*x > half, *x == BigUint::ZERO));
        for y in &samples {
            let b = scalar(y, &curve);
            assert_eq!(value(&a.add(&b, &curve), &curve), (x + y) % &n);
            assert_eq!(value(&a.sub(&b, &curve), &curve), (x + &n - y) % &n);
            assert_eq!(value(&a.mul(&b, &curve), &curve), x * y % &n);
            // LEAK: a test
            assert_eq!(a.equals(&b).declassify(), x == y);
        }
    }
    let batch: Vec<_> = samples.iter().map(|x| scalar(x, &curve)).collect();
    let inverses = Scalar::invert_batch_vartime(&batch, &curve);
    let secrets: Vec<_> = batch.iter().map(|x| Secret::new(*x)).collect();
    let secret_inverses = Scalar::invert_batch(&secrets, &curve);
    for (x, (inverse, secret)) in samples.iter().zip(inverses.iter().zip(&secret_inverses)) {
        let expected = x.modinv(&n).unwrap_or_default();
        assert_eq!(value(inverse, &curve), expected);
        assert_eq!(value(secret.expose(), &curve), expected);
    }
    assert!(Scalar::invert_batch(&[], &curve).is_empty());
}

fn ranges<C: Order>(curve: C) {
    let (n, length) = (order(&curve), curve.scalar_length());
    let bytes = |x: &BigUint| padded(x, length);
    for x in [n.clone(), &n + 1u32, (BigUint::from(1u32) << (8 * length)) - 1u32] {
        assert_eq!(Scalar::from_be_bytes(&bytes(&x), &curve).unwrap_err(), ScalarError::OutOfRange);
    }
    assert!(Scalar::from_be_bytes(&bytes(&BigUint::ZERO), &curve).is_ok());
    assert_eq!(Scalar::from_be_bytes_nonzero(&vec![0; length], &curve).unwrap_err(), ScalarError::OutOfRange);
    assert!(Scalar::private_from_be_bytes(&bytes(&(&n - 1u32)), &curve).is_ok());
    for found in [0, length - 1, length + 1] {
        let error = Scalar::from_be_bytes(&vec![1; found], &curve).unwrap_err();
        assert_eq!(error, ScalarError::Length { found, expected: length });
    }
}

/// The leftmost bits of digests of every length, by the definition on big integers.
fn digests<C: Order>(curve: C) {
    let n = order(&curve);
    let expected = |digest: &[u8]| {
        let excess = (8 * digest.len() as u64).saturating_sub(n.bits());
        (BigUint::from_bytes_be(digest) >> excess) % &n
    };
    let check =
        |digest: &[u8]| assert_eq!(value(&Scalar::from_digest(digest, &curve), &curve), expected(digest));
    for length in 0..150 {
        check(&vec![0xff; length]);
        check(&vec![0; length]);
        check(&(0..length).map(|i| (i * 37 + 11) as u8).collect::<Vec<_>>());
    }
    check(&vec![0xa5; 3_000_000]);
    // the leftmost bits are n − 1, n, n + 1 themselves
    let length = curve.scalar_length();
    let shift = 8 * length as u64 - n.bits();
    for x in [&n - 1u32, n.clone(), &n + 1u32] {
        check(&padded(&(x << shift), length));
    }
}

#[test]
fn arithmetic_on_every_order() {
    arithmetic(P224);
    arithmetic(P256);
    arithmetic(P384);
    arithmetic(P521);
}

#[test]
fn encodings_are_checked() {
    ranges(P224);
    ranges(P256);
    ranges(P384);
    ranges(P521);
}

#[test]
fn digests_of_every_length() {
    digests(P224);
    digests(P256);
    digests(P384);
    digests(P521);
}

/// x mod n for any integer of the words: field elements are below p, here everything up to R − 1.
#[test]
fn integers_beyond_the_order() {
    let n = order(&P256);
    for x in [n.clone(), &n + 5u32, &n * 2u32 - 1u32, (BigUint::from(1u32) << 256u32) - 1u32] {
        let mut words = <P256 as Order>::Words::default();
        bn_core::limbs::read_be(&mut words, &(&x % (BigUint::from(1u32) << 256u32)).to_bytes_be());
        let reduced = integer(&words) % &n;
        assert_eq!(value(&Scalar::from_integer(&words, &P256), &P256), reduced);
    }
}

/// RFC 6979, A.2.5 and A.2.7: the nonces of the message "sample".
#[test]
fn nonces_of_rfc_6979() {
    let key = |hex_digits: &str| hex::decode(hex_digits).unwrap();
    let d = key("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721");
    let d = Scalar::private_from_be_bytes(&d, &P256).unwrap();
    use sha2::Digest;
    let k = Nonce::deterministic::<Sha256>(&d, &Sha256::digest(b"sample"), &P256);
    let expected = key("A6E3C57DD01ABE90086538398355DD4C3B17AA873382B0F24D6129493D8AAD60");
    assert_eq!(k.scalar().expose().to_be_bytes(&P256), expected);
    let d = key(
        "00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC1466F6D8FBEC67DB89EC0C08B0E996B83538",
    );
    let d = Scalar::private_from_be_bytes(&d, &P521).unwrap();
    let k = Nonce::deterministic::<Sha512>(&d, &Sha512::digest(b"sample"), &P521);
    let expected = key(
        "01DAE2EA071F8110DC26882D4D5EAE0621A3256FC8847FB9022E2B7D28E6F10198B1574FDD03A9053C08A1854A168AA5A57470EC97DD5CE090124EF52A2F7ECBFFD3",
    );
    assert_eq!(k.scalar().expose().to_be_bytes(&P521), expected);
}

/// A generator that returns one byte for ever.
struct Constant(u8);

impl rand_core::TryRng for Constant {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(u32::from_ne_bytes([self.0; 4]))
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from_ne_bytes([self.0; 8]))
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        out.fill(self.0);
        Ok(())
    }
}

impl rand_core::TryCryptoRng for Constant {}

#[test]
fn hedged_nonces_depend_on_everything() {
    let nonce = |key: u8, digest: u8, fresh: u8| {
        let key = Secret::new(Scalar::from_u8(key, &P384));
        let k = Nonce::hedged::<Sha256, _>(&key, &[digest; 32], &mut Constant(fresh), &P384).unwrap();
        k.scalar().expose().to_be_bytes(&P384)
    };
    let base = nonce(1, 2, 3);
    assert_eq!(base, nonce(1, 2, 3));
    assert!([nonce(2, 2, 3), nonce(1, 3, 3), nonce(1, 2, 4)].iter().all(|other| *other != base));
    let key = Secret::new(Scalar::from_u8(1, &P384));
    let deterministic = Nonce::deterministic::<Sha256>(&key, &[2; 32], &P384);
    assert_ne!(deterministic.scalar().expose().to_be_bytes(&P384), base);
}

#[test]
fn generators_that_are_none_are_noticed() {
    assert!(matches!(Scalar::random(&mut Constant(0), &P256), Err(RandomError::NotRandom)));
    assert!(matches!(Scalar::random(&mut Constant(0xff), &P256), Err(RandomError::NotRandom)));
    // for P-521 the top seven bits of the 66 bytes are dropped by the shift
    assert!(matches!(Scalar::random(&mut Constant(0xff), &P521), Err(RandomError::NotRandom)));
    assert!(Scalar::random(&mut Constant(0x77), &P521).is_ok());
}
