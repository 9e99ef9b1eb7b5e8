//! Forcing a level of kernels. One test: the level is the process's.
#![allow(missing_docs)]

use bn_core::cpu::{Family, Level, force_level, has, level};

#[test]
fn a_level_can_be_forced_down_and_released() {
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
