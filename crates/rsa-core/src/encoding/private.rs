//! Private keys: PKCS #1 RSAPrivateKey (RFC 8017, A.1.2) and PKCS #8 OneAsymmetricKey (RFC 5958).

use super::der::{
    CONTEXT, CONTEXT_CONSTRUCTED, INTEGER, OCTET_STRING, Reader, SEQUENCE, element, only_sequence, unsigned,
};
use super::{algorithm, public};
use crate::algorithm::KeyAlgorithm;
use crate::components::{MAXIMUM_PRIMES, invalid};
use crate::error::{Error, Field, Result};
use crate::private_key::PrimeValues;
use crate::{KeyNumbers, KeyPolicy, PrimeNumbers, RsaPrivateKey};
use alloc::vec::Vec;
use bn_core::Secret;

/// Either form: after the version, RSAPrivateKey has an INTEGER and OneAsymmetricKey a SEQUENCE.
pub(crate) fn read(der: &[u8], policy: &KeyPolicy) -> Result<RsaPrivateKey> {
    let mut fields = only_sequence(der, "private key")?;
    if fields.peek() == Some(SEQUENCE) {
        return Err(Error::Encoding { element: "private key", reason: "is encrypted" });
    }
    fields.read(INTEGER, "version")?;
    if fields.peek() == Some(INTEGER) {
        read_pkcs1(der, KeyAlgorithm::Rsa, policy)
    } else {
        read_pkcs8(der, policy)
    }
}

/// OneAsymmetricKey: attributes are skipped, a public key must be the private key's.
pub(crate) fn read_pkcs8(der: &[u8], policy: &KeyPolicy) -> Result<RsaPrivateKey> {
    let mut fields = only_sequence(der, "PrivateKeyInfo")?;
    let version = read_version(&mut fields)?;
    let algorithm = algorithm::read(fields.sequence("AlgorithmIdentifier")?, policy)?;
    let key = fields.read(OCTET_STRING, "privateKey")?;
    fields.read_optional(CONTEXT_CONSTRUCTED, "attributes")?;
    let public = match fields.peek() {
        Some(tag) if tag == CONTEXT | 1 => Some(fields.bit_string(tag, "publicKey")?),
        _ => None,
    };
    fields.finish()?;
    if public.is_some() && version == 0 {
        return Err(invalid(Field::Version, "is 0 though there is a public key"));
    }
    let key = read_pkcs1(key, algorithm, policy)?;
    public.map_or(Ok(()), |public| check_public_key(&key, public))?;
    Ok(key)
}

/// The public key in a OneAsymmetricKey belongs to the private one.
pub(crate) fn check_public_key(key: &RsaPrivateKey, public: &[u8]) -> Result<()> {
    let (n, e) = public::read_numbers(public)?;
    let key = key.as_ref();
    if key.n_bytes() == n && key.e_bytes() == e {
        return Ok(());
    }
    Err(Error::Encoding { element: "publicKey", reason: "is not the private key's" })
}

/// RSAPrivateKey. CRT values that are all 0 count as absent, and p and q with them.
pub(crate) fn read_pkcs1(der: &[u8], algorithm: KeyAlgorithm, policy: &KeyPolicy) -> Result<RsaPrivateKey> {
    let mut fields = only_sequence(der, "RSAPrivateKey")?;
    let version = read_version(&mut fields)?;
    let [n, e, d] = [fields.unsigned("n")?, fields.unsigned("e")?, fields.unsigned("d")?];
    let [p, q] = [fields.unsigned("p")?, fields.unsigned("q")?];
    let crt = [fields.unsigned("dp")?, fields.unsigned("dq")?, fields.unsigned("qinv")?];
    let mut primes = match (p, q, crt) {
        ([], [], [[], [], []]) => Vec::new(),
        (_, _, [[], [], []]) => {
            [p, q].map(|prime| PrimeNumbers { prime, exponent: None, coefficient: None }).into()
        }
        (_, _, [dp, dq, qinv]) => alloc::vec![
            PrimeNumbers { prime: p, exponent: Some(dp), coefficient: None },
            PrimeNumbers { prime: q, exponent: Some(dq), coefficient: Some(qinv) },
        ],
    };
    match (version, fields.peek()) {
        (0, None) => (),
        (0, Some(SEQUENCE)) => {
            return Err(invalid(Field::Version, "is 0 though there are more than two primes"));
        }
        (0, Some(_)) => (),
        (_, None) => return Err(invalid(Field::Version, "is 1 though there are but two primes")),
        (_, Some(_)) => read_other_primes(fields.sequence("otherPrimeInfos")?, &mut primes)?,
    }
    fields.finish()?;
    let numbers = KeyNumbers { n, e, d, primes: &primes };
    RsaPrivateKey::build(&numbers, algorithm, policy)
}

/// OtherPrimeInfos, one or more.
fn read_other_primes<'a>(mut infos: Reader<'a>, primes: &mut Vec<PrimeNumbers<'a>>) -> Result<()> {
    loop {
        let mut info = infos.sequence("OtherPrimeInfo")?;
        let (prime, exponent) = (info.unsigned("r_i")?, info.unsigned("d_i")?);
        let coefficient = info.unsigned("t_i")?;
        info.finish()?;
        primes.push(PrimeNumbers { prime, exponent: Some(exponent), coefficient: Some(coefficient) });
        if infos.peek().is_none() {
            return Ok(());
        }
        if primes.len() >= MAXIMUM_PRIMES {
            return Err(Error::Encoding { element: "otherPrimeInfos", reason: "has more than 14 primes" });
        }
    }
}

/// Version 0 or 1.
fn read_version(fields: &mut Reader<'_>) -> Result<u8> {
    match fields.unsigned("version")? {
        [] => Ok(0),
        [1] => Ok(1),
        _ => Err(invalid(Field::Version, "is neither 0 nor 1")),
    }
}

/// RSAPrivateKey, with all its CRT values.
pub(crate) fn write_pkcs1(key: &RsaPrivateKey) -> Secret<Vec<u8>> {
    let (public, primes) = (key.as_ref(), key.prime_values());
    let version: &[u8] = if primes.len() == 2 { &[0] } else { &[1] };
    let mut fields = alloc::vec![
        unsigned(version),
        unsigned(&public.n_bytes()),
        unsigned(&public.e_bytes()),
        unsigned(key.d_bytes().expose()),
    ];
    let (two, others) = primes.split_at(2);
    fields.extend(two.iter().map(|prime| unsigned(prime.prime.expose())));
    fields.extend(two.iter().map(|prime| unsigned(prime.exponent.expose())));
    fields.extend(two.iter().filter_map(|prime| Some(unsigned(prime.coefficient.as_ref()?.expose()))));
    let info = |prime: &PrimeValues| {
        let fields = [Some(&prime.prime), Some(&prime.exponent), prime.coefficient.as_ref()];
        concat(
            SEQUENCE,
            &fields.into_iter().flatten().map(|field| unsigned(field.expose())).collect::<Vec<_>>(),
        )
    };
    if !others.is_empty() {
        fields.push(concat(SEQUENCE, &others.iter().map(info).collect::<Vec<_>>()));
    }
    concat(SEQUENCE, &fields)
}

/// OneAsymmetricKey: version 0 without the public key, or version 1 with it.
pub(crate) fn write_pkcs8(key: &RsaPrivateKey, with_public_key: bool) -> Secret<Vec<u8>> {
    let algorithm = algorithm::write(key.as_ref().algorithm());
    let private = element(OCTET_STRING, &[write_pkcs1(key).expose()]);
    if !with_public_key {
        let version = unsigned(&[0]);
        return element(SEQUENCE, &[version.expose(), &algorithm, private.expose()]);
    }
    let public = element(CONTEXT | 1, &[&[0], &public::write_pkcs1(key.as_ref())]);
    let version = unsigned(&[1]);
    element(SEQUENCE, &[version.expose(), &algorithm, private.expose(), public.expose()])
}

/// An element of elements.
fn concat(tag: u8, elements: &[Secret<Vec<u8>>]) -> Secret<Vec<u8>> {
    element(tag, &elements.iter().map(|element| element.expose().as_slice()).collect::<Vec<_>>())
}
