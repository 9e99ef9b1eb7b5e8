//! Values at the edges, against formulas over big integers, and each class of refused input with its reason.

mod common;

use digest::Digest;
use ec_group::{Curve, NamedCurve, Nonce, P224, P256, P384, P521, PublicKey, Scalar, SecretKey};
use ecdsa_core::{
    Claim, DerError, EcdsaCurve, Part, RecoveryId, Signature, SignatureError, SigningError, SigningKey,
    VerifyingKey, verify_batch,
};
use num_bigint::BigUint;
use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
use sha2::Sha256;

/// Runs a generic function on the four curves.
macro_rules! on_all_curves {
    ($f:ident) => {
        $f::<P224>();
        $f::<P256>();
        $f::<P384>();
        $f::<P521>();
    };
}

/// Runs a generic function on the four curves, and on curves of run time: a general, a = 0, and wider than 256 bits.
macro_rules! on_custom_curves_too {
    ($f:ident) => {
        $f(&P224);
        $f(&P256);
        $f(&P384);
        $f(&P521);
        for name in ["brainpoolP256r1", "secp256k1", "brainpoolP384r1"] {
            $f(&common::custom(name));
        }
    };
}

/// The answer of a key alone, prepared, and in batches of one and of four, which must be the same.
fn in_every_way<C: Curve>(
    key: &VerifyingKey<C>,
    hash: &[u8],
    signature: &Signature<C>,
) -> Result<(), SignatureError> {
    let answer = key.verify_hash(hash, signature);
    assert_eq!(key.prepare().verify_hash(hash, signature), answer);
    for size in [1, 4] {
        let claims = vec![Claim { key, hash, signature }; size];
        assert!(verify_batch(&claims).iter().all(|one| *one == answer));
    }
    answer
}

fn order<C: Curve>(curve: &C) -> BigUint {
    let minus_one = Scalar::one(curve).neg(curve).to_be_bytes(curve);
    BigUint::from_bytes_be(&minus_one) + 1u8
}

fn fixed<C: Curve>(value: &BigUint, curve: &C) -> Vec<u8> {
    let bytes = value.to_bytes_be();
    [vec![0; curve.scalar_length() - bytes.len()], bytes].concat()
}

fn scalar<C: Curve>(value: &BigUint, curve: &C) -> Scalar<C> {
    Scalar::from_be_bytes(&fixed(value, curve), curve).unwrap()
}

fn key<C: Curve>(seed: u8, curve: &C) -> SigningKey<C> {
    SigningKey::try_random_on(&mut ChaCha20Rng::from_seed([seed; 32]), curve).unwrap()
}

/// s = k⁻¹(e + r·d) over big integers, for hash values of every length and at every edge.
#[test]
fn signatures_satisfy_the_formula() {
    fn run<C: EcdsaCurve>() {
        let curve = &C::default();
        let n = &order(curve);
        let bits = n.bits() as usize;
        let top = (BigUint::from(1u8) << bits) - 1u8;
        let mut hashes: Vec<Vec<u8>> =
            [1, 2, 19, 20, 27, 28, 29, 32, 47, 48, 49, 64, 65, 66, 67, 100, 4096, 1 << 20]
                .iter()
                .map(|&length| (0..length).map(|i: usize| (i % 251) as u8 ^ 0xa5).collect())
                .collect();
        // 0, 1, n − 1, n, n + 1 and 2^bits − 1, in as many bytes as n has (P-521: shifted up by the bits that fall off)
        for value in [BigUint::ZERO, 1u8.into(), n - 1u8, n.clone(), n + 1u8, top] {
            hashes.push(fixed(&(value << (8 * curve.scalar_length() - bits)), curve));
        }
        for (i, hash) in hashes.iter().enumerate() {
            let d = key(i as u8, curve);
            let k =
                SecretKey::try_random_on(&mut ChaCha20Rng::from_seed([100 + i as u8; 32]), curve).unwrap();
            let nonce = Nonce::from_scalar(k.scalar().duplicate());
            let (signature, _) = d.sign_hash_with_nonce(hash, nonce).unwrap();
            assert_eq!(d.verifying_key().verify_hash(hash, &signature), Ok(()));

            let all = BigUint::from_bytes_be(hash);
            let e = all >> (8 * hash.len()).saturating_sub(bits);
            let big = |bytes: &[u8]| BigUint::from_bytes_be(bytes);
            let r = big(&k.public_key().to_coordinates().0) % n;
            let k_inverse = big(&k.to_octets()).modinv(n).unwrap();
            let s = k_inverse * (e + &r * big(&d.as_secret_key().to_octets())) % n;
            assert_eq!(
                signature.to_vec(),
                [fixed(&r, curve), fixed(&s, curve)].concat(),
                "{} bytes",
                hash.len()
            );
        }
    }
    on_all_curves!(run);
}

/// R whose x is between n and p: r is x − n, and verification has to try r + n.
#[test]
fn an_x_beyond_the_order() {
    fn run<C: Curve>(curve: &C) {
        let hash = [7; 20];
        let mut found = 0;
        for r in 1..40u8 {
            for odd in [false, true] {
                let signature =
                    Signature::from_scalars_on(Scalar::from_u8(r, curve), Scalar::from_u8(3, curve), curve)
                        .unwrap();
                let id = RecoveryId::new(odd, true);
                match VerifyingKey::recover_from_hash_on(&hash, &signature, id) {
                    Ok(key) => {
                        assert_eq!(in_every_way(&key, &hash, &signature), Ok(()));
                        found += 1;
                    }
                    Err(error) => assert_eq!(error, SignatureError::RecoveryPoint),
                }
            }
        }
        assert!(found > 10);
    }
    on_custom_curves_too!(run);
}

/// u₁·G = u₂·Q, where the sum is a doubling; and u₁·G = −u₂·Q, where it is the identity R = O and no signature is
/// valid.
#[test]
fn sums_of_equal_and_of_opposite_points() {
    fn run<C: Curve>(curve: &C) {
        let n = &order(curve);
        let shift = 8 * curve.scalar_length() - n.bits() as usize;
        for seed in 0..4 {
            let (d, k) = (key(seed, curve), key(50 + seed, curve));
            let big = |key: &SigningKey<C>| BigUint::from_bytes_be(&key.as_secret_key().to_octets());
            let x = k.verifying_key().as_public_key().to_coordinates().0;
            let r = BigUint::from_bytes_be(&x) % n;
            let product = &r * big(&d) % n;
            let s = big(&k).modinv(n).unwrap() * (&product + &product) % n;
            let signature = Signature::from_scalars_on(scalar(&r, curve), scalar(&s, curve), curve).unwrap();
            let hash = fixed(&(&product << shift), curve);
            assert_eq!(in_every_way(d.verifying_key(), &hash, &signature), Ok(()));
            let hash = fixed(&((n - &product) << shift), curve);
            let opposite = in_every_way(d.verifying_key(), &hash, &signature);
            assert_eq!(opposite, Err(SignatureError::Mismatch));
        }
    }
    on_custom_curves_too!(run);
}

/// The smallest and the largest keys; every change of a valid triple is a mismatch.
#[test]
fn changes_are_noticed() {
    fn run<C: EcdsaCurve>() {
        let curve = &C::default();
        let hash = Sha256::digest(b"message");
        let largest = fixed(&(order(curve) - 1u8), curve);
        let key = SigningKey::from_slice_on(&largest, curve).unwrap();
        let one = SigningKey::from_slice_on(&fixed(&1u8.into(), curve), curve).unwrap();
        let (signature, id) = key.sign_hash::<Sha256>(&hash).unwrap();
        assert_eq!(key.verifying_key().verify_hash(&hash, &signature), Ok(()));
        assert_eq!(one.verifying_key().verify_hash(&hash, &signature), Err(SignatureError::Mismatch));
        for bit in (0..8 * signature.to_vec().len()).step_by(7) {
            let mut bytes = signature.to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            match Signature::from_slice_on(&bytes, curve) {
                Ok(changed) => {
                    assert_eq!(
                        key.verifying_key().verify_hash(&hash, &changed),
                        Err(SignatureError::Mismatch)
                    );
                }
                Err(error) => assert!(matches!(error, SignatureError::OutOfRange(_))),
            }
        }
        // (r, n − s) is as good as (r, s), with the opposite R.
        let low = signature.normalize_s();
        let high = Signature::from_scalars_on(*low.r(), low.s().neg(curve), curve).unwrap();
        assert!(low.is_s_normalized() && !high.is_s_normalized() && high.normalize_s() == low);
        let flipped = if low == signature { high } else { low };
        assert_eq!(key.verifying_key().verify_hash(&hash, &flipped), Ok(()));
        let recovered = VerifyingKey::recover_from_hash_on(&hash, &flipped, id.negated()).unwrap();
        assert!(recovered == *key.verifying_key());
    }
    on_all_curves!(run);
}

#[test]
fn refused_encodings() {
    let n = order(&P256);
    let (zero, one) = (vec![0; 32], fixed(&1u8.into(), &P256));
    let (largest, order) = (fixed(&(&n - 1u8), &P256), fixed(&n, &P256));
    let parse = |r: &[u8], s: &[u8]| Signature::<P256>::from_slice(&[r, s].concat()).map(|_| ());
    assert_eq!(parse(&one, &largest), Ok(()));
    assert_eq!(parse(&zero, &one), Err(SignatureError::OutOfRange(Part::R)));
    assert_eq!(parse(&one, &zero), Err(SignatureError::OutOfRange(Part::S)));
    assert_eq!(parse(&order, &one), Err(SignatureError::OutOfRange(Part::R)));
    assert_eq!(parse(&one, &order), Err(SignatureError::OutOfRange(Part::S)));
    assert_eq!(parse(&one, &[255; 32]), Err(SignatureError::OutOfRange(Part::S)));
    assert_eq!(parse(&one, &[1; 31]), Err(SignatureError::Length { found: 63, expected: 64 }));
    assert_eq!(parse(&[], &[]), Err(SignatureError::Length { found: 0, expected: 64 }));
    let der = |bytes: &[u8]| Signature::<P256>::from_der(bytes).map(|_| ());
    assert_eq!(der(&[0x30, 6, 2, 1, 1, 2, 1, 0]), Err(SignatureError::OutOfRange(Part::S)));
    assert_eq!(der(&[0x30, 6, 2, 1, 0, 2, 1, 1]), Err(SignatureError::OutOfRange(Part::R)));
    assert_eq!(
        der(&[0x30, 6, 2, 1, 1, 2, 1, 1, 0]),
        Err(SignatureError::Der(DerError::Trailing { bytes: 1 }))
    );
    let long = [&[0x30, 39, 2, 34, 1][..], &[0; 33], &[2, 1, 1]].concat();
    assert_eq!(der(&long), Err(SignatureError::OutOfRange(Part::R)));
    // Signatures of P-521 have more than 127 bytes: their length is 0x81 and one byte.
    let key = key(1, &P521);
    let signature = key.sign_hash::<Sha256>(&[1]).unwrap().0;
    let bytes = signature.to_der();
    assert_eq!(bytes.as_bytes()[1], 0x81);
    assert_eq!(Signature::<P521>::from_der(bytes.as_bytes()), Ok(signature));
}

#[test]
fn refused_hash_values() {
    let key = key(1, &P256);
    let (signature, id) = key.sign_hash::<Sha256>(&[1]).unwrap();
    assert_eq!(key.sign_hash::<Sha256>(&[]).map(|_| ()), Err(SigningError::EmptyDigest));
    let mut rng = ChaCha20Rng::from_seed([0; 32]);
    assert_eq!(
        key.sign_hash_with_rng::<Sha256, _>(&[], &mut rng).map(|_| ()),
        Err(SigningError::EmptyDigest)
    );
    assert_eq!(key.verifying_key().verify_hash(&[], &signature), Err(SignatureError::EmptyDigest));
    let recovered = VerifyingKey::recover_from_hash_on(&[], &signature, id).map(|_| ());
    assert_eq!(recovered, Err(SignatureError::EmptyDigest));
}

#[test]
fn refused_recoveries() {
    fn run<C: EcdsaCurve>() {
        let curve = &C::default();
        let hash = [9; 16];
        let recover = |r: Scalar<C>, s: Scalar<C>, id| {
            let signature = Signature::from_scalars_on(r, s, curve).unwrap();
            VerifyingKey::recover_from_hash_on(&hash, &signature, id).map(|_| ())
        };
        let one = Scalar::one(curve);
        // n − 1 + n is beyond p.
        let overflow = recover(one.neg(curve), one, RecoveryId::new(false, true));
        assert_eq!(overflow, Err(SignatureError::RecoveryOverflow));
        // Half of all x belong to no point.
        let missing = (1..=60).filter(|&r| {
            recover(Scalar::from_u8(r, curve), one, RecoveryId::new(true, false))
                == Err(SignatureError::RecoveryPoint)
        });
        assert!((10..50).contains(&missing.count()));
        // s·R = e·G: the key would be the identity.
        let k = key(3, curve);
        let point = k.verifying_key().as_public_key();
        let r = Scalar::from_integer(&point.as_affine().x_integer(curve), curve);
        let e = Scalar::from_digest(&hash, curve);
        let s = e.mul(&k.as_secret_key().scalar().expose().invert(curve), curve);
        let odd = point.to_sec1(true)[0] == 3;
        assert_eq!(recover(r, s, RecoveryId::new(odd, false)), Err(SignatureError::RecoveryInfinity));
    }
    on_all_curves!(run);
    assert_eq!(RecoveryId::from_byte(4), None);
    assert_eq!(RecoveryId::from_byte(3).map(RecoveryId::to_byte), Some(3));
}

/// A batch answers as its members do, in order, good and bad ones mixed.
#[test]
fn batches() {
    fn run<C: EcdsaCurve>() {
        let curve = &C::default();
        let keys: Vec<_> = (0..5).map(|seed| key(seed, curve)).collect();
        // three keys that occur often, and two that occur once
        let owner = |i: usize| if i < 9 { i % 3 } else { i - 6 };
        let hashes: Vec<Vec<u8>> = (0..11u8).map(|i| vec![i; usize::from(i)]).collect();
        let signed: Vec<_> = hashes
            .iter()
            .enumerate()
            .map(|(i, hash)| {
                keys[owner(i)].sign_hash::<Sha256>(if hash.is_empty() { &[1] } else { hash }).unwrap().0
            })
            .collect();
        // Every fourth is asked of the wrong key; the first has no hash value.
        let claims: Vec<_> = (0..11)
            .map(|i| Claim {
                key: keys[owner(if i % 4 == 3 { i - 1 } else { i })].verifying_key(),
                hash: &hashes[i],
                signature: &signed[i],
            })
            .collect();
        let expected: Vec<_> =
            claims.iter().map(|claim| claim.key.verify_hash(claim.hash, claim.signature)).collect();
        assert_eq!(verify_batch(&claims), expected);
        assert_eq!(expected[0], Err(SignatureError::EmptyDigest));
        assert_eq!(expected.iter().filter(|result| result.is_ok()).count(), 8);
        let slices: Vec<&[u8]> = hashes.iter().map(Vec::as_slice).collect();
        let batch = keys[0].sign_hashes::<Sha256>(&slices);
        for (hash, result) in hashes.iter().zip(batch) {
            assert_eq!(
                result.map(|(s, _)| s.to_vec()),
                keys[0].sign_hash::<Sha256>(hash).map(|(s, _)| s.to_vec())
            );
        }
        assert!(verify_batch::<C>(&[]).is_empty());
    }
    on_all_curves!(run);
}

/// `Debug` shows public values alone.
#[test]
fn debug_output() {
    let key = SigningKey::<P256>::from_slice(&[0x42; 32]).unwrap();
    let text = format!("{key:?} {:?} {:?}", key.as_secret_key(), key.verifying_key());
    assert!(!text.contains("424242") && !text.contains("66, 66"), "{text}");
    let public: PublicKey<P256> = (&key).into();
    assert!(text.contains(&format!("{public:?}")));
    assert_eq!(P256::NAME, "P-256");
}
