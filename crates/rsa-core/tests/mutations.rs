//! Every key of the corpus with a byte changed, cut off or added: refused or read, in bounded time, never a panic.

use rsa_core::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use std::fs;
use std::path::Path;

/// The DER of every file of the corpus that holds a key in clear text.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/keys");
    let mut keys = Vec::new();
    for folder in [folder.clone(), folder.join("cryptography-vectors")] {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let der = match path.extension().and_then(|extension| extension.to_str()) {
                Some("der") => fs::read(&path).expect("a file"),
                Some("pem") => {
                    let text = fs::read(&path).expect("a file");
                    let Ok((_, der)) = pem_rfc7468::decode_vec(&text) else { continue };
                    der
                }
                _ => continue,
            };
            if accepted(&der) {
                keys.push((name, der));
            }
        }
    }
    assert!(keys.len() >= 25, "only {} keys", keys.len());
    keys
}

fn accepted(der: &[u8]) -> bool {
    let policy = KeyPolicy::PERMISSIVE;
    RsaPrivateKey::from_der_with_policy(der, &policy).is_ok()
        || RsaPublicKey::from_der_with_policy(der, &policy).is_ok()
}

#[test]
fn changed_bytes() {
    for (name, der) in corpus() {
        let is_private = RsaPrivateKey::from_der_with_policy(&der, &KeyPolicy::PERMISSIVE).is_ok();
        for position in 0..der.len() {
            // the structure is at the beginning; further on, one change to a byte is like another
            let changes: &[u8] = if position < 64 { &[0x01, 0x02, 0x20, 0x80, 0xff] } else { &[0x81] };
            for change in changes {
                let mut mutant = der.clone();
                mutant[position] ^= change;
                // A private key's numbers depend on each other: no change to them makes another key.
                if accepted(&mutant) && is_private {
                    assert!(position < 96, "{name}: byte {position} may be changed by {change:#x}");
                }
            }
        }
    }
}

#[test]
fn cut_and_lengthened() {
    for (name, der) in corpus() {
        for length in 0..der.len() {
            assert!(!accepted(&der[..length]), "{name}: {length} bytes of {}", der.len());
            // What is inside a PKCS #8 key is a PKCS #1 key of its own: here it is enough that nothing panics.
            accepted(&der[length..]);
        }
        for byte in [0, 1, 0x30, 0xff] {
            assert!(!accepted(&[&der[..], &[byte]].concat()), "{name}: {byte:#x} at the end");
            assert!(!accepted(&[&[byte], &der[..]].concat()), "{name}: {byte:#x} at the beginning");
        }
    }
}
