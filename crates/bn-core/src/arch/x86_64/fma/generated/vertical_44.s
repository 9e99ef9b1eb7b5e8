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
lea r8, [rdi+1760]
call 2f
lea rsi, [rdi+352]
lea rdx, [rdi+704]
lea r8, [rdi+2464]
call 3f
lea rsi, [rdi+352]
lea rdx, [rdi+1056]
lea r8, [rdi+3168]
call 3f
lea rsi, [rdi+352]
lea rdx, [rdi+1408]
lea r8, [rdi+3872]
call 3f
lea rsi, [rdi+704]
lea rdx, [rdi+704]
lea r8, [rdi+5280]
call 2f
lea rsi, [rdi+704]
lea rdx, [rdi+1056]
lea r8, [rdi+5984]
call 3f
lea rsi, [rdi+704]
lea rdx, [rdi+1408]
lea r8, [rdi+6688]
call 3f
lea rsi, [rdi+1056]
lea rdx, [rdi+1056]
lea r8, [rdi+8800]
call 2f
lea rsi, [rdi+1056]
lea rdx, [rdi+1408]
lea r8, [rdi+9504]
call 3f
lea rsi, [rdi+1408]
lea rdx, [rdi+1408]
lea r8, [rdi+12320]
call 2f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm11, [rdi-32]
vmovapd ymm0, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+13024], ymm0
vmovapd ymm2, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13056], ymm2
vmovapd ymm4, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13088], ymm4
vmovapd ymm6, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13120], ymm6
vmovapd ymm0, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13152], ymm0
vmovapd ymm2, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13184], ymm2
vmovapd ymm4, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13216], ymm4
vmovapd ymm6, [rdi+1984]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13248], ymm6
vmovapd ymm0, [rdi+2016]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13280], ymm0
vmovapd ymm2, [rdi+2048]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13312], ymm2
vmovapd ymm4, [rdi+2080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13344], ymm4
vmovapd ymm6, [rdi+2112]
vfmadd231pd ymm6, ymm12, [rdi+2464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13376], ymm6
vmovapd ymm0, [rdi+2144]
vfmadd231pd ymm0, ymm12, [rdi+2496]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13408], ymm0
vmovapd ymm2, [rdi+2176]
vfmadd231pd ymm2, ymm12, [rdi+2528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13440], ymm2
vmovapd ymm4, [rdi+2208]
vfmadd231pd ymm4, ymm12, [rdi+2560]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13472], ymm4
vmovapd ymm6, [rdi+2240]
vfmadd231pd ymm6, ymm12, [rdi+2592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13504], ymm6
vmovapd ymm0, [rdi+2272]
vfmadd231pd ymm0, ymm12, [rdi+2624]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13536], ymm0
vmovapd ymm2, [rdi+2304]
vfmadd231pd ymm2, ymm12, [rdi+2656]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13568], ymm2
vmovapd ymm4, [rdi+2336]
vfmadd231pd ymm4, ymm12, [rdi+2688]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13600], ymm4
vmovapd ymm6, [rdi+2368]
vfmadd231pd ymm6, ymm12, [rdi+2720]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13632], ymm6
vmovapd ymm0, [rdi+2400]
vfmadd231pd ymm0, ymm12, [rdi+2752]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13664], ymm0
vmovapd ymm2, [rdi+2432]
vmovapd ymm8, [rdi+2784]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13696], ymm2
vmovapd ymm4, [rdi+5280]
vfmadd231pd ymm4, ymm12, [rdi+3168]
vmovapd ymm8, [rdi+2816]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13728], ymm4
vmovapd ymm6, [rdi+5312]
vfmadd231pd ymm6, ymm12, [rdi+3200]
vmovapd ymm8, [rdi+2848]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+13760], ymm6
vmovapd ymm0, [rdi+5344]
vfmadd231pd ymm0, ymm12, [rdi+3232]
vmovapd ymm8, [rdi+2880]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+13792], ymm0
vmovapd ymm2, [rdi+5376]
vfmadd231pd ymm2, ymm12, [rdi+3264]
vmovapd ymm8, [rdi+2912]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+13824], ymm2
vmovapd ymm4, [rdi+5408]
vfmadd231pd ymm4, ymm12, [rdi+3296]
vmovapd ymm8, [rdi+2944]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13856], ymm4
vmovapd ymm6, [rdi+5440]
vfmadd231pd ymm6, ymm12, [rdi+2976]
vmovapd ymm8, [rdi+3328]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+13888], ymm6
vmovapd ymm0, [rdi+5472]
vfmadd231pd ymm0, ymm12, [rdi+3008]
vmovapd ymm8, [rdi+3360]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+13920], ymm0
vmovapd ymm2, [rdi+5504]
vfmadd231pd ymm2, ymm12, [rdi+3040]
vmovapd ymm8, [rdi+3392]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+13952], ymm2
vmovapd ymm4, [rdi+5536]
vfmadd231pd ymm4, ymm12, [rdi+3072]
vmovapd ymm8, [rdi+3424]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13984], ymm4
vmovapd ymm6, [rdi+5568]
vfmadd231pd ymm6, ymm12, [rdi+3104]
vmovapd ymm8, [rdi+3456]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14016], ymm6
vmovapd ymm0, [rdi+5600]
vfmadd231pd ymm0, ymm12, [rdi+3136]
vmovapd ymm8, [rdi+3488]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14048], ymm0
vmovapd ymm2, [rdi+5632]
vfmadd231pd ymm2, ymm12, [rdi+3872]
vfmadd231pd ymm2, ymm12, [rdi+5984]
vmovapd ymm8, [rdi+3520]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14080], ymm2
vmovapd ymm4, [rdi+5664]
vfmadd231pd ymm4, ymm12, [rdi+3904]
vfmadd231pd ymm4, ymm12, [rdi+6016]
vmovapd ymm8, [rdi+3552]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14112], ymm4
vmovapd ymm6, [rdi+5696]
vfmadd231pd ymm6, ymm12, [rdi+3936]
vfmadd231pd ymm6, ymm12, [rdi+6048]
vmovapd ymm8, [rdi+3584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14144], ymm6
vmovapd ymm0, [rdi+5728]
vfmadd231pd ymm0, ymm12, [rdi+3968]
vmovapd ymm8, [rdi+6080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14176], ymm0
vmovapd ymm2, [rdi+5760]
vfmadd231pd ymm2, ymm12, [rdi+4000]
vmovapd ymm8, [rdi+6112]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14208], ymm2
vmovapd ymm4, [rdi+5792]
vfmadd231pd ymm4, ymm12, [rdi+3680]
vmovapd ymm8, [rdi+4032]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14240], ymm4
vmovapd ymm6, [rdi+5824]
vfmadd231pd ymm6, ymm12, [rdi+3712]
vmovapd ymm8, [rdi+4064]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+6176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14272], ymm6
vmovapd ymm0, [rdi+5856]
vfmadd231pd ymm0, ymm12, [rdi+3744]
vmovapd ymm8, [rdi+4096]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+6208]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14304], ymm0
vmovapd ymm2, [rdi+5888]
vfmadd231pd ymm2, ymm12, [rdi+3776]
vmovapd ymm8, [rdi+4128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+6240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14336], ymm2
vmovapd ymm4, [rdi+5920]
vfmadd231pd ymm4, ymm12, [rdi+3808]
vmovapd ymm8, [rdi+4160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6272]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14368], ymm4
vmovapd ymm6, [rdi+5952]
vfmadd231pd ymm6, ymm12, [rdi+3840]
vmovapd ymm8, [rdi+4192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+6304]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14400], ymm6
vmovapd ymm0, [rdi+8800]
vfmadd231pd ymm0, ymm12, [rdi+6688]
vmovapd ymm8, [rdi+4224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+6336]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14432], ymm0
vmovapd ymm2, [rdi+8832]
vfmadd231pd ymm2, ymm12, [rdi+6720]
vmovapd ymm8, [rdi+4256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+6368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14464], ymm2
vmovapd ymm4, [rdi+8864]
vfmadd231pd ymm4, ymm12, [rdi+6752]
vmovapd ymm8, [rdi+4288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14496], ymm4
vmovapd ymm6, [rdi+8896]
vfmadd231pd ymm6, ymm12, [rdi+6784]
vmovapd ymm8, [rdi+4320]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+6432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14528], ymm6
vmovapd ymm0, [rdi+8928]
vfmadd231pd ymm0, ymm12, [rdi+6816]
vmovapd ymm8, [rdi+4352]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+6464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14560], ymm0
vmovapd ymm2, [rdi+8960]
vfmadd231pd ymm2, ymm12, [rdi+4384]
vmovapd ymm8, [rdi+6496]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+6848]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14592], ymm2
vmovapd ymm4, [rdi+8992]
vfmadd231pd ymm4, ymm12, [rdi+4416]
vmovapd ymm8, [rdi+6528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6880]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14624], ymm4
vmovapd ymm6, [rdi+9024]
vfmadd231pd ymm6, ymm12, [rdi+4448]
vfmadd231pd ymm6, ymm12, [rdi+6560]
vmovapd ymm8, [rdi+6912]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14656], ymm6
vmovapd ymm0, [rdi+9056]
vfmadd231pd ymm0, ymm12, [rdi+4480]
vfmadd231pd ymm0, ymm12, [rdi+6592]
vmovapd ymm8, [rdi+6944]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14688], ymm0
vmovapd ymm2, [rdi+9088]
vfmadd231pd ymm2, ymm12, [rdi+4512]
vfmadd231pd ymm2, ymm12, [rdi+6624]
vmovapd ymm8, [rdi+6976]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14720], ymm2
vmovapd ymm4, [rdi+9120]
vfmadd231pd ymm4, ymm12, [rdi+4544]
vfmadd231pd ymm4, ymm12, [rdi+6656]
vmovapd ymm8, [rdi+7008]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14752], ymm4
vmovapd ymm6, [rdi+9152]
vfmadd231pd ymm6, ymm12, [rdi+9504]
vmovapd ymm8, [rdi+7040]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14784], ymm6
vmovapd ymm0, [rdi+9184]
vfmadd231pd ymm0, ymm12, [rdi+9536]
vmovapd ymm8, [rdi+7072]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14816], ymm0
vmovapd ymm2, [rdi+9216]
vfmadd231pd ymm2, ymm12, [rdi+9568]
vmovapd ymm8, [rdi+7104]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14848], ymm2
vmovapd ymm4, [rdi+9248]
vfmadd231pd ymm4, ymm12, [rdi+9600]
vmovapd ymm8, [rdi+7136]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14880], ymm4
vmovapd ymm6, [rdi+9280]
vfmadd231pd ymm6, ymm12, [rdi+9632]
vmovapd ymm8, [rdi+7168]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14912], ymm6
vmovapd ymm0, [rdi+9312]
vfmadd231pd ymm0, ymm12, [rdi+7200]
vmovapd ymm8, [rdi+9664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14944], ymm0
vmovapd ymm2, [rdi+9344]
vfmadd231pd ymm2, ymm12, [rdi+7232]
vmovapd ymm8, [rdi+9696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14976], ymm2
vmovapd ymm4, [rdi+9376]
vfmadd231pd ymm4, ymm12, [rdi+7264]
vmovapd ymm8, [rdi+9728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+15008], ymm4
vmovapd ymm6, [rdi+9408]
vfmadd231pd ymm6, ymm12, [rdi+7296]
vmovapd ymm8, [rdi+9760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+15040], ymm6
vmovapd ymm0, [rdi+9440]
vfmadd231pd ymm0, ymm12, [rdi+7328]
vmovapd ymm8, [rdi+9792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+15072], ymm0
vmovapd ymm2, [rdi+9472]
vfmadd231pd ymm2, ymm12, [rdi+7360]
vmovapd ymm8, [rdi+9824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+15104], ymm2
vmovapd ymm4, [rdi+12320]
vmovapd ymm8, [rdi+9856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+15136], ymm4
vmovapd ymm6, [rdi+12352]
vfmadd231pd ymm6, ymm12, [rdi+9888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+15168], ymm6
vmovapd ymm0, [rdi+12384]
vfmadd231pd ymm0, ymm12, [rdi+9920]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15200], ymm0
vmovapd ymm2, [rdi+12416]
vfmadd231pd ymm2, ymm12, [rdi+9952]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15232], ymm2
vmovapd ymm4, [rdi+12448]
vfmadd231pd ymm4, ymm12, [rdi+9984]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15264], ymm4
vmovapd ymm6, [rdi+12480]
vfmadd231pd ymm6, ymm12, [rdi+10016]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15296], ymm6
vmovapd ymm0, [rdi+12512]
vfmadd231pd ymm0, ymm12, [rdi+10048]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15328], ymm0
vmovapd ymm2, [rdi+12544]
vfmadd231pd ymm2, ymm12, [rdi+10080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15360], ymm2
vmovapd ymm4, [rdi+12576]
vfmadd231pd ymm4, ymm12, [rdi+10112]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15392], ymm4
vmovapd ymm6, [rdi+12608]
vfmadd231pd ymm6, ymm12, [rdi+10144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15424], ymm6
vmovapd ymm0, [rdi+12640]
vfmadd231pd ymm0, ymm12, [rdi+10176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15456], ymm0
vmovapd ymm2, [rdi+12672]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15488], ymm2
vmovapd ymm4, [rdi+12704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15520], ymm4
vmovapd ymm6, [rdi+12736]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15552], ymm6
vmovapd ymm0, [rdi+12768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15584], ymm0
vmovapd ymm2, [rdi+12800]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15616], ymm2
vmovapd ymm4, [rdi+12832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15648], ymm4
vmovapd ymm6, [rdi+12864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15680], ymm6
vmovapd ymm0, [rdi+12896]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15712], ymm0
vmovapd ymm2, [rdi+12928]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15744], ymm2
vmovapd ymm4, [rdi+12960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15776], ymm4
vmovapd ymm6, [rdi+12992]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15808], ymm6
call 4f
dec r14
jnz 5b
.p2align 6
6:
test r13, r13
jz 7f
lea rsi, [rdi+352]
lea rdx, [r13+0]
lea r8, [rdi+1760]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+352]
lea r8, [rdi+2464]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+704]
lea r8, [rdi+3168]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+1056]
lea r8, [rdi+3872]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+0]
lea r8, [rdi+4576]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+352]
lea r8, [rdi+5280]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+704]
lea r8, [rdi+5984]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+1056]
lea r8, [rdi+6688]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+0]
lea r8, [rdi+7392]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+352]
lea r8, [rdi+8096]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+704]
lea r8, [rdi+8800]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+1056]
lea r8, [rdi+9504]
call 3f
lea rsi, [rdi+1408]
lea rdx, [r13+0]
lea r8, [rdi+10208]
call 3f
lea rsi, [rdi+1408]
lea rdx, [r13+352]
lea r8, [rdi+10912]
call 3f
lea rsi, [rdi+1408]
lea rdx, [r13+704]
lea r8, [rdi+11616]
call 3f
lea rsi, [rdi+1408]
lea rdx, [r13+1056]
lea r8, [rdi+12320]
call 3f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm11, [rdi-64]
vmovapd ymm0, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+13024], ymm0
vmovapd ymm2, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13056], ymm2
vmovapd ymm4, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13088], ymm4
vmovapd ymm6, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13120], ymm6
vmovapd ymm0, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13152], ymm0
vmovapd ymm2, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13184], ymm2
vmovapd ymm4, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13216], ymm4
vmovapd ymm6, [rdi+1984]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13248], ymm6
vmovapd ymm0, [rdi+2016]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13280], ymm0
vmovapd ymm2, [rdi+2048]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13312], ymm2
vmovapd ymm4, [rdi+2080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13344], ymm4
vmovapd ymm6, [rdi+2464]
vaddpd ymm6, ymm6, [rdi+4576]
vaddpd ymm6, ymm6, [rdi+2112]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13376], ymm6
vmovapd ymm0, [rdi+2496]
vaddpd ymm0, ymm0, [rdi+4608]
vaddpd ymm0, ymm0, [rdi+2144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13408], ymm0
vmovapd ymm2, [rdi+2528]
vaddpd ymm2, ymm2, [rdi+4640]
vaddpd ymm2, ymm2, [rdi+2176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13440], ymm2
vmovapd ymm4, [rdi+2560]
vaddpd ymm4, ymm4, [rdi+4672]
vaddpd ymm4, ymm4, [rdi+2208]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13472], ymm4
vmovapd ymm6, [rdi+2592]
vaddpd ymm6, ymm6, [rdi+4704]
vaddpd ymm6, ymm6, [rdi+2240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13504], ymm6
vmovapd ymm0, [rdi+2272]
vaddpd ymm0, ymm0, [rdi+2624]
vaddpd ymm0, ymm0, [rdi+4736]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13536], ymm0
vmovapd ymm2, [rdi+2304]
vaddpd ymm2, ymm2, [rdi+2656]
vaddpd ymm2, ymm2, [rdi+4768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13568], ymm2
vmovapd ymm4, [rdi+2336]
vaddpd ymm4, ymm4, [rdi+2688]
vaddpd ymm4, ymm4, [rdi+4800]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+13600], ymm4
vmovapd ymm6, [rdi+2368]
vaddpd ymm6, ymm6, [rdi+2720]
vaddpd ymm6, ymm6, [rdi+4832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+13632], ymm6
vmovapd ymm0, [rdi+2400]
vaddpd ymm0, ymm0, [rdi+2752]
vaddpd ymm0, ymm0, [rdi+4864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+13664], ymm0
vmovapd ymm2, [rdi+2432]
vaddpd ymm2, ymm2, [rdi+2784]
vmovapd ymm8, [rdi+4896]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+13696], ymm2
vmovapd ymm4, [rdi+3168]
vaddpd ymm4, ymm4, [rdi+5280]
vaddpd ymm4, ymm4, [rdi+7392]
vaddpd ymm4, ymm4, [rdi+2816]
vmovapd ymm8, [rdi+4928]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13728], ymm4
vmovapd ymm6, [rdi+3200]
vaddpd ymm6, ymm6, [rdi+5312]
vaddpd ymm6, ymm6, [rdi+7424]
vaddpd ymm6, ymm6, [rdi+2848]
vmovapd ymm8, [rdi+4960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+13760], ymm6
vmovapd ymm0, [rdi+3232]
vaddpd ymm0, ymm0, [rdi+5344]
vaddpd ymm0, ymm0, [rdi+7456]
vaddpd ymm0, ymm0, [rdi+2880]
vmovapd ymm8, [rdi+4992]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+13792], ymm0
vmovapd ymm2, [rdi+3264]
vaddpd ymm2, ymm2, [rdi+5376]
vaddpd ymm2, ymm2, [rdi+7488]
vaddpd ymm2, ymm2, [rdi+2912]
vmovapd ymm8, [rdi+5024]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+13824], ymm2
vmovapd ymm4, [rdi+3296]
vaddpd ymm4, ymm4, [rdi+5408]
vaddpd ymm4, ymm4, [rdi+7520]
vmovapd ymm8, [rdi+2944]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+5056]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13856], ymm4
vmovapd ymm6, [rdi+2976]
vaddpd ymm6, ymm6, [rdi+5088]
vaddpd ymm6, ymm6, [rdi+3328]
vmovapd ymm8, [rdi+5440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+7552]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+13888], ymm6
vmovapd ymm0, [rdi+3008]
vaddpd ymm0, ymm0, [rdi+5120]
vaddpd ymm0, ymm0, [rdi+3360]
vmovapd ymm8, [rdi+5472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+7584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+13920], ymm0
vmovapd ymm2, [rdi+3040]
vaddpd ymm2, ymm2, [rdi+5152]
vaddpd ymm2, ymm2, [rdi+3392]
vmovapd ymm8, [rdi+5504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+7616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+13952], ymm2
vmovapd ymm4, [rdi+3072]
vaddpd ymm4, ymm4, [rdi+5184]
vaddpd ymm4, ymm4, [rdi+3424]
vmovapd ymm8, [rdi+5536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+7648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+13984], ymm4
vmovapd ymm6, [rdi+3104]
vaddpd ymm6, ymm6, [rdi+5216]
vaddpd ymm6, ymm6, [rdi+3456]
vmovapd ymm8, [rdi+5568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+7680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14016], ymm6
vmovapd ymm0, [rdi+3136]
vaddpd ymm0, ymm0, [rdi+5248]
vaddpd ymm0, ymm0, [rdi+3488]
vmovapd ymm8, [rdi+5600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+7712]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14048], ymm0
vmovapd ymm2, [rdi+3872]
vaddpd ymm2, ymm2, [rdi+5984]
vaddpd ymm2, ymm2, [rdi+8096]
vaddpd ymm2, ymm2, [rdi+10208]
vaddpd ymm2, ymm2, [rdi+3520]
vmovapd ymm8, [rdi+5632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+7744]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14080], ymm2
vmovapd ymm4, [rdi+3904]
vaddpd ymm4, ymm4, [rdi+6016]
vaddpd ymm4, ymm4, [rdi+8128]
vaddpd ymm4, ymm4, [rdi+10240]
vaddpd ymm4, ymm4, [rdi+3552]
vmovapd ymm8, [rdi+5664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+7776]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14112], ymm4
vmovapd ymm6, [rdi+3936]
vaddpd ymm6, ymm6, [rdi+6048]
vaddpd ymm6, ymm6, [rdi+8160]
vaddpd ymm6, ymm6, [rdi+10272]
vaddpd ymm6, ymm6, [rdi+3584]
vmovapd ymm8, [rdi+5696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+7808]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14144], ymm6
vmovapd ymm0, [rdi+3968]
vaddpd ymm0, ymm0, [rdi+6080]
vaddpd ymm0, ymm0, [rdi+8192]
vaddpd ymm0, ymm0, [rdi+10304]
vmovapd ymm8, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+5728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd ymm8, [rdi+7840]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14176], ymm0
vmovapd ymm2, [rdi+4000]
vaddpd ymm2, ymm2, [rdi+6112]
vaddpd ymm2, ymm2, [rdi+8224]
vaddpd ymm2, ymm2, [rdi+10336]
vmovapd ymm8, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+5760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd ymm8, [rdi+7872]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14208], ymm2
vmovapd ymm4, [rdi+3680]
vaddpd ymm4, ymm4, [rdi+5792]
vaddpd ymm4, ymm4, [rdi+7904]
vmovapd ymm8, [rdi+4032]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
vmovapd ymm8, [rdi+8256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
vmovapd ymm8, [rdi+10368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14240], ymm4
vmovapd ymm6, [rdi+3712]
vaddpd ymm6, ymm6, [rdi+5824]
vaddpd ymm6, ymm6, [rdi+7936]
vmovapd ymm8, [rdi+4064]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+6176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
vmovapd ymm8, [rdi+8288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
vmovapd ymm8, [rdi+10400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14272], ymm6
vmovapd ymm0, [rdi+3744]
vaddpd ymm0, ymm0, [rdi+5856]
vaddpd ymm0, ymm0, [rdi+7968]
vaddpd ymm0, ymm0, [rdi+4096]
vmovapd ymm8, [rdi+6208]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+8320]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd ymm8, [rdi+10432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14304], ymm0
vmovapd ymm2, [rdi+3776]
vaddpd ymm2, ymm2, [rdi+5888]
vaddpd ymm2, ymm2, [rdi+8000]
vaddpd ymm2, ymm2, [rdi+4128]
vmovapd ymm8, [rdi+6240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+8352]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd ymm8, [rdi+10464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14336], ymm2
vmovapd ymm4, [rdi+3808]
vaddpd ymm4, ymm4, [rdi+5920]
vaddpd ymm4, ymm4, [rdi+8032]
vaddpd ymm4, ymm4, [rdi+4160]
vmovapd ymm8, [rdi+6272]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+8384]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
vmovapd ymm8, [rdi+10496]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14368], ymm4
vmovapd ymm6, [rdi+3840]
vaddpd ymm6, ymm6, [rdi+5952]
vaddpd ymm6, ymm6, [rdi+8064]
vaddpd ymm6, ymm6, [rdi+4192]
vmovapd ymm8, [rdi+6304]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+8416]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
vmovapd ymm8, [rdi+10528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14400], ymm6
vmovapd ymm0, [rdi+6688]
vaddpd ymm0, ymm0, [rdi+8800]
vaddpd ymm0, ymm0, [rdi+10912]
vaddpd ymm0, ymm0, [rdi+4224]
vmovapd ymm8, [rdi+6336]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+8448]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd ymm8, [rdi+10560]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14432], ymm0
vmovapd ymm2, [rdi+6720]
vaddpd ymm2, ymm2, [rdi+8832]
vaddpd ymm2, ymm2, [rdi+10944]
vaddpd ymm2, ymm2, [rdi+4256]
vmovapd ymm8, [rdi+6368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+8480]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd ymm8, [rdi+10592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14464], ymm2
vmovapd ymm4, [rdi+6752]
vaddpd ymm4, ymm4, [rdi+8864]
vaddpd ymm4, ymm4, [rdi+10976]
vaddpd ymm4, ymm4, [rdi+4288]
vmovapd ymm8, [rdi+6400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+8512]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
vmovapd ymm8, [rdi+10624]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14496], ymm4
vmovapd ymm6, [rdi+6784]
vaddpd ymm6, ymm6, [rdi+8896]
vaddpd ymm6, ymm6, [rdi+11008]
vaddpd ymm6, ymm6, [rdi+4320]
vmovapd ymm8, [rdi+6432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+8544]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
vmovapd ymm8, [rdi+10656]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14528], ymm6
vmovapd ymm0, [rdi+6816]
vaddpd ymm0, ymm0, [rdi+8928]
vaddpd ymm0, ymm0, [rdi+11040]
vmovapd ymm8, [rdi+4352]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+6464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd ymm8, [rdi+8576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd ymm8, [rdi+10688]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14560], ymm0
vmovapd ymm2, [rdi+4384]
vaddpd ymm2, ymm2, [rdi+6496]
vaddpd ymm2, ymm2, [rdi+8608]
vmovapd ymm8, [rdi+10720]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+6848]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd ymm8, [rdi+8960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd ymm8, [rdi+11072]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14592], ymm2
vmovapd ymm4, [rdi+4416]
vaddpd ymm4, ymm4, [rdi+6528]
vaddpd ymm4, ymm4, [rdi+8640]
vaddpd ymm4, ymm4, [rdi+10752]
vmovapd ymm8, [rdi+6880]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+8992]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
vmovapd ymm8, [rdi+11104]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14624], ymm4
vmovapd ymm6, [rdi+4448]
vaddpd ymm6, ymm6, [rdi+6560]
vaddpd ymm6, ymm6, [rdi+8672]
vaddpd ymm6, ymm6, [rdi+10784]
vmovapd ymm8, [rdi+6912]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+9024]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
vmovapd ymm8, [rdi+11136]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14656], ymm6
vmovapd ymm0, [rdi+4480]
vaddpd ymm0, ymm0, [rdi+6592]
vaddpd ymm0, ymm0, [rdi+8704]
vaddpd ymm0, ymm0, [rdi+10816]
vaddpd ymm0, ymm0, [rdi+6944]
vmovapd ymm8, [rdi+9056]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+11168]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14688], ymm0
vmovapd ymm2, [rdi+4512]
vaddpd ymm2, ymm2, [rdi+6624]
vaddpd ymm2, ymm2, [rdi+8736]
vaddpd ymm2, ymm2, [rdi+10848]
vaddpd ymm2, ymm2, [rdi+6976]
vmovapd ymm8, [rdi+9088]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+11200]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14720], ymm2
vmovapd ymm4, [rdi+4544]
vaddpd ymm4, ymm4, [rdi+6656]
vaddpd ymm4, ymm4, [rdi+8768]
vaddpd ymm4, ymm4, [rdi+10880]
vaddpd ymm4, ymm4, [rdi+7008]
vmovapd ymm8, [rdi+9120]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+11232]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14752], ymm4
vmovapd ymm6, [rdi+9504]
vaddpd ymm6, ymm6, [rdi+11616]
vaddpd ymm6, ymm6, [rdi+7040]
vmovapd ymm8, [rdi+9152]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+11264]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14784], ymm6
vmovapd ymm0, [rdi+9536]
vaddpd ymm0, ymm0, [rdi+11648]
vaddpd ymm0, ymm0, [rdi+7072]
vmovapd ymm8, [rdi+9184]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+11296]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14816], ymm0
vmovapd ymm2, [rdi+9568]
vaddpd ymm2, ymm2, [rdi+11680]
vaddpd ymm2, ymm2, [rdi+7104]
vmovapd ymm8, [rdi+9216]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+11328]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14848], ymm2
vmovapd ymm4, [rdi+9600]
vaddpd ymm4, ymm4, [rdi+11712]
vaddpd ymm4, ymm4, [rdi+7136]
vmovapd ymm8, [rdi+9248]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+11360]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+14880], ymm4
vmovapd ymm6, [rdi+9632]
vaddpd ymm6, ymm6, [rdi+11744]
vaddpd ymm6, ymm6, [rdi+7168]
vmovapd ymm8, [rdi+9280]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+11392]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+14912], ymm6
vmovapd ymm0, [rdi+7200]
vaddpd ymm0, ymm0, [rdi+9312]
vaddpd ymm0, ymm0, [rdi+11424]
vmovapd ymm8, [rdi+9664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+11776]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+14944], ymm0
vmovapd ymm2, [rdi+7232]
vaddpd ymm2, ymm2, [rdi+9344]
vaddpd ymm2, ymm2, [rdi+11456]
vaddpd ymm2, ymm2, [rdi+9696]
vmovapd ymm8, [rdi+11808]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+14976], ymm2
vmovapd ymm4, [rdi+7264]
vaddpd ymm4, ymm4, [rdi+9376]
vaddpd ymm4, ymm4, [rdi+11488]
vaddpd ymm4, ymm4, [rdi+9728]
vmovapd ymm8, [rdi+11840]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+15008], ymm4
vmovapd ymm6, [rdi+7296]
vaddpd ymm6, ymm6, [rdi+9408]
vaddpd ymm6, ymm6, [rdi+11520]
vaddpd ymm6, ymm6, [rdi+9760]
vmovapd ymm8, [rdi+11872]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+15040], ymm6
vmovapd ymm0, [rdi+7328]
vaddpd ymm0, ymm0, [rdi+9440]
vaddpd ymm0, ymm0, [rdi+11552]
vaddpd ymm0, ymm0, [rdi+9792]
vmovapd ymm8, [rdi+11904]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+15072], ymm0
vmovapd ymm2, [rdi+7360]
vaddpd ymm2, ymm2, [rdi+9472]
vaddpd ymm2, ymm2, [rdi+11584]
vaddpd ymm2, ymm2, [rdi+9824]
vmovapd ymm8, [rdi+11936]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+15104], ymm2
vmovapd ymm4, [rdi+12320]
vaddpd ymm4, ymm4, [rdi+9856]
vmovapd ymm8, [rdi+11968]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+15136], ymm4
vmovapd ymm6, [rdi+12352]
vaddpd ymm6, ymm6, [rdi+9888]
vaddpd ymm6, ymm6, [rdi+12000]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+15168], ymm6
vmovapd ymm0, [rdi+12384]
vaddpd ymm0, ymm0, [rdi+9920]
vaddpd ymm0, ymm0, [rdi+12032]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15200], ymm0
vmovapd ymm2, [rdi+12416]
vaddpd ymm2, ymm2, [rdi+9952]
vaddpd ymm2, ymm2, [rdi+12064]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15232], ymm2
vmovapd ymm4, [rdi+12448]
vaddpd ymm4, ymm4, [rdi+9984]
vaddpd ymm4, ymm4, [rdi+12096]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15264], ymm4
vmovapd ymm6, [rdi+10016]
vaddpd ymm6, ymm6, [rdi+12128]
vaddpd ymm6, ymm6, [rdi+12480]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15296], ymm6
vmovapd ymm0, [rdi+10048]
vaddpd ymm0, ymm0, [rdi+12160]
vaddpd ymm0, ymm0, [rdi+12512]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15328], ymm0
vmovapd ymm2, [rdi+10080]
vaddpd ymm2, ymm2, [rdi+12192]
vaddpd ymm2, ymm2, [rdi+12544]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15360], ymm2
vmovapd ymm4, [rdi+10112]
vaddpd ymm4, ymm4, [rdi+12224]
vaddpd ymm4, ymm4, [rdi+12576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15392], ymm4
vmovapd ymm6, [rdi+10144]
vaddpd ymm6, ymm6, [rdi+12256]
vaddpd ymm6, ymm6, [rdi+12608]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15424], ymm6
vmovapd ymm0, [rdi+10176]
vaddpd ymm0, ymm0, [rdi+12288]
vaddpd ymm0, ymm0, [rdi+12640]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15456], ymm0
vmovapd ymm2, [rdi+12672]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15488], ymm2
vmovapd ymm4, [rdi+12704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15520], ymm4
vmovapd ymm6, [rdi+12736]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15552], ymm6
vmovapd ymm0, [rdi+12768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15584], ymm0
vmovapd ymm2, [rdi+12800]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15616], ymm2
vmovapd ymm4, [rdi+12832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15648], ymm4
vmovapd ymm6, [rdi+12864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15680], ymm6
vmovapd ymm0, [rdi+12896]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+15712], ymm0
vmovapd ymm2, [rdi+12928]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+15744], ymm2
vmovapd ymm4, [rdi+12960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+15776], ymm4
vmovapd ymm6, [rdi+12992]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+15808], ymm6
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm7, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm7, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm8, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm8, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm9, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm9, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm10, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm10, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+96], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+128], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+160], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+192], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rsi+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+224], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
vmovapd [r8+256], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd [r8+288], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
vmovapd [r8+320], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+352], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+384], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+416], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+320]
vmovapd ymm14, [rsi+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+320]
vmovapd ymm14, [rsi+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+320]
vmovapd ymm14, [rsi+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm14, ymm14, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+448], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
vmovapd [r8+480], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd [r8+512], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
vmovapd [r8+544], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+576], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+608], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm6
ret
.p2align 6
3:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm7, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm7, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm8, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm8, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm9, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm9, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm10, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vfmsub231pd ymm10, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+96], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+128], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+160], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+192], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rsi+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
vmovapd ymm14, [rsi+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rsi+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+224], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
vmovapd [r8+256], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd [r8+288], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
vmovapd [r8+320], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+352], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+384], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+416], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
vmovapd ymm14, [rsi+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
vmovapd ymm7, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rdx+320]
vmovapd ymm14, [rsi+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
vmovapd ymm8, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rdx+320]
vmovapd ymm14, [rsi+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
vmovapd ymm9, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rdx+320]
vmovapd ymm14, [rsi+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
vmovapd ymm10, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rdx+320]
vmovapd ymm14, [rsi+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rdx+320]
vmovapd ymm14, [rsi+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rdx+320]
vmovapd ymm14, [rsi+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rdx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rdx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rdx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+64]
vmovapd [r8+448], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
vmovapd [r8+480], ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
vmovapd [r8+512], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
vmovapd [r8+544], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
vmovapd [r8+576], ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
vmovapd [r8+608], ymm12
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm6
ret
.p2align 6
4:
mov rbx, r12
lea r9, [rdi+13024]
lea r10, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm15
mov rax, 6
.p2align 6
8:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm7, [r9+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm8, [r9+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm9, [r9+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm10, [r9+96]
vmovapd ymm11, [r9+128]
vmovapd ymm12, [r9+160]
vmovapd ymm13, [r9+192]
lea r11, [rdi+14432]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+128], ymm15
vmovapd [rdi+160], ymm15
vmovapd [rdi+192], ymm15
vmovapd [rdi+224], ymm15
vmovapd [rdi+256], ymm15
vmovapd [rdi+288], ymm15
vmovapd [rdi+320], ymm15
mov rcx, 4
.p2align 5
9:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rbx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rbx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rbx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rbx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+416]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+416]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+448]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+448]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+480]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+480]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+512]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+512]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+544]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+544]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+576]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+608]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+608]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+640]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+640]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+672]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+672]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+704]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+736]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+736]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+768]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+800]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+800]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+832]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+864]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+896]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+896]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+928]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+928]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+960]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+992]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+992]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1024]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1024]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1056]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1056]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1088]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1088]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1120]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1120]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1152]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1152]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1184]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1184]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1216]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1216]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1248]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1248]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1280]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1280]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1312]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1312]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1344]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1344]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1376]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1376]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1408]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1440]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1472]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1504]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1536]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1568]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1600]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1632]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1664]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1696]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1728]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1760]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1792]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1824]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1856]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1888]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1920]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1920]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1952]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1952]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+1984]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+1984]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2016]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2016]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2048]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2048]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2080]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2112]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2112]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2144]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2176]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2208]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2208]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [r11+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2240]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2272]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2272]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2304]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2304]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2336]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2336]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2368]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2400]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2432]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm15
add rbx, 2464
add r11, 352
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
dec rcx
jz 22f
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm0, ymm0, [rdi+128]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm15, ymm14
vaddpd ymm6, ymm6, [rdi+320]
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm12, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm13, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+96], ymm10
vmovapd [r10+128], ymm11
vmovapd [r10+160], ymm12
vmovapd [r10+192], ymm13
add r9, 224
add r10, 224
dec rax
jnz 8b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-64]
vmovapd ymm0, [rdi+14368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm0
vmovapd [rdi+1696], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm0
vmovapd ymm0, [rdi+14400]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm2, ymm0
vmovapd [rdi+1728], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm0
ret
