//! Programs written for RustCrypto's `p256` 0.14 must need no change but of their `use` lines. Each test is the program
//! of one of that crate's documentation pages, with `p256` replaced by `crypto::p256`.

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
