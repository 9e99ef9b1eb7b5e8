//! Arithmetic on arrays of a width known to the compiler: the words under the elliptic curves.
//!
//! Where [`crate::mont`] serves moduli of any size from the heap, this module serves fields of a few limbs, where a
//! call costs as much as an addition: everything is `[Limb; N]` on the stack, inlined and unrolled.
//!
//! * [`Words`]: what an array of limbs can do, so that generic code can name a width by an associated type.
//! * [`FixedModulus`]: an odd modulus with its Montgomery constants, computed at compile time or at run time.
//! * [`PrimeField`]: the integers modulo an odd prime. Its default methods are portable Montgomery arithmetic; a curve
//!   puts a special reduction or a processor kernel in their place by overriding them.
//!
//! Elements are bare [`Words`] below the modulus in the field's own representation (Montgomery form unless the
//! field says otherwise). Constant-time in the values throughout, but for the functions marked `_vartime`.

mod divsteps;
mod field;
mod inverse;
mod kernel;
mod modulus;
mod words;

pub use field::PrimeField;
pub use kernel::{mont_mul, mont_sqr, reduce_once, wide_mul, wide_sqr, wide_sqr_below_half};
pub use modulus::{FixedModulus, from_hex};
pub use words::Words;
