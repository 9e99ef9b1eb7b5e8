//! `cargo xtask ct`: the constant-time check.
//!
//! First half: the program `ct-check` under valgrind, once for each kernel level that valgrind can run; secrets are
//! undefined there, and branches and addresses that depend on undefined values are reported. Second half: the
//! disassembly of that program is searched for divisions, whose time depends on their operands and which valgrind
//! does not report.

mod divisions;

use crate::{build, root};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// Kernel levels that valgrind executes; it has no AVX-512.
const LEVELS: [&str; 3] = ["portable", "adx", "fma"];
/// The folder with a folder of kernels for each level above the first.
const KERNELS: &str = "crates/bn-core/src/arch/x86_64";

/// Runs the check on cases whose name contains one of `filters` (all without).
pub fn run(filters: &[String]) -> ExitCode {
    match check(filters) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn check(filters: &[String]) -> Result<(), String> {
    // with the hooks in place
    let target = root().join("target").join("ct");
    let program = build("ct-check", "ct-check", &target, "release", Some("bn_ct_check"))?;
    let mut failed: Vec<String> = Vec::new();
    for level in LEVELS {
        if level != "portable" && !root().join(KERNELS).join(level).exists() {
            println!("there are no kernels at level {level}");
            continue;
        }
        if !under_valgrind(&program, level, filters)? {
            failed.push(format!("kernel level {level}"));
        }
    }
    let divisions = divisions::find(&program)?;
    for division in &divisions {
        println!("error: {division}");
    }
    println!("divisions: {} unexplained", divisions.len());
    if !divisions.is_empty() {
        failed.push("divisions".to_owned());
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("not constant-time: {}", failed.join(", "))) }
}

/// Runs the program at one kernel level; whether every case passed. Of valgrind's reports those are shown that belong
/// to a case that failed.
fn under_valgrind(program: &Path, level: &str, filters: &[String]) -> Result<bool, String> {
    let mut child = Command::new("valgrind")
        .args(["--quiet", "--error-limit=no", "--num-callers=12"])
        .arg(program)
        .arg(level)
        .args(filters)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run valgrind ({error}): is it installed?"))?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let reports = std::thread::spawn(move || {
        let mut text = Vec::new();
        stderr.map(|mut pipe| pipe.read_to_end(&mut text));
        String::from_utf8_lossy(&text).into_owned()
    });
    let mut failed = Vec::new();
    for line in stdout.into_iter().flat_map(|pipe| BufReader::new(pipe).lines()).map_while(Result::ok) {
        println!("{line}");
        if let Some((case, _)) = line.split_once(" [").filter(|_| line.contains("] LEAKS")) {
            failed.push(case.to_owned());
        }
    }
    let passed = child.wait().map_err(|error| format!("valgrind: {error}"))?.success();
    let reports = reports.join().unwrap_or_default();
    for section in sections(&reports, &failed, passed) {
        println!("-- {section}");
    }
    Ok(passed)
}

/// The sections of valgrind's output that belong to failed cases; all of them if the run failed and none did.
fn sections<'a>(reports: &'a str, failed: &[String], passed: bool) -> Vec<&'a str> {
    let all = reports.split("-- ").filter(|section| !section.trim().is_empty());
    let wanted = |section: &&str| failed.iter().any(|case| section.lines().next() == Some(case));
    if !passed && failed.is_empty() {
        return all.last().into_iter().collect();
    }
    all.filter(wanted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reports_of_failed_cases_are_shown() {
        let reports = "-- canary: a\n==1== branch\n-- b: c\n==1== index\n";
        assert_eq!(sections(reports, &["b: c".to_owned()], false), ["b: c\n==1== index\n"]);
        assert_eq!(sections(reports, &[], true), [""; 0]);
        assert_eq!(sections(reports, &[], false), ["b: c\n==1== index\n"], "a crash: the last case's output");
    }
}
