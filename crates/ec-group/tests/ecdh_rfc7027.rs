//! RFC 7027, appendix A: agreement on Brainpool curves, from both sides.

mod common;

use common::{custom, text};
use ec_group::{PublicKey, SecretKey};
use testkit::rsp;

#[test]
fn brainpool() {
    let mut count = 0;
    for record in rsp::parse(&text("ecdh/brainpool-rfc7027.txt")).iter().flat_map(|section| &section.records)
    {
        let curve = custom(record.text("curve"));
        let secret = |name| SecretKey::from_octets_on(&record.bytes(name), &curve).unwrap();
        let public =
            |x, y| PublicKey::from_coordinates_on(&record.bytes(x), &record.bytes(y), &curve).unwrap();
        let (alice, bob) = (secret("dA"), secret("dB"));
        assert_eq!(alice.public_key(), public("x_qA", "y_qA"));
        assert_eq!(bob.public_key(), public("x_qB", "y_qB"));
        for (own, other) in [(&alice, &bob), (&bob, &alice)] {
            assert_eq!(own.try_diffie_hellman(&other.public_key()).unwrap().as_bytes(), record.bytes("x_Z"));
        }
        count += 1;
    }
    assert_eq!(count, 3);
}
