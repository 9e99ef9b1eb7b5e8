    vpxorq zmm31, zmm31, zmm31
    vmovdqa64 zmm15, zmmword ptr [rdx + 0]
    vmovdqa64 zmm16, zmmword ptr [rdx + 64]
    vmovdqa64 zmm17, zmmword ptr [rdx + 128]
    vmovdqa64 zmm18, zmmword ptr [rdx + 192]
    vmovdqa64 zmm19, zmmword ptr [rdx + 256]
    vmovdqa64 zmm10, zmmword ptr [rdi + 0]
    vmovdqa64 zmmword ptr [rdx + 896], zmm10
    vmovdqa64 zmm11, zmmword ptr [rdi + 64]
    vmovdqa64 zmmword ptr [rdx + 960], zmm11
    vmovdqa64 zmm12, zmmword ptr [rdi + 128]
    vmovdqa64 zmmword ptr [rdx + 1024], zmm12
    vmovdqa64 zmm13, zmmword ptr [rdi + 192]
    vmovdqa64 zmmword ptr [rdx + 1088], zmm13
    vmovdqa64 zmm14, zmmword ptr [rdi + 256]
    vmovdqa64 zmmword ptr [rdx + 1152], zmm14
    vpxorq zmm29, zmm29, zmm29
    # one product per pass: squares of the accumulator, at last the operand
2:
    lea r8, [rdx + 896]
    mov r9, rdi
    test rcx, rcx
    cmovz r8, rsi
    cmovz r9, rsi
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    # the first lane's digits, by the nominal a
    # step, digit in vector 0
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm10
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq xmm24, xmm25, 52
    valignq zmm0, zmm31, zmm25, 2
    vpmadd52luq zmm1, zmm30, zmm11
    vpmadd52luq zmm2, zmm30, zmm12
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm4, zmm30, zmm14
    vpmadd52huq zmm1, zmm30, zmm10
    vpmadd52huq zmm2, zmm30, zmm11
    vpmadd52huq zmm3, zmm30, zmm12
    vpmadd52huq zmm4, zmm30, zmm13
    vpmadd52huq zmm0, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # true digits
    valignq zmm25, zmm29, zmm31, 6
    vpaddq zmm25, zmm25, zmm10
    vmovdqa64 zmm28, zmm11
    vpandq zmm28, zmm28, zmm12
    vpandq zmm28, zmm28, zmm13
    vpandq zmm28, zmm28, zmm14
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 704]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 704], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 704]
    kmovb eax, k2
    kmovb r10d, k3
    lea r11d, [4*rax]
    and r11d, r10d
    or eax, r11d
    shl eax, 2
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 768]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm11
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm12
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vpaddq zmm28, zmm27, zmm13
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 192], zmm28
    vpaddq zmm28, zmm27, zmm14
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 256], zmm28
    vpxorq zmm28, zmm28, zmm28
    # step, digit in vector 1
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm10
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm6
    vpxorq zmm6, zmm6, zmm6
    vpsrlq xmm24, xmm25, 52
    valignq zmm1, zmm31, zmm25, 2
    vpmadd52luq zmm2, zmm30, zmm11
    vpmadd52luq zmm3, zmm30, zmm12
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52huq zmm2, zmm30, zmm10
    vpmadd52huq zmm3, zmm30, zmm11
    vpmadd52huq zmm4, zmm30, zmm12
    vpmadd52huq zmm0, zmm30, zmm13
    vpmadd52huq zmm1, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 2
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52luq zmm2, zmm30, zmm10
    vpmadd52luq zmm7, zmm28, zmm15
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm7
    vpxorq zmm7, zmm7, zmm7
    vpsrlq xmm24, xmm25, 52
    valignq zmm2, zmm31, zmm25, 2
    vpmadd52luq zmm3, zmm30, zmm11
    vpmadd52luq zmm4, zmm30, zmm12
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm8, zmm28, zmm16
    vpmadd52luq zmm9, zmm28, zmm17
    vpmadd52luq zmm5, zmm28, zmm18
    vpmadd52luq zmm6, zmm28, zmm19
    vpmadd52huq zmm3, zmm30, zmm10
    vpmadd52huq zmm4, zmm30, zmm11
    vpmadd52huq zmm0, zmm30, zmm12
    vpmadd52huq zmm1, zmm30, zmm13
    vpmadd52huq zmm2, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 3
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52luq zmm3, zmm30, zmm10
    vpmadd52luq zmm8, zmm28, zmm15
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpsrlq xmm24, xmm25, 52
    valignq zmm3, zmm31, zmm25, 2
    vpmadd52huq zmm9, zmm27, zmm16
    vpmadd52huq zmm5, zmm27, zmm17
    vpmadd52huq zmm6, zmm27, zmm18
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52luq zmm4, zmm30, zmm11
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm9, zmm28, zmm16
    vpmadd52luq zmm5, zmm28, zmm17
    vpmadd52luq zmm6, zmm28, zmm18
    vpmadd52luq zmm7, zmm28, zmm19
    vpmadd52huq zmm4, zmm30, zmm10
    vpmadd52huq zmm0, zmm30, zmm11
    vpmadd52huq zmm1, zmm30, zmm12
    vpmadd52huq zmm2, zmm30, zmm13
    vpmadd52huq zmm3, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 4
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 256]
    vpmadd52huq zmm9, zmm27, zmm15
    vpmadd52luq zmm4, zmm30, zmm10
    vpmadd52luq zmm9, zmm28, zmm15
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpsrlq xmm24, xmm25, 52
    valignq zmm4, zmm31, zmm25, 2
    vpmadd52huq zmm5, zmm27, zmm16
    vpmadd52huq zmm6, zmm27, zmm17
    vpmadd52huq zmm7, zmm27, zmm18
    vpmadd52huq zmm8, zmm27, zmm19
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52luq zmm1, zmm30, zmm12
    vpmadd52luq zmm2, zmm30, zmm13
    vpmadd52luq zmm3, zmm30, zmm14
    vpmadd52luq zmm5, zmm28, zmm16
    vpmadd52luq zmm6, zmm28, zmm17
    vpmadd52luq zmm7, zmm28, zmm18
    vpmadd52luq zmm8, zmm28, zmm19
    vpmadd52huq zmm0, zmm30, zmm10
    vpmadd52huq zmm1, zmm30, zmm11
    vpmadd52huq zmm2, zmm30, zmm12
    vpmadd52huq zmm3, zmm30, zmm13
    vpmadd52huq zmm4, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # the first lane's digits by the lane carries
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52huq zmm1, zmm30, zmm29
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm29
    vpmadd52huq zmm2, zmm30, zmm29
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52luq zmm2, zmm30, zmm29
    vpmadd52huq zmm3, zmm30, zmm29
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vpmadd52luq zmm3, zmm30, zmm29
    vpmadd52huq zmm4, zmm30, zmm29
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 256]
    vpmadd52luq zmm4, zmm30, zmm29
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm30, zmm29
    valignq zmm25, zmm25, zmm31, 6
    vpaddq zmm0, zmm0, zmm25
    vmovdqa64 zmm10, zmmword ptr [rdi + 0]
    vmovdqa64 zmm11, zmmword ptr [rdi + 64]
    vmovdqa64 zmm12, zmmword ptr [rdi + 128]
    vmovdqa64 zmm13, zmmword ptr [rdi + 192]
    vmovdqa64 zmm14, zmmword ptr [rdi + 256]
    # the digits of all other lanes but the last
    lea r8, [r9 + 16]
    mov r9d, 2
3:
    # step, digit in vector 0
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52luq zmm0, zmm30, zmm10
    vpmadd52luq zmm5, zmm28, zmm15
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq xmm24, xmm25, 52
    valignq zmm0, zmm31, zmm25, 2
    vpmadd52huq zmm6, zmm27, zmm16
    vpmadd52huq zmm7, zmm27, zmm17
    vpmadd52huq zmm8, zmm27, zmm18
    vpmadd52huq zmm9, zmm27, zmm19
    vpmadd52luq zmm1, zmm30, zmm11
    vpmadd52luq zmm2, zmm30, zmm12
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm4, zmm30, zmm14
    vpmadd52luq zmm6, zmm28, zmm16
    vpmadd52luq zmm7, zmm28, zmm17
    vpmadd52luq zmm8, zmm28, zmm18
    vpmadd52luq zmm9, zmm28, zmm19
    vpmadd52huq zmm1, zmm30, zmm10
    vpmadd52huq zmm2, zmm30, zmm11
    vpmadd52huq zmm3, zmm30, zmm12
    vpmadd52huq zmm4, zmm30, zmm13
    vpmadd52huq zmm0, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 1
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52huq zmm6, zmm27, zmm15
    vpmadd52luq zmm1, zmm30, zmm10
    vpmadd52luq zmm6, zmm28, zmm15
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm6
    vpxorq zmm6, zmm6, zmm6
    vpsrlq xmm24, xmm25, 52
    valignq zmm1, zmm31, zmm25, 2
    vpmadd52huq zmm7, zmm27, zmm16
    vpmadd52huq zmm8, zmm27, zmm17
    vpmadd52huq zmm9, zmm27, zmm18
    vpmadd52huq zmm5, zmm27, zmm19
    vpmadd52luq zmm2, zmm30, zmm11
    vpmadd52luq zmm3, zmm30, zmm12
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52luq zmm7, zmm28, zmm16
    vpmadd52luq zmm8, zmm28, zmm17
    vpmadd52luq zmm9, zmm28, zmm18
    vpmadd52luq zmm5, zmm28, zmm19
    vpmadd52huq zmm2, zmm30, zmm10
    vpmadd52huq zmm3, zmm30, zmm11
    vpmadd52huq zmm4, zmm30, zmm12
    vpmadd52huq zmm0, zmm30, zmm13
    vpmadd52huq zmm1, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 2
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52luq zmm2, zmm30, zmm10
    vpmadd52luq zmm7, zmm28, zmm15
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm7
    vpxorq zmm7, zmm7, zmm7
    vpsrlq xmm24, xmm25, 52
    valignq zmm2, zmm31, zmm25, 2
    vpmadd52huq zmm8, zmm27, zmm16
    vpmadd52huq zmm9, zmm27, zmm17
    vpmadd52huq zmm5, zmm27, zmm18
    vpmadd52huq zmm6, zmm27, zmm19
    vpmadd52luq zmm3, zmm30, zmm11
    vpmadd52luq zmm4, zmm30, zmm12
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm8, zmm28, zmm16
    vpmadd52luq zmm9, zmm28, zmm17
    vpmadd52luq zmm5, zmm28, zmm18
    vpmadd52luq zmm6, zmm28, zmm19
    vpmadd52huq zmm3, zmm30, zmm10
    vpmadd52huq zmm4, zmm30, zmm11
    vpmadd52huq zmm0, zmm30, zmm12
    vpmadd52huq zmm1, zmm30, zmm13
    vpmadd52huq zmm2, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 3
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52luq zmm3, zmm30, zmm10
    vpmadd52luq zmm8, zmm28, zmm15
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpsrlq xmm24, xmm25, 52
    valignq zmm3, zmm31, zmm25, 2
    vpmadd52huq zmm9, zmm27, zmm16
    vpmadd52huq zmm5, zmm27, zmm17
    vpmadd52huq zmm6, zmm27, zmm18
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52luq zmm4, zmm30, zmm11
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm9, zmm28, zmm16
    vpmadd52luq zmm5, zmm28, zmm17
    vpmadd52luq zmm6, zmm28, zmm18
    vpmadd52luq zmm7, zmm28, zmm19
    vpmadd52huq zmm4, zmm30, zmm10
    vpmadd52huq zmm0, zmm30, zmm11
    vpmadd52huq zmm1, zmm30, zmm12
    vpmadd52huq zmm2, zmm30, zmm13
    vpmadd52huq zmm3, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 4
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 256]
    vpmadd52huq zmm9, zmm27, zmm15
    vpmadd52luq zmm4, zmm30, zmm10
    vpmadd52luq zmm9, zmm28, zmm15
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpsrlq xmm24, xmm25, 52
    valignq zmm4, zmm31, zmm25, 2
    vpmadd52huq zmm5, zmm27, zmm16
    vpmadd52huq zmm6, zmm27, zmm17
    vpmadd52huq zmm7, zmm27, zmm18
    vpmadd52huq zmm8, zmm27, zmm19
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52luq zmm1, zmm30, zmm12
    vpmadd52luq zmm2, zmm30, zmm13
    vpmadd52luq zmm3, zmm30, zmm14
    vpmadd52luq zmm5, zmm28, zmm16
    vpmadd52luq zmm6, zmm28, zmm17
    vpmadd52luq zmm7, zmm28, zmm18
    vpmadd52luq zmm8, zmm28, zmm19
    vpmadd52huq zmm0, zmm30, zmm10
    vpmadd52huq zmm1, zmm30, zmm11
    vpmadd52huq zmm2, zmm30, zmm12
    vpmadd52huq zmm3, zmm30, zmm13
    vpmadd52huq zmm4, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    add r8, 16
    dec r9d
    jnz 3b
    # the last lane's digits
    # step, digit in vector 0
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52luq zmm0, zmm30, zmm10
    vpmadd52luq zmm5, zmm28, zmm15
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq xmm24, xmm25, 52
    valignq zmm0, zmm31, zmm25, 2
    vpmadd52huq zmm6, zmm27, zmm16
    vpmadd52huq zmm7, zmm27, zmm17
    vpmadd52huq zmm8, zmm27, zmm18
    vpmadd52huq zmm9, zmm27, zmm19
    vpmadd52luq zmm1, zmm30, zmm11
    vpmadd52luq zmm2, zmm30, zmm12
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm4, zmm30, zmm14
    vpmadd52luq zmm6, zmm28, zmm16
    vpmadd52luq zmm7, zmm28, zmm17
    vpmadd52luq zmm8, zmm28, zmm18
    vpmadd52luq zmm9, zmm28, zmm19
    vpmadd52huq zmm1, zmm30, zmm10
    vpmadd52huq zmm2, zmm30, zmm11
    vpmadd52huq zmm3, zmm30, zmm12
    vpmadd52huq zmm4, zmm30, zmm13
    vpmadd52huq zmm0, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 1
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52huq zmm6, zmm27, zmm15
    vpmadd52luq zmm1, zmm30, zmm10
    vpmadd52luq zmm6, zmm28, zmm15
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm6
    vpxorq zmm6, zmm6, zmm6
    vpsrlq xmm24, xmm25, 52
    valignq zmm1, zmm31, zmm25, 2
    vpmadd52huq zmm7, zmm27, zmm16
    vpmadd52huq zmm8, zmm27, zmm17
    vpmadd52huq zmm9, zmm27, zmm18
    vpmadd52huq zmm5, zmm27, zmm19
    vpmadd52luq zmm2, zmm30, zmm11
    vpmadd52luq zmm3, zmm30, zmm12
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52luq zmm7, zmm28, zmm16
    vpmadd52luq zmm8, zmm28, zmm17
    vpmadd52luq zmm9, zmm28, zmm18
    vpmadd52luq zmm5, zmm28, zmm19
    vpmadd52huq zmm2, zmm30, zmm10
    vpmadd52huq zmm3, zmm30, zmm11
    vpmadd52huq zmm4, zmm30, zmm12
    vpmadd52huq zmm0, zmm30, zmm13
    vpmadd52huq zmm1, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # step, digit in vector 2
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52luq zmm2, zmm30, zmm10
    vpmadd52luq zmm7, zmm28, zmm15
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm7
    vpxorq zmm7, zmm7, zmm7
    vpsrlq xmm24, xmm25, 52
    valignq zmm2, zmm31, zmm25, 2
    vpmadd52huq zmm8, zmm27, zmm16
    vpmadd52huq zmm9, zmm27, zmm17
    vpmadd52huq zmm5, zmm27, zmm18
    vpmadd52huq zmm6, zmm27, zmm19
    vpmadd52luq zmm3, zmm30, zmm11
    vpmadd52luq zmm4, zmm30, zmm12
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm8, zmm28, zmm16
    vpmadd52luq zmm9, zmm28, zmm17
    vpmadd52luq zmm5, zmm28, zmm18
    vpmadd52luq zmm6, zmm28, zmm19
    vpmadd52huq zmm3, zmm30, zmm10
    vpmadd52huq zmm4, zmm30, zmm11
    vpmadd52huq zmm0, zmm30, zmm12
    vpmadd52huq zmm1, zmm30, zmm13
    vpmadd52huq zmm2, zmm30, zmm14
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vshufi64x2 zmm26, zmm25, zmm25, 0
    # the last two digits, by the true modulus
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vbroadcasti64x2 zmm29, xmmword ptr [r8 + 256]
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52luq zmm3, zmm30, zmm10
    vpmadd52luq zmm8, zmm28, zmm15
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm3, zmm3, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm3, zmmword ptr [rdx + 640]
    vshufi64x2 zmm25, zmm25, zmm25, 0
    vpmadd52huq zmm9, zmm27, zmm16
    vpmadd52huq zmm5, zmm27, zmm17
    vpmadd52huq zmm6, zmm27, zmm18
    vpmadd52huq zmm7, zmm27, zmm19
    vpmadd52luq zmm4, zmm30, zmm11
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm9, zmm28, zmm16
    vpmadd52luq zmm5, zmm28, zmm17
    vpmadd52luq zmm6, zmm28, zmm18
    vpmadd52luq zmm7, zmm28, zmm19
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm3, zmmword ptr [rdx + 640]
    vpmadd52luq zmm27, zmm3, zmmword ptr [rdx + 832]
    vpsrlq zmm24, zmm3, 52
    vpmadd52luq zmm27, zmm24, zmmword ptr [rdx + 640]
    vpmadd52huq zmm4, zmm30, zmm10
    vpmadd52huq zmm9, zmm28, zmm15
    vpmadd52luq zmm4, zmm29, zmm10
    vpmadd52luq zmm9, zmm26, zmm15
    vpaddq zmm4, zmm4, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm24, zmm24, zmm24
    vpmadd52luq zmm24, zmm4, zmmword ptr [rdx + 640]
    vpaddq zmm24, zmm24, zmm27
    vshufi64x2 zmm27, zmm24, zmm24, 0
    vpmadd52huq zmm0, zmm30, zmm11
    vpmadd52huq zmm5, zmm28, zmm16
    vpmadd52luq zmm0, zmm29, zmm11
    vpmadd52luq zmm5, zmm26, zmm16
    vpmadd52huq zmm1, zmm30, zmm12
    vpmadd52huq zmm6, zmm28, zmm17
    vpmadd52luq zmm1, zmm29, zmm12
    vpmadd52luq zmm6, zmm26, zmm17
    vpmadd52huq zmm2, zmm30, zmm13
    vpmadd52huq zmm7, zmm28, zmm18
    vpmadd52luq zmm2, zmm29, zmm13
    vpmadd52luq zmm7, zmm26, zmm18
    vpmadd52huq zmm8, zmm30, zmm14
    vpmadd52huq zmm8, zmm28, zmm19
    vpmadd52luq zmm8, zmm29, zmm14
    vpmadd52luq zmm8, zmm26, zmm19
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm8, zmm29, zmm13
    vpmadd52huq zmm9, zmm29, zmm14
    vpmadd52huq zmm5, zmm26, zmm15
    vpmadd52huq zmm6, zmm26, zmm16
    vpmadd52huq zmm7, zmm26, zmm17
    vpmadd52huq zmm8, zmm26, zmm18
    vpmadd52huq zmm9, zmm26, zmm19
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 576]
    vpsrlq xmm24, xmm3, 52
    valignq zmm3, zmm31, zmm3, 2
    vpmadd52huq zmm4, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm5, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm7, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm2, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm27, zmmword ptr [rdx + 576]
    vpaddq zmm4, zmm4, zmm24
    vpsrlq xmm24, xmm4, 52
    valignq zmm4, zmm31, zmm4, 2
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 576]
    vpaddq zmm0, zmm0, zmm24
    # nominal digits
    vmovdqa64 zmm28, zmmword ptr [rdx + 704]
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm29, zmm0, 52
    vpandq zmm10, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdx + 896], zmm10
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm1, zmm1, zmm29
    vpsrlq zmm29, zmm1, 52
    vpandq zmm11, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdx + 960], zmm11
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm2, zmm2, zmm29
    vpsrlq zmm29, zmm2, 52
    vpandq zmm12, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdx + 1024], zmm12
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm3, zmm3, zmm29
    vpsrlq zmm29, zmm3, 52
    vpandq zmm13, zmm3, zmm28
    vmovdqa64 zmmword ptr [rdx + 1088], zmm13
    vpaddq zmm4, zmm4, zmm9
    vpaddq zmm4, zmm4, zmm29
    vpsrlq zmm29, zmm4, 52
    vpandq zmm14, zmm4, zmm28
    vmovdqa64 zmmword ptr [rdx + 1152], zmm14
    dec rcx
    jns 2b
    # true digits
    valignq zmm25, zmm29, zmm31, 6
    vpaddq zmm25, zmm25, zmm10
    vmovdqa64 zmm28, zmm11
    vpandq zmm28, zmm28, zmm12
    vpandq zmm28, zmm28, zmm13
    vpandq zmm28, zmm28, zmm14
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 704]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 704], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 704]
    kmovb eax, k2
    kmovb r10d, k3
    lea r11d, [4*rax]
    and r11d, r10d
    or eax, r11d
    shl eax, 2
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 768]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm11
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm12
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vpaddq zmm28, zmm27, zmm13
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 192], zmm28
    vpaddq zmm28, zmm27, zmm14
    vpandq zmm28, zmm28, zmmword ptr [rdx + 704]
    vmovdqa64 zmmword ptr [rdi + 256], zmm28
    vzeroupper
    ret
