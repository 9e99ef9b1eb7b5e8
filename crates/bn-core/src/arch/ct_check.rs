//! Hooks of the constant-time check (`--cfg bn_ct_check`, `cargo xtask ct`): secrets are marked undefined for
//! valgrind's memcheck, which then reports every branch and every address that depends on one.
#![allow(unsafe_code)] // client requests are an instruction sequence that valgrind recognises

/// memcheck request codes: 'M' 'C' in the upper half, then the number from valgrind's memcheck.h.
const MAKE_MEM_UNDEFINED: usize = 0x4d43_0001;
const MAKE_MEM_DEFINED: usize = 0x4d43_0002;
const RUNNING_ON_VALGRIND: usize = 0x1001;
const COUNT_ERRORS: usize = 0x1201;

#[cfg(target_arch = "x86_64")]
fn request(code: usize, address: usize, length: usize) -> usize {
    let arguments: [usize; 6] = [code, address, length, 0, 0, 0];
    let mut result = 0usize;
    // SAFETY: the rotations of rdi sum to 128 bits and restore it, `xchg rbx, rbx` does nothing; under valgrind the
    // sequence reads `arguments` and sets rdx. Memory is clobbered by default, so values are reloaded afterwards.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") arguments.as_ptr(), inout("rdx") result, out("rdi") _,
        );
    }
    result
}

/// Marks the bytes of `value` as secret.
pub fn mark_undefined<T: ?Sized>(value: &mut T) {
    let length = core::mem::size_of_val(value);
    request(MAKE_MEM_UNDEFINED, core::ptr::from_mut(value).cast::<u8>() as usize, length);
}

/// Marks the bytes of `value` as public.
pub fn mark_defined<T: ?Sized>(value: &mut T) {
    let length = core::mem::size_of_val(value);
    request(MAKE_MEM_DEFINED, core::ptr::from_mut(value).cast::<u8>() as usize, length);
}

/// Whether valgrind runs the program: a check that passes outside of it has checked nothing.
pub fn on_valgrind() -> bool {
    request(RUNNING_ON_VALGRIND, 0, 0) != 0
}

/// The errors that valgrind has seen so far: the difference over an operation says whether that one leaked.
pub fn errors() -> usize {
    request(COUNT_ERRORS, 0, 0)
}
