//! Key generation in the manner of FIPS 186-5, A.1.3 (probable primes), in constant time.
//!
//! Each prime is looked for from a random start of the full length, in steps of 4; after a window without a prime a
//! new start is drawn. What time shows is how many candidates were tested, not which, nor where.

use crate::arith;
use crate::components::{PrimeSecrets, assemble};
use crate::error::{Error, Result};
use crate::prime::{Blum, round};
use crate::random::{self, Fill};
use crate::sieve::{SmallPrimes, Survivors, candidate};
use crate::{KeyPolicy, RsaPrivateKey, RsaPublicKey};
use alloc::vec;
use alloc::vec::Vec;
use bn_core::ct::Mask;
use bn_core::{Nat, PublicExponent, Ring, Secret, inv, limbs};
use core::ops::ControlFlow;
use rand_core::TryCryptoRng;

/// The public exponent that keys get unless another is asked for.
const DEFAULT_EXPONENT: [u8; 3] = [1, 0, 1];

/// Candidates that are tested together, to share vector lanes.
const LANES: usize = 8;

/// The ring of residues modulo a prime in the making.
struct New;
impl Ring for New {}

/// What a key generation reports on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Progress {
    /// Some candidates were tested and none was a prime.
    CandidatesTested,
    /// The first or the second prime was found.
    PrimeFound(usize),
}

/// Generates keys of chosen size and public exponent, with a callback that sees progress and can cancel.
///
/// ```
/// # #[cfg(feature = "getrandom")]
/// # fn main() -> rsa_core::Result<()> {
/// use core::ops::ControlFlow;
/// use rsa_core::keygen::KeyGenerator;
///
/// let mut tested = 0;
/// let key = KeyGenerator::new(1024).generate_with_progress(&mut |_| {
///     tested += 1;
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(key.modulus_bits(), 1024);
/// # Ok(())
/// # }
/// # #[cfg(not(feature = "getrandom"))]
/// # fn main() {}
/// ```
#[derive(Clone, Debug)]
pub struct KeyGenerator {
    bits: usize,
    exponent: Vec<u8>,
}

impl KeyGenerator {
    /// The shortest modulus that is generated, in bits.
    pub const LEAST_BITS: usize = 1024;

    /// Keys with a modulus of exactly `bits` bits, 1024 to 16384, and the public exponent 65537.
    pub fn new(bits: usize) -> Self {
        KeyGenerator { bits, exponent: DEFAULT_EXPONENT.to_vec() }
    }

    /// Another public exponent, big-endian: odd, at least 3, and of less than half the bits of the modulus.
    pub fn public_exponent(mut self, e: &[u8]) -> Self {
        self.exponent = crate::public_key::trim(e).to_vec();
        self
    }

    /// Generates a key with random numbers from the operating system.
    ///
    /// # Errors
    /// A size or exponent out of range; a failure of the system's generator.
    #[cfg(feature = "getrandom")]
    pub fn generate(&self) -> Result<RsaPrivateKey> {
        self.generate_with_progress(&mut |_| ControlFlow::Continue(()))
    }

    /// [`generate`](Self::generate), reporting progress; the callback cancels by [`ControlFlow::Break`].
    ///
    /// # Errors
    /// As for [`generate`](Self::generate); [`Error::Cancelled`].
    #[cfg(feature = "getrandom")]
    pub fn generate_with_progress(
        &self,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<RsaPrivateKey> {
        self.run(&mut random::from_system(), progress)
    }

    /// Generates a key with random numbers from `rng`, reporting progress.
    ///
    /// # Errors
    /// A size or exponent out of range; [`Error::Rng`]; [`Error::Cancelled`].
    pub fn generate_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<RsaPrivateKey> {
        self.run(&mut random::from_rng(rng), progress)
    }

    fn run(
        &self,
        random: Fill<'_>,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<RsaPrivateKey> {
        let policy = KeyPolicy::PERMISSIVE.modulus_bits(Self::LEAST_BITS..=KeyPolicy::GREATEST_MODULUS_BITS);
        policy.check_modulus(self.bits)?;
        let e = Nat::from_be_bytes(&self.exponent);
        let e_bits = PublicExponent::new(e.clone()).bits();
        if e_bits < 2 || self.exponent.last().is_none_or(|low| low & 1 == 0) {
            return Err(Error::InvalidArgument("a public exponent that is even or below 3"));
        }
        if e_bits >= self.bits / 2 {
            return Err(Error::InvalidArgument("a public exponent of half the modulus's bits or more"));
        }
        // Bound by measurement: a small prime more costs as much as it spares in powers.
        let primes = SmallPrimes::below_vartime((16 * self.bits).min(1 << 16), &e);
        let mut search = Search { exponent: &self.exponent, primes: &primes, random, progress };
        loop {
            let p = search.prime(self.bits.div_ceil(2))?;
            search.report(Progress::PrimeFound(1))?;
            let q = search.prime(self.bits / 2)?;
            search.report(Progress::PrimeFound(2))?;
            // Of negligible probability each: primes too close, a d too small (A.1.3, step 5.4; A.1.1, item 3).
            if let Some(key) = self.key(p, q, &e, &policy)? {
                pairwise_consistency(&key, search.random)?;
                return Ok(key);
            }
        }
    }

    /// The key of two primes, unless they or d miss their bounds.
    fn key(
        &self,
        p: Secret<Nat>,
        q: Secret<Nat>,
        e: &Nat,
        policy: &KeyPolicy,
    ) -> Result<Option<RsaPrivateKey>> {
        let Some((p, q)) = far_apart(p, q, self.bits / 2 - 100) else { return Ok(None) };
        let n = arith::mul(p.expose(), q.expose());
        // LEAK: the modulus is the public key.
        let n = n.declassify();
        let n_bytes = n.to_be_bytes(self.bits.div_ceil(8));
        let public = RsaPublicKey::new_with_policy(&n_bytes, &self.exponent, policy)?;
        let d = private_exponent(&p, &q, e);
        let d = Secret::new(d.expose().resized(public.n().width()));
        let mut high = d.duplicate();
        limbs::shr_assign(high.expose_mut().limbs_mut(), self.bits / 2);
        // LEAK: d exceeds half the bits of n, as all but a negligible part of keys do.
        if limbs::is_zero(high.expose().limbs()).declassify() {
            return Ok(None);
        }
        let primes = [p, q].map(|prime| PrimeSecrets { prime, exponent: None, coefficient: None });
        assemble(public, d, primes.into()).map(Some)
    }
}

impl RsaPrivateKey {
    /// The size of a new key where nothing asks for another, in bits.
    pub const DEFAULT_BITS: usize = 3072;

    /// Generates a key of `bits` bits, 1024 to 16384, and e = 65537, with random numbers from the operating system.
    ///
    /// # Errors
    /// A size out of range; a failure of the system's generator.
    #[cfg(feature = "getrandom")]
    pub fn generate(bits: usize) -> Result<Self> {
        KeyGenerator::new(bits).generate()
    }

    /// Generates a key of `bits` bits, 1024 to 16384, and e = 65537, with random numbers from `rng`.
    ///
    /// # Errors
    /// A size out of range; [`Error::Rng`].
    pub fn new<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self> {
        Self::new_with_exp(rng, bits, &DEFAULT_EXPONENT)
    }

    /// Generates a key of `bits` bits, 1024 to 16384, and a big-endian public exponent, with random numbers from `rng`.
    ///
    /// # Errors
    /// A size or exponent out of range; [`Error::Rng`].
    pub fn new_with_exp<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize, e: &[u8]) -> Result<Self> {
        KeyGenerator::new(bits).public_exponent(e).generate_with_rng(rng, &mut |_| ControlFlow::Continue(()))
    }
}

/// The search for primes of one key.
struct Search<'a> {
    exponent: &'a [u8],
    primes: &'a SmallPrimes,
    random: Fill<'a>,
    progress: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

impl Search<'_> {
    /// A prime p ≡ 3 modulo 4 of exactly `bits` bits, the top two of them set, with p − 1 coprime to e.
    ///
    /// The top bits make p ≥ 1.5·2^(bits−1) > √2·2^(bits−1), so that the product of two has the length of both together
    /// (A.1.3, steps 4.4 and 5.5); the residue modulo 4 is one FIPS 186-5 lets one choose (its parameters a and b, 3 or 7
    /// modulo 8, here left to chance), and makes a round of Miller–Rabin a single power.
    fn prime(&mut self, bits: usize) -> Result<Secret<Nat>> {
        // One in bits·ln 2/2 candidates is a prime: a window of twice `bits` is rarely without one.
        let window = 2 * bits;
        loop {
            let start = self.start(bits)?;
            let survivors = Survivors::new(&start, self.primes, window, window / 8);
            let mut numbers = 0..window / 8;
            loop {
                let offsets: Vec<_> =
                    numbers.by_ref().take(LANES).map_while(|number| survivors.get(number)).collect();
                let candidates: Vec<Blum<New>> =
                    offsets.iter().filter_map(|offset| Blum::new(&candidate(&start, offset), bits)).collect();
                if candidates.is_empty() {
                    break;
                }
                if let Some(prime) = self.first_prime(&candidates, bits)? {
                    return Ok(prime);
                }
                self.report(Progress::CandidatesTested)?;
            }
        }
    }

    /// A random number of exactly `bits` bits, the top two and the lowest two of them set.
    fn start(&mut self, bits: usize) -> Result<Secret<Nat>> {
        let mut bytes = Secret::new(vec![0; bits.div_ceil(8)]);
        (self.random)(bytes.expose_mut())?;
        let mut start = arith::secret_from_be_bytes(bytes.expose());
        let x = start.expose_mut().limbs_mut();
        for bit in [0, 1, bits - 2, bits - 1] {
            x[bit / bn_core::LIMB_BITS] |= 1 << (bit % bn_core::LIMB_BITS);
        }
        for bit in bits..bits.next_multiple_of(8) {
            x[bit / bn_core::LIMB_BITS] &= !(1 << (bit % bn_core::LIMB_BITS));
        }
        Ok(start)
    }

    /// The first prime among the candidates that suits e.
    fn first_prime(&mut self, candidates: &[Blum<New>], bits: usize) -> Result<Option<Secret<Nat>>> {
        let passed = round(&candidates.iter().collect::<Vec<_>>(), self.random)?;
        for (candidate, passed) in candidates.iter().zip(passed) {
            // LEAK: how many candidates were composite; of which numbers, nobody knows.
            if !passed.declassify() {
                continue;
            }
            let again = round(&vec![candidate; rounds(bits) - 1], self.random)?;
            let prime = again.into_iter().fold(Mask::TRUE, |all, passed| all & passed);
            let value = candidate.value();
            // LEAK: a candidate that fails here is not used.
            if (prime & self.suits_exponent(&value)).declassify() {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    /// Whether p − 1 is coprime to e.
    fn suits_exponent(&self, p: &Secret<Nat>) -> Mask {
        struct Exponent;
        impl Ring for Exponent {}
        let Ok(e) = bn_core::OddModulus::<Exponent>::from_be_bytes(self.exponent) else { return Mask::FALSE };
        let mut less_one = p.duplicate();
        less_one.expose_mut().limbs_mut()[0] ^= 1;
        e.is_coprime(&arith::rem(&less_one, &arith::value(&e), e.bits()))
    }

    fn report(&mut self, progress: Progress) -> Result<()> {
        if (self.progress)(progress).is_break() { Err(Error::Cancelled) } else { Ok(()) }
    }
}

/// Rounds of Miller–Rabin for random candidates of this many bits: the chance of a composite is below 2⁻¹⁰⁰ and, from
/// 1024 bits on, as FIPS 186-5, table B.1, asks.
fn rounds(bits: usize) -> usize {
    match bits {
        0..1024 => 8,
        1024..1536 => 5,
        _ => 4,
    }
}

/// The greater and the smaller of two primes, unless they differ by less than 2^`distance` or so (A.1.3, step 5.4).
fn far_apart(p: Secret<Nat>, q: Secret<Nat>, distance: usize) -> Option<(Secret<Nat>, Secret<Nat>)> {
    let width = p.expose().width().max(q.expose().width());
    let [mut p, mut q] = [p, q].map(|prime| Secret::new(prime.expose().resized(width)));
    let (a, b) = (p.expose_mut().limbs_mut(), q.expose_mut().limbs_mut());
    limbs::swap_if(limbs::lt(a, b), a, b);
    let mut difference = p.duplicate();
    limbs::sub_assign(difference.expose_mut().limbs_mut(), q.expose().limbs());
    limbs::shr_assign(difference.expose_mut().limbs_mut(), distance);
    // LEAK: the primes are not close, as all but a negligible part of pairs are not.
    let close = limbs::is_zero(difference.expose().limbs()).declassify();
    (!close).then_some((p, q))
}

/// e⁻¹ modulo lcm(p − 1, q − 1), for primes that are 3 modulo 4 and suit e.
///
/// Then u = (p − 1)/2 and v = (q − 1)/2 are odd, and the least common multiple is 2·u·v/gcd(u, v).
fn private_exponent(p: &Secret<Nat>, q: &Secret<Nat>, e: &Nat) -> Secret<Nat> {
    let half = |x: &Secret<Nat>| {
        let mut half = x.duplicate();
        limbs::shr1_assign(half.expose_mut().limbs_mut(), 0);
        half
    };
    let (u, v) = (half(p), half(q));
    let gcd = arith::gcd_with_odd(u.expose(), v.expose());
    let mut lcm = arith::exact_div(&arith::mul(u.expose(), v.expose()), &gcd);
    limbs::shl1_assign(lcm.expose_mut().limbs_mut(), 0);
    let e = Secret::new(e.resized(lcm.expose().width()));
    inv::invert(&e, &lcm).0
}

/// What is encrypted is decrypted again (FIPS 140-3 IG 10.3.A).
fn pairwise_consistency(key: &RsaPrivateKey, random: Fill<'_>) -> Result<()> {
    let mut message = vec![0; key.size()];
    random(&mut message[1..])?;
    let ciphertext = key.as_ref().public_op(&message)?;
    let decrypted = key.private_op(&ciphertext)?;
    let same = arith::eq(&Nat::from_be_bytes(decrypted.expose()), &Nat::from_be_bytes(&message));
    // LEAK: only a fault makes this false.
    if same.declassify() { Ok(()) } else { Err(Error::Fault) }
}
