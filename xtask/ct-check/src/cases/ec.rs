//! ec-scalar, ec-group and ecdsa-core: private scalars, nonces, shared secrets.

use super::{Generator, case, finish, poisoned};
use crate::Case;
use benches::inputs::{self, MESSAGE};
use benches::operations::Curve as Name;
use bn_core::{Secret, Sensitive};
use ec_group::{Curve, JacobianPoint, P224, P256, P384, P521, PublicKey, Scalar, SecretKey};
use ecdsa_core::SigningKey;
use sha2::{Digest, Sha256};

pub(super) static CASES: [Case; 15] = [
    case("ec-scalar: scalar arithmetic and inversion, P-256", || scalars(P256, Name::P256)),
    case("ec-scalar: scalar arithmetic and inversion, P-521", || scalars(P521, Name::P521)),
    case("ec-group: a point to affine coordinates, equality, selection", points),
    case("ECDSA P-224 signing", || signing(P224, Name::P224)),
    case("ECDSA P-256 signing", || signing(P256, Name::P256)),
    case("ECDSA P-384 signing", || signing(P384, Name::P384)),
    case("ECDSA P-521 signing", || signing(P521, Name::P521)),
    case("ECDSA P-384 signing, a batch", signing_batch),
    case("ECDSA P-256 signing, hedged", || hedged(P256, Name::P256)),
    case("ECDH P-224", || agreement(P224, Name::P224)),
    case("ECDH P-256", || agreement(P256, Name::P256)),
    case("ECDH P-384", || agreement(P384, Name::P384)),
    case("ECDH P-521", || agreement(P521, Name::P521)),
    case("EC P-256 key-gen", key_generation),
    case("EC P-256 key from SEC1", key_file),
];

/// The private scalar of a curve's key, secret.
fn scalar(name: Name) -> Vec<u8> {
    poisoned(inputs::ec(name).scalar)
}

fn secret_key<C: Curve>(curve: &C, name: Name) -> SecretKey<C> {
    SecretKey::from_slice_on(&scalar(name), curve).expect("a valid key")
}

fn scalars<C: Curve>(curve: C, name: Name) {
    let a = Scalar::private_from_be_bytes(&scalar(name), &curve).expect("a scalar");
    let a = a.expose();
    let b = Scalar::from_digest(&poisoned(vec![0xa7; 70]), &curve);
    let sum = a.add(&b, &curve).sub(&a.neg(&curve), &curve).mul(&b, &curve).sqr(&curve);
    let (low, _) = sum.to_low(&curve);
    let mut chosen = Scalar::select(sum.is_high(&curve) & sum.equals(&low), &sum, &low.invert(&curve));
    finish(&mut chosen);
}

fn points() {
    let scalar = Scalar::private_from_be_bytes(&scalar(Name::P256), &P256).expect("a scalar");
    let point = JacobianPoint::mul_base(&scalar, &P256);
    let double = point.expose().double(&P256);
    let sum = double.add(point.expose(), &P256).add(&double.neg(&P256), &P256);
    let equal = sum.equals(point.expose(), &P256);
    let chosen = Secret::new(JacobianPoint::select(equal, &sum, &double));
    let mut affine = JacobianPoint::to_affine(&chosen, &P256).expect("not the identity");
    finish(affine.expose_mut());
}

fn signing<C: Curve>(curve: C, name: Name) {
    let key = SigningKey::from(secret_key(&curve, name));
    let digest = Sha256::digest(MESSAGE);
    let (signature, _) = key.sign_hash::<Sha256>(&digest).expect("a signature");
    key.verifying_key().verify_hash(&digest, &signature).expect("a valid signature");
}

fn signing_batch() {
    let key = SigningKey::from(secret_key(&P384, Name::P384));
    let digests = [1u8, 2, 3].map(|byte| Sha256::digest([byte]));
    let signatures = key.sign_hashes::<Sha256>(&digests.each_ref().map(|digest| digest.as_slice()));
    assert!(signatures.iter().all(Result::is_ok));
}

fn hedged<C: Curve>(curve: C, name: Name) {
    let key = SigningKey::from(secret_key(&curve, name));
    let digest = Sha256::digest(MESSAGE);
    let (signature, _) =
        key.sign_hash_with_rng::<Sha256, _>(&digest, &mut Generator(1)).expect("a signature");
    key.verifying_key().verify_hash(&digest, &signature).expect("a valid signature");
}

fn agreement<C: Curve>(curve: C, name: Name) {
    let peer = PublicKey::from_sec1_bytes_on(&inputs::ec(name).peer_point, &curve).expect("a valid point");
    drop(secret_key(&curve, name).try_diffie_hellman(&peer).expect("a shared secret"));
}

fn key_generation() {
    let key = SecretKey::try_random_on(&mut Generator(2), &P256).expect("a key");
    assert_eq!(key.public_key().to_sec1(false).len(), 65);
}

/// The octets of d are secret; the structure around them is not.
fn key_file() {
    let key = SecretKey::from_slice_on(&inputs::ec(Name::P256).scalar, &P256).expect("a valid key");
    let mut der = key.to_sec1_der_document().to_vec();
    let (d, at) = (key.to_octets(), 7);
    assert_eq!(der[at..at + d.len()], d[..]);
    der[at..at + d.len()].poison();
    let read = SecretKey::from_sec1_der_on(&der, &P256).expect("the same key");
    drop(read.to_sec1_der_document());
}
