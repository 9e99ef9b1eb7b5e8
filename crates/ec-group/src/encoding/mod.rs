//! Key files: SEC1, PKCS#8, SPKI, PEM, and JSON Web Keys, for every curve.
//!
//! DER is read strictly. A curve is given by its object identifier or by explicit parameters that are equal to it, all of
//! them: field, p, a, b, G, n and h. (A file that chooses its own generator can make any public key its own:
//! CVE-2020-0601.) What is written names the curve where it has a name.

pub(crate) mod asn1;
#[cfg(feature = "encryption")]
mod encrypted;
#[cfg(feature = "jwk")]
pub(crate) mod jwk;
#[cfg(feature = "jwk")]
mod jwk_keys;
mod parameters;
mod private;
mod public;
#[cfg(feature = "serde")]
mod serde;
mod traits;

use crate::keys::KeyError;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use der::pem;
use zeroize::Zeroizing;

/// The bytes of the first PEM block with this label (RFC 7468; lines of any one width, such as the 76 of MIME encoders).
/// What stands around it is passed over: OpenSSL puts a block `EC PARAMETERS` in front, others put certificates after.
fn from_pem(text: &str, label: &'static str) -> Result<Zeroizing<Vec<u8>>, KeyError> {
    let absent = KeyError::Pem { expected: label };
    // Whole lines are compared, by length first: unlike a search for the mark, that does not look at a key's letters.
    let line = |mark: &str, text: &str| {
        let line = text.lines().find(|line| *line == mark)?;
        Some(line.as_ptr() as usize - text.as_ptr() as usize)
    };
    let (begin, end) = (format!("-----BEGIN {label}-----"), format!("-----END {label}-----"));
    let text = &text[line(&begin, text).ok_or(absent.clone())?..];
    let text = &text[..line(&end, text).ok_or(absent.clone())? + end.len()];
    let mut decoder = pem::Decoder::new_detect_wrap(text.as_bytes()).map_err(|_| absent.clone())?;
    let mut bytes = Zeroizing::new(vec![0; decoder.remaining_len()]);
    decoder.decode(&mut bytes).map_err(|_| absent)?;
    Ok(bytes)
}

/// A PEM block with this label and line feeds.
fn to_pem(label: &'static str, der: &[u8]) -> String {
    pem::encode_string(label, pem::LineEnding::LF, der)
        .expect("a label of ours and a length that fits into memory")
}

/// Attaches the structure's name to an error about its encoding.
fn not_a(structure: &'static str) -> impl Fn(der::Error) -> KeyError {
    move |error| KeyError::Asn1 { structure, error }
}
