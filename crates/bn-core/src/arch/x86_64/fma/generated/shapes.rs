// Written by `cargo run -p kerngen`: the sizes of the kernels beside this file.

pub(super) const VERTICAL_22: Shape = Shape {
    bits: 1024,
    digits: 22,
    lanes: 1,
    tiles: &[7, 7, 7],
    column_limit: 4953959590107546,
    value: 15,
    scratch: 169,
    kernel: vertical_22,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn vertical_22(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("vertical_22.s"))
}

pub(super) const VERTICAL_33: Shape = Shape {
    bits: 1536,
    digits: 33,
    lanes: 1,
    tiles: &[7, 7, 6, 6, 6],
    column_limit: 9288674231451648,
    value: 15,
    scratch: 312,
    kernel: vertical_33,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn vertical_33(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("vertical_33.s"))
}

pub(super) const VERTICAL_44: Shape = Shape {
    bits: 2048,
    digits: 44,
    lanes: 1,
    tiles: &[7, 7, 7, 7, 7, 7],
    column_limit: 10133099161583616,
    value: 15,
    scratch: 499,
    kernel: vertical_44,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn vertical_44(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("vertical_44.s"))
}

pub(super) const PAIR_22: Shape = Shape {
    bits: 1024,
    digits: 22,
    lanes: 2,
    tiles: &[7, 7, 7],
    column_limit: 4953959590107546,
    value: 15,
    scratch: 142,
    kernel: pair_22,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn pair_22(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("pair_22.s"))
}

pub(super) const PAIR_34: Shape = Shape {
    bits: 1536,
    digits: 34,
    lanes: 2,
    tiles: &[7, 7, 6, 6, 6],
    column_limit: 9570149208162304,
    value: 15,
    scratch: 208,
    kernel: pair_34,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn pair_34(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("pair_34.s"))
}

pub(super) const WIDE_44: Shape = Shape {
    bits: 2048,
    digits: 44,
    lanes: 4,
    tiles: &[7, 7, 7, 7, 7, 7],
    column_limit: 12384898975268864,
    value: 8,
    scratch: 239,
    kernel: wide_44,
};

#[unsafe(naked)]
unsafe extern "sysv64" fn wide_44(scratch: *mut Vector, matrix: *const Vector, factor: *const Vector, squarings: usize) {
    core::arch::naked_asm!(include_str!("wide_44.s"))
}
