//! Every rounding in every kernel is an intended one, and what goes in comes out: the proof, on the programs that are
//! printed into bn-core.
#![allow(missing_docs)]

use kerngen::asm::Gpr;
use kerngen::bounds::{Column, HALF, Machine, Value, ratio};
use kerngen::vertical::{self, Shape};

const SCRATCH: u64 = 0x10000;
const MATRIX: u64 = 0x100000;
const FACTOR: u64 = 0x200000;

fn vertical_step(shape: &Shape, squarings: u64, slack: i128, top: i128) -> Result<Machine, String> {
    let kernel = vertical::kernel(shape);
    let (n, columns) = (shape.digits(), shape.columns());
    let bounds: Vec<Column> = (0..columns)
        .map(|column| Column { entry: shape.entry_bound(column).into(), sum: shape.column_limit().into() })
        .collect();
    let mut m = Machine::new(bounds, HALF + slack);
    let constants = [
        m.integer(3 << 100, 3 << 100),
        m.integer(-(3 << 51), -(3 << 51)),
        m.power(-49),
        m.power(-48),
        m.power(0),
        m.power(1),
    ];
    for (i, c) in constants.into_iter().enumerate() {
        m.store(SCRATCH + 32 * i as u64, [c; 4]);
    }
    for i in 0..n {
        let bound = if i + 1 < n { HALF + slack } else { top };
        for base in [SCRATCH + 32 * kernel.layout.value as u64, FACTOR] {
            let lanes: [Value; 4] = core::array::from_fn(|_| m.integer(-bound, bound));
            m.store(base + 32 * i as u64, lanes);
        }
    }
    let (mut at, mut first) = (MATRIX, 0);
    for &width in &shape.tiles {
        for row in 0..n {
            for q in 0..width {
                let lanes: [Value; 4] = core::array::from_fn(|_| m.entry(row, first + q));
                m.store(at, lanes);
                at += 32;
            }
        }
        first += width;
    }
    m.set(Gpr::Rdi, SCRATCH);
    m.set(Gpr::Rsi, MATRIX);
    m.set(Gpr::Rdx, if squarings == 0 { FACTOR } else { 0 });
    m.set(Gpr::Rcx, squarings);
    m.run(&kernel.program)?;
    for i in 0..n {
        let bound = if i + 1 < n { HALF + slack } else { top };
        for v in m.load(SCRATCH + 32 * (kernel.layout.value + i) as u64).unwrap() {
            let (low, high) = m.range(&v);
            if low < -bound || high > bound {
                return Err(format!(
                    "digit {i} leaves its bound: [{}, {}] of 2^48",
                    ratio(low, 48),
                    ratio(high, 48)
                ));
            }
        }
    }
    Ok(m)
}

#[test]
fn vertical_kernels_round_only_where_meant() {
    for shape in Shape::all() {
        for squarings in [1, 0] {
            let m = vertical_step(&shape, squarings, 1 << 7, HALF * 3 / 2).unwrap();
            let (chain, exact) = (ratio(m.peaks.chain, 100), ratio(m.peaks.exact, 53));
            println!(
                "{shape:?} {squarings} squarings: |S - K| < {chain:.4}·2^100, sums < {exact:.4}·2^53; {:?}",
                m.peaks
            );
        }
    }
}
