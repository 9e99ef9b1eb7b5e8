//! Elliptic curves by the definition: affine arithmetic on big integers, slow and evidently right.

use num_bigint::BigUint;

/// y² = x³ + ax + b over the integers modulo p, with a generator of order n and cofactor h.
#[derive(Clone, Debug)]
pub struct OracleCurve {
    /// The name in the standards.
    pub name: &'static str,
    /// The field prime.
    pub p: BigUint,
    /// The coefficient a.
    pub a: BigUint,
    /// The coefficient b.
    pub b: BigUint,
    /// The generator.
    pub g: (BigUint, BigUint),
    /// The order of the generator.
    pub n: BigUint,
    /// The cofactor.
    pub h: BigUint,
}

/// A point; `None` is the identity.
pub type OraclePoint = Option<(BigUint, BigUint)>;

impl OracleCurve {
    /// The named curve; panics if there is none of that name.
    pub fn named(name: &str) -> OracleCurve {
        Self::all().find(|curve| curve.name == name).expect("a known curve")
    }

    /// Every curve known here.
    pub fn all() -> impl Iterator<Item = OracleCurve> {
        CURVES.iter().map(|(name, [p, a, b, x, y, n, h])| OracleCurve {
            name,
            p: hex(p),
            a: hex(a),
            b: hex(b),
            g: (hex(x), hex(y)),
            n: hex(n),
            h: hex(h),
        })
    }

    /// The generator as a point.
    pub fn generator(&self) -> OraclePoint {
        Some(self.g.clone())
    }

    /// Whether the point satisfies the equation.
    pub fn contains(&self, point: &OraclePoint) -> bool {
        point.as_ref().is_none_or(|(x, y)| (y * y) % &self.p == (x * x * x + &self.a * x + &self.b) % &self.p)
    }

    /// −P.
    pub fn neg(&self, point: &OraclePoint) -> OraclePoint {
        point.as_ref().map(|(x, y)| (x.clone(), (&self.p - y) % &self.p))
    }

    /// P + Q by chord and tangent.
    pub fn add(&self, left: &OraclePoint, right: &OraclePoint) -> OraclePoint {
        let (Some((x1, y1)), Some((x2, y2))) = (left, right) else {
            return left.clone().or_else(|| right.clone());
        };
        let p = &self.p;
        let (numerator, denominator) = if x1 != x2 {
            (p + y2 - y1, p + x2 - x1)
        } else if y1 == y2 && *y1 != BigUint::ZERO {
            (x1 * x1 * 3u32 + &self.a, y1 * 2u32)
        } else {
            return None;
        };
        let slope = numerator * (denominator % p).modinv(p).expect("p is prime") % p;
        let x = (&slope * &slope + p * 2u32 - x1 - x2) % p;
        let y = (slope * (p + x1 - &x) + p - y1) % p;
        Some((x, y))
    }

    /// k·P by double and add.
    pub fn mul(&self, k: &BigUint, point: &OraclePoint) -> OraclePoint {
        let mut result = None;
        for i in (0..k.bits()).rev() {
            result = self.add(&result, &result);
            if k.bit(i) {
                result = self.add(&result, point);
            }
        }
        result
    }
}

fn hex(digits: &str) -> BigUint {
    BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal digits")
}

/// Name and p, a, b, x(G), y(G), n, h: SP 800-186, SEC 2 and RFC 5639.
#[rustfmt::skip]
const CURVES: &[(&str, [&str; 7])] = &[
    ("P-224", [
        "ffffffffffffffffffffffffffffffff000000000000000000000001",
        "fffffffffffffffffffffffffffffffefffffffffffffffffffffffe",
        "b4050a850c04b3abf54132565044b0b7d7bfd8ba270b39432355ffb4",
        "b70e0cbd6bb4bf7f321390b94a03c1d356c21122343280d6115c1d21",
        "bd376388b5f723fb4c22dfe6cd4375a05a07476444d5819985007e34",
        "ffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d",
        "1",
    ]),
    ("P-256", [
        "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
        "ffffffff00000001000000000000000000000000fffffffffffffffffffffffc",
        "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
        "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
        "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
        "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
        "1",
    ]),
    ("P-384", [
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc",
        "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef",
        "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7",
        "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f",
        "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973",
        "1",
    ]),
    ("P-521", [
        "1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc",
        "51953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
        "c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
        "11839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650",
        "1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409",
        "1",
    ]),
    ("secp256k1", [
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
        "0",
        "7",
        "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
        "483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8",
        "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141",
        "1",
    ]),
    ("brainpoolP256r1", [
        "a9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377",
        "7d5a0975fc2c3057eef67530417affe7fb8055c126dc5c6ce94a4b44f330b5d9",
        "26dc5c6ce94a4b44f330b5d9bbd77cbf958416295cf7e1ce6bccdc18ff8c07b6",
        "8bd2aeb9cb7e57cb2c4b482ffc81b7afb9de27e1e3bd23c23a4453bd9ace3262",
        "547ef835c3dac4fd97f8461a14611dc9c27745132ded8e545c1d54c72f046997",
        "a9fb57dba1eea9bc3e660a909d838d718c397aa3b561a6f7901e0e82974856a7",
        "1",
    ]),
    ("brainpoolP384r1", [
        "8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b412b1da197fb71123acd3a729901d1a71874700133107ec53",
        "7bc382c63d8c150c3c72080ace05afa0c2bea28e4fb22787139165efba91f90f8aa5814a503ad4eb04a8c7dd22ce2826",
        "4a8c7dd22ce28268b39b55416f0447c2fb77de107dcd2a62e880ea53eeb62d57cb4390295dbc9943ab78696fa504c11",
        "1d1c64f068cf45ffa2a63a81b7c13f6b8847a3e77ef14fe3db7fcafe0cbd10e8e826e03436d646aaef87b2e247d4af1e",
        "8abe1d7520f9c2a45cb1eb8e95cfd55262b70b29feec5864e19c054ff99129280e4646217791811142820341263c5315",
        "8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b31f166e6cac0425a7cf3ab6af6b7fc3103b883202e9046565",
        "1",
    ]),
    ("brainpoolP512r1", [
        "aadd9db8dbe9c48b3fd4e6ae33c9fc07cb308db3b3c9d20ed6639cca703308717d4d9b009bc66842aecda12ae6a380e62881ff2f2d82c68528aa6056583a48f3",
        "7830a3318b603b89e2327145ac234cc594cbdd8d3df91610a83441caea9863bc2ded5d5aa8253aa10a2ef1c98b9ac8b57f1117a72bf2c7b9e7c1ac4d77fc94ca",
        "3df91610a83441caea9863bc2ded5d5aa8253aa10a2ef1c98b9ac8b57f1117a72bf2c7b9e7c1ac4d77fc94cadc083e67984050b75ebae5dd2809bd638016f723",
        "81aee4bdd82ed9645a21322e9c4c6a9385ed9f70b5d916c1b43b62eef4d0098eff3b1f78e2d0d48d50d1687b93b97d5f7c6d5047406a5e688b352209bcb9f822",
        "7dde385d566332ecc0eabfa9cf7822fdf209f70024a57b1aa000c55b881f8111b2dcde494a5f485e5bca4bd88a2763aed1ca2b2fa8f0540678cd1e0f3ad80892",
        "aadd9db8dbe9c48b3fd4e6ae33c9fc07cb308db3b3c9d20ed6639cca70330870553e5c414ca92619418661197fac10471db1d381085ddaddb58796829ca90069",
        "1",
    ]),
    ("secp160k1", [
        "fffffffffffffffffffffffffffffffeffffac73",
        "0",
        "7",
        "3b4c382ce37aa192a4019e763036f4f5dd4d7ebb",
        "938cf935318fdced6bc28286531733c3f03c4fee",
        "100000000000000000001b8fa16dfab9aca16b6b3",
        "1",
    ]),
    ("secp224k1", [
        "fffffffffffffffffffffffffffffffffffffffffffffffeffffe56d",
        "0",
        "5",
        "a1455b334df099df30fc28a169a467e9e47075a90f7e650eb6b7a45c",
        "7e089fed7fba344282cafbd6f7e319f7c0b0bd59e2ca4bdb556d61a5",
        "10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7",
        "1",
    ]),
    ("secp128r2", [
        "fffffffdffffffffffffffffffffffff",
        "d6031998d1b3bbfebf59cc9bbff9aee1",
        "5eeefca380d02919dc2c6558bb6d8a5d",
        "7b6aa5d85e572983e6fb32a7cdebc140",
        "27b6916a894d3aee7106fe805fc34b44",
        "3fffffff7fffffffbe0024720613b5a3",
        "4",
    ]),
    ("secp160r1", [
        "ffffffffffffffffffffffffffffffff7fffffff",
        "ffffffffffffffffffffffffffffffff7ffffffc",
        "1c97befc54bd7a8b65acf89f81d4d4adc565fa45",
        "4a96b5688ef573284664698968c38bb913cbfc82",
        "23a628553168947d59dcc912042351377ac5fb32",
        "100000000000000000001f4c8f927aed3ca752257",
        "1",
    ]),
    ("secp192k1", [
        "fffffffffffffffffffffffffffffffffffffffeffffee37",
        "0",
        "3",
        "db4ff10ec057e9ae26b07d0280b7f4341da5d1b1eae06c7d",
        "9b2f2f6d9c5628a7844163d015be86344082aa88d95e2f9d",
        "fffffffffffffffffffffffe26f2fc170f69466a74defd8d",
        "1",
    ]),
];
