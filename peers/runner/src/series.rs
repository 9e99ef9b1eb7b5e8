//! Measurements of our library alone for the report: batch sizes and threads.

use crate::program::Program;
use std::process::{Command, Stdio};

/// A line in a plot.
pub struct Series {
    /// Which plot.
    pub plot: String,
    /// What the line shows.
    pub name: String,
    /// Points from left to right.
    pub points: Vec<(f64, f64)>,
}

/// Operations whose names end in `(batch of N)`, as lines over N.
pub fn batches(ours: &mut Program, milliseconds: u64) -> Vec<Series> {
    let mut series: Vec<Series> = Vec::new();
    for (operation, _) in ours.hello.operations.clone() {
        let Some((name, size)) = batch_size(&operation) else { continue };
        let Ok(sample) = ours.measure(&operation, milliseconds) else { continue };
        let point = (size, sample.count as f64 / (sample.nanoseconds as f64 / 1e9));
        if !point.1.is_finite() {
            continue;
        }
        match series.iter_mut().find(|series| series.name == name) {
            Some(line) => line.points.push(point),
            None => series.push(Series { plot: "batch".into(), name, points: vec![point] }),
        }
    }
    series.retain(|series| series.points.len() > 1);
    series.iter_mut().for_each(|series| series.points.sort_by(|a, b| a.0.total_cmp(&b.0)));
    series
}

/// `RSA 2048 signing (batch of 8)` as its name without the size, and the size.
pub fn batch_size(operation: &str) -> Option<(String, f64)> {
    let (name, rest) = operation.split_once("batch of ")?;
    Some((name.trim_end_matches(['(', ' ', ',']).to_owned(), rest.trim_end_matches(')').parse().ok()?))
}

/// The bench runner's figures over 1, 2, 4, … threads, as far as the machine has processors.
pub fn threads(seconds: f64) -> Vec<Series> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let counts: Vec<usize> = (0..).map(|power| 1 << power).take_while(|count| *count <= processors).collect();
    ["RSA 2048 signing", "RSA 2048 verify (same key)", "ECDSA P-256 signing", "ECDSA P-256 verify"]
        .into_iter()
        .map(|operation| Series {
            plot: "threads".into(),
            name: operation.into(),
            points: counts
                .iter()
                .filter_map(|&count| Some((count as f64, threaded(operation, count, seconds)?)))
                .collect(),
        })
        .collect()
}

fn threaded(operation: &str, threads: usize, seconds: f64) -> Option<f64> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(crate::libraries::root().parent()?);
    command.args([
        "run",
        "--release",
        "--quiet",
        "--package",
        "benches",
        "--bin",
        "speed",
        "--",
        "--format",
        "json",
    ]);
    command.args([
        "--filter",
        operation,
        "--threads",
        &threads.to_string(),
        "--seconds",
        &seconds.to_string(),
    ]);
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let lines = String::from_utf8(output.stdout).ok()?;
    let records = lines.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    records
        .filter(|record| record["operation"] == operation)
        .find_map(|record| record["ops_per_sec"].as_f64())
}
