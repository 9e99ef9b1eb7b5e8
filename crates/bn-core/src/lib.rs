//! Word-level constant-time big-integer primitives and Montgomery contexts.
//!
//! The bottom of the workspace: it knows no algorithm above it. Three rules hold throughout:
//!
//! * **Unmarked means constant-time.** Only names ending in `_vartime` take time that depends on their operands'
//!   values. The two context builders spell it out on both sides: `new_consttime`, `new_vartime`.
//! * **A variable-time function cannot be called on a secret.** Secret values travel in [`Secret`], which gives no
//!   access but to constant-time code; secret moduli carry a [`Ring`] marker that is not a [`PublicRing`].
//! * **Widths are fixed by the modulus, never by a value.** Nothing is trimmed; lengths are public.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(any(test, bn_force_level))]
extern crate std;

mod arch;
pub mod ct;
pub mod div;
pub mod fixed;
pub mod inv;
mod karatsuba;
pub mod limb;
pub mod limbs;
pub mod modulus;
pub mod mont;
pub mod nat;
pub mod residue;
pub mod secret;

#[doc(hidden)]
pub use arch::cpu;
#[cfg(bn_ct_check)]
pub use arch::ct_check;
pub use limb::{LIMB_BITS, LIMB_BYTES, Limb};
pub use modulus::{ModulusError, OddModulus, PublicRing, Ring};
pub use mont::MontgomeryContext;
pub use nat::{Nat, PublicExponent, SecretExponent};
pub use residue::{Mont, Plain, Residue, SecretResidue};
pub use secret::{Secret, Sensitive};
