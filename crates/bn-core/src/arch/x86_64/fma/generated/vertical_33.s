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
lea r8, [rdi+1408]
call 2f
lea rsi, [rdi+352]
lea rdx, [rdi+704]
lea r8, [rdi+2112]
call 3f
lea rsi, [rdi+352]
lea rdx, [rdi+1056]
lea r8, [rdi+2816]
call 3f
lea rsi, [rdi+704]
lea rdx, [rdi+704]
lea r8, [rdi+4224]
call 2f
lea rsi, [rdi+704]
lea rdx, [rdi+1056]
lea r8, [rdi+4928]
call 3f
lea rsi, [rdi+1056]
lea rdx, [rdi+1056]
lea r8, [rdi+7040]
call 2f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm11, [rdi-32]
vmovapd ymm0, [rdi+1408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+7744], ymm0
vmovapd ymm2, [rdi+1440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+7776], ymm2
vmovapd ymm4, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+7808], ymm4
vmovapd ymm6, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+7840], ymm6
vmovapd ymm0, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+7872], ymm0
vmovapd ymm2, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+7904], ymm2
vmovapd ymm4, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+7936], ymm4
vmovapd ymm6, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+7968], ymm6
vmovapd ymm0, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8000], ymm0
vmovapd ymm2, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8032], ymm2
vmovapd ymm4, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8064], ymm4
vmovapd ymm6, [rdi+1760]
vfmadd231pd ymm6, ymm12, [rdi+2112]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8096], ymm6
vmovapd ymm0, [rdi+1792]
vfmadd231pd ymm0, ymm12, [rdi+2144]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8128], ymm0
vmovapd ymm2, [rdi+1824]
vfmadd231pd ymm2, ymm12, [rdi+2176]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8160], ymm2
vmovapd ymm4, [rdi+1856]
vfmadd231pd ymm4, ymm12, [rdi+2208]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8192], ymm4
vmovapd ymm6, [rdi+1888]
vfmadd231pd ymm6, ymm12, [rdi+2240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8224], ymm6
vmovapd ymm0, [rdi+1920]
vfmadd231pd ymm0, ymm12, [rdi+2272]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8256], ymm0
vmovapd ymm2, [rdi+1952]
vfmadd231pd ymm2, ymm12, [rdi+2304]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8288], ymm2
vmovapd ymm4, [rdi+1984]
vfmadd231pd ymm4, ymm12, [rdi+2336]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8320], ymm4
vmovapd ymm6, [rdi+2016]
vfmadd231pd ymm6, ymm12, [rdi+2368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8352], ymm6
vmovapd ymm0, [rdi+2048]
vfmadd231pd ymm0, ymm12, [rdi+2400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8384], ymm0
vmovapd ymm2, [rdi+2080]
vmovapd ymm8, [rdi+2432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8416], ymm2
vmovapd ymm4, [rdi+4224]
vfmadd231pd ymm4, ymm12, [rdi+2816]
vmovapd ymm8, [rdi+2464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8448], ymm4
vmovapd ymm6, [rdi+4256]
vfmadd231pd ymm6, ymm12, [rdi+2848]
vmovapd ymm8, [rdi+2496]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8480], ymm6
vmovapd ymm0, [rdi+4288]
vfmadd231pd ymm0, ymm12, [rdi+2880]
vmovapd ymm8, [rdi+2528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+8512], ymm0
vmovapd ymm2, [rdi+4320]
vfmadd231pd ymm2, ymm12, [rdi+2912]
vmovapd ymm8, [rdi+2560]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+8544], ymm2
vmovapd ymm4, [rdi+4352]
vfmadd231pd ymm4, ymm12, [rdi+2944]
vmovapd ymm8, [rdi+2592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8576], ymm4
vmovapd ymm6, [rdi+4384]
vfmadd231pd ymm6, ymm12, [rdi+2624]
vmovapd ymm8, [rdi+2976]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8608], ymm6
vmovapd ymm0, [rdi+4416]
vfmadd231pd ymm0, ymm12, [rdi+2656]
vmovapd ymm8, [rdi+3008]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+8640], ymm0
vmovapd ymm2, [rdi+4448]
vfmadd231pd ymm2, ymm12, [rdi+2688]
vmovapd ymm8, [rdi+3040]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+8672], ymm2
vmovapd ymm4, [rdi+4480]
vfmadd231pd ymm4, ymm12, [rdi+2720]
vmovapd ymm8, [rdi+3072]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8704], ymm4
vmovapd ymm6, [rdi+4512]
vfmadd231pd ymm6, ymm12, [rdi+2752]
vmovapd ymm8, [rdi+3104]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8736], ymm6
vmovapd ymm0, [rdi+4544]
vfmadd231pd ymm0, ymm12, [rdi+2784]
vmovapd ymm8, [rdi+3136]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+8768], ymm0
vmovapd ymm2, [rdi+4576]
vfmadd231pd ymm2, ymm12, [rdi+4928]
vmovapd ymm8, [rdi+3168]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+8800], ymm2
vmovapd ymm4, [rdi+4608]
vfmadd231pd ymm4, ymm12, [rdi+4960]
vmovapd ymm8, [rdi+3200]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8832], ymm4
vmovapd ymm6, [rdi+4640]
vfmadd231pd ymm6, ymm12, [rdi+4992]
vmovapd ymm8, [rdi+3232]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8864], ymm6
vmovapd ymm0, [rdi+4672]
vfmadd231pd ymm0, ymm12, [rdi+5024]
vmovapd ymm8, [rdi+3264]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+8896], ymm0
vmovapd ymm2, [rdi+4704]
vfmadd231pd ymm2, ymm12, [rdi+5056]
vmovapd ymm8, [rdi+3296]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+8928], ymm2
vmovapd ymm4, [rdi+4736]
vfmadd231pd ymm4, ymm12, [rdi+3328]
vmovapd ymm8, [rdi+5088]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8960], ymm4
vmovapd ymm6, [rdi+4768]
vfmadd231pd ymm6, ymm12, [rdi+3360]
vmovapd ymm8, [rdi+5120]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8992], ymm6
vmovapd ymm0, [rdi+4800]
vfmadd231pd ymm0, ymm12, [rdi+3392]
vmovapd ymm8, [rdi+5152]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+9024], ymm0
vmovapd ymm2, [rdi+4832]
vfmadd231pd ymm2, ymm12, [rdi+3424]
vmovapd ymm8, [rdi+5184]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+9056], ymm2
vmovapd ymm4, [rdi+4864]
vfmadd231pd ymm4, ymm12, [rdi+3456]
vmovapd ymm8, [rdi+5216]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+9088], ymm4
vmovapd ymm6, [rdi+4896]
vfmadd231pd ymm6, ymm12, [rdi+3488]
vmovapd ymm8, [rdi+5248]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+9120], ymm6
vmovapd ymm0, [rdi+7040]
vmovapd ymm8, [rdi+5280]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+9152], ymm0
vmovapd ymm2, [rdi+7072]
vfmadd231pd ymm2, ymm12, [rdi+5312]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+9184], ymm2
vmovapd ymm4, [rdi+7104]
vfmadd231pd ymm4, ymm12, [rdi+5344]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9216], ymm4
vmovapd ymm6, [rdi+7136]
vfmadd231pd ymm6, ymm12, [rdi+5376]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9248], ymm6
vmovapd ymm0, [rdi+7168]
vfmadd231pd ymm0, ymm12, [rdi+5408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9280], ymm0
vmovapd ymm2, [rdi+7200]
vfmadd231pd ymm2, ymm12, [rdi+5440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9312], ymm2
vmovapd ymm4, [rdi+7232]
vfmadd231pd ymm4, ymm12, [rdi+5472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9344], ymm4
vmovapd ymm6, [rdi+7264]
vfmadd231pd ymm6, ymm12, [rdi+5504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9376], ymm6
vmovapd ymm0, [rdi+7296]
vfmadd231pd ymm0, ymm12, [rdi+5536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9408], ymm0
vmovapd ymm2, [rdi+7328]
vfmadd231pd ymm2, ymm12, [rdi+5568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9440], ymm2
vmovapd ymm4, [rdi+7360]
vfmadd231pd ymm4, ymm12, [rdi+5600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9472], ymm4
vmovapd ymm6, [rdi+7392]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9504], ymm6
vmovapd ymm0, [rdi+7424]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9536], ymm0
vmovapd ymm2, [rdi+7456]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9568], ymm2
vmovapd ymm4, [rdi+7488]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9600], ymm4
vmovapd ymm6, [rdi+7520]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9632], ymm6
vmovapd ymm0, [rdi+7552]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9664], ymm0
vmovapd ymm2, [rdi+7584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9696], ymm2
vmovapd ymm4, [rdi+7616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9728], ymm4
vmovapd ymm6, [rdi+7648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9760], ymm6
vmovapd ymm0, [rdi+7680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9792], ymm0
vmovapd ymm2, [rdi+7712]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9824], ymm2
call 4f
dec r14
jnz 5b
.p2align 6
6:
test r13, r13
jz 7f
lea rsi, [rdi+352]
lea rdx, [r13+0]
lea r8, [rdi+1408]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+352]
lea r8, [rdi+2112]
call 3f
lea rsi, [rdi+352]
lea rdx, [r13+704]
lea r8, [rdi+2816]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+0]
lea r8, [rdi+3520]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+352]
lea r8, [rdi+4224]
call 3f
lea rsi, [rdi+704]
lea rdx, [r13+704]
lea r8, [rdi+4928]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+0]
lea r8, [rdi+5632]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+352]
lea r8, [rdi+6336]
call 3f
lea rsi, [rdi+1056]
lea rdx, [r13+704]
lea r8, [rdi+7040]
call 3f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm11, [rdi-64]
vmovapd ymm0, [rdi+1408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+7744], ymm0
vmovapd ymm2, [rdi+1440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+7776], ymm2
vmovapd ymm4, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+7808], ymm4
vmovapd ymm6, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+7840], ymm6
vmovapd ymm0, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+7872], ymm0
vmovapd ymm2, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+7904], ymm2
vmovapd ymm4, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+7936], ymm4
vmovapd ymm6, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+7968], ymm6
vmovapd ymm0, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8000], ymm0
vmovapd ymm2, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8032], ymm2
vmovapd ymm4, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8064], ymm4
vmovapd ymm6, [rdi+2112]
vaddpd ymm6, ymm6, [rdi+3520]
vaddpd ymm6, ymm6, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8096], ymm6
vmovapd ymm0, [rdi+2144]
vaddpd ymm0, ymm0, [rdi+3552]
vaddpd ymm0, ymm0, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8128], ymm0
vmovapd ymm2, [rdi+2176]
vaddpd ymm2, ymm2, [rdi+3584]
vaddpd ymm2, ymm2, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8160], ymm2
vmovapd ymm4, [rdi+2208]
vaddpd ymm4, ymm4, [rdi+3616]
vaddpd ymm4, ymm4, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8192], ymm4
vmovapd ymm6, [rdi+2240]
vaddpd ymm6, ymm6, [rdi+3648]
vaddpd ymm6, ymm6, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8224], ymm6
vmovapd ymm0, [rdi+1920]
vaddpd ymm0, ymm0, [rdi+2272]
vaddpd ymm0, ymm0, [rdi+3680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8256], ymm0
vmovapd ymm2, [rdi+1952]
vaddpd ymm2, ymm2, [rdi+2304]
vaddpd ymm2, ymm2, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8288], ymm2
vmovapd ymm4, [rdi+1984]
vaddpd ymm4, ymm4, [rdi+2336]
vaddpd ymm4, ymm4, [rdi+3744]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+8320], ymm4
vmovapd ymm6, [rdi+2016]
vaddpd ymm6, ymm6, [rdi+2368]
vaddpd ymm6, ymm6, [rdi+3776]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+8352], ymm6
vmovapd ymm0, [rdi+2048]
vaddpd ymm0, ymm0, [rdi+2400]
vaddpd ymm0, ymm0, [rdi+3808]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+8384], ymm0
vmovapd ymm2, [rdi+2080]
vaddpd ymm2, ymm2, [rdi+2432]
vmovapd ymm8, [rdi+3840]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+8416], ymm2
vmovapd ymm4, [rdi+2816]
vaddpd ymm4, ymm4, [rdi+4224]
vaddpd ymm4, ymm4, [rdi+5632]
vaddpd ymm4, ymm4, [rdi+2464]
vmovapd ymm8, [rdi+3872]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+8448], ymm4
vmovapd ymm6, [rdi+2848]
vaddpd ymm6, ymm6, [rdi+4256]
vaddpd ymm6, ymm6, [rdi+5664]
vaddpd ymm6, ymm6, [rdi+2496]
vmovapd ymm8, [rdi+3904]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8480], ymm6
vmovapd ymm0, [rdi+2880]
vaddpd ymm0, ymm0, [rdi+4288]
vaddpd ymm0, ymm0, [rdi+5696]
vaddpd ymm0, ymm0, [rdi+2528]
vmovapd ymm8, [rdi+3936]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+8512], ymm0
vmovapd ymm2, [rdi+2912]
vaddpd ymm2, ymm2, [rdi+4320]
vaddpd ymm2, ymm2, [rdi+5728]
vaddpd ymm2, ymm2, [rdi+2560]
vmovapd ymm8, [rdi+3968]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+8544], ymm2
vmovapd ymm4, [rdi+2944]
vaddpd ymm4, ymm4, [rdi+4352]
vaddpd ymm4, ymm4, [rdi+5760]
vmovapd ymm8, [rdi+2592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+4000]
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
vmovapd [rdi+8576], ymm4
vmovapd ymm6, [rdi+2624]
vaddpd ymm6, ymm6, [rdi+4032]
vaddpd ymm6, ymm6, [rdi+2976]
vmovapd ymm8, [rdi+4384]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+5792]
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
vmovapd [rdi+8608], ymm6
vmovapd ymm0, [rdi+2656]
vaddpd ymm0, ymm0, [rdi+4064]
vaddpd ymm0, ymm0, [rdi+3008]
vmovapd ymm8, [rdi+4416]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+5824]
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
vmovapd [rdi+8640], ymm0
vmovapd ymm2, [rdi+2688]
vaddpd ymm2, ymm2, [rdi+4096]
vaddpd ymm2, ymm2, [rdi+3040]
vmovapd ymm8, [rdi+4448]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+5856]
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
vmovapd [rdi+8672], ymm2
vmovapd ymm4, [rdi+2720]
vaddpd ymm4, ymm4, [rdi+4128]
vaddpd ymm4, ymm4, [rdi+3072]
vmovapd ymm8, [rdi+4480]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+5888]
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
vmovapd [rdi+8704], ymm4
vmovapd ymm6, [rdi+2752]
vaddpd ymm6, ymm6, [rdi+4160]
vaddpd ymm6, ymm6, [rdi+3104]
vmovapd ymm8, [rdi+4512]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+5920]
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
vmovapd [rdi+8736], ymm6
vmovapd ymm0, [rdi+2784]
vaddpd ymm0, ymm0, [rdi+4192]
vaddpd ymm0, ymm0, [rdi+3136]
vmovapd ymm8, [rdi+4544]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+5952]
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
vmovapd [rdi+8768], ymm0
vmovapd ymm2, [rdi+4928]
vaddpd ymm2, ymm2, [rdi+6336]
vaddpd ymm2, ymm2, [rdi+3168]
vmovapd ymm8, [rdi+4576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+5984]
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
vmovapd [rdi+8800], ymm2
vmovapd ymm4, [rdi+4960]
vaddpd ymm4, ymm4, [rdi+6368]
vaddpd ymm4, ymm4, [rdi+3200]
vmovapd ymm8, [rdi+4608]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6016]
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
vmovapd [rdi+8832], ymm4
vmovapd ymm6, [rdi+4992]
vaddpd ymm6, ymm6, [rdi+6400]
vaddpd ymm6, ymm6, [rdi+3232]
vmovapd ymm8, [rdi+4640]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
vmovapd ymm8, [rdi+6048]
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
vmovapd [rdi+8864], ymm6
vmovapd ymm0, [rdi+5024]
vaddpd ymm0, ymm0, [rdi+6432]
vaddpd ymm0, ymm0, [rdi+3264]
vmovapd ymm8, [rdi+4672]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
vmovapd ymm8, [rdi+6080]
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
vmovapd [rdi+8896], ymm0
vmovapd ymm2, [rdi+5056]
vaddpd ymm2, ymm2, [rdi+6464]
vaddpd ymm2, ymm2, [rdi+3296]
vmovapd ymm8, [rdi+4704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
vmovapd ymm8, [rdi+6112]
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
vmovapd [rdi+8928], ymm2
vmovapd ymm4, [rdi+3328]
vaddpd ymm4, ymm4, [rdi+4736]
vaddpd ymm4, ymm4, [rdi+6144]
vmovapd ymm8, [rdi+5088]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
vmovapd ymm8, [rdi+6496]
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
vmovapd [rdi+8960], ymm4
vmovapd ymm6, [rdi+3360]
vaddpd ymm6, ymm6, [rdi+4768]
vaddpd ymm6, ymm6, [rdi+6176]
vaddpd ymm6, ymm6, [rdi+5120]
vmovapd ymm8, [rdi+6528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+8992], ymm6
vmovapd ymm0, [rdi+3392]
vaddpd ymm0, ymm0, [rdi+4800]
vaddpd ymm0, ymm0, [rdi+6208]
vaddpd ymm0, ymm0, [rdi+5152]
vmovapd ymm8, [rdi+6560]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+9024], ymm0
vmovapd ymm2, [rdi+3424]
vaddpd ymm2, ymm2, [rdi+4832]
vaddpd ymm2, ymm2, [rdi+6240]
vaddpd ymm2, ymm2, [rdi+5184]
vmovapd ymm8, [rdi+6592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+9056], ymm2
vmovapd ymm4, [rdi+3456]
vaddpd ymm4, ymm4, [rdi+4864]
vaddpd ymm4, ymm4, [rdi+6272]
vaddpd ymm4, ymm4, [rdi+5216]
vmovapd ymm8, [rdi+6624]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm10, ymm11
vmovapd [rdi+9088], ymm4
vmovapd ymm6, [rdi+3488]
vaddpd ymm6, ymm6, [rdi+4896]
vaddpd ymm6, ymm6, [rdi+6304]
vaddpd ymm6, ymm6, [rdi+5248]
vmovapd ymm8, [rdi+6656]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm9, ymm11
vmovapd [rdi+9120], ymm6
vmovapd ymm0, [rdi+7040]
vaddpd ymm0, ymm0, [rdi+5280]
vmovapd ymm8, [rdi+6688]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm10, ymm11
vmovapd [rdi+9152], ymm0
vmovapd ymm2, [rdi+7072]
vaddpd ymm2, ymm2, [rdi+5312]
vaddpd ymm2, ymm2, [rdi+6720]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm9, ymm11
vmovapd [rdi+9184], ymm2
vmovapd ymm4, [rdi+7104]
vaddpd ymm4, ymm4, [rdi+5344]
vaddpd ymm4, ymm4, [rdi+6752]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9216], ymm4
vmovapd ymm6, [rdi+7136]
vaddpd ymm6, ymm6, [rdi+5376]
vaddpd ymm6, ymm6, [rdi+6784]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9248], ymm6
vmovapd ymm0, [rdi+7168]
vaddpd ymm0, ymm0, [rdi+5408]
vaddpd ymm0, ymm0, [rdi+6816]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9280], ymm0
vmovapd ymm2, [rdi+5440]
vaddpd ymm2, ymm2, [rdi+6848]
vaddpd ymm2, ymm2, [rdi+7200]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9312], ymm2
vmovapd ymm4, [rdi+5472]
vaddpd ymm4, ymm4, [rdi+6880]
vaddpd ymm4, ymm4, [rdi+7232]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9344], ymm4
vmovapd ymm6, [rdi+5504]
vaddpd ymm6, ymm6, [rdi+6912]
vaddpd ymm6, ymm6, [rdi+7264]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9376], ymm6
vmovapd ymm0, [rdi+5536]
vaddpd ymm0, ymm0, [rdi+6944]
vaddpd ymm0, ymm0, [rdi+7296]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9408], ymm0
vmovapd ymm2, [rdi+5568]
vaddpd ymm2, ymm2, [rdi+6976]
vaddpd ymm2, ymm2, [rdi+7328]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9440], ymm2
vmovapd ymm4, [rdi+5600]
vaddpd ymm4, ymm4, [rdi+7008]
vaddpd ymm4, ymm4, [rdi+7360]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9472], ymm4
vmovapd ymm6, [rdi+7392]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9504], ymm6
vmovapd ymm0, [rdi+7424]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9536], ymm0
vmovapd ymm2, [rdi+7456]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9568], ymm2
vmovapd ymm4, [rdi+7488]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9600], ymm4
vmovapd ymm6, [rdi+7520]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9632], ymm6
vmovapd ymm0, [rdi+7552]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9664], ymm0
vmovapd ymm2, [rdi+7584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm3, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9696], ymm2
vmovapd ymm4, [rdi+7616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm5, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+9728], ymm4
vmovapd ymm6, [rdi+7648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm7, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+9760], ymm6
vmovapd ymm0, [rdi+7680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmsub213pd ymm1, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm7, ymm14
vmovapd [rdi+9792], ymm0
vmovapd ymm2, [rdi+7712]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+9824], ymm2
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
lea r9, [rdi+7744]
lea r10, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm15
mov rax, 2
.p2align 6
8:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm7, [r9+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm8, [r9+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm9, [r9+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm10, [r9+96]
vmovapd ymm11, [r9+128]
vmovapd ymm12, [r9+160]
vmovapd ymm13, [r9+192]
lea r11, [rdi+8800]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+128], ymm15
vmovapd [rdi+160], ymm15
vmovapd [rdi+192], ymm15
vmovapd [rdi+224], ymm15
vmovapd [rdi+256], ymm15
vmovapd [rdi+288], ymm15
vmovapd [rdi+320], ymm15
mov rcx, 3
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
mov rax, 3
.p2align 6
23:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, [r9+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm7, [r9+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm8, [r9+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm9, [r9+96]
vmovapd ymm10, [r9+128]
vmovapd ymm11, [r9+160]
lea r11, [rdi+8800]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+128], ymm15
vmovapd [rdi+160], ymm15
vmovapd [rdi+192], ymm15
vmovapd [rdi+224], ymm15
vmovapd [rdi+256], ymm15
vmovapd [rdi+288], ymm15
mov rcx, 3
.p2align 5
24:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rbx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rbx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rbx+64]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rbx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rbx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+160]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+192]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+416]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+416]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+448]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+448]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+480]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+480]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+512]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+512]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+544]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+544]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r11+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+576]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+608]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+608]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+640]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+640]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+672]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+672]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+704]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+736]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+736]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+768]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+800]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+800]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+832]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+864]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+896]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+896]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+928]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+928]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+160]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+960]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+960]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+992]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+992]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1024]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1024]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1056]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1056]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1088]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1088]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1120]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1120]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+192]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1152]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1152]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1184]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1184]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1216]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1216]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1248]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1248]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1280]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1280]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1312]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1312]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1344]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1344]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1376]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1376]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1408]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1440]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1472]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1504]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1536]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1568]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1600]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1632]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1664]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1696]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1728]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1760]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1760]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1792]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1792]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1824]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1824]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1856]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1856]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1888]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1888]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [r11+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1920]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1920]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1952]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1952]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1984]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1984]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2016]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2016]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2048]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2048]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2080]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2080]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
add rbx, 2112
add r11, 352
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
dec rcx
jz 25f
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm0, ymm0, [rdi+128]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
vmovapd [rdi+288], ymm5
jmp 24b
.p2align 4
25:
vaddpd ymm0, ymm0, [rdi+128]
vaddpd ymm1, ymm1, [rdi+160]
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm3, ymm3, [rdi+224]
vaddpd ymm4, ymm4, [rdi+256]
vaddpd ymm5, ymm5, [rdi+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm3
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+0], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+32], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+96], ymm9
vmovapd [r10+128], ymm10
vmovapd [r10+160], ymm11
add r9, 192
add r10, 192
dec rax
jnz 23b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-64]
vmovapd ymm0, [rdi+8768]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm2, ymm0
vmovapd [rdi+1376], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm0
ret
