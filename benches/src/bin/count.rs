//! Runs one operation a number of times and nothing else, for `cargo xtask bench --instructions` to count.

use benches::families;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(name), Some(runs)) =
        (arguments.next(), arguments.next().and_then(|runs| runs.parse::<u32>().ok()))
    else {
        eprintln!("usage: count OPERATION RUNS");
        return ExitCode::FAILURE;
    };
    let cases = families::all();
    let Some(case) = cases.iter().find(|case| case.name == name) else {
        eprintln!("there is no operation `{name}`");
        return ExitCode::FAILURE;
    };
    let mut runner = case.runner();
    (0..runs).for_each(|_| runner());
    ExitCode::SUCCESS
}
