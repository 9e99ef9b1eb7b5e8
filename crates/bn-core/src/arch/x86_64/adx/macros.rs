//! Text of which the kernels are made: rows, blocks, and what surrounds them.

/// Product `$j` of a row: its low half and `$below`, the high half of the product before, go to window limb `$r`.
macro_rules! product {
    ($y:literal $j:literal, $high:literal, $below:literal, $r:literal) => {
        concat!("mulx ", $high, ", rax, [", $y, " + 8*", $j, "]\n", "adcx rax, ", $below, "\n", "adox ", $r, ", rax\n")
    };
}

/// The last product of a row: its high half becomes the top limb of the window, in the register of the limb that left.
macro_rules! top_product {
    ($y:literal, $below:literal, $r:literal, $top:literal) => {
        concat!(
            product!($y 7, $top, $below, $r),
            "mov eax, 0\n", // not xor: the carries live
            "adcx ", $top, ", rax\n",
            "adox ", $top, ", rax\n"
        )
    };
}

/// Row `$i` of block·block: window += x[i]·y; its lowest limb leaves for z[i].
macro_rules! mac_row {
    ($i:literal, $r0:literal $r1:literal $r2:literal $r3:literal $r4:literal $r5:literal $r6:literal $r7:literal) => {
        concat!(
            "mov rdx, [rsi + 8*", $i, "]\n",
            "xor eax, eax\n", // clears both carries
            "mulx rbx, rax, [rcx]\n",
            "adox ", $r0, ", rax\n",
            "mov [rdi + 8*", $i, "], ", $r0, "\n",
            product!("rcx" 1, "rbp", "rbx", $r1),
            product!("rcx" 2, "rbx", "rbp", $r2),
            product!("rcx" 3, "rbp", "rbx", $r3),
            product!("rcx" 4, "rbx", "rbp", $r4),
            product!("rcx" 5, "rbp", "rbx", $r5),
            product!("rcx" 6, "rbx", "rbp", $r6),
            top_product!("rcx", "rbx", $r7, $r0)
        )
    };
}

/// Row `$i` of the reduction: window += q·m; the multiplier q makes the lowest limb zero, and is kept at rsi.
///
/// lowest + low(q·m[0]) is 0 modulo 2^64 and carries exactly if lowest ≠ 0: adding −1 gives that carry without
/// waiting for q.
macro_rules! redc_row {
    ($i:literal, $r0:literal $r1:literal $r2:literal $r3:literal $r4:literal $r5:literal $r6:literal $r7:literal) => {
        concat!(
            "mov rdx, [rsi + 8*8]\n", // n0
            "imul rdx, ", $r0, "\n",
            "xor eax, eax\n",
            "mov [rsi + 8*", $i, "], rdx\n",
            "adox ", $r0, ", [rsi + 8*9]\n", // -1
            "mulx rbx, rax, [rcx]\n",
            product!("rcx" 1, "rbp", "rbx", $r1),
            product!("rcx" 2, "rbx", "rbp", $r2),
            product!("rcx" 3, "rbp", "rbx", $r3),
            product!("rcx" 4, "rbx", "rbp", $r4),
            product!("rcx" 5, "rbp", "rbx", $r5),
            product!("rcx" 6, "rbx", "rbp", $r6),
            top_product!("rcx", "rbx", $r7, $r0)
        )
    };
}

/// Rows 1 to 7 of a block: each starts one register further.
macro_rules! rows_from_1 {
    ($row:ident) => {
        concat!(
            $row!(1, "r9" "r10" "r11" "r12" "r13" "r14" "r15" "r8"),
            $row!(2, "r10" "r11" "r12" "r13" "r14" "r15" "r8" "r9"),
            $row!(3, "r11" "r12" "r13" "r14" "r15" "r8" "r9" "r10"),
            $row!(4, "r12" "r13" "r14" "r15" "r8" "r9" "r10" "r11"),
            $row!(5, "r13" "r14" "r15" "r8" "r9" "r10" "r11" "r12"),
            $row!(6, "r14" "r15" "r8" "r9" "r10" "r11" "r12" "r13"),
            $row!(7, "r15" "r8" "r9" "r10" "r11" "r12" "r13" "r14")
        )
    };
}
/// All eight rows of a block.
macro_rules! rows {
    ($row:ident) => {
        concat!($row!(0, "r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15"), rows_from_1!($row))
    };
}

/// Something done to each register of the window, lowest first, with the limb of the block at `$base` if there is one.
macro_rules! window {
    ("load", $base:literal) => {
        window!(@ "mov", $base)
    };
    ("store", $base:literal) => {
        concat!(
            "mov [", $base, "], r8\n", "mov [", $base, " + 8], r9\n",
            "mov [", $base, " + 16], r10\n", "mov [", $base, " + 24], r11\n",
            "mov [", $base, " + 32], r12\n", "mov [", $base, " + 40], r13\n",
            "mov [", $base, " + 48], r14\n", "mov [", $base, " + 56], r15\n"
        )
    };
    ("adc", $base:literal) => {
        window!(@ "adc", $base)
    };
    (@ $op:literal, $base:literal) => {
        concat!(
            $op, " r8, [", $base, "]\n", $op, " r9, [", $base, " + 8]\n",
            $op, " r10, [", $base, " + 16]\n", $op, " r11, [", $base, " + 24]\n",
            $op, " r12, [", $base, " + 32]\n", $op, " r13, [", $base, " + 40]\n",
            $op, " r14, [", $base, " + 48]\n", $op, " r15, [", $base, " + 56]\n"
        )
    };
    ("clear") => {
        concat!(
            "xor r8d, r8d\n", "xor r9d, r9d\n", "xor r10d, r10d\n", "xor r11d, r11d\n",
            "xor r12d, r12d\n", "xor r13d, r13d\n", "xor r14d, r14d\n", "xor r15d, r15d\n"
        )
    };
    ("carry") => {
        concat!(
            "adc r8, 0\n", "adc r9, 0\n", "adc r10, 0\n", "adc r11, 0\n",
            "adc r12, 0\n", "adc r13, 0\n", "adc r14, 0\n", "adc r15, 0\n"
        )
    };
}

/// Saves and restores what the calling convention wants saved.
macro_rules! prologue {
    () => {
        "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
    };
}
macro_rules! epilogue {
    () => {
        "pop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret\n"
    };
}

/// Row `$i` of the triangle of one block: adds x[i]·x[j] for all j above i to the window limbs i+j. Limb i = `$low`
/// leaves before, and its register becomes limb i+8. `$first` is j = i+1 with the register of its limb.
macro_rules! triangle_row {
    ($i:literal, $low:literal: ($first:literal, $r:literal) $(($j:literal, $high:literal, $below:literal, $rj:literal))*
     ; $below7:literal, $r7:literal) => {
        concat!(
            "mov rdx, [rsi + 8*", $i, "]\n",
            "mov [rdi + 8*", $i, "], ", $low, "\n",
            "xor eax, eax\n",
            "mulx rbx, rax, [rsi + 8*", $first, "]\n",
            "adox ", $r, ", rax\n",
            $(product!("rsi" $j, $high, $below, $rj),)*
            top_product!("rsi", $below7, $r7, $low)
        )
    };
}

/// A carry kept in memory as −1 or 0 → the carry flag, and back.
macro_rules! pending {
    ("to flag", $slot:literal) => {
        concat!("xor eax, eax\n", "sub rax, [", $slot, "]\n")
    };
    ("from flag", $slot:literal) => {
        concat!("sbb rax, rax\n", "mov [", $slot, "], rax\n")
    };
}

/// z[2i] and z[2i+1] doubled, plus x[i]².
macro_rules! double_and_square {
    ($i:literal) => {
        concat!(
            "mov rdx, [rsi + 8*", $i, "]\n",
            "mulx rbx, rax, rdx\n",
            "mov r8, [rdi + 16*", $i, "]\n",
            "mov r9, [rdi + 16*", $i, " + 8]\n",
            "adcx r8, r8\n",
            "adox r8, rax\n",
            "adcx r9, r9\n",
            "adox r9, rbx\n",
            "mov [rdi + 16*", $i, "], r8\n",
            "mov [rdi + 16*", $i, " + 8], r9\n"
        )
    };
}

/// `$limb` for each limb of a block.
macro_rules! limbs8 {
    ($limb:ident) => {
        concat!($limb!(0), $limb!(1), $limb!(2), $limb!(3), $limb!(4), $limb!(5), $limb!(6), $limb!(7))
    };
}

/// Window limb `$r` += limb `$j` at rdx by the carry flag, += 0 by the overflow flag.
macro_rules! add_twice {
    ($r:literal, $j:literal) => {
        concat!("adcx ", $r, ", [rdx + 8*", $j, "]\n", "adox ", $r, ", rbp\n")
    };
}

/// The borrow of the limbs at r8 minus those at r9, one of them.
macro_rules! compare_limb {
    ($i:literal) => {
        concat!("mov rax, [r8 + 8*", $i, "]\n", "sbb rax, [r9 + 8*", $i, "]\n")
    };
}

/// out = sum − m·bit, one limb. mulx by the bit in rdx is the one masking that leaves the carry flag alone.
macro_rules! subtract_limb {
    ($i:literal) => {
        concat!(
            "mulx r10, r11, [rcx + 8*", $i, "]\n",
            "mov rax, [rdi + 8*", $i, "]\n",
            "sbb rax, r11\n",
            "mov [r8 + 8*", $i, "], rax\n"
        )
    };
}

/// One limb of a row: z + rdx·x, with the high half of the product before in `$below`.
macro_rules! row_limb {
    ($j:literal, $high:literal, $below:literal) => {
        concat!(
            "mulx ", $high, ", rax, [rsi + 8*", $j, "]\n",
            "adcx rax, ", $below, "\n",
            "adox rax, [rdi + 8*", $j, "]\n",
            "mov [rdi + 8*", $j, "], rax\n"
        )
    };
}
