//! Keys bound to a scheme: every trait of `signature` gives the same, and what is not right is refused.

mod common;

use common::{Numbers, numbers};
use num_bigint::BigUint;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rsa_core::pss::{self, SaltLength, Shake128, Shake128Mask, Shake256, Shake256Mask};
use rsa_core::signature::hazmat::{PrehashSigner, PrehashVerifier, RandomizedPrehashSigner};
use rsa_core::signature::{
    DigestSigner, DigestVerifier, Keypair, MultipartSigner, MultipartVerifier, RandomizedDigestSigner,
    RandomizedMultipartSigner, RandomizedSigner, SignatureEncoding, Signer, Verifier,
};
use rsa_core::{Error, Pkcs1v15Sign, Pss, RsaPrivateKey, RsaPublicKey, pkcs1v15};
use sha1::Sha1;
use sha2::{Digest, Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256, digest::Update};
use sha3::{Sha3_256, Sha3_512};
use spki::der::Encode;
use spki::{DynSignatureAlgorithmIdentifier, SignatureBitStringEncoding};

fn key() -> RsaPrivateKey {
    Numbers::named("2048").key()
}

#[test]
fn every_way_to_sign_by_pkcs1v15_is_the_same() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let signer = pkcs1v15::SigningKey::<Sha256>::new(key());
    let (message, digest) = (b"two parts", Sha256::digest(b"two parts"));
    let feed = |hash: &mut Sha256| Update::update(hash, message);
    let signatures: [pkcs1v15::Signature; 9] = [
        signer.sign(message),
        signer.multipart_sign(&[b"two ", b"parts"]),
        signer.sign_digest(feed),
        signer.sign_prehash(&digest).unwrap(),
        signer.sign_with_rng(&mut rng, message),
        signer.multipart_sign_with_rng(&mut rng, &[b"two", b" parts"]),
        signer.sign_digest_with_rng(&mut rng, feed),
        signer.sign_prehash_with_rng(&mut rng, &digest).unwrap(),
        key().sign(Pkcs1v15Sign::new::<Sha256>(), &digest).unwrap().into(),
    ];
    let verifier = signer.verifying_key();
    for signature in &signatures {
        assert_eq!(signature, &signatures[0]);
    }
    let signature = pkcs1v15::Signature::try_from(&signatures[0].to_vec()[..]).unwrap();
    verifier.verify(message, &signature).unwrap();
    verifier.multipart_verify(&[b"two", b"", b" parts"], &signature).unwrap();
    verifier.verify_prehash(&digest, &signature).unwrap();
    let absorb = |hash: &mut Sha256| {
        Update::update(hash, message);
        Ok(())
    };
    verifier.verify_digest(absorb, &signature).unwrap();
    assert!(verifier.verify(b"other parts", &signature).is_err());
    assert_eq!(signature.to_bitstring().unwrap().raw_bytes(), signature.as_ref());
}

#[test]
fn every_way_to_sign_by_pss_verifies() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let signer = pss::SigningKey::<Sha384>::new(key());
    let (message, digest) = (b"two parts", Sha384::digest(b"two parts"));
    let feed = |hash: &mut Sha384| Update::update(hash, message);
    let signatures: [pss::Signature; 8] = [
        signer.sign(message),
        signer.multipart_sign(&[b"two ", b"parts"]),
        signer.sign_digest(feed),
        signer.sign_prehash(&digest).unwrap(),
        signer.sign_with_rng(&mut rng, message),
        signer.multipart_sign_with_rng(&mut rng, &[b"two", b" parts"]),
        signer.sign_digest_with_rng(&mut rng, feed),
        signer.sign_prehash_with_rng(&mut rng, &digest).unwrap(),
    ];
    for (i, signature) in signatures.iter().enumerate() {
        signer.verifying_key().verify(message, signature).unwrap();
        assert!(signatures[..i].iter().all(|earlier| earlier != signature), "the same salt twice");
    }
    // One seed, one signature: all the randomness is the generator's.
    let again = || signer.sign_with_rng(&mut ChaCha20Rng::seed_from_u64(3), message);
    assert_eq!(again(), again());
}

/// Signs with every rule for salts under keys of every kind, and verifies with every rule.
#[test]
fn salts_of_every_length() {
    let digest = [5; 32];
    for numbers in numbers() {
        let key = numbers.key();
        let longest = (key.modulus_bits() - 1).div_ceil(8) - 34;
        let mut rng = ChaCha20Rng::seed_from_u64(4);
        for (rule, length) in [
            (SaltLength::Digest, 32),
            (SaltLength::Exactly(0), 0),
            (SaltLength::Exactly(33), 33),
            (SaltLength::Maximum, longest),
            (SaltLength::AtLeast(7), 32),
            (SaltLength::AtLeast(40), 40),
        ] {
            let signature = key.sign_with_rng(&mut rng, Pss::<Sha256>::with_salt(rule), &digest).unwrap();
            for (rule, accepted) in [
                (rule, true),
                (SaltLength::AUTO, true),
                (SaltLength::Exactly(length), true),
                (SaltLength::AtLeast(length), true),
                (SaltLength::AtLeast(length + 1), false),
                (SaltLength::Exactly(length + 1), false),
                (SaltLength::Digest, length == 32),
                (SaltLength::Maximum, length == longest),
            ] {
                let result = key.to_public_key().verify(Pss::<Sha256>::with_salt(rule), &digest, &signature);
                assert_eq!(result.is_ok(), accepted, "{} {rule:?} {length}", numbers.name);
            }
        }
        let refused = key.sign(Pss::<Sha256>::new_with_salt(longest + 1), &digest);
        assert!(matches!(refused, Err(Error::ModulusTooShortForScheme { .. })), "{}", numbers.name);
        assert!(key.sign(Pss::<Sha256>::new_with_salt(usize::MAX), &digest).is_err());
    }
}

#[test]
fn shake_as_hash_and_mask() {
    let signer = pss::SigningKey::<Shake128, Shake128Mask>::new(key());
    signer.verifying_key().verify(b"message", &signer.sign(b"message")).unwrap();
    let signer = pss::SigningKey::<Shake256, Shake256Mask>::new(key());
    signer.verifying_key().verify(b"message", &signer.sign(b"message")).unwrap();
}

#[test]
fn altered_signatures_are_refused() {
    for name in ["1025", "2047", "2048", "2049"] {
        let (numbers, digest) = (Numbers::named(name), [5; 32]);
        let key = numbers.key();
        let public = key.to_public_key();
        let both = |signature: &[u8]| {
            [
                public.verify(Pkcs1v15Sign::new::<Sha256>(), &digest, signature),
                public.verify(Pss::<Sha256>::with_salt(SaltLength::AUTO), &digest, signature),
            ]
        };
        for signature in [
            key.sign(Pkcs1v15Sign::new::<Sha256>(), &digest).unwrap(),
            key.sign(Pss::<Sha256>::new(), &digest).unwrap(),
        ] {
            assert_eq!(both(&signature).iter().filter(|result| result.is_ok()).count(), 1);
            for bit in (0..signature.len() * 8).step_by(61) {
                let mut altered = signature.clone();
                altered[bit / 8] ^= 1 << (bit % 8);
                assert!(both(&altered).iter().all(Result::is_err), "{name}: bit {bit}");
            }
            // s + n stands for the same residue
            let sum = (BigUint::from_bytes_be(&signature) + &numbers.n).to_bytes_be();
            assert!(both(&sum).iter().all(Result::is_err));
            assert!(both(&[&[0], &signature[..]].concat()).iter().all(Result::is_err));
            assert!(both(&signature[1..]).iter().all(Result::is_err));
        }
        for trivial in [vec![0; key.size()], [vec![0; key.size() - 1], vec![1]].concat(), public.n_bytes()] {
            assert!(both(&trivial).iter().all(Result::is_err));
        }
    }
}

#[test]
fn digests_of_wrong_length_are_refused() {
    let (key, public) = (key(), key().to_public_key());
    let expected = Error::DigestLength { found: 31, expected: 32 };
    assert_eq!(key.sign(Pkcs1v15Sign::new::<Sha256>(), &[0; 31]), Err(expected.clone()));
    assert_eq!(key.sign(Pss::<Sha256>::new(), &[0; 31]), Err(expected.clone()));
    let signature = key.sign(Pkcs1v15Sign::new::<Sha256>(), &[0; 32]).unwrap();
    assert_eq!(public.verify(Pkcs1v15Sign::new::<Sha256>(), &[0; 31], &signature), Err(expected));
    assert!(public.verify(Pss::<Sha256>::new(), &[0; 33], &signature).is_err());
}

#[test]
fn unprefixed_signatures_take_any_digest_that_fits() {
    let key = Numbers::named("1024").key();
    let scheme = Pkcs1v15Sign::new_unprefixed();
    for length in [0, 36, 117] {
        let signature = key.sign(scheme, &vec![3; length]).unwrap();
        key.to_public_key().verify(scheme, &vec![3; length], &signature).unwrap();
    }
    let refused = Err(Error::ModulusTooShortForScheme { found: 128, minimum: 129 });
    assert_eq!(key.sign(scheme, &[3; 118]), refused);
    let signer = pkcs1v15::SigningKey::<Sha256>::new_unprefixed(key);
    signer.verifying_key().verify(b"message", &signer.sign(b"message")).unwrap();
    assert!(
        pkcs1v15::VerifyingKey::<Sha256>::new(signer.as_ref().to_public_key())
            .verify(b"message", &signer.sign(b"message"))
            .is_err()
    );
}

#[test]
fn integers_without_leading_zeros() {
    // A signature whose first byte is zero, as one of 256 is.
    let signer = pkcs1v15::SigningKey::<Sha256>::new(Numbers::named("1024").key());
    let found =
        (0u32..).map(|i| (i, signer.sign(&i.to_be_bytes()))).find(|(_, s)| s.as_ref()[0] == 0).unwrap();
    let (message, signature) = (found.0.to_be_bytes(), found.1);
    assert!(signature.as_integer().len() < 128 && signature.as_integer()[0] != 0);
    let padded = pkcs1v15::Signature::from_integer(signature.as_integer(), 128).unwrap();
    signer.verifying_key().verify(&message, &padded).unwrap();
    let bare = pkcs1v15::Signature::try_from(signature.as_integer()).unwrap();
    assert!(signer.verifying_key().verify(&message, &bare).is_err());
}

#[test]
fn names_of_signatures() {
    let name = |key: &dyn DynSignatureAlgorithmIdentifier| {
        hex::encode(key.signature_algorithm_identifier().unwrap().to_der().unwrap())
    };
    let (key, public): (RsaPrivateKey, RsaPublicKey) = (key(), key().to_public_key());
    macro_rules! pkcs1v15 {
        ($hash:ty) => {
            name(&pkcs1v15::SigningKey::<$hash>::new(key.clone()))
        };
    }
    // X.509's sha256WithRSAEncryption and its brothers
    assert_eq!(pkcs1v15!(Sha256), "300d06092a864886f70d01010b0500");
    assert_eq!(pkcs1v15!(Sha1), "300d06092a864886f70d0101050500");
    assert_eq!(pkcs1v15!(Sha224), "300d06092a864886f70d01010e0500");
    assert_eq!(pkcs1v15!(Sha384), "300d06092a864886f70d01010c0500");
    assert_eq!(pkcs1v15!(Sha512), "300d06092a864886f70d01010d0500");
    assert_eq!(pkcs1v15!(Sha512_224), "300d06092a864886f70d01010f0500");
    assert_eq!(pkcs1v15!(Sha512_256), "300d06092a864886f70d0101100500");
    assert_eq!(pkcs1v15!(Sha3_256), "300d060960864801650304030e0500");
    assert_eq!(pkcs1v15!(Sha3_512), "300d06096086480165030403100500");
    // as OpenSSL writes them into certificates
    assert_eq!(
        name(&pss::SigningKey::<Sha256>::new(key.clone())),
        "304106092a864886f70d01010a3034a00f300d06096086480165030402010500a11c301a06092a864886f70d010108300d0609608648\
         0165030402010500a203020120"
    );
    assert_eq!(name(&pss::VerifyingKey::<Sha1>::new(public.clone())), "300d06092a864886f70d01010a3000");
    assert_eq!(name(&pss::SigningKey::<Shake128, Shake128Mask>::new(key)), "300a06082b0601050507061e");
    assert_eq!(name(&pss::VerifyingKey::<Shake256, Shake256Mask>::new(public)), "300a06082b0601050507061f");
}

#[test]
fn debug_shows_sizes_only() {
    let shown = format!("{:?}", pss::SigningKey::<Sha256>::new(key()));
    assert_eq!(
        shown,
        "SigningKey { key: RsaPrivateKey { n: 2048 bits, 2 primes }, scheme: Pss { salt: Digest } }"
    );
}
