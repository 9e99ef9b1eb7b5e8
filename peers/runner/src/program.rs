//! A running program of a library: the other end of the `worker` crate's protocol.

use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What a program says of itself.
#[derive(Clone, Debug, Deserialize)]
pub struct Hello {
    /// The library's name.
    pub library: String,
    /// Its version.
    pub version: String,
    /// Its operations, each with `yes`, `no`, `public` or `unstated`: whether constant-time.
    pub operations: Vec<(String, String)>,
    /// Operations it lacks, with the reason.
    pub unsupported: Vec<(String, String)>,
}

/// What came of one request.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Sample {
    /// Operations done on a quiet machine.
    pub count: u64,
    /// Processor time they took.
    pub nanoseconds: u64,
    /// Slices kept.
    pub kept: u32,
    /// Slices thrown away.
    pub dropped: u32,
}

#[derive(Serialize)]
struct Request<'a> {
    operation: &'a str,
    milliseconds: u64,
}

/// A running program. It ends with its input, when this is dropped.
pub struct Program {
    /// What it said of itself.
    pub hello: Hello,
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a program and reads what it says of itself.
    pub fn start(path: &Path, environment: &[(&str, &str)]) -> Result<Program, String> {
        let mut command = Command::new(path);
        command.envs(environment.iter().copied()).current_dir(crate::libraries::root());
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = command.map_err(|error| format!("{}: {error}", path.display()))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or("no output")?;
        let mut output = BufReader::new(output);
        let hello = read(&mut output)?;
        Ok(Program { hello, child, input, output })
    }

    /// Whether the program has the operation, and whether in constant time.
    pub fn operation(&self, name: &str) -> Option<&str> {
        self.hello
            .operations
            .iter()
            .find(|(operation, _)| operation == name)
            .map(|(_, timing)| timing.as_str())
    }

    /// Measures an operation.
    pub fn measure(&mut self, operation: &str, milliseconds: u64) -> Result<Sample, String> {
        let request =
            serde_json::to_string(&Request { operation, milliseconds }).map_err(|e| e.to_string())?;
        let input = self.input.as_mut().ok_or("the program has ended")?;
        writeln!(input, "{request}").and_then(|()| input.flush()).map_err(|error| error.to_string())?;
        read(&mut self.output)
    }
}

fn read<T: for<'a> Deserialize<'a>>(output: &mut impl BufRead) -> Result<T, String> {
    let mut line = String::new();
    match output.read_line(&mut line) {
        Ok(0) => Err("the program ended early".into()),
        Ok(_) => serde_json::from_str(&line).map_err(|error| format!("{error}: {line}")),
        Err(error) => Err(error.to_string()),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.input.take();
        let _ = self.child.wait();
    }
}
