//! `cargo xtask bench --unoptimised`: what a debug build pays. The kernels are assembly, so a program that was built
//! without optimisation should sign about as fast as one that was built with it.
//!
//! The benchmark program is built both ways; the two run in turns, and the median of the quotients of neighbouring turns
//! counts.

use crate::{build, root};
use std::path::Path;
use std::process::{Command, ExitCode};

/// What is measured, and how many times longer the unoptimised program may take.
const OPERATIONS: [(&str, f64); 2] = [("RSA 2048 signing", 1.5), ("RSA 4096 signing", 1.5)];
const TURNS: usize = 15;
const SECONDS: &str = "0.1";

/// Prints the ratios.
pub fn run() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<(), String> {
    let target = root().join("target");
    let [optimised, unoptimised] =
        ["release", "dev"].map(|profile| build("benches", "speed", &target, profile, None));
    let (optimised, unoptimised) = (optimised?, unoptimised?);
    for (operation, at_most) in OPERATIONS {
        let mut quotients = Vec::new();
        for turn in 0..TURNS {
            // the order alternates, so that a drift of the machine's speed cancels out
            let (fast, slow) = if turn % 2 == 0 {
                let fast = rate(&optimised, operation)?;
                (fast, rate(&unoptimised, operation)?)
            } else {
                let slow = rate(&unoptimised, operation)?;
                (rate(&optimised, operation)?, slow)
            };
            quotients.push(fast / slow);
        }
        quotients.sort_by(f64::total_cmp);
        println!(
            "{:6.2} = {operation}, optimised / unoptimised (aim: at most {at_most:.2}; median of {TURNS} turns)",
            quotients[TURNS / 2]
        );
    }
    Ok(())
}

/// Operations per second by one run of `program`.
fn rate(program: &Path, operation: &str) -> Result<f64, String> {
    let output = Command::new(program)
        .args(["--format", "json", "--seconds", SECONDS, "--filter", operation])
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    find(&String::from_utf8_lossy(&output.stdout), operation).ok_or(format!("{operation} was not measured"))
}

/// The rate of an operation in the benchmark program's output.
fn find(lines: &str, operation: &str) -> Option<f64> {
    lines.lines().find_map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).ok()?;
        (line["operation"] == operation).then(|| line["ops_per_sec"].as_f64())?
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_operation_is_found_by_its_whole_name() {
        let lines = "{\"operation\":\"RSA 2048 signing (no CRT)\",\"ops_per_sec\":1.5}\n\
                     {\"operation\":\"RSA 2048 signing\",\"ops_per_sec\":2.5}\n";
        assert_eq!(super::find(lines, "RSA 2048 signing"), Some(2.5));
        assert_eq!(super::find(lines, "RSA 2048"), None);
    }
}
