//! Every pair of points and every scalar of groups small enough: no exceptional case is left to chance.

use super::*;
use crate::jacobian::JacobianPoint;
use crate::prepared_vartime::PreparedPoint;
use alloc::vec;
use bn_core::Secret;
use bn_core::fixed::PrimeField;
use ec_scalar::Scalar;

type Point = Option<(u64, u64)>;

/// A curve over a field of a few bits with its points in order: `points[k]` is k·G, by chord and tangent.
struct Tiny {
    curve: CustomCurve,
    points: Vec<Point>,
}

fn power(x: u64, mut e: u64, p: u64) -> u64 {
    let (mut base, mut result) = (x % p, 1);
    while e > 0 {
        if e & 1 == 1 {
            result = result * base % p;
        }
        base = base * base % p;
        e >>= 1;
    }
    result
}

fn add(left: Point, right: Point, a: u64, p: u64) -> Point {
    let (Some((x1, y1)), Some((x2, y2))) = (left, right) else { return left.or(right) };
    let (numerator, denominator) = if x1 != x2 {
        (p + y2 - y1, p + x2 - x1)
    } else if y1 == y2 && y1 != 0 {
        (3 * x1 * x1 + a, 2 * y1)
    } else {
        return None;
    };
    let slope = numerator % p * power(denominator, p - 2, p) % p;
    let x = (slope * slope + 2 * p - x1 - x2) % p;
    Some((x, (slope * (p + x1 - x) + p - y1) % p))
}

/// The first curve y² = x³ + ax + b with b ≥ 1 whose group is cyclic of h times a prime order that validation accepts.
fn tiny(p: u64, a: u64, h: u32) -> Tiny {
    for b in 1..p {
        let points = (0..p).flat_map(|x| (0..p).map(move |y| (x, y)));
        let on_curve: Vec<_> = points.filter(|(x, y)| y * y % p == (x * x * x + a * x + b) % p).collect();
        let n = (on_curve.len() as u64 + 1) / u64::from(h);
        if n * u64::from(h) != on_curve.len() as u64 + 1 || (2..n).any(|d| n.is_multiple_of(d)) {
            continue;
        }
        for g in on_curve {
            let mut points = vec![None, Some(g)];
            while points[points.len() - 1].is_some() {
                points.push(add(points[points.len() - 1], Some(g), a, p));
            }
            points.pop();
            if points.len() as u64 != n {
                if h == 1 {
                    break;
                }
                continue;
            }
            let bytes = |x: u64| x.to_be_bytes().to_vec();
            let parameters = CurveParameters {
                p: bytes(p),
                a: bytes(a),
                b: bytes(b),
                gx: bytes(g.0),
                gy: bytes(g.1),
                n: bytes(n),
                h,
            };
            match CustomCurve::new(&parameters, CurvePolicy::TINY) {
                Ok(curve) => return Tiny { curve, points },
                Err(_) => break,
            }
        }
    }
    panic!("no curve over the field of {p} elements");
}

impl Tiny {
    fn order(&self) -> usize {
        self.points.len()
    }

    fn small(words: &[Limb]) -> u64 {
        let mut bytes = [0; 8];
        bn_core::limbs::write_be(&mut bytes, words);
        u64::from_be_bytes(bytes)
    }

    /// k·G with a Z-coordinate of its own, or the identity.
    fn jacobian(&self, k: usize, z: u64) -> JacobianPoint<CustomCurve> {
        let Some(affine) = self.affine(k) else { return JacobianPoint::IDENTITY };
        let f = self.curve.field();
        let z = prime_vartime::small(f, z);
        let zz = f.sqr(&z);
        JacobianPoint::new(f.mul(&affine.x, &zz), f.mul(&affine.y, &f.mul(&zz, &z)), z)
    }

    fn affine(&self, k: usize) -> Option<AffinePoint<CustomCurve>> {
        let (x, y) = self.points[k]?;
        Some(AffinePoint::from_coordinates(&x.to_be_bytes(), &y.to_be_bytes(), &self.curve).unwrap())
    }

    fn value(&self, point: &JacobianPoint<CustomCurve>) -> Point {
        let affine = point.to_affine_vartime(&self.curve)?;
        let (x, y) = (affine.x_integer(&self.curve), affine.y_integer(&self.curve));
        Some((Self::small(&x), Self::small(&y)))
    }

    fn scalar(&self, k: usize) -> Scalar<CustomCurve> {
        let bytes = (k as u64).to_be_bytes();
        Scalar::from_be_bytes(&bytes[8 - self.curve.scalar_length()..], &self.curve).unwrap()
    }

    fn additions(&self) {
        let (n, curve) = (self.order(), &self.curve);
        for i in 0..n {
            let p = self.jacobian(i, 2 + i as u64 % 5);
            assert_eq!(self.value(&p.double(curve)), self.points[2 * i % n]);
            for j in 0..n {
                let q = self.jacobian(j, 3 + j as u64 % 4);
                let expected = self.points[(i + j) % n];
                assert_eq!(self.value(&p.add(&q, curve)), expected, "{i} + {j}");
                assert_eq!(self.value(&p.add_vartime(&q, curve)), expected, "{i} + {j}");
                if i != j {
                    assert_eq!(self.value(&curve.add_distinct(&p, &q)), expected, "{i} + {j}");
                }
                assert_eq!(p.equals(&q, curve).declassify(), i == j);
                if let Some(q) = self.affine(j) {
                    assert_eq!(self.value(&p.add_affine(&q, curve)), expected, "{i} + {j}");
                    assert_eq!(self.value(&p.add_affine_vartime(&q, curve)), expected, "{i} + {j}");
                    if i != j {
                        assert_eq!(self.value(&curve.add_affine_distinct(&p, &q)), expected, "{i} + {j}");
                    }
                }
            }
        }
    }

    /// All points at once, the identity among them.
    fn affine_batches(&self) {
        let points: Vec<_> =
            (0..self.order()).map(|k| Secret::new(self.jacobian(k, 2 + k as u64 % 5))).collect();
        let affine = JacobianPoint::to_affine_batch(&points, &self.curve);
        let public: Vec<_> = points.iter().map(|point| *point.expose()).collect();
        let public = JacobianPoint::to_affine_batch_vartime(&public, &self.curve);
        for (k, (secret, public)) in affine.iter().zip(&public).enumerate() {
            for affine in [secret.as_ref().map(|point| *point.expose()), *public] {
                let point = affine.map_or(JacobianPoint::IDENTITY, |point| point.to_jacobian(&self.curve));
                assert_eq!(self.value(&point), self.points[k]);
            }
        }
    }

    fn multiplications(&self, step: usize) {
        let (n, curve) = (self.order(), &self.curve);
        for k in 0..n {
            let secret = Secret::new(self.scalar(k));
            assert_eq!(self.value(JacobianPoint::mul_base(&secret, curve).expose()), self.points[k]);
            for i in (1..n).step_by(step).chain([n - 1]) {
                let p = self.affine(i).unwrap();
                let expected = self.points[k * i % n];
                assert_eq!(self.value(JacobianPoint::mul(&secret, &p, curve).expose()), expected, "{k}·{i}G");
            }
        }
    }

    fn double_multiplications(&self, step: usize) {
        let (n, curve) = (self.order(), &self.curve);
        for q in [1, n / 2, n - 1] {
            let point = self.affine(q).unwrap();
            let prepared = PreparedPoint::new_vartime(&point, curve);
            let (mut terms, mut sums) = (Vec::new(), Vec::new());
            for u1 in (0..n).step_by(step) {
                for u2 in 0..n {
                    let (a, b) = (self.scalar(u1), self.scalar(u2));
                    let expected = self.points[(u1 + u2 * q) % n];
                    let sum = JacobianPoint::mul_add_vartime(&a, &b, &point, curve);
                    assert_eq!(self.value(&sum), expected, "{u1}·G + {u2}·{q}G");
                    assert_eq!(self.value(&prepared.mul_add_vartime(&a, &b, curve)), expected);
                    // every fifth with a point of its own in the batch, the others with one in common
                    let (own, own_sum) =
                        (self.affine(1 + u2 % (n - 1)).unwrap(), u1 + u2 * (1 + u2 % (n - 1)));
                    let is_own = u2 % 5 == 0;
                    terms.push((a, b, if is_own { own } else { point }));
                    sums.push(if is_own { self.points[own_sum % n] } else { expected });
                }
            }
            for chunk in 0..terms.len() / 7 {
                let range = 7 * chunk..7 * chunk + 7;
                let batch = JacobianPoint::mul_add_batch_vartime(&terms[range.clone()], curve);
                assert!(batch.iter().zip(&sums[range]).all(|(sum, expected)| self.value(sum) == *expected));
            }
        }
    }

    /// x mod n = r, without inversion, for every point and every r.
    fn comparisons(&self) {
        let n = self.order();
        for i in 0..n {
            let point = self.jacobian(i, 2 + i as u64 % 7);
            for r in 0..n {
                let expected = self.points[i].is_some_and(|(x, _)| x % n as u64 == r as u64);
                assert_eq!(point.x_equals_vartime(&self.scalar(r), &self.curve), expected, "{i}, {r}");
            }
        }
    }
}

#[test]
fn a_is_minus_three() {
    let tiny = tiny(251, 248, 1);
    tiny.additions();
    tiny.affine_batches();
    tiny.multiplications(5);
    tiny.double_multiplications(7);
    tiny.comparisons();
}

#[test]
fn a_is_zero() {
    let tiny = tiny(241, 0, 1);
    tiny.additions();
    tiny.affine_batches();
    tiny.multiplications(5);
    tiny.comparisons();
}

#[test]
fn general_a_and_ten_bits() {
    let tiny = tiny(1019, 17, 1);
    tiny.multiplications(199);
    tiny.comparisons();
}

#[test]
fn cofactor_four() {
    let tiny = tiny(1031, 5, 4);
    tiny.multiplications(40);
    tiny.double_multiplications(29);
    tiny.comparisons();
    // of all points of the curve, those in the group and no others are accepted
    let CurveParameters { p, a, b, .. } = tiny.curve.parameters();
    let number = |bytes: &[u8]| bytes.iter().fold(0, |acc: u64, &byte| acc << 8 | u64::from(byte));
    let (p, a, b) = (number(p), number(a), number(b));
    let mut accepted = 0;
    for x in 0..p {
        for y in (0..p).filter(|y| y * y % p == (x * x * x + a * x + b) % p) {
            let point = AffinePoint::from_coordinates(&x.to_be_bytes(), &y.to_be_bytes(), &tiny.curve);
            assert_eq!(point.is_ok(), tiny.points.contains(&Some((x, y))));
            accepted += usize::from(point.is_ok());
            let decompressed = AffinePoint::from_x(&x.to_be_bytes(), y & 1 == 1, &tiny.curve);
            assert_eq!(decompressed.is_ok(), point.is_ok());
        }
    }
    assert_eq!(accepted, tiny.order() - 1);
}
