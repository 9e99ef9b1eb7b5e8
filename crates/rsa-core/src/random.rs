//! Random bytes as the paddings take them: one closure, whatever generator stands behind it.

use crate::{Error, Result};
use rand_core::TryCryptoRng;

/// Fills a buffer with random bytes, or says that it cannot.
pub type Fill<'a> = &'a mut dyn FnMut(&mut [u8]) -> Result<()>;

/// Random bytes from a generator; its failure becomes [`Error::Rng`].
pub(crate) fn from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> impl FnMut(&mut [u8]) -> Result<()> + '_ {
    |buffer| rng.try_fill_bytes(buffer).map_err(|_| Error::Rng)
}

/// Random bytes from the operating system: the one door to it.
#[cfg(feature = "getrandom")]
pub(crate) fn system_fill(buffer: &mut [u8]) -> Result<()> {
    #[cfg(test)]
    assert!(!tests::FORBIDDEN.get(), "entropy drawn where it must not be");
    getrandom::fill(buffer).map_err(|_| Error::Rng)
}

/// Without the feature `getrandom` there are none.
#[cfg(not(feature = "getrandom"))]
pub(crate) fn system_fill(_buffer: &mut [u8]) -> Result<()> {
    Err(Error::Rng)
}

/// Random bytes from the operating system, as a source; for schemes that need none it may be absent.
pub(crate) fn from_system() -> impl FnMut(&mut [u8]) -> Result<()> {
    system_fill
}

#[cfg(test)]
pub(crate) use tests::without_system_entropy;

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    std::thread_local! {
        pub(super) static FORBIDDEN: Cell<bool> = const { Cell::new(false) };
    }

    /// Runs `f` with a system generator that panics.
    pub(crate) fn without_system_entropy<T>(f: impl FnOnce() -> T) -> T {
        FORBIDDEN.set(true);
        let result = f();
        FORBIDDEN.set(false);
        result
    }
}
