//! Integers modulo the order of an elliptic-curve group.
#![no_std]
