//! The self-test passes, and draws no entropy:
//! `NO_ENTROPY=1 RUSTFLAGS='--cfg getrandom_backend="unsupported"' cargo test -p crypto --test self_test` runs it where
//! the operating system's generator answers with an error, which key generation then shows.

use crypto::p256::SecretKey;

#[test]
fn passes_with_and_without_entropy() {
    assert_eq!(crypto::self_test(), Ok(()));
    let entropy = std::env::var_os("NO_ENTROPY").is_none();
    assert_eq!(SecretKey::try_generate().is_ok(), entropy);
}
