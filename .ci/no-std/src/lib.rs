//! See Cargo.toml.
#![no_std]

use core::alloc::{GlobalAlloc, Layout};

pub use {bn_core, crypto, ec_group, ec_scalar, ecdsa_core, rsa_core};

struct None;

// SAFETY: it never hands out memory.
unsafe impl GlobalAlloc for None {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        core::ptr::null_mut()
    }
    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: None = None;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
