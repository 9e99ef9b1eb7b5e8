//! Validation of domain parameters.

use super::error::CurveError;
use super::field::{CustomField, class};
use super::prime_vartime::{is_prime_vartime, small};
use super::{CurveParameters, CurvePolicy, CustomCurve, Data, MAXIMUM_BITS, MAXIMUM_LIMBS};
use crate::affine::AffinePoint;
use crate::curve::{CoefficientA, Curve, Equation};
use crate::jacobian::JacobianPoint;
use crate::sec1::right_side;
use alloc::sync::Arc;
use alloc::vec::Vec;
use bn_core::fixed::PrimeField;
use bn_core::{Limb, limbs};

type Integer = [Limb; MAXIMUM_LIMBS];

/// The largest cofactor: far above any in use, and a bound on the candidates r + jn of a verification.
const MAXIMUM_COFACTOR: u32 = 256;
/// Embedding degrees up to this one are refused (SEC 1, 3.1.1.1).
const MAXIMUM_EMBEDDING_DEGREE: u32 = 100;

/// All checks of [`CustomCurve::new`]; nothing is computed with a number before its size was checked.
pub(super) fn validate(given: &CurveParameters, policy: CurvePolicy) -> Result<CustomCurve, CurveError> {
    let parameters = stripped(given);
    let (p, n) = sizes(&parameters, policy)?;
    if p == n {
        return Err(CurveError::Anomalous);
    }
    hasse(&p, &n, parameters.h)?;
    let class = class(limbs::bit_length(&p).max(limbs::bit_length(&n)));
    let (field, order) = (CustomField::new(p, class), CustomField::new(n, class));
    let coordinate = |bytes: &[u8], name| match integer(bytes) {
        Some(x) if less_than(&x, &p) => Ok(field.to_element(&x)),
        _ => Err(CurveError::NotBelowField(name)),
    };
    let (a, b) = (coordinate(&parameters.a, "a")?, coordinate(&parameters.b, "b")?);
    let generator = AffinePoint::new(coordinate(&parameters.gx, "gx")?, coordinate(&parameters.gy, "gy")?);
    let form = if is_zero(&a) {
        CoefficientA::Zero
    } else if a == field.neg(&small(&field, 3)) {
        CoefficientA::MinusThree
    } else {
        CoefficientA::General
    };
    let curve = CustomCurve(
        Arc::new(Data { parameters, field, order, equation: Equation { a, b, form }, generator }),
        None,
    );
    discriminant(&curve)?;
    if curve.field().sqr(&generator.y) != right_side(&generator.x, &curve) {
        return Err(CurveError::GeneratorNotOnCurve);
    }
    if !is_prime_vartime(curve.field()) {
        return Err(CurveError::FieldNotPrime);
    }
    if !is_prime_vartime(&curve.0.order) {
        return Err(CurveError::OrderNotPrime);
    }
    embedding_degree(&curve)?;
    // n is prime and G is not the identity, so this makes n its order
    if !JacobianPoint::order_divides_n_vartime(&generator, &curve) {
        return Err(CurveError::GeneratorOrder);
    }
    Ok(curve)
}

/// p and n, odd and of acceptable size, and a cofactor in range.
fn sizes(parameters: &CurveParameters, policy: CurvePolicy) -> Result<(Integer, Integer), CurveError> {
    let bits = bit_length(&parameters.p);
    if !(policy.minimum_bits..=MAXIMUM_BITS).contains(&bits) {
        let minimum = policy.minimum_bits;
        return Err(CurveError::FieldSize { bits, minimum, maximum: MAXIMUM_BITS });
    }
    // n > 4√p (2^(bits/2 + 2) ≥ 4√p), and n ≤ (√p + 1)² < 2^(bits + 1)
    let order_bits = bit_length(&parameters.n);
    if !(bits.div_ceil(2) + 3..=bits + 1).contains(&order_bits) {
        return Err(CurveError::OrderSize { bits: order_bits });
    }
    if !(1..=MAXIMUM_COFACTOR).contains(&parameters.h) {
        return Err(CurveError::Cofactor(parameters.h));
    }
    let p = integer(&parameters.p).ok_or(CurveError::FieldNotPrime)?;
    let n = integer(&parameters.n).ok_or(CurveError::OrderNotPrime)?;
    if p[0] & 1 == 0 {
        return Err(CurveError::FieldNotPrime);
    }
    if n[0] & 1 == 0 {
        return Err(CurveError::OrderNotPrime);
    }
    Ok((p, n))
}

/// (p + 1 − hn)² ≤ 4p. With n > 4√p one multiple of n at most lies in that interval, so it is the number of points.
fn hasse(p: &Integer, n: &Integer, h: u32) -> Result<(), CurveError> {
    // room for h·n: 32 bits more than n
    const WIDE: usize = MAXIMUM_LIMBS + bn_core::limb::limbs_for_bits(32);
    let mut cofactor = [0; WIDE - MAXIMUM_LIMBS];
    limbs::read_be(&mut cofactor, &h.to_be_bytes());
    let mut points = [0; WIDE];
    limbs::mul(&mut points, n, &cofactor);
    let mut expected = [0; WIDE];
    expected[..MAXIMUM_LIMBS].copy_from_slice(p);
    limbs::add_assign(&mut expected, &[1]);
    let (mut trace, mut negative) = (expected, points);
    if limbs::sub_assign(&mut trace, &points) != 0 {
        limbs::sub_assign(&mut negative, &expected);
        trace = negative;
    }
    let mut square = [0; 2 * WIDE];
    limbs::sqr(&mut square, &trace);
    let mut bound = [0; 2 * WIDE];
    bound[..MAXIMUM_LIMBS].copy_from_slice(p);
    limbs::shl1_assign(&mut bound, 0);
    limbs::shl1_assign(&mut bound, 0);
    // bound < square: borrow
    if limbs::sub_assign(&mut bound, &square) != 0 { Err(CurveError::Hasse) } else { Ok(()) }
}

/// 4a³ + 27b² ≠ 0.
fn discriminant(curve: &CustomCurve) -> Result<(), CurveError> {
    let f = curve.field();
    let Equation { a, b, .. } = curve.equation();
    let cube = f.mul(&f.sqr(a), a);
    let left = f.mul(&small(f, 4), &cube);
    let right = f.mul(&small(f, 27), &f.sqr(b));
    if is_zero(&f.add(&left, &right)) { Err(CurveError::Singular) } else { Ok(()) }
}

/// p^k ≠ 1 modulo n for k = 1 … 100.
fn embedding_degree(curve: &CustomCurve) -> Result<(), CurveError> {
    let order = &curve.0.order;
    let p = order.to_element(curve.field().modulus().modulus());
    let mut power = order.one();
    for k in 1..=MAXIMUM_EMBEDDING_DEGREE {
        power = order.mul(&power, &p);
        if power == order.one() {
            return Err(CurveError::EmbeddingDegree(k));
        }
    }
    Ok(())
}

/// The same integers without leading zeros; a byte is left of zero.
fn stripped(given: &CurveParameters) -> CurveParameters {
    let strip = |bytes: &[u8]| -> Vec<u8> {
        let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
        if zeros == bytes.len() { [0].to_vec() } else { bytes[zeros..].to_vec() }
    };
    CurveParameters {
        p: strip(&given.p),
        a: strip(&given.a),
        b: strip(&given.b),
        gx: strip(&given.gx),
        gy: strip(&given.gy),
        n: strip(&given.n),
        h: given.h,
    }
}

fn bit_length(stripped: &[u8]) -> usize {
    8 * stripped.len() - stripped[0].leading_zeros() as usize
}

/// The integer, if it fits.
fn integer(bytes: &[u8]) -> Option<Integer> {
    let mut out = [0; MAXIMUM_LIMBS];
    if bytes.len() > MAXIMUM_LIMBS * bn_core::LIMB_BYTES {
        return None;
    }
    limbs::read_be(&mut out, bytes);
    Some(out)
}

fn less_than(a: &Integer, b: &Integer) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

fn is_zero(a: &Integer) -> bool {
    a.iter().all(|&x| x == 0)
}
