//! ECDSA over the groups of `ec-group`.
#![no_std]
