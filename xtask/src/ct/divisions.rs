//! The search for divisions in the disassembly.
//!
//! Each division instruction (and each call of the compiler's 128-bit division) is traced to the source lines that it
//! was inlined from. Those of the standard library's own functions and of the harness do not matter; one of a
//! library crate or of a dependency must be on the list of exceptions, which says why its operands are public, or
//! come from code that is variable-time by name.

use crate::root;
use crate::tidy::{Exception, exceptions};
use std::path::Path;
use std::process::Command;

/// Where the exceptions stand: path, text that the source line contains, reason.
const EXCEPTIONS: &str = "xtask/division-exceptions.txt";

/// One place in the source: function, file, line.
#[derive(Clone, Debug, PartialEq)]
struct Frame {
    function: String,
    path: String,
    line: usize,
}

/// Descriptions of the divisions in the program that nothing excuses, and of exceptions that nothing needs.
pub fn find(program: &Path) -> Result<Vec<String>, String> {
    let listing = output(Command::new("objdump").args(["--disassemble", "--no-show-raw-insn"]).arg(program))?;
    if !listing.contains(">:") {
        return Err("objdump shows no function of the program".to_owned());
    }
    let addresses = addresses(&listing);
    let arguments = ["--functions", "--demangle", "--inlines", "--addresses", "--exe"];
    let frames = output(Command::new("addr2line").args(arguments).arg(program).args(&addresses))?;
    let list =
        std::fs::read_to_string(root().join(EXCEPTIONS)).map_err(|error| format!("{EXCEPTIONS}: {error}"))?;
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    Ok(judge(&traces(&frames), &exceptions(&list)?, &read))
}

fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output =
        command.output().map_err(|error| format!("cannot run {name} ({error}): is it installed?"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The addresses of division instructions, and of calls of the compiler's division functions.
fn addresses(listing: &str) -> Vec<String> {
    let divides = |text: &str| {
        let text = text.trim_start();
        let called =
            text.starts_with("call") && ["divti3", "modti3", "divmodti4"].iter().any(|f| text.contains(f));
        // floating-point divisions and square roots take the longer for some operands, too
        ["div", "idiv", "vdiv", "sqrt", "vsqrt"].iter().any(|mnemonic| text.starts_with(mnemonic)) || called
    };
    let lines = listing.lines().filter_map(|line| line.split_once(":\t"));
    lines.filter(|(_, text)| divides(text)).map(|(address, _)| address.trim().to_owned()).collect()
}

/// Reads what addr2line prints: for each address the chain of inlined functions, innermost first.
fn traces(text: &str) -> Vec<Vec<Frame>> {
    let mut traces: Vec<Vec<Frame>> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("0x") {
            traces.push(Vec::new());
        } else if let (Some(trace), Some(place)) = (traces.last_mut(), lines.next()) {
            let place = place.split(" (").next().unwrap_or(place); // "(discriminator 3)"
            let (path, number) = place.rsplit_once(':').unwrap_or((place, "0"));
            trace.push(Frame { function: line.into(), path: path.into(), line: number.parse().unwrap_or(0) });
        }
    }
    traces
}

/// What is wrong: divisions that nothing excuses, exceptions that nothing needs.
fn judge(traces: &[Vec<Frame>], exceptions: &[Exception], read: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut used = vec![false; exceptions.len()];
    let mut found: Vec<String> = Vec::new();
    for trace in traces {
        let public =
            trace.iter().any(|frame| frame.function.contains("vartime") || frame.path.contains("vartime"));
        // the innermost line that somebody other than the standard library wrote
        let Some(frame) = trace.iter().find(|frame| is_library(&frame.path)).filter(|_| !public) else {
            continue;
        };
        let text = read(&frame.path);
        let line = text.lines().nth(frame.line.saturating_sub(1)).unwrap_or("").trim();
        let excused = |e: &Exception| frame.path.ends_with(&e.path) && line.contains(&e.name);
        if let Some(i) = exceptions.iter().position(excused) {
            used[i] = true;
            continue;
        }
        let report = format!("{}:{}: a division\n    {line}", frame.path, frame.line);
        if !found.contains(&report) {
            found.push(report);
        }
    }
    let unneeded = exceptions.iter().zip(used).filter(|(_, used)| !used);
    found.extend(unneeded.map(|(e, _)| format!("{EXCEPTIONS}: nothing needs `{} {}`", e.path, e.name)));
    found
}

/// Whether the file belongs to a library crate of the workspace or to a dependency.
fn is_library(path: &str) -> bool {
    path.contains("/registry/src/") || Path::new(path).starts_with(root().join("crates"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = "0000000000001000 <f>:\n    1000:\tmov    %rax,%rbx\n    1003:\tdiv    %rcx\n    \
        1006:\tcall   2000 <__udivti3>\n    100b:\tidivl  (%rax)\n    100f:\tcall   3000 <divide>\n";

    #[test]
    fn divisions_are_seen() {
        assert_eq!(addresses("    1:\tvdivpd %ymm0,%ymm1,%ymm2\n    2:\tvmovapd %ymm0,%ymm1\n"), ["1"]);
        assert_eq!(addresses(LISTING), ["1003", "1006", "100b"]);
    }

    #[test]
    fn planted_divisions_are_judged() {
        let library = root().join("crates/a/src/b.rs");
        let library = library.to_string_lossy();
        let text = format!(
            "0x1\nnext\n/rustc/x/core/iter.rs:9\nf\n{library}:2 (discriminator 3)\n0x2\nmain\n/elsewhere/main.rs:1\n0x3\ng_vartime\n{library}:3\n"
        );
        let traces = traces(&text);
        assert_eq!(traces[0][1], Frame { function: "f".into(), path: library.clone().into(), line: 2 });
        let read = |_: &str| "first\n  x / secret\n".to_owned();
        let found = judge(&traces, &[], &read);
        assert!(found.len() == 1 && found[0].contains("x / secret"), "{found:?}");
        let excuse = exceptions("crates/a/src/b.rs x a reason").unwrap();
        assert_eq!(judge(&traces, &excuse, &read), [""; 0]);
        let unneeded = exceptions("crates/a/src/c.rs x a reason").unwrap();
        assert_eq!(judge(&traces, &unneeded, &read).len(), 2);
    }
}
