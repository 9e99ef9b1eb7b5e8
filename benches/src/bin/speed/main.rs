//! Operations per second of our own library: what `cargo xtask bench` runs.

mod output;

use benches::measure::{single, threaded};
use benches::{families, ratios};
use clap::{Parser, ValueEnum};
use output::Output;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// What `cargo xtask bench` does by other programs than this one.
const OTHER_WAYS: &str = "Other ways to measure:
  --peers [NAME,…]         Side by side with other libraries; `cargo xtask bench --peers --help` shows more options
  --report DIR             The same, and a page with plots
  --build-cost             What a program that only verifies RSA costs to build with each library
  --instructions           Counts instructions with valgrind and compares them with benches/instructions.txt;
                           with --update writes the file anew
  --unoptimised            What a debug build of a program pays";

/// Measures operations per second on fixed keys and prints a line for each operation as it is done.
///
/// On one thread the time is this process's processor time, so that other processes do not count; on several it is
/// wall-clock time. Ctrl-C ends the run and prints what is done.
#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench", after_help = OTHER_WAYS)]
struct Arguments {
    /// Only operations whose name contains TEXT; several texts between commas. 8192-bit keys are measured only if
    /// TEXT names them.
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Seconds for each operation.
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
    /// How lines are written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Threads that run each operation, every one with keys of its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Measures what one operation gains over another, in turns, instead of each operation alone.
    #[arg(long, conflicts_with = "threads")]
    ratios: bool,
    /// Prints the names of the operations and measures nothing.
    #[arg(long, conflicts_with = "ratios")]
    list: bool,
}

/// The form of the lines on standard output.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// `Did 9150 RSA 2048 signing operations in 10022831us (912.9 ops/sec)`
    Text,
    /// One JSON object a line.
    Json,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value <= 86_400.0 => Ok(value),
        _ => Err(format!("`{text}` is not a number of seconds above 0 and up to 86400")),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let handler = ctrlc::set_handler(move || {
        // A second interrupt, or an operation that takes longer than this, ends the run without its last line.
        if !flag.swap(true, Relaxed) {
            std::thread::sleep(Duration::from_secs(2));
        }
        std::process::exit(130);
    });
    if let Err(error) = handler {
        eprintln!("Ctrl-C will end the run without its last line: {error}");
    }
    let done =
        if arguments.ratios { run_ratios(&arguments, &stop) } else { run_operations(&arguments, &stop) };
    match done {
        _ if stop.load(Relaxed) => ExitCode::from(130),
        0 => {
            eprintln!("no operation's name contains `{}`; --list shows them all", arguments.filter);
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Measures every selected operation; the number of lines printed.
fn run_operations(arguments: &Arguments, stop: &AtomicBool) -> usize {
    let mut cases = families::all();
    cases.retain(|case| case.selected(&arguments.filter));
    if arguments.list {
        cases.iter().for_each(|case| println!("{}", case.name));
        return cases.len();
    }
    let output = Output::new(arguments.format == Format::Json, cases.len());
    let duration = Duration::from_secs_f64(arguments.seconds);
    let mut done = 0;
    for case in cases {
        output.begin(&case.name);
        let measurement = match arguments.threads {
            1 => single(&case, duration, stop),
            threads => threaded(&case, threads.into(), duration, stop),
        };
        output.operation(&case.name, measurement);
        done += 1;
        if stop.load(Relaxed) {
            break;
        }
    }
    done
}

/// Measures every selected ratio; the number of lines printed.
fn run_ratios(arguments: &Arguments, stop: &AtomicBool) -> usize {
    let cases = families::all();
    let mut ratios = ratios::all();
    let selects = |name: &str| {
        arguments.filter.is_empty() || arguments.filter.split(',').any(|t| name.contains(t.trim()))
    };
    ratios.retain(|ratio| selects(&ratio.operation) || selects(&ratio.base));
    let output = Output::new(arguments.format == Format::Json, ratios.len());
    let mut done = 0;
    for ratio in ratios {
        output.begin(&format!("{} against {}", ratio.operation, ratio.base));
        let Some((quotient, turns)) = ratio.measure(&cases, Duration::from_secs_f64(arguments.seconds), stop)
        else {
            continue;
        };
        output.ratio(&ratio, quotient, turns);
        done += 1;
        if stop.load(Relaxed) {
            break;
        }
    }
    done
}
