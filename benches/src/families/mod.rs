//! Our own library's cases, one module per family of operations.

mod modexp;
mod mont_setup;

use crate::Case;

/// All cases, in the order in which they are run.
pub fn all() -> Vec<Case> {
    [mont_setup::cases(), modexp::cases()].into_iter().flatten().collect()
}
