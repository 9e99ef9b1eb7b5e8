//! Executes the committed kernels' text, on any processor: every lane carries its value and the largest value that it
//! could have for any operands of 52-bit digits. A sum whose bound leaves 64 bits is an error, so that one run of a
//! kernel (whose control flow is public) proves that no column sum of it ever overflows.

use std::collections::HashMap;

/// A 64-bit lane: its value, and its bound over all operands.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub struct Lane {
    pub value: u64,
    pub bound: u64,
}

const DIGIT: u64 = (1 << 52) - 1;

impl Lane {
    /// A digit: any of 52 bits.
    pub fn digit(value: u64) -> Lane {
        assert!(value <= DIGIT);
        Lane { value, bound: DIGIT }
    }

    pub fn constant(value: u64) -> Lane {
        Lane { value, bound: value }
    }

    fn add(self, other: Lane) -> Lane {
        let bound = self.bound.checked_add(other.bound).expect("a sum may leave 64 bits");
        Lane { value: self.value + other.value, bound }
    }

    /// The low or high 52 bits of the product of the operands' low 52 bits.
    fn half_product(self, other: Lane, high: bool) -> Lane {
        let product = |a: u64, b: u64| u128::from(a & DIGIT) * u128::from(b & DIGIT);
        let value = product(self.value, other.value);
        let most = u128::from(self.bound.min(DIGIT)) * u128::from(other.bound.min(DIGIT));
        match high {
            true => Lane { value: (value >> 52) as u64, bound: (most >> 52) as u64 },
            false => Lane { value: value as u64 & DIGIT, bound: most.min(u128::from(DIGIT)) as u64 },
        }
    }
}

type Vector = [Lane; 8];

struct Instruction {
    name: String,
    operands: Vec<Operand>,
}

#[derive(Clone, Debug)]
enum Operand {
    /// zmm or xmm register, its mask register and whether that one zeroes
    Vector {
        register: usize,
        xmm: bool,
        mask: Option<usize>,
        zeroing: bool,
    },
    Mask {
        register: usize,
        under: Option<usize>,
    },
    General {
        register: usize,
        narrow: bool,
    },
    Memory {
        terms: Vec<(usize, u64)>,
        offset: u64,
    },
    Number(i64),
    Label(String),
}

/// A kernel's text, parsed.
pub struct Program {
    instructions: Vec<Instruction>,
    labels: HashMap<String, Vec<usize>>,
}

const GENERAL: [&str; 16] =
    ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "8", "9", "10", "11", "12", "13", "14", "15"];

fn general(text: &str) -> Option<Operand> {
    let (name, narrow) = match text.strip_prefix('r') {
        Some(name) => (name.trim_end_matches('d'), name.ends_with('d')),
        None => (text.strip_prefix('e')?, true),
    };
    GENERAL.iter().position(|&x| x == name).map(|register| Operand::General { register, narrow })
}

fn operand(text: &str) -> Operand {
    if let Some(start) = text.find('[') {
        let (mut terms, mut offset) = (vec![], 0u64);
        for part in text[start + 1..].trim_end_matches(']').split('+').map(str::trim) {
            let (scale, name) =
                part.split_once('*').map_or((1, part), |(s, name)| (s.parse().unwrap(), name));
            match general(name) {
                Some(Operand::General { register, .. }) => terms.push((register, scale)),
                _ => offset += name.parse::<u64>().unwrap(),
            }
        }
        return Operand::Memory { terms, offset };
    }
    let (plain, mask) = text.split_once('{').map_or((text, None), |(plain, mask)| (plain, Some(mask)));
    let under = mask.map(|mask| mask[1..2].parse().unwrap());
    if let Some(number) = plain.strip_prefix("zmm").or(plain.strip_prefix("xmm")) {
        let zeroing = text.ends_with("{z}");
        let register = number.parse().unwrap();
        return Operand::Vector { register, xmm: plain.starts_with('x'), mask: under, zeroing };
    }
    if let Some(number) = plain.strip_prefix('k') {
        return Operand::Mask { register: number.parse().unwrap(), under };
    }
    if let Some(register) = general(plain) {
        return register;
    }
    plain.parse().map_or_else(|_| Operand::Label(plain.into()), Operand::Number)
}

impl Program {
    pub fn parse(text: &str) -> Program {
        let mut program = Program { instructions: vec![], labels: HashMap::new() };
        for line in text.lines().map(|line| line.split('#').next().unwrap().trim()) {
            if let Some(label) = line.strip_suffix(':') {
                program.labels.entry(label.into()).or_default().push(program.instructions.len());
            } else if !line.is_empty() {
                let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
                let operands =
                    rest.split(',').map(str::trim).filter(|x| !x.is_empty()).map(operand).collect();
                program.instructions.push(Instruction { name: name.into(), operands });
            }
        }
        program
    }

    /// The target of a jump to `2b` or `2f` from instruction `from`.
    fn target(&self, label: &str, from: usize) -> usize {
        let (name, direction) = label.split_at(label.len() - 1);
        let places = &self.labels[name];
        match direction {
            "b" => *places.iter().rfind(|&&place| place <= from).unwrap(),
            _ => *places.iter().find(|&&place| place > from).unwrap(),
        }
    }
}

/// Registers and memory; addresses are bytes, memory begins at zero.
pub struct Machine {
    vectors: [Vector; 32],
    masks: [u8; 8],
    general: [u64; 16],
    zero: bool,
    sign: bool,
    carry: bool,
    overflow: bool,
    pub memory: Vec<Lane>,
    stack: Vec<u64>,
}

impl Machine {
    pub fn new(memory: Vec<Lane>) -> Machine {
        Machine {
            // what the caller left: nothing may depend on it
            vectors: [[Lane { value: u64::MAX / 3, bound: u64::MAX }; 8]; 32],
            masks: [0xa5; 8],
            general: [0x5555_5555_5555_5555; 16],
            zero: false,
            sign: true,
            carry: true,
            overflow: false,
            memory,
            stack: vec![],
        }
    }

    /// Calls the program with arguments as System V has them; checks that what the callee must keep is kept.
    pub fn call(&mut self, program: &Program, arguments: &[u64]) {
        for (register, argument) in [7, 6, 2, 1, 8, 9].into_iter().zip(arguments) {
            self.general[register] = *argument;
        }
        let kept = [3, 4, 5, 12, 13, 14, 15];
        let before = kept.map(|register| self.general[register]);
        let mut at = 0;
        while program.instructions[at].name != "ret" {
            at = self.step(program, at);
        }
        assert!(self.stack.is_empty());
        assert_eq!(kept.map(|register| self.general[register]), before);
    }

    fn address(&self, operand: &Operand) -> u64 {
        let Operand::Memory { terms, offset } = operand else { panic!("{operand:?} is no address") };
        terms.iter().fold(*offset, |sum, &(register, scale)| {
            sum.wrapping_add(self.general[register].wrapping_mul(scale))
        })
    }

    /// `count` lanes from memory, whose address is aligned to them.
    fn load(&self, operand: &Operand, count: usize) -> &[Lane] {
        let address = self.address(operand) as usize;
        assert!(address.is_multiple_of(8 * count), "misaligned");
        &self.memory[address / 8..address / 8 + count]
    }

    fn vector(&self, operand: &Operand) -> Vector {
        match operand {
            Operand::Vector { register, .. } => self.vectors[*register],
            _ => self.load(operand, 8).try_into().unwrap(),
        }
    }

    fn set_vector(&mut self, operand: &Operand, value: Vector) {
        let Operand::Vector { register, xmm, mask, zeroing } = *operand else {
            panic!("{operand:?} is no vector")
        };
        let old = self.vectors[register];
        self.vectors[register] = core::array::from_fn(|lane| match mask {
            Some(mask) if self.masks[mask] >> lane & 1 == 0 => match zeroing {
                true => Lane::default(),
                // the bound must hold for all operands, those of other masks too
                false => Lane { bound: old[lane].bound.max(value[lane].bound), ..old[lane] },
            },
            Some(_) if !zeroing => Lane { bound: old[lane].bound.max(value[lane].bound), ..value[lane] },
            _ if xmm && lane >= 2 => Lane::default(),
            _ => value[lane],
        });
    }

    fn number(&self, operand: &Operand) -> u64 {
        match *operand {
            Operand::General { register, narrow: false } => self.general[register],
            Operand::General { register, narrow: true } => self.general[register] & 0xffff_ffff,
            Operand::Number(number) => number as u64,
            _ => panic!("{operand:?} is no number"),
        }
    }

    fn set_general(&mut self, operand: &Operand, value: u64) {
        let Operand::General { register, narrow } = *operand else { panic!("{operand:?} is no register") };
        self.general[register] = if narrow { value & 0xffff_ffff } else { value };
    }

    /// Flags of a result; the sizes here never set the overflow flag but in a comparison.
    fn flags(&mut self, operand: &Operand, value: u64) {
        let narrow = matches!(operand, Operand::General { narrow: true, .. });
        let value = if narrow { value << 32 } else { value };
        (self.zero, self.sign, self.overflow) = (value == 0, value >> 63 == 1, false);
    }

    fn compare(&mut self, a: u64, b: u64) {
        let (difference, borrow) = a.overflowing_sub(b);
        (self.zero, self.sign, self.carry) = (difference == 0, difference >> 63 == 1, borrow);
        self.overflow = (a as i64).overflowing_sub(b as i64).1;
    }

    fn condition(&self, name: &str) -> bool {
        match name {
            "mp" => true,
            "z" | "e" => self.zero,
            "nz" | "ne" => !self.zero,
            "s" => self.sign,
            "ns" => !self.sign,
            "b" => self.carry,
            "le" => self.zero || self.sign != self.overflow,
            "g" => !self.zero && self.sign == self.overflow,
            _ => panic!("condition {name}"),
        }
    }

    fn set_mask(&mut self, operand: &Operand, f: impl Fn(usize) -> bool) {
        let Operand::Mask { register, under } = *operand else { panic!("{operand:?} is no mask") };
        let bits = (0..8).fold(0, |bits, lane| bits | u8::from(f(lane)) << lane);
        self.masks[register] = bits & under.map_or(0xff, |under| self.masks[under]);
    }

    /// Executes one instruction and returns the place of the next.
    fn step(&mut self, program: &Program, at: usize) -> usize {
        let Instruction { name, operands } = &program.instructions[at];
        let o = operands.as_slice();
        match name.as_str() {
            "vmovdqa64" if matches!(o[0], Operand::Memory { .. }) => {
                let (address, value) = (self.address(&o[0]) as usize, self.vector(&o[1]));
                assert!(address.is_multiple_of(64), "misaligned");
                self.memory[address / 8..address / 8 + 8].copy_from_slice(&value);
            }
            "vmovdqa64" => self.set_vector(&o[0], self.vector(&o[1])),
            "vpxorq" => {
                assert!(format!("{:?}", o[1]) == format!("{:?}", o[2]), "only to clear a register");
                self.set_vector(&o[0], Vector::default());
            }
            "vpternlogd" => self.set_vector(&o[0], [Lane::constant(u64::MAX); 8]),
            "vpmadd52luq" | "vpmadd52huq" => {
                let (sum, x, y) = (self.vector(&o[0]), self.vector(&o[1]), self.vector(&o[2]));
                let high = name.as_bytes()[8] == b'h';
                self.set_vector(&o[0], core::array::from_fn(|l| sum[l].add(x[l].half_product(y[l], high))));
            }
            "vpaddq" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                self.set_vector(&o[0], core::array::from_fn(|l| x[l].add(y[l])));
            }
            // only to count: minus minus one
            "vpsubq" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                let difference = |l: usize| Lane::constant(x[l].value.wrapping_sub(y[l].value));
                self.set_vector(&o[0], core::array::from_fn(difference));
            }
            "vpandq" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                let and =
                    |l: usize| Lane { value: x[l].value & y[l].value, bound: x[l].bound.min(y[l].bound) };
                self.set_vector(&o[0], core::array::from_fn(and));
            }
            "vpsrlq" => {
                let (x, count) = (self.vector(&o[1]), self.number(&o[2]));
                let shift = |l: usize| Lane { value: x[l].value >> count, bound: x[l].bound >> count };
                self.set_vector(&o[0], core::array::from_fn(shift));
            }
            "valignq" => {
                let (high, low) = (self.vector(&o[1]), self.vector(&o[2]));
                let count = self.number(&o[3]) as usize;
                let lane = |l: usize| if l + count < 8 { low[l + count] } else { high[l + count - 8] };
                self.set_vector(&o[0], core::array::from_fn(lane));
            }
            "vshufi64x2" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                assert!(x == y && self.number(&o[3]) == 0);
                self.set_vector(&o[0], core::array::from_fn(|l| x[l % 2]));
            }
            "vpbroadcastq" => {
                let x = match &o[1] {
                    Operand::Vector { register, .. } => self.vectors[*register][0],
                    general @ Operand::General { .. } => Lane::constant(self.number(general)),
                    memory => self.load(memory, 1)[0],
                };
                self.set_vector(&o[0], [x; 8]);
            }
            "vbroadcasti64x2" => {
                let x: [Lane; 2] = self.load(&o[1], 2).try_into().unwrap();
                self.set_vector(&o[0], core::array::from_fn(|l| x[l % 2]));
            }
            "vpcmpeqq" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                self.set_mask(&o[0], |l| x[l].value == y[l].value);
            }
            "vpcmpuq" => {
                let (x, y) = (self.vector(&o[1]), self.vector(&o[2]));
                assert_eq!(self.number(&o[3]), 6, "greater");
                self.set_mask(&o[0], |l| x[l].value > y[l].value);
            }
            "kmovb" => match (&o[0], &o[1]) {
                (Operand::Mask { register, .. }, from) => self.masks[*register] = self.number(from) as u8,
                (to, Operand::Mask { register, .. }) => self.set_general(to, self.masks[*register].into()),
                _ => panic!("kmovb {o:?}"),
            },
            "mov" => self.set_general(&o[0], self.number(&o[1])),
            "lea" => self.set_general(&o[0], self.address(&o[1])),
            "add" | "and" | "or" | "xor" | "inc" | "dec" | "shl" | "shr" => {
                let x = self.number(&o[0]);
                let y = o.get(1).map_or(1, |y| self.number(y));
                let value = match name.as_str() {
                    "add" | "inc" => x.wrapping_add(y),
                    "dec" => x.wrapping_sub(y),
                    "and" => x & y,
                    "or" => x | y,
                    "xor" => x ^ y,
                    "shl" => x << y,
                    _ => x >> y,
                };
                self.set_general(&o[0], value);
                self.flags(&o[0], value);
            }
            "imul" => {
                let [.., x, y] = o else { panic!("imul {o:?}") };
                self.set_general(&o[0], self.number(x).wrapping_mul(self.number(y)));
            }
            "sub" => {
                let (x, y) = (self.number(&o[0]), self.number(&o[1]));
                self.compare(x, y);
                self.set_general(&o[0], x.wrapping_sub(y));
            }
            "cmp" => self.compare(self.number(&o[0]), self.number(&o[1])),
            "test" => self.flags(&o[0], self.number(&o[0]) & self.number(&o[1])),
            "push" => self.stack.push(self.number(&o[0])),
            "pop" => {
                let value = self.stack.pop().unwrap();
                self.set_general(&o[0], value);
            }
            "vzeroupper" => (),
            _ if name.starts_with("cmov") => {
                if self.condition(&name[4..]) {
                    self.set_general(&o[0], self.number(&o[1]));
                }
            }
            _ if name.starts_with('j') => {
                if self.condition(&name[1..]) {
                    let Operand::Label(label) = &o[0] else { panic!("jump to {o:?}") };
                    return program.target(label, at);
                }
            }
            _ => panic!("instruction {name}"),
        }
        at + 1
    }
}
