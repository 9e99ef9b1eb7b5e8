//! The ASN.1 structures around elliptic-curve keys, as data: no curve arithmetic here.
//!
//! Unlike the structures of the `sec1` crate, these also read explicit parameters (X9.62, `SpecifiedECDomain`), so that
//! the curve can be compared with a known one.

use der::asn1::{
    AnyRef, BitStringRef, ContextSpecific, ContextSpecificRef, ObjectIdentifier, OctetStringRef, UintRef,
};
use der::{
    Decode, DecodeValue, Encode, EncodeValue, FixedTag, Header, Length, Reader, Sequence, Tag, TagMode,
    TagNumber, Writer,
};

/// `id-ecPublicKey`, the algorithm of every elliptic-curve key (RFC 5480, 2.1.1).
pub const EC_PUBLIC_KEY: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.2.1");
/// `prime-field` (X9.62).
pub(crate) const PRIME_FIELD: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.1.1");

/// `ECPrivateKey` of SEC1, C.4, and RFC 5915.
pub(crate) struct EcPrivateKey<'a> {
    pub(crate) private_key: &'a [u8],
    pub(crate) parameters: Option<AnyRef<'a>>,
    pub(crate) public_key: Option<BitStringRef<'a>>,
}

impl EcPrivateKey<'_> {
    const VERSION: u8 = 1;
    const PARAMETERS: TagNumber = TagNumber(0);
    const PUBLIC_KEY: TagNumber = TagNumber(1);

    fn tagged_parameters(&self) -> Option<ContextSpecificRef<'_, AnyRef<'_>>> {
        let value = self.parameters.as_ref()?;
        Some(ContextSpecificRef { tag_number: Self::PARAMETERS, tag_mode: TagMode::Explicit, value })
    }

    fn tagged_public_key(&self) -> Option<ContextSpecificRef<'_, BitStringRef<'_>>> {
        let value = self.public_key.as_ref()?;
        Some(ContextSpecificRef { tag_number: Self::PUBLIC_KEY, tag_mode: TagMode::Explicit, value })
    }
}

impl<'a> DecodeValue<'a> for EcPrivateKey<'a> {
    type Error = der::Error;

    fn decode_value<R: Reader<'a>>(reader: &mut R, _header: Header) -> der::Result<Self> {
        if u8::decode(reader)? != Self::VERSION {
            return Err(reader.error(Tag::Integer.value_error()));
        }
        Ok(EcPrivateKey {
            private_key: <&OctetStringRef>::decode(reader)?.as_bytes(),
            parameters: ContextSpecific::decode_explicit(reader, Self::PARAMETERS)?
                .map(|tagged| tagged.value),
            public_key: reader.context_specific(Self::PUBLIC_KEY, TagMode::Explicit)?,
        })
    }
}

impl EncodeValue for EcPrivateKey<'_> {
    fn value_len(&self) -> der::Result<Length> {
        Self::VERSION.encoded_len()?
            + OctetStringRef::new(self.private_key)?.encoded_len()?
            + self.tagged_parameters().encoded_len()?
            + self.tagged_public_key().encoded_len()?
    }

    fn encode_value(&self, writer: &mut impl Writer) -> der::Result<()> {
        Self::VERSION.encode(writer)?;
        OctetStringRef::new(self.private_key)?.encode(writer)?;
        self.tagged_parameters().encode(writer)?;
        self.tagged_public_key().encode(writer)
    }
}

impl<'a> Sequence<'a> for EcPrivateKey<'a> {}

/// `ECParameters` of X9.62 in the form with values (`SpecifiedECDomain` of SEC1, C.2).
pub(crate) struct ExplicitParameters<'a> {
    pub(crate) field_type: ObjectIdentifier,
    /// The prime, for a prime field.
    pub(crate) prime: Option<UintRef<'a>>,
    pub(crate) a: &'a [u8],
    pub(crate) b: &'a [u8],
    pub(crate) generator: &'a [u8],
    pub(crate) order: UintRef<'a>,
    pub(crate) cofactor: Option<UintRef<'a>>,
}

impl ExplicitParameters<'_> {
    /// Whether the field is a prime one.
    pub(crate) fn is_prime_field(&self) -> bool {
        self.field_type == PRIME_FIELD
    }
}

impl<'a> DecodeValue<'a> for ExplicitParameters<'a> {
    type Error = der::Error;

    fn decode_value<R: Reader<'a>>(reader: &mut R, _header: Header) -> der::Result<Self> {
        // 1; 2 and 3 promise a seed, which plays no part in the comparison.
        if !(1..=3).contains(&u8::decode(reader)?) {
            return Err(reader.error(Tag::Integer.value_error()));
        }
        let (field_type, prime) = reader.sequence(|field| {
            let field_type = ObjectIdentifier::decode(field)?;
            let value = AnyRef::decode(field)?;
            let prime = if field_type == PRIME_FIELD { Some(value.decode_as()?) } else { None };
            Ok::<_, der::Error>((field_type, prime))
        })?;
        let (a, b) = reader.sequence(|curve| {
            let (a, b) = (<&OctetStringRef>::decode(curve)?, <&OctetStringRef>::decode(curve)?);
            let _seed = Option::<BitStringRef<'_>>::decode(curve)?;
            Ok::<_, der::Error>((a.as_bytes(), b.as_bytes()))
        })?;
        let parameters = ExplicitParameters {
            field_type,
            prime,
            a,
            b,
            generator: <&OctetStringRef>::decode(reader)?.as_bytes(),
            order: UintRef::decode(reader)?,
            cofactor: Option::<UintRef<'_>>::decode(reader)?,
        };
        let _hash = Option::<AnyRef<'_>>::decode(reader)?;
        Ok(parameters)
    }
}

impl FixedTag for ExplicitParameters<'_> {
    const TAG: Tag = Tag::Sequence;
}
