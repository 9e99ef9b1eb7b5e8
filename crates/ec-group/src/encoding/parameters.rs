//! The curve that a key file names, and the one that is wanted.

use super::asn1::{EC_PUBLIC_KEY, ExplicitParameters, PRIME_FIELD};
use super::not_a;
use crate::affine::AffinePoint;
use crate::keys::{CurveIdentity, KeyError, Parameter};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::fixed::PrimeField;
use bn_core::limbs;
use der::asn1::{AnyRef, ObjectIdentifier, OctetStringRef, UintRef};
use der::{Encode, Tag, Tagged};
use spki::AlgorithmIdentifierRef;

/// Checks that an algorithm is `id-ecPublicKey` on this curve.
pub(super) fn check_algorithm<C: CurveIdentity>(
    algorithm: &AlgorithmIdentifierRef<'_>,
    curve: &C,
) -> Result<(), KeyError> {
    if algorithm.oid != EC_PUBLIC_KEY {
        return Err(KeyError::Algorithm { found: algorithm.oid });
    }
    check(algorithm.parameters.ok_or(KeyError::MissingCurve)?, curve)
}

/// Checks that `ECParameters` (X9.62; RFC 5480, 2.1.1) are this curve.
pub(super) fn check<C: CurveIdentity>(parameters: AnyRef<'_>, curve: &C) -> Result<(), KeyError> {
    match parameters.tag() {
        Tag::ObjectIdentifier => {
            let found: ObjectIdentifier = parameters.decode_as().map_err(not_a("ECParameters"))?;
            if Some(found) == curve.oid() { Ok(()) } else { Err(KeyError::Curve { found }) }
        }
        Tag::Null => Err(KeyError::ImplicitCurve),
        _ => {
            let explicit: ExplicitParameters<'_> = parameters.decode_as().map_err(not_a("ECParameters"))?;
            compare(&explicit, curve)
        }
    }
}

/// Checks every explicit parameter against the curve's own.
fn compare<C: CurveIdentity>(found: &ExplicitParameters<'_>, curve: &C) -> Result<(), KeyError> {
    let own = Domain::of(curve);
    let differs = |parameter| Err(KeyError::ExplicitParameter { parameter });
    let integer =
        |found: Option<UintRef<'_>>, own: &[u8]| found.is_some_and(|f| same_integer(f.as_bytes(), own));
    if !found.is_prime_field() {
        return differs(Parameter::Field);
    }
    if !integer(found.prime, &own.p) {
        return differs(Parameter::Prime);
    }
    if !same_integer(found.a, &own.a) {
        return differs(Parameter::A);
    }
    if !same_integer(found.b, &own.b) {
        return differs(Parameter::B);
    }
    let generator = AffinePoint::from_sec1(found.generator, curve).ok();
    // LEAK: domain parameters are public
    if !generator.is_some_and(|g| g.equals(curve.generator()).declassify()) {
        return differs(Parameter::Generator);
    }
    if !integer(Some(found.order), &own.n) {
        return differs(Parameter::Order);
    }
    if !integer(found.cofactor, &own.h) {
        return differs(Parameter::Cofactor);
    }
    Ok(())
}

/// Equality of big-endian integers, leading zeros aside.
fn same_integer(a: &[u8], b: &[u8]) -> bool {
    trimmed(a) == trimmed(b)
}

fn trimmed(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().take_while(|&&byte| byte == 0).count()..]
}

/// A curve's parameters, big-endian.
struct Domain {
    p: Vec<u8>,
    a: Vec<u8>,
    b: Vec<u8>,
    n: Vec<u8>,
    h: Vec<u8>,
}

impl Domain {
    fn of<C: CurveIdentity>(curve: &C) -> Self {
        let field = curve.field();
        let bytes = |integer: &C::Words, length| {
            let mut bytes = vec![0; length];
            limbs::write_be(&mut bytes, integer.as_ref());
            bytes
        };
        let equation = curve.equation();
        let length = curve.field_length();
        Domain {
            p: bytes(field.modulus().modulus(), length),
            a: bytes(&field.to_integer(&equation.a), length),
            b: bytes(&field.to_integer(&equation.b), length),
            n: bytes(curve.scalar_field().modulus().modulus(), curve.scalar_length()),
            h: curve.cofactor(),
        }
    }
}

/// The DER encoding of a curve's `ECParameters`: its name, or its parameters where it has none.
pub(super) fn encode<C: CurveIdentity>(curve: &C) -> Vec<u8> {
    let fits = "parameters of a validated curve are short";
    if let Some(oid) = curve.oid() {
        return oid.to_der().expect(fits);
    }
    let own = Domain::of(curve);
    let integer = |bytes| UintRef::new(bytes).and_then(|integer| integer.to_der()).expect(fits);
    let octets = |bytes| OctetStringRef::new(bytes).and_then(|octets| octets.to_der()).expect(fits);
    sequence(&[
        1u8.to_der().expect(fits),
        sequence(&[PRIME_FIELD.to_der().expect(fits), integer(&own.p)]),
        sequence(&[octets(&own.a), octets(&own.b)]),
        octets(&curve.generator().to_sec1(false, curve)),
        integer(&own.n),
        integer(&own.h),
    ])
}

/// The DER sequence of encoded parts.
fn sequence(parts: &[Vec<u8>]) -> Vec<u8> {
    AnyRef::new(Tag::Sequence, &parts.concat())
        .and_then(|sequence| sequence.to_der())
        .expect("a short sequence")
}
