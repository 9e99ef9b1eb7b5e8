//! Every rounding in every kernel is an intended one, and what goes in comes out: the proof, on the programs that are
//! printed into bn-core.
#![allow(missing_docs)]

use kerngen::asm::{Gpr, Program};
use kerngen::bounds::{Column, HALF, Machine, Value, ratio};
use kerngen::code::Matrix;
use kerngen::{pair, vertical, wide};

const SCRATCH: u64 = 0x10000;
const MATRIX: u64 = 0x100000;
const FACTOR: u64 = 0x200000;

/// The digits that the representation is closed under: bn-core's tests know the same bounds.
fn digit_bound(i: usize, digits: usize) -> i128 {
    if i + 1 < digits { HALF + 128 } else { HALF * 11 / 8 }
}

/// A machine with constants and zeroed scratch memory, for up to four moduli.
fn machine(matrix: &Matrix, moduli: usize, scratch: usize) -> Machine {
    let column =
        |column| Column { entry: matrix.entry_bound(column).into(), sum: matrix.column_limit().into() };
    let columns = (0..moduli * matrix.columns()).map(|i| column(i % matrix.columns())).collect();
    let mut m = Machine::new(columns, digit_bound(0, 2));
    for i in 0..scratch {
        let zero = m.integer(0, 0);
        m.store(SCRATCH + 32 * i as u64, [zero; 4]);
    }
    let k = m.integer(3 << 100, 3 << 100);
    let minus_bias = m.integer(-(3 << 51), -(3 << 51));
    let constants = [k, minus_bias, m.power(-49), m.power(-48), m.power(0), m.power(1)];
    for (i, c) in constants.into_iter().enumerate() {
        m.store(SCRATCH + 32 * i as u64, [c; 4]);
    }
    m
}

fn digit(m: &mut Machine, i: usize, digits: usize) -> Value {
    let bound = digit_bound(i, digits);
    m.integer(-bound, bound)
}

/// Stores the matrix tile by tile; `cell` says which row and column of the machine a lane of a vector is.
fn store_matrix(
    m: &mut Machine,
    matrix: &Matrix,
    rows: usize,
    cell: impl Fn(usize, usize, usize) -> (usize, usize),
) {
    let (mut at, mut first) = (MATRIX, 0);
    for &width in &matrix.tiles {
        for row in 0..rows {
            for column in first..first + width {
                let lanes = core::array::from_fn(|lane| {
                    let (row, column) = cell(lane, row, column);
                    m.entry(row, column)
                });
                m.store(at, lanes);
                at += 32;
            }
        }
        first += width;
    }
}

fn run(m: &mut Machine, program: &Program, squarings: u64) -> Result<(), String> {
    m.set(Gpr::Rdi, SCRATCH);
    m.set(Gpr::Rsi, MATRIX);
    m.set(Gpr::Rdx, if squarings == 0 { FACTOR } else { 0 });
    m.set(Gpr::Rcx, squarings);
    m.run(program)
}

/// Vector `i` of a number in the scratch at `value` must hold digits numbered `digits[lane]` within their bounds.
fn check(m: &Machine, value: usize, i: usize, digits: [usize; 4], count: usize) -> Result<(), String> {
    let vector = m.load(SCRATCH + 32 * (value + i) as u64).expect("scratch");
    for (v, digit) in vector.iter().zip(digits) {
        let ((low, high), bound) = (m.range(v), digit_bound(digit, count));
        if low < -bound || high > bound {
            return Err(format!(
                "digit {digit} leaves its bound: [{}, {}]·2^48",
                ratio(low, 48),
                ratio(high, 48)
            ));
        }
    }
    Ok(())
}

fn vertical_step(shape: &vertical::Shape, squarings: u64) -> Result<Machine, String> {
    let (kernel, n, columns) = (vertical::kernel(shape), shape.digits(), shape.matrix.columns());
    let mut m = machine(&shape.matrix, 4, kernel.layout.size);
    for i in 0..n {
        for base in [SCRATCH + 32 * kernel.layout.value as u64, FACTOR] {
            let lanes = core::array::from_fn(|_| digit(&mut m, i, n));
            m.store(base + 32 * i as u64, lanes);
        }
    }
    store_matrix(&mut m, &shape.matrix, n, |lane, row, column| (row, lane * columns + column));
    run(&mut m, &kernel.program, squarings)?;
    for i in 0..n {
        check(&m, kernel.layout.value, i, [i; 4], n)?;
    }
    Ok(m)
}

fn pair_step(shape: &pair::Shape, squarings: u64) -> Result<Machine, String> {
    let (kernel, h, columns) = (pair::kernel(shape), shape.half, shape.matrix.columns());
    let mut m = machine(&shape.matrix, 2, kernel.layout.size);
    let digits = |i: usize| [i, h + i, i, h + i];
    for i in 0..h {
        let a: [Value; 4] = digits(i).map(|i| digit(&mut m, i, 2 * h));
        let y: [Value; 4] = digits(i).map(|i| digit(&mut m, i, 2 * h));
        let doubled = digits(i).map(|i| m.integer(-2 * digit_bound(i, 2 * h), 2 * digit_bound(i, 2 * h)));
        let place = |vector: usize| SCRATCH + 32 * (vector + i) as u64;
        m.store(place(kernel.layout.value), a);
        m.store(place(kernel.layout.swapped), [a[1], a[0], a[3], a[2]]);
        m.store(place(kernel.layout.doubled), doubled);
        m.store(FACTOR + 32 * (pair::PADDING + i) as u64, y);
    }
    for i in (0..pair::PADDING).chain(pair::PADDING + h..2 * pair::PADDING + h) {
        let zero = m.integer(0, 0);
        m.store(FACTOR + 32 * i as u64, [zero; 4]);
    }
    store_matrix(&mut m, &shape.matrix, h, |lane, row, column| {
        (row + lane % 2 * h, lane / 2 * columns + column)
    });
    run(&mut m, &kernel.program, squarings)?;
    for i in 0..h {
        check(&m, kernel.layout.value, i, digits(i), 2 * h)?;
    }
    Ok(m)
}

fn wide_step(shape: &wide::Shape, squarings: u64) -> Result<Machine, String> {
    let (kernel, h) = (wide::kernel(shape), shape.quarter);
    let mut m = machine(&shape.matrix, 1, kernel.layout.size);
    let digits = |i: usize| [i, h + i, 2 * h + i, 3 * h + i];
    for i in 0..h {
        let a: [Value; 4] = digits(i).map(|i| digit(&mut m, i, 4 * h));
        let y: [Value; 4] = digits(i).map(|i| digit(&mut m, i, 4 * h));
        let place = |vector: usize| SCRATCH + 32 * (vector + i) as u64;
        m.store(place(kernel.layout.value), a);
        m.store(place(kernel.layout.rotated[0]), [a[1], a[2], a[3], a[0]]);
        m.store(place(kernel.layout.rotated[1]), [a[2], a[3], a[0], a[1]]);
        m.store(FACTOR + 32 * i as u64, y);
    }
    store_matrix(&mut m, &shape.matrix, h, |lane, row, column| (row + lane * h, column));
    run(&mut m, &kernel.program, squarings)?;
    for i in 0..h {
        check(&m, kernel.layout.value, i, digits(i), 4 * h)?;
    }
    Ok(m)
}

fn report(what: &str, squarings: u64, m: &Machine) {
    let (chain, exact, p) = (ratio(m.peaks.chain, 100), ratio(m.peaks.exact, 53), &m.peaks);
    let what = format!("{what} {}", if squarings == 0 { "multiplication" } else { "squaring" });
    println!(
        "{what}: |S - K| ≤ {chain:.4}·2^100, exact sums ≤ {exact:.4}·2^53; {} fused, {} additions, {} instructions",
        p.fma, p.add, p.instructions
    );
}

#[test]
fn vertical_kernels_round_only_where_meant() {
    for shape in vertical::Shape::all() {
        for squarings in [1, 0] {
            let m = vertical_step(&shape, squarings).unwrap();
            report(&format!("vertical, {} digits", shape.digits()), squarings, &m);
        }
    }
}

#[test]
fn pair_kernels_round_only_where_meant() {
    for shape in pair::Shape::all() {
        for squarings in [1, 0] {
            let m = pair_step(&shape, squarings).unwrap();
            report(&format!("pair, {} digits", 2 * shape.half), squarings, &m);
        }
    }
}

#[test]
fn wide_kernels_round_only_where_meant() {
    for shape in wide::Shape::all() {
        for squarings in [1, 0] {
            let m = wide_step(&shape, squarings).unwrap();
            report(&format!("wide, {} digits", 4 * shape.quarter), squarings, &m);
        }
    }
}

/// The proof can fail: heavier columns than key set-up lets through break it.
#[test]
fn heavier_columns_break_the_proof() {
    let mut shape = vertical::Shape::all().remove(0);
    shape.matrix.column_weight = 18.4;
    let why = vertical_step(&shape, 1).err().unwrap();
    assert!(why.contains("not exact"), "{why}");
    let mut shape = pair::Shape::all().remove(0);
    shape.matrix.column_weight = 18.4;
    let why = pair_step(&shape, 1).err().unwrap();
    assert!(why.contains("not exact"), "{why}");
}
