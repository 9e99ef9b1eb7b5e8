    push rbx
    push r12
    push r13
    push r14
    push r15
2:
    test rcx, rcx
    jz 3f
    # square
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
    xor r10d, r10d
    mov r14, r9
    mov r15, rdi
20:
    mov r11, r10
    sub r11, r8
    inc r11
    xor eax, eax
    test r11, r11
    cmovs r11, rax
    imul r12, r11, 640
    add r12, rdi
    mov r13, r10
    sub r13, r11
    imul r13, r13, 640
    add r13, rdi
    lea rax, [r10 + 1]
    shr rax, 1
    sub rax, r11
    jle 22f
21:
    vmovdqa64 zmm21, zmmword ptr [r12 + 0]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm0, zmm21, zmm22
    vpmadd52luq zmm1, zmm21, zmm23
    vpmadd52luq zmm2, zmm21, zmm24
    vpmadd52luq zmm3, zmm21, zmm25
    vpmadd52luq zmm4, zmm21, zmm26
    vpmadd52huq zmm1, zmm21, zmm22
    vpmadd52huq zmm2, zmm21, zmm23
    vpmadd52huq zmm3, zmm21, zmm24
    vpmadd52huq zmm4, zmm21, zmm25
    vpmadd52huq zmm5, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 64]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm1, zmm21, zmm22
    vpmadd52luq zmm2, zmm21, zmm23
    vpmadd52luq zmm3, zmm21, zmm24
    vpmadd52luq zmm4, zmm21, zmm25
    vpmadd52luq zmm5, zmm21, zmm26
    vpmadd52huq zmm2, zmm21, zmm22
    vpmadd52huq zmm3, zmm21, zmm23
    vpmadd52huq zmm4, zmm21, zmm24
    vpmadd52huq zmm5, zmm21, zmm25
    vpmadd52huq zmm6, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 128]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm2, zmm21, zmm22
    vpmadd52luq zmm3, zmm21, zmm23
    vpmadd52luq zmm4, zmm21, zmm24
    vpmadd52luq zmm5, zmm21, zmm25
    vpmadd52luq zmm6, zmm21, zmm26
    vpmadd52huq zmm3, zmm21, zmm22
    vpmadd52huq zmm4, zmm21, zmm23
    vpmadd52huq zmm5, zmm21, zmm24
    vpmadd52huq zmm6, zmm21, zmm25
    vpmadd52huq zmm7, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 192]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm4, zmm21, zmm22
    vpmadd52luq zmm5, zmm21, zmm23
    vpmadd52luq zmm6, zmm21, zmm24
    vpmadd52luq zmm7, zmm21, zmm25
    vpmadd52luq zmm8, zmm21, zmm26
    vpmadd52huq zmm5, zmm21, zmm22
    vpmadd52huq zmm6, zmm21, zmm23
    vpmadd52huq zmm7, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 320]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 384]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm11, zmm21, zmm22
    vpmadd52luq zmm12, zmm21, zmm23
    vpmadd52luq zmm13, zmm21, zmm24
    vpmadd52luq zmm14, zmm21, zmm25
    vpmadd52luq zmm15, zmm21, zmm26
    vpmadd52huq zmm12, zmm21, zmm22
    vpmadd52huq zmm13, zmm21, zmm23
    vpmadd52huq zmm14, zmm21, zmm24
    vpmadd52huq zmm15, zmm21, zmm25
    vpmadd52huq zmm16, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 448]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm12, zmm21, zmm22
    vpmadd52luq zmm13, zmm21, zmm23
    vpmadd52luq zmm14, zmm21, zmm24
    vpmadd52luq zmm15, zmm21, zmm25
    vpmadd52luq zmm16, zmm21, zmm26
    vpmadd52huq zmm13, zmm21, zmm22
    vpmadd52huq zmm14, zmm21, zmm23
    vpmadd52huq zmm15, zmm21, zmm24
    vpmadd52huq zmm16, zmm21, zmm25
    vpmadd52huq zmm17, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 512]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm13, zmm21, zmm22
    vpmadd52luq zmm14, zmm21, zmm23
    vpmadd52luq zmm15, zmm21, zmm24
    vpmadd52luq zmm16, zmm21, zmm25
    vpmadd52luq zmm17, zmm21, zmm26
    vpmadd52huq zmm14, zmm21, zmm22
    vpmadd52huq zmm15, zmm21, zmm23
    vpmadd52huq zmm16, zmm21, zmm24
    vpmadd52huq zmm17, zmm21, zmm25
    vpmadd52huq zmm18, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 576]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm14, zmm21, zmm22
    vpmadd52luq zmm15, zmm21, zmm23
    vpmadd52luq zmm16, zmm21, zmm24
    vpmadd52luq zmm17, zmm21, zmm25
    vpmadd52luq zmm18, zmm21, zmm26
    vpmadd52huq zmm15, zmm21, zmm22
    vpmadd52huq zmm16, zmm21, zmm23
    vpmadd52huq zmm17, zmm21, zmm24
    vpmadd52huq zmm18, zmm21, zmm25
    vpmadd52huq zmm19, zmm21, zmm26
    add r12, 640
    sub r13, 640
    dec rax
    jnz 21b
22:
    # a block with itself, if there is one on the diagonal
    test r10d, 1
    jnz 23f
    lea rax, [r8 + r8]
    sub rax, r10
    jle 23f
    imul r12, r10, 320
    add r12, rdi
    vmovdqa64 zmm21, zmmword ptr [r12 + 0]
    vmovdqa64 zmm23, zmmword ptr [r12 + 64]
    vmovdqa64 zmm24, zmmword ptr [r12 + 128]
    vmovdqa64 zmm25, zmmword ptr [r12 + 192]
    vmovdqa64 zmm26, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r12 + 320]
    vpmadd52luq zmm1, zmm21, zmm23
    vpmadd52luq zmm2, zmm21, zmm24
    vpmadd52luq zmm3, zmm21, zmm25
    vpmadd52luq zmm4, zmm21, zmm26
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52huq zmm2, zmm21, zmm23
    vpmadd52huq zmm3, zmm21, zmm24
    vpmadd52huq zmm4, zmm21, zmm25
    vpmadd52huq zmm5, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 64]
    vmovdqa64 zmm24, zmmword ptr [r12 + 128]
    vmovdqa64 zmm25, zmmword ptr [r12 + 192]
    vmovdqa64 zmm26, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r12 + 320]
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vpmadd52luq zmm3, zmm21, zmm24
    vpmadd52luq zmm4, zmm21, zmm25
    vpmadd52luq zmm5, zmm21, zmm26
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52huq zmm4, zmm21, zmm24
    vpmadd52huq zmm5, zmm21, zmm25
    vpmadd52huq zmm6, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 128]
    vmovdqa64 zmm25, zmmword ptr [r12 + 192]
    vmovdqa64 zmm26, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r12 + 320]
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vpmadd52luq zmm5, zmm21, zmm25
    vpmadd52luq zmm6, zmm21, zmm26
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52huq zmm6, zmm21, zmm25
    vpmadd52huq zmm7, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 192]
    vmovdqa64 zmm26, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r12 + 320]
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r12 + 320]
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 320]
    vmovdqa64 zmm23, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 384]
    vmovdqa64 zmm24, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm13, zmm21, zmm24
    vpmadd52luq zmm14, zmm21, zmm25
    vpmadd52luq zmm15, zmm21, zmm26
    vpmadd52huq zmm14, zmm21, zmm24
    vpmadd52huq zmm15, zmm21, zmm25
    vpmadd52huq zmm16, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 448]
    vmovdqa64 zmm25, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm15, zmm21, zmm25
    vpmadd52luq zmm16, zmm21, zmm26
    vpmadd52huq zmm16, zmm21, zmm25
    vpmadd52huq zmm17, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 512]
    vmovdqa64 zmm26, zmmword ptr [r12 + 576]
    vpmadd52luq zmm17, zmm21, zmm26
    vpmadd52huq zmm18, zmm21, zmm26
23:
    vpaddq zmm0, zmm0, zmm0
    vpaddq zmm1, zmm1, zmm1
    vpaddq zmm2, zmm2, zmm2
    vpaddq zmm3, zmm3, zmm3
    vpaddq zmm4, zmm4, zmm4
    vpaddq zmm5, zmm5, zmm5
    vpaddq zmm6, zmm6, zmm6
    vpaddq zmm7, zmm7, zmm7
    vpaddq zmm8, zmm8, zmm8
    vpaddq zmm9, zmm9, zmm9
    vmovdqa64 zmm21, zmmword ptr [r15 + 0]
    vpmadd52luq zmm0, zmm21, zmm21
    vpmadd52huq zmm1, zmm21, zmm21
    vmovdqa64 zmm21, zmmword ptr [r15 + 64]
    vpmadd52luq zmm2, zmm21, zmm21
    vpmadd52huq zmm3, zmm21, zmm21
    vmovdqa64 zmm21, zmmword ptr [r15 + 128]
    vpmadd52luq zmm4, zmm21, zmm21
    vpmadd52huq zmm5, zmm21, zmm21
    vmovdqa64 zmm21, zmmword ptr [r15 + 192]
    vpmadd52luq zmm6, zmm21, zmm21
    vpmadd52huq zmm7, zmm21, zmm21
    vmovdqa64 zmm21, zmmword ptr [r15 + 256]
    vpmadd52luq zmm8, zmm21, zmm21
    vpmadd52huq zmm9, zmm21, zmm21
    vmovdqa64 zmmword ptr [r14 + 0], zmm0
    vmovdqa64 zmmword ptr [r14 + 64], zmm1
    vmovdqa64 zmmword ptr [r14 + 128], zmm2
    vmovdqa64 zmmword ptr [r14 + 192], zmm3
    vmovdqa64 zmmword ptr [r14 + 256], zmm4
    vmovdqa64 zmmword ptr [r14 + 320], zmm5
    vmovdqa64 zmmword ptr [r14 + 384], zmm6
    vmovdqa64 zmmword ptr [r14 + 448], zmm7
    vmovdqa64 zmmword ptr [r14 + 512], zmm8
    vmovdqa64 zmmword ptr [r14 + 576], zmm9
    vmovdqa64 zmm0, zmm10
    vmovdqa64 zmm1, zmm11
    vmovdqa64 zmm2, zmm12
    vmovdqa64 zmm3, zmm13
    vmovdqa64 zmm4, zmm14
    vmovdqa64 zmm5, zmm15
    vmovdqa64 zmm6, zmm16
    vmovdqa64 zmm7, zmm17
    vmovdqa64 zmm8, zmm18
    vmovdqa64 zmm9, zmm19
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
    add r14, 640
    add r15, 320
    inc r10
    lea rax, [r8 + r8]
    cmp r10, rax
    jb 20b
    jmp 4f
3:
    # product
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
    xor r10d, r10d
    mov r14, r9
5:
    mov r11, r10
    sub r11, r8
    inc r11
    xor eax, eax
    test r11, r11
    cmovs r11, rax
    imul r12, r11, 640
    add r12, rdi
    mov r13, r10
    sub r13, r11
    imul r13, r13, 640
    add r13, rsi
    mov rax, r8
    dec rax
    cmp rax, r10
    cmovg rax, r10
    sub rax, r11
    js 7f
    inc rax
6:
    vmovdqa64 zmm21, zmmword ptr [r12 + 0]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm0, zmm21, zmm22
    vpmadd52luq zmm1, zmm21, zmm23
    vpmadd52luq zmm2, zmm21, zmm24
    vpmadd52luq zmm3, zmm21, zmm25
    vpmadd52luq zmm4, zmm21, zmm26
    vpmadd52huq zmm1, zmm21, zmm22
    vpmadd52huq zmm2, zmm21, zmm23
    vpmadd52huq zmm3, zmm21, zmm24
    vpmadd52huq zmm4, zmm21, zmm25
    vpmadd52huq zmm5, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 64]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm1, zmm21, zmm22
    vpmadd52luq zmm2, zmm21, zmm23
    vpmadd52luq zmm3, zmm21, zmm24
    vpmadd52luq zmm4, zmm21, zmm25
    vpmadd52luq zmm5, zmm21, zmm26
    vpmadd52huq zmm2, zmm21, zmm22
    vpmadd52huq zmm3, zmm21, zmm23
    vpmadd52huq zmm4, zmm21, zmm24
    vpmadd52huq zmm5, zmm21, zmm25
    vpmadd52huq zmm6, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 128]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm2, zmm21, zmm22
    vpmadd52luq zmm3, zmm21, zmm23
    vpmadd52luq zmm4, zmm21, zmm24
    vpmadd52luq zmm5, zmm21, zmm25
    vpmadd52luq zmm6, zmm21, zmm26
    vpmadd52huq zmm3, zmm21, zmm22
    vpmadd52huq zmm4, zmm21, zmm23
    vpmadd52huq zmm5, zmm21, zmm24
    vpmadd52huq zmm6, zmm21, zmm25
    vpmadd52huq zmm7, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 192]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm4, zmm21, zmm22
    vpmadd52luq zmm5, zmm21, zmm23
    vpmadd52luq zmm6, zmm21, zmm24
    vpmadd52luq zmm7, zmm21, zmm25
    vpmadd52luq zmm8, zmm21, zmm26
    vpmadd52huq zmm5, zmm21, zmm22
    vpmadd52huq zmm6, zmm21, zmm23
    vpmadd52huq zmm7, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 320]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 384]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm11, zmm21, zmm22
    vpmadd52luq zmm12, zmm21, zmm23
    vpmadd52luq zmm13, zmm21, zmm24
    vpmadd52luq zmm14, zmm21, zmm25
    vpmadd52luq zmm15, zmm21, zmm26
    vpmadd52huq zmm12, zmm21, zmm22
    vpmadd52huq zmm13, zmm21, zmm23
    vpmadd52huq zmm14, zmm21, zmm24
    vpmadd52huq zmm15, zmm21, zmm25
    vpmadd52huq zmm16, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 448]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm12, zmm21, zmm22
    vpmadd52luq zmm13, zmm21, zmm23
    vpmadd52luq zmm14, zmm21, zmm24
    vpmadd52luq zmm15, zmm21, zmm25
    vpmadd52luq zmm16, zmm21, zmm26
    vpmadd52huq zmm13, zmm21, zmm22
    vpmadd52huq zmm14, zmm21, zmm23
    vpmadd52huq zmm15, zmm21, zmm24
    vpmadd52huq zmm16, zmm21, zmm25
    vpmadd52huq zmm17, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 512]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm13, zmm21, zmm22
    vpmadd52luq zmm14, zmm21, zmm23
    vpmadd52luq zmm15, zmm21, zmm24
    vpmadd52luq zmm16, zmm21, zmm25
    vpmadd52luq zmm17, zmm21, zmm26
    vpmadd52huq zmm14, zmm21, zmm22
    vpmadd52huq zmm15, zmm21, zmm23
    vpmadd52huq zmm16, zmm21, zmm24
    vpmadd52huq zmm17, zmm21, zmm25
    vpmadd52huq zmm18, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 576]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm14, zmm21, zmm22
    vpmadd52luq zmm15, zmm21, zmm23
    vpmadd52luq zmm16, zmm21, zmm24
    vpmadd52luq zmm17, zmm21, zmm25
    vpmadd52luq zmm18, zmm21, zmm26
    vpmadd52huq zmm15, zmm21, zmm22
    vpmadd52huq zmm16, zmm21, zmm23
    vpmadd52huq zmm17, zmm21, zmm24
    vpmadd52huq zmm18, zmm21, zmm25
    vpmadd52huq zmm19, zmm21, zmm26
    add r12, 640
    sub r13, 640
    dec rax
    jnz 6b
7:
    vmovdqa64 zmmword ptr [r14 + 0], zmm0
    vmovdqa64 zmmword ptr [r14 + 64], zmm1
    vmovdqa64 zmmword ptr [r14 + 128], zmm2
    vmovdqa64 zmmword ptr [r14 + 192], zmm3
    vmovdqa64 zmmword ptr [r14 + 256], zmm4
    vmovdqa64 zmmword ptr [r14 + 320], zmm5
    vmovdqa64 zmmword ptr [r14 + 384], zmm6
    vmovdqa64 zmmword ptr [r14 + 448], zmm7
    vmovdqa64 zmmword ptr [r14 + 512], zmm8
    vmovdqa64 zmmword ptr [r14 + 576], zmm9
    vmovdqa64 zmm0, zmm10
    vmovdqa64 zmm1, zmm11
    vmovdqa64 zmm2, zmm12
    vmovdqa64 zmm3, zmm13
    vmovdqa64 zmm4, zmm14
    vmovdqa64 zmm5, zmm15
    vmovdqa64 zmm6, zmm16
    vmovdqa64 zmm7, zmm17
    vmovdqa64 zmm8, zmm18
    vmovdqa64 zmm9, zmm19
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
    add r14, 640
    inc r10
    lea rax, [r8 + r8]
    cmp r10, rax
    jb 5b
4:
    # quotient digits
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
    vpxorq zmm20, zmm20, zmm20
    xor r10d, r10d
    mov r14, r9
30:
    vpaddq zmm0, zmm0, zmmword ptr [r14 + 0]
    vpaddq zmm1, zmm1, zmmword ptr [r14 + 64]
    vpaddq zmm2, zmm2, zmmword ptr [r14 + 128]
    vpaddq zmm3, zmm3, zmmword ptr [r14 + 192]
    vpaddq zmm4, zmm4, zmmword ptr [r14 + 256]
    vpaddq zmm5, zmm5, zmmword ptr [r14 + 320]
    vpaddq zmm6, zmm6, zmmword ptr [r14 + 384]
    vpaddq zmm7, zmm7, zmmword ptr [r14 + 448]
    vpaddq zmm8, zmm8, zmmword ptr [r14 + 512]
    vpaddq zmm9, zmm9, zmmword ptr [r14 + 576]
    mov rax, r10
    xor r11d, r11d
    test rax, rax
    jz 32f
    imul r12, r11, 640
    add r12, r9
    mov r13, r10
    sub r13, r11
    imul r13, r13, 640
    add r13, rdx
31:
    vmovdqa64 zmm21, zmmword ptr [r12 + 0]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm1, zmm21, zmm22
    vpmadd52luq zmm2, zmm21, zmm23
    vpmadd52luq zmm3, zmm21, zmm24
    vpmadd52luq zmm4, zmm21, zmm25
    vpmadd52luq zmm5, zmm21, zmm26
    vpmadd52huq zmm2, zmm21, zmm22
    vpmadd52huq zmm3, zmm21, zmm23
    vpmadd52huq zmm4, zmm21, zmm24
    vpmadd52huq zmm5, zmm21, zmm25
    vpmadd52huq zmm6, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 64]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm2, zmm21, zmm22
    vpmadd52luq zmm3, zmm21, zmm23
    vpmadd52luq zmm4, zmm21, zmm24
    vpmadd52luq zmm5, zmm21, zmm25
    vpmadd52luq zmm6, zmm21, zmm26
    vpmadd52huq zmm3, zmm21, zmm22
    vpmadd52huq zmm4, zmm21, zmm23
    vpmadd52huq zmm5, zmm21, zmm24
    vpmadd52huq zmm6, zmm21, zmm25
    vpmadd52huq zmm7, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 128]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 192]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm4, zmm21, zmm22
    vpmadd52luq zmm5, zmm21, zmm23
    vpmadd52luq zmm6, zmm21, zmm24
    vpmadd52luq zmm7, zmm21, zmm25
    vpmadd52luq zmm8, zmm21, zmm26
    vpmadd52huq zmm5, zmm21, zmm22
    vpmadd52huq zmm6, zmm21, zmm23
    vpmadd52huq zmm7, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 320]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm11, zmm21, zmm22
    vpmadd52luq zmm12, zmm21, zmm23
    vpmadd52luq zmm13, zmm21, zmm24
    vpmadd52luq zmm14, zmm21, zmm25
    vpmadd52luq zmm15, zmm21, zmm26
    vpmadd52huq zmm12, zmm21, zmm22
    vpmadd52huq zmm13, zmm21, zmm23
    vpmadd52huq zmm14, zmm21, zmm24
    vpmadd52huq zmm15, zmm21, zmm25
    vpmadd52huq zmm16, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 384]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm12, zmm21, zmm22
    vpmadd52luq zmm13, zmm21, zmm23
    vpmadd52luq zmm14, zmm21, zmm24
    vpmadd52luq zmm15, zmm21, zmm25
    vpmadd52luq zmm16, zmm21, zmm26
    vpmadd52huq zmm13, zmm21, zmm22
    vpmadd52huq zmm14, zmm21, zmm23
    vpmadd52huq zmm15, zmm21, zmm24
    vpmadd52huq zmm16, zmm21, zmm25
    vpmadd52huq zmm17, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 448]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm13, zmm21, zmm22
    vpmadd52luq zmm14, zmm21, zmm23
    vpmadd52luq zmm15, zmm21, zmm24
    vpmadd52luq zmm16, zmm21, zmm25
    vpmadd52luq zmm17, zmm21, zmm26
    vpmadd52huq zmm14, zmm21, zmm22
    vpmadd52huq zmm15, zmm21, zmm23
    vpmadd52huq zmm16, zmm21, zmm24
    vpmadd52huq zmm17, zmm21, zmm25
    vpmadd52huq zmm18, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 512]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm14, zmm21, zmm22
    vpmadd52luq zmm15, zmm21, zmm23
    vpmadd52luq zmm16, zmm21, zmm24
    vpmadd52luq zmm17, zmm21, zmm25
    vpmadd52luq zmm18, zmm21, zmm26
    vpmadd52huq zmm15, zmm21, zmm22
    vpmadd52huq zmm16, zmm21, zmm23
    vpmadd52huq zmm17, zmm21, zmm24
    vpmadd52huq zmm18, zmm21, zmm25
    vpmadd52huq zmm19, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 576]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm15, zmm21, zmm22
    vpmadd52luq zmm16, zmm21, zmm23
    vpmadd52luq zmm17, zmm21, zmm24
    vpmadd52luq zmm18, zmm21, zmm25
    vpmadd52luq zmm19, zmm21, zmm26
    vpmadd52huq zmm16, zmm21, zmm22
    vpmadd52huq zmm17, zmm21, zmm23
    vpmadd52huq zmm18, zmm21, zmm24
    vpmadd52huq zmm19, zmm21, zmm25
    vpmadd52huq zmm20, zmm21, zmm26
    add r12, 640
    sub r13, 640
    dec rax
    jnz 31b
32:
    vpsrlq zmm27, zmm0, 52
    vmovdqa64 zmmword ptr [r14 + 0], zmm0
    vpaddq zmm1, zmm1, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm1, zmm0, zmm22
    vpmadd52luq zmm2, zmm0, zmm23
    vpmadd52luq zmm3, zmm0, zmm24
    vpmadd52luq zmm4, zmm0, zmm25
    vpmadd52luq zmm5, zmm0, zmm26
    vpmadd52huq zmm2, zmm0, zmm22
    vpmadd52huq zmm3, zmm0, zmm23
    vpmadd52huq zmm4, zmm0, zmm24
    vpmadd52huq zmm5, zmm0, zmm25
    vpmadd52huq zmm6, zmm0, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm6, zmm0, zmm22
    vpmadd52luq zmm7, zmm0, zmm23
    vpmadd52luq zmm8, zmm0, zmm24
    vpmadd52luq zmm9, zmm0, zmm25
    vpmadd52luq zmm10, zmm0, zmm26
    vpmadd52huq zmm7, zmm0, zmm22
    vpmadd52huq zmm8, zmm0, zmm23
    vpmadd52huq zmm9, zmm0, zmm24
    vpmadd52huq zmm10, zmm0, zmm25
    vpmadd52huq zmm11, zmm0, zmm26
    vpsrlq zmm27, zmm1, 52
    vmovdqa64 zmmword ptr [r14 + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm2, zmm1, zmm22
    vpmadd52luq zmm3, zmm1, zmm23
    vpmadd52luq zmm4, zmm1, zmm24
    vpmadd52luq zmm5, zmm1, zmm25
    vpmadd52luq zmm6, zmm1, zmm26
    vpmadd52huq zmm3, zmm1, zmm22
    vpmadd52huq zmm4, zmm1, zmm23
    vpmadd52huq zmm5, zmm1, zmm24
    vpmadd52huq zmm6, zmm1, zmm25
    vpmadd52huq zmm7, zmm1, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm7, zmm1, zmm22
    vpmadd52luq zmm8, zmm1, zmm23
    vpmadd52luq zmm9, zmm1, zmm24
    vpmadd52luq zmm10, zmm1, zmm25
    vpmadd52luq zmm11, zmm1, zmm26
    vpmadd52huq zmm8, zmm1, zmm22
    vpmadd52huq zmm9, zmm1, zmm23
    vpmadd52huq zmm10, zmm1, zmm24
    vpmadd52huq zmm11, zmm1, zmm25
    vpmadd52huq zmm12, zmm1, zmm26
    vpsrlq zmm27, zmm2, 52
    vmovdqa64 zmmword ptr [r14 + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm3, zmm2, zmm22
    vpmadd52luq zmm4, zmm2, zmm23
    vpmadd52luq zmm5, zmm2, zmm24
    vpmadd52luq zmm6, zmm2, zmm25
    vpmadd52luq zmm7, zmm2, zmm26
    vpmadd52huq zmm4, zmm2, zmm22
    vpmadd52huq zmm5, zmm2, zmm23
    vpmadd52huq zmm6, zmm2, zmm24
    vpmadd52huq zmm7, zmm2, zmm25
    vpmadd52huq zmm8, zmm2, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm8, zmm2, zmm22
    vpmadd52luq zmm9, zmm2, zmm23
    vpmadd52luq zmm10, zmm2, zmm24
    vpmadd52luq zmm11, zmm2, zmm25
    vpmadd52luq zmm12, zmm2, zmm26
    vpmadd52huq zmm9, zmm2, zmm22
    vpmadd52huq zmm10, zmm2, zmm23
    vpmadd52huq zmm11, zmm2, zmm24
    vpmadd52huq zmm12, zmm2, zmm25
    vpmadd52huq zmm13, zmm2, zmm26
    vpsrlq zmm27, zmm3, 52
    vmovdqa64 zmmword ptr [r14 + 192], zmm3
    vpaddq zmm4, zmm4, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm4, zmm3, zmm22
    vpmadd52luq zmm5, zmm3, zmm23
    vpmadd52luq zmm6, zmm3, zmm24
    vpmadd52luq zmm7, zmm3, zmm25
    vpmadd52luq zmm8, zmm3, zmm26
    vpmadd52huq zmm5, zmm3, zmm22
    vpmadd52huq zmm6, zmm3, zmm23
    vpmadd52huq zmm7, zmm3, zmm24
    vpmadd52huq zmm8, zmm3, zmm25
    vpmadd52huq zmm9, zmm3, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm9, zmm3, zmm22
    vpmadd52luq zmm10, zmm3, zmm23
    vpmadd52luq zmm11, zmm3, zmm24
    vpmadd52luq zmm12, zmm3, zmm25
    vpmadd52luq zmm13, zmm3, zmm26
    vpmadd52huq zmm10, zmm3, zmm22
    vpmadd52huq zmm11, zmm3, zmm23
    vpmadd52huq zmm12, zmm3, zmm24
    vpmadd52huq zmm13, zmm3, zmm25
    vpmadd52huq zmm14, zmm3, zmm26
    vpsrlq zmm27, zmm4, 52
    vmovdqa64 zmmword ptr [r14 + 256], zmm4
    vpaddq zmm5, zmm5, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm5, zmm4, zmm22
    vpmadd52luq zmm6, zmm4, zmm23
    vpmadd52luq zmm7, zmm4, zmm24
    vpmadd52luq zmm8, zmm4, zmm25
    vpmadd52luq zmm9, zmm4, zmm26
    vpmadd52huq zmm6, zmm4, zmm22
    vpmadd52huq zmm7, zmm4, zmm23
    vpmadd52huq zmm8, zmm4, zmm24
    vpmadd52huq zmm9, zmm4, zmm25
    vpmadd52huq zmm10, zmm4, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm10, zmm4, zmm22
    vpmadd52luq zmm11, zmm4, zmm23
    vpmadd52luq zmm12, zmm4, zmm24
    vpmadd52luq zmm13, zmm4, zmm25
    vpmadd52luq zmm14, zmm4, zmm26
    vpmadd52huq zmm11, zmm4, zmm22
    vpmadd52huq zmm12, zmm4, zmm23
    vpmadd52huq zmm13, zmm4, zmm24
    vpmadd52huq zmm14, zmm4, zmm25
    vpmadd52huq zmm15, zmm4, zmm26
    vpsrlq zmm27, zmm5, 52
    vmovdqa64 zmmword ptr [r14 + 320], zmm5
    vpaddq zmm6, zmm6, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm6, zmm5, zmm22
    vpmadd52luq zmm7, zmm5, zmm23
    vpmadd52luq zmm8, zmm5, zmm24
    vpmadd52luq zmm9, zmm5, zmm25
    vpmadd52luq zmm10, zmm5, zmm26
    vpmadd52huq zmm7, zmm5, zmm22
    vpmadd52huq zmm8, zmm5, zmm23
    vpmadd52huq zmm9, zmm5, zmm24
    vpmadd52huq zmm10, zmm5, zmm25
    vpmadd52huq zmm11, zmm5, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm11, zmm5, zmm22
    vpmadd52luq zmm12, zmm5, zmm23
    vpmadd52luq zmm13, zmm5, zmm24
    vpmadd52luq zmm14, zmm5, zmm25
    vpmadd52luq zmm15, zmm5, zmm26
    vpmadd52huq zmm12, zmm5, zmm22
    vpmadd52huq zmm13, zmm5, zmm23
    vpmadd52huq zmm14, zmm5, zmm24
    vpmadd52huq zmm15, zmm5, zmm25
    vpmadd52huq zmm16, zmm5, zmm26
    vpsrlq zmm27, zmm6, 52
    vmovdqa64 zmmword ptr [r14 + 384], zmm6
    vpaddq zmm7, zmm7, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm7, zmm6, zmm22
    vpmadd52luq zmm8, zmm6, zmm23
    vpmadd52luq zmm9, zmm6, zmm24
    vpmadd52luq zmm10, zmm6, zmm25
    vpmadd52luq zmm11, zmm6, zmm26
    vpmadd52huq zmm8, zmm6, zmm22
    vpmadd52huq zmm9, zmm6, zmm23
    vpmadd52huq zmm10, zmm6, zmm24
    vpmadd52huq zmm11, zmm6, zmm25
    vpmadd52huq zmm12, zmm6, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm12, zmm6, zmm22
    vpmadd52luq zmm13, zmm6, zmm23
    vpmadd52luq zmm14, zmm6, zmm24
    vpmadd52luq zmm15, zmm6, zmm25
    vpmadd52luq zmm16, zmm6, zmm26
    vpmadd52huq zmm13, zmm6, zmm22
    vpmadd52huq zmm14, zmm6, zmm23
    vpmadd52huq zmm15, zmm6, zmm24
    vpmadd52huq zmm16, zmm6, zmm25
    vpmadd52huq zmm17, zmm6, zmm26
    vpsrlq zmm27, zmm7, 52
    vmovdqa64 zmmword ptr [r14 + 448], zmm7
    vpaddq zmm8, zmm8, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm8, zmm7, zmm22
    vpmadd52luq zmm9, zmm7, zmm23
    vpmadd52luq zmm10, zmm7, zmm24
    vpmadd52luq zmm11, zmm7, zmm25
    vpmadd52luq zmm12, zmm7, zmm26
    vpmadd52huq zmm9, zmm7, zmm22
    vpmadd52huq zmm10, zmm7, zmm23
    vpmadd52huq zmm11, zmm7, zmm24
    vpmadd52huq zmm12, zmm7, zmm25
    vpmadd52huq zmm13, zmm7, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm13, zmm7, zmm22
    vpmadd52luq zmm14, zmm7, zmm23
    vpmadd52luq zmm15, zmm7, zmm24
    vpmadd52luq zmm16, zmm7, zmm25
    vpmadd52luq zmm17, zmm7, zmm26
    vpmadd52huq zmm14, zmm7, zmm22
    vpmadd52huq zmm15, zmm7, zmm23
    vpmadd52huq zmm16, zmm7, zmm24
    vpmadd52huq zmm17, zmm7, zmm25
    vpmadd52huq zmm18, zmm7, zmm26
    vpsrlq zmm27, zmm8, 52
    vmovdqa64 zmmword ptr [r14 + 512], zmm8
    vpaddq zmm9, zmm9, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm9, zmm8, zmm22
    vpmadd52luq zmm10, zmm8, zmm23
    vpmadd52luq zmm11, zmm8, zmm24
    vpmadd52luq zmm12, zmm8, zmm25
    vpmadd52luq zmm13, zmm8, zmm26
    vpmadd52huq zmm10, zmm8, zmm22
    vpmadd52huq zmm11, zmm8, zmm23
    vpmadd52huq zmm12, zmm8, zmm24
    vpmadd52huq zmm13, zmm8, zmm25
    vpmadd52huq zmm14, zmm8, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm14, zmm8, zmm22
    vpmadd52luq zmm15, zmm8, zmm23
    vpmadd52luq zmm16, zmm8, zmm24
    vpmadd52luq zmm17, zmm8, zmm25
    vpmadd52luq zmm18, zmm8, zmm26
    vpmadd52huq zmm15, zmm8, zmm22
    vpmadd52huq zmm16, zmm8, zmm23
    vpmadd52huq zmm17, zmm8, zmm24
    vpmadd52huq zmm18, zmm8, zmm25
    vpmadd52huq zmm19, zmm8, zmm26
    lea rax, [r10 + 1]
    cmp rax, r8
    je 33f
    vpsrlq zmm27, zmm9, 52
    vmovdqa64 zmmword ptr [r14 + 576], zmm9
    vpaddq zmm10, zmm10, zmm27
    vmovdqa64 zmm22, zmmword ptr [rdx + 0]
    vmovdqa64 zmm23, zmmword ptr [rdx + 64]
    vmovdqa64 zmm24, zmmword ptr [rdx + 128]
    vmovdqa64 zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm26, zmmword ptr [rdx + 256]
    vpmadd52luq zmm10, zmm9, zmm22
    vpmadd52luq zmm11, zmm9, zmm23
    vpmadd52luq zmm12, zmm9, zmm24
    vpmadd52luq zmm13, zmm9, zmm25
    vpmadd52luq zmm14, zmm9, zmm26
    vpmadd52huq zmm11, zmm9, zmm22
    vpmadd52huq zmm12, zmm9, zmm23
    vpmadd52huq zmm13, zmm9, zmm24
    vpmadd52huq zmm14, zmm9, zmm25
    vpmadd52huq zmm15, zmm9, zmm26
    vmovdqa64 zmm22, zmmword ptr [rdx + 320]
    vmovdqa64 zmm23, zmmword ptr [rdx + 384]
    vmovdqa64 zmm24, zmmword ptr [rdx + 448]
    vmovdqa64 zmm25, zmmword ptr [rdx + 512]
    vmovdqa64 zmm26, zmmword ptr [rdx + 576]
    vpmadd52luq zmm15, zmm9, zmm22
    vpmadd52luq zmm16, zmm9, zmm23
    vpmadd52luq zmm17, zmm9, zmm24
    vpmadd52luq zmm18, zmm9, zmm25
    vpmadd52luq zmm19, zmm9, zmm26
    vpmadd52huq zmm16, zmm9, zmm22
    vpmadd52huq zmm17, zmm9, zmm23
    vpmadd52huq zmm18, zmm9, zmm24
    vpmadd52huq zmm19, zmm9, zmm25
    vpmadd52huq zmm20, zmm9, zmm26
    vmovdqa64 zmm0, zmm10
    vmovdqa64 zmm1, zmm11
    vmovdqa64 zmm2, zmm12
    vmovdqa64 zmm3, zmm13
    vmovdqa64 zmm4, zmm14
    vmovdqa64 zmm5, zmm15
    vmovdqa64 zmm6, zmm16
    vmovdqa64 zmm7, zmm17
    vmovdqa64 zmm8, zmm18
    vmovdqa64 zmm9, zmm19
    vmovdqa64 zmm10, zmm20
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    add r14, 640
    inc r10
    jmp 30b
33:
    imul rbx, r8, 640
    add rbx, rdx
    imul rax, r8, 1280
    add rax, rdx
    vpxorq zmm21, zmm21, zmm21
    vpmadd52luq zmm21, zmm9, zmmword ptr [rax + 64]
    vmovdqa64 zmmword ptr [r14 + 576], zmm21
    vpmadd52luq zmm9, zmm21, zmmword ptr [rax]
    vpmadd52huq zmm10, zmm21, zmmword ptr [rax]
    vpsrlq zmm9, zmm9, 52
    vpaddq zmm10, zmm10, zmm9
    vmovdqa64 zmm28, zmmword ptr [rax + 128]
    vpxorq zmm27, zmm27, zmm27
    vmovdqa64 zmm22, zmmword ptr [rbx + 0]
    vmovdqa64 zmm23, zmmword ptr [rbx + 64]
    vmovdqa64 zmm24, zmmword ptr [rbx + 128]
    vmovdqa64 zmm25, zmmword ptr [rbx + 192]
    vmovdqa64 zmm26, zmmword ptr [rbx + 256]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [rbx + 320]
    vmovdqa64 zmm23, zmmword ptr [rbx + 384]
    vmovdqa64 zmm24, zmmword ptr [rbx + 448]
    vmovdqa64 zmm25, zmmword ptr [rbx + 512]
    vmovdqa64 zmm26, zmmword ptr [rbx + 576]
    vpmadd52luq zmm15, zmm21, zmm22
    vpmadd52luq zmm16, zmm21, zmm23
    vpmadd52luq zmm17, zmm21, zmm24
    vpmadd52luq zmm18, zmm21, zmm25
    vpmadd52luq zmm19, zmm21, zmm26
    vpmadd52huq zmm16, zmm21, zmm22
    vpmadd52huq zmm17, zmm21, zmm23
    vpmadd52huq zmm18, zmm21, zmm24
    vpmadd52huq zmm19, zmm21, zmm25
    vpmadd52huq zmm20, zmm21, zmm26
    vmovdqa64 zmm0, zmm10
    vmovdqa64 zmm1, zmm11
    vmovdqa64 zmm2, zmm12
    vmovdqa64 zmm3, zmm13
    vmovdqa64 zmm4, zmm14
    vmovdqa64 zmm5, zmm15
    vmovdqa64 zmm6, zmm16
    vmovdqa64 zmm7, zmm17
    vmovdqa64 zmm8, zmm18
    vmovdqa64 zmm9, zmm19
    vmovdqa64 zmm10, zmm20
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    # upper half
    add r14, 640
    inc r10
    mov r15, rdi
40:
    vpaddq zmm0, zmm0, zmmword ptr [r14 + 0]
    vpaddq zmm1, zmm1, zmmword ptr [r14 + 64]
    vpaddq zmm2, zmm2, zmmword ptr [r14 + 128]
    vpaddq zmm3, zmm3, zmmword ptr [r14 + 192]
    vpaddq zmm4, zmm4, zmmword ptr [r14 + 256]
    vpaddq zmm5, zmm5, zmmword ptr [r14 + 320]
    vpaddq zmm6, zmm6, zmmword ptr [r14 + 384]
    vpaddq zmm7, zmm7, zmmword ptr [r14 + 448]
    vpaddq zmm8, zmm8, zmmword ptr [r14 + 512]
    vpaddq zmm9, zmm9, zmmword ptr [r14 + 576]
    mov r11, r10
    sub r11, r8
    inc r11
    xor eax, eax
    test r11, r11
    cmovs r11, rax
    imul r12, r11, 640
    add r12, r9
    mov r13, r10
    sub r13, r11
    imul r13, r13, 640
    add r13, rdx
    mov rax, r8
    sub rax, r11
    jle 42f
41:
    imul rbx, r8, 640
    add rbx, r13
    cmp rax, 1
    cmovne rbx, r13
    vmovdqa64 zmm21, zmmword ptr [r12 + 0]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm1, zmm21, zmm22
    vpmadd52luq zmm2, zmm21, zmm23
    vpmadd52luq zmm3, zmm21, zmm24
    vpmadd52luq zmm4, zmm21, zmm25
    vpmadd52luq zmm5, zmm21, zmm26
    vpmadd52huq zmm2, zmm21, zmm22
    vpmadd52huq zmm3, zmm21, zmm23
    vpmadd52huq zmm4, zmm21, zmm24
    vpmadd52huq zmm5, zmm21, zmm25
    vpmadd52huq zmm6, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 64]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm2, zmm21, zmm22
    vpmadd52luq zmm3, zmm21, zmm23
    vpmadd52luq zmm4, zmm21, zmm24
    vpmadd52luq zmm5, zmm21, zmm25
    vpmadd52luq zmm6, zmm21, zmm26
    vpmadd52huq zmm3, zmm21, zmm22
    vpmadd52huq zmm4, zmm21, zmm23
    vpmadd52huq zmm5, zmm21, zmm24
    vpmadd52huq zmm6, zmm21, zmm25
    vpmadd52huq zmm7, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 128]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm3, zmm21, zmm22
    vpmadd52luq zmm4, zmm21, zmm23
    vpmadd52luq zmm5, zmm21, zmm24
    vpmadd52luq zmm6, zmm21, zmm25
    vpmadd52luq zmm7, zmm21, zmm26
    vpmadd52huq zmm4, zmm21, zmm22
    vpmadd52huq zmm5, zmm21, zmm23
    vpmadd52huq zmm6, zmm21, zmm24
    vpmadd52huq zmm7, zmm21, zmm25
    vpmadd52huq zmm8, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 192]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm4, zmm21, zmm22
    vpmadd52luq zmm5, zmm21, zmm23
    vpmadd52luq zmm6, zmm21, zmm24
    vpmadd52luq zmm7, zmm21, zmm25
    vpmadd52luq zmm8, zmm21, zmm26
    vpmadd52huq zmm5, zmm21, zmm22
    vpmadd52huq zmm6, zmm21, zmm23
    vpmadd52huq zmm7, zmm21, zmm24
    vpmadd52huq zmm8, zmm21, zmm25
    vpmadd52huq zmm9, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 256]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm5, zmm21, zmm22
    vpmadd52luq zmm6, zmm21, zmm23
    vpmadd52luq zmm7, zmm21, zmm24
    vpmadd52luq zmm8, zmm21, zmm25
    vpmadd52luq zmm9, zmm21, zmm26
    vpmadd52huq zmm6, zmm21, zmm22
    vpmadd52huq zmm7, zmm21, zmm23
    vpmadd52huq zmm8, zmm21, zmm24
    vpmadd52huq zmm9, zmm21, zmm25
    vpmadd52huq zmm10, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 320]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm6, zmm21, zmm22
    vpmadd52luq zmm7, zmm21, zmm23
    vpmadd52luq zmm8, zmm21, zmm24
    vpmadd52luq zmm9, zmm21, zmm25
    vpmadd52luq zmm10, zmm21, zmm26
    vpmadd52huq zmm7, zmm21, zmm22
    vpmadd52huq zmm8, zmm21, zmm23
    vpmadd52huq zmm9, zmm21, zmm24
    vpmadd52huq zmm10, zmm21, zmm25
    vpmadd52huq zmm11, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm11, zmm21, zmm22
    vpmadd52luq zmm12, zmm21, zmm23
    vpmadd52luq zmm13, zmm21, zmm24
    vpmadd52luq zmm14, zmm21, zmm25
    vpmadd52luq zmm15, zmm21, zmm26
    vpmadd52huq zmm12, zmm21, zmm22
    vpmadd52huq zmm13, zmm21, zmm23
    vpmadd52huq zmm14, zmm21, zmm24
    vpmadd52huq zmm15, zmm21, zmm25
    vpmadd52huq zmm16, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 384]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm7, zmm21, zmm22
    vpmadd52luq zmm8, zmm21, zmm23
    vpmadd52luq zmm9, zmm21, zmm24
    vpmadd52luq zmm10, zmm21, zmm25
    vpmadd52luq zmm11, zmm21, zmm26
    vpmadd52huq zmm8, zmm21, zmm22
    vpmadd52huq zmm9, zmm21, zmm23
    vpmadd52huq zmm10, zmm21, zmm24
    vpmadd52huq zmm11, zmm21, zmm25
    vpmadd52huq zmm12, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm12, zmm21, zmm22
    vpmadd52luq zmm13, zmm21, zmm23
    vpmadd52luq zmm14, zmm21, zmm24
    vpmadd52luq zmm15, zmm21, zmm25
    vpmadd52luq zmm16, zmm21, zmm26
    vpmadd52huq zmm13, zmm21, zmm22
    vpmadd52huq zmm14, zmm21, zmm23
    vpmadd52huq zmm15, zmm21, zmm24
    vpmadd52huq zmm16, zmm21, zmm25
    vpmadd52huq zmm17, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 448]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm8, zmm21, zmm22
    vpmadd52luq zmm9, zmm21, zmm23
    vpmadd52luq zmm10, zmm21, zmm24
    vpmadd52luq zmm11, zmm21, zmm25
    vpmadd52luq zmm12, zmm21, zmm26
    vpmadd52huq zmm9, zmm21, zmm22
    vpmadd52huq zmm10, zmm21, zmm23
    vpmadd52huq zmm11, zmm21, zmm24
    vpmadd52huq zmm12, zmm21, zmm25
    vpmadd52huq zmm13, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm13, zmm21, zmm22
    vpmadd52luq zmm14, zmm21, zmm23
    vpmadd52luq zmm15, zmm21, zmm24
    vpmadd52luq zmm16, zmm21, zmm25
    vpmadd52luq zmm17, zmm21, zmm26
    vpmadd52huq zmm14, zmm21, zmm22
    vpmadd52huq zmm15, zmm21, zmm23
    vpmadd52huq zmm16, zmm21, zmm24
    vpmadd52huq zmm17, zmm21, zmm25
    vpmadd52huq zmm18, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 512]
    vmovdqa64 zmm22, zmmword ptr [r13 + 0]
    vmovdqa64 zmm23, zmmword ptr [r13 + 64]
    vmovdqa64 zmm24, zmmword ptr [r13 + 128]
    vmovdqa64 zmm25, zmmword ptr [r13 + 192]
    vmovdqa64 zmm26, zmmword ptr [r13 + 256]
    vpmadd52luq zmm9, zmm21, zmm22
    vpmadd52luq zmm10, zmm21, zmm23
    vpmadd52luq zmm11, zmm21, zmm24
    vpmadd52luq zmm12, zmm21, zmm25
    vpmadd52luq zmm13, zmm21, zmm26
    vpmadd52huq zmm10, zmm21, zmm22
    vpmadd52huq zmm11, zmm21, zmm23
    vpmadd52huq zmm12, zmm21, zmm24
    vpmadd52huq zmm13, zmm21, zmm25
    vpmadd52huq zmm14, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [r13 + 320]
    vmovdqa64 zmm23, zmmword ptr [r13 + 384]
    vmovdqa64 zmm24, zmmword ptr [r13 + 448]
    vmovdqa64 zmm25, zmmword ptr [r13 + 512]
    vmovdqa64 zmm26, zmmword ptr [r13 + 576]
    vpmadd52luq zmm14, zmm21, zmm22
    vpmadd52luq zmm15, zmm21, zmm23
    vpmadd52luq zmm16, zmm21, zmm24
    vpmadd52luq zmm17, zmm21, zmm25
    vpmadd52luq zmm18, zmm21, zmm26
    vpmadd52huq zmm15, zmm21, zmm22
    vpmadd52huq zmm16, zmm21, zmm23
    vpmadd52huq zmm17, zmm21, zmm24
    vpmadd52huq zmm18, zmm21, zmm25
    vpmadd52huq zmm19, zmm21, zmm26
    vmovdqa64 zmm21, zmmword ptr [r12 + 576]
    vmovdqa64 zmm22, zmmword ptr [rbx + 0]
    vmovdqa64 zmm23, zmmword ptr [rbx + 64]
    vmovdqa64 zmm24, zmmword ptr [rbx + 128]
    vmovdqa64 zmm25, zmmword ptr [rbx + 192]
    vmovdqa64 zmm26, zmmword ptr [rbx + 256]
    vpmadd52luq zmm10, zmm21, zmm22
    vpmadd52luq zmm11, zmm21, zmm23
    vpmadd52luq zmm12, zmm21, zmm24
    vpmadd52luq zmm13, zmm21, zmm25
    vpmadd52luq zmm14, zmm21, zmm26
    vpmadd52huq zmm11, zmm21, zmm22
    vpmadd52huq zmm12, zmm21, zmm23
    vpmadd52huq zmm13, zmm21, zmm24
    vpmadd52huq zmm14, zmm21, zmm25
    vpmadd52huq zmm15, zmm21, zmm26
    vmovdqa64 zmm22, zmmword ptr [rbx + 320]
    vmovdqa64 zmm23, zmmword ptr [rbx + 384]
    vmovdqa64 zmm24, zmmword ptr [rbx + 448]
    vmovdqa64 zmm25, zmmword ptr [rbx + 512]
    vmovdqa64 zmm26, zmmword ptr [rbx + 576]
    vpmadd52luq zmm15, zmm21, zmm22
    vpmadd52luq zmm16, zmm21, zmm23
    vpmadd52luq zmm17, zmm21, zmm24
    vpmadd52luq zmm18, zmm21, zmm25
    vpmadd52luq zmm19, zmm21, zmm26
    vpmadd52huq zmm16, zmm21, zmm22
    vpmadd52huq zmm17, zmm21, zmm23
    vpmadd52huq zmm18, zmm21, zmm24
    vpmadd52huq zmm19, zmm21, zmm25
    vpmadd52huq zmm20, zmm21, zmm26
    add r12, 640
    sub r13, 640
    dec rax
    jnz 41b
42:
    vpaddq zmm0, zmm0, zmm27
    vpsrlq zmm27, zmm0, 52
    vpandq zmm0, zmm0, zmm28
    vmovdqa64 zmmword ptr [r15 + 0], zmm0
    vpaddq zmm1, zmm1, zmm27
    vpsrlq zmm27, zmm1, 52
    vpandq zmm1, zmm1, zmm28
    vmovdqa64 zmmword ptr [r15 + 64], zmm1
    vpaddq zmm2, zmm2, zmm27
    vpsrlq zmm27, zmm2, 52
    vpandq zmm2, zmm2, zmm28
    vmovdqa64 zmmword ptr [r15 + 128], zmm2
    vpaddq zmm3, zmm3, zmm27
    vpsrlq zmm27, zmm3, 52
    vpandq zmm3, zmm3, zmm28
    vmovdqa64 zmmword ptr [r15 + 192], zmm3
    vpaddq zmm4, zmm4, zmm27
    vpsrlq zmm27, zmm4, 52
    vpandq zmm4, zmm4, zmm28
    vmovdqa64 zmmword ptr [r15 + 256], zmm4
    vpaddq zmm5, zmm5, zmm27
    vpsrlq zmm27, zmm5, 52
    vpandq zmm5, zmm5, zmm28
    vmovdqa64 zmmword ptr [r15 + 320], zmm5
    vpaddq zmm6, zmm6, zmm27
    vpsrlq zmm27, zmm6, 52
    vpandq zmm6, zmm6, zmm28
    vmovdqa64 zmmword ptr [r15 + 384], zmm6
    vpaddq zmm7, zmm7, zmm27
    vpsrlq zmm27, zmm7, 52
    vpandq zmm7, zmm7, zmm28
    vmovdqa64 zmmword ptr [r15 + 448], zmm7
    vpaddq zmm8, zmm8, zmm27
    vpsrlq zmm27, zmm8, 52
    vpandq zmm8, zmm8, zmm28
    vmovdqa64 zmmword ptr [r15 + 512], zmm8
    vpaddq zmm9, zmm9, zmm27
    vpsrlq zmm27, zmm9, 52
    vpandq zmm9, zmm9, zmm28
    vmovdqa64 zmmword ptr [r15 + 576], zmm9
    vmovdqa64 zmm0, zmm10
    vmovdqa64 zmm1, zmm11
    vmovdqa64 zmm2, zmm12
    vmovdqa64 zmm3, zmm13
    vmovdqa64 zmm4, zmm14
    vmovdqa64 zmm5, zmm15
    vmovdqa64 zmm6, zmm16
    vmovdqa64 zmm7, zmm17
    vmovdqa64 zmm8, zmm18
    vmovdqa64 zmm9, zmm19
    vmovdqa64 zmm10, zmm20
    vpxorq zmm11, zmm11, zmm11
    vpxorq zmm12, zmm12, zmm12
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vpxorq zmm16, zmm16, zmm16
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    add r14, 640
    add r15, 640
    inc r10
    lea rax, [r8 + r8]
    cmp r10, rax
    jb 40b
    dec rcx
    jns 2b
    vzeroupper
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbx
    ret
