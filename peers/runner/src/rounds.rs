//! The measurement: for each operation several rounds over all libraries, the order rotated from round to round.

use crate::program::{Program, Sample};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// An operation's results, library by library in the order of the programs.
pub struct Row {
    /// The operation.
    pub operation: String,
    /// Nothing where the library lacks the operation.
    pub cells: Vec<Option<Cell>>,
}

/// Operations per second of one library, one figure a round. A round in which the machine was never quiet has none.
#[derive(Clone, Default)]
pub struct Cell {
    /// By round.
    pub rates: Vec<Option<f64>>,
    /// Slices thrown away.
    pub dropped: u64,
    /// Slices kept.
    pub kept: u64,
    /// Operations counted.
    pub count: u64,
    /// Whether constant-time, as the library says.
    pub constant_time: String,
}

impl Cell {
    fn add(&mut self, sample: Sample) {
        let rate = sample.count as f64 / (sample.nanoseconds as f64 / 1e9);
        self.rates.push((sample.count > 0).then_some(rate));
        self.dropped += u64::from(sample.dropped);
        self.kept += u64::from(sample.kept);
        self.count += sample.count;
    }

    fn sorted(&self) -> Vec<f64> {
        let mut rates: Vec<f64> = self.rates.iter().flatten().copied().collect();
        rates.sort_by(f64::total_cmp);
        rates
    }

    /// The median rate.
    pub fn median(&self) -> Option<f64> {
        median(&self.sorted())
    }

    /// The lowest and the highest rate.
    pub fn range(&self) -> Option<(f64, f64)> {
        let rates = self.sorted();
        Some((*rates.first()?, *rates.last()?))
    }

    /// The median over the rounds of this library's rate divided by the other's.
    pub fn ratio(&self, other: &Cell) -> Option<f64> {
        let mut ratios: Vec<f64> =
            self.rates.iter().zip(&other.rates).filter_map(|(a, b)| Some((*a)? / (*b)?)).collect();
        ratios.sort_by(f64::total_cmp);
        median(&ratios)
    }
}

fn median(sorted: &[f64]) -> Option<f64> {
    let n = sorted.len();
    (n > 0).then(|| (sorted[(n - 1) / 2] + sorted[n / 2]) / 2.0)
}

/// How long and how often.
pub struct Plan {
    /// Rounds over all libraries for each operation.
    pub rounds: usize,
    /// Milliseconds of each measurement.
    pub milliseconds: u64,
}

/// Measures the operations; `done` is called with each finished row. A program that fails is left out from there on.
pub fn measure(
    programs: &mut [Program],
    operations: &[String],
    plan: &Plan,
    stop: &AtomicBool,
    mut done: impl FnMut(&Row),
) -> Vec<Row> {
    let having =
        |programs: &[Program], name: &str| programs.iter().filter(|p| p.operation(name).is_some()).count();
    let steps: usize = operations.iter().map(|name| having(programs, name) * plan.rounds).sum();
    let bar = ProgressBar::new(steps as u64);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len}, {eta} left: {msg}");
    bar.set_style(style.expect("a valid template"));
    let mut rows = Vec::new();
    for (turn, operation) in operations.iter().enumerate() {
        bar.set_message(operation.clone());
        let mut row = Row { operation: operation.clone(), cells: vec![None; programs.len()] };
        for (cell, program) in row.cells.iter_mut().zip(&*programs) {
            *cell = program
                .operation(operation)
                .map(|timing| Cell { constant_time: timing.into(), ..Cell::default() });
        }
        for round in 0..plan.rounds {
            for place in 0..programs.len() {
                let index = (place + round + turn) % programs.len();
                let Some(cell) = &mut row.cells[index] else { continue };
                match programs[index].measure(operation, plan.milliseconds) {
                    Ok(sample) => cell.add(sample),
                    Err(error) => {
                        bar.println(format!("{}: {operation}: {error}", programs[index].hello.library));
                        row.cells[index] = None;
                    }
                }
                bar.inc(1);
                if stop.load(Relaxed) {
                    bar.finish_and_clear();
                    return rows;
                }
            }
        }
        bar.suspend(|| done(&row));
        rows.push(row);
    }
    bar.finish_and_clear();
    rows
}
