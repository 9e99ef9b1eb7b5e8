//! ECDSA and ECDH on the built-in curves.

use crate::inputs::{EcInput, MESSAGE};
use crate::operations::{Curve, Ec, OTHER_BATCHES};
use crate::{Case, Runner, inputs};
use ec_group::{
    Curve as Group, CurveParameters, CurvePolicy, CustomCurve, P224, P256, P384, P521, PublicKey, SecretKey,
};
use ecdsa_core::{Claim, Signature, SigningKey, VerifyingKey, verify_batch};
use getrandom::SysRng;
use sha2::digest::block_api::BlockSizeUser;
use sha2::{Digest, Sha256, Sha384, Sha512};
use std::hint::black_box;

pub(super) fn cases() -> Vec<Case> {
    let built_in = Curve::NIST.into_iter().flat_map(|curve| Ec::ALL.map(|operation| case(curve, operation)));
    // a curve of run time: the same code behind another type
    let custom = [Ec::Signing, Ec::Verify, Ec::VerifyPrepared, Ec::Ecdh]
        .map(|operation| case(Curve::BrainpoolP256r1, operation));
    let batches = OTHER_BATCHES.into_iter().flat_map(|size| [Ec::SigningBatch(size), Ec::VerifyBatch(size)]);
    let batches = batches.map(|operation| case(Curve::P256, operation).only_if_named("batch"));
    built_in.chain(custom).chain(batches).collect()
}

fn case(curve: Curve, operation: Ec) -> Case {
    Case::new(operation.name(curve), move || match curve {
        Curve::P224 => runner::<_, Sha256>(P224, inputs::ec(curve), operation),
        Curve::P256 => runner::<_, Sha256>(P256, inputs::ec(curve), operation),
        Curve::P384 => runner::<_, Sha384>(P384, inputs::ec(curve), operation),
        Curve::P521 => runner::<_, Sha512>(P521, inputs::ec(curve), operation),
        Curve::BrainpoolP256r1 => runner::<_, Sha256>(brainpool_p256r1(), inputs::ec(curve), operation),
    })
    .counting(operation.per_run() as u64)
}

/// RFC 5639, 3.4.
fn brainpool_p256r1() -> CustomCurve {
    let integer = |digits| hex::decode(digits).expect("hexadecimal digits");
    let parameters = CurveParameters {
        p: integer("a9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377"),
        a: integer("7d5a0975fc2c3057eef67530417affe7fb8055c126dc5c6ce94a4b44f330b5d9"),
        b: integer("26dc5c6ce94a4b44f330b5d9bbd77cbf958416295cf7e1ce6bccdc18ff8c07b6"),
        gx: integer("8bd2aeb9cb7e57cb2c4b482ffc81b7afb9de27e1e3bd23c23a4453bd9ace3262"),
        gy: integer("547ef835c3dac4fd97f8461a14611dc9c27745132ded8e545c1d54c72f046997"),
        n: integer("a9fb57dba1eea9bc3e660a909d838d718c397aa3b561a6f7901e0e82974856a7"),
        h: 1,
    };
    CustomCurve::new(&parameters, CurvePolicy::STANDARD).expect("valid parameters")
}

/// The digest of the message, computed anew in each operation, as every library must.
fn digest<D: Digest>() -> Vec<u8> {
    D::digest(black_box(MESSAGE)).to_vec()
}

fn runner<C, D>(curve: C, input: EcInput, operation: Ec) -> Runner
where
    C: Group + Send + Sync + 'static,
    D: Digest + BlockSizeUser + 'static,
{
    let secret = SecretKey::from_slice_on(&input.scalar, &curve).expect("a valid key");
    let key = VerifyingKey::from_sec1_bytes_on(&input.point, &curve).expect("a valid key");
    let parse = {
        let curve = curve.clone();
        move || Signature::from_der_on(black_box(input.signature), &curve).expect("a signature")
    };
    match operation {
        Ec::Signing => {
            let secret = SigningKey::from(secret);
            let sign = move || secret.sign_hash::<D>(&digest::<D>()).expect("a signature").0;
            key.verify_hash(&digest::<D>(), &sign()).expect("a valid signature");
            Box::new(move || drop(black_box(sign().to_der())))
        }
        Ec::Verify => Box::new(move || key.verify_hash(&digest::<D>(), &parse()).expect("a valid signature")),
        Ec::VerifyFreshKey => Box::new(move || {
            let key = VerifyingKey::from_sec1_bytes_on(black_box(&input.point), &curve).expect("a valid key");
            key.verify_hash(&digest::<D>(), &parse()).expect("a valid signature");
        }),
        Ec::VerifyPrepared => {
            let key = key.prepare();
            Box::new(move || key.verify_hash(&digest::<D>(), &parse()).expect("a valid signature"))
        }
        Ec::VerifyBatch(size) => Box::new(move || {
            let parsed: Vec<_> = (0..size).map(|_| (digest::<D>(), parse())).collect();
            let claim = |(hash, signature)| Claim { key: &key, hash, signature };
            let claims: Vec<_> =
                parsed.iter().map(|(hash, signature)| claim((hash.as_slice(), signature))).collect();
            assert!(verify_batch(&claims).iter().all(Result::is_ok));
        }),
        Ec::SigningBatch(size) => {
            let secret = SigningKey::from(secret);
            Box::new(move || {
                let digests: Vec<_> = (0..size).map(|_| digest::<D>()).collect();
                let digests: Vec<&[u8]> = digests.iter().map(Vec::as_slice).collect();
                let signatures = secret.sign_hashes::<D>(&digests);
                assert!(signatures.iter().all(Result::is_ok));
            })
        }
        Ec::KeyGen => Box::new(move || {
            let key = SecretKey::try_random_on(&mut SysRng, &curve).expect("a key");
            drop(black_box(key.public_key().to_sec1(false)));
        }),
        Ec::Ecdh => Box::new(move || {
            let peer =
                PublicKey::from_sec1_bytes_on(black_box(&input.peer_point), &curve).expect("a valid point");
            drop(black_box(secret.try_diffie_hellman(&peer).expect("a shared secret")));
        }),
    }
}
