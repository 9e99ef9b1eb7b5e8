    vpxorq zmm31, zmm31, zmm31
    vmovdqa64 zmm20, zmmword ptr [rdx + 0]
    vmovdqa64 zmm21, zmmword ptr [rdx + 64]
    vmovdqa64 zmm22, zmmword ptr [rdx + 128]
    vmovdqa64 zmm23, zmmword ptr [rdx + 192]
    # one product per pass: squares of the accumulator, at last the operand
2:
    mov r8, rdi
    test rcx, rcx
    cmovz r8, rsi
    vmovdqa64 zmm10, zmmword ptr [rdi + 0]
    vmovdqa64 zmm11, zmmword ptr [rdi + 64]
    vmovdqa64 zmm12, zmmword ptr [rdi + 128]
    vmovdqa64 zmm13, zmmword ptr [rdi + 192]
    vmovdqa64 zmm14, zmmword ptr [rdi + 256]
    vmovdqa64 zmm15, zmmword ptr [rdi + 320]
    vmovdqa64 zmm16, zmmword ptr [rdi + 384]
    vmovdqa64 zmm17, zmmword ptr [rdi + 448]
    vmovdqa64 zmm18, zmmword ptr [rdi + 512]
    vmovdqa64 zmm19, zmmword ptr [rdi + 576]
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
    vpxorq zmm24, zmm24, zmm24
    mov r9d, 3
    # the digits of all lanes but the last
3:
    # step, digit in vector 0
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm0, zmm27, zmm20
    vpmadd52luq zmm0, zmm30, zmm10
    vpaddq zmm0, zmm0, zmm24
    vpmadd52luq zmm0, zmm28, zmm20
    vshufi64x2 zmm26, zmm0, zmm0, 0
    vpsrlq xmm24, xmm0, 52
    valignq zmm0, zmm31, zmm0, 2
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm1, zmm27, zmm21
    vpmadd52luq zmm1, zmm30, zmm11
    vpmadd52luq zmm1, zmm28, zmm21
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm2, zmm27, zmm22
    vpmadd52luq zmm2, zmm30, zmm12
    vpmadd52luq zmm2, zmm28, zmm22
    vpmadd52huq zmm3, zmm29, zmm13
    vpmadd52huq zmm3, zmm27, zmm23
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm3, zmm28, zmm23
    vpmadd52huq zmm4, zmm29, zmm14
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm14
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm5, zmm29, zmm15
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm30, zmm15
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm29, zmm16
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm30, zmm16
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm7, zmm29, zmm17
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm30, zmm17
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm8, zmm29, zmm18
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm30, zmm18
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm29, zmm19
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm30, zmm19
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm10
    vpmadd52huq zmm1, zmm27, zmm20
    vpmadd52luq zmm1, zmm30, zmm10
    vpaddq zmm1, zmm1, zmm24
    vpmadd52luq zmm1, zmm28, zmm20
    vshufi64x2 zmm26, zmm1, zmm1, 0
    vpsrlq xmm24, xmm1, 52
    valignq zmm1, zmm31, zmm1, 2
    vpmadd52huq zmm2, zmm29, zmm11
    vpmadd52huq zmm2, zmm27, zmm21
    vpmadd52luq zmm2, zmm30, zmm11
    vpmadd52luq zmm2, zmm28, zmm21
    vpmadd52huq zmm3, zmm29, zmm12
    vpmadd52huq zmm3, zmm27, zmm22
    vpmadd52luq zmm3, zmm30, zmm12
    vpmadd52luq zmm3, zmm28, zmm22
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52huq zmm4, zmm27, zmm23
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52luq zmm4, zmm28, zmm23
    vpmadd52huq zmm5, zmm29, zmm14
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm5, zmm30, zmm14
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm29, zmm15
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm30, zmm15
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm7, zmm29, zmm16
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm7, zmm30, zmm16
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm8, zmm29, zmm17
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm8, zmm30, zmm17
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm29, zmm18
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm30, zmm18
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm29, zmm19
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 2
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm10
    vpmadd52huq zmm2, zmm27, zmm20
    vpmadd52luq zmm2, zmm30, zmm10
    vpaddq zmm2, zmm2, zmm24
    vpmadd52luq zmm2, zmm28, zmm20
    vshufi64x2 zmm26, zmm2, zmm2, 0
    vpsrlq xmm24, xmm2, 52
    valignq zmm2, zmm31, zmm2, 2
    vpmadd52huq zmm3, zmm29, zmm11
    vpmadd52huq zmm3, zmm27, zmm21
    vpmadd52luq zmm3, zmm30, zmm11
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52huq zmm4, zmm29, zmm12
    vpmadd52huq zmm4, zmm27, zmm22
    vpmadd52luq zmm4, zmm30, zmm12
    vpmadd52luq zmm4, zmm28, zmm22
    vpmadd52huq zmm5, zmm29, zmm13
    vpmadd52huq zmm5, zmm27, zmm23
    vpmadd52luq zmm5, zmm30, zmm13
    vpmadd52luq zmm5, zmm28, zmm23
    vpmadd52huq zmm6, zmm29, zmm14
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm30, zmm14
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm7, zmm29, zmm15
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm7, zmm30, zmm15
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm8, zmm29, zmm16
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm8, zmm30, zmm16
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm9, zmm29, zmm17
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm30, zmm17
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm29, zmm18
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm30, zmm18
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm1, zmm29, zmm19
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm30, zmm19
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 3
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm10
    vpmadd52huq zmm3, zmm27, zmm20
    vpmadd52luq zmm3, zmm30, zmm10
    vpaddq zmm3, zmm3, zmm24
    vpmadd52luq zmm3, zmm28, zmm20
    vshufi64x2 zmm26, zmm3, zmm3, 0
    vpsrlq xmm24, xmm3, 52
    valignq zmm3, zmm31, zmm3, 2
    vpmadd52huq zmm4, zmm29, zmm11
    vpmadd52huq zmm4, zmm27, zmm21
    vpmadd52luq zmm4, zmm30, zmm11
    vpmadd52luq zmm4, zmm28, zmm21
    vpmadd52huq zmm5, zmm29, zmm12
    vpmadd52huq zmm5, zmm27, zmm22
    vpmadd52luq zmm5, zmm30, zmm12
    vpmadd52luq zmm5, zmm28, zmm22
    vpmadd52huq zmm6, zmm29, zmm13
    vpmadd52huq zmm6, zmm27, zmm23
    vpmadd52luq zmm6, zmm30, zmm13
    vpmadd52luq zmm6, zmm28, zmm23
    vpmadd52huq zmm7, zmm29, zmm14
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm7, zmm30, zmm14
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm8, zmm29, zmm15
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm8, zmm30, zmm15
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm29, zmm16
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm30, zmm16
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm29, zmm17
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm30, zmm17
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm1, zmm29, zmm18
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm1, zmm30, zmm18
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm2, zmm29, zmm19
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm2, zmm30, zmm19
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 4
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 256]
    vpmadd52huq zmm4, zmm29, zmm10
    vpmadd52huq zmm4, zmm27, zmm20
    vpmadd52luq zmm4, zmm30, zmm10
    vpaddq zmm4, zmm4, zmm24
    vpmadd52luq zmm4, zmm28, zmm20
    vshufi64x2 zmm26, zmm4, zmm4, 0
    vpsrlq xmm24, xmm4, 52
    valignq zmm4, zmm31, zmm4, 2
    vpmadd52huq zmm5, zmm29, zmm11
    vpmadd52huq zmm5, zmm27, zmm21
    vpmadd52luq zmm5, zmm30, zmm11
    vpmadd52luq zmm5, zmm28, zmm21
    vpmadd52huq zmm6, zmm29, zmm12
    vpmadd52huq zmm6, zmm27, zmm22
    vpmadd52luq zmm6, zmm30, zmm12
    vpmadd52luq zmm6, zmm28, zmm22
    vpmadd52huq zmm7, zmm29, zmm13
    vpmadd52huq zmm7, zmm27, zmm23
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm7, zmm28, zmm23
    vpmadd52huq zmm8, zmm29, zmm14
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm8, zmm30, zmm14
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm9, zmm29, zmm15
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm9, zmm30, zmm15
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm29, zmm16
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm30, zmm16
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm1, zmm29, zmm17
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm30, zmm17
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm2, zmm29, zmm18
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm2, zmm30, zmm18
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm3, zmm29, zmm19
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm30, zmm19
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 5
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 320]
    vpmadd52huq zmm5, zmm29, zmm10
    vpmadd52huq zmm5, zmm27, zmm20
    vpmadd52luq zmm5, zmm30, zmm10
    vpaddq zmm5, zmm5, zmm24
    vpmadd52luq zmm5, zmm28, zmm20
    vshufi64x2 zmm26, zmm5, zmm5, 0
    vpsrlq xmm24, xmm5, 52
    valignq zmm5, zmm31, zmm5, 2
    vpmadd52huq zmm6, zmm29, zmm11
    vpmadd52huq zmm6, zmm27, zmm21
    vpmadd52luq zmm6, zmm30, zmm11
    vpmadd52luq zmm6, zmm28, zmm21
    vpmadd52huq zmm7, zmm29, zmm12
    vpmadd52huq zmm7, zmm27, zmm22
    vpmadd52luq zmm7, zmm30, zmm12
    vpmadd52luq zmm7, zmm28, zmm22
    vpmadd52huq zmm8, zmm29, zmm13
    vpmadd52huq zmm8, zmm27, zmm23
    vpmadd52luq zmm8, zmm30, zmm13
    vpmadd52luq zmm8, zmm28, zmm23
    vpmadd52huq zmm9, zmm29, zmm14
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm30, zmm14
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm0, zmm29, zmm15
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm30, zmm15
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm1, zmm29, zmm16
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm2, zmm29, zmm17
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm3, zmm29, zmm18
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm3, zmm30, zmm18
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm29, zmm19
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm30, zmm19
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 6
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm29, zmm10
    vpmadd52huq zmm6, zmm27, zmm20
    vpmadd52luq zmm6, zmm30, zmm10
    vpaddq zmm6, zmm6, zmm24
    vpmadd52luq zmm6, zmm28, zmm20
    vshufi64x2 zmm26, zmm6, zmm6, 0
    vpsrlq xmm24, xmm6, 52
    valignq zmm6, zmm31, zmm6, 2
    vpmadd52huq zmm7, zmm29, zmm11
    vpmadd52huq zmm7, zmm27, zmm21
    vpmadd52luq zmm7, zmm30, zmm11
    vpmadd52luq zmm7, zmm28, zmm21
    vpmadd52huq zmm8, zmm29, zmm12
    vpmadd52huq zmm8, zmm27, zmm22
    vpmadd52luq zmm8, zmm30, zmm12
    vpmadd52luq zmm8, zmm28, zmm22
    vpmadd52huq zmm9, zmm29, zmm13
    vpmadd52huq zmm9, zmm27, zmm23
    vpmadd52luq zmm9, zmm30, zmm13
    vpmadd52luq zmm9, zmm28, zmm23
    vpmadd52huq zmm0, zmm29, zmm14
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm1, zmm29, zmm15
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm1, zmm30, zmm15
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm2, zmm29, zmm16
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm2, zmm30, zmm16
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm3, zmm29, zmm17
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm3, zmm30, zmm17
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm29, zmm18
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm30, zmm18
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm5, zmm29, zmm19
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm30, zmm19
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 7
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 448]
    vpmadd52huq zmm7, zmm29, zmm10
    vpmadd52huq zmm7, zmm27, zmm20
    vpmadd52luq zmm7, zmm30, zmm10
    vpaddq zmm7, zmm7, zmm24
    vpmadd52luq zmm7, zmm28, zmm20
    vshufi64x2 zmm26, zmm7, zmm7, 0
    vpsrlq xmm24, xmm7, 52
    valignq zmm7, zmm31, zmm7, 2
    vpmadd52huq zmm8, zmm29, zmm11
    vpmadd52huq zmm8, zmm27, zmm21
    vpmadd52luq zmm8, zmm30, zmm11
    vpmadd52luq zmm8, zmm28, zmm21
    vpmadd52huq zmm9, zmm29, zmm12
    vpmadd52huq zmm9, zmm27, zmm22
    vpmadd52luq zmm9, zmm30, zmm12
    vpmadd52luq zmm9, zmm28, zmm22
    vpmadd52huq zmm0, zmm29, zmm13
    vpmadd52huq zmm0, zmm27, zmm23
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm0, zmm28, zmm23
    vpmadd52huq zmm1, zmm29, zmm14
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm2, zmm29, zmm15
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm2, zmm30, zmm15
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm3, zmm29, zmm16
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm29, zmm17
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm5, zmm29, zmm18
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm5, zmm30, zmm18
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm29, zmm19
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmm19
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 8
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 512]
    vpmadd52huq zmm8, zmm29, zmm10
    vpmadd52huq zmm8, zmm27, zmm20
    vpmadd52luq zmm8, zmm30, zmm10
    vpaddq zmm8, zmm8, zmm24
    vpmadd52luq zmm8, zmm28, zmm20
    vshufi64x2 zmm26, zmm8, zmm8, 0
    vpsrlq xmm24, xmm8, 52
    valignq zmm8, zmm31, zmm8, 2
    vpmadd52huq zmm9, zmm29, zmm11
    vpmadd52huq zmm9, zmm27, zmm21
    vpmadd52luq zmm9, zmm30, zmm11
    vpmadd52luq zmm9, zmm28, zmm21
    vpmadd52huq zmm0, zmm29, zmm12
    vpmadd52huq zmm0, zmm27, zmm22
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm0, zmm28, zmm22
    vpmadd52huq zmm1, zmm29, zmm13
    vpmadd52huq zmm1, zmm27, zmm23
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm1, zmm28, zmm23
    vpmadd52huq zmm2, zmm29, zmm14
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm29, zmm15
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm3, zmm30, zmm15
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm29, zmm16
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm30, zmm16
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm29, zmm17
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm5, zmm30, zmm17
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm29, zmm18
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm30, zmm18
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm30, zmm19
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 9
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm29, zmm10
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52luq zmm9, zmm30, zmm10
    vpaddq zmm9, zmm9, zmm24
    vpmadd52luq zmm9, zmm28, zmm20
    vshufi64x2 zmm26, zmm9, zmm9, 0
    vpsrlq xmm24, xmm9, 52
    valignq zmm9, zmm31, zmm9, 2
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52huq zmm0, zmm27, zmm21
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52luq zmm0, zmm28, zmm21
    vpmadd52huq zmm1, zmm29, zmm12
    vpmadd52huq zmm1, zmm27, zmm22
    vpmadd52luq zmm1, zmm30, zmm12
    vpmadd52luq zmm1, zmm28, zmm22
    vpmadd52huq zmm2, zmm29, zmm13
    vpmadd52huq zmm2, zmm27, zmm23
    vpmadd52luq zmm2, zmm30, zmm13
    vpmadd52luq zmm2, zmm28, zmm23
    vpmadd52huq zmm3, zmm29, zmm14
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm3, zmm30, zmm14
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm4, zmm29, zmm15
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm4, zmm30, zmm15
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm5, zmm29, zmm16
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm5, zmm30, zmm16
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm29, zmm17
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm30, zmm17
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm7, zmm29, zmm18
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm7, zmm30, zmm18
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm8, zmm29, zmm19
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm30, zmm19
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    add r8, 16
    dec r9d
    jnz 3b
    # the last lane's digits
    # step, digit in vector 0
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm10
    vpmadd52huq zmm0, zmm27, zmm20
    vpmadd52luq zmm0, zmm30, zmm10
    vpaddq zmm0, zmm0, zmm24
    vpmadd52luq zmm0, zmm28, zmm20
    vshufi64x2 zmm26, zmm0, zmm0, 0
    vpsrlq xmm24, xmm0, 52
    valignq zmm0, zmm31, zmm0, 2
    vpmadd52huq zmm1, zmm29, zmm11
    vpmadd52huq zmm1, zmm27, zmm21
    vpmadd52luq zmm1, zmm30, zmm11
    vpmadd52luq zmm1, zmm28, zmm21
    vpmadd52huq zmm2, zmm29, zmm12
    vpmadd52huq zmm2, zmm27, zmm22
    vpmadd52luq zmm2, zmm30, zmm12
    vpmadd52luq zmm2, zmm28, zmm22
    vpmadd52huq zmm3, zmm29, zmm13
    vpmadd52huq zmm3, zmm27, zmm23
    vpmadd52luq zmm3, zmm30, zmm13
    vpmadd52luq zmm3, zmm28, zmm23
    vpmadd52huq zmm4, zmm29, zmm14
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm30, zmm14
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm5, zmm29, zmm15
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm5, zmm30, zmm15
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm6, zmm29, zmm16
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm6, zmm30, zmm16
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm7, zmm29, zmm17
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm30, zmm17
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm8, zmm29, zmm18
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm8, zmm30, zmm18
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm9, zmm29, zmm19
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm30, zmm19
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm10
    vpmadd52huq zmm1, zmm27, zmm20
    vpmadd52luq zmm1, zmm30, zmm10
    vpaddq zmm1, zmm1, zmm24
    vpmadd52luq zmm1, zmm28, zmm20
    vshufi64x2 zmm26, zmm1, zmm1, 0
    vpsrlq xmm24, xmm1, 52
    valignq zmm1, zmm31, zmm1, 2
    vpmadd52huq zmm2, zmm29, zmm11
    vpmadd52huq zmm2, zmm27, zmm21
    vpmadd52luq zmm2, zmm30, zmm11
    vpmadd52luq zmm2, zmm28, zmm21
    vpmadd52huq zmm3, zmm29, zmm12
    vpmadd52huq zmm3, zmm27, zmm22
    vpmadd52luq zmm3, zmm30, zmm12
    vpmadd52luq zmm3, zmm28, zmm22
    vpmadd52huq zmm4, zmm29, zmm13
    vpmadd52huq zmm4, zmm27, zmm23
    vpmadd52luq zmm4, zmm30, zmm13
    vpmadd52luq zmm4, zmm28, zmm23
    vpmadd52huq zmm5, zmm29, zmm14
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm5, zmm30, zmm14
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm6, zmm29, zmm15
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm6, zmm30, zmm15
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm7, zmm29, zmm16
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm7, zmm30, zmm16
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm8, zmm29, zmm17
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm8, zmm30, zmm17
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm9, zmm29, zmm18
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm9, zmm30, zmm18
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm0, zmm29, zmm19
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 2
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm10
    vpmadd52huq zmm2, zmm27, zmm20
    vpmadd52luq zmm2, zmm30, zmm10
    vpaddq zmm2, zmm2, zmm24
    vpmadd52luq zmm2, zmm28, zmm20
    vshufi64x2 zmm26, zmm2, zmm2, 0
    vpsrlq xmm24, xmm2, 52
    valignq zmm2, zmm31, zmm2, 2
    vpmadd52huq zmm3, zmm29, zmm11
    vpmadd52huq zmm3, zmm27, zmm21
    vpmadd52luq zmm3, zmm30, zmm11
    vpmadd52luq zmm3, zmm28, zmm21
    vpmadd52huq zmm4, zmm29, zmm12
    vpmadd52huq zmm4, zmm27, zmm22
    vpmadd52luq zmm4, zmm30, zmm12
    vpmadd52luq zmm4, zmm28, zmm22
    vpmadd52huq zmm5, zmm29, zmm13
    vpmadd52huq zmm5, zmm27, zmm23
    vpmadd52luq zmm5, zmm30, zmm13
    vpmadd52luq zmm5, zmm28, zmm23
    vpmadd52huq zmm6, zmm29, zmm14
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm30, zmm14
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm7, zmm29, zmm15
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm7, zmm30, zmm15
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm8, zmm29, zmm16
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm8, zmm30, zmm16
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm9, zmm29, zmm17
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm9, zmm30, zmm17
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm0, zmm29, zmm18
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm0, zmm30, zmm18
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm1, zmm29, zmm19
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm1, zmm30, zmm19
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 3
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm10
    vpmadd52huq zmm3, zmm27, zmm20
    vpmadd52luq zmm3, zmm30, zmm10
    vpaddq zmm3, zmm3, zmm24
    vpmadd52luq zmm3, zmm28, zmm20
    vshufi64x2 zmm26, zmm3, zmm3, 0
    vpsrlq xmm24, xmm3, 52
    valignq zmm3, zmm31, zmm3, 2
    vpmadd52huq zmm4, zmm29, zmm11
    vpmadd52huq zmm4, zmm27, zmm21
    vpmadd52luq zmm4, zmm30, zmm11
    vpmadd52luq zmm4, zmm28, zmm21
    vpmadd52huq zmm5, zmm29, zmm12
    vpmadd52huq zmm5, zmm27, zmm22
    vpmadd52luq zmm5, zmm30, zmm12
    vpmadd52luq zmm5, zmm28, zmm22
    vpmadd52huq zmm6, zmm29, zmm13
    vpmadd52huq zmm6, zmm27, zmm23
    vpmadd52luq zmm6, zmm30, zmm13
    vpmadd52luq zmm6, zmm28, zmm23
    vpmadd52huq zmm7, zmm29, zmm14
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm7, zmm30, zmm14
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm8, zmm29, zmm15
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm8, zmm30, zmm15
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm29, zmm16
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm30, zmm16
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm0, zmm29, zmm17
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm30, zmm17
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm1, zmm29, zmm18
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm1, zmm30, zmm18
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm2, zmm29, zmm19
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm2, zmm30, zmm19
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 4
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 256]
    vpmadd52huq zmm4, zmm29, zmm10
    vpmadd52huq zmm4, zmm27, zmm20
    vpmadd52luq zmm4, zmm30, zmm10
    vpaddq zmm4, zmm4, zmm24
    vpmadd52luq zmm4, zmm28, zmm20
    vshufi64x2 zmm26, zmm4, zmm4, 0
    vpsrlq xmm24, xmm4, 52
    valignq zmm4, zmm31, zmm4, 2
    vpmadd52huq zmm5, zmm29, zmm11
    vpmadd52huq zmm5, zmm27, zmm21
    vpmadd52luq zmm5, zmm30, zmm11
    vpmadd52luq zmm5, zmm28, zmm21
    vpmadd52huq zmm6, zmm29, zmm12
    vpmadd52huq zmm6, zmm27, zmm22
    vpmadd52luq zmm6, zmm30, zmm12
    vpmadd52luq zmm6, zmm28, zmm22
    vpmadd52huq zmm7, zmm29, zmm13
    vpmadd52huq zmm7, zmm27, zmm23
    vpmadd52luq zmm7, zmm30, zmm13
    vpmadd52luq zmm7, zmm28, zmm23
    vpmadd52huq zmm8, zmm29, zmm14
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm8, zmm30, zmm14
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm9, zmm29, zmm15
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm9, zmm30, zmm15
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm0, zmm29, zmm16
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm0, zmm30, zmm16
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm1, zmm29, zmm17
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm30, zmm17
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm2, zmm29, zmm18
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm2, zmm30, zmm18
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm3, zmm29, zmm19
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm3, zmm30, zmm19
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 5
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 320]
    vpmadd52huq zmm5, zmm29, zmm10
    vpmadd52huq zmm5, zmm27, zmm20
    vpmadd52luq zmm5, zmm30, zmm10
    vpaddq zmm5, zmm5, zmm24
    vpmadd52luq zmm5, zmm28, zmm20
    vshufi64x2 zmm26, zmm5, zmm5, 0
    vpsrlq xmm24, xmm5, 52
    valignq zmm5, zmm31, zmm5, 2
    vpmadd52huq zmm6, zmm29, zmm11
    vpmadd52huq zmm6, zmm27, zmm21
    vpmadd52luq zmm6, zmm30, zmm11
    vpmadd52luq zmm6, zmm28, zmm21
    vpmadd52huq zmm7, zmm29, zmm12
    vpmadd52huq zmm7, zmm27, zmm22
    vpmadd52luq zmm7, zmm30, zmm12
    vpmadd52luq zmm7, zmm28, zmm22
    vpmadd52huq zmm8, zmm29, zmm13
    vpmadd52huq zmm8, zmm27, zmm23
    vpmadd52luq zmm8, zmm30, zmm13
    vpmadd52luq zmm8, zmm28, zmm23
    vpmadd52huq zmm9, zmm29, zmm14
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm30, zmm14
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm0, zmm29, zmm15
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm0, zmm30, zmm15
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm1, zmm29, zmm16
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm2, zmm29, zmm17
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm3, zmm29, zmm18
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm3, zmm30, zmm18
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm4, zmm29, zmm19
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm30, zmm19
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 6
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm29, zmm10
    vpmadd52huq zmm6, zmm27, zmm20
    vpmadd52luq zmm6, zmm30, zmm10
    vpaddq zmm6, zmm6, zmm24
    vpmadd52luq zmm6, zmm28, zmm20
    vshufi64x2 zmm26, zmm6, zmm6, 0
    vpsrlq xmm24, xmm6, 52
    valignq zmm6, zmm31, zmm6, 2
    vpmadd52huq zmm7, zmm29, zmm11
    vpmadd52huq zmm7, zmm27, zmm21
    vpmadd52luq zmm7, zmm30, zmm11
    vpmadd52luq zmm7, zmm28, zmm21
    vpmadd52huq zmm8, zmm29, zmm12
    vpmadd52huq zmm8, zmm27, zmm22
    vpmadd52luq zmm8, zmm30, zmm12
    vpmadd52luq zmm8, zmm28, zmm22
    vpmadd52huq zmm9, zmm29, zmm13
    vpmadd52huq zmm9, zmm27, zmm23
    vpmadd52luq zmm9, zmm30, zmm13
    vpmadd52luq zmm9, zmm28, zmm23
    vpmadd52huq zmm0, zmm29, zmm14
    vpmadd52huq zmm0, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm0, zmm30, zmm14
    vpmadd52luq zmm0, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm1, zmm29, zmm15
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm1, zmm30, zmm15
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm2, zmm29, zmm16
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm2, zmm30, zmm16
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm3, zmm29, zmm17
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm3, zmm30, zmm17
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm4, zmm29, zmm18
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm30, zmm18
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm5, zmm29, zmm19
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm30, zmm19
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 7
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 448]
    vpmadd52huq zmm7, zmm29, zmm10
    vpmadd52huq zmm7, zmm27, zmm20
    vpmadd52luq zmm7, zmm30, zmm10
    vpaddq zmm7, zmm7, zmm24
    vpmadd52luq zmm7, zmm28, zmm20
    vshufi64x2 zmm26, zmm7, zmm7, 0
    vpsrlq xmm24, xmm7, 52
    valignq zmm7, zmm31, zmm7, 2
    vpmadd52huq zmm8, zmm29, zmm11
    vpmadd52huq zmm8, zmm27, zmm21
    vpmadd52luq zmm8, zmm30, zmm11
    vpmadd52luq zmm8, zmm28, zmm21
    vpmadd52huq zmm9, zmm29, zmm12
    vpmadd52huq zmm9, zmm27, zmm22
    vpmadd52luq zmm9, zmm30, zmm12
    vpmadd52luq zmm9, zmm28, zmm22
    vpmadd52huq zmm0, zmm29, zmm13
    vpmadd52huq zmm0, zmm27, zmm23
    vpmadd52luq zmm0, zmm30, zmm13
    vpmadd52luq zmm0, zmm28, zmm23
    vpmadd52huq zmm1, zmm29, zmm14
    vpmadd52huq zmm1, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm1, zmm30, zmm14
    vpmadd52luq zmm1, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm2, zmm29, zmm15
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm2, zmm30, zmm15
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm3, zmm29, zmm16
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm4, zmm29, zmm17
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm5, zmm29, zmm18
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm5, zmm30, zmm18
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm6, zmm29, zmm19
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm30, zmm19
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 8
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 512]
    vpmadd52huq zmm8, zmm29, zmm10
    vpmadd52huq zmm8, zmm27, zmm20
    vpmadd52luq zmm8, zmm30, zmm10
    vpaddq zmm8, zmm8, zmm24
    vpmadd52luq zmm8, zmm28, zmm20
    vshufi64x2 zmm26, zmm8, zmm8, 0
    vpsrlq xmm24, xmm8, 52
    valignq zmm8, zmm31, zmm8, 2
    vpmadd52huq zmm9, zmm29, zmm11
    vpmadd52huq zmm9, zmm27, zmm21
    vpmadd52luq zmm9, zmm30, zmm11
    vpmadd52luq zmm9, zmm28, zmm21
    vpmadd52huq zmm0, zmm29, zmm12
    vpmadd52huq zmm0, zmm27, zmm22
    vpmadd52luq zmm0, zmm30, zmm12
    vpmadd52luq zmm0, zmm28, zmm22
    vpmadd52huq zmm1, zmm29, zmm13
    vpmadd52huq zmm1, zmm27, zmm23
    vpmadd52luq zmm1, zmm30, zmm13
    vpmadd52luq zmm1, zmm28, zmm23
    vpmadd52huq zmm2, zmm29, zmm14
    vpmadd52huq zmm2, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm30, zmm14
    vpmadd52luq zmm2, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm3, zmm29, zmm15
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm3, zmm30, zmm15
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm4, zmm29, zmm16
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm4, zmm30, zmm16
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm5, zmm29, zmm17
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm5, zmm30, zmm17
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm6, zmm29, zmm18
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm6, zmm30, zmm18
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm30, zmm19
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 576]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # last step, digit in vector 9: the true modulus
    vbroadcasti64x2 zmm30, xmmword ptr [r8 + 576]
    vpmadd52huq zmm9, zmm29, zmm10
    vpmadd52huq zmm9, zmm27, zmm20
    vpmadd52luq zmm9, zmm30, zmm10
    vpmadd52luq zmm9, zmm28, zmm20
    vpaddq zmm9, zmm9, zmm24
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm9, zmmword ptr [rdx + 1280]
    vshufi64x2 zmm26, zmm25, zmm25, 0
    vpmadd52huq zmm0, zmm29, zmm11
    vpmadd52huq zmm0, zmm27, zmm21
    vpmadd52luq zmm0, zmm30, zmm11
    vpmadd52luq zmm0, zmm28, zmm21
    vpmadd52huq zmm1, zmm29, zmm12
    vpmadd52huq zmm1, zmm27, zmm22
    vpmadd52luq zmm1, zmm30, zmm12
    vpmadd52luq zmm1, zmm28, zmm22
    vpmadd52huq zmm2, zmm29, zmm13
    vpmadd52huq zmm2, zmm27, zmm23
    vpmadd52luq zmm2, zmm30, zmm13
    vpmadd52luq zmm2, zmm28, zmm23
    vpmadd52huq zmm3, zmm29, zmm14
    vpmadd52huq zmm3, zmm27, zmmword ptr [rdx + 256]
    vpmadd52luq zmm3, zmm30, zmm14
    vpmadd52luq zmm3, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm4, zmm29, zmm15
    vpmadd52huq zmm4, zmm27, zmmword ptr [rdx + 320]
    vpmadd52luq zmm4, zmm30, zmm15
    vpmadd52luq zmm4, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm5, zmm29, zmm16
    vpmadd52huq zmm5, zmm27, zmmword ptr [rdx + 384]
    vpmadd52luq zmm5, zmm30, zmm16
    vpmadd52luq zmm5, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm29, zmm17
    vpmadd52huq zmm6, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm30, zmm17
    vpmadd52luq zmm6, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm7, zmm29, zmm18
    vpmadd52huq zmm7, zmm27, zmmword ptr [rdx + 512]
    vpmadd52luq zmm7, zmm30, zmm18
    vpmadd52luq zmm7, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm8, zmm29, zmm19
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm30, zmm19
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm26, zmmword ptr [rdx + 640]
    vpmadd52luq zmm0, zmm26, zmmword ptr [rdx + 704]
    vpmadd52luq zmm1, zmm26, zmmword ptr [rdx + 768]
    vpmadd52luq zmm2, zmm26, zmmword ptr [rdx + 832]
    vpmadd52luq zmm3, zmm26, zmmword ptr [rdx + 896]
    vpmadd52luq zmm4, zmm26, zmmword ptr [rdx + 960]
    vpmadd52luq zmm5, zmm26, zmmword ptr [rdx + 1024]
    vpmadd52luq zmm6, zmm26, zmmword ptr [rdx + 1088]
    vpmadd52luq zmm7, zmm26, zmmword ptr [rdx + 1152]
    vpmadd52luq zmm8, zmm26, zmmword ptr [rdx + 1216]
    vpsrlq xmm24, xmm9, 52
    valignq zmm9, zmm31, zmm9, 2
    vpaddq zmm0, zmm0, zmm24
    vpmadd52huq zmm0, zmm30, zmm10
    vpmadd52huq zmm0, zmm28, zmm20
    vpmadd52huq zmm0, zmm26, zmmword ptr [rdx + 640]
    vpmadd52huq zmm1, zmm30, zmm11
    vpmadd52huq zmm1, zmm28, zmm21
    vpmadd52huq zmm1, zmm26, zmmword ptr [rdx + 704]
    vpmadd52huq zmm2, zmm30, zmm12
    vpmadd52huq zmm2, zmm28, zmm22
    vpmadd52huq zmm2, zmm26, zmmword ptr [rdx + 768]
    vpmadd52huq zmm3, zmm30, zmm13
    vpmadd52huq zmm3, zmm28, zmm23
    vpmadd52huq zmm3, zmm26, zmmword ptr [rdx + 832]
    vpmadd52huq zmm4, zmm30, zmm14
    vpmadd52huq zmm4, zmm28, zmmword ptr [rdx + 256]
    vpmadd52huq zmm4, zmm26, zmmword ptr [rdx + 896]
    vpmadd52huq zmm5, zmm30, zmm15
    vpmadd52huq zmm5, zmm28, zmmword ptr [rdx + 320]
    vpmadd52huq zmm5, zmm26, zmmword ptr [rdx + 960]
    vpmadd52huq zmm6, zmm30, zmm16
    vpmadd52huq zmm6, zmm28, zmmword ptr [rdx + 384]
    vpmadd52huq zmm6, zmm26, zmmword ptr [rdx + 1024]
    vpmadd52huq zmm7, zmm30, zmm17
    vpmadd52huq zmm7, zmm28, zmmword ptr [rdx + 448]
    vpmadd52huq zmm7, zmm26, zmmword ptr [rdx + 1088]
    vpmadd52huq zmm8, zmm30, zmm18
    vpmadd52huq zmm8, zmm28, zmmword ptr [rdx + 512]
    vpmadd52huq zmm8, zmm26, zmmword ptr [rdx + 1152]
    vpmadd52huq zmm9, zmm30, zmm19
    vpmadd52huq zmm9, zmm28, zmmword ptr [rdx + 576]
    vpmadd52huq zmm9, zmm26, zmmword ptr [rdx + 1216]
    # normalise
    vmovdqa64 zmm28, zmmword ptr [rdx + 1344]
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
    vpaddq zmm5, zmm5, zmm24
    vpsrlq zmm24, zmm5, 52
    vpandq zmm5, zmm5, zmm28
    vpaddq zmm6, zmm6, zmm24
    vpsrlq zmm24, zmm6, 52
    vpandq zmm6, zmm6, zmm28
    vpaddq zmm7, zmm7, zmm24
    vpsrlq zmm24, zmm7, 52
    vpandq zmm7, zmm7, zmm28
    vpaddq zmm8, zmm8, zmm24
    vpsrlq zmm24, zmm8, 52
    vpandq zmm8, zmm8, zmm28
    vpaddq zmm9, zmm9, zmm24
    vpsrlq zmm24, zmm9, 52
    vpandq zmm9, zmm9, zmm28
    valignq zmm24, zmm24, zmm31, 6
    vpaddq zmm0, zmm0, zmm24
    vmovdqa64 zmm26, zmm1
    vpandq zmm26, zmm26, zmm2
    vpandq zmm26, zmm26, zmm3
    vpandq zmm26, zmm26, zmm4
    vpandq zmm26, zmm26, zmm5
    vpandq zmm26, zmm26, zmm6
    vpandq zmm26, zmm26, zmm7
    vpandq zmm26, zmm26, zmm8
    vpandq zmm26, zmm26, zmm9
    vpcmpeqq k4, zmm26, zmm28
    vpcmpuq k2{k4}, zmm0, zmm28, 6
    vpcmpeqq k3{k4}, zmm0, zmm28
    kmovb eax, k2
    kmovb r10d, k3
    lea r11d, [4*rax]
    and r11d, r10d
    or eax, r11d
    shl eax, 2
    kmovb k2, eax
    vpaddq zmm0{k2}, zmm0, zmmword ptr [rdx + 1408]
    vpsrlq zmm24, zmm0, 52
    vpaddq zmm1, zmm1, zmm24
    vpandq zmm0, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdi + 0], zmm0
    vpsrlq zmm24, zmm1, 52
    vpaddq zmm2, zmm2, zmm24
    vpandq zmm1, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdi + 64], zmm1
    vpsrlq zmm24, zmm2, 52
    vpaddq zmm3, zmm3, zmm24
    vpandq zmm2, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdi + 128], zmm2
    vpsrlq zmm24, zmm3, 52
    vpaddq zmm4, zmm4, zmm24
    vpandq zmm3, zmm3, zmm28
    vmovdqa64 zmmword ptr [rdi + 192], zmm3
    vpsrlq zmm24, zmm4, 52
    vpaddq zmm5, zmm5, zmm24
    vpandq zmm4, zmm4, zmm28
    vmovdqa64 zmmword ptr [rdi + 256], zmm4
    vpsrlq zmm24, zmm5, 52
    vpaddq zmm6, zmm6, zmm24
    vpandq zmm5, zmm5, zmm28
    vmovdqa64 zmmword ptr [rdi + 320], zmm5
    vpsrlq zmm24, zmm6, 52
    vpaddq zmm7, zmm7, zmm24
    vpandq zmm6, zmm6, zmm28
    vmovdqa64 zmmword ptr [rdi + 384], zmm6
    vpsrlq zmm24, zmm7, 52
    vpaddq zmm8, zmm8, zmm24
    vpandq zmm7, zmm7, zmm28
    vmovdqa64 zmmword ptr [rdi + 448], zmm7
    vpsrlq zmm24, zmm8, 52
    vpaddq zmm9, zmm9, zmm24
    vpandq zmm8, zmm8, zmm28
    vmovdqa64 zmmword ptr [rdi + 512], zmm8
    vpandq zmm9, zmm9, zmm28
    vmovdqa64 zmmword ptr [rdi + 576], zmm9
    dec rcx
    jns 2b
    vzeroupper
    ret
