//! The built-in groups against affine big-integer arithmetic.

use bn_core::{Secret, limbs};
use ec_group::{AffinePoint, Curve, JacobianPoint, P224, P256, P384, P521, PreparedPoint, Scalar};
use num_bigint::BigUint;
use testkit::ec_oracle::{OracleCurve, OraclePoint};

fn scalar<C: Curve>(k: &BigUint, curve: &C) -> Scalar<C> {
    let bytes = k.to_bytes_be();
    let mut padded = vec![0; curve.scalar_length() - bytes.len()];
    padded.extend(bytes);
    Scalar::from_be_bytes(&padded, curve).unwrap()
}

fn integer(words: &[bn_core::Limb]) -> BigUint {
    let mut bytes = vec![0; words.len() * bn_core::LIMB_BYTES];
    limbs::write_be(&mut bytes, words);
    BigUint::from_bytes_be(&bytes)
}

fn point<C: Curve>(p: &AffinePoint<C>, curve: &C) -> OraclePoint {
    Some((integer(p.x_integer(curve).as_ref()), integer(p.y_integer(curve).as_ref())))
}

fn affine<C: Curve>(p: &JacobianPoint<C>, curve: &C) -> OraclePoint {
    p.to_affine_vartime(curve).and_then(|p| point(&p, curve))
}

fn secret_mul<C: Curve>(k: &BigUint, p: Option<&AffinePoint<C>>, curve: &C) -> OraclePoint {
    let k = Secret::new(scalar(k, curve));
    let product = match p {
        None => JacobianPoint::mul_base(&k, curve),
        Some(p) => JacobianPoint::mul(&k, p, curve),
    };
    // LEAK: a test
    JacobianPoint::to_affine(&product, curve).map(|p| p.declassify()).and_then(|p| point(&p, curve))
}

/// n − 64 … n + 64 modulo n, 2^i and 2^i ± 1, each with its multiple of P: from one chain of doublings.
fn edge_multiples(oracle: &OracleCurve, p: &OraclePoint) -> Vec<(BigUint, OraclePoint)> {
    let n = &oracle.n;
    let mut edges = vec![(BigUint::ZERO, None)];
    for i in 1u32..=64 {
        let multiple = oracle.add(&edges[edges.len() - 1].1, p);
        edges.push((n - i, oracle.neg(&multiple)));
        edges.push((BigUint::from(i), multiple));
    }
    let mut power = (BigUint::from(1u32), p.clone());
    for _ in 0..n.bits() {
        edges.push(((&power.0 + n - 1u32) % n, oracle.add(&power.1, &oracle.neg(p))));
        edges.push(((&power.0 + 1u32) % n, oracle.add(&power.1, p)));
        edges.push((&power.0 % n, power.1.clone()));
        power = (power.0 * 2u32, oracle.add(&power.1, &power.1));
    }
    edges
}

fn multiples<C: Curve>(curve: C, name: &str) {
    let oracle = OracleCurve::named(name);
    assert_eq!(point(curve.generator(), &curve), oracle.generator());
    let other = oracle.mul(&BigUint::from(0x1234_5678_9abcu64), &oracle.generator());
    let (x, y) = other.clone().unwrap();
    let other_point = AffinePoint::from_coordinates(&x.to_bytes_be(), &y.to_bytes_be(), &curve).unwrap();
    let others = edge_multiples(&oracle, &other);
    for (i, (k, expected)) in edge_multiples(&oracle, &oracle.generator()).into_iter().enumerate() {
        assert_eq!(secret_mul(&k, None, &curve), expected, "{name}: {k:x}·G");
        let public = JacobianPoint::mul_add_vartime(&scalar(&k, &curve), &Scalar::ZERO, &other_point, &curve);
        assert_eq!(affine(&public, &curve), expected, "{name}: {k:x}·G");
        let expected_other = others[i].1.clone();
        assert_eq!(secret_mul(&k, Some(&other_point), &curve), expected_other, "{name}: {k:x}·P");
        let both = oracle.add(&expected, &expected_other);
        let k = scalar(&k, &curve);
        let sum = JacobianPoint::mul_add_vartime(&k, &k, &other_point, &curve);
        assert_eq!(affine(&sum, &curve), both);
        let prepared = PreparedPoint::new_vartime(&other_point, &curve).mul_add_vartime(&k, &k, &curve);
        assert_eq!(affine(&prepared, &curve), both);
    }
}

#[test]
fn p224_multiples() {
    multiples(P224, "P-224");
}

#[test]
fn p256_multiples() {
    multiples(P256, "P-256");
}

#[test]
fn p384_multiples() {
    multiples(P384, "P-384");
}

#[test]
fn p521_multiples() {
    multiples(P521, "P-521");
}

fn encodings<C: Curve>(curve: C, name: &str) {
    let oracle = OracleCurve::named(name);
    for k in 1u32..40 {
        let (x, y) = oracle.mul(&BigUint::from(k), &oracle.generator()).unwrap();
        let p = AffinePoint::from_coordinates(&x.to_bytes_be(), &y.to_bytes_be(), &curve).unwrap();
        for compressed in [true, false] {
            let encoded = p.to_sec1(compressed, &curve);
            let decoded = AffinePoint::from_sec1(&encoded, &curve).unwrap();
            assert_eq!(point(&decoded, &curve), Some((x.clone(), y.clone())));
            assert!(AffinePoint::from_sec1(&encoded[..encoded.len() - 1], &curve).is_err());
        }
        let x_plus_p = (&x + &oracle.p).to_bytes_be();
        assert!(AffinePoint::from_coordinates(&x_plus_p, &y.to_bytes_be(), &curve).is_err());
        assert!(AffinePoint::from_coordinates(&x.to_bytes_be(), &(&y + 1u32).to_bytes_be(), &curve).is_err());
        let on_curve = AffinePoint::from_x(&BigUint::from(k).to_bytes_be(), true, &curve).is_ok();
        let square = (BigUint::from(k).pow(3) + &oracle.a * k + &oracle.b) % &oracle.p;
        let symbol = square.modpow(&(&oracle.p >> 1u32), &oracle.p);
        assert_eq!(on_curve, symbol == BigUint::from(1u32), "{name}: x = {k}");
    }
    assert!(AffinePoint::from_sec1(&[0], &curve).is_err());
    assert!(AffinePoint::<C>::from_sec1(&[], &curve).is_err());
}

#[test]
fn octet_strings() {
    encodings(P224, "P-224");
    encodings(P256, "P-256");
    encodings(P384, "P-384");
    encodings(P521, "P-521");
}
