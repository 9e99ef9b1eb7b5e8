    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm20, zmmword ptr [rdi + 0]
    vmovdqa64 zmmword ptr [rdx + 1536], zmm20
    vmovdqa64 zmm21, zmmword ptr [rdi + 64]
    vmovdqa64 zmmword ptr [rdx + 1600], zmm21
    vmovdqa64 zmm22, zmmword ptr [rdi + 128]
    vmovdqa64 zmmword ptr [rdx + 1664], zmm22
    vmovdqa64 zmm23, zmmword ptr [rdi + 192]
    vmovdqa64 zmmword ptr [rdx + 1728], zmm23
    vmovdqa64 zmm25, zmmword ptr [rdi + 256]
    vmovdqa64 zmmword ptr [rdx + 1792], zmm25
    vmovdqa64 zmm25, zmmword ptr [rdi + 320]
    vmovdqa64 zmmword ptr [rdx + 1856], zmm25
    vmovdqa64 zmm25, zmmword ptr [rdi + 384]
    vmovdqa64 zmmword ptr [rdx + 1920], zmm25
    vmovdqa64 zmm25, zmmword ptr [rdi + 448]
    vmovdqa64 zmmword ptr [rdx + 1984], zmm25
    vmovdqa64 zmm25, zmmword ptr [rdi + 512]
    vmovdqa64 zmmword ptr [rdx + 2048], zmm25
    vmovdqa64 zmm25, zmmword ptr [rdi + 576]
    vmovdqa64 zmmword ptr [rdx + 2112], zmm25
    vpxorq zmm29, zmm29, zmm29
    # one product per pass: squares of the accumulator, at last the operand
2:
    lea r8, [rdx + 1536]
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
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    # the first lane's digits, by the nominal a
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52luq zmm0, zmm30, zmm20
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm10
    vpxorq zmm10, zmm10, zmm10
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm28, zmm21
    vpandq zmm28, zmm28, zmm22
    vpandq zmm28, zmm28, zmm23
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1792]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1856]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1920]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1984]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 2048]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 2112]
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 1344]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 1344], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 1344]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 1408]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm21
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm22
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vpaddq zmm28, zmm27, zmm23
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 192], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1792]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 256], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1856]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 320], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1920]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 384], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1984]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 448], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 2048]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 512], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 2112]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 576], zmm28
    vpxorq zmm28, zmm28, zmm28
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52luq zmm1, zmm30, zmm20
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm11
    vpxorq zmm11, zmm11, zmm11
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm13
    vpxorq zmm13, zmm13, zmm13
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm3, zmm31, zmm25, 1
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm14
    vpxorq zmm14, zmm14, zmm14
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm4, zmm31, zmm25, 1
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 5
    vpbroadcastq zmm30, qword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm5, zmm30, zmm20
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm5, zmm5, zmm24
    vpaddq zmm25, zmm5, zmm15
    vpxorq zmm15, zmm15, zmm15
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm5, zmm31, zmm25, 1
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmm21
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm8, zmm30, zmm23
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm30, zmm20
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm8, zmm30, zmm22
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 6
    vpbroadcastq zmm30, qword ptr [r8 + 384]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm6, zmm30, zmm20
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm6, zmm6, zmm24
    vpaddq zmm25, zmm6, zmm16
    vpxorq zmm16, zmm16, zmm16
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm6, zmm31, zmm25, 1
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm30, zmm21
    vpmadd52luq zmm8, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm23
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm0, zmm30, zmm23
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 7
    vpbroadcastq zmm30, qword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm25, zmm7, zmm17
    vpxorq zmm17, zmm17, zmm17
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm7, zmm31, zmm25, 1
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm30, zmm21
    vpmadd52luq zmm9, zmm30, zmm22
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm30, zmm20
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm0, zmm30, zmm22
    vpmadd52huq zmm1, zmm30, zmm23
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 8
    vpbroadcastq zmm30, qword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm8, zmm30, zmm20
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm8, zmm8, zmm24
    vpaddq zmm25, zmm8, zmm18
    vpxorq zmm18, zmm18, zmm18
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm8, zmm31, zmm25, 1
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm30, zmm21
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm0, zmm30, zmm21
    vpmadd52huq zmm1, zmm30, zmm22
    vpmadd52huq zmm2, zmm30, zmm23
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 2112]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 9
    vpbroadcastq zmm30, qword ptr [r8 + 576]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm9, zmm30, zmm20
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm9, zmm9, zmm24
    vpaddq zmm25, zmm9, zmm19
    vpxorq zmm19, zmm19, zmm19
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm9, zmm31, zmm25, 1
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdx + 2112]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm0, zmm30, zmm20
    vpmadd52huq zmm1, zmm30, zmm21
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm3, zmm30, zmm23
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdx + 1792]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdx + 1856]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdx + 1920]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdx + 1984]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdx + 2048]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdx + 2112]
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
    vpmadd52huq zmm3, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52luq zmm3, zmm30, zmm29
    vpmadd52huq zmm4, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52luq zmm4, zmm30, zmm29
    vpmadd52huq zmm5, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 320]
    vpmadd52luq zmm5, zmm30, zmm29
    vpmadd52huq zmm6, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 384]
    vpmadd52luq zmm6, zmm30, zmm29
    vpmadd52huq zmm7, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 448]
    vpmadd52luq zmm7, zmm30, zmm29
    vpmadd52huq zmm8, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 512]
    vpmadd52luq zmm8, zmm30, zmm29
    vpmadd52huq zmm9, zmm30, zmm29
    vpbroadcastq zmm30, qword ptr [r8 + 576]
    vpmadd52luq zmm9, zmm30, zmm29
    vpxorq zmm25, zmm25, zmm25
    vpmadd52huq zmm25, zmm30, zmm29
    valignq zmm25, zmm25, zmm31, 7
    vpaddq zmm0, zmm0, zmm25
    vmovdqa64 zmm20, zmmword ptr [rdi + 0]
    vmovdqa64 zmm21, zmmword ptr [rdi + 64]
    vmovdqa64 zmm22, zmmword ptr [rdi + 128]
    vmovdqa64 zmm23, zmmword ptr [rdi + 192]
    # the digits of all other lanes but the last
    lea r8, [r9 + 8]
    mov r9d, 6
3:
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm10
    vpxorq zmm10, zmm10, zmm10
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm11
    vpxorq zmm11, zmm11, zmm11
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm13
    vpxorq zmm13, zmm13, zmm13
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm3, zmm31, zmm25, 1
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm14
    vpxorq zmm14, zmm14, zmm14
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm4, zmm31, zmm25, 1
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 5
    vpbroadcastq zmm30, qword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm5, zmm30, zmm20
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm5, zmm5, zmm24
    vpaddq zmm25, zmm5, zmm15
    vpxorq zmm15, zmm15, zmm15
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm5, zmm31, zmm25, 1
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmm21
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm8, zmm30, zmm23
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm30, zmm20
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm8, zmm30, zmm22
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 6
    vpbroadcastq zmm30, qword ptr [r8 + 384]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm6, zmm30, zmm20
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm6, zmm6, zmm24
    vpaddq zmm25, zmm6, zmm16
    vpxorq zmm16, zmm16, zmm16
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm6, zmm31, zmm25, 1
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm30, zmm21
    vpmadd52luq zmm8, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm23
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm0, zmm30, zmm23
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 7
    vpbroadcastq zmm30, qword ptr [r8 + 448]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm25, zmm7, zmm17
    vpxorq zmm17, zmm17, zmm17
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm7, zmm31, zmm25, 1
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm30, zmm21
    vpmadd52luq zmm9, zmm30, zmm22
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm8, zmm30, zmm20
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm0, zmm30, zmm22
    vpmadd52huq zmm1, zmm30, zmm23
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 8
    vpbroadcastq zmm30, qword ptr [r8 + 512]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm8, zmm30, zmm20
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm8, zmm8, zmm24
    vpaddq zmm25, zmm8, zmm18
    vpxorq zmm18, zmm18, zmm18
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm8, zmm31, zmm25, 1
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm30, zmm21
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm30, zmm20
    vpmadd52huq zmm0, zmm30, zmm21
    vpmadd52huq zmm1, zmm30, zmm22
    vpmadd52huq zmm2, zmm30, zmm23
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 9
    vpbroadcastq zmm30, qword ptr [r8 + 576]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm9, zmm30, zmm20
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm9, zmm9, zmm24
    vpaddq zmm25, zmm9, zmm19
    vpxorq zmm19, zmm19, zmm19
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm9, zmm31, zmm25, 1
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm0, zmm30, zmm20
    vpmadd52huq zmm1, zmm30, zmm21
    vpmadd52huq zmm2, zmm30, zmm22
    vpmadd52huq zmm3, zmm30, zmm23
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    add r8, 8
    dec r9d
    jnz 3b
    # the last lane's digits
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm10
    vpxorq zmm10, zmm10, zmm10
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm1, zmm30, zmm20
    vpmadd52huq zmm2, zmm30, zmm21
    vpmadd52huq zmm3, zmm30, zmm22
    vpmadd52huq zmm4, zmm30, zmm23
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm11
    vpxorq zmm11, zmm11, zmm11
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm2, zmm30, zmm20
    vpmadd52huq zmm3, zmm30, zmm21
    vpmadd52huq zmm4, zmm30, zmm22
    vpmadd52huq zmm5, zmm30, zmm23
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm3, zmm30, zmm20
    vpmadd52huq zmm4, zmm30, zmm21
    vpmadd52huq zmm5, zmm30, zmm22
    vpmadd52huq zmm6, zmm30, zmm23
    vpmadd52huq zmm7, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm13
    vpxorq zmm13, zmm13, zmm13
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm3, zmm31, zmm25, 1
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm7, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm4, zmm30, zmm20
    vpmadd52huq zmm5, zmm30, zmm21
    vpmadd52huq zmm6, zmm30, zmm22
    vpmadd52huq zmm7, zmm30, zmm23
    vpmadd52huq zmm8, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm14
    vpxorq zmm14, zmm14, zmm14
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm4, zmm31, zmm25, 1
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm8, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm5, zmm30, zmm20
    vpmadd52huq zmm6, zmm30, zmm21
    vpmadd52huq zmm7, zmm30, zmm22
    vpmadd52huq zmm8, zmm30, zmm23
    vpmadd52huq zmm9, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 5
    vpbroadcastq zmm30, qword ptr [r8 + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm5, zmm30, zmm20
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm5, zmm5, zmm24
    vpaddq zmm25, zmm5, zmm15
    vpxorq zmm15, zmm15, zmm15
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm5, zmm31, zmm25, 1
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmm21
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm8, zmm30, zmm23
    vpmadd52luq zmm9, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm6, zmm30, zmm20
    vpmadd52huq zmm7, zmm30, zmm21
    vpmadd52huq zmm8, zmm30, zmm22
    vpmadd52huq zmm9, zmm30, zmm23
    vpmadd52huq zmm0, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # step, digit in vector 6
    vpbroadcastq zmm30, qword ptr [r8 + 384]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm6, zmm30, zmm20
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm6, zmm6, zmm24
    vpaddq zmm25, zmm6, zmm16
    vpxorq zmm16, zmm16, zmm16
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm6, zmm31, zmm25, 1
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm30, zmm21
    vpmadd52luq zmm8, zmm30, zmm22
    vpmadd52luq zmm9, zmm30, zmm23
    vpmadd52luq zmm0, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm7, zmm30, zmm20
    vpmadd52huq zmm8, zmm30, zmm21
    vpmadd52huq zmm9, zmm30, zmm22
    vpmadd52huq zmm0, zmm30, zmm23
    vpmadd52huq zmm1, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    # the last two digits, by the true modulus
    vpbroadcastq zmm30, qword ptr [r8 + 448]
    vpbroadcastq zmm29, qword ptr [r8 + 512]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm17, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm7, zmm7, zmm17
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm7, zmmword ptr [rdx + 1280]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 512]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm30, zmm21
    vpmadd52luq zmm9, zmm30, zmm22
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm1, zmm30, zmmword ptr [rdi + 256]
    vpmadd52luq zmm2, zmm30, zmmword ptr [rdi + 320]
    vpmadd52luq zmm3, zmm30, zmmword ptr [rdi + 384]
    vpmadd52luq zmm4, zmm30, zmmword ptr [rdi + 448]
    vpmadd52luq zmm5, zmm30, zmmword ptr [rdi + 512]
    vpmadd52luq zmm6, zmm30, zmmword ptr [rdi + 576]
    vpmadd52luq zmm18, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm19, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm16, zmm28, zmmword ptr [rdx + 576]
    vpxorq zmm27, zmm27, zmm27
    vpmadd52huq zmm27, zmm7, zmmword ptr [rdx + 1280]
    vpmadd52luq zmm27, zmm7, zmmword ptr [rdx + 1472]
    vpsrlq zmm24, zmm7, 52
    vpmadd52luq zmm27, zmm24, zmmword ptr [rdx + 1280]
    vpmadd52huq zmm8, zmm30, zmm20
    vpmadd52huq zmm18, zmm28, zmmword ptr [rdx + 0]
    vpmadd52luq zmm8, zmm29, zmm20
    vpmadd52luq zmm18, zmm26, zmmword ptr [rdx + 0]
    vpaddq zmm8, zmm8, zmm18
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm24, zmm24, zmm24
    vpmadd52luq zmm24, zmm8, zmmword ptr [rdx + 1280]
    vpaddq zmm24, zmm24, zmm27
    vpbroadcastq zmm27, xmm24
    vpmadd52huq zmm9, zmm30, zmm21
    vpmadd52huq zmm19, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm9, zmm29, zmm21
    vpmadd52luq zmm19, zmm26, zmmword ptr [rdx + 64]
    vpmadd52huq zmm0, zmm30, zmm22
    vpmadd52huq zmm10, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm0, zmm29, zmm22
    vpmadd52luq zmm10, zmm26, zmmword ptr [rdx + 128]
    vpmadd52huq zmm1, zmm30, zmm23
    vpmadd52huq zmm11, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm1, zmm29, zmm23
    vpmadd52luq zmm11, zmm26, zmmword ptr [rdx + 192]
    vpmadd52huq zmm2, zmm30, zmmword ptr [rdi + 256]
    vpmadd52huq zmm12, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm29, zmmword ptr [rdi + 256]
    vpmadd52luq zmm12, zmm26, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm30, zmmword ptr [rdi + 320]
    vpmadd52huq zmm13, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm3, zmm29, zmmword ptr [rdi + 320]
    vpmadd52luq zmm13, zmm26, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm30, zmmword ptr [rdi + 384]
    vpmadd52huq zmm14, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm29, zmmword ptr [rdi + 384]
    vpmadd52luq zmm14, zmm26, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm30, zmmword ptr [rdi + 448]
    vpmadd52huq zmm15, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm5, zmm29, zmmword ptr [rdi + 448]
    vpmadd52luq zmm15, zmm26, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm30, zmmword ptr [rdi + 512]
    vpmadd52huq zmm16, zmm28, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm29, zmmword ptr [rdi + 512]
    vpmadd52luq zmm16, zmm26, zmmword ptr [rdx + 512]
    vpmadd52huq zmm17, zmm30, zmmword ptr [rdi + 576]
    vpmadd52huq zmm17, zmm28, zmmword ptr [rdx + 576]
    vpmadd52luq zmm17, zmm29, zmmword ptr [rdi + 576]
    vpmadd52luq zmm17, zmm26, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm29, zmm20
    vpmadd52huq zmm0, zmm29, zmm21
    vpmadd52huq zmm1, zmm29, zmm22
    vpmadd52huq zmm2, zmm29, zmm23
    vpmadd52huq zmm3, zmm29, zmmword ptr [rdi + 256]
    vpmadd52huq zmm4, zmm29, zmmword ptr [rdi + 320]
    vpmadd52huq zmm5, zmm29, zmmword ptr [rdi + 384]
    vpmadd52huq zmm6, zmm29, zmmword ptr [rdi + 448]
    vpmadd52huq zmm17, zmm29, zmmword ptr [rdi + 512]
    vpmadd52huq zmm18, zmm29, zmmword ptr [rdi + 576]
    vpmadd52huq zmm19, zmm26, zmmword ptr [rdx + 0]
    vpmadd52huq zmm10, zmm26, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm26, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm26, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm26, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm26, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm26, zmmword ptr [rdx + 384]
    vpmadd52huq zmm16, zmm26, zmmword ptr [rdx + 448]
    vpmadd52huq zmm17, zmm26, zmmword ptr [rdx + 512]
    vpmadd52huq zmm18, zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm8, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm9, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 960]
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm5, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rdx + 1216]
    vpsrlq zmm24{k1}{z}, zmm7, 52
    valignq zmm7, zmm31, zmm7, 1
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm8, zmm27, zmmword ptr [rdx + 640]
    vpmadd52huq zmm19, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm9, zmm27, zmmword ptr [rdx + 704]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm0, zmm27, zmmword ptr [rdx + 768]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm1, zmm27, zmmword ptr [rdx + 832]
    vpmadd52huq zmm12, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm2, zmm27, zmmword ptr [rdx + 896]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rdx + 960]
    vpmadd52luq zmm3, zmm27, zmmword ptr [rdx + 960]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm4, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm5, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm16, zmm25, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm6, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm17, zmm25, zmmword ptr [rdx + 1216]
    vpmadd52luq zmm7, zmm27, zmmword ptr [rdx + 1216]
    vpaddq zmm8, zmm8, zmm24
    vpsrlq zmm24{k1}{z}, zmm8, 52
    valignq zmm8, zmm31, zmm8, 1
    vpmadd52huq zmm19, zmm27, zmmword ptr [rdx + 640]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 704]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 768]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 832]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 896]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 960]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm16, zmm27, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm17, zmm27, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm18, zmm27, zmmword ptr [rdx + 1216]
    vpaddq zmm9, zmm9, zmm24
    # nominal digits
    vmovdqa64 zmm28, zmmword ptr [rdx + 1344]
    vpaddq zmm9, zmm9, zmm19
    vpsrlq zmm29, zmm9, 52
    vpandq zmm20, zmm9, zmm28
    vmovdqa64 zmmword ptr [rdx + 1536], zmm20
    vpaddq zmm0, zmm0, zmm10
    vpaddq zmm0, zmm0, zmm29
    vpsrlq zmm29, zmm0, 52
    vpandq zmm21, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdx + 1600], zmm21
    vpaddq zmm1, zmm1, zmm11
    vpaddq zmm1, zmm1, zmm29
    vpsrlq zmm29, zmm1, 52
    vpandq zmm22, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdx + 1664], zmm22
    vpaddq zmm2, zmm2, zmm12
    vpaddq zmm2, zmm2, zmm29
    vpsrlq zmm29, zmm2, 52
    vpandq zmm23, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdx + 1728], zmm23
    vpaddq zmm3, zmm3, zmm13
    vpaddq zmm3, zmm3, zmm29
    vpsrlq zmm29, zmm3, 52
    vpandq zmm3, zmm3, zmm28
    vmovdqa64 zmmword ptr [rdx + 1792], zmm3
    vpaddq zmm4, zmm4, zmm14
    vpaddq zmm4, zmm4, zmm29
    vpsrlq zmm29, zmm4, 52
    vpandq zmm4, zmm4, zmm28
    vmovdqa64 zmmword ptr [rdx + 1856], zmm4
    vpaddq zmm5, zmm5, zmm15
    vpaddq zmm5, zmm5, zmm29
    vpsrlq zmm29, zmm5, 52
    vpandq zmm5, zmm5, zmm28
    vmovdqa64 zmmword ptr [rdx + 1920], zmm5
    vpaddq zmm6, zmm6, zmm16
    vpaddq zmm6, zmm6, zmm29
    vpsrlq zmm29, zmm6, 52
    vpandq zmm6, zmm6, zmm28
    vmovdqa64 zmmword ptr [rdx + 1984], zmm6
    vpaddq zmm7, zmm7, zmm17
    vpaddq zmm7, zmm7, zmm29
    vpsrlq zmm29, zmm7, 52
    vpandq zmm7, zmm7, zmm28
    vmovdqa64 zmmword ptr [rdx + 2048], zmm7
    vpaddq zmm8, zmm8, zmm18
    vpaddq zmm8, zmm8, zmm29
    vpsrlq zmm29, zmm8, 52
    vpandq zmm8, zmm8, zmm28
    vmovdqa64 zmmword ptr [rdx + 2112], zmm8
    dec rcx
    jns 2b
    # true digits
    valignq zmm25, zmm29, zmm31, 7
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm28, zmm21
    vpandq zmm28, zmm28, zmm22
    vpandq zmm28, zmm28, zmm23
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1792]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1856]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1920]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1984]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 2048]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 2112]
    vpcmpeqq k4, zmm28, zmmword ptr [rdx + 1344]
    vpcmpuq k2{k4}, zmm25, zmmword ptr [rdx + 1344], 6
    vpcmpeqq k3{k4}, zmm25, zmmword ptr [rdx + 1344]
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm25{k2}, zmm25, zmmword ptr [rdx + 1408]
    vmovdqa64 zmm28, zmm25
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 0], zmm28
    vpaddq zmm28, zmm27, zmm21
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 64], zmm28
    vpaddq zmm28, zmm27, zmm22
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 128], zmm28
    vpaddq zmm28, zmm27, zmm23
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 192], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1792]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 256], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1856]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 320], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1920]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 384], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 1984]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 448], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 2048]
    vpsrlq zmm27, zmm28, 52
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 512], zmm28
    vpaddq zmm28, zmm27, zmmword ptr [rdx + 2112]
    vpandq zmm28, zmm28, zmmword ptr [rdx + 1344]
    vmovdqa64 zmmword ptr [rdi + 576], zmm28
    vzeroupper
    ret
