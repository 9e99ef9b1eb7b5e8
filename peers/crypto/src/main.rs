//! This project's own cases, as the bench runner has them. `PEER_NAME` names the library otherwise: the runner starts the
//! program once more with its kernels switched off.

use worker::ConstantTime::{Public, Yes};
use worker::Library;

fn main() {
    let name = std::env::var("PEER_NAME").unwrap_or("crypto".into());
    let mut library = Library::new(name.leak(), env!("CARGO_PKG_VERSION"));
    library.cases(benches::families::all().into_iter().map(|case| {
        let timing = if case.name.contains("verify") { Public } else { Yes };
        (case, timing)
    }));
    library.serve();
}
