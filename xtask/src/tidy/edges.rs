//! Which crate may depend on which: the chains that ARCHITECTURE.md states, held against `cargo metadata`.

use super::Finding;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Packages that nothing depends on: tools.
const TOOLS: [&str; 4] = ["xtask", "benches", "ct-check", "peers"];
/// Packages of test support: dev-dependencies only.
const TEST_SUPPORT: [&str; 2] = ["testkit", "kerngen"];
/// Dependencies that no library crate may have but for its tests: other people's big integers, RSA and curves, and
/// what stands for a C toolchain.
const FORBIDDEN: [&str; 22] = [
    "num-bigint",
    "num-bigint-dig",
    "crypto-bigint",
    "ibig",
    "dashu-int",
    "rug",
    "gmp-mpfr-sys",
    "rsa",
    "p224",
    "p256",
    "p384",
    "p521",
    "elliptic-curve",
    "ecdsa",
    "ring",
    "aws-lc-rs",
    "openssl",
    "graviola",
    "cc",
    "cmake",
    "bindgen",
    "pkg-config",
];

/// Crate → every crate that it may depend on.
pub type Allowed = BTreeMap<String, BTreeSet<String>>;

/// One dependency as a package declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge {
    /// The depending package.
    pub from: String,
    /// The package depended on.
    pub to: String,
    /// Whether tests alone need it.
    pub dev: bool,
}

/// Reads the chains `a ← b ← c` between backticks: each crate may depend on all that stand left of it.
pub fn allowed_edges(architecture: &str) -> Allowed {
    let mut allowed = Allowed::new();
    for chain in architecture.split('`').filter(|text| text.contains('←')) {
        let crates: Vec<&str> = chain.split('←').map(str::trim).collect();
        for (i, name) in crates.iter().enumerate() {
            allowed.entry(name.to_string()).or_default().extend(crates[..i].iter().map(|s| s.to_string()));
        }
    }
    allowed
}

/// The dependencies that the packages of the workspace declare.
pub fn declared_edges(metadata: &Value) -> Vec<Edge> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .flat_map(|package| {
            let dependencies = package["dependencies"].as_array().into_iter().flatten();
            dependencies.map(move |dependency| Edge {
                from: text(&package["name"]),
                to: text(&dependency["name"]),
                dev: dependency["kind"] == "dev",
            })
        })
        .collect()
}

/// Every edge that the architecture does not allow.
pub fn check(allowed: &Allowed, edges: &[Edge]) -> Vec<Finding> {
    edges.iter().filter_map(|edge| Some(Finding::general(&edge.from, &refusal(allowed, edge)?))).collect()
}

/// Why an edge is forbidden, if it is.
fn refusal(allowed: &Allowed, edge: &Edge) -> Option<String> {
    let Edge { from, to, dev } = edge;
    if TOOLS.contains(&to.as_str()) && !TOOLS.contains(&from.as_str()) {
        return Some(format!("depends on {to}, a tool that nothing may depend on"));
    }
    if TOOLS.contains(&from.as_str()) || TEST_SUPPORT.contains(&from.as_str()) {
        return None;
    }
    let Some(below) = allowed.get(from) else {
        return Some("is in no chain of ARCHITECTURE.md".to_owned());
    };
    if TEST_SUPPORT.contains(&to.as_str()) {
        return (!dev).then(|| format!("depends on {to} outside of its tests"));
    }
    // a crate may be its own dev-dependency: its tests then see features that are off by default
    let itself = *dev && from == to;
    if allowed.contains_key(to) && !below.contains(to) && !itself {
        return Some(format!("depends on {to}, against ARCHITECTURE.md"));
    }
    (!dev && FORBIDDEN.contains(&to.as_str())).then(|| format!("depends on {to} outside of its tests"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(from: &str, to: &str, dev: bool) -> Edge {
        Edge { from: from.into(), to: to.into(), dev }
    }

    fn verdict(from: &str, to: &str, dev: bool) -> bool {
        let allowed = allowed_edges("Edges: `bn-core ← rsa-core ← crypto`;\n`bn-core ← ec-scalar ← crypto`.");
        check(&allowed, &[edge(from, to, dev)]).is_empty()
    }

    #[test]
    fn edges_of_the_chains_pass() {
        assert!(verdict("rsa-core", "bn-core", false));
        assert!(verdict("crypto", "bn-core", false));
        assert!(verdict("rsa-core", "testkit", true));
        assert!(verdict("rsa-core", "num-bigint", true));
        assert!(verdict("rsa-core", "rsa-core", true));
        assert!(verdict("rsa-core", "sha2", false));
        assert!(verdict("xtask", "crypto", false));
    }

    #[test]
    fn planted_edges_fail() {
        assert!(!verdict("bn-core", "rsa-core", false), "upwards");
        assert!(!verdict("rsa-core", "ec-scalar", false), "sideways");
        assert!(!verdict("rsa-core", "ec-scalar", true), "sideways in tests");
        assert!(!verdict("rsa-core", "testkit", false), "test support in the library");
        assert!(!verdict("rsa-core", "num-bigint", false), "a foreign big integer in the library");
        assert!(!verdict("crypto", "benches", true), "a tool");
        assert!(!verdict("stranger", "bn-core", false), "a crate that the architecture does not know");
    }

    #[test]
    fn metadata_is_read() {
        let metadata = serde_json::json!({"packages": [{"name": "a", "dependencies": [
            {"name": "b", "kind": null}, {"name": "c", "kind": "dev"}]}]});
        assert_eq!(declared_edges(&metadata), [edge("a", "b", false), edge("a", "c", true)]);
    }
}
