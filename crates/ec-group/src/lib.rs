//! Elliptic-curve groups: fields, points, scalar multiplication, ECDH.
#![no_std]
