//! Warnings, not failures: links that lead nowhere, files that have grown long.

use std::path::Path;

/// Lines above which a file is too long to read in one go.
const LONG_FILE: usize = 400;

/// The relative links of a Markdown text whose target does not exist.
pub fn stale_links(root: &Path, path: &str, text: &str) -> Vec<String> {
    let folder = root.join(path).parent().unwrap_or(root).to_path_buf();
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#', ' ']).next());
    targets
        .filter(|target| !target.is_empty() && !target.contains("://") && !folder.join(target).exists())
        .map(|target| format!("{path}: the link to {target} leads nowhere"))
        .collect()
}

/// A remark on a file that has grown long, unless it is a kernel or test data.
pub fn long_file(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let exempt = path.contains("/arch/") || path.contains("/tests/") || path.contains("/curves/");
    (lines > LONG_FILE && !exempt).then(|| format!("{path}: {lines} lines (aim: {LONG_FILE})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stale_links_are_seen() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(stale_links(root, "x.md", "[a](src/main.rs) [b](https://x.y/z) [c](#d)"), [""; 0]);
        assert_eq!(stale_links(root, "x.md", "[a](src/nothing.rs)").len(), 1);
    }
}
