//! Which libraries there are, and how each one's program is built.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A library's program.
pub struct Library {
    /// The library's name, as it stands in results.
    pub name: &'static str,
    build: Build,
    /// Environment of the program when it runs.
    pub environment: &'static [(&'static str, &'static str)],
}

enum Build {
    /// A package of this workspace; some need a target folder of their own, for an environment of their own.
    Cargo {
        package: &'static str,
        arguments: &'static [&'static str],
        environment: &'static [(&'static str, &'static str)],
        target: &'static str,
    },
    /// The Go program.
    Go,
    /// A C program and what it links with.
    C { source: &'static str, libraries: &'static [&'static str] },
}

const fn cargo(name: &'static str, package: &'static str) -> Library {
    Library {
        name,
        build: Build::Cargo { package, arguments: &[], environment: &[], target: "target" },
        environment: &[],
    }
}

/// All of them, ours first.
pub const LIBRARIES: [Library; 12] = [
    cargo("crypto", "peer-crypto"),
    Library {
        name: "crypto-portable",
        build: Build::Cargo {
            package: "peer-crypto",
            arguments: &[],
            environment: &[("RUSTFLAGS", "--cfg bn_force_level")],
            target: "target-portable",
        },
        environment: &[("BN_LEVEL", "portable"), ("PEER_NAME", "crypto-portable")],
    },
    cargo("ring", "peer-ring"),
    cargo("aws-lc-rs", "peer-aws-lc-rs"),
    cargo("graviola", "peer-graviola"),
    Library {
        name: "openssl",
        build: Build::Cargo {
            package: "peer-openssl",
            arguments: &["--features", "vendored"],
            environment: &[],
            target: "target",
        },
        environment: &[],
    },
    Library {
        name: "openssl-system",
        build: Build::Cargo {
            package: "peer-openssl",
            arguments: &[],
            environment: &[("OPENSSL_NO_VENDOR", "1")],
            target: "target-system",
        },
        environment: &[],
    },
    cargo("boring", "peer-boring"),
    cargo("rustcrypto", "peer-rustcrypto"),
    Library { name: "go", build: Build::Go, environment: &[] },
    Library {
        name: "libgcrypt",
        build: Build::C { source: "gcrypt.c", libraries: &["-lgcrypt"] },
        environment: &[],
    },
    Library { name: "gmp", build: Build::C { source: "gmp.c", libraries: &["-lgmp"] }, environment: &[] },
];

/// The folder of the peers workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the runner lies in the workspace")
}

impl Library {
    /// Builds the program and tells where it is; else what went wrong, in its last lines.
    pub fn build(&self) -> Result<PathBuf, String> {
        let root = root();
        match self.build {
            Build::Cargo { package, arguments, environment, target } => {
                let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
                command.args(["build", "--release", "--quiet", "--package", package]).args(arguments);
                command.envs(environment.iter().copied()).env("CARGO_TARGET_DIR", root.join(target));
                run(&mut command)?;
                Ok(root.join(target).join("release").join(package))
            }
            Build::Go => {
                let out = root.join("target").join("peer-go");
                run(Command::new("go")
                    .args(["build", "-o"])
                    .arg(&out)
                    .arg(".")
                    .current_dir(root.join("go")))?;
                Ok(out)
            }
            Build::C { source, libraries } => {
                let out = root.join("target").join(source).with_extension("peer");
                let mut command = Command::new("cc");
                command
                    .args(["-O2", "-Wall", "-o"])
                    .arg(&out)
                    .arg(root.join("c").join(source))
                    .args(libraries);
                run(&mut command)?;
                Ok(out)
            }
        }
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    if command.get_current_dir().is_none() {
        command.current_dir(root());
    }
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    Err(lines[lines.len().saturating_sub(4)..].join("\n  "))
}
