//! One call per operation, from message to bytes, by the names of RustCrypto's `rsa`: the scheme in the method's name, the
//! hash in its type argument.

use crate::pkcs1v15::{Pkcs1v15Encrypt, Pkcs1v15Sign};
use crate::pss::MaskGeneration;
use crate::{Oaep, Pss, Result, RsaPrivateKey, RsaPublicKey};
#[cfg(feature = "getrandom")]
use crate::{operations, random};
use alloc::vec::Vec;
use const_oid::AssociatedOid;
use digest::Digest;
use rand_core::TryCryptoRng;

/// The methods of one signature scheme; `$scheme` is its value for a hash `D`.
macro_rules! signatures {
    (
        $title:literal, $scheme:expr;
        $verify:ident $verify_prehash:ident
        $sign:ident $sign_prehash:ident $sign_with_rng:ident $sign_prehash_with_rng:ident
    ) => {
        impl RsaPublicKey {
            #[doc = concat!("Verifies ", $title, " over a message hashed with `D`.")]
            ///
            /// # Errors
            /// As for [`verify`](Self::verify).
            pub fn $verify<D: Digest + AssociatedOid>(&self, msg: &[u8], signature: &[u8]) -> Result<()> {
                self.verify($scheme, &D::digest(msg), signature)
            }

            #[doc = concat!("Verifies ", $title, " over a digest that `D` made.")]
            ///
            /// # Errors
            /// As for [`verify`](Self::verify).
            pub fn $verify_prehash<D>(&self, digest: &[u8], signature: &[u8]) -> Result<()>
            where
                D: Digest + AssociatedOid,
            {
                self.verify($scheme, digest, signature)
            }
        }

        impl RsaPrivateKey {
            #[doc = concat!("Makes ", $title, " over a message, hashed with `D`.")]
            ///
            /// # Errors
            /// As for [`sign`](Self::sign).
            pub fn $sign<D: Digest + AssociatedOid>(&self, msg: &[u8]) -> Result<Vec<u8>> {
                self.sign($scheme, &D::digest(msg))
            }

            #[doc = concat!("Makes ", $title, " over a digest that `D` made.")]
            ///
            /// # Errors
            /// As for [`sign`](Self::sign).
            pub fn $sign_prehash<D: Digest + AssociatedOid>(&self, digest: &[u8]) -> Result<Vec<u8>> {
                self.sign($scheme, digest)
            }

            #[doc = concat!("Makes ", $title, " over a message, hashed with `D`; a salt comes from `rng`.")]
            ///
            /// # Errors
            /// As for [`sign`](Self::sign).
            pub fn $sign_with_rng<D, R>(&self, rng: &mut R, msg: &[u8]) -> Result<Vec<u8>>
            where
                D: Digest + AssociatedOid,
                R: TryCryptoRng + ?Sized,
            {
                self.sign_with_rng(rng, $scheme, &D::digest(msg))
            }

            #[doc = concat!("Makes ", $title, " over a digest that `D` made; a salt comes from `rng`.")]
            ///
            /// # Errors
            /// As for [`sign`](Self::sign).
            pub fn $sign_prehash_with_rng<D, R>(&self, rng: &mut R, digest: &[u8]) -> Result<Vec<u8>>
            where
                D: Digest + AssociatedOid,
                R: TryCryptoRng + ?Sized,
            {
                self.sign_with_rng(rng, $scheme, digest)
            }
        }
    };
}

signatures! {
    "an RSASSA-PKCS1-v1_5 signature", Pkcs1v15Sign::new::<D>();
    pkcs1v15_verify pkcs1v15_verify_prehash
    pkcs1v15_sign pkcs1v15_sign_prehash pkcs1v15_sign_with_rng pkcs1v15_sign_prehash_with_rng
}

signatures! {
    "an RSASSA-PSS signature with a salt of the digest's length", Pss::<D>::new();
    pss_verify pss_verify_prehash
    pss_sign pss_sign_prehash pss_sign_with_rng pss_sign_prehash_with_rng
}

impl RsaPublicKey {
    /// Encrypts by RSAES-OAEP with the hash `D`, MGF1 over it and an empty label.
    ///
    /// # Errors
    /// As for [`encrypt`](Self::encrypt).
    #[cfg(feature = "getrandom")]
    pub fn oaep_encrypt<D>(&self, message: &[u8]) -> Result<Vec<u8>>
    where
        D: Digest + MaskGeneration,
    {
        operations::encrypt(self, &Oaep::<D>::new(), message, &mut random::from_system())
    }

    /// Encrypts by RSAES-OAEP with the hash `D`, MGF1 over it and an empty label; the seed comes from `rng`.
    ///
    /// # Errors
    /// As for [`encrypt`](Self::encrypt).
    pub fn oaep_encrypt_with_rng<D, R>(&self, rng: &mut R, message: &[u8]) -> Result<Vec<u8>>
    where
        D: Digest + MaskGeneration,
        R: TryCryptoRng + ?Sized,
    {
        self.encrypt(rng, Oaep::<D>::new(), message)
    }

    /// Encrypts by RSAES-PKCS1-v1_5.
    ///
    /// # Errors
    /// As for [`encrypt`](Self::encrypt).
    #[cfg(feature = "getrandom")]
    pub fn pkcs1v15_encrypt(&self, message: &[u8]) -> Result<Vec<u8>> {
        operations::encrypt(self, &Pkcs1v15Encrypt, message, &mut random::from_system())
    }

    /// Encrypts by RSAES-PKCS1-v1_5; the padding comes from `rng`.
    ///
    /// # Errors
    /// As for [`encrypt`](Self::encrypt).
    pub fn pkcs1v15_encrypt_with_rng<R>(&self, rng: &mut R, message: &[u8]) -> Result<Vec<u8>>
    where
        R: TryCryptoRng + ?Sized,
    {
        self.encrypt(rng, Pkcs1v15Encrypt, message)
    }
}

impl RsaPrivateKey {
    /// Decrypts by RSAES-OAEP with the hash `D`, MGF1 over it and an empty label.
    ///
    /// # Errors
    /// As for [`decrypt`](Self::decrypt).
    pub fn oaep_decrypt<D>(&self, ciphertext: &[u8]) -> Result<Vec<u8>>
    where
        D: Digest + MaskGeneration,
    {
        self.decrypt(Oaep::<D>::new(), ciphertext)
    }

    /// The same as [`oaep_decrypt`](Self::oaep_decrypt), which is always blinded.
    ///
    /// # Errors
    /// As for [`decrypt`](Self::decrypt).
    pub fn oaep_decrypt_with_rng<D, R>(&self, _rng: &mut R, ciphertext: &[u8]) -> Result<Vec<u8>>
    where
        D: Digest + MaskGeneration,
        R: TryCryptoRng + ?Sized,
    {
        self.oaep_decrypt::<D>(ciphertext)
    }

    /// Decrypts by RSAES-PKCS1-v1_5 with implicit rejection: see [`Pkcs1v15Encrypt`].
    ///
    /// # Errors
    /// As for [`decrypt`](Self::decrypt).
    pub fn pkcs1v15_decrypt(&self, ciphertext: &[u8]) -> Result<Vec<u8>> {
        self.decrypt(Pkcs1v15Encrypt, ciphertext)
    }

    /// The same as [`pkcs1v15_decrypt`](Self::pkcs1v15_decrypt), which is always blinded.
    ///
    /// # Errors
    /// As for [`decrypt`](Self::decrypt).
    pub fn pkcs1v15_decrypt_with_rng<R>(&self, _rng: &mut R, ciphertext: &[u8]) -> Result<Vec<u8>>
    where
        R: TryCryptoRng + ?Sized,
    {
        self.pkcs1v15_decrypt(ciphertext)
    }
}
