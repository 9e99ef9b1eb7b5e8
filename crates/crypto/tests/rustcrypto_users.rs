//! Programs written for RustCrypto's `p256` 0.14 and `rsa` 0.10 must need no change but of their `use` lines. Each test is
//! the program of one of their documentation pages, with `p256` replaced by `crypto::p256` and `rsa` by `crypto::rsa`.

use std::error::Error;

#[test]
fn signing_and_verifying() -> Result<(), Box<dyn Error>> {
    use crypto::p256::{
        SecretKey,
        ecdsa::{Signature, SigningKey, signature::Signer},
        elliptic_curve::Generate,
    };

    let signing_key = SigningKey::generate();
    let verifying_key_bytes = signing_key.verifying_key().to_sec1_point(false);
    let message = b"ECDSA proves knowledge of a secret number in the context of a single message";
    let signature: Signature = signing_key.sign(message);

    use crypto::p256::{
        Sec1Point,
        ecdsa::{VerifyingKey, signature::Verifier},
    };

    let verifying_key = VerifyingKey::from_sec1_bytes(verifying_key_bytes.as_ref())?;
    verifying_key.verify(message, &signature)?;

    let secret_key: SecretKey = Generate::generate();
    let point = Sec1Point::from(secret_key.public_key());
    assert_eq!(point.as_bytes().len(), 65);
    Ok(())
}

#[test]
fn ephemeral_diffie_hellman() -> Result<(), Box<dyn Error>> {
    use crypto::p256::{PublicKey, Sec1Point, ecdh::EphemeralSecret, elliptic_curve::Generate};

    let alice_secret = <EphemeralSecret as Generate>::generate();
    let alice_pk_bytes = Sec1Point::from(alice_secret.public_key());
    let bob_secret = EphemeralSecret::generate();
    let bob_pk_bytes = Sec1Point::from(bob_secret.public_key());

    let bob_public = PublicKey::from_sec1_bytes(bob_pk_bytes.as_ref())?;
    let alice_shared = alice_secret.diffie_hellman(&bob_public);
    let alice_public =
        PublicKey::from_sec1_bytes(alice_pk_bytes.as_ref()).expect("alice's public key is invalid!");
    let bob_shared = bob_secret.diffie_hellman(&alice_public);
    assert_eq!(alice_shared.raw_secret_bytes(), bob_shared.raw_secret_bytes());
    Ok(())
}

#[test]
fn pem() -> Result<(), Box<dyn Error>> {
    use crypto::p256::SecretKey;

    let pem = r#"-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaWJBcVYaYzQN4OfY
afKgVJJVjhoEhotqn4VKhmeIGI2hRANCAAQcrP+1Xy8s79idies3SyaBFSRSgC3u
oJkWBoE32DnPf8SBpESSME1+9mrBF77+g6jQjxVfK1L59hjdRHApBI4P
-----END PRIVATE KEY-----"#;
    let secret_key = SecretKey::from_pem(pem)?;

    use crypto::p256::PublicKey;
    use crypto::p256::elliptic_curve::sec1::ToSec1Point;
    use crypto::p256::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};

    let der = secret_key.to_pkcs8_der()?;
    assert_eq!(SecretKey::from_pkcs8_der(der.as_bytes())?.to_bytes(), secret_key.to_bytes());
    assert_eq!(secret_key.to_pkcs8_pem(Default::default())?.trim(), pem);
    assert_eq!(pem.parse::<SecretKey>()?, secret_key);
    let public_key: PublicKey = secret_key.public_key();
    let document = public_key.to_public_key_der()?;
    assert_eq!(PublicKey::from_public_key_der(document.as_ref())?, public_key);
    assert_eq!(public_key.to_string().parse::<PublicKey>()?, public_key);
    assert_eq!(ToSec1Point::to_sec1_point(&public_key, false).as_bytes()[0], 4);
    Ok(())
}

#[test]
fn prehash_digest_and_randomness() -> Result<(), Box<dyn Error>> {
    use crypto::p256::ecdsa::{
        DerSignature, RecoveryId, Signature, SigningKey, VerifyingKey,
        signature::{
            DigestSigner, DigestVerifier, Keypair, RandomizedSigner, SignatureEncoding, Signer, Verifier,
            hazmat::{PrehashSigner, PrehashVerifier, RandomizedPrehashSigner},
        },
    };
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
    use sha2::{Digest, Sha256, Sha384};

    let key = SigningKey::random(&mut ChaCha20Rng::from_seed([1; 32]));
    let public: VerifyingKey = Keypair::verifying_key(&key);
    let message = b"message";

    let signature: Signature = key.try_sign(message)?;
    let der: DerSignature = key.sign(message);
    assert_eq!(signature.to_der(), der);
    assert_eq!(Signature::try_from(SignatureEncoding::to_bytes(&signature).as_slice())?, signature);
    assert_eq!(DerSignature::try_from(SignatureEncoding::to_vec(&der).as_slice())?, der);
    public.verify(message, &der)?;

    let prehashed: Signature = key.sign_prehash(&Sha256::digest(message))?;
    assert_eq!(prehashed, signature);
    public.verify_prehash(&Sha256::digest(message), &prehashed)?;
    let streamed: Signature = key.sign_digest(|digest: &mut Sha256| {
        Digest::update(digest, b"mess");
        Digest::update(digest, b"age");
    });
    assert_eq!(streamed, signature);
    public.verify_digest(
        |digest: &mut Sha256| {
            Digest::update(digest, message);
            Ok(())
        },
        &streamed,
    )?;
    let other_hash: Signature = key.sign_prehash(&Sha384::digest(message))?;
    public.verify_prehash(&Sha384::digest(message), &other_hash)?;

    let mut rng = ChaCha20Rng::from_seed([2; 32]);
    let hedged: Signature = key.sign_with_rng(&mut rng, message);
    let again: Signature = key.sign_with_rng(&mut rng, message);
    assert!(hedged != signature && again != hedged);
    public.verify(message, &hedged)?;
    let hedged: DerSignature = key.sign_prehash_with_rng(&mut rng, &Sha256::digest(message))?;
    public.verify_prehash(&Sha256::digest(message), &hedged)?;

    let (signature, id): (Signature, RecoveryId) = key.sign(message);
    assert_eq!(VerifyingKey::recover_from_msg(message, &signature, id)?, public);
    assert_eq!(RecoveryId::trial_recovery_from_msg(&public, message, &signature)?, id);
    let (r, s) = signature.split_bytes();
    assert_eq!(Signature::from_scalars(r, s)?, signature);
    Ok(())
}

#[test]
fn rsa_in_one_call() -> Result<(), Box<dyn Error>> {
    use crypto::rsa::errors::Error::Verification;
    use crypto::rsa::sha2::{Digest, Sha256};
    use crypto::rsa::traits::PublicKeyParts;
    use crypto::rsa::{Oaep, Pkcs1v15Encrypt, Pkcs1v15Sign, PrivateKey, PublicKey};
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};

    let mut rng = ChaCha20Rng::from_seed([3; 32]);
    let private_key = PrivateKey::new(&mut rng, 2048).expect("failed to generate a key");
    let public_key = PublicKey::from(&private_key);
    assert_eq!(private_key.as_public_key(), &public_key);
    assert_eq!((private_key.n_bytes(), private_key.e_bytes()), (public_key.n_bytes(), vec![1, 0, 1]));
    assert_eq!(PublicKeyParts::size(&private_key), 256);

    // each shorthand is its longer form
    let (data, digest) = (b"hello world", Sha256::digest(b"hello world"));
    let signature = private_key.pkcs1v15_sign::<Sha256>(data)?;
    assert_eq!(signature, private_key.sign(Pkcs1v15Sign::new::<Sha256>(), &digest)?);
    assert_eq!(signature, private_key.pkcs1v15_sign_prehash::<Sha256>(&digest)?);
    assert_eq!(signature, private_key.pkcs1v15_sign_with_rng::<Sha256, _>(&mut rng, data)?);
    assert_eq!(signature, private_key.pkcs1v15_sign_prehash_with_rng::<Sha256, _>(&mut rng, &digest)?);
    public_key.pkcs1v15_verify::<Sha256>(data, &signature)?;
    public_key.pkcs1v15_verify_prehash::<Sha256>(&digest, &signature)?;
    assert_eq!(public_key.pss_verify::<Sha256>(data, &signature), Err(Verification));
    for signature in [
        private_key.pss_sign::<Sha256>(data)?,
        private_key.pss_sign_prehash::<Sha256>(&digest)?,
        private_key.pss_sign_with_rng::<Sha256, _>(&mut rng, data)?,
        private_key.pss_sign_prehash_with_rng::<Sha256, _>(&mut rng, &digest)?,
    ] {
        public_key.pss_verify::<Sha256>(data, &signature)?;
        public_key.pss_verify_prehash::<Sha256>(&digest, &signature)?;
        assert_eq!(public_key.pss_verify::<Sha256>(b"hello", &signature), Err(Verification));
        assert_eq!(public_key.pkcs1v15_verify::<Sha256>(data, &signature), Err(Verification));
    }
    for ciphertext in [
        public_key.oaep_encrypt::<Sha256>(data)?,
        public_key.oaep_encrypt_with_rng::<Sha256, _>(&mut rng, data)?,
    ] {
        assert_eq!(private_key.oaep_decrypt::<Sha256>(&ciphertext)?, data);
        assert_eq!(private_key.oaep_decrypt_with_rng::<Sha256, _>(&mut rng, &ciphertext)?, data);
        assert_eq!(private_key.decrypt_blinded(&mut rng, Oaep::<Sha256>::new(), &ciphertext)?, data);
    }
    for ciphertext in
        [public_key.pkcs1v15_encrypt(data)?, public_key.pkcs1v15_encrypt_with_rng(&mut rng, data)?]
    {
        assert_eq!(private_key.pkcs1v15_decrypt(&ciphertext)?, data);
        assert_eq!(private_key.pkcs1v15_decrypt_with_rng(&mut rng, &ciphertext)?, data);
        assert_eq!(private_key.decrypt(Pkcs1v15Encrypt, &ciphertext)?, data);
    }
    Ok(())
}

#[test]
fn rsa_keys_of_a_scheme() -> Result<(), Box<dyn Error>> {
    use crypto::rsa::pkcs8::{DecodePrivateKey, EncodePrivateKey, LineEnding};
    use crypto::rsa::sha2::Sha256;
    use crypto::rsa::signature::{Keypair, RandomizedSigner, SignatureEncoding, Verifier};
    use crypto::rsa::traits::{Decryptor, EncryptingKeypair, RandomizedEncryptor};
    use crypto::rsa::{PrivateKey, oaep, pss};
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};

    let mut rng = ChaCha20Rng::from_seed([4; 32]);
    let signing_key = pss::BlindedSigningKey::<Sha256>::random(&mut rng, 2048)?;
    let signature = signing_key.sign_with_rng(&mut rng, b"hello world");
    assert_eq!(signature.to_bytes().len(), 256);
    signing_key.verifying_key().verify(b"hello world", &signature)?;

    let pem = signing_key.to_pkcs8_pem(LineEnding::LF)?;
    assert_eq!(pss::SigningKey::<Sha256>::from_pkcs8_pem(&pem)?, signing_key);
    let private_key = PrivateKey::from_pkcs8_pem(&pem)?;
    assert_ne!(private_key, PrivateKey::new(&mut rng, 1024)?);
    let decrypting_key = oaep::DecryptingKey::<Sha256>::new(private_key);
    let ciphertext = decrypting_key.encrypting_key().encrypt_with_rng(&mut rng, b"secret")?;
    assert_eq!(decrypting_key.decrypt(&ciphertext)?, b"secret");
    Ok(())
}
