//! Integer arithmetic on secrets that keys need beyond a modulus: products, remainders, exact checks.

use bn_core::limb::LIMB_BITS;
use bn_core::{Nat, Secret, limbs};

/// a·b, as wide as both together.
pub(crate) fn mul(a: &Nat, b: &Nat) -> Nat {
    let mut product = Nat::zero(a.width() + b.width());
    limbs::mul(product.limbs_mut(), a.limbs(), b.limbs());
    product
}

/// x mod m for m ≠ 0, as wide as m. One step a bit of x: time depends on widths alone.
pub(crate) fn rem(x: &Nat, m: &Nat) -> Secret<Nat> {
    let width = m.width() + 1;
    let m = Secret::new(m.resized(width));
    let mut r = Secret::new(Nat::zero(width));
    for i in (0..x.width() * LIMB_BITS).rev() {
        // r < m, so 2r + 1 < 2m: one subtraction reduces it.
        let r = r.expose_mut().limbs_mut();
        limbs::shl1_assign(r, limbs::bit(x.limbs(), i));
        let below = limbs::lt(r, m.expose().limbs());
        limbs::sub_assign_if(!below, r, m.expose().limbs());
    }
    Secret::new(r.expose().resized(width - 1))
}

/// x − 1 for odd x.
pub(crate) fn minus_one(x: &[bn_core::Limb]) -> Secret<Nat> {
    let mut nat = Nat::from_limbs(x.to_vec());
    nat.limbs_mut()[0] &= !1;
    Secret::new(nat)
}
