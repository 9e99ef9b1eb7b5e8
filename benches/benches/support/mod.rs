//! What the benches share: one group for each operation, in it one line for each library that has the operation.

mod rustcrypto;

use benches::{Case, families};
use criterion::{Criterion, Throughput};
use std::time::Duration;

/// Measures operations in our library and in RustCrypto's.
pub fn compare(criterion: &mut Criterion, operations: impl IntoIterator<Item = String>) {
    let libraries = [("crypto", families::all()), ("rustcrypto", rustcrypto::cases())];
    for operation in operations {
        let mut group = criterion.benchmark_group(&operation);
        // one operation takes up to seconds: criterion then makes fewer runs, at least ten
        group
            .sample_size(10)
            .warm_up_time(Duration::from_millis(300))
            .measurement_time(Duration::from_secs(1));
        for (library, cases) in &libraries {
            let Some(case) = cases.iter().find(|case: &&Case| case.name == operation) else { continue };
            group.throughput(Throughput::Elements(case.per_run));
            // the setup runs only if a filter on the command line selects the line
            group.bench_function(*library, |bencher| {
                let mut run = case.runner();
                bencher.iter(&mut run);
            });
        }
        group.finish();
    }
}
