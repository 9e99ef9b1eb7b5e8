//! Known answers for every operation, for a program to check itself by before it trusts itself with a key.

mod key;

use crate::operations;
use crate::pkcs1v15::{Pkcs1v15Encrypt, Pkcs1v15Sign};
use crate::traits::{PaddingScheme, SignatureScheme};
use crate::{Error, Oaep, Pss, Result, RsaPrivateKey};
use sha2::{Digest, Sha256};

#[doc(hidden)]
pub use key::example_key;

// SHA-256 of the answers, which an independent computation (Python integers, checked with OpenSSL) gave.
const PKCS1V15_SIGNATURE: &str = "7e5f20348958a2d5d8f3dec7181c15f3603d505cfc816051b0e96d0ca4f447bd";
const PSS_SIGNATURE: &str = "d4cd0e0a069c1c910f8380c0ce5ff14355c0f7e2076f80cf9db0cc9449bbfe78";
const OAEP_CIPHERTEXT: &str = "dd5507b47186ab485f0aefbf1cd78a7d315a872c418c07df0a30ca8c10a8aca0";
const PKCS1V15_CIPHERTEXT: &str = "61570f7262540815113be64f20ebfc8a23d8b7f33d55c85ca170df3aed963afb";
const SYNTHETIC_MESSAGE: &str = "3ecf80e580e5d462e5d792032da92b7c5b0bcbd50a838a42800922b85aa3b164";

const MESSAGE: &[u8] = b"known answer";

/// Signs, verifies, encrypts and decrypts by every scheme with a fixed key and fixed salts, and compares with known
/// answers; also sees that a wrong signature and a wrong padding are refused. Draws no entropy, takes milliseconds.
///
/// ```
/// rsa_core::self_test::self_test().expect("a sound build on sound hardware");
/// ```
///
/// # Errors
/// What the failing operation returned, or [`Error::SelfTest`] with its name if an answer differs.
pub fn self_test() -> Result<()> {
    let key = example_key();
    key.0.blinding.forbid_entropy();
    let signature = signatures(&key)?;
    encryption(&key)?;
    implicit_rejection(&key, &signature)
}

/// Both signature schemes; returns the PKCS#1 v1.5 signature.
fn signatures(key: &RsaPrivateKey) -> Result<alloc::vec::Vec<u8>> {
    let (public, digest) = (key.to_public_key(), Sha256::digest(MESSAGE));
    let schemes: [(&dyn SignatureScheme, &str, &'static str); 2] = [
        (&Pss::<Sha256>::new(), PSS_SIGNATURE, "RSASSA-PSS"),
        (&Pkcs1v15Sign::new::<Sha256>(), PKCS1V15_SIGNATURE, "RSASSA-PKCS1-v1_5"),
    ];
    let mut last = alloc::vec::Vec::new();
    for (scheme, answer, name) in schemes {
        last = operations::sign(key, scheme, &digest, &mut count_from(0))?;
        expect(&last, answer, name)?;
        public.verify(scheme, &digest, &last)?;
        if public.verify(scheme, &Sha256::digest(b"another message"), &last) != Err(Error::Verification) {
            return Err(Error::SelfTest(name));
        }
    }
    Ok(last)
}

/// Both encryption paddings, there and back.
fn encryption(key: &RsaPrivateKey) -> Result<()> {
    let oaep = Oaep::<Sha256>::new_with_label(*b"label");
    let paddings: [(&dyn PaddingScheme, u8, &str, &'static str); 2] = [
        (&oaep, 0, OAEP_CIPHERTEXT, "RSAES-OAEP"),
        (&Pkcs1v15Encrypt, 1, PKCS1V15_CIPHERTEXT, "RSAES-PKCS1-v1_5"),
    ];
    for (padding, first, answer, name) in paddings {
        let ciphertext = operations::encrypt(&key.to_public_key(), padding, MESSAGE, &mut count_from(first))?;
        expect(&ciphertext, answer, name)?;
        let refused = key.decrypt(Oaep::<Sha256>::new(), &ciphertext) == Err(Error::Decryption);
        if key.decrypt(padding, &ciphertext)? != MESSAGE || !refused {
            return Err(Error::SelfTest(name));
        }
    }
    Ok(())
}

/// A signature is a ciphertext with a wrong padding.
fn implicit_rejection(key: &RsaPrivateKey, signature: &[u8]) -> Result<()> {
    expect(&key.decrypt(Pkcs1v15Encrypt, signature)?, SYNTHETIC_MESSAGE, "implicit rejection")
}

/// "Random" bytes first, first + 1, …, 255 and again from `first`.
fn count_from(first: u8) -> impl FnMut(&mut [u8]) -> Result<()> {
    move |buffer| {
        buffer.iter_mut().zip((first..=255).cycle()).for_each(|(byte, value)| *byte = value);
        Ok(())
    }
}

fn expect(answer: &[u8], sha256: &str, operation: &'static str) -> Result<()> {
    let same = Sha256::digest(answer)[..] == key::bytes::<32>(sha256);
    if same { Ok(()) } else { Err(Error::SelfTest(operation)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_without_entropy() {
        crate::random::without_system_entropy(|| self_test().unwrap());
    }

    #[test]
    #[should_panic(expected = "entropy")]
    #[cfg(feature = "getrandom")]
    fn the_test_above_can_fail() {
        let _ = crate::random::without_system_entropy(|| example_key().sign(Pss::<Sha256>::new(), &[0; 32]));
    }

    #[test]
    fn a_wrong_answer_is_noticed() {
        assert_eq!(expect(b"", PSS_SIGNATURE, "x"), Err(Error::SelfTest("x")));
    }
}
