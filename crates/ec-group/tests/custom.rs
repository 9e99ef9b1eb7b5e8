//! Curves of run time: the named ones against affine big-integer arithmetic, and hostile parameters.

use bn_core::{Secret, limbs};
use ec_group::{
    AffinePoint, Curve, CurveError, CurveParameters, CurvePolicy, CustomCurve, JacobianPoint, Order, Scalar,
};
use num_bigint::BigUint;
use std::time::{Duration, Instant};
use testkit::ec_oracle::{OracleCurve, OraclePoint};

fn parameters(oracle: &OracleCurve) -> CurveParameters {
    CurveParameters {
        p: oracle.p.to_bytes_be(),
        a: oracle.a.to_bytes_be(),
        b: oracle.b.to_bytes_be(),
        gx: oracle.g.0.to_bytes_be(),
        gy: oracle.g.1.to_bytes_be(),
        n: oracle.n.to_bytes_be(),
        h: u32::try_from(&oracle.h).unwrap(),
    }
}

fn curve(name: &str) -> (CustomCurve, OracleCurve) {
    let oracle = OracleCurve::named(name);
    let policy = if name == "secp128r2" { CurvePolicy::BROKEN_112_BIT } else { CurvePolicy::STANDARD };
    (CustomCurve::new(&parameters(&oracle), policy).expect(name), oracle)
}

fn scalar(k: &BigUint, curve: &CustomCurve) -> Scalar<CustomCurve> {
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

fn affine(p: &JacobianPoint<CustomCurve>, curve: &CustomCurve) -> OraclePoint {
    let p = p.to_affine_vartime(curve)?;
    Some((integer(p.x_integer(curve).as_ref()), integer(p.y_integer(curve).as_ref())))
}

#[test]
fn every_named_curve() {
    for oracle in OracleCurve::all() {
        let (curve, oracle) = curve(oracle.name);
        agrees(&curve, &oracle);
    }
}

/// The widest field: y² = x³ + 15 over a prime of 1024 bits with 4p = L² + 27M² (complex multiplication by √−3), whose
/// orders are p + 1 ± L and p + 1 ± (L ± 9M)/2. The one here is prime, and above p.
#[test]
fn a_field_of_1024_bits() {
    let number = |digits: &str| BigUint::parse_bytes(digits.as_bytes(), 16).unwrap();
    let oracle = OracleCurve {
        name: "1024 bits",
        a: BigUint::ZERO,
        b: 15u32.into(),
        g: (1u32.into(), 4u32.into()),
        h: 1u32.into(),
        p: number(
            "fb3598d102c264f6e900a328444762f4add4822ed322ba80305b35d7d7b5a5f068324352ab23adf45f99d582fce2822a\
             432c6bf0c0964a33bb7a6b50d402c06ad8ef8f54431492c3a221642ca402ef42df13504308b977944117b367d3f9e35b\
             8cf0301b112cf5f4d1698a409960c1651e737cb7959965a82543bbb072c21b59",
        ),
        n: number(
            "fb3598d102c264f6e900a328444762f4add4822ed322ba80305b35d7d7b5a5f068324352ab23adf45f99d582fce2822a\
             432c6bf0c0964a33bb7a6b50d402c06bd6befda36411bb46047679c65c9b523cef796edbb452e8ee59c847b0bd486fb9\
             81f8657a3f139e7841fe0d096c4857a0cc365e4082482224737c7fd9e7561711",
        ),
    };
    let curve = CustomCurve::new(&parameters(&oracle), CurvePolicy::STANDARD).unwrap();
    agrees(&curve, &oracle);
}

/// Multiples of the generator and of another point, sums, comparisons and encodings, at edges of the scalars.
fn agrees(curve: &CustomCurve, oracle: &OracleCurve) {
    let g = oracle.generator();
    let other = oracle.mul(&BigUint::from(0xdead_beef_0123u64), &g);
    let (x, y) = other.clone().unwrap();
    let q = AffinePoint::from_coordinates(&x.to_bytes_be(), &y.to_bytes_be(), curve).unwrap();
    let n = &oracle.n;
    let third = n / 3u32;
    for k in [0u32.into(), 1u32.into(), 2u32.into(), 31u32.into(), third, n / 2u32, n - 2u32, n - 1u32] {
        let secret = Secret::new(scalar(&k, curve));
        let expected = oracle.mul(&k, &g);
        let expected_other = oracle.mul(&k, &other);
        assert_eq!(affine(JacobianPoint::mul_base(&secret, curve).expose(), curve), expected);
        assert_eq!(affine(JacobianPoint::mul(&secret, &q, curve).expose(), curve), expected_other);
        let sum = JacobianPoint::mul_add_vartime(secret.expose(), secret.expose(), &q, curve);
        assert_eq!(affine(&sum, curve), oracle.add(&expected, &expected_other));
        if let Some((x, _)) = expected {
            let p = JacobianPoint::mul_base(&secret, curve);
            assert!(p.expose().x_equals_vartime(&scalar(&(x % n), curve), curve), "{}", oracle.name);
        }
    }
    for compressed in [true, false] {
        let encoded = q.to_sec1(compressed, curve);
        // LEAK: a test
        assert!(AffinePoint::from_sec1(&encoded, curve).unwrap().equals(&q).declassify());
    }
}

/// The order is wider than the field: n > p.
#[test]
fn orders_above_the_field() {
    for name in ["secp160k1", "secp224k1"] {
        let (curve, oracle) = curve(name);
        assert!(oracle.n > oracle.p);
        assert_eq!(curve.scalar_length(), curve.field_length() + 1);
        // x < p < n: r is x itself, and r + n is never below p
        let last = Scalar::from_integer(curve.field().modulus().modulus(), &curve);
        assert_eq!(integer(last.to_integer(&curve).as_ref()), oracle.p);
    }
}

use bn_core::fixed::PrimeField;

/// The point of order two or four of a curve with a cofactor is on the curve and refused.
#[test]
fn points_outside_the_group() {
    let (curve, oracle) = curve("secp128r2");
    let mut outside = 0;
    for x in 1u32..200 {
        for odd in [false, true] {
            let decoded = AffinePoint::from_x(&x.to_be_bytes(), odd, &curve);
            match decoded {
                Err(ec_group::PointError::NotInGroup) => outside += 1,
                Err(error) => assert_eq!(error, ec_group::PointError::NotOnCurve),
                Ok(point) => {
                    let p = Some((
                        integer(point.x_integer(&curve).as_ref()),
                        integer(point.y_integer(&curve).as_ref()),
                    ));
                    assert_eq!(oracle.mul(&oracle.n, &p), None);
                }
            }
        }
    }
    assert!(outside > 100, "three quarters of all points are outside: {outside}");
}

fn refused(change: impl Fn(&mut CurveParameters)) -> CurveError {
    let mut parameters = parameters(&OracleCurve::named("brainpoolP256r1"));
    change(&mut parameters);
    CustomCurve::new(&parameters, CurvePolicy::STANDARD).unwrap_err()
}

fn plus(bytes: &[u8], x: i64) -> Vec<u8> {
    let value = BigUint::from_bytes_be(bytes);
    let magnitude = x.unsigned_abs();
    if x < 0 { value - magnitude } else { value + magnitude }.to_bytes_be()
}

#[test]
fn wrong_parameters_are_refused_with_their_reason() {
    let brainpool = parameters(&OracleCurve::named("brainpoolP256r1"));
    assert!(matches!(refused(|c| c.p.clear()), CurveError::FieldSize { bits: 0, .. }));
    assert!(matches!(refused(|c| c.p = vec![0xff; 129]), CurveError::FieldSize { bits: 1032, .. }));
    assert!(matches!(refused(|c| c.p = vec![0xff; 19]), CurveError::FieldSize { bits: 152, .. }));
    assert!(matches!(refused(|c| c.n.clear()), CurveError::OrderSize { bits: 0 }));
    assert!(matches!(refused(|c| c.n = vec![0xff; 33]), CurveError::OrderSize { bits: 264 }));
    assert_eq!(refused(|c| c.h = 0), CurveError::Cofactor(0));
    assert_eq!(refused(|c| c.h = u32::MAX), CurveError::Cofactor(u32::MAX));
    assert_eq!(refused(|c| c.h = 2), CurveError::Hasse);
    assert_eq!(refused(|c| c.p = plus(&c.p, 1)), CurveError::FieldNotPrime);
    assert_eq!(refused(|c| c.n = plus(&c.n, 1)), CurveError::OrderNotPrime);
    assert_eq!(refused(|c| c.n = plus(&c.n, 2)), CurveError::OrderNotPrime);
    assert_eq!(refused(|c| c.n = c.p.clone()), CurveError::Anomalous);
    assert_eq!(refused(|c| c.a = c.p.clone()), CurveError::NotBelowField("a"));
    assert_eq!(refused(|c| c.b = vec![0xff; 200]), CurveError::NotBelowField("b"));
    assert_eq!(refused(|c| c.gx = plus(&brainpool.gx, 1)), CurveError::GeneratorNotOnCurve);
    assert_eq!(refused(|c| c.gy = c.p.clone()), CurveError::NotBelowField("gy"));
    // a = −3, b = 2: x³ − 3x + 2 = (x − 1)²(x + 2)
    let singular = refused(|c| (c.a, c.b, c.gx, c.gy) = (plus(&c.p, -3), vec![2], vec![1], vec![0]));
    assert_eq!(singular, CurveError::Singular);
    // another curve of the same field through (1, y): its order is not n
    let other = refused(|c| (c.a, c.b, c.gx, c.gy) = (vec![1], vec![2], vec![1], vec![2]));
    assert_eq!(other, CurveError::GeneratorOrder);
}

/// A supersingular curve: y² = x³ + b with p = 2 mod 3 has p + 1 points, so that n divides p + 1 and p² = 1 mod n.
#[test]
fn small_embedding_degrees_are_refused() {
    let one = BigUint::from(1u32);
    // the first n ≥ 2^160, n prime, such that p = 12n − 1 is prime too (so p = 2 mod 3 and 3 mod 4)
    let prime =
        |x: &BigUint| [2u32, 3, 5, 7, 11].iter().all(|&a| BigUint::from(a).modpow(&(x - 1u32), x) == one);
    let mut n = (&one << 160u32) + 1u32;
    while !(prime(&n) && prime(&(&n * 12u32 - 1u32))) {
        n += 2u32;
    }
    let p = &n * 12u32 - 1u32;
    let mut oracle = OracleCurve {
        name: "",
        a: 0u32.into(),
        b: 1u32.into(),
        g: (one.clone(), one),
        h: 12u32.into(),
        p,
        n,
    };
    for x in 2u32..100 {
        let square = (BigUint::from(x).pow(3) + 1u32) % &oracle.p;
        let y = square.modpow(&((&oracle.p + 1u32) >> 2u32), &oracle.p);
        let point = oracle.mul(&12u32.into(), &Some((x.into(), y.clone())));
        if let (true, Some(point)) = (&y * &y % &oracle.p == square, point) {
            oracle.g = point;
            break;
        }
    }
    let refusal = CustomCurve::new(&parameters(&oracle), CurvePolicy::STANDARD).unwrap_err();
    assert_eq!(refusal, CurveError::EmbeddingDegree(2));
}

/// Whatever the parameters, the answer comes soon: sizes are checked before any arithmetic.
#[test]
fn hostile_parameters_cost_little() {
    let start = Instant::now();
    let huge = vec![0xff; 1 << 20];
    for field in 0..6 {
        refused(|c| *[&mut c.p, &mut c.a, &mut c.b, &mut c.gx, &mut c.gy, &mut c.n][field] = huge.clone());
    }
    // 1024 bits that pass every cheap check: a Mersenne-like composite and a singular-looking order
    let mut widest = parameters(&OracleCurve::named("brainpoolP512r1"));
    (widest.p, widest.n) = (vec![0xff; 128], vec![0xff; 128]);
    widest.n[127] = 0xfd;
    for shape in [[0xff; 128], [0x80; 128]] {
        (widest.p, widest.n) = (shape.to_vec(), shape.to_vec());
        widest.p[127] |= 1;
        widest.n[127] = widest.p[127] ^ 2;
        (widest.a, widest.gx, widest.b, widest.gy) = (vec![0], vec![1], vec![0], vec![1]);
        assert!(CustomCurve::new(&widest, CurvePolicy::STANDARD).is_err());
    }
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}
