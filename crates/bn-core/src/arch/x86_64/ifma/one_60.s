    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm16, zmmword ptr [rdi + 0]
    vmovdqa64 zmm17, zmmword ptr [rdi + 64]
    vmovdqa64 zmm18, zmmword ptr [rdi + 128]
    vmovdqa64 zmm19, zmmword ptr [rdi + 192]
    vmovdqa64 zmm20, zmmword ptr [rdi + 256]
    vmovdqa64 zmm21, zmmword ptr [rdi + 320]
    vmovdqa64 zmm22, zmmword ptr [rdi + 384]
    vmovdqa64 zmm23, zmmword ptr [rdi + 448]
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
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
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
    vpmadd52huq zmm0, zmm29, zmm16
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm0, zmm30, zmm16
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm1, zmm29, zmm17
    vpmadd52huq zmm2, zmm29, zmm18
    vpmadd52huq zmm3, zmm29, zmm19
    vpmadd52huq zmm4, zmm29, zmm20
    vpmadd52huq zmm5, zmm29, zmm21
    vpmadd52huq zmm6, zmm29, zmm22
    vpmadd52huq zmm7, zmm29, zmm23
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm30, zmm17
    vpmadd52luq zmm2, zmm30, zmm18
    vpmadd52luq zmm3, zmm30, zmm19
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm16
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm2, zmm29, zmm17
    vpmadd52huq zmm3, zmm29, zmm18
    vpmadd52huq zmm4, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm20
    vpmadd52huq zmm6, zmm29, zmm21
    vpmadd52huq zmm7, zmm29, zmm22
    vpmadd52huq zmm0, zmm29, zmm23
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm3, zmm30, zmm18
    vpmadd52luq zmm4, zmm30, zmm19
    vpmadd52luq zmm5, zmm30, zmm20
    vpmadd52luq zmm6, zmm30, zmm21
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm16
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm2, zmm30, zmm16
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm25, zmm2, zmm10
    vpxorq zmm10, zmm10, zmm10
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm2, zmm31, zmm25, 1
    vpmadd52huq zmm3, zmm29, zmm17
    vpmadd52huq zmm4, zmm29, zmm18
    vpmadd52huq zmm5, zmm29, zmm19
    vpmadd52huq zmm6, zmm29, zmm20
    vpmadd52huq zmm7, zmm29, zmm21
    vpmadd52huq zmm0, zmm29, zmm22
    vpmadd52huq zmm1, zmm29, zmm23
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm3, zmm30, zmm17
    vpmadd52luq zmm4, zmm30, zmm18
    vpmadd52luq zmm5, zmm30, zmm19
    vpmadd52luq zmm6, zmm30, zmm20
    vpmadd52luq zmm7, zmm30, zmm21
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm16
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm25, zmm3, zmm11
    vpxorq zmm11, zmm11, zmm11
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm3, zmm31, zmm25, 1
    vpmadd52huq zmm4, zmm29, zmm17
    vpmadd52huq zmm5, zmm29, zmm18
    vpmadd52huq zmm6, zmm29, zmm19
    vpmadd52huq zmm7, zmm29, zmm20
    vpmadd52huq zmm0, zmm29, zmm21
    vpmadd52huq zmm1, zmm29, zmm22
    vpmadd52huq zmm2, zmm29, zmm23
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm5, zmm30, zmm18
    vpmadd52luq zmm6, zmm30, zmm19
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 4
    vpbroadcastq zmm30, qword ptr [r8 + 256]
    vpmadd52huq zmm4, zmm29, zmm16
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm4, zmm30, zmm16
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm4, zmm4, zmm24
    vpaddq zmm25, zmm4, zmm12
    vpxorq zmm12, zmm12, zmm12
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm4, zmm31, zmm25, 1
    vpmadd52huq zmm5, zmm29, zmm17
    vpmadd52huq zmm6, zmm29, zmm18
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm0, zmm29, zmm20
    vpmadd52huq zmm1, zmm29, zmm21
    vpmadd52huq zmm2, zmm29, zmm22
    vpmadd52huq zmm3, zmm29, zmm23
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm5, zmm30, zmm17
    vpmadd52luq zmm6, zmm30, zmm18
    vpmadd52luq zmm7, zmm30, zmm19
    vpmadd52luq zmm0, zmm30, zmm20
    vpmadd52luq zmm1, zmm30, zmm21
    vpmadd52luq zmm2, zmm30, zmm22
    vpmadd52luq zmm3, zmm30, zmm23
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 5
    vpbroadcastq zmm30, qword ptr [r8 + 320]
    vpmadd52huq zmm5, zmm29, zmm16
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm5, zmm30, zmm16
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm5, zmm5, zmm24
    vpaddq zmm25, zmm5, zmm13
    vpxorq zmm13, zmm13, zmm13
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm5, zmm31, zmm25, 1
    vpmadd52huq zmm6, zmm29, zmm17
    vpmadd52huq zmm7, zmm29, zmm18
    vpmadd52huq zmm0, zmm29, zmm19
    vpmadd52huq zmm1, zmm29, zmm20
    vpmadd52huq zmm2, zmm29, zmm21
    vpmadd52huq zmm3, zmm29, zmm22
    vpmadd52huq zmm4, zmm29, zmm23
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm6, zmm30, zmm17
    vpmadd52luq zmm7, zmm30, zmm18
    vpmadd52luq zmm0, zmm30, zmm19
    vpmadd52luq zmm1, zmm30, zmm20
    vpmadd52luq zmm2, zmm30, zmm21
    vpmadd52luq zmm3, zmm30, zmm22
    vpmadd52luq zmm4, zmm30, zmm23
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 6
    vpbroadcastq zmm30, qword ptr [r8 + 384]
    vpmadd52huq zmm6, zmm29, zmm16
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm6, zmm30, zmm16
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm6, zmm6, zmm24
    vpaddq zmm25, zmm6, zmm14
    vpxorq zmm14, zmm14, zmm14
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm6, zmm31, zmm25, 1
    vpmadd52huq zmm7, zmm29, zmm17
    vpmadd52huq zmm0, zmm29, zmm18
    vpmadd52huq zmm1, zmm29, zmm19
    vpmadd52huq zmm2, zmm29, zmm20
    vpmadd52huq zmm3, zmm29, zmm21
    vpmadd52huq zmm4, zmm29, zmm22
    vpmadd52huq zmm5, zmm29, zmm23
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm7, zmm30, zmm17
    vpmadd52luq zmm0, zmm30, zmm18
    vpmadd52luq zmm1, zmm30, zmm19
    vpmadd52luq zmm2, zmm30, zmm20
    vpmadd52luq zmm3, zmm30, zmm21
    vpmadd52luq zmm4, zmm30, zmm22
    vpmadd52luq zmm5, zmm30, zmm23
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 7
    vpbroadcastq zmm30, qword ptr [r8 + 448]
    vpmadd52huq zmm7, zmm29, zmm16
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm7, zmm30, zmm16
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm25, zmm7, zmm15
    vpxorq zmm15, zmm15, zmm15
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm7, zmm31, zmm25, 1
    vpmadd52huq zmm0, zmm29, zmm17
    vpmadd52huq zmm1, zmm29, zmm18
    vpmadd52huq zmm2, zmm29, zmm19
    vpmadd52huq zmm3, zmm29, zmm20
    vpmadd52huq zmm4, zmm29, zmm21
    vpmadd52huq zmm5, zmm29, zmm22
    vpmadd52huq zmm6, zmm29, zmm23
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm0, zmm30, zmm17
    vpmadd52luq zmm1, zmm30, zmm18
    vpmadd52luq zmm2, zmm30, zmm19
    vpmadd52luq zmm3, zmm30, zmm20
    vpmadd52luq zmm4, zmm30, zmm21
    vpmadd52luq zmm5, zmm30, zmm22
    vpmadd52luq zmm6, zmm30, zmm23
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 448]
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
    vpmadd52huq zmm0, zmm29, zmm16
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm0, zmm30, zmm16
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm8
    vpxorq zmm8, zmm8, zmm8
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm1, zmm29, zmm17
    vpmadd52huq zmm2, zmm29, zmm18
    vpmadd52huq zmm3, zmm29, zmm19
    vpmadd52huq zmm4, zmm29, zmm20
    vpmadd52huq zmm5, zmm29, zmm21
    vpmadd52huq zmm6, zmm29, zmm22
    vpmadd52huq zmm7, zmm29, zmm23
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm1, zmm30, zmm17
    vpmadd52luq zmm2, zmm30, zmm18
    vpmadd52luq zmm3, zmm30, zmm19
    vpmadd52luq zmm4, zmm30, zmm20
    vpmadd52luq zmm5, zmm30, zmm21
    vpmadd52luq zmm6, zmm30, zmm22
    vpmadd52luq zmm7, zmm30, zmm23
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm16
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm1, zmm30, zmm16
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm9
    vpxorq zmm9, zmm9, zmm9
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm2, zmm29, zmm17
    vpmadd52huq zmm3, zmm29, zmm18
    vpmadd52huq zmm4, zmm29, zmm19
    vpmadd52huq zmm5, zmm29, zmm20
    vpmadd52huq zmm6, zmm29, zmm21
    vpmadd52huq zmm7, zmm29, zmm22
    vpmadd52huq zmm0, zmm29, zmm23
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm30, zmm17
    vpmadd52luq zmm3, zmm30, zmm18
    vpmadd52luq zmm4, zmm30, zmm19
    vpmadd52luq zmm5, zmm30, zmm20
    vpmadd52luq zmm6, zmm30, zmm21
    vpmadd52luq zmm7, zmm30, zmm22
    vpmadd52luq zmm0, zmm30, zmm23
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 448]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # the true modulus, digit in vector 2
    vpbroadcastq zmm30, qword ptr [r8 + 128]
    vpmadd52huq zmm2, zmm29, zmm16
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm2, zmm30, zmm16
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm2, zmm2, zmm24
    vpaddq zmm2, zmm2, zmm10
    vpxorq zmm10, zmm10, zmm10
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm2, zmmword ptr [rdx + 1024]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm3, zmm29, zmm17
    vpmadd52huq zmm4, zmm29, zmm18
    vpmadd52huq zmm5, zmm29, zmm19
    vpmadd52huq zmm6, zmm29, zmm20
    vpmadd52huq zmm7, zmm29, zmm21
    vpmadd52huq zmm0, zmm29, zmm22
    vpmadd52huq zmm1, zmm29, zmm23
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm3, zmm30, zmm17
    vpmadd52luq zmm4, zmm30, zmm18
    vpmadd52luq zmm5, zmm30, zmm19
    vpmadd52luq zmm6, zmm30, zmm20
    vpmadd52luq zmm7, zmm30, zmm21
    vpmadd52luq zmm0, zmm30, zmm22
    vpmadd52luq zmm1, zmm30, zmm23
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 576]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm5, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 960]
    vpsrlq zmm24{k1}{z}, zmm2, 52
    valignq zmm2, zmm31, zmm2, 1
    vpmadd52huq zmm11, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm12, zmm25, zmmword ptr [rdx + 576]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rdx + 640]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rdx + 704]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rdx + 768]
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 832]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 896]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + 960]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # the true modulus, digit in vector 3
    vpbroadcastq zmm30, qword ptr [r8 + 192]
    vpmadd52huq zmm3, zmm29, zmm16
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 0]
    vpmadd52luq zmm3, zmm30, zmm16
    vpmadd52luq zmm11, zmm28, zmmword ptr [rdx + 0]
    vpaddq zmm3, zmm3, zmm24
    vpaddq zmm3, zmm3, zmm11
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm3, zmmword ptr [rdx + 1024]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm4, zmm29, zmm17
    vpmadd52huq zmm5, zmm29, zmm18
    vpmadd52huq zmm6, zmm29, zmm19
    vpmadd52huq zmm7, zmm29, zmm20
    vpmadd52huq zmm0, zmm29, zmm21
    vpmadd52huq zmm1, zmm29, zmm22
    vpmadd52huq zmm2, zmm29, zmm23
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 448]
    vpmadd52luq zmm4, zmm30, zmm17
    vpmadd52luq zmm5, zmm30, zmm18
    vpmadd52luq zmm6, zmm30, zmm19
    vpmadd52luq zmm7, zmm30, zmm20
    vpmadd52luq zmm0, zmm30, zmm21
    vpmadd52luq zmm1, zmm30, zmm22
    vpmadd52luq zmm2, zmm30, zmm23
    vpmadd52luq zmm12, zmm28, zmmword ptr [rdx + 64]
    vpmadd52luq zmm13, zmm28, zmmword ptr [rdx + 128]
    vpmadd52luq zmm14, zmm28, zmmword ptr [rdx + 192]
    vpmadd52luq zmm15, zmm28, zmmword ptr [rdx + 256]
    vpmadd52luq zmm8, zmm28, zmmword ptr [rdx + 320]
    vpmadd52luq zmm9, zmm28, zmmword ptr [rdx + 384]
    vpmadd52luq zmm10, zmm28, zmmword ptr [rdx + 448]
    vpmadd52luq zmm3, zmm25, zmmword ptr [rdx + 512]
    vpmadd52luq zmm4, zmm25, zmmword ptr [rdx + 576]
    vpmadd52luq zmm5, zmm25, zmmword ptr [rdx + 640]
    vpmadd52luq zmm6, zmm25, zmmword ptr [rdx + 704]
    vpmadd52luq zmm7, zmm25, zmmword ptr [rdx + 768]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 832]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 896]
    vpmadd52luq zmm2, zmm25, zmmword ptr [rdx + 960]
    vpsrlq zmm24{k1}{z}, zmm3, 52
    valignq zmm3, zmm31, zmm3, 1
    vpmadd52huq zmm12, zmm25, zmmword ptr [rdx + 512]
    vpmadd52huq zmm13, zmm25, zmmword ptr [rdx + 576]
    vpmadd52huq zmm14, zmm25, zmmword ptr [rdx + 640]
    vpmadd52huq zmm15, zmm25, zmmword ptr [rdx + 704]
    vpmadd52huq zmm8, zmm25, zmmword ptr [rdx + 768]
    vpmadd52huq zmm9, zmm25, zmmword ptr [rdx + 832]
    vpmadd52huq zmm10, zmm25, zmmword ptr [rdx + 896]
    vpmadd52huq zmm11, zmm25, zmmword ptr [rdx + 960]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # what is still due
    vpaddq zmm4, zmm4, zmm24
    vpmadd52huq zmm4, zmm29, zmm16
    vpmadd52huq zmm5, zmm29, zmm17
    vpmadd52huq zmm6, zmm29, zmm18
    vpmadd52huq zmm7, zmm29, zmm19
    vpmadd52huq zmm0, zmm29, zmm20
    vpmadd52huq zmm1, zmm29, zmm21
    vpmadd52huq zmm2, zmm29, zmm22
    vpmadd52huq zmm3, zmm29, zmm23
    vpmadd52huq zmm12, zmm27, zmmword ptr [rdx + 0]
    vpmadd52huq zmm13, zmm27, zmmword ptr [rdx + 64]
    vpmadd52huq zmm14, zmm27, zmmword ptr [rdx + 128]
    vpmadd52huq zmm15, zmm27, zmmword ptr [rdx + 192]
    vpmadd52huq zmm8, zmm27, zmmword ptr [rdx + 256]
    vpmadd52huq zmm9, zmm27, zmmword ptr [rdx + 320]
    vpmadd52huq zmm10, zmm27, zmmword ptr [rdx + 384]
    vpmadd52huq zmm11, zmm27, zmmword ptr [rdx + 448]
    # normalise
    vmovdqa64 zmm28, zmmword ptr [rdx + 1088]
    vpaddq zmm4, zmm4, zmm12
    vpaddq zmm5, zmm5, zmm13
    vpaddq zmm6, zmm6, zmm14
    vpaddq zmm7, zmm7, zmm15
    vpaddq zmm0, zmm0, zmm8
    vpaddq zmm1, zmm1, zmm9
    vpaddq zmm2, zmm2, zmm10
    vpaddq zmm3, zmm3, zmm11
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
    vpaddq zmm0, zmm0, zmm24
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
    valignq zmm24, zmm24, zmm31, 7
    vpaddq zmm4, zmm4, zmm24
    vmovdqa64 zmm14, zmm5
    vpandq zmm15, zmm5, zmm6
    vpandq zmm8, zmm15, zmm7
    vpandq zmm9, zmm8, zmm0
    vpandq zmm10, zmm9, zmm1
    vpandq zmm11, zmm10, zmm2
    vpandq zmm26, zmm11, zmm3
    vpcmpeqq k4, zmm26, zmm28
    vpcmpuq k2{k4}, zmm4, zmm28, 6
    vpcmpeqq k3{k4}, zmm4, zmm28
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm4{k2}, zmm4, zmmword ptr [rdx + 1152]
    vpsrlq zmm24, zmm4, 52
    vpandq zmm4, zmm4, zmm28
    vmovdqa64 zmmword ptr [rdi + 0], zmm4
    vmovdqa64 zmm16, zmm4
    vpaddq zmm5, zmm5, zmm24
    vpandq zmm5, zmm5, zmm28
    vmovdqa64 zmmword ptr [rdi + 64], zmm5
    vmovdqa64 zmm17, zmm5
    vpaddq zmm14, zmm14, zmm24
    vpsrlq zmm14, zmm14, 52
    vpaddq zmm6, zmm6, zmm14
    vpandq zmm6, zmm6, zmm28
    vmovdqa64 zmmword ptr [rdi + 128], zmm6
    vmovdqa64 zmm18, zmm6
    vpaddq zmm15, zmm15, zmm24
    vpsrlq zmm15, zmm15, 52
    vpaddq zmm7, zmm7, zmm15
    vpandq zmm7, zmm7, zmm28
    vmovdqa64 zmmword ptr [rdi + 192], zmm7
    vmovdqa64 zmm19, zmm7
    vpaddq zmm8, zmm8, zmm24
    vpsrlq zmm8, zmm8, 52
    vpaddq zmm0, zmm0, zmm8
    vpandq zmm0, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdi + 256], zmm0
    vmovdqa64 zmm20, zmm0
    vpaddq zmm9, zmm9, zmm24
    vpsrlq zmm9, zmm9, 52
    vpaddq zmm1, zmm1, zmm9
    vpandq zmm1, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdi + 320], zmm1
    vmovdqa64 zmm21, zmm1
    vpaddq zmm10, zmm10, zmm24
    vpsrlq zmm10, zmm10, 52
    vpaddq zmm2, zmm2, zmm10
    vpandq zmm2, zmm2, zmm28
    vmovdqa64 zmmword ptr [rdi + 384], zmm2
    vmovdqa64 zmm22, zmm2
    vpaddq zmm11, zmm11, zmm24
    vpsrlq zmm11, zmm11, 52
    vpaddq zmm3, zmm3, zmm11
    vpandq zmm3, zmm3, zmm28
    vmovdqa64 zmmword ptr [rdi + 448], zmm3
    vmovdqa64 zmm23, zmm3
    dec rcx
    jns 2b
    vzeroupper
    ret
