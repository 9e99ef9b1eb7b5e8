//! What one operation gains over another, measured in turns so that both see the same machine.

use crate::measure::{median, slice};
use crate::operations::{Modexp, Rsa, Setup};
use crate::{Case, Runner};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// One turn of an operation.
const TURN: Duration = Duration::from_millis(20);

/// A quotient of two operations' rates.
#[derive(Clone, Debug, Serialize)]
pub struct Ratio {
    /// What it shows.
    pub shows: &'static str,
    /// The operation whose rate is divided.
    pub operation: String,
    /// The operation whose rate it is divided by.
    pub base: String,
    /// The least quotient that we want to see.
    pub at_least: f64,
}

/// All quotients that the design rests on.
pub fn all() -> Vec<Ratio> {
    let ratio = |shows, operation, base, at_least| Ratio { shows, operation, base, at_least };
    let mut ratios = Vec::new();
    for (bits, fresh) in [(2048, 0.90), (3072, 0.90), (4096, 0.92)] {
        ratios.push(ratio(
            "a fresh key",
            Rsa::VerifyFreshKey.name(bits),
            Rsa::VerifySameKey.name(bits),
            fresh,
        ));
    }
    for bits in [2048, 4096] {
        ratios.extend([
            ratio("CRT", Rsa::Signing.name(bits), Rsa::SigningNoCrt.name(bits), 2.5),
            ratio("window", Modexp::SlidingWindow.name(bits), Modexp::SquareAndMultiply.name(bits), 1.0),
            ratio("skipping", Modexp::SquareAndMultiply.name(bits), Modexp::AlwaysMultiply.name(bits), 1.0),
            ratio("short chain", Modexp::ShortChain.name(bits), Modexp::ShortAlwaysMultiply.name(bits), 1.8),
            ratio("squarings", Setup::Squarings.name(bits), Setup::Doublings.name(bits), 3.0),
            ratio("division", Setup::Division.name(bits), Setup::Squarings.name(bits), 1.0),
            ratio("division", Setup::Division.name(bits), Setup::Power.name(bits), 1.0),
        ]);
    }
    ratios
}

impl Ratio {
    /// Measures for about `duration`: the median of the quotients of neighbouring turns, and their number. `None` if
    /// one of the operations is not among the cases.
    pub fn measure(&self, cases: &[Case], duration: Duration, stop: &AtomicBool) -> Option<(f64, usize)> {
        let find = |name: &str| cases.iter().find(|case| case.name == name);
        let (operation, base) = (find(&self.operation)?, find(&self.base)?);
        let (mut over, mut under) = (operation.runner(), base.runner());
        let turn = |case: &Case, runner: &mut Runner| slice(runner, case.per_run, TURN, stop).rate();
        let (deadline, mut quotients) = (Instant::now() + duration, Vec::new());
        // caches and predictors
        turn(operation, &mut over);
        turn(base, &mut under);
        while quotients.is_empty() || (Instant::now() < deadline && !stop.load(Relaxed)) {
            // the order alternates, so that a drift of the machine's speed cancels out
            let quotient = if quotients.len() % 2 == 0 {
                let first = turn(operation, &mut over);
                first / turn(base, &mut under)
            } else {
                let first = turn(base, &mut under);
                turn(operation, &mut over) / first
            };
            quotients.push(quotient);
        }
        let count = quotients.len();
        Some((median(&mut quotients), count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_measured() {
        let sleep = |name: &str, us| Case::new(name, move || Box::new(move || spin(us)));
        fn spin(us: u64) {
            let end = crate::clock::process_time() + Duration::from_micros(us);
            while crate::clock::process_time() < end {}
        }
        let cases = [sleep("a", 50), sleep("b", 200)];
        let ratio = Ratio { shows: "", operation: "a".into(), base: "b".into(), at_least: 1.0 };
        let (quotient, _) =
            ratio.measure(&cases, Duration::from_millis(200), &AtomicBool::new(false)).unwrap();
        assert!((2.0..6.0).contains(&quotient), "{quotient}");
        assert!(
            Ratio { base: "c".into(), ..ratio }
                .measure(&cases, Duration::ZERO, &AtomicBool::new(false))
                .is_none()
        );
    }
}
