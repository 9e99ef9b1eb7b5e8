//! Batches give what single operations give, in order, whatever else is in the batch.

mod common;
mod schemes;

use common::numbers;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rsa_core::batch::{self, Decryption, Signing, Verification};
use rsa_core::pss::{self, SaltLength};
use rsa_core::signature::{Keypair, SignatureEncoding, Verifier};
use rsa_core::traits::{PaddingScheme, SignatureScheme};
use rsa_core::{Error, Pkcs1v15Encrypt, Pkcs1v15Sign, RsaPrivateKey, RsaPublicKey};
use schemes::{oaep, pkcs1v15, pss};
use sha2::Sha256;

/// Keys of all kinds, each several times and in no order, so that equal and unequal sizes meet.
fn keys(rng: &mut ChaCha20Rng, count: usize) -> Vec<RsaPrivateKey> {
    let all: Vec<_> = numbers().iter().map(|numbers| numbers.key()).collect();
    (0..count).map(|_| all[rng.next_u32() as usize % all.len()].clone()).collect()
}

#[test]
fn signatures_right_and_wrong() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let schemes: [Box<dyn SignatureScheme>; 4] = [
        Box::new(pkcs1v15("SHA-256")),
        pss("SHA-256", "SHA-256", SaltLength::Digest),
        pss("SHA-256", "SHA-1", SaltLength::Maximum),
        Box::new(Pkcs1v15Sign::new_unprefixed()),
    ];
    let digest = [7; 32];
    let keys = keys(&mut rng, 70);
    let jobs: Vec<_> = keys
        .iter()
        .enumerate()
        .map(|(i, key)| Signing {
            key,
            scheme: &*schemes[i % 4],
            digest: if i % 9 == 5 { &digest[1..] } else { &digest },
        })
        .collect();
    let signatures = batch::sign_with_rng(&mut rng, &jobs);
    assert_eq!(signatures.len(), jobs.len());

    // Every third signature is spoilt, each in another way.
    let public: Vec<RsaPublicKey> = keys.iter().map(RsaPrivateKey::to_public_key).collect();
    let mut spoilt = Vec::new();
    for (i, result) in signatures.iter().enumerate() {
        let wrong_digest = i % 9 == 5 && i % 4 != 3; // unprefixed signatures take any length
        assert_eq!(result.is_err(), wrong_digest, "{i}");
        let mut signature = result.clone().unwrap_or_else(|_| vec![1; keys[i].size() - 1]);
        match i % 12 {
            0 => signature[5] ^= 1,
            3 => signature.push(0),
            6 => signature = public[i].n_bytes(),
            9 => signature.clear(),
            _ => {}
        }
        spoilt.push(signature);
    }
    let verifications: Vec<_> = jobs
        .iter()
        .zip(&public)
        .zip(&spoilt)
        .map(|((job, key), signature)| Verification {
            key,
            scheme: job.scheme,
            digest: job.digest,
            signature,
        })
        .collect();
    let results = batch::verify(&verifications);
    for (i, (job, result)) in verifications.iter().zip(&results).enumerate() {
        assert_eq!(*result, job.key.verify(job.scheme, job.digest, job.signature), "{i}");
        assert_eq!(result.is_ok(), i % 3 != 0 && signatures[i].is_ok(), "{i}: {result:?}");
    }
    assert_eq!(batch::parallel::verify(&verifications), results);
    assert_eq!(batch::verify(&[]), []);
}

#[test]
fn signatures_without_salt_are_those_of_single_operations() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let (keys, scheme) = (keys(&mut rng, 30), pkcs1v15("SHA-256"));
    let jobs: Vec<_> = keys.iter().map(|key| Signing { key, scheme: &scheme, digest: &[9; 32] }).collect();
    let expected: Vec<_> = keys.iter().map(|key| key.sign(scheme, &[9; 32])).collect();
    assert_eq!(batch::sign(&jobs), expected);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    assert_eq!(pool.install(|| batch::parallel::sign(&jobs)), expected);
}

#[test]
fn ciphertexts_right_and_wrong() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let keys = keys(&mut rng, 50);
    let paddings: [Box<dyn PaddingScheme>; 3] =
        [oaep("SHA-256", "SHA-256", b"label"), oaep("SHA-256", "SHA-1", b""), Box::new(Pkcs1v15Encrypt)];
    let mut ciphertexts = Vec::new();
    for (i, key) in keys.iter().enumerate() {
        let message = [i as u8; 20];
        let mut ciphertext = key.to_public_key().encrypt(&mut rng, &*paddings[i % 3], &message).unwrap();
        match i % 10 {
            0 => *ciphertext.last_mut().unwrap() ^= 1,
            4 => ciphertext.push(0),
            7 => ciphertext.fill(0xff),
            _ => {}
        }
        ciphertexts.push(ciphertext);
    }
    let jobs: Vec<_> = keys
        .iter()
        .zip(&ciphertexts)
        .enumerate()
        .map(|(i, (key, ciphertext))| Decryption { key, padding: &*paddings[i % 3], ciphertext })
        .collect();
    let results = batch::decrypt(&jobs);
    for (i, (job, result)) in jobs.iter().zip(&results).enumerate() {
        assert_eq!(*result, job.key.decrypt(job.padding, job.ciphertext), "{i}");
        match i % 10 {
            0 if i % 3 == 2 => assert_ne!(result.as_deref().unwrap(), [i as u8; 20], "{i}"),
            0 => assert_eq!(*result, Err(Error::Decryption), "{i}"),
            4 => assert!(matches!(result, Err(Error::InputLength { .. })), "{i}"),
            7 => assert_eq!(*result, Err(Error::InputOutOfRange), "{i}"),
            _ => assert_eq!(result.as_deref(), Ok(&[i as u8; 20][..]), "{i}"),
        }
    }
    assert_eq!(batch::parallel::decrypt(&jobs), results);
}

#[test]
fn messages_through_the_keys_of_a_scheme() {
    let mut rng = ChaCha20Rng::seed_from_u64(4);
    let keys: Vec<_> = keys(&mut rng, 20).into_iter().map(pss::SigningKey::<Sha256>::new).collect();
    let messages: Vec<Vec<u8>> = (0..20u8).map(|i| vec![i; usize::from(i)]).collect();
    let jobs: Vec<_> = keys.iter().zip(&messages).map(|(key, message)| (key, message.as_slice())).collect();
    let signatures: Vec<_> =
        pss::SigningKey::sign_batch_with_rng(&mut rng, &jobs).into_iter().map(Result::unwrap).collect();
    let public: Vec<_> = keys.iter().map(Keypair::verifying_key).collect();
    let mut jobs: Vec<_> = Vec::new();
    for i in 0..20 {
        public[i].verify(&messages[i], &signatures[i]).unwrap();
        assert_eq!(signatures[i].encoded_len(), keys[i].as_ref().size());
        let message = if i == 11 { &messages[12] } else { &messages[i] };
        jobs.push((&public[i], message.as_slice(), &signatures[i]));
    }
    let results = pss::VerifyingKey::verify_batch(&jobs);
    for (i, result) in results.iter().enumerate() {
        assert_eq!(result.is_ok(), i != 11, "{i}");
    }
}
