//! The wall between secret values and code whose time depends on what it sees.

use alloc::boxed::Box;
use alloc::vec::Vec;
use zeroize::Zeroize;

/// A value that must not influence time, addresses or control flow.
///
/// It has no `Deref`, `Debug`, `PartialEq` or `Clone`; it is wiped when dropped. Constant-time code reads it through
/// [`Secret::expose`]; everything else has to go through [`Secret::declassify`], whose every use states its reason in
/// a `// LEAK:` comment (checked by `cargo xtask tidy`), and which is also where the valgrind check of
/// `cargo xtask ct` lets the value out.
pub struct Secret<T: Zeroize>(T);

impl<T: Zeroize> Secret<T> {
    /// Takes a value behind the wall.
    #[inline]
    pub const fn new(value: T) -> Self {
        Secret(value)
    }

    /// The value, for constant-time code alone: no branch, index, division or length may depend on it.
    #[inline]
    pub const fn expose(&self) -> &T {
        &self.0
    }

    /// The value, to be written by constant-time code.
    #[inline]
    pub const fn expose_mut(&mut self) -> &mut T {
        &mut self.0
    }

    /// A second secret of the same value.
    #[inline]
    pub fn duplicate(&self) -> Self
    where
        T: Clone,
    {
        Secret(self.0.clone())
    }
}

impl<T: Zeroize + Default + Sensitive> Secret<T> {
    /// The one exit: the value becomes public. Every use carries a `// LEAK:` comment with its reason.
    #[inline]
    pub fn declassify(mut self) -> T {
        self.0.unpoison();
        core::mem::take(&mut self.0)
    }
}

impl<T: Zeroize> Drop for Secret<T> {
    #[inline]
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl<T: Zeroize> zeroize::ZeroizeOnDrop for Secret<T> {}

/// Data whose memory the constant-time check can mark as secret or as public.
pub trait Sensitive {
    /// Marks the value's memory as secret (undefined, in valgrind's words). No effect in ordinary builds.
    fn poison(&mut self);
    /// Marks the value's memory as public. No effect in ordinary builds.
    fn unpoison(&mut self);
}

macro_rules! sensitive_words {
    ($($t:ty),*) => {$(
        impl Sensitive for $t {
            fn poison(&mut self) { poison(self) }
            fn unpoison(&mut self) { unpoison(self) }
        }
        impl Sensitive for [$t] {
            fn poison(&mut self) { poison(self) }
            fn unpoison(&mut self) { unpoison(self) }
        }
    )*};
}
sensitive_words!(u8, u16, u32, u64, i64, usize, bool);

impl<T, const N: usize> Sensitive for [T; N]
where
    [T]: Sensitive,
{
    fn poison(&mut self) {
        self.as_mut_slice().poison()
    }
    fn unpoison(&mut self) {
        self.as_mut_slice().unpoison()
    }
}

impl<T> Sensitive for Vec<T>
where
    [T]: Sensitive,
{
    fn poison(&mut self) {
        self.as_mut_slice().poison()
    }
    fn unpoison(&mut self) {
        self.as_mut_slice().unpoison()
    }
}

impl<T> Sensitive for Box<[T]>
where
    [T]: Sensitive,
{
    fn poison(&mut self) {
        (**self).poison()
    }
    fn unpoison(&mut self) {
        (**self).unpoison()
    }
}

/// Marks the bytes of `value` as public for the constant-time check; nothing in ordinary builds.
#[inline(always)]
pub(crate) fn unpoison<T: ?Sized>(value: &mut T) {
    #[cfg(bn_ct_check)]
    crate::arch::ct_check::mark_defined(value);
    #[cfg(not(bn_ct_check))]
    let _ = value;
}

/// Marks the bytes of `value` as secret for the constant-time check; nothing in ordinary builds.
#[inline(always)]
pub(crate) fn poison<T: ?Sized>(value: &mut T) {
    #[cfg(bn_ct_check)]
    crate::arch::ct_check::mark_undefined(value);
    #[cfg(not(bn_ct_check))]
    let _ = value;
}
