//! Whether the processor runs at full speed now: neighbours on a shared machine come and go.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Times a fixed integer loop and compares with the best time seen.
pub struct Gate {
    best: Duration,
}

impl Gate {
    /// Learns the best time from a few milliseconds of loops.
    pub fn new() -> Gate {
        Gate { best: (0..200).map(|_| integer_loop()).min().expect("some loops") }
    }

    /// Whether the loop runs within 6 % of its best time.
    pub fn quiet(&mut self) -> bool {
        let time = integer_loop();
        self.best = self.best.min(time);
        time <= self.best + self.best / 16
    }
}

/// Four chains of dependent integer operations, which fill a core's integer units: about 20 microseconds.
fn integer_loop() -> Duration {
    let start = Instant::now();
    let mut chains = black_box([1u64, 2, 3, 4]);
    for _ in 0..16_000 {
        for x in &mut chains {
            *x ^= *x << 7;
            *x = x.wrapping_add(0x9e37_79b9);
        }
    }
    black_box(chains);
    start.elapsed()
}
