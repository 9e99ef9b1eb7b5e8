//! Our own library's cases, one module per family of operations.

mod ec;
mod modexp;
mod mont_setup;
mod rsa;

use crate::Case;

/// All cases, in the order in which they are run.
pub fn all() -> Vec<Case> {
    [rsa::cases(), ec::cases(), mont_setup::cases(), modexp::cases()].into_iter().flatten().collect()
}
