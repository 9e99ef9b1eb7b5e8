    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm15, zmmword ptr [rdx + 0]
    vmovdqa64 zmm16, zmmword ptr [rdx + 64]
    vmovdqa64 zmm17, zmmword ptr [rdx + 128]
    vmovdqa64 zmm18, zmmword ptr [rdx + 192]
    vmovdqa64 zmm19, zmmword ptr [rdx + 256]
    vmovdqa64 zmm10, zmmword ptr [rdi + 0]
    vmovdqa64 zmm11, zmmword ptr [rdi + 64]
    vmovdqa64 zmm12, zmmword ptr [rdi + 128]
    vmovdqa64 zmm13, zmmword ptr [rdi + 192]
    vmovdqa64 zmm14, zmmword ptr [rdi + 256]
    # one product per pass: squares of the accumulator, at last the operand
2:
    mov r8, rdi
    test rcx, rcx
    cmovz r8, rsi
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
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    mov r9d, 7
    # the digits of all lanes but the last
3:
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52luq zmm0, zmm30, zmm10
    vpmadd52luq zmm5, zmm28, zmm15
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm3, zmm29, zmm13
    vpmadd52huq zmm4, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm10
    vpmadd52huq zmm6, zmm27, zmm15
    vpmadd52luq zmm1, zmm30, zmm10
    vpmadd52luq zmm6, zmm28, zmm15
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm6
    vpxorq zmm6, zmm6, zmm6
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm2, zmm29, zmm11
    vpmadd52huq zmm3, zmm29, zmm12
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52huq zmm0, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm10
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52luq zmm2, zmm30, zmm10
    vpmadd52luq zmm7, zmm28, zmm15
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm7
    vpxorq zmm7, zmm7, zmm7
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm3, zmm29, zmm11
    vpmadd52huq zmm4, zmm29, zmm12
    vpmadd52huq zmm0, zmm29, zmm13
    vpmadd52huq zmm1, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm10
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52luq zmm3, zmm30, zmm10
    vpmadd52luq zmm8, zmm28, zmm15
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm3, zmm31, zmm25, 1
    vpmadd52huq zmm4, zmm29, zmm11
    vpmadd52huq zmm0, zmm29, zmm12
    vpmadd52huq zmm1, zmm29, zmm13
    vpmadd52huq zmm2, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm4, zmm29, zmm10
    vpmadd52huq zmm9, zmm27, zmm15
    vpmadd52luq zmm4, zmm30, zmm10
    vpmadd52luq zmm9, zmm28, zmm15
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm4, zmm31, zmm25, 1
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52huq zmm1, zmm29, zmm12
    vpmadd52huq zmm2, zmm29, zmm13
    vpmadd52huq zmm3, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    add r8, 8
    dec r9d
    jnz 3b
    # the last lane's digits
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52luq zmm0, zmm30, zmm10
    vpmadd52luq zmm5, zmm28, zmm15
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm3, zmm29, zmm13
    vpmadd52huq zmm4, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm10
    vpmadd52huq zmm6, zmm27, zmm15
    vpmadd52luq zmm1, zmm30, zmm10
    vpmadd52luq zmm6, zmm28, zmm15
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm6
    vpxorq zmm6, zmm6, zmm6
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm2, zmm29, zmm11
    vpmadd52huq zmm3, zmm29, zmm12
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52huq zmm0, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm10
    vpmadd52huq zmm7, zmm27, zmm15
    vpmadd52luq zmm2, zmm30, zmm10
    vpmadd52luq zmm7, zmm28, zmm15
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm7
    vpxorq zmm7, zmm7, zmm7
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm3, zmm29, zmm11
    vpmadd52huq zmm4, zmm29, zmm12
    vpmadd52huq zmm0, zmm29, zmm13
    vpmadd52huq zmm1, zmm29, zmm14
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
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # the true modulus, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm10
    vpmadd52huq zmm8, zmm27, zmm15
    vpmadd52luq zmm3, zmm30, zmm10
    vpmadd52luq zmm8, zmm28, zmm15
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm3, zmm3, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm3, zmmword ptr [rdx + 640]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm4, zmm29, zmm11
    vpmadd52huq zmm0, zmm29, zmm12
    vpmadd52huq zmm1, zmm29, zmm13
    vpmadd52huq zmm2, zmm29, zmm14
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
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 576]
    vpsrlq zmm24{k1}{z}, zmm3, 52
    valignq zmm3, zmm31, zmm3, 1
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 320]
    vpmadd52huq zmm5, zmm25, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rdx + 448]
    vpmadd52huq zmm7, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # the true modulus, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm4, zmm29, zmm10
    vpmadd52huq zmm9, zmm27, zmm15
    vpmadd52luq zmm4, zmm30, zmm10
    vpmadd52luq zmm9, zmm28, zmm15
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm4, zmm4, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm4, zmmword ptr [rdx + 640]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52huq zmm1, zmm29, zmm12
    vpmadd52huq zmm2, zmm29, zmm13
    vpmadd52huq zmm3, zmm29, zmm14
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
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 384]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 576]
    vpsrlq zmm24{k1}{z}, zmm4, 52
    valignq zmm4, zmm31, zmm4, 1
    vpmadd52huq zmm5, zmm25, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm25, zmmword ptr [rdx + 384]
    vpmadd52huq zmm7, zmm25, zmmword ptr [rdx + 448]
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # what is still due
    vpaddq zmm0, zmm0, zmm24
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm3, zmm29, zmm13
    vpmadd52huq zmm4, zmm29, zmm14
    vpmadd52huq zmm5, zmm27, zmm15
    vpmadd52huq zmm6, zmm27, zmm16
    vpmadd52huq zmm7, zmm27, zmm17
    vpmadd52huq zmm8, zmm27, zmm18
    vpmadd52huq zmm9, zmm27, zmm19
    # normalise
    vmovdqa64 zmm28, zmmword ptr [rdx + 704]
    vpaddq zmm0, zmm0, zmm5
    vpaddq zmm1, zmm1, zmm6
    vpaddq zmm2, zmm2, zmm7
    vpaddq zmm3, zmm3, zmm8
    vpaddq zmm4, zmm4, zmm9
    vpsrlq zmm24, zmm0, 52
    vpandq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24, zmm1, 52
    vpandq zmm1, zmm1, zmm28
    vpaddq zmm2, zmm2, zmm24
    vpsrlq zmm24, zmm2, 52
    vpandq zmm2, zmm2, zmm28
    vpaddq zmm3, zmm3, zmm24
    vpsrlq zmm24, zmm3, 52
    vpandq zmm3, zmm3, zmm28
    vpaddq zmm4, zmm4, zmm24
    vpsrlq zmm24, zmm4, 52
    vpandq zmm4, zmm4, zmm28
    valignq zmm24, zmm24, zmm31, 7
    vpaddq zmm0, zmm0, zmm24
    vmovdqa64 zmm7, zmm1
    vpandq zmm8, zmm1, zmm2
    vpandq zmm9, zmm8, zmm3
    vpandq zmm26, zmm9, zmm4
    vpcmpeqq k4, zmm26, zmm28
    vpcmpuq k2{k4}, zmm0, zmm28, 6
    vpcmpeqq k3{k4}, zmm0, zmm28
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm0{k2}, zmm0, zmmword ptr [rdx + 768]
    vpsrlq zmm24, zmm0, 52
    vpandq zmm0, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdi + 0], zmm0
    vmovdqa64 zmm10, zmm0
    vpaddq zmm1, zmm1, zmm24
    vpandq zmm1, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdi + 64], zmm1
    vmovdqa64 zmm11, zmm1
    vpaddq zmm7, zmm7, zmm24
    vpsrlq zmm7, zmm7, 52
    vpaddq zmm2, zmm2, zmm7
    vpandq zmm2, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdi + 128], zmm2
    vmovdqa64 zmm12, zmm2
    vpaddq zmm8, zmm8, zmm24
    vpsrlq zmm8, zmm8, 52
    vpaddq zmm3, zmm3, zmm8
    vpandq zmm3, zmm3, zmm28
    vmovdqa64 zmmword ptr [rdi + 192], zmm3
    vmovdqa64 zmm13, zmm3
    vpaddq zmm9, zmm9, zmm24
    vpsrlq zmm9, zmm9, 52
    vpaddq zmm4, zmm4, zmm9
    vpandq zmm4, zmm4, zmm28
    vmovdqa64 zmmword ptr [rdi + 256], zmm4
    vmovdqa64 zmm14, zmm4
    dec rcx
    jns 2b
    vzeroupper
    ret
