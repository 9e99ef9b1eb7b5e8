//! Random numbers where carry bugs hide: limbs biased to 0, 1 and all ones, numbers near a modulus.

/// A small deterministic generator (xorshift64*): tests must be repeatable, not unpredictable.
pub struct Rng(u64);

impl Rng {
    /// From a seed; equal seeds give equal sequences.
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    /// Uniform bytes.
    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| (self.word() >> 56) as u8).collect()
    }

    /// Big-endian bytes in runs of 1, 4 or 8 that are often all zeros, all ones, one, or one off: the carries' edges
    /// for limbs of any of those widths.
    pub fn biased_bytes(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = self.bytes(length);
        let unit = [1, 4, 8][self.below(3)];
        for chunk in bytes.rchunks_mut(unit) {
            match self.below(8) {
                0 | 1 => chunk.fill(0),
                2 | 3 => chunk.fill(0xff),
                4 => {
                    chunk.fill(0);
                    chunk[chunk.len() - 1] = 1;
                }
                5 => {
                    let last = chunk.len() - 1;
                    chunk.fill(0xff);
                    chunk[last] = 0xfe;
                }
                _ => {}
            }
        }
        bytes
    }

    /// An odd modulus of exactly `bits` ≥ 2 bits, big-endian, biased.
    pub fn odd_modulus(&mut self, bits: usize) -> Vec<u8> {
        let mut bytes = self.biased_bytes(bits.div_ceil(8));
        let top = (bits - 1) % 8;
        bytes[0] = bytes[0] & ((1u16 << (top + 1)) - 1) as u8 | 1 << top;
        *bytes.last_mut().expect("at least one byte") |= 1;
        bytes
    }
}
