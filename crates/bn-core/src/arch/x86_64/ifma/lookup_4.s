    shr rcx, 1
    mov r10, rcx
    imul r10, r8
    add r10, rsi
    mov r9, rcx
    dec r9
    vpbroadcastq zmm28, r9
    vmovdqa64 zmm31, zmmword ptr [rdx]
    vpcmpuq k2, zmm31, zmm28, 6
    vpandq zmm31, zmm31, zmm28
    vpxorq zmm30, zmm30, zmm30
    vpternlogd zmm29, zmm29, zmm29, 255
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vpxorq zmm4, zmm4, zmm4
    vpxorq zmm5, zmm5, zmm5
    vpxorq zmm6, zmm6, zmm6
    vpxorq zmm7, zmm7, zmm7
    2:
    vpcmpeqq k1, zmm30, zmm31
    vpsubq zmm30, zmm30, zmm29
    vmovdqa64 zmm0{k1}, zmmword ptr [rsi + 0]
    vmovdqa64 zmm4{k1}, zmmword ptr [r10 + 0]
    vmovdqa64 zmm1{k1}, zmmword ptr [rsi + 64]
    vmovdqa64 zmm5{k1}, zmmword ptr [r10 + 64]
    vmovdqa64 zmm2{k1}, zmmword ptr [rsi + 128]
    vmovdqa64 zmm6{k1}, zmmword ptr [r10 + 128]
    vmovdqa64 zmm3{k1}, zmmword ptr [rsi + 192]
    vmovdqa64 zmm7{k1}, zmmword ptr [r10 + 192]
    add rsi, r8
    add r10, r8
    dec rcx
    jnz 2b
    vmovdqa64 zmm0{k2}, zmm4
    vmovdqa64 zmmword ptr [rdi + 0], zmm0
    vmovdqa64 zmm1{k2}, zmm5
    vmovdqa64 zmmword ptr [rdi + 64], zmm1
    vmovdqa64 zmm2{k2}, zmm6
    vmovdqa64 zmmword ptr [rdi + 128], zmm2
    vmovdqa64 zmm3{k2}, zmm7
    vmovdqa64 zmmword ptr [rdi + 192], zmm3
    vzeroupper
    ret
