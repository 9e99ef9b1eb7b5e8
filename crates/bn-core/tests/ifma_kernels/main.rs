//! The generator of the AVX-512 IFMA kernels, and the machine that proves them.
//!
//! `BLESS=1 cargo test -p bn-core --test ifma_kernels` writes the kernels' texts (`src/arch/x86_64/ifma/*.s`); without it the
//! committed texts are compared with the generator's output. The other tests execute these texts on an interpreter, so
//! that they say the same on every processor: no column sum can overflow, and the results are right.
#![allow(missing_docs)]

mod arithmetic;
mod lanes;
mod machine;
mod row;

use arithmetic::{Kernel, Random};
use machine::{Lane, Machine, Program};
use row::Shape;

/// The row kernels: numbers, vectors, digits.
const ROWS: [Shape; 10] = [
    Shape { numbers: 2, vectors: 3, digits: 11 },
    Shape { numbers: 2, vectors: 5, digits: 20 },
    Shape { numbers: 2, vectors: 8, digits: 30 },
    Shape { numbers: 2, vectors: 10, digits: 40 },
    Shape { numbers: 1, vectors: 2, digits: 12 },
    Shape { numbers: 1, vectors: 3, digits: 20 },
    Shape { numbers: 1, vectors: 4, digits: 30 },
    Shape { numbers: 1, vectors: 5, digits: 40 },
    Shape { numbers: 1, vectors: 8, digits: 60 },
    Shape { numbers: 1, vectors: 10, digits: 79 },
];

/// The files: names and texts.
fn outputs() -> Vec<(String, String)> {
    let mut files = vec![("lanes".to_string(), lanes::power())];
    for shape in ROWS {
        let family = if shape.numbers == 2 { "pair" } else { "one" };
        files.push((format!("{family}_{}", shape.digits), row::power(shape)));
    }
    for vectors in [2, 3, 4, 5, 8, 10] {
        files.push((format!("lookup_{vectors}"), row::lookup(vectors)));
    }
    files
}

#[test]
fn committed_kernels_are_the_generators_output() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/arch/x86_64/ifma/");
    for (name, text) in outputs() {
        let path = format!("{folder}{name}.s");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "{path}: run with BLESS=1");
    }
}

fn row_kernels() -> impl Iterator<Item = Kernel> {
    ROWS.into_iter().map(|shape| Kernel {
        program: Program::parse(&row::power(shape)),
        numbers: shape.numbers,
        vectors: shape.vectors,
        digits: shape.digits,
        blocks: None,
    })
}

fn lane_kernel(blocks: usize) -> Kernel {
    let (digits, program) = (10 * blocks, Program::parse(&lanes::power()));
    Kernel { program, numbers: 8, vectors: digits, digits, blocks: Some(blocks) }
}

#[test]
fn row_kernels_are_right_and_never_overflow() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    for kernel in row_kernels() {
        kernel.check_cases(&mut random, 120);
    }
}

#[test]
fn lane_kernel_is_right_and_never_overflows() {
    let mut random = Random(0xfedc_ba98_7654_3210);
    for blocks in [1, 2, 3, 4, 6, 8, 16] {
        lane_kernel(blocks).check_cases(&mut random, 60 / (blocks * blocks) + 5);
    }
}

#[test]
#[ignore = "half a minute: many more cases of the same"]
fn kernels_are_right_at_length() {
    let mut random = Random(0x1357_9bdf_0246_8ace);
    for kernel in row_kernels() {
        kernel.check_cases(&mut random, 1500);
    }
    for blocks in [2, 3, 4] {
        lane_kernel(blocks).check_cases(&mut random, 500);
    }
}

#[test]
fn lookups_read_the_entry_of_each_lane() {
    let mut random = Random(0x2468_ace0_1357_9bdf);
    for vectors in [2, 3, 4, 5, 8, 10] {
        let program = Program::parse(&row::lookup(vectors));
        let (entries, lanes) = (32, 8 * vectors);
        let table: Vec<Lane> = (0..entries * lanes).map(|_| Lane::digit(random.next() >> 12)).collect();
        let index: [u64; 8] = core::array::from_fn(|_| random.next() % entries as u64);
        let mut memory = vec![Lane::default(); lanes];
        memory.extend(&table);
        memory.extend(index.map(Lane::constant));
        let mut machine = Machine::new(memory);
        let at = |lane: usize| 8 * lane as u64;
        machine.call(&program, &[0, at(lanes), at(lanes + entries * lanes), entries as u64, at(lanes)]);
        for (i, lane) in machine.memory[..lanes].iter().enumerate() {
            assert_eq!(lane.value, table[index[i % 8] as usize * lanes + i].value);
        }
    }
}
