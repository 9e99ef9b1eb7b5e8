//! A key of 2048 bits that protects nothing: for known answers and examples.

use crate::RsaPrivateKey;

/// The key of the known answers. It is published here: never use it for anything else.
#[doc(hidden)]
pub fn example_key() -> RsaPrivateKey {
    let primes: [&[u8]; 2] = [&bytes::<128>(P), &bytes::<128>(Q)];
    RsaPrivateKey::from_components(&bytes::<256>(N), &[1, 0, 1], &bytes::<256>(D), &primes)
        .expect("a valid key")
}

/// The bytes of hexadecimal digits.
pub(super) fn bytes<const LENGTH: usize>(hex: &str) -> [u8; LENGTH] {
    assert_eq!(hex.len(), 2 * LENGTH);
    let digit = |c: u8| char::from(c).to_digit(16).expect("a hexadecimal digit") as u8;
    let hex = hex.as_bytes();
    core::array::from_fn(|i| digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1]))
}

const N: &str = "\
    d581d7f0443d9c783a7ead039399957ba2e931f2fa850ce04bdacf746e2aea485a6272e2b1f5a6576ef6663964213ed1\
    95f42f74d580eefd41e3ffe940805d3f5193084a1fde015e0f002f301a2caa5a1a734209fad7d015e54ba3d5ec9427e7\
    95423046927379c7e0b7d8d9d66f2d0fa49faabbd735233417b18a17973a32e2cdb9e9e985f6593e7ae8d012439b5d40\
    8c056bf8564846a8c4f1c812af2818f5fa4c27a14cb92552a5a4566aa6742cb62722eba4fb7b9eb02be4c51e8b17f023\
    b9a2a06ebc19c3ff3e25ad59a44773302ba65599a8cf1f262cb6da6cc3d3fd69a3e8ef4a4766eeb7bb4d2e9e42e63652\
    505bcd066216b7ca7ea8681c0da5bad5";
const D: &str = "\
    033372dc874747d2a8e38884098db3c8e566c433eab6eaf2008e9bf7fd9cd7e3abf771855722ca74683a810086cc04b2\
    6014fa4f2a15a6cd1603bac7d2f68072c2490ab26ea459d4a25c0b95b2b1b5a17c75233ab899bfc33153f1bfb03bd2d2\
    e9c6fb56fd34f243618b80eb806ccea5ccae6fd1e1d09af2a403c55f51a51470253411ffcb68236666eb92d7841303b2\
    7b33a8c4c2a06bd257f4f640ed520f624ac2e922065e42121135de335c89e696ff385a2f5d449b46663e9bc92ee6714a\
    e3c44e9536c957b55e3ca884eaa077c9e576bcfa07f10ddcb871b0aefd44fab1f7537b82c71db75042542ab38ac401ff\
    95f0ce77dd29eb4b90bc80f1709b7033";
const P: &str = "\
    ebfe07f1d279d22ea6643a235874925d91bae13d318affd025d24a65f6577b9930566e37f9d2f9052e7e1f94a75017ff\
    8b3d8d134683010f11af8b4b788a74877ecf29ba4168b92494b371266619f06759958299f8ac655ca7e553fb86e011e0\
    5a7304ad8b15b974729dc20124df5b50ee8eaefce39580500b28d20e98a2ce37";
const Q: &str = "\
    e79bcbe5c4bdb8a3276980be78d6e455052f0c5fa14d335dd4f8340eebe9a4730e1d7ded8268c6feeb7ff7ce6b6b2626\
    0732a71f6bfc19f1419a661c1eee1bde7d2c3f02e3bd0e661dbb5ffc33c5b816758b3344d613e5f79fcb65814d246b11\
    2ef947e8b31c4ee4552eeedc133c4464740dc6ea5f5f070011956e9d7a529953";
