//! `cargo xtask bench --peers`: every library side by side in one run.

mod cost;
mod libraries;
mod machine;
mod program;
mod report;
mod rounds;
mod series;
mod table;

use clap::{Parser, ValueEnum};
use libraries::LIBRARIES;
use program::{Hello, Program};
use rounds::{Plan, Row};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Measures our library and others side by side: for each operation several rounds over all libraries, the order
/// rotated, in processor time. A slice counts only if a fixed integer loop ran at full speed before and after it.
/// Figures are medians over the rounds; the ratio is the median of the rounds' ratios of ours to the best other.
#[derive(Parser)]
#[command(name = "cargo xtask bench --peers", bin_name = "cargo xtask bench")]
struct Arguments {
    /// Libraries to compare with, between commas; `all` for every one that builds here.
    #[arg(long, value_name = "NAME,…", default_value = "all", num_args = 0..=1, default_missing_value = "all")]
    peers: String,
    /// Only operations whose name contains TEXT; several texts between commas. 8192-bit keys, set-ups, exponentiators
    /// and batches of other sizes than 64 are measured only if TEXT names them.
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Seconds for each measurement.
    #[arg(long, value_name = "S", default_value_t = 0.2)]
    seconds: f64,
    /// Rounds over all libraries for each operation.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=1000))]
    rounds: u16,
    /// How results are written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Writes a page with plots and tables into this folder, too.
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Measures what a program that only verifies RSA signatures costs to build with each library, and nothing else.
    #[arg(long)]
    build_cost: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Markdown,
    Json,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.build_cost {
        cost::run(&arguments.peers.split(',').map(str::trim).collect::<Vec<_>>());
        return ExitCode::SUCCESS;
    }
    static STOP: AtomicBool = AtomicBool::new(false);
    let _ = ctrlc::set_handler(|| STOP.store(true, Relaxed));
    let mut programs = match start(&arguments.peers) {
        Ok(programs) => programs,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let libraries: Vec<Hello> = programs.iter().map(|program| program.hello.clone()).collect();
    let operations = operations(&libraries, &arguments.filter);
    if operations.is_empty() {
        eprintln!("no operation's name contains `{}`", arguments.filter);
        return ExitCode::FAILURE;
    }
    let milliseconds = (arguments.seconds.clamp(0.001, 3600.0) * 1000.0) as u64;
    let plan = Plan { rounds: arguments.rounds.into(), milliseconds };
    let rows = rounds::measure(&mut programs, &operations, &plan, &STOP, |row| {
        if arguments.format == Format::Json {
            print!("{}", table::json(std::slice::from_ref(row), &libraries));
        }
    });
    match arguments.format {
        Format::Text => print!("{}", table::text(&rows, &libraries)),
        Format::Csv => print!("{}", table::csv(&rows, &libraries)),
        Format::Markdown => print!("{}", table::markdown(&rows, &libraries)),
        Format::Json => (),
    }
    let (kept, dropped) = slices(&rows);
    eprintln!("{kept} slices counted, {dropped} thrown away since the machine was not quiet");
    let Some(folder) = arguments.report else { return ExitCode::SUCCESS };
    let mut series = programs.first_mut().map_or(Vec::new(), |ours| series::batches(ours, milliseconds));
    series.extend(series::threads(arguments.seconds));
    match report::write(&folder, &rows, &libraries, &plan, &series) {
        Ok(()) => {
            eprintln!("{}", folder.join("index.html").display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// Slices counted and slices thrown away.
fn slices(rows: &[Row]) -> (u64, u64) {
    let cells = rows.iter().flat_map(|row| row.cells.iter().flatten());
    cells.fold((0, 0), |(kept, dropped), cell| (kept + cell.kept, dropped + cell.dropped))
}

/// Builds and starts our program and the chosen others. What does not build is reported and left out.
fn start(peers: &str) -> Result<Vec<Program>, String> {
    let wanted: Vec<&str> = peers.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let known = |name: &&&str| **name == "all" || LIBRARIES.iter().any(|library| library.name == **name);
    if let Some(name) = wanted.iter().find(|name| !known(name)) {
        let names: Vec<&str> = LIBRARIES.iter().map(|library| library.name).collect();
        return Err(format!("no library is called `{name}`; there are: all, {}", names.join(", ")));
    }
    let mut programs = Vec::new();
    for library in &LIBRARIES {
        if library.name != "crypto" && !wanted.iter().any(|name| *name == "all" || *name == library.name) {
            continue;
        }
        eprintln!("building {} …", library.name);
        match library.build().and_then(|path| Program::start(&path, library.environment)) {
            Ok(program) => programs.push(program),
            Err(error) => eprintln!("{} is left out:\n  {error}", library.name),
        }
    }
    Ok(programs)
}

/// The operations of any library that the filter selects, in the order of the first that has them.
fn operations(libraries: &[Hello], filter: &str) -> Vec<String> {
    let texts: Vec<&str> = filter.split(',').map(str::trim).filter(|text| !text.is_empty()).collect();
    let special = ["8192", "mont-setup", "modexp"];
    let usual = |name: &str| series::batch_size(name).is_none_or(|(_, size)| size == 64.0);
    let selected = |name: &str| {
        (texts.is_empty() || texts.iter().any(|text| name.contains(text)))
            && (usual(name) || filter.contains("batch"))
            && special.iter().all(|special| !name.contains(special) || filter.contains(special))
    };
    let mut names: Vec<String> = Vec::new();
    for (name, _) in libraries.iter().flat_map(|library| &library.operations) {
        if selected(name) && !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}
