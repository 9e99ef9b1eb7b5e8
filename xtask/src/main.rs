//! Developer commands: `cargo xtask --help`.

mod bench;
mod ct;
mod instructions;
mod tidy;
mod unoptimised;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The project's developer commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measures operations per second; `cargo xtask bench --help` shows its options.
    #[command(disable_help_flag = true)]
    Bench {
        /// Options of the benchmark program.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Runs every operation on secrets under valgrind, and searches its code for divisions.
    Ct {
        /// Only cases whose name contains one of these texts.
        filters: Vec<String>,
    },
    /// Checks what the compiler does not: crate edges, `unsafe`, variable-time calls, reasons for leaks.
    Tidy,
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Bench { arguments } => {
            let asked = |flag| arguments.iter().any(|argument| argument == flag);
            if asked("--instructions") {
                instructions::run(&arguments)
            } else if asked("--unoptimised") {
                unoptimised::run()
            } else {
                bench::run(&arguments)
            }
        }
        Command::Ct { filters } => ct::run(&filters),
        Command::Tidy => tidy::run(),
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// The cargo that runs this program, else the one on the path.
fn cargo() -> std::process::Command {
    let mut command = std::process::Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root());
    command
}

/// Builds a program in a target folder, with `--cfg cfg` if there is one; where the program lies.
fn build(
    package: &str,
    program: &str,
    target: &Path,
    profile: &str,
    cfg: Option<&str>,
) -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--quiet", "--package", package, "--bin", program, "--profile", profile]);
    command.arg("--target-dir").arg(target);
    if let Some(cfg) = cfg {
        command.env("RUSTFLAGS", format!("--cfg {cfg}"));
    }
    let status = command.status().map_err(|error| format!("cannot run cargo: {error}"))?;
    if !status.success() {
        return Err(format!("the program {program} does not build"));
    }
    // cargo's name for the folder of the profile `dev`
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target.join(folder).join(program).with_extension(std::env::consts::EXE_EXTENSION))
}
