//! Forcing a level of kernels. The level is the process's: tests take turns.
#![allow(missing_docs)]

use bn_core::cpu::{Family, Level, force_level, has, level};
use bn_core::{MontgomeryContext, Nat, OddModulus, Ring, Secret, SecretExponent};
use std::sync::Mutex;

static LEVEL: Mutex<()> = Mutex::new(());

#[test]
fn a_level_can_be_forced_down_and_released() {
    let _guard = LEVEL.lock().unwrap();
    let detected = level();
    let families = [Family::Adx, Family::Fma, Family::Ifma];
    for (i, forced) in Level::ALL.into_iter().enumerate() {
        if forced != Level::Portable && !force_level(Some(forced)) {
            #[cfg(bn_force_level)]
            panic!("a build for forcing refuses no level");
            #[cfg(not(bn_force_level))]
            continue;
        }
        assert!(force_level(Some(forced)));
        assert_eq!(level(), forced);
        assert!(families[i..].iter().all(|&family| !has(family)), "{forced:?} reaches beyond itself");
    }
    assert!(force_level(None));
    // a forcing environment variable is not what was detected
    assert!(std::env::var_os("BN_LEVEL").is_some() || level() == detected);
}

struct M;
impl Ring for M {}

/// base^exponent mod m for three numbers of `bytes` bytes that a fixed pattern fills.
fn power(bytes: usize) -> Nat {
    let pattern = |k: usize| (0..bytes).map(|i| (i * i * 37 + i * k + 201) as u8).collect::<Vec<u8>>();
    let mut m = pattern(3);
    m[0] |= 0x80;
    m[bytes - 1] |= 1;
    let context = MontgomeryContext::<M>::new_consttime(&OddModulus::from_be_bytes(&m).unwrap());
    let base = context.reduce(&Secret::new(Nat::from_be_bytes(&pattern(5))));
    let exponent = SecretExponent::new(Secret::new(Nat::from_be_bytes(&pattern(7))), 8 * bytes);
    context.pow(&base, &exponent).expose().to_nat()
}

#[test]
fn all_levels_agree() {
    let _guard = LEVEL.lock().unwrap();
    let highest = level();
    for bytes in [8, 31, 32, 64, 120, 128, 129, 192, 256, 384, 512] {
        assert!(force_level(Some(Level::Portable)));
        let expected = power(bytes);
        for forced in Level::ALL.into_iter().filter(|&forced| forced <= highest) {
            if !force_level(Some(forced)) {
                continue;
            }
            #[cfg(bn_force_level)]
            let before = bn_core::cpu::runs(Family::Adx);
            assert_eq!(power(bytes), expected, "{bytes} bytes at level {forced:?}");
            #[cfg(bn_force_level)]
            assert_eq!(
                bn_core::cpu::runs(Family::Adx) > before,
                forced != Level::Portable && bytes >= 31,
                "whether ADX kernels ran for {bytes} bytes at level {forced:?}"
            );
        }
    }
    assert!(force_level(None));
}
