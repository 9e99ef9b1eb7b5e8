//! The power-on self-tests of all algorithms.

use core::fmt;

/// Which self-test failed: the library must not be used in this process.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SelfTestError {
    /// ECDSA or ECDH.
    #[cfg(feature = "ec")]
    Ec(ecdsa_core::SelfTestError),
    /// RSA.
    #[cfg(feature = "rsa")]
    Rsa(rsa_core::Error),
}

impl fmt::Display for SelfTestError {
    #[allow(unused_variables)] // with neither half
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            #[cfg(feature = "ec")]
            SelfTestError::Ec(ref error) => error.fmt(f),
            #[cfg(feature = "rsa")]
            SelfTestError::Rsa(ref error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SelfTestError {}

/// Known answers for every algorithm. Draws no entropy; takes some milliseconds.
///
/// ```
/// crypto::self_test()?;
/// # Ok::<(), crypto::SelfTestError>(())
/// ```
pub fn self_test() -> Result<(), SelfTestError> {
    #[cfg(feature = "ec")]
    ecdsa_core::self_test().map_err(SelfTestError::Ec)?;
    #[cfg(feature = "rsa")]
    rsa_core::self_test::self_test().map_err(SelfTestError::Rsa)?;
    Ok(())
}
