    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm9, zmmword ptr [rdx + 0]
    vmovdqa64 zmm10, zmmword ptr [rdx + 64]
    vmovdqa64 zmm11, zmmword ptr [rdx + 128]
    vmovdqa64 zmm6, zmmword ptr [rdi + 0]
    vmovdqa64 zmmword ptr [rdx + 640], zmm6
    vmovdqa64 zmm7, zmmword ptr [rdi + 64]
    vmovdqa64 zmmword ptr [rdx + 704], zmm7
    vmovdqa64 zmm8, zmmword ptr [rdi + 128]
    vmovdqa64 zmmword ptr [rdx + 768], zmm8
    vpxorq zmm29, zmm29, zmm29
    # one product per pass: squares of the accumulator, at last the operand
2:
    lea r8, [rdx + 640]
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
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    # the first lane's digits, by the nominal a
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm6
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52luq zmm1, zmm30, zmm7
    vpmadd52luq zmm2, zmm30, zmm8
    vpmadd52huq zmm1, zmm30, zmm6
    vpmadd52huq zmm2, zmm30, zmm7
    vpmadd52huq zmm0, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm6
    vmovdqa64 zmm28, zmm7
    vpandq zmm28, zmm28, zmm8
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 448]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 448], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 448]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm7
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm8
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vpxorq zmm28, zmm28, zmm28
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm6
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm4
    vpxorq zmm4, zmm4, zmm4
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52luq zmm2, zmm30, zmm7
    vpmadd52luq zmm0, zmm30, zmm8
    vpmadd52huq zmm2, zmm30, zmm6
    vpmadd52huq zmm0, zmm30, zmm7
    vpmadd52huq zmm1, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52luq zmm2, zmm30, zmm6
    vpmadd52luq zmm5, zmm28, zmm9
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52luq zmm0, zmm30, zmm7
    vpmadd52luq zmm1, zmm30, zmm8
    vpmadd52luq zmm3, zmm28, zmm10
    vpmadd52luq zmm4, zmm28, zmm11
    vpmadd52huq zmm0, zmm30, zmm6
    vpmadd52huq zmm1, zmm30, zmm7
    vpmadd52huq zmm2, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # the first lane's digits by the lane carries
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52huq zmm1, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm29
    vpmadd52huq zmm2, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52luq zmm2, zmm30, zmm29
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm30, zmm29
    valignq zmm25, zmm25, zmm31, 7
    vpaddq zmm0, zmm0, zmm25
    vmovdqa64 zmm6, zmmword ptr [rdi + 0]
    vmovdqa64 zmm7, zmmword ptr [rdi + 64]
    vmovdqa64 zmm8, zmmword ptr [rdi + 128]
    # the digits of all other lanes but the last
    lea r8, [r9 + 8]
    mov r9d, 5
3:
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm3, zmm27, zmm9
    vpmadd52luq zmm0, zmm30, zmm6
    vpmadd52luq zmm3, zmm28, zmm9
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm4, zmm27, zmm10
    vpmadd52huq zmm5, zmm27, zmm11
    vpmadd52luq zmm1, zmm30, zmm7
    vpmadd52luq zmm2, zmm30, zmm8
    vpmadd52luq zmm4, zmm28, zmm10
    vpmadd52luq zmm5, zmm28, zmm11
    vpmadd52huq zmm1, zmm30, zmm6
    vpmadd52huq zmm2, zmm30, zmm7
    vpmadd52huq zmm0, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm4, zmm27, zmm9
    vpmadd52luq zmm1, zmm30, zmm6
    vpmadd52luq zmm4, zmm28, zmm9
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm4
    vpxorq zmm4, zmm4, zmm4
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm5, zmm27, zmm10
    vpmadd52huq zmm3, zmm27, zmm11
    vpmadd52luq zmm2, zmm30, zmm7
    vpmadd52luq zmm0, zmm30, zmm8
    vpmadd52luq zmm5, zmm28, zmm10
    vpmadd52luq zmm3, zmm28, zmm11
    vpmadd52huq zmm2, zmm30, zmm6
    vpmadd52huq zmm0, zmm30, zmm7
    vpmadd52huq zmm1, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm5, zmm27, zmm9
    vpmadd52luq zmm2, zmm30, zmm6
    vpmadd52luq zmm5, zmm28, zmm9
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm5
    vpxorq zmm5, zmm5, zmm5
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm3, zmm27, zmm10
    vpmadd52huq zmm4, zmm27, zmm11
    vpmadd52luq zmm0, zmm30, zmm7
    vpmadd52luq zmm1, zmm30, zmm8
    vpmadd52luq zmm3, zmm28, zmm10
    vpmadd52luq zmm4, zmm28, zmm11
    vpmadd52huq zmm0, zmm30, zmm6
    vpmadd52huq zmm1, zmm30, zmm7
    vpmadd52huq zmm2, zmm30, zmm8
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    add r8, 8
    dec r9d
    jnz 3b
    # the last lane's digits
    # the last two digits, by the true modulus
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpbroadcastq zmm29, qword ptr [r8 + 64]
    vpmadd52huq zmm3, zmm27, zmm9
    vpmadd52luq zmm0, zmm30, zmm6
    vpmadd52luq zmm3, zmm28, zmm9
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm0, zmm0, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm0, zmmword ptr [rdx + 384]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm4, zmm27, zmm10
    vpmadd52huq zmm5, zmm27, zmm11
    vpmadd52luq zmm1, zmm30, zmm7
    vpmadd52luq zmm2, zmm30, zmm8
    vpmadd52luq zmm4, zmm28, zmm10
    vpmadd52luq zmm5, zmm28, zmm11
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm0, zmmword ptr [rdx + 384]
    vpmadd52luq zmm27, zmm0, zmmword ptr [rdx + 576]
    vpsrlq zmm24, zmm0, 52
    vpmadd52luq zmm27, zmm24, zmmword ptr [rdx + 384]
    vpmadd52huq zmm1, zmm30, zmm6
    vpmadd52huq zmm4, zmm28, zmm9
    vpmadd52luq zmm1, zmm29, zmm6
    vpmadd52luq zmm4, zmm26, zmm9
    vpaddq zmm1, zmm1, zmm4
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm24, zmm24, zmm24
    vpmadd52luq zmm24, zmm1, zmmword ptr [rdx + 384]
    vpaddq zmm24, zmm24, zmm27
    vpbroadcastq zmm27, xmm24
    vpmadd52huq zmm2, zmm30, zmm7
    vpmadd52huq zmm5, zmm28, zmm10
    vpmadd52luq zmm2, zmm29, zmm7
    vpmadd52luq zmm5, zmm26, zmm10
    vpmadd52huq zmm3, zmm30, zmm8
    vpmadd52huq zmm3, zmm28, zmm11
    vpmadd52luq zmm3, zmm29, zmm8
    vpmadd52luq zmm3, zmm26, zmm11
    vpmadd52huq zmm2, zmm29, zmm6
    vpmadd52huq zmm3, zmm29, zmm7
    vpmadd52huq zmm4, zmm29, zmm8
    vpmadd52huq zmm5, zmm26, zmm9
    vpmadd52huq zmm3, zmm26, zmm10
    vpmadd52huq zmm4, zmm26, zmm11
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 192]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 320]
    vpsrlq zmm24{k1}{z}, zmm0, 52
    valignq zmm0, zmm31, zmm0, 1
    vpmadd52huq zmm1, zmm25, zmmword ptr [rdx + 192]
    vpmadd52luq zmm1, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm5, zmm25, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm25, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 320]
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24{k1}{z}, zmm1, 52
    valignq zmm1, zmm31, zmm1, 1
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 320]
    vpaddq zmm2, zmm2, zmm24
    # nominal digits
    vmovdqa64 zmm28, zmmword ptr [rdx + 448]
    vpaddq zmm2, zmm2, zmm5
    vpsrlq zmm29, zmm2, 52
    vpandq zmm6, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdx + 640], zmm6
    vpaddq zmm0, zmm0, zmm3
    vpaddq zmm0, zmm0, zmm29
    vpsrlq zmm29, zmm0, 52
    vpandq zmm7, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdx + 704], zmm7
    vpaddq zmm1, zmm1, zmm4
    vpaddq zmm1, zmm1, zmm29
    vpsrlq zmm29, zmm1, 52
    vpandq zmm8, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdx + 768], zmm8
    dec rcx
    jns 2b
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm6
    vmovdqa64 zmm28, zmm7
    vpandq zmm28, zmm28, zmm8
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 448]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 448], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 448]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm7
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm8
    vpandq zmm28, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vzeroupper
    ret
