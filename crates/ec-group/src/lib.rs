//! Elliptic-curve groups: fields, points, scalar multiplication.
//!
//! Short Weierstrass curves y² = x³ + ax + b over prime fields, in groups of prime order n.
//!
//! # Built-in and run-time curves are one
//!
//! Everything is generic over [`Curve`], and every operation takes the curve as a value: `&C`. The built-in curves
//! [`P224`], [`P256`], [`P384`] and [`P521`] are zero-sized types whose parameters are constants, so that passing them
//! costs nothing, and nothing is ever initialised or locked. [`CustomCurve`] is one type for all curves of run time; its
//! value shares the validated parameters. Keys own a `C` (`Clone`), elements do not. ECDSA and ECDH are therefore
//! written once.
//!
//! | type | what |
//! |---|---|
//! | [`Scalar<C>`](Scalar) | integer modulo n, from `ec-scalar` |
//! | [`AffinePoint<C>`](AffinePoint) | a valid public point: on the curve, in the group of order n, not the identity |
//! | [`JacobianPoint<C>`](JacobianPoint) | a point in the midst of a computation, possibly the identity |
//! | [`PreparedPoint<C>`](PreparedPoint) | a public point with a table for many verifications |
//!
//! # Secret and public
//!
//! [`JacobianPoint::mul_base`] and [`JacobianPoint::mul`] take [`Secret`](bn_core::Secret) scalars, run in constant
//! time and return secrets; [`JacobianPoint::to_affine`] leads to the affine point, still secret, without leaking the
//! projective coordinates. Names ending in `_vartime` are for verification.
//!
//! ```
//! use ec_group::{AffinePoint, JacobianPoint, P256, Scalar};
//!
//! let curve = P256;
//! let private = Scalar::private_from_be_bytes(&[7; 32], &curve)?;
//! let point = JacobianPoint::mul_base(&private, &curve);
//! // LEAK: a public key is public
//! let public = JacobianPoint::to_affine(&point, &curve).expect("1 ≤ d < n, so d·G ≠ O").declassify();
//! let encoded = public.to_sec1(true, &curve);
//! assert_eq!(AffinePoint::from_sec1(&encoded, &curve)?.to_sec1(false, &curve), public.to_sec1(false, &curve));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod affine;
mod base;
mod curve;
mod curves;
mod custom;
pub mod ecdh;
mod encoding;
mod formulas;
mod jacobian;
mod keys;
mod mul;
mod mul_vartime;
mod prepared_vartime;
mod sec1;

pub use affine::AffinePoint;
pub use base::BaseTable;
pub use curve::{CoefficientA, Curve, Equation};
pub use custom::{CurveError, CurveName, CurveParameters, CurvePolicy, CustomCurve, CustomField};
pub use ec_scalar::{Nonce, Order, P224, P256, P384, P521, RandomError, Scalar, ScalarError};
pub use jacobian::JacobianPoint;
pub use keys::{
    CurveIdentity, EncryptionError, FieldBytes, JwkError, KeyError, NamedCurve, Parameter, PublicKey,
    Sec1Point, SecretKey, ToSec1Point, same_curve,
};
pub use prepared_vartime::PreparedPoint;
pub use sec1::PointError;
