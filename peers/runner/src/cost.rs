//! `--build-cost`: what a program that only verifies RSA signatures costs to build from nothing, with each library.

use crate::libraries::root;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Libraries, their dependencies as Cargo.toml has them, and what else a build needs.
const PROGRAMS: [(&str, &str, &str); 7] = [
    (
        "crypto",
        "crypto = { path = \"../../../../crates/crypto\", default-features = false, features = [\"rsa\"] }\nsha2 = { version = \"0.11\", features = [\"oid\"] }",
        "Rust",
    ),
    ("ring", "ring = \"0.17\"", "a C compiler"),
    ("aws-lc-rs", "aws-lc-rs = \"1.19\"", "a C compiler, cmake"),
    ("graviola", "graviola = \"0.4\"", "Rust"),
    (
        "rustcrypto",
        "rsa = { version = \"0.10\", features = [\"pkcs1v15\"] }\nsha2 = { version = \"0.11\", features = [\"oid\"] }",
        "Rust",
    ),
    ("openssl", "openssl = { version = \"0.10\", features = [\"vendored\"] }", "a C compiler, perl, make"),
    ("boring", "boring = \"5\"", "a C compiler, cmake, clang"),
];

/// What one build took.
struct Cost {
    wall: Duration,
    packages: usize,
    bytes: u64,
}

/// Builds the chosen programs and prints the table.
pub fn run(peers: &[&str]) {
    println!("{:<12} {:>8} {:>9} {:>9}  needs", "library", "seconds", "packages", "kB");
    for (name, dependencies, needs) in PROGRAMS {
        if name != "crypto" && !peers.iter().any(|peer| *peer == "all" || *peer == name) {
            continue;
        }
        match build(name, dependencies) {
            Ok(cost) => {
                let (seconds, kilobytes) = (cost.wall.as_secs_f64(), cost.bytes / 1000);
                println!("{name:<12} {seconds:>8.1} {:>9} {kilobytes:>9}  {needs}", cost.packages);
            }
            Err(error) => println!("{name:<12} left out: {error}"),
        }
    }
}

fn build(name: &str, dependencies: &str) -> Result<Cost, String> {
    let folder = root().join("target").join("cost").join(name);
    let text = |error: std::io::Error| error.to_string();
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(text)?;
    }
    std::fs::create_dir_all(&folder).map_err(text)?;
    let manifest = format!(
        "[package]\nname = \"cost\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[[bin]]\nname = \"cost\"\n\
         path = \"main.rs\"\n\n[profile.release]\nstrip = true\n\n[dependencies]\n{dependencies}\n"
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).map_err(text)?;
    let body = std::fs::read_to_string(root().join("cost").join(name).with_extension("rs")).map_err(text)?;
    std::fs::write(folder.join("main.rs"), constants() + &body).map_err(text)?;
    cargo(&folder, &["fetch", "--quiet"])?;
    let start = Instant::now();
    cargo(&folder, &["build", "--release", "--quiet", "--offline"])?;
    let wall = start.elapsed();
    let program = folder.join("target").join("release").join("cost");
    let bytes = std::fs::metadata(&program).map_err(text)?.len();
    match Command::new(&program).status() {
        Ok(status) if status.success() => (),
        _ => return Err("the signature does not verify".into()),
    }
    let tree = cargo(&folder, &["tree", "--prefix", "none", "--edges", "normal,build", "--offline"])?;
    let mut packages: Vec<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    packages.sort_unstable();
    packages.dedup();
    Ok(Cost { wall, packages: packages.len() - 1, bytes })
}

/// The key, the message and the signature of the 2048-bit benchmarks, as constants.
fn constants() -> String {
    let input = benches::inputs::rsa(2048);
    let bytes = |name: &str, value: &[u8]| format!("const {name}: &[u8] = &{value:?};\n");
    bytes("SPKI", &input.spki)
        + &bytes("MESSAGE", benches::inputs::MESSAGE)
        + &bytes("SIGNATURE", input.signature)
}

fn cargo(folder: &Path, arguments: &[&str]) -> Result<String, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.args(arguments).current_dir(folder).env_remove("CARGO_TARGET_DIR").stdin(Stdio::null());
    let output = command.output().map_err(|error| format!("cannot run cargo: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(text.lines().find(|line| line.starts_with("error")).unwrap_or("the build failed").to_owned())
}
