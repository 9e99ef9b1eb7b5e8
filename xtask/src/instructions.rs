//! `cargo xtask bench --instructions`: instructions executed by each of a fixed list of operations, counted by
//! valgrind's callgrind. They do not depend on the machine's mood, so a change of a few per cent is a fact.
//!
//! The kernel level is forced: valgrind executes neither AVX-512 nor reports ADX. An operation's count is the difference
//! of two runs of the same program, with one and with several repetitions, so that start-up and set-up cancel.

use crate::{build, root};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What is counted, and how many repetitions more the second run has.
const OPERATIONS: [(&str, u32); 15] = [
    ("RSA 2048 signing", 4),
    ("RSA 2048 verify (same key)", 16),
    ("RSA 2048 verify (fresh key)", 16),
    ("RSA 2048 private key parse", 16),
    ("RSA 2048 OAEP decrypt", 4),
    ("RSA 4096 verify (fresh key)", 8),
    ("ECDSA P-256 signing", 16),
    ("ECDSA P-256 verify", 16),
    ("ECDH P-256", 16),
    ("ECDSA P-384 signing", 8),
    ("ECDSA P-384 verify", 8),
    ("ECDSA P-521 signing", 8),
    ("ECDSA P-521 verify", 8),
    ("ECDSA P-224 verify", 8),
    ("mont-setup 2048 division (variable-time)", 64),
];
/// Kernel levels that valgrind executes.
const LEVELS: [&str; 3] = ["portable", "adx", "fma"];
/// More than this above the baseline is a failure: randomness of blinding and nonces moves counts by less.
const TOLERANCE: f64 = 1.03;
const BASELINE: &str = "benches/instructions.txt";

/// Counts, compares with the baseline, and with `--update` writes a new one.
pub fn run(arguments: &[String]) -> ExitCode {
    let update = arguments.iter().any(|argument| argument == "--update");
    match counts().and_then(|counts| conclude(&counts, update)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

type Counts = BTreeMap<String, u64>;

fn counts() -> Result<Counts, String> {
    let target = root().join("target").join("instructions");
    let program = build("benches", "count", &target, "release", Some("bn_force_level"))?;
    let mut counts = Counts::new();
    for level in LEVELS {
        for (operation, repetitions) in OPERATIONS {
            let once = callgrind(&program, level, operation, 1)?;
            let more = callgrind(&program, level, operation, 1 + repetitions)?;
            counts.insert(format!("{level} {operation}"), more.saturating_sub(once) / u64::from(repetitions));
        }
    }
    Ok(counts)
}

/// Instructions of a whole run, from callgrind's `Collected : N`.
fn callgrind(program: &Path, level: &str, operation: &str, runs: u32) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([operation, &runs.to_string()])
        .env("BN_LEVEL", level)
        .output()
        .map_err(|error| format!("cannot run valgrind ({error}): is it installed?"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    match collected {
        Some(count) if output.status.success() => Ok(count),
        _ => Err(format!("{operation} at level {level}: {text}")),
    }
}

/// Compares with the committed baseline, or replaces it.
fn conclude(counts: &Counts, update: bool) -> Result<bool, String> {
    let path = root().join(BASELINE);
    let good = report(counts, &parse(&std::fs::read_to_string(&path).unwrap_or_default()));
    if update {
        let text = counts.iter().fold(String::new(), |mut text, (name, count)| {
            let _ = writeln!(text, "{count:>12} {name}");
            text
        });
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    } else if !good {
        println!("beyond the baseline: make it faster, or run with --update and commit {BASELINE}");
    }
    Ok(good || update)
}

/// Prints the table; whether all counts are in the baseline and none exceeds it by more than the tolerance.
fn report(counts: &Counts, baseline: &Counts) -> bool {
    let mut good = true;
    for (name, &count) in counts {
        let change = baseline.get(name).map(|&before| count as f64 / before.max(1) as f64);
        let verdict = match change {
            None => "not in the baseline",
            Some(change) if change > TOLERANCE => "MORE",
            Some(_) => "",
        };
        good &= verdict.is_empty();
        let change = change.map_or(String::new(), |change| format!("{:+.2} %", (change - 1.0) * 100.0));
        println!("{name:<52} {count:>12} {change:>10} {verdict}");
    }
    good
}

fn parse(text: &str) -> Counts {
    let line = |line: &str| {
        let (count, name) = line.trim().split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    };
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn baselines_are_read() {
        let counts = parse("      123 portable RSA 2048 signing\n 9 adx x\nnonsense\n");
        assert_eq!(counts.get("portable RSA 2048 signing"), Some(&123));
        assert_eq!((counts.len(), counts.get("adx x")), (2, Some(&9)));
    }

    #[test]
    fn more_instructions_fail() {
        let counts = |count: u64| Counts::from([("x".to_owned(), count)]);
        assert!(report(&counts(1000), &counts(1000)) && report(&counts(1029), &counts(1000)));
        assert!(!report(&counts(1031), &counts(1000)) && !report(&counts(1), &Counts::new()));
    }
}
