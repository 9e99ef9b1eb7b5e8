//! RFC 9474: its vectors, and what must be refused.

use num_bigint::BigUint;
use rsa_core::blind::{BlindingSecret, Rsabssa, blind_sign};
use rsa_core::rand_core::{TryCryptoRng, TryRng};
use rsa_core::{Error, KeyPolicy, RsaPrivateKey};
use sha2::Sha384;
use std::convert::Infallible;
use testkit::rsp::{self, Record};

/// A generator that gives bytes prepared in advance.
struct Replay(std::vec::IntoIter<u8>);

impl Replay {
    fn new(parts: &[&[u8]]) -> Replay {
        Replay(parts.concat().into_iter())
    }
}

impl TryRng for Replay {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("bytes are drawn, not words")
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("bytes are drawn, not words")
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        out.iter_mut().for_each(|byte| *byte = self.0.next().expect("more bytes drawn than prepared"));
        Ok(())
    }
}

impl TryCryptoRng for Replay {}

fn variant(name: &str) -> Rsabssa<Sha384> {
    match name {
        "RSABSSA-SHA384-PSS-Randomized" => Rsabssa::sha384_pss_randomized(),
        "RSABSSA-SHA384-PSSZERO-Randomized" => Rsabssa::sha384_psszero_randomized(),
        "RSABSSA-SHA384-PSS-Deterministic" => Rsabssa::sha384_pss_deterministic(),
        "RSABSSA-SHA384-PSSZERO-Deterministic" => Rsabssa::sha384_psszero_deterministic(),
        other => panic!("{other}"),
    }
}

fn vectors() -> Vec<(Rsabssa<Sha384>, Record, RsaPrivateKey)> {
    let sections = rsp::parse(include_str!("../../testkit/vectors/rsa/rfc9474.txt"));
    let vector = |section: rsp::Section| {
        let record = section.records[0].clone();
        let number = |name| record.bytes(name);
        let (n, e, d) = (number("n"), number("e"), number("d"));
        let primes: [&[u8]; 2] = [&number("p"), &number("q")];
        let key = RsaPrivateKey::from_components_with_policy(&n, &e, &d, &primes, &KeyPolicy::PERMISSIVE);
        (variant(section.name()), record, key.unwrap())
    };
    sections.into_iter().map(vector).collect()
}

/// The bytes to draw so that the blinding factor is the inverse of `inv`.
fn factor(record: &Record) -> Vec<u8> {
    let [n, inv] = ["n", "inv"].map(|name| BigUint::from_bytes_be(&record.bytes(name)));
    let r = inv.modinv(&n).unwrap().to_bytes_be();
    [vec![0; record.bytes("n").len() + 16 - r.len()], r].concat()
}

#[test]
fn vectors_of_the_rfc() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 4);
    for (scheme, record, key) in vectors {
        let (public, value) = (key.to_public_key(), |name| record.bytes(name));
        let prepared = scheme.prepare(&mut Replay::new(&[&value("msg_prefix")]), &value("msg")).unwrap();
        assert_eq!(prepared, value("input_msg"));
        let mut rng = Replay::new(&[&value("salt"), &factor(&record)]);
        let (blinded, secret) = scheme.blind(&mut rng, &public, &prepared).unwrap();
        assert_eq!(blinded, value("blinded_msg"));
        assert_eq!(*secret.to_bytes(&public), value("inv"));
        assert_eq!(blind_sign(&key, &blinded).unwrap(), value("blind_sig"));
        let secret = BlindingSecret::from_bytes(&public, &value("inv")).unwrap();
        let signature = scheme.finalize(&public, &prepared, &value("blind_sig"), &secret).unwrap();
        assert_eq!(signature.as_ref(), value("sig"));
    }
}

#[test]
fn wrong_answers_and_secrets_are_refused() {
    let (scheme, record, key) = vectors().swap_remove(0);
    let (public, value) = (key.to_public_key(), |name| record.bytes(name));
    let (prepared, blind_sig, inv) = (value("input_msg"), value("blind_sig"), value("inv"));
    let secret = BlindingSecret::from_bytes(&public, &inv).unwrap();
    let finalize = |message: &[u8], answer: &[u8]| scheme.finalize(&public, message, answer, &secret);
    assert_eq!(finalize(b"another message", &blind_sig), Err(Error::Verification));
    assert_eq!(finalize(&prepared, &value("sig")), Err(Error::Verification));
    assert_eq!(finalize(&prepared, &value("n")), Err(Error::InputOutOfRange));
    assert!(matches!(finalize(&prepared, &blind_sig[1..]), Err(Error::InputLength { .. })));
    assert!(BlindingSecret::from_bytes(&public, &value("n")).is_err());
    assert!(BlindingSecret::from_bytes(&public, &inv[1..]).is_err());
    let other = BlindingSecret::from_bytes(&public, &blind_sig).unwrap();
    assert_eq!(scheme.finalize(&public, &prepared, &blind_sig, &other), Err(Error::Verification));
    // A signature with a salt of another length is none of this variant.
    let signature = scheme.finalize(&public, &prepared, &blind_sig, &secret).unwrap();
    let unsalted = Rsabssa::sha384_psszero_randomized().verify(&public, &prepared, &signature);
    assert_eq!(unsalted, Err(Error::Verification));
}

#[test]
fn a_factor_without_inverse_is_drawn_again() {
    let (scheme, record, key) = vectors().swap_remove(0);
    let (public, value) = (key.to_public_key(), |name| record.bytes(name));
    let p = [vec![0; public.size() + 16 - value("p").len()], value("p")].concat();
    let zero = vec![0; public.size() + 16];
    let mut rng = Replay::new(&[&value("salt"), &zero, &p, &factor(&record)]);
    let (blinded, _) = scheme.blind(&mut rng, &public, &value("input_msg")).unwrap();
    assert_eq!(blinded, value("blinded_msg"));
}
