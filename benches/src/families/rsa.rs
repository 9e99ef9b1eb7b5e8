//! RSA: signatures, encryption, keys.

use crate::inputs::{MESSAGE, PLAINTEXT, RsaInput};
use crate::operations::{OTHER_BATCHES, RSA_BITS, Rsa};
use crate::{Case, Runner, inputs};
use bn_core::Secret;
use rsa_core::batch::{self, Signing, Verification};
use rsa_core::traits::SignatureScheme;
use rsa_core::{KeyPolicy, Oaep, Pkcs1v15Encrypt, Pkcs1v15Sign, Pss, Result, RsaPrivateKey, RsaPublicKey};
use sha2::{Digest, Sha256};
use std::hint::black_box;

pub(super) fn cases() -> Vec<Case> {
    let listed = RSA_BITS.into_iter().flat_map(|bits| Rsa::ALL.map(|operation| case(bits, operation)));
    let batches =
        OTHER_BATCHES.into_iter().flat_map(|size| [Rsa::SigningBatch(size), Rsa::VerifyFreshKeyBatch(size)]);
    listed.chain(batches.map(|operation| case(2048, operation).only_if_named("batch"))).collect()
}

fn case(bits: usize, operation: Rsa) -> Case {
    let case = Case::new(operation.name(bits), move || runner(inputs::rsa(bits), operation))
        .counting(operation.per_run() as u64);
    if bits == 8192 { case.only_if_named("8192") } else { case }
}

/// Keys of 1024 bits are measured too.
const POLICY: KeyPolicy = KeyPolicy::PERMISSIVE;

fn private_key(input: &RsaInput) -> Result<RsaPrivateKey> {
    RsaPrivateKey::from_der_with_policy(&input.pkcs8, &POLICY)
}

fn public_key(input: &RsaInput) -> Result<RsaPublicKey> {
    RsaPublicKey::from_der_with_policy(&input.spki, &POLICY)
}

fn digest() -> Vec<u8> {
    Sha256::digest(black_box(MESSAGE)).to_vec()
}

fn runner(input: RsaInput, operation: Rsa) -> Runner {
    let (pkcs1, pss) = (Pkcs1v15Sign::new::<Sha256>(), Pss::<Sha256>::new());
    match operation {
        Rsa::Signing => signing(input, pkcs1),
        Rsa::PssSigning => signing(input, pss),
        Rsa::VerifySameKey => verify_same_key(&input, pkcs1, input.signature),
        Rsa::PssVerifySameKey => verify_same_key(&input, pss, input.pss_signature),
        Rsa::VerifyFreshKey => verify_fresh_key(input, pkcs1, |input| input.signature),
        Rsa::PssVerifyFreshKey => verify_fresh_key(input, pss, |input| input.pss_signature),
        Rsa::PrivateKeyParse => Box::new(move || drop(black_box(private_key(&input).expect("a valid key")))),
        Rsa::SigningNoCrt => signing_without_crt(input),
        Rsa::SigningBatch(size) => signing_batch(&input, pkcs1, size),
        Rsa::VerifyFreshKeyBatch(size) => verify_batch(input, pkcs1, size),
        Rsa::OaepEncrypt => oaep_encrypt(input),
        Rsa::OaepDecrypt => {
            let key = private_key(&input).expect("a valid key");
            decrypts(move || key.decrypt(Oaep::<Sha256>::new(), input.oaep_ciphertext))
        }
        Rsa::Pkcs1Decrypt => {
            let key = private_key(&input).expect("a valid key");
            decrypts(move || key.decrypt(Pkcs1v15Encrypt, input.pkcs1_ciphertext))
        }
        Rsa::KeyGen => Box::new(move || drop(black_box(RsaPrivateKey::generate(input.bits).expect("a key")))),
    }
}

fn signing(input: RsaInput, scheme: impl SignatureScheme + Clone + 'static) -> Runner {
    let key = private_key(&input).expect("a valid key");
    let check = key.sign(scheme.clone(), &digest()).expect("a signature");
    public_key(&input)
        .and_then(|key| key.verify(scheme.clone(), &digest(), &check))
        .expect("a valid signature");
    Box::new(move || drop(black_box(key.sign(scheme.clone(), &digest()).expect("a signature"))))
}

fn signing_without_crt(input: RsaInput) -> Runner {
    let key = private_key(&input).expect("a valid key");
    let scheme = Pkcs1v15Sign::new::<Sha256>();
    Box::new(move || {
        let encoded = scheme.encode(key.as_ref(), &digest(), &[]).expect("an encoded message");
        let signature: Secret<Vec<u8>> = key.private_op_without_crt(&encoded).expect("a signature");
        // LEAK: a signature is made to be published.
        assert_eq!(signature.declassify(), input.signature);
    })
}

fn signing_batch(input: &RsaInput, scheme: Pkcs1v15Sign, size: usize) -> Runner {
    let key = private_key(input).expect("a valid key");
    Box::new(move || {
        let digests: Vec<_> = (0..size).map(|_| digest()).collect();
        let jobs: Vec<_> =
            digests.iter().map(|digest| Signing { key: &key, scheme: &scheme, digest }).collect();
        assert!(black_box(batch::sign(&jobs)).iter().all(Result::is_ok));
    })
}

fn verify_batch(input: RsaInput, scheme: Pkcs1v15Sign, size: usize) -> Runner {
    Box::new(move || {
        let parsed: Vec<_> = (0..size).map(|_| (public_key(black_box(&input)), digest())).collect();
        let job = |(key, digest)| Verification { key, scheme: &scheme, digest, signature: input.signature };
        let keys = parsed.iter().map(|(key, digest)| (key.as_ref().expect("a valid key"), digest.as_slice()));
        let jobs: Vec<_> = keys.map(job).collect();
        assert!(batch::verify(&jobs).iter().all(Result::is_ok));
    })
}

fn verify_same_key(
    input: &RsaInput,
    scheme: impl SignatureScheme + Clone + 'static,
    signature: &'static [u8],
) -> Runner {
    let key = public_key(input).expect("a valid key");
    Box::new(move || key.verify(scheme.clone(), &digest(), signature).expect("a valid signature"))
}

fn verify_fresh_key(
    input: RsaInput,
    scheme: impl SignatureScheme + Clone + 'static,
    signature: fn(&RsaInput) -> &'static [u8],
) -> Runner {
    Box::new(move || {
        let key = public_key(black_box(&input)).expect("a valid key");
        key.verify(scheme.clone(), &digest(), signature(&input)).expect("a valid signature");
    })
}

fn oaep_encrypt(input: RsaInput) -> Runner {
    let key = public_key(&input).expect("a valid key");
    let mut rng = getrandom::SysRng;
    Box::new(move || {
        drop(black_box(key.encrypt(&mut rng, Oaep::<Sha256>::new(), PLAINTEXT).expect("a ciphertext")))
    })
}

fn decrypts(mut decrypt: impl FnMut() -> Result<Vec<u8>> + Send + 'static) -> Runner {
    Box::new(move || assert_eq!(decrypt().expect("a plaintext"), PLAINTEXT))
}
