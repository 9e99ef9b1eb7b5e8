//! Slice operations against an independent big-integer library, and the carry bugs of others as identities.
#![allow(missing_docs)]

use bn_core::ct::Mask;
use bn_core::{LIMB_BITS, LIMB_BYTES, Limb, limbs};
use num_bigint::BigUint;
use testkit::edge::Rng;

fn big(limbs: &[Limb]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |acc, &limb| (acc << LIMB_BITS) + limb)
}

fn random(rng: &mut Rng, width: usize) -> Vec<Limb> {
    let mut out = vec![0; width];
    limbs::read_be(&mut out, &rng.biased_bytes(width * LIMB_BYTES));
    out
}

#[test]
fn addition_and_subtraction() {
    let mut rng = Rng::new(1);
    for round in 0..3000 {
        let (wide, narrow) = (1 + rng.below(20), 1 + rng.below(20));
        let (wide, narrow) = (wide.max(narrow), wide.min(narrow));
        let (a, b) = (random(&mut rng, wide), random(&mut rng, narrow));
        let modulus = BigUint::from(1u8) << (wide * LIMB_BITS);
        let (mut sum, mut difference) = (a.clone(), a.clone());
        let carry = limbs::add_assign(&mut sum, &b);
        assert_eq!(big(&sum) + carry * &modulus, big(&a) + big(&b));
        let borrow = limbs::sub_assign(&mut difference, &b);
        assert_eq!(big(&difference) + big(&b), big(&a) + borrow * &modulus);

        let flag = round % 2;
        let b = random(&mut rng, wide);
        let (mut sum, mut difference) = (a.clone(), a.clone());
        let carry = limbs::add_assign_if(Mask::from_bit(flag as Limb), &mut sum, &b);
        assert_eq!(big(&sum) + carry * &modulus, big(&a) + big(&b) * flag as u8);
        let borrow = limbs::sub_assign_if(Mask::from_bit(flag as Limb), &mut difference, &b);
        assert_eq!(big(&difference) + big(&b) * flag as u8, big(&a) + borrow * &modulus);
    }
}

#[test]
fn comparison_and_selection() {
    let mut rng = Rng::new(2);
    for _ in 0..3000 {
        let width = 1 + rng.below(12);
        let a = random(&mut rng, width);
        let b = if rng.below(3) == 0 { a.clone() } else { random(&mut rng, width) };
        assert_eq!(limbs::lt(&a, &b).bit() == 1, big(&a) < big(&b));
        assert_eq!(limbs::eq(&a, &b).bit() == 1, a == b);
        assert_eq!(limbs::is_zero(&a).bit() == 1, a.iter().all(|&x| x == 0));
        for flag in [0, 1] {
            let mask = Mask::from_bit(flag);
            let mut x = a.clone();
            limbs::assign_if(mask, &mut x, &b);
            assert_eq!(x, if flag == 1 { b.clone() } else { a.clone() });
            let (mut x, mut y) = (a.clone(), b.clone());
            limbs::swap_if(mask, &mut x, &mut y);
            assert_eq!((x, y), if flag == 1 { (b.clone(), a.clone()) } else { (a.clone(), b.clone()) });
        }
        let table: Vec<Limb> = (0..7).flat_map(|_| random(&mut rng, width)).collect();
        for index in 0..7 {
            let mut out = vec![0; width];
            limbs::lookup(&mut out, &table, index as Limb);
            assert_eq!(out, table[index * width..(index + 1) * width]);
        }
    }
}

#[test]
fn shifts_and_bits() {
    let mut rng = Rng::new(3);
    for _ in 0..2000 {
        let width = 1 + rng.below(10);
        let a = random(&mut rng, width);
        let (count, bit) = (rng.below(width * LIMB_BITS + 3), rng.below(2) as Limb);
        let modulus = BigUint::from(1u8) << (width * LIMB_BITS);
        let mut x = a.clone();
        limbs::shr_assign(&mut x, count);
        assert_eq!(big(&x), big(&a) >> count);
        let mut x = a.clone();
        let out = limbs::shl1_assign(&mut x, bit);
        assert_eq!(big(&x) + out * &modulus, (big(&a) << 1) + bit);
        let mut x = a.clone();
        limbs::shr1_assign(&mut x, bit);
        assert_eq!(big(&x), (big(&a) + bit * &modulus) >> 1);
        assert_eq!(limbs::bit_length(&a) as u64, big(&a).bits());
        assert_eq!(limbs::bit(&a, count) == 1, big(&a).bit(count as u64));
        let window = 1 + rng.below(LIMB_BITS - 1);
        let expected = (big(&a) >> count) & ((BigUint::from(1u8) << window) - 1u8);
        assert_eq!(BigUint::from(limbs::bits(&a, count, window)), expected);
    }
}

#[test]
fn byte_strings() {
    let mut rng = Rng::new(4);
    for _ in 0..2000 {
        let length = rng.below(50);
        let bytes = rng.biased_bytes(length);
        let mut x = vec![Limb::MAX; length.div_ceil(LIMB_BYTES) + rng.below(3)];
        limbs::read_be(&mut x, &bytes);
        assert_eq!(big(&x), BigUint::from_bytes_be(&bytes));
        let mut out = vec![0xaa; length + rng.below(20)];
        limbs::write_be(&mut out, &x);
        assert_eq!(BigUint::from_bytes_be(&out), BigUint::from_bytes_be(&bytes));
    }
}

fn check_products(a: &[Limb], b: &[Limb]) {
    let mut out = vec![0xa5; a.len() + b.len()];
    limbs::mul(&mut out, a, b);
    assert_eq!(big(&out), big(a) * big(b), "{:x} * {:x}", big(a), big(b));
    let mut out = vec![0xa5; 2 * a.len()];
    limbs::sqr(&mut out, a);
    assert_eq!(big(&out), big(a) * big(a), "{:x} squared", big(a));
}

/// Every width around the thresholds of Karatsuba's method and of the kernels.
#[test]
fn products_of_every_width() {
    let mut rng = Rng::new(5);
    for width in (1..=80).chain([95, 96, 97, 127, 128, 129, 160, 192, 256]) {
        for round in 0..12 {
            let other = if round < 8 { width } else { 1 + rng.below(width) };
            check_products(&random(&mut rng, width), &random(&mut rng, other));
        }
        for (a, b) in [(Limb::MAX, Limb::MAX), (0, Limb::MAX), (1, Limb::MAX)] {
            check_products(&vec![a; width], &vec![b; width]);
        }
    }
}

/// Inputs on which other libraries once lost a carry (64-bit words, most significant first), as integer identities:
/// a² computed by squaring and by multiplication, and (a·b) mod 2^k, must agree with the oracle.
#[test]
fn published_carry_bugs() {
    let words = |list: &[u64]| -> Vec<Limb> {
        let bytes: Vec<u8> = list.iter().flat_map(|w| w.to_be_bytes()).collect();
        let mut out = vec![0; bytes.len() / LIMB_BYTES];
        limbs::read_be(&mut out, &bytes);
        out
    };
    let max = u64::MAX;
    let cases: [&[u64]; 8] = [
        // CVE-2014-3570: squaring, carries out of the doubled cross products of the 4- and 8-word Comba kernels
        &[max, max, 0, 1 << 63],
        &[0, 0, max, max, 1 << 63, 0, max, 0x8000_0000_0000_0001],
        &[0xffff_ffff_0000_0000, max, 0x0000_0000_ffff_ffff, max, 0, 1, max, 0xffff_fffe_ffff_ffff],
        // CVE-2016-7055: Broadwell Montgomery multiplication, sizes a multiple of 256 bits above 256
        &[max, max, max, max, 0, 0, 0, 1, max, 0, max, 0, 0, 0, 0, max],
        // CVE-2017-3732 and CVE-2017-3736: squaring with adcx/adox, a carry lost between rows
        &[0x8000_0000_0000_0000, 0, max, max, max, max, max, 0xffff_ffff_ffff_fffe],
        &[max, 0, 0, 0, 0, 0, 0, max, max, 0, 0, 0, 0, 0, 0, max],
        // CVE-2017-3738 and CVE-2019-1551: 1024- and 512-bit reductions that are almost all ones
        &[max, max, max, max, max, max, max, max, max, max, max, max, max, max, max, 1],
        &[max, max, max, max, max, max, max, 0xffff_ffff_ffff_ff01],
    ];
    for a in cases {
        for b in cases {
            check_products(&words(a), &words(b));
        }
    }
}

/// The modulus on which an eight-word squaring's reduction lost a carry (OpenSSL 1.0.2, `sqr8x_reduction`): the square
/// of a 43-bit number modulo a 1511-bit one is the integer square.
#[test]
fn published_reduction_bug() {
    enum N {}
    impl bn_core::Ring for N {}
    let mut m = vec![0x41; 75];
    m[11] = 0x27;
    m.push(0x80);
    m.extend([0; 113]);
    m[75] = 0x80;
    *m.last_mut().unwrap() = 1;
    let context =
        bn_core::MontgomeryContext::<N>::new_consttime(&bn_core::OddModulus::from_be_bytes(&m).unwrap());
    let a = context.to_mont(&context.secret_residue_from_be_bytes(&[5; 6]).unwrap());
    let square = context.from_mont(&context.sqr(&a));
    assert_eq!(big(square.expose().limbs()), BigUint::from_bytes_be(&[5; 6]).pow(2));
}
