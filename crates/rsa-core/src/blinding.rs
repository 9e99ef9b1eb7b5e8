//! Base blinding (Kocher 1996, section 10): the secret exponentiation never sees a base that the caller chose.

use crate::private_key::Inner;
use crate::{N, derive};
use bn_core::{Mont, MontgomeryContext, Plain, Secret, SecretResidue};
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use spin::Mutex;

/// A pair serves this many operations, squared after each, before a new one is drawn.
const USES: usize = 64;

/// The blinding state of a key, shared by its clones.
pub(crate) struct Blinding {
    state: Mutex<Option<State>>,
    /// Numbers the pairs drawn, so that no two are alike even without entropy
    drawn: AtomicUsize,
    entropy: AtomicBool,
}

struct State {
    pair: Pair,
    uses_left: usize,
}

/// r^e and r⁻¹ modulo n.
pub(crate) struct Pair {
    power: SecretResidue<N, Mont>,
    inverse: SecretResidue<N, Mont>,
}

impl Blinding {
    pub(crate) fn new() -> Self {
        Blinding { state: Mutex::new(None), drawn: AtomicUsize::new(0), entropy: AtomicBool::new(true) }
    }

    /// Draws no more entropy, for self-tests that run before there is any: blinding values are then derived from the
    /// key, the input and a counter alone.
    pub(crate) fn forbid_entropy(&self) {
        self.entropy.store(false, Ordering::Relaxed);
    }

    /// The pair for an operation on `input`. Never waits: while another thread holds the state, a pair of its own.
    pub(crate) fn pair(&self, key: &Inner, input: &[u8]) -> Pair {
        if let Some(mut state) = self.state.try_lock()
            && let Some(state) = state.as_mut()
            && state.uses_left > 0
        {
            state.uses_left -= 1;
            let next = state.pair.squared(key.public.context());
            return core::mem::replace(&mut state.pair, next);
        }
        let pair = self.draw(key, input);
        if let Some(mut state) = self.state.try_lock() {
            *state = Some(State { pair: pair.squared(key.public.context()), uses_left: USES - 1 });
        }
        pair
    }

    /// A new pair.
    fn draw(&self, key: &Inner, input: &[u8]) -> Pair {
        let context = key.public.context();
        loop {
            let r = self.draw_residue(key, input);
            // A multiple of a prime, of probability below 2^-200, has no inverse: draw again.
            if let Some(inverse) = context.invert(&r) {
                let power = context.pow_public_exponent(&r, key.public.exponent());
                return Pair { power: context.to_mont(&power), inverse: context.to_mont(&inverse) };
            }
        }
    }

    /// r comes from HMAC-SHA-256, keyed by d, over the system's random numbers where there are any, a counter and the
    /// input: unpredictable without the key even if the system's generator fails or repeats itself.
    fn draw_residue(&self, key: &Inner, input: &[u8]) -> SecretResidue<N, Plain> {
        let mut random = Secret::new([0u8; 32]);
        self.system_random(random.expose_mut());
        let counter = self.drawn.fetch_add(1, Ordering::Relaxed) as u64;
        let label = b"rsa-core base blinding";
        derive::residue(&key.public, &key.d, &[label, random.expose(), &counter.to_be_bytes(), input])
    }

    fn system_random(&self, out: &mut [u8]) {
        if self.entropy.load(Ordering::Relaxed) {
            // A failure leaves zeros or less entropy: the derivation from the key does not depend on it.
            let _ = crate::random::system_fill(out);
        }
    }
}

impl Pair {
    /// x·r^e.
    pub(crate) fn blind(
        &self,
        context: &MontgomeryContext<N>,
        x: &SecretResidue<N, Plain>,
    ) -> SecretResidue<N, Plain> {
        context.mul_plain(&self.power, x)
    }

    /// y·r⁻¹: for y = (x·r^e)^d = x^d·r that is x^d.
    pub(crate) fn unblind(
        &self,
        context: &MontgomeryContext<N>,
        y: &SecretResidue<N, Plain>,
    ) -> SecretResidue<N, Plain> {
        context.mul_plain(&self.inverse, y)
    }

    /// The pair of r².
    fn squared(&self, context: &MontgomeryContext<N>) -> Pair {
        Pair { power: context.sqr(&self.power), inverse: context.sqr(&self.inverse) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::key;
    use bn_core::limbs;
    use std::vec::Vec;

    /// The limbs of a pair, to compare by.
    fn numbers(pair: &Pair) -> (Vec<bn_core::Limb>, Vec<bn_core::Limb>) {
        (pair.power.expose().limbs().to_vec(), pair.inverse.expose().limbs().to_vec())
    }

    #[test]
    fn every_pair_cancels_and_no_two_are_alike() {
        for name in ["1024", "1536-three-primes"] {
            let key = key(name);
            let (inner, context) = (&*key.0, key.0.public.context());
            let mut seen = Vec::new();
            for _ in 0..2 * USES + 2 {
                let pair = inner.blinding.pair(inner, b"input");
                let inverse = context.from_mont(&pair.inverse);
                let inverse = context.pow_public_exponent(&inverse, inner.public.exponent());
                let one = context.mul_plain(&pair.power, &inverse);
                assert!(
                    one.expose().limbs()[0] == 1 && limbs::is_zero(&one.expose().limbs()[1..]).declassify()
                );
                seen.push(numbers(&pair));
            }
            assert_eq!(inner.blinding.drawn.load(Ordering::Relaxed), 3);
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), 2 * USES + 2);
        }
    }

    #[test]
    fn while_the_state_is_held_a_pair_is_drawn_apart() {
        let key = key("1024");
        let _held = key.0.blinding.state.lock();
        key.private_op(&[1; 128]).expect("in range");
        key.private_op(&[1; 128]).expect("in range");
        assert_eq!(key.0.blinding.drawn.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn without_entropy_pairs_are_derived_and_still_differ() {
        let draw = |input: &[u8]| {
            let key = key("1024").without_entropy();
            let inner = &*key.0;
            [inner.blinding.draw(inner, input), inner.blinding.draw(inner, input)].map(|pair| numbers(&pair))
        };
        let (a, again, b) = (draw(b"a"), draw(b"a"), draw(b"b"));
        assert_eq!(a, again);
        assert!(a[0] != a[1] && a[0] != b[0]);
        #[cfg(feature = "getrandom")]
        {
            let (one, two) = (key("1024"), key("1024"));
            let [one, two] = [one, two].map(|key| numbers(&key.0.blinding.draw(&key.0, b"a")));
            assert_ne!(one, two);
        }
    }
}
