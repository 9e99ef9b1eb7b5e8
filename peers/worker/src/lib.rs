//! What the programs of all libraries share: the list of operations, and the loop that measures on request.
//!
//! Protocol, JSON values line by line. The program first prints one [`Hello`]. Then for each request line
//! `{"operation": name, "milliseconds": n}` it answers with one [`Sample`].

mod quiet;

use benches::{Case, Runner, clock};
use quiet::Gate;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

/// Whether an operation's time is independent of secrets, as the library's own documents say.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ConstantTime {
    /// Documented as constant-time.
    Yes,
    /// Documented as not, or only in part.
    No,
    /// No secret takes part.
    Public,
    /// The documents do not say.
    Unstated,
}

/// What a program says of itself.
#[derive(Serialize)]
struct Hello<'a> {
    library: &'a str,
    version: &'a str,
    operations: Vec<(&'a str, ConstantTime)>,
    unsupported: &'a [(String, &'static str)],
}

#[derive(Deserialize)]
struct Request {
    operation: String,
    milliseconds: u64,
}

/// Operations and processor time of the slices that began and ended on a quiet machine.
#[derive(Default, Serialize)]
struct Sample {
    count: u64,
    nanoseconds: u64,
    /// Slices kept
    kept: u32,
    /// Slices thrown away because the machine was not quiet
    dropped: u32,
}

/// A library and its operations.
pub struct Library {
    name: &'static str,
    version: String,
    cases: Vec<(Case, ConstantTime)>,
    unsupported: Vec<(String, &'static str)>,
}

impl Library {
    /// A library without operations yet.
    pub fn new(name: &'static str, version: impl Into<String>) -> Library {
        Library { name, version: version.into(), cases: Vec::new(), unsupported: Vec::new() }
    }

    /// Adds an operation; `setup` prepares what it finds ready, such as parsed keys. One run must do the whole
    /// operation and panic if its result is wrong.
    pub fn operation(
        &mut self,
        name: String,
        constant_time: ConstantTime,
        setup: impl Fn() -> Runner + Send + Sync + 'static,
    ) {
        self.cases.push((Case::new(name, setup), constant_time));
    }

    /// Adds cases made elsewhere.
    pub fn cases(&mut self, cases: impl IntoIterator<Item = (Case, ConstantTime)>) {
        self.cases.extend(cases);
    }

    /// Says that the library has no such operation, and why.
    pub fn unsupported(&mut self, name: String, reason: &'static str) {
        self.unsupported.push((name, reason));
    }

    /// Answers requests until the input ends.
    pub fn serve(self) {
        let operations = self.cases.iter().map(|(case, timing)| (case.name.as_str(), *timing)).collect();
        let hello =
            Hello { library: self.name, version: &self.version, operations, unsupported: &self.unsupported };
        say(&hello);
        let mut runners: HashMap<String, (Runner, Gate)> = HashMap::new();
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let request: Request = serde_json::from_str(&line).expect("a request");
            let case = self.cases.iter().find(|(case, _)| case.name == request.operation);
            let (case, _) = case.expect("an operation of this library");
            let (runner, gate) = runners.entry(request.operation).or_insert_with(|| {
                let mut runner = case.runner();
                runner(); // whether it works at all, and caches
                (runner, Gate::default())
            });
            say(&measure(runner, case.per_run, Duration::from_millis(request.milliseconds), gate));
        }
    }
}

/// Takes a result, so that its computation is not optimised away, and drops it.
pub fn consume<T>(result: T) {
    std::hint::black_box(result);
}

fn say(value: &impl Serialize) {
    let mut out = std::io::stdout().lock();
    let line = serde_json::to_string(value).expect("plain data");
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("the other end listens");
}

/// Slices of a few milliseconds; those count before and after which the machine was quiet. Ends after the time asked
/// for, or three times as long while nothing could be kept.
fn measure(runner: &mut Runner, per_run: u64, duration: Duration, gate: &mut Gate) -> Sample {
    let start = Instant::now();
    let once = Instant::now();
    runner();
    let runs = (4_000_000 / once.elapsed().as_nanos().max(1)).clamp(1, 100_000) as u64;
    let mut slices: Vec<(Duration, [Duration; 2])> = Vec::new();
    let mut look = gate.look();
    let kept = |gate: &Gate, slice: &(Duration, [Duration; 2])| slice.1.iter().all(|look| gate.quiet(*look));
    while start.elapsed() < duration
        || (start.elapsed() < duration * 3 && !slices.iter().any(|slice| kept(gate, slice)))
    {
        let before = clock::process_time();
        (0..runs).for_each(|_| runner());
        let time = clock::process_time() - before;
        let last = std::mem::replace(&mut look, gate.look());
        slices.push((time, [last, look]));
    }
    // Judged at the end, when the best look is known.
    let mut sample = Sample::default();
    for slice in &slices {
        if kept(gate, slice) {
            sample.count += runs * per_run;
            sample.nanoseconds += slice.0.as_nanos() as u64;
            sample.kept += 1;
        } else {
            sample.dropped += 1;
        }
    }
    sample
}
