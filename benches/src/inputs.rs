//! The keys, messages, signatures and ciphertexts of `benches/keys`, made by OpenSSL, in the forms that libraries take.

use crate::operations::Curve;
use pkcs8::der::{Decode, Encode};
use pkcs8::{PrivateKeyInfoRef, SecretDocument};
use spki::SubjectPublicKeyInfoRef;

/// The message signed.
pub const MESSAGE: &[u8] = include_bytes!("../keys/message.bin");
/// The 32 bytes encrypted.
pub const PLAINTEXT: &[u8] = include_bytes!("../keys/plaintext.bin");

/// An RSA key and what was made with it.
#[derive(Clone, Debug)]
pub struct RsaInput {
    /// Bits of the modulus.
    pub bits: usize,
    /// PrivateKeyInfo (PKCS#8), DER.
    pub pkcs8: Vec<u8>,
    /// RSAPrivateKey (PKCS#1), DER.
    pub pkcs1: Vec<u8>,
    /// SubjectPublicKeyInfo, DER.
    pub spki: Vec<u8>,
    /// RSAPublicKey (PKCS#1), DER.
    pub public_pkcs1: Vec<u8>,
    /// PKCS#1 v1.5 signature of the message, SHA-256.
    pub signature: &'static [u8],
    /// PSS signature of the message, SHA-256, salt of 32 bytes.
    pub pss_signature: &'static [u8],
    /// The plaintext under OAEP with SHA-256.
    pub oaep_ciphertext: &'static [u8],
    /// The plaintext under PKCS#1 v1.5.
    pub pkcs1_ciphertext: &'static [u8],
}

/// An elliptic-curve key, its peer's, and a signature.
#[derive(Clone, Debug)]
pub struct EcInput {
    /// The curve.
    pub curve: Curve,
    /// PrivateKeyInfo (PKCS#8), DER.
    pub pkcs8: Vec<u8>,
    /// SubjectPublicKeyInfo, DER.
    pub spki: Vec<u8>,
    /// The private integer, big-endian, as long as the order.
    pub scalar: Vec<u8>,
    /// The public point, uncompressed.
    pub point: Vec<u8>,
    /// The public point, compressed.
    pub compressed: Vec<u8>,
    /// The other side's public point, uncompressed.
    pub peer_point: Vec<u8>,
    /// ECDSA signature of the message, DER; the digest as [`crate::operations::Ec`] says.
    pub signature: &'static [u8],
}

macro_rules! key_file {
    ($name:expr, $suffix:expr) => {
        include_bytes!(concat!("../keys/", $name, $suffix)).as_slice()
    };
}

macro_rules! rsa_files {
    ($bits:expr; $($size:literal),*) => {
        match $bits {
            $($size => rsa_input($bits, [
                key_file!(concat!("rsa-", $size), ".pem"), key_file!(concat!("rsa-", $size), ".pub.pem"),
                key_file!(concat!("rsa-", $size), ".pkcs1v15.sig"), key_file!(concat!("rsa-", $size), ".pss.sig"),
                key_file!(concat!("rsa-", $size), ".oaep.enc"), key_file!(concat!("rsa-", $size), ".pkcs1v15.enc"),
            ]),)*
            bits => panic!("there is no RSA key of {bits} bits in benches/keys"),
        }
    };
}

/// The RSA key of `bits` bits, one of [`crate::operations::RSA_BITS`].
pub fn rsa(bits: usize) -> RsaInput {
    rsa_files!(bits; 1024, 2048, 3072, 4096, 8192)
}

fn rsa_input(bits: usize, files: [&'static [u8]; 6]) -> RsaInput {
    let [private, public, signature, pss_signature, oaep_ciphertext, pkcs1_ciphertext] = files;
    let (pkcs8, spki) = (der(private), der(public));
    let (pkcs1, public_pkcs1) = (private_key(&pkcs8), public_key(&spki));
    RsaInput {
        bits,
        pkcs8,
        pkcs1,
        spki,
        public_pkcs1,
        signature,
        pss_signature,
        oaep_ciphertext,
        pkcs1_ciphertext,
    }
}

macro_rules! ec_files {
    ($curve:expr; $($variant:ident = $name:literal),*) => {
        match $curve {
            $(Curve::$variant => ec_input($curve, [
                key_file!($name, ".pem"), key_file!($name, ".pub.pem"), key_file!($name, "-peer.pub.pem"), key_file!($name, ".sig"),
            ]),)*
        }
    };
}

/// The keys of a curve.
pub fn ec(curve: Curve) -> EcInput {
    ec_files!(curve; P224 = "p224", P256 = "p256", P384 = "p384", P521 = "p521", BrainpoolP256r1 = "brainpoolp256r1")
}

fn ec_input(curve: Curve, [private, public, peer, signature]: [&'static [u8]; 4]) -> EcInput {
    let (pkcs8, spki) = (der(private), der(public));
    let private = private_key(&pkcs8);
    let scalar = sec1::EcPrivateKey::from_der(&private).expect("an EC private key").private_key.to_vec();
    let point = public_key(&spki);
    let coordinate = (point.len() - 1) / 2;
    let mut compressed = point[..=coordinate].to_vec();
    compressed[0] = 2 | (point[2 * coordinate] & 1);
    EcInput { curve, pkcs8, spki, scalar, compressed, point, peer_point: public_key(&der(peer)), signature }
}

/// The DER inside of a PEM file.
fn der(pem: &[u8]) -> Vec<u8> {
    pem_rfc7468::decode_vec(pem).expect("a PEM file").1
}

/// The algorithm's own structure inside of a PrivateKeyInfo.
fn private_key(pkcs8: &[u8]) -> Vec<u8> {
    let document = SecretDocument::try_from(pkcs8).expect("DER");
    let info: PrivateKeyInfoRef<'_> = document.decode_msg().expect("a PrivateKeyInfo");
    info.private_key.as_bytes().to_vec()
}

/// The algorithm's own structure inside of a SubjectPublicKeyInfo.
fn public_key(spki: &[u8]) -> Vec<u8> {
    let info = SubjectPublicKeyInfoRef::from_der(spki).expect("a SubjectPublicKeyInfo");
    debug_assert_eq!(info.to_der().as_deref(), Ok(spki));
    info.subject_public_key.raw_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operations::RSA_BITS;

    #[test]
    fn every_key_is_there_and_of_its_size() {
        for bits in RSA_BITS {
            let input = rsa(bits);
            assert_eq!(input.signature.len(), bits / 8);
            assert!(input.pkcs8.ends_with(&input.pkcs1) && input.spki.ends_with(&input.public_pkcs1));
        }
        for curve in Curve::NIST.into_iter().chain([Curve::BrainpoolP256r1]) {
            let input = ec(curve);
            assert_eq!(input.point.len(), 2 * input.scalar.len() + 1);
            assert_eq!(input.peer_point.len(), input.point.len());
            assert_ne!(input.peer_point, input.point);
            assert_eq!(input.compressed.len(), input.scalar.len() + 1);
        }
    }
}
