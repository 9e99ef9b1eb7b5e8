// Written by `cargo run -p kerngen`: the sizes of the kernels beside this file.

pub(super) const VERTICAL_22: Shape = Shape {
    bits: 1024,
    digits: 22,
    tiles: &[7, 7, 7],
    column_limit: 4953959590107546,
    value: 15,
    scratch: 169,
};
