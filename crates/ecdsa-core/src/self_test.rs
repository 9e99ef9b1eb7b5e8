//! Power-on self-tests: known answers for signing, verification and key agreement on every built-in curve. No entropy is
//! drawn, nothing is written, and the whole takes a few milliseconds.

use crate::{EcdsaCurve, Signature, SigningKey};
use core::fmt;
use ec_group::{P224, P256, P384, P521, PublicKey, SecretKey};
use signature::Signer;

/// Which self-test failed: the library must not be used in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfTestError {
    /// The curve.
    pub curve: &'static str,
    /// What was tried.
    pub operation: &'static str,
}

impl fmt::Display for SelfTestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "self-test failed: {} on {}", self.operation, self.curve)
    }
}

impl core::error::Error for SelfTestError {}

/// Runs all tests.
///
/// ```
/// ecdsa_core::self_test()?;
/// # Ok::<(), ecdsa_core::SelfTestError>(())
/// ```
pub fn self_test() -> Result<(), SelfTestError> {
    check::<P224>(&P224_ANSWERS)?;
    check::<P256>(&P256_ANSWERS)?;
    check::<P384>(&P384_ANSWERS)?;
    check::<P521>(&P521_ANSWERS)
}

/// Known answers on one curve, in hexadecimal.
struct Answers {
    /// The private key of RFC 6979, A.2.4 to A.2.7.
    d: &'static str,
    /// Its signature for the message `sample` and the curve's own hash, r‖s.
    signature: &'static str,
    /// The private key and the other side's public key (x‖y) of an agreement: NIST CAVP, SP 800-56A.
    agreement_d: &'static str,
    agreement_q: &'static str,
    /// The secret that they share.
    agreement_z: &'static str,
}

fn check<C: EcdsaCurve>(answers: &Answers) -> Result<(), SelfTestError> {
    let failed = |operation| SelfTestError { curve: C::NAME, operation };
    let key = SigningKey::<C>::from_slice(&octets(answers.d)).map_err(|_| failed("loading a key"))?;
    let signature: Signature<C> = key.try_sign(b"sample").map_err(|_| failed("signing"))?;
    if signature.to_vec() != octets(answers.signature) {
        return Err(failed("signing"));
    }
    let digest = <C::Digest as digest::Digest>::digest(b"sample");
    if key.verifying_key().verify_hash(&digest, &signature).is_err() {
        return Err(failed("verification"));
    }
    let other = <C::Digest as digest::Digest>::digest(b"simple");
    if key.verifying_key().verify_hash(&other, &signature).is_ok() {
        return Err(failed("refusal of a wrong signature"));
    }
    let secret =
        SecretKey::<C>::from_slice(&octets(answers.agreement_d)).map_err(|_| failed("loading a key"))?;
    let (q, curve) = (octets(answers.agreement_q), C::default());
    let (x, y) = q.split_at(q.len() / 2);
    let public = PublicKey::from_coordinates_on(x, y, &curve).map_err(|_| failed("loading a public key"))?;
    if secret.diffie_hellman(&public).as_bytes() != octets(answers.agreement_z) {
        return Err(failed("key agreement"));
    }
    Ok(())
}

/// The bytes of hexadecimal digits; ours are well-formed.
fn octets(hex: &str) -> alloc::vec::Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).unwrap_or(0) as u8;
    hex.as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}

const P224_ANSWERS: Answers = Answers {
    d: "f220266e1105bfe3083e03ec7a3a654651f45e37167e88600bf257c1",
    signature: "1cdfe6662dde1e4a1ec4cdedf6a1f5a2fb7fbd9145c12113e6abfd3ea6694fd7718a21053f225d3f46197ca699d45006\
        c06f871808f43ebc",
    agreement_d: "09f51e302c6a0fe6ff48f34c208c6af91e70f65f88102e6fcab9af4a",
    agreement_q: "3a24217c4b957fea922eec9d9ac52d5cb4b3fcd95efde1e4fa0dd6e2775b94025a808eb6f4af14ea4b57dca576c35373\
        c6dc198b15b981df",
    agreement_z: "b1259ceedfb663d9515089cf727e7024fb3d86cbcec611b4ba0b4ab6",
};

const P256_ANSWERS: Answers = Answers {
    d: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
    signature: "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65\
        f3e900dbb9aff4064dc4ab2f843acda8",
    agreement_d: "8087ab163864bfa81001c72f736b6d94e7612559ac4c847d06ba2171840684d6",
    agreement_q: "5a3955c54a49645ed818f3774ea10971a1db88c370d8966c5a6e88234ed5d82003b13f0dad73f64532f42b8b2fa6d145\
        0d9ab24896e95c24674298f2da07ccda",
    agreement_z: "0cb890a0dcc277c3dde0f91b4322a32e6365d7ec85316185d3286b4977849410",
};

const P384_ANSWERS: Answers = Answers {
    d: "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5",
    signature: "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46\
        99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8",
    agreement_d: "f865418473e5bf7d2e1bbcd9bd5a9270c003a9dd35e778133ca59fcab4bb64fe24d6800e7047bdd033abc8bfa8db35b5",
    agreement_q: "d1bf2ac21637d66d6398aac01dcd56ac6f065fb45d1f6f16747bab9e9b01b4630b59b20927aea147355bf41838acb482\
        4c9e23f1c5a41647d094086bf4ed31708651f21d996c47780688ac10f77deee2e43b5241b6caecd2fd5444bc50472e0e",
    agreement_z: "a781430e6078a179df3f9ee27cd8fdc6188f161b6c4ccc4053ef6c6ca6fc222946883a53c06db08f0a020023ced055aa",
};

const P521_ANSWERS: Answers = Answers {
    d: "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75caa896eb32f1f47c70855836a6d16fcc\
        1466f6d8fbec67db89ec0c08b0e996b83538",
    signature: "00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f174e25a1ee9017b5d450606add152b53\
        4931d7d4e8455cc91f9b15bf05ec36e377fa00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca209417308281b\
        68af282623eaa63e5b5c0723d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a",
    agreement_d: "01a23de55fb7ad153e7e65d21ad10c77fdf2072b2a5aa116aaf1bc31a345420c1fe8eaccbbcdeb07b73ba2fa706c7498\
        e3a4828f348b00af9df1551780e709a7754c",
    agreement_q: "01474af758238005238b2fa253c4f9c557de664d64c66d7d88f334555997591ccc242ff3c6d0e34d07fc835aaae024c2\
        bd21f2ba5c0b0a8ac3fdd90e1c479cb8e53800a721b04654204ca19064b37a4abf4247413a6d29e9211a0df9d50975c7\
        d8d4654dc04a478455ea24993f0fef5460f189c4729c15fba385fd85ef42ae7610e39450",
    agreement_z: "01e8ff7a8c57b017f8b8266adab65fe2c417173566087e15c5fc972071cc560ac93908a806468bc44b8312a8a4846488\
        6ca0d767db938447387a348f3f56c6463796",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes() {
        assert_eq!(self_test(), Ok(()));
    }

    #[test]
    fn a_wrong_answer_is_named() {
        let failing = |answers: &Answers| check::<P256>(answers).unwrap_err();
        let operation = |answers: Answers| failing(&answers).operation;
        let base = || Answers { ..P256_ANSWERS };
        assert_eq!(operation(Answers { d: "01", ..base() }), "loading a key");
        assert_eq!(operation(Answers { signature: P256_ANSWERS.agreement_q, ..base() }), "signing");
        assert_eq!(operation(Answers { agreement_d: P256_ANSWERS.d, ..base() }), "key agreement");
        assert_eq!(
            operation(Answers { agreement_q: P256_ANSWERS.signature, ..base() }),
            "loading a public key"
        );
        assert_eq!(
            format(&failing(&Answers { agreement_z: P256_ANSWERS.d, ..base() })),
            "self-test failed: key agreement on P-256"
        );
    }

    fn format(error: &SelfTestError) -> alloc::string::String {
        alloc::format!("{error}")
    }
}
