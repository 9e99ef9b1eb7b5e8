    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm6, zmmword ptr [rdx + 0]
    vmovdqa64 zmm7, zmmword ptr [rdx + 64]
    vmovdqa64 zmm4, zmmword ptr [rdi + 0]
    vmovdqa64 zmmword ptr [rdx + 512], zmm4
    vmovdqa64 zmm5, zmmword ptr [rdi + 64]
    vmovdqa64 zmmword ptr [rdx + 576], zmm5
    vpxorq zmm29, zmm29, zmm29
    # one product per pass: squares of the accumulator, at last the operand
2:
    lea r8, [rdx + 512]
    mov r9, rdi
    test rcx, rcx
    cmovz r8, rsi
    cmovz r9, rsi
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    # the first lane's digits, by the nominal a
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm4
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52luq zmm1, zmm30, zmm5
    vpmadd52huq zmm1, zmm30, zmm4
    vpmadd52huq zmm0, zmm30, zmm5
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm4
    vmovdqa64 zmm28, zmm5
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 320]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 320], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 320]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 384]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 320]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm5
    vpandq zmm28, zmm28, zmmword ptr [rdx + 320]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpxorq zmm28, zmm28, zmm28
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm4
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52luq zmm0, zmm30, zmm5
    vpmadd52huq zmm0, zmm30, zmm4
    vpmadd52huq zmm1, zmm30, zmm5
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # the first lane's digits by the lane carries
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm29
    vpmadd52huq zmm1, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm29
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm30, zmm29
    valignq zmm25, zmm25, zmm31, 7
    vpaddq zmm0, zmm0, zmm25
    vmovdqa64 zmm4, zmmword ptr [rdi + 0]
    vmovdqa64 zmm5, zmmword ptr [rdi + 64]
    # the digits of all other lanes but the last
    lea r8, [r9 + 8]
    mov r9d, 4
3:
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm2, zmm27, zmm6
    vpmadd52luq zmm0, zmm30, zmm4
    vpmadd52luq zmm2, zmm28, zmm6
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm3, zmm27, zmm7
    vpmadd52luq zmm1, zmm30, zmm5
    vpmadd52luq zmm3, zmm28, zmm7
    vpmadd52huq zmm1, zmm30, zmm4
    vpmadd52huq zmm0, zmm30, zmm5
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm3, zmm27, zmm6
    vpmadd52luq zmm1, zmm30, zmm4
    vpmadd52luq zmm3, zmm28, zmm6
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm2, zmm27, zmm7
    vpmadd52luq zmm0, zmm30, zmm5
    vpmadd52luq zmm2, zmm28, zmm7
    vpmadd52huq zmm0, zmm30, zmm4
    vpmadd52huq zmm1, zmm30, zmm5
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
    vpmadd52huq zmm2, zmm27, zmm6
    vpmadd52luq zmm0, zmm30, zmm4
    vpmadd52luq zmm2, zmm28, zmm6
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm0, zmm0, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm0, zmmword ptr [rdx + 256]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm3, zmm27, zmm7
    vpmadd52luq zmm1, zmm30, zmm5
    vpmadd52luq zmm3, zmm28, zmm7
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm0, zmmword ptr [rdx + 256]
    vpmadd52luq zmm27, zmm0, zmmword ptr [rdx + 448]
    vpsrlq zmm24, zmm0, 52
    vpmadd52luq zmm27, zmm24, zmmword ptr [rdx + 256]
    vpmadd52huq zmm1, zmm30, zmm4
    vpmadd52huq zmm3, zmm28, zmm6
    vpmadd52luq zmm1, zmm29, zmm4
    vpmadd52luq zmm3, zmm26, zmm6
    vpaddq zmm1, zmm1, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm24, zmm24, zmm24
    vpmadd52luq zmm24, zmm1, zmmword ptr [rdx + 256]
    vpaddq zmm24, zmm24, zmm27
    vpbroadcastq zmm27, xmm24
    vpmadd52huq zmm2, zmm30, zmm5
    vpmadd52huq zmm2, zmm28, zmm7
    vpmadd52luq zmm2, zmm29, zmm5
    vpmadd52luq zmm2, zmm26, zmm7
    vpmadd52huq zmm2, zmm29, zmm4
    vpmadd52huq zmm3, zmm29, zmm5
    vpmadd52huq zmm2, zmm26, zmm6
    vpmadd52huq zmm3, zmm26, zmm7
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 192]
    vpsrlq zmm24{k1}{z}, zmm0, 52
    valignq zmm0, zmm31, zmm0, 1
    vpmadd52huq zmm1, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm1, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm2, zmm25, zmmword ptr [rdx + 192]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 192]
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24{k1}{z}, zmm1, 52
    valignq zmm1, zmm31, zmm1, 1
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 192]
    vpaddq zmm0, zmm0, zmm24
    # nominal digits
    vmovdqa64 zmm28, zmmword ptr [rdx + 320]
    vpaddq zmm0, zmm0, zmm2
    vpsrlq zmm29, zmm0, 52
    vpandq zmm4, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdx + 512], zmm4
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm1, zmm1, zmm29
    vpsrlq zmm29, zmm1, 52
    vpandq zmm5, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdx + 576], zmm5
    dec rcx
    jns 2b
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm4
    vmovdqa64 zmm28, zmm5
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 320]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 320], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 320]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 384]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 320]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm5
    vpandq zmm28, zmm28, zmmword ptr [rdx + 320]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vzeroupper
    ret
