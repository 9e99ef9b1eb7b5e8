//! `cargo xtask bench`: hands its options to the benchmark program, built in release mode.
//!
//! The program is the bench package's, so that this one needs none of the library crates. Comparisons with other
//! libraries are the business of the runner in `peers`, a workspace of its own.

use crate::cargo;
use std::process::{Command, ExitCode};

/// Runs the benchmark program.
pub fn run(arguments: &[String]) -> ExitCode {
    let mut command = cargo();
    command.args(["run", "--release", "--quiet"]);
    let others = |argument: &String| {
        ["--peers", "--report", "--build-cost"].iter().any(|flag| argument.starts_with(flag))
    };
    if arguments.iter().any(others) {
        command.args(["--manifest-path", "peers/Cargo.toml", "--package", "runner", "--"]);
    } else {
        command.args(["--package", "benches", "--bin", "speed", "--"]);
    }
    command.args(arguments);
    replace(command)
}

/// Becomes `command`: an interrupt then reaches the benchmark program alone, which prints what it has.
#[cfg(unix)]
fn replace(mut command: Command) -> ExitCode {
    let error = std::os::unix::process::CommandExt::exec(&mut command);
    eprintln!("cannot run cargo: {error}");
    ExitCode::FAILURE
}

#[cfg(not(unix))]
fn replace(mut command: Command) -> ExitCode {
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cannot run cargo: {error}");
            ExitCode::FAILURE
        }
    }
}
