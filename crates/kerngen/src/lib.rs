//! Generator of bn-core's floating-point kernels, and the machine that proves their bounds.
//!
//! `cargo run -p kerngen` writes the files of [`outputs`] into bn-core; they are committed, and a test compares them.
//! The kernels are programs of a few dozen kinds of instructions ([`asm`]) that Rust code puts together
//! ([`vertical`]); [`bounds`] executes the same programs on intervals.

pub mod asm;
pub mod bounds;
pub mod code;
pub mod vertical;

use vertical::Shape;

/// The folder of the generated files.
pub fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../bn-core/src/arch/x86_64/fma/generated")
}

/// The generated files: names and contents.
pub fn outputs() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut shapes =
        String::from("// Written by `cargo run -p kerngen`: the sizes of the kernels beside this file.\n");
    for shape in Shape::all() {
        let (n, kernel) = (shape.digits(), vertical::kernel(&shape));
        files.push((format!("vertical_{n}.s"), kernel.program.text()));
        shapes += &format!(
            "\npub(super) const VERTICAL_{n}: Shape = Shape {{\n    bits: {},\n    digits: {n},\n    tiles: &{:?},\n    column_limit: {},\n    value: {},\n    scratch: {},\n}};\n",
            shape.bits,
            shape.tiles,
            shape.column_limit(),
            kernel.layout.value,
            kernel.layout.size,
        );
    }
    files.push(("shapes.rs".into(), shapes));
    files
}
