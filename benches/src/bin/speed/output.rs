//! The lines on standard output, and the progress bar on a terminal (on standard error).

use benches::measure::{Measurement, Record};
use benches::ratios::Ratio;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::time::Duration;

/// Where results go.
pub struct Output {
    json: bool,
    bar: ProgressBar,
}

impl Output {
    /// Output for so many operations.
    pub fn new(json: bool, operations: usize) -> Output {
        let style =
            ProgressStyle::with_template("{spinner} [{pos}/{len}] {msg} {elapsed} (all: ~{duration})");
        let bar = ProgressBar::new(operations as u64);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(100));
        Output { json, bar }
    }

    /// An operation begins.
    pub fn begin(&self, name: &str) {
        self.bar.set_message(name.to_owned());
    }

    /// An operation is done.
    pub fn operation(&self, name: &str, measurement: Measurement) {
        let Measurement { count, elapsed } = measurement;
        let (elapsed_us, rate) = (elapsed.as_micros() as u64, measurement.rate());
        self.line(if self.json {
            let record = Record {
                library: "crypto".into(),
                operation: name.into(),
                count,
                elapsed_us,
                ops_per_sec: (rate * 1000.0).round() / 1000.0,
            };
            serde_json::to_string(&record).unwrap_or_default()
        } else {
            format!("Did {count} {name} operations in {elapsed_us}us ({rate:.1} ops/sec)")
        });
    }

    /// A ratio is measured.
    pub fn ratio(&self, ratio: &Ratio, quotient: f64, turns: usize) {
        let Ratio { shows, operation, base, at_least } = ratio;
        self.line(if self.json {
            serde_json::json!({ "library": "crypto", "shows": shows, "operation": operation, "base": base,
                "ratio": (quotient * 1000.0).round() / 1000.0, "at_least": at_least, "turns": turns })
            .to_string()
        } else {
            format!(
                "{quotient:6.2} = {operation} / {base} (aim: at least {at_least:.2}; median of {turns} turns)"
            )
        });
    }

    /// Prints a line above the progress bar, at once.
    fn line(&self, line: String) {
        self.bar.suspend(|| {
            let mut out = std::io::stdout().lock();
            // a closed pipe is the reader's way to say that it has seen enough
            if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
                std::process::exit(0);
            }
        });
        self.bar.inc(1);
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
