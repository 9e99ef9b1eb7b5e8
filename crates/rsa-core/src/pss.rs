//! RSASSA-PSS (RFC 8017 8.1): the signature scheme with a random salt and a security proof.
//!
//! ```
//! # #[cfg(feature = "getrandom")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use rsa_core::pss::{SigningKey, VerifyingKey};
//! use rsa_core::signature::{Keypair, Signer, Verifier};
//! use sha2::Sha256;
//! # let key = rsa_core::self_test::example_key();
//!
//! let signing_key = SigningKey::<Sha256>::new(key);
//! let signature = signing_key.sign(b"message");
//! signing_key.verifying_key().verify(b"message", &signature)?;
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "getrandom"))]
//! # fn main() {}
//! ```

mod identifier;
#[cfg(feature = "shake")]
mod shake;

#[cfg(feature = "shake")]
pub use shake::{Shake128, Shake128Mask, Shake256, Shake256Mask};

use crate::padding::emsa_pss::{self, SaltCheck};
use crate::scheme_keys::{self, HashScheme};
use crate::traits::SignatureScheme;
use crate::{Error, Result, RsaPrivateKey, RsaPublicKey};
use alloc::vec;
use alloc::vec::Vec;
use const_oid::AssociatedOid;
use core::fmt;
use core::marker::PhantomData;
use digest::{Digest, Update};

pub use crate::padding::mask::{MaskAlgorithm, MaskGeneration, NamedMask};

/// An RSASSA-PSS signature.
pub type Signature = scheme_keys::Signature<Family>;
/// A key that makes RSASSA-PSS signatures with the hash `D`, masked by `M` (MGF1 over `D` if not given).
pub type SigningKey<D, M = D> = scheme_keys::SigningKey<Pss<D, M>>;
/// The same as [`SigningKey`]: every private operation is blinded.
pub type BlindedSigningKey<D, M = D> = SigningKey<D, M>;
/// A key that verifies RSASSA-PSS signatures with the hash `D`, masked by `M` (MGF1 over `D` if not given).
pub type VerifyingKey<D, M = D> = scheme_keys::VerifyingKey<Pss<D, M>>;

/// Marks signatures as RSASSA-PSS.
pub enum Family {}

/// The length of the salt, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SaltLength {
    /// The length of the digest: the usual choice, made here when nothing is said.
    #[default]
    Digest,
    /// This many bytes.
    Exactly(usize),
    /// The most that the modulus leaves room for.
    Maximum,
    /// When verifying, any length from this one up; when signing, the digest's length, or this one if that is more. The
    /// least length in the key's own parameters, if it has any, counts too; an id-RSASSA-PSS-SHAKE key fixes it.
    AtLeast(usize),
}

impl SaltLength {
    /// When verifying, any length; when signing, that of the digest.
    pub const AUTO: SaltLength = SaltLength::AtLeast(0);
}

/// The scheme: hash `D`, mask generation `M`, and the length of the salt.
///
/// `M` is MGF1 over `D` if not given; `Pss<Sha256, Sha1>` is SHA-256 with MGF1 over SHA-1.
pub struct Pss<D, M = D> {
    salt: SaltLength,
    functions: PhantomData<fn() -> (D, M)>,
}

impl<D: Digest, M: MaskGeneration> Pss<D, M> {
    /// Salts of the digest's length.
    pub const fn new() -> Self {
        Self::with_salt(SaltLength::Digest)
    }

    /// Salts of `length` bytes, no others.
    pub const fn new_with_salt(length: usize) -> Self {
        Self::with_salt(SaltLength::Exactly(length))
    }

    /// The same as [`new`](Self::new): every private operation is blinded.
    pub const fn new_blinded() -> Self {
        Self::new()
    }

    /// The same as [`new_with_salt`](Self::new_with_salt): every private operation is blinded.
    pub const fn new_blinded_with_salt(length: usize) -> Self {
        Self::new_with_salt(length)
    }

    /// Salts by this rule.
    pub const fn with_salt(salt: SaltLength) -> Self {
        Pss { salt, functions: PhantomData }
    }

    /// The rule for salts.
    pub const fn salt(&self) -> SaltLength {
        self.salt
    }

    fn longest_salt(modulus_bits: usize) -> Result<usize> {
        let digest = <D as Digest>::output_size();
        emsa_pss::longest_salt(modulus_bits, digest).ok_or(Error::ModulusTooShortForScheme {
            found: emsa_pss::encoded_length(modulus_bits),
            minimum: digest + 2,
        })
    }
}

impl<D: Digest + AssociatedOid, M: NamedMask> Pss<D, M> {
    /// Whether the key's own parameters, if it has any, allow the hash, the mask and salts of this length.
    fn allowed(key: &RsaPublicKey, salt_length: usize) -> Result<()> {
        key.algorithm().allow_pss(D::OID, M::ALGORITHM, salt_length)
    }
}

impl<D: Digest + AssociatedOid, M: NamedMask> SignatureScheme for Pss<D, M> {
    fn salt_length(&self, key: &RsaPublicKey) -> Result<usize> {
        let (longest, digest) = (Self::longest_salt(key.modulus_bits())?, <D as Digest>::output_size());
        let length = match self.salt {
            SaltLength::Digest => digest,
            SaltLength::Exactly(length) => length,
            SaltLength::Maximum => longest,
            SaltLength::AtLeast(length) => length.max(digest).max(key.algorithm().minimum_salt_length()),
        };
        Self::allowed(key, length)?;
        if length > longest {
            // saturating: the length is the caller's
            let minimum = length.saturating_add(digest + 2);
            return Err(Error::ModulusTooShortForScheme { found: longest + digest + 2, minimum });
        }
        Ok(length)
    }

    fn encode(&self, key: &RsaPublicKey, digest: &[u8], salt: &[u8]) -> Result<Vec<u8>> {
        Self::allowed(key, salt.len())?;
        let encoded = emsa_pss::encode::<D, M>(key.modulus_bits(), digest, salt)?;
        let mut padded = vec![0; key.size() - encoded.len()];
        padded.extend(encoded);
        Ok(padded)
    }

    fn check(&self, key: &RsaPublicKey, digest: &[u8], encoded: &[u8]) -> Result<()> {
        let bits = key.modulus_bits();
        let salt = match self.salt {
            SaltLength::Digest => SaltCheck::Exactly(<D as Digest>::output_size()),
            SaltLength::Exactly(length) => SaltCheck::Exactly(length),
            SaltLength::Maximum => SaltCheck::Exactly(Self::longest_salt(bits)?),
            SaltLength::AtLeast(length) => match key.algorithm().fixed_salt_length() {
                Some(fixed) if length <= fixed => SaltCheck::Exactly(fixed),
                _ => SaltCheck::AtLeast(length.max(key.algorithm().minimum_salt_length())),
            },
        };
        Self::allowed(key, salt.least())?;
        // A modulus of 8i + 1 bits is a byte longer than the encoded message; that byte must be zero.
        let (high, encoded) = encoded.split_at(encoded.len() - emsa_pss::encoded_length(bits));
        let matches = emsa_pss::matches_vartime::<D, M>(bits, digest, encoded, salt);
        if matches && high.iter().all(|&byte| byte == 0) { Ok(()) } else { Err(Error::Verification) }
    }
}

impl<D: Digest + Update + AssociatedOid, M: NamedMask> HashScheme for Pss<D, M> {
    type Hash = D;
    type Family = Family;
}

impl<D, M> scheme_keys::SigningKey<Pss<D, M>>
where
    D: Digest + Update + AssociatedOid,
    M: NamedMask,
{
    /// Signs with salts of the digest's length.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self::with_salt(key, SaltLength::Digest)
    }

    /// Signs with salts of `length` bytes.
    pub fn new_with_salt_len(key: RsaPrivateKey, length: usize) -> Self {
        Self::with_salt(key, SaltLength::Exactly(length))
    }

    /// Signs with salts by this rule. If the key's own parameters forbid it, signing fails: see
    /// [`try_with_salt`](Self::try_with_salt).
    pub fn with_salt(key: RsaPrivateKey, salt: SaltLength) -> Self {
        scheme_keys::SigningKey { key, scheme: Pss::with_salt(salt) }
    }

    /// Signs with salts by this rule.
    ///
    /// # Errors
    /// If the modulus is too short for it, or the key has parameters (id-RSASSA-PSS) that do not allow the hash, the
    /// mask or the salt.
    pub fn try_with_salt(key: RsaPrivateKey, salt: SaltLength) -> Result<Self> {
        let scheme = Pss::with_salt(salt);
        scheme.salt_length(key.as_ref())?;
        Ok(scheme_keys::SigningKey { key, scheme })
    }
}

impl<D, M> scheme_keys::VerifyingKey<Pss<D, M>>
where
    D: Digest + Update + AssociatedOid,
    M: NamedMask,
{
    /// Takes salts of the digest's length, no others.
    pub fn new(key: RsaPublicKey) -> Self {
        Self::with_salt(key, SaltLength::Digest)
    }

    /// Takes salts of `length` bytes, no others.
    pub fn new_with_salt_len(key: RsaPublicKey, length: usize) -> Self {
        Self::with_salt(key, SaltLength::Exactly(length))
    }

    /// Takes salts of any length.
    pub fn new_with_auto_salt_len(key: RsaPublicKey) -> Self {
        Self::with_salt(key, SaltLength::AUTO)
    }

    /// Takes salts by this rule. If the key's own parameters forbid it, no signature verifies: see
    /// [`try_with_salt`](Self::try_with_salt).
    pub fn with_salt(key: RsaPublicKey, salt: SaltLength) -> Self {
        scheme_keys::VerifyingKey { key, scheme: Pss::with_salt(salt) }
    }

    /// Takes salts by this rule.
    ///
    /// # Errors
    /// If the modulus is too short for it, or the key has parameters (id-RSASSA-PSS) that do not allow the hash, the
    /// mask or the salt.
    pub fn try_with_salt(key: RsaPublicKey, salt: SaltLength) -> Result<Self> {
        let scheme = Pss::with_salt(salt);
        scheme.salt_length(&key)?;
        Ok(scheme_keys::VerifyingKey { key, scheme })
    }
}

impl<D: Digest, M: MaskGeneration> Default for Pss<D, M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<D, M> Clone for Pss<D, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D, M> Copy for Pss<D, M> {}

impl<D, M> PartialEq for Pss<D, M> {
    fn eq(&self, other: &Self) -> bool {
        self.salt == other.salt
    }
}

impl<D, M> fmt::Debug for Pss<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pss {{ salt: {:?} }}", self.salt)
    }
}
