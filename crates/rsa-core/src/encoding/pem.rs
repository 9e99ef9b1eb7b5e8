//! PEM, strictly as RFC 7468 has it, decoded in constant time.

use crate::error::{Error, Result};
use alloc::vec::Vec;
use bn_core::Secret;
use pem_rfc7468::Error as PemError;

/// The label and the content.
pub(crate) fn decode(pem: &str) -> Result<(&str, Secret<Vec<u8>>)> {
    let reason = |error| match error {
        PemError::HeaderDisallowed => "has headers, as of the old encryption of PKCS #1 keys",
        PemError::Base64(_) | PemError::Length => "is not of well-formed base64 in lines of 64",
        PemError::PreEncapsulationBoundary | PemError::Label => "has no well-formed BEGIN line",
        PemError::PostEncapsulationBoundary => "has no well-formed END line",
        _ => "is malformed",
    };
    let (label, der) = pem_rfc7468::decode_vec(pem.as_bytes())
        .map_err(|error| Error::Encoding { element: "PEM", reason: reason(error) })?;
    Ok((label, Secret::new(der)))
}
