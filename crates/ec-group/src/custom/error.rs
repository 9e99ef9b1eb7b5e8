//! Why parameters are no curve.

/// Why [`super::CustomCurve::new`] refused its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CurveError {
    /// The field prime has a size outside the policy.
    FieldSize {
        /// Bits found.
        bits: usize,
        /// The least allowed.
        minimum: usize,
        /// The most allowed.
        maximum: usize,
    },
    /// The order is wider than the Hasse bound allows for the field, or too small to determine the cofactor.
    OrderSize {
        /// Bits found.
        bits: usize,
    },
    /// The cofactor is zero or above 256.
    Cofactor(u32),
    /// The field modulus is even or composite.
    FieldNotPrime,
    /// The order is even or composite.
    OrderNotPrime,
    /// The named integer (`a`, `b`, `gx` or `gy`) is not below p.
    NotBelowField(&'static str),
    /// The order equals the field prime: discrete logarithms on such a curve are easy (Smart's attack).
    Anomalous,
    /// The curve cannot have h·n points: |p + 1 − hn| > 2√p.
    Hasse,
    /// 4a³ + 27b² = 0: not an elliptic curve.
    Singular,
    /// The generator is not on the curve.
    GeneratorNotOnCurve,
    /// n·G is not the identity.
    GeneratorOrder,
    /// p^k = 1 modulo n for this k ≤ 100: discrete logarithms move to a small field (the MOV attack).
    EmbeddingDegree(u32),
}

impl core::fmt::Display for CurveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            CurveError::FieldSize { bits, minimum, maximum } => {
                write!(f, "field prime p of {bits} bits; allowed are {minimum} to {maximum}")
            }
            CurveError::OrderSize { bits } => {
                write!(f, "group order n of {bits} bits does not fit the field")
            }
            CurveError::Cofactor(h) => write!(f, "cofactor h = {h}; allowed are 1 to 256"),
            CurveError::FieldNotPrime => f.write_str("field modulus p is not an odd prime"),
            CurveError::OrderNotPrime => f.write_str("group order n is not an odd prime"),
            CurveError::NotBelowField(name) => write!(f, "{name} is not below the field prime p"),
            CurveError::Anomalous => f.write_str("anomalous curve: the order n equals the field prime p"),
            CurveError::Hasse => f.write_str("no curve over the field has h·n points (Hasse bound)"),
            CurveError::Singular => f.write_str("singular curve: 4a³ + 27b² = 0 modulo p"),
            CurveError::GeneratorNotOnCurve => f.write_str("generator G is not on the curve"),
            CurveError::GeneratorOrder => f.write_str("n·G is not the identity"),
            CurveError::EmbeddingDegree(k) => {
                write!(f, "embedding degree {k}; allowed are degrees above 100")
            }
        }
    }
}

impl core::error::Error for CurveError {}
