//! Counting operations until the time is up.

use crate::{Case, Runner, clock};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How often the clock is read: rarely enough not to count, often enough for an interrupt to feel prompt.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// What came out: so many operations in so much time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// Operations done.
    pub count: u64,
    /// Time taken: of the processor for one thread, of the clock on the wall for several.
    pub elapsed: Duration,
}

impl Measurement {
    /// Operations per second.
    pub fn rate(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// One line of JSON output.
#[derive(Debug, Serialize, Deserialize)]
pub struct Record {
    /// Whose: `crypto` is ours.
    pub library: String,
    /// The operation's name.
    pub operation: String,
    /// Operations done.
    pub count: u64,
    /// Microseconds taken.
    pub elapsed_us: u64,
    /// Operations per second.
    pub ops_per_sec: f64,
}

/// Runs a case on one thread for about `duration`.
pub fn single(case: &Case, duration: Duration, stop: &AtomicBool) -> Measurement {
    let mut runner = case.runner();
    runner(); // caches, predictors, and whether it works at all
    slice(&mut runner, case.per_run, duration, stop)
}

/// Runs a prepared case for about `duration`, at least once.
pub fn slice(runner: &mut Runner, per_run: u64, duration: Duration, stop: &AtomicBool) -> Measurement {
    let (begin, deadline) = (clock::process_time(), Instant::now() + duration);
    let mut runs = 0u64;
    until(deadline, stop, |batch| {
        (0..batch).for_each(|_| runner());
        runs += batch;
    });
    Measurement { count: runs * per_run, elapsed: clock::process_time().saturating_sub(begin) }
}

/// Runs a case on several threads for about `duration`.
pub fn threaded(case: &Case, threads: usize, duration: Duration, stop: &AtomicBool) -> Measurement {
    let mut runners: Vec<Runner> = (0..threads).map(|_| case.runner()).collect();
    runners.iter_mut().for_each(|runner| runner());
    let (begin, deadline) = (Instant::now(), Instant::now() + duration);
    let runs: u64 = std::thread::scope(|scope| {
        let workers: Vec<_> = runners
            .iter_mut()
            .map(|runner| {
                scope.spawn(move || {
                    let mut runs = 0u64;
                    until(deadline, stop, |batch| {
                        (0..batch).for_each(|_| runner());
                        runs += batch;
                    });
                    runs
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("an operation failed")).sum()
    });
    Measurement { count: runs * case.per_run, elapsed: begin.elapsed() }
}

/// Calls `work` with growing batch sizes until the deadline or an interrupt.
fn until(deadline: Instant, stop: &AtomicBool, mut work: impl FnMut(u64)) {
    let mut batch = 1;
    loop {
        let before = Instant::now();
        work(batch);
        let now = Instant::now();
        if now >= deadline || stop.load(Relaxed) {
            return;
        }
        if now - before < BETWEEN_LOOKS / 2 {
            batch *= 2;
        }
    }
}

/// The median of some figures; they are sorted on the way.
pub fn median(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    match figures.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => figures[n / 2],
        n => (figures[n / 2 - 1] + figures[n / 2]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_runs_are_counted() {
        let case =
            Case::new("x", || Box::new(|| std::thread::sleep(Duration::from_micros(100)))).counting(64);
        let (stop, duration) = (AtomicBool::new(false), Duration::from_millis(20));
        let one = single(&case, duration, &stop);
        assert!(one.count.is_multiple_of(64) && (64..=64 * 200).contains(&one.count));
        let three = threaded(&case, 3, duration, &stop);
        assert!(three.elapsed >= duration && three.count <= 3 * 64 * 200);
        stop.store(true, Relaxed);
        assert!(
            threaded(&case, 1, Duration::from_secs(100), &stop).count >= 64,
            "an interrupt ends it early"
        );
    }

    #[test]
    fn medians() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
