//! `cargo xtask tidy`: the house rules that a program can check.

mod docs;
mod edges;
mod rules;
mod source;

use crate::{cargo, root};
pub use rules::{Exception, exceptions};
use source::Source;
use std::path::Path;
use std::process::ExitCode;

/// Where the exceptions to the rule about variable-time calls stand.
const EXCEPTIONS: &str = "xtask/vartime-exceptions.txt";

/// One broken rule.
#[derive(Debug)]
pub struct Finding(String);

impl Finding {
    /// A finding at a line (index from 0) of a file.
    fn at(source: &Source, line: usize, what: &str) -> Finding {
        Finding(format!("{}:{}: {what}\n    {}", source.path, line + 1, source.raw[line].trim()))
    }

    /// A finding about something other than a line.
    fn general(about: &str, what: &str) -> Finding {
        Finding(format!("{about}: {what}"))
    }
}

/// Checks everything; prints each broken rule and a summary.
pub fn run() -> ExitCode {
    match findings() {
        Ok((findings, files)) => {
            for Finding(text) in &findings {
                println!("error: {text}");
            }
            println!("tidy: {files} files, {} errors", findings.len());
            if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            println!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// All findings, and the number of files read. Warnings go to the standard output at once.
fn findings() -> Result<(Vec<Finding>, usize), String> {
    let root = root();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).map_err(|e| format!("{path}: {e}"));
    let mut findings =
        edges::check(&edges::allowed_edges(&read("ARCHITECTURE.md")?), &edges::declared_edges(&metadata()?));

    let exceptions = rules::exceptions(&read(EXCEPTIONS)?)?;
    let (mut used, mut paths) = (Vec::new(), Vec::new());
    collect(&root, &root, &mut paths)?;
    for path in &paths {
        let text = read(path)?;
        if path.ends_with(".md") {
            docs::stale_links(&root, path, &text).iter().for_each(|warning| println!("warning: {warning}"));
            continue;
        }
        if let Some(warning) = docs::long_file(path, &text) {
            println!("warning: {warning}");
        }
        let source = Source::new(path, &text);
        findings.extend(rules::no_unsafe(&source));
        let is_library = path.starts_with("crates/") && path.contains("/src/") && !path.contains("/src/bin/");
        if is_library && !is_test(path) {
            findings.extend(rules::leaks(&source));
            findings.extend(rules::vartime(&source, &exceptions, &mut used));
        }
    }
    let stale = exceptions.iter().filter(|exception| !used.contains(exception));
    findings.extend(
        stale.map(|e| Finding::general(EXCEPTIONS, &format!("nothing needs `{} {}`", e.path, e.name))),
    );
    Ok((findings, paths.len()))
}

/// Whether the file is a module of tests in a file of its own.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

/// What cargo knows of the workspace's packages.
fn metadata() -> Result<serde_json::Value, String> {
    let output = cargo().args(["metadata", "--format-version", "1", "--no-deps"]).output();
    let output = output.map_err(|e| format!("cannot run cargo metadata: {e}"))?;
    serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))
}

/// The `.rs` and `.md` files of the workspace below `folder`, sorted; build output and the peers are left out.
fn collect(root: &Path, folder: &Path, paths: &mut Vec<String>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut entries: Vec<_> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && !["target", "peers", "fuzz"].contains(&&*name) {
                collect(root, &path, paths)?;
            }
        } else if name.ends_with(".rs") || name.ends_with(".md") {
            let below = path.strip_prefix(root).unwrap_or(&path);
            paths.push(below.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}
