//! The names of the operations: every library is measured under the same ones.

/// The RSA modulus sizes measured, in bits. The last is measured only if a filter names it.
pub const RSA_BITS: [usize; 5] = [1024, 2048, 3072, 4096, 8192];
/// Operations in a batch.
pub const BATCH: usize = 64;
/// Further batches, for the plot of batch sizes. Measured only if a filter names them.
pub const OTHER_BATCHES: [usize; 6] = [1, 2, 4, 8, 16, 32];

/// An RSA operation. SHA-256 throughout; PSS salts have 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rsa {
    /// PKCS#1 v1.5 signature.
    Signing,
    /// PKCS#1 v1.5 signature, c^d mod n without the Chinese remainder theorem.
    SigningNoCrt,
    /// So many PKCS#1 v1.5 signatures handed over together.
    SigningBatch(usize),
    /// PKCS#1 v1.5 verification under a key parsed before.
    VerifySameKey,
    /// PKCS#1 v1.5 verification, the key parsed from its SubjectPublicKeyInfo each time.
    VerifyFreshKey,
    /// So many verifications handed over together, each key parsed from its SubjectPublicKeyInfo.
    VerifyFreshKeyBatch(usize),
    /// PSS signature.
    PssSigning,
    /// PSS verification under a key parsed before.
    PssVerifySameKey,
    /// PSS verification, the key parsed from its SubjectPublicKeyInfo each time.
    PssVerifyFreshKey,
    /// Parsing of a PKCS#8 private key, with all checks that the library makes.
    PrivateKeyParse,
    /// OAEP encryption (SHA-256 for label and mask) of 32 bytes.
    OaepEncrypt,
    /// OAEP decryption.
    OaepDecrypt,
    /// PKCS#1 v1.5 decryption.
    Pkcs1Decrypt,
    /// Key generation.
    KeyGen,
}

impl Rsa {
    /// Operations done by one run.
    pub fn per_run(self) -> usize {
        match self {
            Rsa::SigningBatch(size) | Rsa::VerifyFreshKeyBatch(size) => size,
            _ => 1,
        }
    }

    /// All of them, in the order of reports.
    pub const ALL: [Rsa; 14] = [
        Rsa::Signing,
        Rsa::VerifySameKey,
        Rsa::VerifyFreshKey,
        Rsa::PrivateKeyParse,
        Rsa::PssSigning,
        Rsa::PssVerifySameKey,
        Rsa::PssVerifyFreshKey,
        Rsa::SigningNoCrt,
        Rsa::SigningBatch(BATCH),
        Rsa::VerifyFreshKeyBatch(BATCH),
        Rsa::OaepEncrypt,
        Rsa::OaepDecrypt,
        Rsa::Pkcs1Decrypt,
        Rsa::KeyGen,
    ];

    /// The operation's name for a modulus of `bits` bits.
    pub fn name(self, bits: usize) -> String {
        let what = match self {
            Rsa::Signing => "signing",
            Rsa::SigningNoCrt => "signing (no CRT)",
            Rsa::SigningBatch(size) => return format!("RSA {bits} signing (batch of {size})"),
            Rsa::VerifySameKey => "verify (same key)",
            Rsa::VerifyFreshKey => "verify (fresh key)",
            Rsa::VerifyFreshKeyBatch(size) => {
                return format!("RSA {bits} verify (fresh key, batch of {size})");
            }
            Rsa::PssSigning => "PSS signing",
            Rsa::PssVerifySameKey => "PSS verify (same key)",
            Rsa::PssVerifyFreshKey => "PSS verify (fresh key)",
            Rsa::PrivateKeyParse => "private key parse",
            Rsa::OaepEncrypt => "OAEP encrypt",
            Rsa::OaepDecrypt => "OAEP decrypt",
            Rsa::Pkcs1Decrypt => "PKCS#1 decrypt",
            Rsa::KeyGen => "key-gen",
        };
        format!("RSA {bits} {what}")
    }
}

/// A curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curve {
    /// NIST P-224.
    P224,
    /// NIST P-256.
    P256,
    /// NIST P-384.
    P384,
    /// NIST P-521.
    P521,
    /// Brainpool P256r1: built in nowhere here, it goes through the custom-curve interface.
    BrainpoolP256r1,
}

impl Curve {
    /// The curves that are built in.
    pub const NIST: [Curve; 4] = [Curve::P224, Curve::P256, Curve::P384, Curve::P521];

    /// The curve's name in operation names.
    pub fn name(self) -> &'static str {
        match self {
            Curve::P224 => "P-224",
            Curve::P256 => "P-256",
            Curve::P384 => "P-384",
            Curve::P521 => "P-521",
            Curve::BrainpoolP256r1 => "custom curve brainpoolP256r1",
        }
    }
}

/// An operation on an elliptic curve. Digests are SHA-256 up to 256 bits, SHA-384 on P-384, SHA-512 on P-521;
/// signatures are in DER.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ec {
    /// ECDSA signature.
    Signing,
    /// ECDSA verification under a key parsed before.
    Verify,
    /// ECDSA verification, the uncompressed point parsed each time.
    VerifyFreshKey,
    /// ECDSA verification under a key with a table of its own.
    VerifyPrepared,
    /// So many ECDSA verifications handed over together, under keys parsed before.
    VerifyBatch(usize),
    /// So many ECDSA signatures handed over together.
    SigningBatch(usize),
    /// A key pair.
    KeyGen,
    /// Key agreement: a private key parsed before, the peer's uncompressed point parsed and checked each time.
    Ecdh,
}

impl Ec {
    /// Operations done by one run.
    pub fn per_run(self) -> usize {
        match self {
            Ec::SigningBatch(size) | Ec::VerifyBatch(size) => size,
            _ => 1,
        }
    }

    /// All of them, in the order of reports.
    pub const ALL: [Ec; 8] = [
        Ec::Signing,
        Ec::Verify,
        Ec::VerifyFreshKey,
        Ec::VerifyPrepared,
        Ec::VerifyBatch(BATCH),
        Ec::SigningBatch(BATCH),
        Ec::KeyGen,
        Ec::Ecdh,
    ];

    /// The operation's name on a curve.
    pub fn name(self, curve: Curve) -> String {
        let curve = curve.name();
        match self {
            Ec::Signing => format!("ECDSA {curve} signing"),
            Ec::Verify => format!("ECDSA {curve} verify"),
            Ec::VerifyFreshKey => format!("ECDSA {curve} verify (fresh key)"),
            Ec::VerifyPrepared => format!("ECDSA {curve} verify (prepared key)"),
            Ec::VerifyBatch(size) => format!("ECDSA {curve} verify (batch of {size})"),
            Ec::SigningBatch(size) => format!("ECDSA {curve} signing (batch of {size})"),
            Ec::KeyGen => format!("ECDSA {curve} key-gen"),
            Ec::Ecdh => format!("ECDH {curve}"),
        }
    }
}

/// A way to prepare a modulus for Montgomery multiplication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// Doublings, then squarings: constant-time, no division.
    Squarings,
    /// R² by division: variable-time.
    Division,
    /// (2R)^(bits of R) in the Montgomery domain: constant-time, needs −m⁻¹ alone.
    Power,
    /// Doublings all the way to R²: what the first one improves upon.
    Doublings,
}

impl Setup {
    /// All of them.
    pub const ALL: [Setup; 4] = [Setup::Squarings, Setup::Division, Setup::Power, Setup::Doublings];

    /// The operation's name for a modulus of `bits` bits.
    pub fn name(self, bits: usize) -> String {
        let what = match self {
            Setup::Squarings => "doublings then squarings (constant-time)",
            Setup::Division => "division (variable-time)",
            Setup::Power => "power of 2R (constant-time)",
            Setup::Doublings => "doublings alone (constant-time)",
        };
        format!("mont-setup {bits} {what}")
    }
}

/// A way to raise to a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modexp {
    /// A fixed window with a table read in full: what secret exponents get.
    FixedWindow,
    /// A sliding window over odd powers: what public exponents get.
    SlidingWindow,
    /// A multiplication for each bit that is set.
    SquareAndMultiply,
    /// A multiplication for each bit, used or not.
    AlwaysMultiply,
    /// e = 65537, a multiplication for each bit that is set after the first.
    ShortChain,
    /// e = 65537, a multiplication for each bit, used or not.
    ShortAlwaysMultiply,
}

impl Modexp {
    /// All of them.
    pub const ALL: [Modexp; 6] = [
        Modexp::FixedWindow,
        Modexp::SlidingWindow,
        Modexp::SquareAndMultiply,
        Modexp::AlwaysMultiply,
        Modexp::ShortChain,
        Modexp::ShortAlwaysMultiply,
    ];

    /// The operation's name for a modulus (and, but for the short ones, an exponent) of `bits` bits.
    pub fn name(self, bits: usize) -> String {
        let what = match self {
            Modexp::FixedWindow => "fixed window (constant-time)",
            Modexp::SlidingWindow => "sliding window",
            Modexp::SquareAndMultiply => "square-and-multiply",
            Modexp::AlwaysMultiply => "always-multiply",
            Modexp::ShortChain => "e = 65537 short chain",
            Modexp::ShortAlwaysMultiply => "e = 65537 conditional multiplications",
        };
        format!("modexp {bits} {what}")
    }
}
