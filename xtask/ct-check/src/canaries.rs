//! Code that leaks on purpose, in the three ways that valgrind can see.

use crate::Case;
use bn_core::Sensitive;
use std::hint::black_box;

pub(crate) static CASES: [Case; 3] = [
    Case { name: "canary: branch on a secret bit", run: branch, canary: true },
    Case { name: "canary: table indexed by a secret", run: index, canary: true },
    Case { name: "canary: comparison that stops early", run: early_exit, canary: true },
];

fn secret() -> [u8; 32] {
    let mut bytes = black_box([0x5a; 32]);
    bytes.poison();
    bytes
}

/// Not inlined and opaque, so that the optimiser cannot turn the branch around it into a select.
#[inline(never)]
fn work(x: u64) -> u64 {
    black_box(x).rotate_left(7) ^ 5
}

#[inline(never)]
fn branch() {
    let mut acc = 3u64;
    for byte in secret() {
        acc = acc.wrapping_mul(acc);
        if byte & 1 == 1 {
            acc = work(acc);
        }
    }
    black_box(acc);
}

#[inline(never)]
fn index() {
    let table: [u8; 256] = std::array::from_fn(|i| i as u8);
    black_box(black_box(&table)[secret()[0] as usize]);
}

#[inline(never)]
fn early_exit() {
    let (a, b) = (secret(), black_box([0x5b; 32]));
    for i in 0..32 {
        if a[i] != b[i] {
            break;
        }
        work(1);
    }
}
