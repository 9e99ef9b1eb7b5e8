//! The generator of the AVX-512 IFMA kernels.
#![allow(missing_docs)]
mod lanes;
mod row;
use row::Shape;

#[test]
fn committed_kernels_are_the_generators_output() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/arch/x86_64/ifma/");
    let shape = |numbers, vectors, digits, split| Shape { numbers, vectors, digits, split };
    let mut files = vec![];
    for (name, s) in [
        ("pair_20", shape(2, 5, 20, true)),
        ("pair_30", shape(2, 8, 30, false)),
        ("pair_40", shape(2, 10, 40, false)),
        ("one_20", shape(1, 3, 20, true)),
        ("one_30", shape(1, 4, 30, true)),
        ("one_40", shape(1, 5, 40, true)),
        ("one_60", shape(1, 8, 60, false)),
        ("one_79", shape(1, 10, 79, false)),
    ] {
        files.push((name.to_string(), row::power(s)));
    }
    files.push(("lanes".to_string(), lanes::power()));
    for v in [3, 4, 5, 8, 10] {
        files.push((format!("lookup_{v}"), row::lookup(v)));
    }
    let bless = std::env::var_os("BLESS").is_some();
    for (name, text) in files {
        let path = format!("{folder}{name}.s");
        if bless {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "{path}: run with BLESS=1");
    }
}
