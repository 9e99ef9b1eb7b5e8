//! Encodings of RFC 8017 between messages and the integers RSA works on: byte strings in, byte strings out, no keys.

pub(crate) mod eme_oaep;
pub(crate) mod eme_pkcs1v15;
pub(crate) mod emsa_pkcs1v15;
pub(crate) mod emsa_pss;
pub(crate) mod mask;
pub(crate) mod search;
