//! RSA, ECDSA and ECDH in pure Rust: the public face of the workspace.
#![no_std]
