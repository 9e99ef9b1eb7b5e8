push rbx
push r12
push r13
push r14
add rdi, 128
mov r12, rsi
mov r13, rdx
mov r14, rcx
test r14, r14
jz 6f
.p2align 6
5:
lea rsi, [rdi+352]
lea rdx, [rdi+352]
lea r8, [rdi+1056]
call 2f
lea rsi, [rdi+352]
lea rdx, [rdi+704]
lea r8, [rdi+1760]
call 3f
lea rsi, [rdi+704]
lea rdx, [rdi+704]
lea r8, [rdi+3168]
call 2f
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm13, [rdi+0]
vmovapd ymm12, [rdi+32]
vmovapd ymm11, [rdi-32]
vmovapd ymm0, [rdi+1056]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3872], ymm0
vmovapd ymm2, [rdi+1088]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3904], ymm2
vmovapd ymm4, [rdi+1120]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3936], ymm4
vmovapd ymm6, [rdi+1152]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3968], ymm6
vmovapd ymm0, [rdi+1184]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4000], ymm0
vmovapd ymm2, [rdi+1216]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4032], ymm2
vmovapd ymm4, [rdi+1248]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4064], ymm4
vmovapd ymm6, [rdi+1280]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4096], ymm6
vmovapd ymm0, [rdi+1312]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4128], ymm0
vmovapd ymm2, [rdi+1344]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4160], ymm2
vmovapd ymm4, [rdi+1376]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4192], ymm4
vmovapd ymm6, [rdi+1408]
vfmadd231pd ymm6, ymm12, [rdi+1760]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4224], ymm6
vmovapd ymm0, [rdi+1440]
vfmadd231pd ymm0, ymm12, [rdi+1792]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4256], ymm0
vmovapd ymm2, [rdi+1472]
vfmadd231pd ymm2, ymm12, [rdi+1824]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4288], ymm2
vmovapd ymm4, [rdi+1504]
vfmadd231pd ymm4, ymm12, [rdi+1856]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4320], ymm4
vmovapd ymm6, [rdi+1536]
vfmadd231pd ymm6, ymm12, [rdi+1888]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4352], ymm6
vmovapd ymm0, [rdi+1568]
vfmadd231pd ymm0, ymm12, [rdi+1920]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4384], ymm0
vmovapd ymm2, [rdi+1600]
vfmadd231pd ymm2, ymm12, [rdi+1952]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4416], ymm2
vmovapd ymm4, [rdi+1632]
vfmadd231pd ymm4, ymm12, [rdi+1984]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4448], ymm4
vmovapd ymm6, [rdi+1664]
vfmadd231pd ymm6, ymm12, [rdi+2016]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4480], ymm6
vmovapd ymm0, [rdi+1696]
vfmadd231pd ymm0, ymm12, [rdi+2048]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4512], ymm0
vmovapd ymm2, [rdi+1728]
vmovapd ymm8, [rdi+2080]
vaddpd ymm10, ymm8, ymm15
vsubpd ymm10, ymm10, ymm15
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm2, ymm12, ymm8
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4544], ymm2
vmovapd ymm4, [rdi+3168]
vmovapd ymm8, [rdi+2112]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm4, ymm12, ymm8
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+4576], ymm4
vmovapd ymm6, [rdi+3200]
vfmadd231pd ymm6, ymm12, [rdi+2144]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+4608], ymm6
vmovapd ymm0, [rdi+3232]
vfmadd231pd ymm0, ymm12, [rdi+2176]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4640], ymm0
vmovapd ymm2, [rdi+3264]
vfmadd231pd ymm2, ymm12, [rdi+2208]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4672], ymm2
vmovapd ymm4, [rdi+3296]
vfmadd231pd ymm4, ymm12, [rdi+2240]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4704], ymm4
vmovapd ymm6, [rdi+3328]
vfmadd231pd ymm6, ymm12, [rdi+2272]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4736], ymm6
vmovapd ymm0, [rdi+3360]
vfmadd231pd ymm0, ymm12, [rdi+2304]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4768], ymm0
vmovapd ymm2, [rdi+3392]
vfmadd231pd ymm2, ymm12, [rdi+2336]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4800], ymm2
vmovapd ymm4, [rdi+3424]
vfmadd231pd ymm4, ymm12, [rdi+2368]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4832], ymm4
vmovapd ymm6, [rdi+3456]
vfmadd231pd ymm6, ymm12, [rdi+2400]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4864], ymm6
vmovapd ymm0, [rdi+3488]
vfmadd231pd ymm0, ymm12, [rdi+2432]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4896], ymm0
vmovapd ymm2, [rdi+3520]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4928], ymm2
vmovapd ymm4, [rdi+3552]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4960], ymm4
vmovapd ymm6, [rdi+3584]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4992], ymm6
vmovapd ymm0, [rdi+3616]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+5024], ymm0
vmovapd ymm2, [rdi+3648]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5056], ymm2
vmovapd ymm4, [rdi+3680]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5088], ymm4
vmovapd ymm6, [rdi+3712]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+5120], ymm6
vmovapd ymm0, [rdi+3744]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+5152], ymm0
vmovapd ymm2, [rdi+3776]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5184], ymm2
vmovapd ymm4, [rdi+3808]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5216], ymm4
vmovapd ymm6, [rdi+3840]
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+5248], ymm6
call 4f
dec r14
jnz 5b
.p2align 6
6:
test r13, r13
jz 7f
lea rsi, [rdi+352]
lea rdx, [r13+0]
lea r8, [rdi+1056]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+352]
lea r8, [rdi+1760]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+0]
lea r8, [rdi+2464]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+352]
lea r8, [rdi+3168]
call 3f
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm13, [rdi+0]
vmovapd ymm12, [rdi+0]
vmovapd ymm11, [rdi-64]
vmovapd ymm0, [rdi+1056]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3872], ymm0
vmovapd ymm2, [rdi+1088]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3904], ymm2
vmovapd ymm4, [rdi+1120]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3936], ymm4
vmovapd ymm6, [rdi+1152]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3968], ymm6
vmovapd ymm0, [rdi+1184]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4000], ymm0
vmovapd ymm2, [rdi+1216]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4032], ymm2
vmovapd ymm4, [rdi+1248]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4064], ymm4
vmovapd ymm6, [rdi+1280]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4096], ymm6
vmovapd ymm0, [rdi+1312]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4128], ymm0
vmovapd ymm2, [rdi+1344]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4160], ymm2
vmovapd ymm4, [rdi+1376]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4192], ymm4
vmovapd ymm6, [rdi+1760]
vaddpd ymm6, ymm6, [rdi+2464]
vaddpd ymm6, ymm6, [rdi+1408]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4224], ymm6
vmovapd ymm0, [rdi+1792]
vaddpd ymm0, ymm0, [rdi+2496]
vaddpd ymm0, ymm0, [rdi+1440]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4256], ymm0
vmovapd ymm2, [rdi+1824]
vaddpd ymm2, ymm2, [rdi+2528]
vaddpd ymm2, ymm2, [rdi+1472]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4288], ymm2
vmovapd ymm4, [rdi+1856]
vaddpd ymm4, ymm4, [rdi+2560]
vaddpd ymm4, ymm4, [rdi+1504]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4320], ymm4
vmovapd ymm6, [rdi+1888]
vaddpd ymm6, ymm6, [rdi+2592]
vaddpd ymm6, ymm6, [rdi+1536]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4352], ymm6
vmovapd ymm0, [rdi+1568]
vaddpd ymm0, ymm0, [rdi+1920]
vaddpd ymm0, ymm0, [rdi+2624]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4384], ymm0
vmovapd ymm2, [rdi+1600]
vaddpd ymm2, ymm2, [rdi+1952]
vaddpd ymm2, ymm2, [rdi+2656]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4416], ymm2
vmovapd ymm4, [rdi+1632]
vaddpd ymm4, ymm4, [rdi+1984]
vaddpd ymm4, ymm4, [rdi+2688]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4448], ymm4
vmovapd ymm6, [rdi+1664]
vaddpd ymm6, ymm6, [rdi+2016]
vaddpd ymm6, ymm6, [rdi+2720]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4480], ymm6
vmovapd ymm0, [rdi+1696]
vaddpd ymm0, ymm0, [rdi+2048]
vaddpd ymm0, ymm0, [rdi+2752]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4512], ymm0
vmovapd ymm2, [rdi+1728]
vaddpd ymm2, ymm2, [rdi+2080]
vmovapd ymm8, [rdi+2784]
vaddpd ymm10, ymm8, ymm15
vsubpd ymm10, ymm10, ymm15
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm2, ymm12, ymm8
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4544], ymm2
vmovapd ymm4, [rdi+3168]
vaddpd ymm4, ymm4, [rdi+2112]
vmovapd ymm8, [rdi+2816]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm4, ymm12, ymm8
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+4576], ymm4
vmovapd ymm6, [rdi+3200]
vaddpd ymm6, ymm6, [rdi+2144]
vaddpd ymm6, ymm6, [rdi+2848]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+4608], ymm6
vmovapd ymm0, [rdi+3232]
vaddpd ymm0, ymm0, [rdi+2176]
vaddpd ymm0, ymm0, [rdi+2880]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4640], ymm0
vmovapd ymm2, [rdi+3264]
vaddpd ymm2, ymm2, [rdi+2208]
vaddpd ymm2, ymm2, [rdi+2912]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4672], ymm2
vmovapd ymm4, [rdi+3296]
vaddpd ymm4, ymm4, [rdi+2240]
vaddpd ymm4, ymm4, [rdi+2944]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4704], ymm4
vmovapd ymm6, [rdi+2272]
vaddpd ymm6, ymm6, [rdi+2976]
vaddpd ymm6, ymm6, [rdi+3328]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4736], ymm6
vmovapd ymm0, [rdi+2304]
vaddpd ymm0, ymm0, [rdi+3008]
vaddpd ymm0, ymm0, [rdi+3360]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4768], ymm0
vmovapd ymm2, [rdi+2336]
vaddpd ymm2, ymm2, [rdi+3040]
vaddpd ymm2, ymm2, [rdi+3392]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4800], ymm2
vmovapd ymm4, [rdi+2368]
vaddpd ymm4, ymm4, [rdi+3072]
vaddpd ymm4, ymm4, [rdi+3424]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4832], ymm4
vmovapd ymm6, [rdi+2400]
vaddpd ymm6, ymm6, [rdi+3104]
vaddpd ymm6, ymm6, [rdi+3456]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4864], ymm6
vmovapd ymm0, [rdi+2432]
vaddpd ymm0, ymm0, [rdi+3136]
vaddpd ymm0, ymm0, [rdi+3488]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+4896], ymm0
vmovapd ymm2, [rdi+3520]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4928], ymm2
vmovapd ymm4, [rdi+3552]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4960], ymm4
vmovapd ymm6, [rdi+3584]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4992], ymm6
vmovapd ymm0, [rdi+3616]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+5024], ymm0
vmovapd ymm2, [rdi+3648]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5056], ymm2
vmovapd ymm4, [rdi+3680]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5088], ymm4
vmovapd ymm6, [rdi+3712]
vaddpd ymm7, ymm6, ymm15
vfmsub213pd ymm7, ymm13, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+5120], ymm6
vmovapd ymm0, [rdi+3744]
vaddpd ymm1, ymm0, ymm15
vfmsub213pd ymm1, ymm13, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+5152], ymm0
vmovapd ymm2, [rdi+3776]
vaddpd ymm3, ymm2, ymm15
vfmsub213pd ymm3, ymm13, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5184], ymm2
vmovapd ymm4, [rdi+3808]
vaddpd ymm5, ymm4, ymm15
vfmsub213pd ymm5, ymm13, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5216], ymm4
vmovapd ymm6, [rdi+3840]
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+5248], ymm6
call 4f
.p2align 4
7:
pop r14
pop r13
pop r12
pop rbx
vzeroupper
ret
.p2align 6
2:
vmovapd ymm14, [rsi+0]
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+0]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+0]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+32]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+32]
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+64]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+64]
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+96]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+96]
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+128]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+128]
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+160]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+160]
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+192]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+192]
vmovapd ymm14, [rsi+32]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm9, ymm9, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+64]
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+96]
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vmovapd [r8+0], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+32], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+64], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+96], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+128], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+160], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+192], ymm13
vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+0]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+224]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+224]
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+256]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+256]
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+288]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+288]
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+32]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+64]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+96]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rsi+128]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm8, ymm8, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm10, ymm10, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm12, ymm12, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+224], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+256], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+288], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+320], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+352], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+384], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+416], ymm13
vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+128]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+320]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+320]
vmovapd ymm14, [rsi+160]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+320]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+320]
vmovapd ymm14, [rsi+192]
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+320]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+320]
vmovapd ymm14, [rsi+224]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+256]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm9, ymm9, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+288]
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm14, ymm14, ymm14
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+320]
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+448], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+480], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+512], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+544], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+576], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+608], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm6
ret
.p2align 6
3:
vmovapd ymm14, [rsi+0]
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+0]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+0]
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+32]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+32]
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+64]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+64]
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+96]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+96]
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+128]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+128]
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+160]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+160]
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+192]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+192]
vmovapd ymm14, [rsi+32]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+64]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+96]
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+128]
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vmovapd [r8+0], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+32], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+64], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+96], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+128], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+160], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+192], ymm13
vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+0]
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+224]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+224]
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+256]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+256]
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+288]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+288]
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+32]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+64]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+96]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rsi+128]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+224]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+256]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+288]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+320]
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+0]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+0]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+32]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+32]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+64]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+64]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+96]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+96]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+224], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+256], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+288], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+320], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+352], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+384], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+416], ymm13
vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+128]
vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+320]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+320]
vmovapd ymm14, [rsi+160]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+320]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+320]
vmovapd ymm14, [rsi+192]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+320]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+320]
vmovapd ymm14, [rsi+224]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+256]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+288]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+320]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+448], ymm7
vaddpd ymm8, ymm8, ymm0
vmovapd [r8+480], ymm8
vaddpd ymm9, ymm9, ymm1
vmovapd [r8+512], ymm9
vaddpd ymm10, ymm10, ymm2
vmovapd [r8+544], ymm10
vaddpd ymm11, ymm11, ymm3
vmovapd [r8+576], ymm11
vaddpd ymm12, ymm12, ymm4
vmovapd [r8+608], ymm12
vaddpd ymm13, ymm13, ymm5
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm6
ret
.p2align 6
4:
mov rbx, r12
lea r9, [rdi+3872]
lea r10, [rdi+352]
vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+64], ymm15
vmovapd [rdi+96], ymm15
mov rax, 3
.p2align 6
8:
vmovapd ymm7, [r9+0]
vmovapd ymm8, [r9+32]
vmovapd ymm9, [r9+64]
vmovapd ymm10, [r9+96]
vmovapd ymm11, [r9+128]
vmovapd ymm12, [r9+160]
vmovapd ymm13, [r9+192]
lea r11, [rdi+4576]
mov rcx, 2
.p2align 5
9:
vmovapd ymm15, [rdi-128]
vmovapd ymm0, ymm15
vmovapd ymm1, ymm15
vmovapd ymm2, ymm15
vmovapd ymm3, ymm15
vmovapd ymm4, ymm15
vmovapd ymm5, ymm15
vmovapd ymm6, ymm15
vmovapd ymm14, [r11+0]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+0]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+0]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+32]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+32]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+64]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+64]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+96]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+96]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+128]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+128]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+160]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+160]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+192]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+192]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+32]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+224]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+224]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+256]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+256]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+288]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+288]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+320]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+320]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+352]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+352]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+384]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+384]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+416]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+416]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+64]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+448]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+448]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+480]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+480]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+512]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+512]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+544]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+544]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+576]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+576]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+608]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+608]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+640]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+640]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+96]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+672]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+672]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+704]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+704]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+736]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+736]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+768]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+768]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+800]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+800]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+832]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+832]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+864]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+864]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+128]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+896]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+896]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+928]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+928]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+960]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+960]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+992]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+992]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1024]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1024]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1056]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1056]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1088]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1088]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+160]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1120]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1120]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1152]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1152]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1184]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1184]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1216]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1216]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1248]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1248]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1280]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1280]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1312]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1312]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+192]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1344]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1344]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1376]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1376]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1408]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1408]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1440]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1440]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1472]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1472]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1504]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1504]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1536]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1536]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+224]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1568]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1568]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1600]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1600]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1632]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1632]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1664]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1664]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1696]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1696]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1728]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1728]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1760]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1760]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+256]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1792]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1792]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1824]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1824]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1856]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1856]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1888]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1888]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1920]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1920]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1952]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1952]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1984]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1984]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+288]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2016]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2016]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2048]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2048]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2080]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2080]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2112]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2112]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2144]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2144]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2176]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2176]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2208]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2208]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+320]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2240]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2240]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2272]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2272]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2304]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2304]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2336]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2336]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2368]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2368]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2400]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2400]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2432]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2432]
vaddpd ymm13, ymm13, ymm15
add rbx, 2464
add r11, 352
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
dec rcx
jz 22f
vmovapd [rdi+128], ymm0
vmovapd [rdi+160], ymm1
vmovapd [rdi+192], ymm2
vmovapd [rdi+224], ymm3
vmovapd [rdi+256], ymm4
vmovapd [rdi+288], ymm5
vmovapd [rdi+320], ymm6
jmp 9b
.p2align 4
22:
vaddpd ymm0, ymm0, [rdi+128]
vaddpd ymm1, ymm1, [rdi+160]
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm3, ymm3, [rdi+224]
vaddpd ymm4, ymm4, [rdi+256]
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm6, ymm6, [rdi+320]
vmovapd ymm15, [rdi-128]
vaddpd ymm7, ymm7, [rdi+96]
vaddpd ymm8, ymm8, ymm0
vaddpd ymm9, ymm9, ymm1
vaddpd ymm10, ymm10, ymm2
vaddpd ymm11, ymm11, ymm3
vaddpd ymm12, ymm12, ymm4
vaddpd ymm13, ymm13, ymm5
vmovapd [rdi+96], ymm6
vaddpd ymm0, ymm7, ymm15
vaddpd ymm1, ymm8, ymm15
vaddpd ymm2, ymm9, ymm15
vaddpd ymm3, ymm10, ymm15
vaddpd ymm4, ymm11, ymm15
vaddpd ymm5, ymm12, ymm15
vaddpd ymm6, ymm13, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm6, ymm6, ymm15
vsubpd ymm7, ymm7, ymm0
vsubpd ymm8, ymm8, ymm1
vsubpd ymm9, ymm9, ymm2
vsubpd ymm10, ymm10, ymm3
vsubpd ymm11, ymm11, ymm4
vsubpd ymm12, ymm12, ymm5
vsubpd ymm13, ymm13, ymm6
vfmadd231pd ymm7, ymm14, [rdi+64]
vfmadd231pd ymm8, ymm14, ymm0
vfmadd231pd ymm9, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm2
vfmadd231pd ymm11, ymm14, ymm3
vfmadd231pd ymm12, ymm14, ymm4
vfmadd231pd ymm13, ymm14, ymm5
vmovapd [rdi+64], ymm6
vmovapd [r10+0], ymm7
vmovapd [r10+32], ymm8
vmovapd [r10+64], ymm9
vmovapd [r10+96], ymm10
vmovapd [r10+128], ymm11
vmovapd [r10+160], ymm12
vmovapd [r10+192], ymm13
add r9, 224
add r10, 224
dec rax
jnz 8b
vmovapd ymm2, [rdi-64]
vmovapd ymm0, [rdi+4544]
vaddpd ymm0, ymm0, [rdi+96]
vmovapd ymm1, [rdi+64]
vfmadd213pd ymm1, ymm2, ymm0
vmovapd [rdi+1024], ymm1
vmovapd ymm1, ymm0
ret
