//! The rules that hold line by line.

use super::Finding;
use super::source::Source;

/// The one folder with `unsafe`.
const ARCH: &str = "crates/bn-core/src/arch/";

/// `unsafe`, and lifting the lint against it, belong to bn-core's `arch` alone.
pub fn no_unsafe(source: &Source) -> Vec<Finding> {
    if source.path.starts_with(ARCH) {
        return Vec::new();
    }
    let found = source.identifiers().filter(|(_, word)| ["unsafe", "unsafe_code"].contains(word));
    found.map(|(line, word)| Finding::at(source, line, &format!("`{word}` outside of {ARCH}"))).collect()
}

/// Every `.declassify()` and every `unpoison` stands below a `// LEAK:` comment, in the block of comments directly
/// above its statement.
pub fn leaks(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, code) in source.code.iter().enumerate() {
        let declassifies = code.contains(".declassify(");
        // the trait's own plumbing defines and forwards `unpoison`; a call in any other function is an exit
        let unpoisons = code.contains("unpoison(")
            && !defines(code, "unpoison")
            && !within(source, line, |name| name == "unpoison" || name == "declassify");
        if (declassifies && !reason_above(source, line, 0)) || (unpoisons && !reason_above(source, line, 1)) {
            findings.push(Finding::at(
                source,
                line,
                "a secret becomes public without a `// LEAK:` comment above",
            ));
        }
    }
    findings
}

/// Whether a `// LEAK:` comment belongs to the statement that `line` is part of, or to one of the `statements` before.
fn reason_above(source: &Source, line: usize, mut statements: usize) -> bool {
    if source.raw[line].contains("// LEAK:") {
        return true;
    }
    let mut in_comment = false;
    for above in (0..line).rev() {
        let (raw, code) = (source.raw[above].trim(), source.code[above].trim_end());
        if raw.starts_with("//") {
            if raw.contains("LEAK:") {
                return true;
            }
            in_comment = true;
        } else if in_comment || code.ends_with([';', '{', '}']) || code.is_empty() {
            if statements == 0 || code.is_empty() {
                return false;
            }
            (statements, in_comment) = (statements - 1, false);
        }
    }
    false
}

/// A variable-time name where constant-time code is expected, and why it is right there.
#[derive(Clone, Debug, PartialEq)]
pub struct Exception {
    /// Path of the file, below the root.
    pub path: String,
    /// The identifier, or `*` for a file whose operands are public throughout.
    pub name: String,
}

/// Reads `path name reason…` lines; `#` begins a comment line. A line without a reason is an error.
pub fn exceptions(list: &str) -> Result<Vec<Exception>, String> {
    let lines = list.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.split_whitespace();
            match (words.next(), words.next(), words.next()) {
                (Some(path), Some(name), Some(_)) => Ok(Exception { path: path.into(), name: name.into() }),
                _ => Err(format!("an exception needs a path, a name and a reason: `{line}`")),
            }
        })
        .collect()
}

/// Constant-time code does not call variable-time code.
///
/// A function or module is variable-time if its name contains `vartime`. Such names may appear in files whose own name
/// contains `vartime` (and below such a folder), inside functions whose name does, and in `mod` and `use` items, which
/// run nothing. Everywhere else they need an exception; `used` collects the exceptions that were.
pub fn vartime(source: &Source, exceptions: &[Exception], used: &mut Vec<Exception>) -> Vec<Finding> {
    if source.path.contains("vartime") {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (line, name) in source.identifiers().filter(|(_, word)| word.contains("vartime")) {
        let code = source.code[line].trim_start();
        let names_only = ["mod ", "use ", "pub mod ", "pub use ", "pub(crate) mod ", "pub(crate) use "];
        if names_only.iter().any(|start| code.starts_with(start)) || defines(&source.code[line], name) {
            continue;
        }
        let excepted = exceptions.iter().find(|e| e.path == source.path && (e.name == name || e.name == "*"));
        if let Some(exception) = excepted {
            used.push(exception.clone());
        } else if !within(source, line, |function| function.contains("vartime")) {
            findings.push(Finding::at(source, line, &format!("`{name}` in constant-time code")));
        }
    }
    findings
}

/// Whether the line of code defines the function `name`.
fn defines(code: &str, name: &str) -> bool {
    code.split_once("fn ").is_some_and(|(_, rest)| rest.starts_with(name))
}

/// Whether the innermost function around `line` has a name that pleases `predicate`.
fn within(source: &Source, line: usize, predicate: impl Fn(&str) -> bool) -> bool {
    source.function_at(line).is_some_and(predicate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(text: &str) -> Source {
        Source::new("crates/rsa-core/src/key.rs", text)
    }

    #[test]
    fn planted_unsafe_fails() {
        assert_eq!(no_unsafe(&library("fn f() { unsafe { g() } }")).len(), 1);
        assert_eq!(no_unsafe(&library("#[allow(unsafe_code)]\nfn f() {}")).len(), 1);
        assert!(no_unsafe(&library("// unsafe\nlet s = \"unsafe\";")).is_empty());
        assert!(no_unsafe(&Source::new("crates/bn-core/src/arch/x.rs", "unsafe {}")).is_empty());
    }

    #[test]
    fn planted_leaks_without_reason_fail() {
        assert_eq!(leaks(&library("fn f() {\n  let a = b.declassify();\n}")).len(), 1);
        assert_eq!(
            leaks(&library("fn f() {\n  // LEAK: x\n  let c = 1;\n  let a = b.declassify();\n}")).len(),
            1
        );
        assert_eq!(leaks(&library("fn f() {\n  // LEAK: x\n\n  let a = b.declassify();\n}")).len(), 1);
        assert_eq!(leaks(&library("fn f() {\n  let mut c = 1;\n  bn_core::unpoison(&mut c);\n}")).len(), 1);
    }

    #[test]
    fn leaks_with_reason_pass() {
        assert!(
            leaks(&library(
                "fn f() {\n  // LEAK: public by now\n  // and more\n  let a = b.declassify();\n}"
            ))
            .is_empty()
        );
        assert!(
            leaks(&library("fn f() {\n  // LEAK: x\n  let a = b\n    .c()\n    .declassify();\n}"))
                .is_empty()
        );
        assert!(
            leaks(&library("fn f() {\n  // LEAK: x\n  let mut c = 1;\n  unpoison(&mut c);\n}")).is_empty()
        );
        assert!(
            leaks(&library("impl S for T {\n  fn unpoison(&mut self) {\n    self.0.unpoison();\n  }\n}"))
                .is_empty()
        );
    }

    fn calls(path: &str, text: &str, list: &str) -> usize {
        vartime(&Source::new(path, text), &exceptions(list).unwrap(), &mut Vec::new()).len()
    }

    #[test]
    fn planted_variable_time_calls_fail() {
        let key = "crates/rsa-core/src/key.rs";
        assert_eq!(calls(key, "fn f() {\n  x.pow_vartime(e)\n}", ""), 1);
        assert_eq!(calls(key, "fn f() {\n  crate::inv_vartime::invert(e)\n}", ""), 1);
        assert_eq!(calls(key, "fn g_vartime() {}\nfn f() {\n  if a {\n    x.pow_vartime(e)\n  }\n}", ""), 1);
        let other = "crates/rsa-core/src/other.rs pow_vartime a reason";
        assert_eq!(calls(key, "fn f() {\n  x.pow_vartime(e)\n}", other), 1);
    }

    #[test]
    fn marked_and_excepted_variable_time_calls_pass() {
        let key = "crates/rsa-core/src/key.rs";
        assert_eq!(calls("crates/bn-core/src/mont/pow_vartime.rs", "fn f() { x.pow_vartime(e) }", ""), 0);
        assert_eq!(calls(key, "mod pow_vartime;\nuse a::pow_vartime;", ""), 0);
        assert_eq!(
            calls(key, "fn f_vartime(\n  e: E,\n) -> T {\n  if a {\n    x.pow_vartime(e)\n  }\n}", ""),
            0
        );
        let excepted = "# why\ncrates/rsa-core/src/key.rs pow_vartime public operands";
        assert_eq!(calls(key, "fn f() {\n  x.pow_vartime(e)\n}", excepted), 0);
        assert!(exceptions("crates/rsa-core/src/key.rs pow_vartime").is_err(), "no reason");
    }
}
