//! RSA: keys, signatures, encryption and key generation.
#![no_std]
