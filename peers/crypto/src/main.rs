//! This project's own cases, as the bench runner has them.

use worker::ConstantTime::{Public, Yes};
use worker::Library;

fn main() {
    let mut library = Library::new("crypto", env!("CARGO_PKG_VERSION"));
    library.cases(benches::families::all().into_iter().map(|case| {
        let timing = if case.name.contains("verify") { Public } else { Yes };
        (case, timing)
    }));
    library.serve();
}
