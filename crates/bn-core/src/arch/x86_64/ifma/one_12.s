    vpxorq zmm31, zmm31, zmm31
    mov eax, 1
    kmovb k1, eax
    vmovdqa64 zmm6, zmmword ptr [rdx + 0]
    vmovdqa64 zmm7, zmmword ptr [rdx + 64]
    vmovdqa64 zmm4, zmmword ptr [rdi + 0]
    vmovdqa64 zmm5, zmmword ptr [rdi + 64]
    # one product per pass: squares of the accumulator, at last the operand
2:
    mov r8, rdi
    test rcx, rcx
    cmovz r8, rsi
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm29, zmm29, zmm29
    vpxorq zmm28, zmm28, zmm28
    vpxorq zmm27, zmm27, zmm27
    vpxorq zmm26, zmm26, zmm26
    vpxorq zmm24, zmm24, zmm24
    mov r9d, 5
    # the digits of all lanes but the last
3:
    # step, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm4
    vpmadd52huq zmm2, zmm27, zmm6
    vpmadd52luq zmm0, zmm30, zmm4
    vpmadd52luq zmm2, zmm28, zmm6
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm25, zmm0, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm0, zmm31, zmm25, 1
    vpmadd52huq zmm1, zmm29, zmm5
    vpmadd52huq zmm3, zmm27, zmm7
    vpmadd52luq zmm1, zmm30, zmm5
    vpmadd52luq zmm3, zmm28, zmm7
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    # step, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm4
    vpmadd52huq zmm3, zmm27, zmm6
    vpmadd52luq zmm1, zmm30, zmm4
    vpmadd52luq zmm3, zmm28, zmm6
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm25, zmm1, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpsrlq zmm24{k1}{z}, zmm25, 52
    valignq zmm1, zmm31, zmm25, 1
    vpmadd52huq zmm0, zmm29, zmm5
    vpmadd52huq zmm2, zmm27, zmm7
    vpmadd52luq zmm0, zmm30, zmm5
    vpmadd52luq zmm2, zmm28, zmm7
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vpbroadcastq zmm26, xmm25
    vmovdqa64 zmm29, zmm30
    add r8, 8
    dec r9d
    jnz 3b
    # the last lane's digits
    # the true modulus, digit in vector 0
    vpbroadcastq zmm30, qword ptr [r8 + 0]
    vpmadd52huq zmm0, zmm29, zmm4
    vpmadd52huq zmm2, zmm27, zmm6
    vpmadd52luq zmm0, zmm30, zmm4
    vpmadd52luq zmm2, zmm28, zmm6
    vpaddq zmm0, zmm0, zmm24
    vpaddq zmm0, zmm0, zmm2
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm0, zmmword ptr [rdx + 256]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm1, zmm29, zmm5
    vpmadd52huq zmm3, zmm27, zmm7
    vpmadd52luq zmm1, zmm30, zmm5
    vpmadd52luq zmm3, zmm28, zmm7
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 192]
    vpsrlq zmm24{k1}{z}, zmm0, 52
    valignq zmm0, zmm31, zmm0, 1
    vpmadd52huq zmm3, zmm25, zmmword ptr [rdx + 128]
    vpmadd52huq zmm2, zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # the true modulus, digit in vector 1
    vpbroadcastq zmm30, qword ptr [r8 + 64]
    vpmadd52huq zmm1, zmm29, zmm4
    vpmadd52huq zmm3, zmm27, zmm6
    vpmadd52luq zmm1, zmm30, zmm4
    vpmadd52luq zmm3, zmm28, zmm6
    vpaddq zmm1, zmm1, zmm24
    vpaddq zmm1, zmm1, zmm3
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm25, zmm25, zmm25
    vpmadd52luq zmm25, zmm1, zmmword ptr [rdx + 256]
    vpbroadcastq zmm25, xmm25
    vpmadd52huq zmm0, zmm29, zmm5
    vpmadd52huq zmm2, zmm27, zmm7
    vpmadd52luq zmm0, zmm30, zmm5
    vpmadd52luq zmm2, zmm28, zmm7
    vpmadd52luq zmm1, zmm25, zmmword ptr [rdx + 128]
    vpmadd52luq zmm0, zmm25, zmmword ptr [rdx + 192]
    vpsrlq zmm24{k1}{z}, zmm1, 52
    valignq zmm1, zmm31, zmm1, 1
    vpmadd52huq zmm2, zmm25, zmmword ptr [rdx + 128]
    vpmadd52huq zmm3, zmm25, zmmword ptr [rdx + 192]
    vmovdqa64 zmm27, zmm28
    vmovdqa64 zmm28, zmm26
    vmovdqa64 zmm29, zmm30
    # what is still due
    vpaddq zmm0, zmm0, zmm24
    vpmadd52huq zmm0, zmm29, zmm4
    vpmadd52huq zmm1, zmm29, zmm5
    vpmadd52huq zmm2, zmm27, zmm6
    vpmadd52huq zmm3, zmm27, zmm7
    # normalise
    vmovdqa64 zmm28, zmmword ptr [rdx + 320]
    vpaddq zmm0, zmm0, zmm2
    vpaddq zmm1, zmm1, zmm3
    vpsrlq zmm24, zmm0, 52
    vpandq zmm0, zmm0, zmm28
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24, zmm1, 52
    vpandq zmm1, zmm1, zmm28
    valignq zmm24, zmm24, zmm31, 7
    vpaddq zmm0, zmm0, zmm24
    vpcmpeqq k4, zmm1, zmm28
    vpcmpuq k2{k4}, zmm0, zmm28, 6
    vpcmpeqq k3{k4}, zmm0, zmm28
    kmovb eax, k2
    kmovb r10d, k3
    lea eax, [r10 + 2*rax]
    xor eax, r10d
    kmovb k2, eax
    vpaddq zmm0{k2}, zmm0, zmmword ptr [rdx + 384]
    vpsrlq zmm24, zmm0, 52
    vpandq zmm0, zmm0, zmm28
    vmovdqa64 zmmword ptr [rdi + 0], zmm0
    vmovdqa64 zmm4, zmm0
    vpaddq zmm1, zmm1, zmm24
    vpandq zmm1, zmm1, zmm28
    vmovdqa64 zmmword ptr [rdi + 64], zmm1
    vmovdqa64 zmm5, zmm1
    dec rcx
    jns 2b
    vzeroupper
    ret
