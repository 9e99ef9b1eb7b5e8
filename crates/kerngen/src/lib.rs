//! Generator of bn-core's floating-point kernels, and the machine that proves their bounds.
//!
//! `cargo run -p kerngen` writes the files of [`outputs`] into bn-core; they are committed, and a test compares them.
//! The kernels are programs of a few dozen kinds of instructions ([`asm`]) that Rust code puts together
//! ([`vertical`], [`pair`], [`wide`]); [`bounds`] executes the same programs on intervals.

pub mod asm;
pub mod bounds;
pub mod code;
pub mod pair;
pub mod vertical;
pub mod wide;

use code::Matrix;

/// The folder of the generated files.
pub fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../bn-core/src/arch/x86_64/fma/generated")
}

/// Programs longer than this are padded, see [`asm::Program::text`].
const UNPADDED: usize = 2400;

/// The generated files: names and contents.
pub fn outputs() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut shapes =
        String::from("// Written by `cargo run -p kerngen`: the sizes of the kernels beside this file.\n");
    let mut kernel = |kind: &str,
                      lanes: usize,
                      digits: usize,
                      matrix: &Matrix,
                      program: &asm::Program,
                      value: usize,
                      scratch: usize| {
        let name = format!("{kind}_{digits}");
        files.push((format!("{name}.s"), program.text(program.ops.len() > UNPADDED)));
        shapes += &format!(
            "\npub(super) const {}: Shape = Shape {{\n    bits: {},\n    digits: {digits},\n    lanes: {lanes},\n    tiles: &{:?},\n    column_limit: {},\n    value: {value},\n    scratch: {scratch},\n    kernel: {name},\n}};\n",
            name.to_uppercase(),
            matrix.bits,
            matrix.tiles,
            matrix.column_limit(),
        );
        shapes += &format!(
            "\n#[unsafe(naked)]\nunsafe extern \"sysv64\" fn {name}(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {{\n    core::arch::naked_asm!(include_str!(\"{name}.s\"))\n}}\n"
        );
    };
    for shape in vertical::Shape::all() {
        let k = vertical::kernel(&shape);
        kernel("vertical", 1, shape.digits(), &shape.matrix, &k.program, k.layout.value, k.layout.size);
    }
    for shape in pair::Shape::all() {
        let k = pair::kernel(&shape);
        kernel("pair", 2, 2 * shape.half, &shape.matrix, &k.program, k.layout.value, k.layout.size);
    }
    for shape in wide::Shape::all() {
        let k = wide::kernel(&shape);
        kernel("wide", 4, 4 * shape.quarter, &shape.matrix, &k.program, k.layout.value, k.layout.size);
    }
    files.push(("shapes.rs".into(), shapes));
    files
}
