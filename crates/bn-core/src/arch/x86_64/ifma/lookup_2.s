    vmovdqa64 zmm31, zmmword ptr [rdx]
    vpxorq zmm30, zmm30, zmm30
    vpternlogd zmm29, zmm29, zmm29, 255
    vpxorq zmm0, zmm0, zmm0
    vpxorq zmm1, zmm1, zmm1
    2:
    vpcmpeqq k1, zmm30, zmm31
    vpsubq zmm30, zmm30, zmm29
    vmovdqa64 zmm0{k1}, zmmword ptr [rsi + 0]
    vmovdqa64 zmm1{k1}, zmmword ptr [rsi + 64]
    add rsi, r8
    dec rcx
    jnz 2b
    vmovdqa64 zmmword ptr [rdi + 0], zmm0
    vmovdqa64 zmmword ptr [rdi + 64], zmm1
    vzeroupper
    ret
