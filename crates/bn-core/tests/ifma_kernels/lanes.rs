//! The lane kernel: eight numbers, one in each lane; vector i holds their digits i. Any width of 10·blocks digits.
//!
//! `power(acc, operand, modulus, squarings, blocks, columns)`: acc = acc^(2^squarings)·operand per lane. Each pass writes
//! the 2n columns of the product to `columns` and then reduces them, by tiles of 10 × 10 digits whose column sums stay
//! in registers: a tile is 200 products for 110 loads.

use std::fmt::Write;

/// Bytes of a block of ten vectors.
const BLOCK: usize = 640;
/// Column sums are `zmm0`…`zmm20`.
const X: usize = 21;
const Y: [usize; 5] = [22, 23, 24, 25, 26];
const CARRY: usize = 27;
const MASK: usize = 28;

struct Lanes {
    text: String,
}

impl Lanes {
    fn lines(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let indent = if line.ends_with(':') { "" } else { "    " };
            writeln!(self.text, "{indent}{line}").unwrap();
        }
    }

    /// The products of row digit `x` and the digits `range` of the other block: digit j's halves to columns j + `offset`
    /// and the next. Lower halves and upper halves by turns of five, so that neighbours do not wait for each other.
    fn products(&mut self, x: usize, other: &str, range: std::ops::Range<usize>, offset: usize) {
        let digits: Vec<usize> = range.collect();
        for digits in digits.chunks(Y.len()) {
            for &j in digits {
                self.lines(&format!("vmovdqa64 zmm{}, zmmword ptr [{other} + {}]", Y[j % Y.len()], 64 * j));
            }
            for (half, next) in [("l", 0), ("h", 1)] {
                for &j in digits {
                    let (y, column) = (Y[j % Y.len()], j + offset + next);
                    self.lines(&format!("vpmadd52{half}uq zmm{column}, zmm{x}, zmm{y}"));
                }
            }
        }
    }

    /// All products of the blocks at r12 and r13; the last row's other block is at `last_row`. Column 0 is `offset`.
    fn tile(&mut self, offset: usize, last_row: &str) {
        for i in 0..10 {
            self.lines(&format!("vmovdqa64 zmm{X}, zmmword ptr [r12 + {}]", 64 * i));
            let other = if i == 9 { last_row } else { "r13" };
            self.products(X, other, 0..10, i + offset);
        }
    }

    /// Columns 10… become columns 0…, for the next block of columns.
    fn next_columns(&mut self, count: usize) {
        for c in 0..count - 10 {
            self.lines(&format!("vmovdqa64 zmm{c}, zmm{}", c + 10));
        }
        for c in count - 10..count {
            self.lines(&format!("vpxorq zmm{c}, zmm{c}, zmm{c}"));
        }
    }

    fn clear(&mut self, count: usize) {
        for c in 0..count {
            self.lines(&format!("vpxorq zmm{c}, zmm{c}, zmm{c}"));
        }
    }

    /// r11 = max(0, r10 − blocks + 1), the first block of the rows that meet column block r10.
    fn first_row_block(&mut self) {
        self.lines(
            "mov r11, r10
             sub r11, r8
             inc r11
             xor eax, eax
             test r11, r11
             cmovs r11, rax",
        );
    }

    /// r12 = row block r11 of `rows`, r13 = block r10 − r11 of `others`.
    fn tile_pointers(&mut self, rows: &str, others: &str) {
        self.lines(&format!(
            "imul r12, r11, {BLOCK}
             add r12, {rows}
             mov r13, r10
             sub r13, r11
             imul r13, r13, {BLOCK}
             add r13, {others}"
        ));
    }

    /// columns = acc·operand
    fn product(&mut self) {
        self.lines("# product");
        self.clear(20);
        self.lines("xor r10d, r10d\nmov r14, r9\n5:");
        self.first_row_block();
        self.tile_pointers("rdi", "rsi");
        // the rows r11 to min(r10, blocks − 1)
        self.lines(
            "mov rax, r8
             dec rax
             cmp rax, r10
             cmovg rax, r10
             sub rax, r11
             js 7f
             inc rax
             6:",
        );
        self.tile(0, "r13");
        self.lines(&format!("add r12, {BLOCK}\nsub r13, {BLOCK}\ndec rax\njnz 6b\n7:"));
        for c in 0..10 {
            self.lines(&format!("vmovdqa64 zmmword ptr [r14 + {}], zmm{c}", 64 * c));
        }
        self.next_columns(20);
        self.lines(&format!("add r14, {BLOCK}\ninc r10\nlea rax, [r8 + r8]\ncmp r10, rax\njb 5b"));
    }

    /// columns = acc²: products of different digits once, doubled, and squares
    fn square(&mut self) {
        self.lines("# square");
        self.clear(20);
        self.lines("xor r10d, r10d\nmov r14, r9\nmov r15, rdi\n20:");
        self.first_row_block();
        self.tile_pointers("rdi", "rdi");
        // the rows below half of r10
        self.lines(
            "lea rax, [r10 + 1]
             shr rax, 1
             sub rax, r11
             jle 22f
             21:",
        );
        self.tile(0, "r13");
        self.lines(&format!("add r12, {BLOCK}\nsub r13, {BLOCK}\ndec rax\njnz 21b\n22:"));
        self.lines("# a block with itself, if there is one on the diagonal");
        self.lines(&format!(
            "test r10d, 1
             jnz 23f
             lea rax, [r8 + r8]
             sub rax, r10
             jle 23f
             imul r12, r10, {}
             add r12, rdi",
            BLOCK / 2
        ));
        for i in 0..9 {
            self.lines(&format!("vmovdqa64 zmm{X}, zmmword ptr [r12 + {}]", 64 * i));
            self.products(X, "r12", i + 1..10, i);
        }
        self.lines("23:");
        for c in 0..10 {
            self.lines(&format!("vpaddq zmm{c}, zmm{c}, zmm{c}"));
        }
        for d in 0..5 {
            self.lines(&format!(
                "vmovdqa64 zmm{X}, zmmword ptr [r15 + {}]
                 vpmadd52luq zmm{}, zmm{X}, zmm{X}
                 vpmadd52huq zmm{}, zmm{X}, zmm{X}",
                64 * d,
                2 * d,
                2 * d + 1
            ));
        }
        for c in 0..10 {
            self.lines(&format!("vmovdqa64 zmmword ptr [r14 + {}], zmm{c}", 64 * c));
        }
        self.next_columns(20);
        self.lines(&format!(
            "add r14, {BLOCK}\nadd r15, {}\ninc r10\nlea rax, [r8 + r8]\ncmp r10, rax\njb 20b",
            BLOCK / 2
        ));
    }

    fn add_columns(&mut self) {
        for c in 0..10 {
            self.lines(&format!("vpaddq zmm{c}, zmm{c}, zmmword ptr [r14 + {}]", 64 * c));
        }
    }

    /// acc = columns/R: a block of ten quotient digits at a time, then the upper half
    fn reduce(&mut self) {
        self.lines("# quotient digits");
        self.clear(21);
        self.lines("xor r10d, r10d\nmov r14, r9\n30:");
        self.add_columns();
        self.lines("mov rax, r10\nxor r11d, r11d\ntest rax, rax\njz 32f");
        self.tile_pointers("r9", "rdx");
        self.lines("31:");
        self.tile(1, "r13");
        self.lines(&format!("add r12, {BLOCK}\nsub r13, {BLOCK}\ndec rax\njnz 31b\n32:"));
        for i in 0..9 {
            self.quotient_digit(i);
        }
        self.lines("lea rax, [r10 + 1]\ncmp rax, r8\nje 33f");
        self.quotient_digit(9);
        self.next_columns(21);
        self.lines(&format!("add r14, {BLOCK}\ninc r10\njmp 30b\n33:"));
        self.last_quotient_digit();
        self.next_columns(21);

        self.lines(&format!("# upper half\nadd r14, {BLOCK}\ninc r10\nmov r15, rdi\n40:"));
        self.add_columns();
        self.first_row_block();
        self.tile_pointers("r9", "rdx");
        self.lines("mov rax, r8\nsub rax, r11\njle 42f\n41:");
        // the last row of the last block is by the true modulus, whose upper digits are `blocks` blocks behind M
        self.lines(&format!(
            "imul rbx, r8, {BLOCK}
             add rbx, r13
             cmp rax, 1
             cmovne rbx, r13"
        ));
        self.tile(1, "rbx");
        self.lines(&format!("add r12, {BLOCK}\nsub r13, {BLOCK}\ndec rax\njnz 41b\n42:"));
        for c in 0..10 {
            self.lines(&format!(
                "vpaddq zmm{c}, zmm{c}, zmm{CARRY}
                 vpsrlq zmm{CARRY}, zmm{c}, 52
                 vpandq zmm{c}, zmm{c}, zmm{MASK}
                 vmovdqa64 zmmword ptr [r15 + {}], zmm{c}",
                64 * c
            ));
        }
        self.next_columns(21);
        self.lines(&format!(
            "add r14, {BLOCK}\nadd r15, {BLOCK}\ninc r10\nlea rax, [r8 + r8]\ncmp r10, rax\njb 40b"
        ));
    }

    /// Column i is the next quotient digit (its low 52 bits, which is all that products take), for −1 mod 2^52.
    fn quotient_digit(&mut self, i: usize) {
        self.lines(&format!(
            "vpsrlq zmm{CARRY}, zmm{i}, 52
             vmovdqa64 zmmword ptr [r14 + {}], zmm{i}
             vpaddq zmm{}, zmm{}, zmm{CARRY}",
            64 * i,
            i + 1,
            i + 1
        ));
        self.products(i, "rdx", 0..10, i + 1);
    }

    /// The last one, for the true modulus: q = column·k; then the column is a multiple of 2^52.
    fn last_quotient_digit(&mut self) {
        self.lines(&format!(
            "imul rbx, r8, {BLOCK}
             add rbx, rdx
             imul rax, r8, {}
             add rax, rdx
             vpxorq zmm{X}, zmm{X}, zmm{X}
             vpmadd52luq zmm{X}, zmm9, zmmword ptr [rax + 64]
             vmovdqa64 zmmword ptr [r14 + {}], zmm{X}
             vpmadd52luq zmm9, zmm{X}, zmmword ptr [rax]
             vpmadd52huq zmm10, zmm{X}, zmmword ptr [rax]
             vpsrlq zmm9, zmm9, 52
             vpaddq zmm10, zmm10, zmm9
             vmovdqa64 zmm{MASK}, zmmword ptr [rax + 128]
             vpxorq zmm{CARRY}, zmm{CARRY}, zmm{CARRY}",
            2 * BLOCK,
            64 * 9
        ));
        self.products(X, "rbx", 0..10, 10);
    }
}

pub fn power() -> String {
    let mut k = Lanes { text: String::new() };
    k.lines("push rbx\npush r12\npush r13\npush r14\npush r15");
    k.lines("2:\ntest rcx, rcx\njz 3f");
    k.square();
    k.lines("jmp 4f\n3:");
    k.product();
    k.lines("4:");
    k.reduce();
    k.lines("dec rcx\njns 2b\nvzeroupper\npop r15\npop r14\npop r13\npop r12\npop rbx\nret");
    k.text
}
