//! Nanoseconds of products and squares by width, for choosing thresholds: minimum of many short samples.
//! `cargo run --release -p bn-core --example products`
use bn_core::{Limb, limbs};
use std::hint::black_box;
use std::time::Instant;

fn nanoseconds(mut f: impl FnMut()) -> f64 {
    let sample = |f: &mut dyn FnMut()| {
        let start = Instant::now();
        for _ in 0..50 {
            f();
        }
        start.elapsed().as_nanos() as f64 / 50.0
    };
    (0..400).map(|_| sample(&mut f)).fold(f64::MAX, f64::min)
}

fn main() {
    println!("limbs       mul       sqr");
    for n in [8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 128, 192, 256] {
        let a: Vec<Limb> =
            (1..=n as Limb).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as Limb)).collect();
        let b: Vec<Limb> = a.iter().rev().copied().collect();
        let mut out = vec![0; 2 * n];
        let mul = nanoseconds(|| limbs::mul(black_box(&mut out), black_box(&a), black_box(&b)));
        let sqr = nanoseconds(|| limbs::sqr(black_box(&mut out), black_box(&a)));
        println!("{n:5} {mul:9.1} {sqr:9.1}");
    }
}
