//! Whether the processor ran at full speed: neighbours on a shared machine come and go.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// What a fixed integer loop took at best next to one operation. Every operation has its own: a processor may run slower
/// as long as vectors of 512 bits are in use, and that is the operation's cost, not a neighbour's.
#[derive(Default)]
pub struct Gate {
    best: Option<Duration>,
}

impl Gate {
    /// Runs the loop.
    pub fn look(&mut self) -> Duration {
        let time = integer_loop();
        self.best = Some(self.best.map_or(time, |best| best.min(time)));
        time
    }

    /// Whether a look found the machine quiet: within an eighth of the best so far.
    pub fn quiet(&self, look: Duration) -> bool {
        self.best.is_some_and(|best| look <= best + best / 8)
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
