//! Results as text, CSV, Markdown and JSON.

use crate::program::Hello;
use crate::rounds::{Cell, Row};
use serde_json::json;

/// Who is best of the others in a row, and how we compare.
pub struct Comparison<'a> {
    /// The best other library.
    pub best: &'a str,
    /// Its median rate.
    pub rate: f64,
    /// Our rate divided by its rate, median over the rounds.
    pub ratio: Option<f64>,
    /// Whether the others were measured by the single operation, since they have no batch or prepared key.
    pub single: bool,
}

/// The operation that stands for one which others lack: a batch is compared with single operations.
fn single(operation: &str) -> Option<String> {
    let (batch, prepared) =
        (operation.replace(", batch of 64)", ")"), operation.replace(" (prepared key)", ""));
    [batch, operation.replace(" (batch of 64)", ""), prepared].into_iter().find(|name| name != operation)
}

/// Compares our cell of a row with the best other one of the same operation, or of the single one.
pub fn compare<'a>(rows: &[Row], row: &Row, libraries: &'a [Hello]) -> Option<Comparison<'a>> {
    let ours = libraries.iter().position(|library| library.library == "crypto");
    let best_of = |row: &Row| {
        let others = |(index, _): &(usize, _)| !libraries[*index].library.starts_with("crypto");
        let rates = row.cells.iter().enumerate().filter(others);
        let rates = rates.filter_map(|(index, cell)| Some((index, cell.as_ref()?.median()?)));
        rates.max_by(|a, b| a.1.total_cmp(&b.1))
    };
    let other = match best_of(row) {
        Some(_) => row,
        None => {
            rows.iter().find(|other| single(&row.operation).as_deref() == Some(other.operation.as_str()))?
        }
    };
    let (index, rate) = best_of(other)?;
    let ratio = ours.and_then(|ours| row.cells[ours].as_ref()?.ratio(other.cells[index].as_ref()?));
    Some(Comparison { best: &libraries[index].library, rate, ratio, single: !std::ptr::eq(row, other) })
}

/// Three significant digits, thousands as k.
pub fn rate(value: f64) -> String {
    match value {
        v if v >= 99_950.0 => format!("{:.0}k", v / 1000.0),
        v if v >= 9_995.0 => format!("{:.1}k", v / 1000.0),
        v if v >= 999.5 => format!("{:.2}k", v / 1000.0),
        v if v >= 99.5 => format!("{v:.0}"),
        v if v >= 9.95 => format!("{v:.1}"),
        v => format!("{v:.2}"),
    }
}

fn cells(row: &Row) -> impl Iterator<Item = String> + '_ {
    row.cells.iter().map(|cell| match cell {
        None => String::new(),
        Some(cell) => cell.median().map_or("–".into(), rate) + mark(&cell.constant_time),
    })
}

/// What the marks in tables say.
const MARKS: &str = "* not constant-time, ? nothing said of timing: as the library documents it; the others are documented \
                     as constant-time, or no secret takes part";

/// A sign behind the figures of operations with secrets that the library does not call constant-time.
fn mark(constant_time: &str) -> &'static str {
    match constant_time {
        "no" => "*",
        "unstated" => "?",
        _ => " ",
    }
}

/// The columns after the libraries': ours to the best, the best's name.
pub fn verdict(rows: &[Row], row: &Row, libraries: &[Hello]) -> [String; 2] {
    match compare(rows, row, libraries) {
        None => [String::new(), String::new()],
        Some(found) => [
            found.ratio.map_or(String::new(), |ratio| format!("{ratio:.2}")),
            format!("{}{}", found.best, if found.single { " (single)" } else { "" }),
        ],
    }
}

fn grid(rows: &[Row], libraries: &[Hello]) -> Vec<Vec<String>> {
    let names = libraries.iter().map(|library| library.library.clone());
    let head = std::iter::once("operation".into()).chain(names).chain(["ratio".into(), "best other".into()]);
    let mut grid = vec![head.collect::<Vec<String>>()];
    for row in rows {
        let line =
            std::iter::once(row.operation.clone()).chain(cells(row)).chain(verdict(rows, row, libraries));
        grid.push(line.collect());
    }
    grid
}

/// Columns of equal width.
pub fn text(rows: &[Row], libraries: &[Hello]) -> String {
    let grid = grid(rows, libraries);
    let width = |column: usize| grid.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..grid[0].len()).map(width).collect();
    let mut out = String::new();
    for line in &grid {
        for (column, (value, width)) in line.iter().zip(&widths).enumerate() {
            let padded = if column == 0 { format!("{value:width$}") } else { format!("  {value:>width$}") };
            out.push_str(&padded);
        }
        out.push('\n');
    }
    out + MARKS + "\n"
}

/// A Markdown table.
pub fn markdown(rows: &[Row], libraries: &[Hello]) -> String {
    let grid = grid(rows, libraries);
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|---|{}\n", "---:|".repeat(grid[0].len() - 1));
    grid[1..].iter().fold(line(&grid[0]) + &rule, |out, cells| out + &line(cells)) + "\n" + MARKS + "\n"
}

/// Comma-separated: one line for each operation and library.
pub fn csv(rows: &[Row], libraries: &[Hello]) -> String {
    let mut out = String::from("operation,library,ops_per_sec,min,max,rounds,kept,dropped,constant_time\n");
    for (row, library, cell) in each(rows, libraries) {
        let Some((cell, median, (min, max))) = cell.and_then(|c| Some((c, c.median()?, c.range()?))) else {
            continue;
        };
        out.push_str(&format!(
            "\"{}\",{},{median:.3},{min:.3},{max:.3},{},{},{},{}\n",
            row.operation,
            library.library,
            cell.rates.len(),
            cell.kept,
            cell.dropped,
            cell.constant_time
        ));
    }
    out
}

/// One object a line, as the bench runner writes them; operations that a library lacks with the reason.
pub fn json(rows: &[Row], libraries: &[Hello]) -> String {
    let mut out = String::new();
    for (row, library, cell) in each(rows, libraries) {
        let value = match cell {
            Some(cell) => {
                let range = cell.range();
                json!({
                    "library": library.library, "version": library.version, "operation": row.operation,
                    "count": cell.count, "ops_per_sec": cell.median(), "min": range.map(|r| r.0), "max": range.map(|r| r.1),
                    "rounds": cell.rates.len(), "slices_kept": cell.kept, "slices_dropped": cell.dropped,
                    "constant_time": cell.constant_time,
                })
            }
            None => {
                let reason = library.unsupported.iter().find(|(name, _)| *name == row.operation);
                let reason = reason.map_or("no such operation", |(_, reason)| reason);
                json!({ "library": library.library, "version": library.version, "operation": row.operation,
                        "ops_per_sec": null, "unsupported": reason })
            }
        };
        out.push_str(&format!("{value}\n"));
    }
    out
}

fn each<'a>(
    rows: &'a [Row],
    libraries: &'a [Hello],
) -> impl Iterator<Item = (&'a Row, &'a Hello, Option<&'a Cell>)> {
    rows.iter().flat_map(move |row| {
        libraries.iter().zip(&row.cells).map(move |(library, cell)| (row, library, cell.as_ref()))
    })
}
