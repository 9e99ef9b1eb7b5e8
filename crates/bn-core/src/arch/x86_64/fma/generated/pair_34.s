push rbx
push r12
push r13
push r14
add rdi, 128
mov r12, rsi
mov r13, rdx
mov r14, rcx
test r14, r14
jz 5f
.p2align 6
4:
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+352]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+352]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+352]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+352]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1472]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1472]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1472]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1472]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1504]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1504]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1504]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1504]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+384]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vmovapd [rdi+1984], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2016], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2048], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vmovapd [rdi+3168], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3200], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3232], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1536]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1536]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1536]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1536]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1568]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1568]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1568]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1568]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1600]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1600]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1600]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1600]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1504]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1536]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1568]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+416]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1536]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2080], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2112], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2144], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3264], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3296], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3328], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1632]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1632]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1632]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1632]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1664]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1664]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1664]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1664]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1696]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1696]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1696]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1696]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1600]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1632]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1568]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1600]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1632]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+448]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1568]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1600]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+480]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2176], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2208], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2240], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3360], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3392], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3424], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1728]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1728]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1728]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1728]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1760]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1760]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1760]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1760]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1792]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1792]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1792]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1792]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1632]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1600]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1632]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+512]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1632]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2272], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2304], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2336], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3456], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3488], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3520], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1824]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1824]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1824]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1824]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1856]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1856]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1856]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1856]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1888]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1888]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1888]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1888]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+544]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1664]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+576]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2368], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2400], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2432], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3552], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3584], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3616], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1920]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1920]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1920]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1920]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+1696]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+608]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+1728]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vaddpd ymm0, ymm0, [rdi+128]
vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2464], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2496], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2528], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3648], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3680], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3712], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+640]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+672]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2560], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2592], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2624], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3744], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3776], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3808], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+1792]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+704]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2656], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2688], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2720], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3840], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3872], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3904], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+736]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+768]
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+768]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2752], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2784], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2816], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3936], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3968], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4000], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+768]
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+1888]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1344]
vmovapd ymm14, [rdi+800]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2848], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2880], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2912], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4032], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4064], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4096], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1344]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+832]
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi+832]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+864]
vmovapd ymm13, [rdi+1408]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+864]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+864]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+864]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+864]
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2944], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2976], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3008], ymm8
vmovapd [rdi+3040], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4128], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4160], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4192], ymm11
vmovapd [rdi+4224], ymm5
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+3616]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3616], ymm0
vmovapd ymm2, [rdi+3648]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3648], ymm2
vmovapd ymm4, [rdi+3680]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3680], ymm4
vmovapd ymm6, [rdi+3712]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3712], ymm6
vmovapd ymm8, [rdi+3744]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3744], ymm8
vmovapd ymm10, [rdi+3776]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3776], ymm10
vmovapd ymm0, [rdi+3808]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3808], ymm0
vmovapd ymm0, [rdi+3840]
vfmadd231pd ymm0, ymm1, ymm14
vmovapd [rdi+3840], ymm0
call 3f
dec r14
jnz 4b
.p2align 6
5:
test r13, r13
jz 6f
vxorpd xmm0, xmm0, xmm0
vmovapd [rdi+64], ymm0
vmovapd [rdi+96], ymm0
lea r10, [rdi+1984]
lea r11, [rdi+3168]
lea rax, [rdi+352]
lea r8, [r13+96]
mov rcx, 2
mov rsi, 1
call 2f
lea rax, [rdi+352]
lea r8, [r13+192]
mov rcx, 3
mov rsi, 3
call 2f
lea rax, [rdi+352]
lea r8, [r13+288]
mov rcx, 5
mov rsi, 4
call 2f
lea rax, [rdi+352]
lea r8, [r13+384]
mov rcx, 6
mov rsi, 6
call 2f
lea rax, [rdi+352]
lea r8, [r13+480]
mov rcx, 8
mov rsi, 7
call 2f
lea rax, [rdi+352]
lea r8, [r13+576]
mov rcx, 9
mov rsi, 8
call 2f
lea rax, [rdi+416]
lea r8, [r13+608]
mov rcx, 8
mov rsi, 7
call 2f
lea rax, [rdi+512]
lea r8, [r13+608]
mov rcx, 6
mov rsi, 6
call 2f
lea rax, [rdi+608]
lea r8, [r13+608]
mov rcx, 5
mov rsi, 4
call 2f
lea rax, [rdi+704]
lea r8, [r13+608]
mov rcx, 3
mov rsi, 3
call 2f
lea rax, [rdi+800]
lea r8, [r13+608]
mov rcx, 2
mov rsi, 1
call 2f
vmovapd ymm0, [rdi+64]
vmovapd [rdi+3040], ymm0
vmovapd ymm0, [rdi+96]
vmovapd [rdi+4224], ymm0
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+3296]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3296], ymm0
vmovapd ymm2, [rdi+3328]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3328], ymm2
vmovapd ymm4, [rdi+3360]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3360], ymm4
vmovapd ymm6, [rdi+3392]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3392], ymm6
vmovapd ymm8, [rdi+3424]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3424], ymm8
vmovapd ymm10, [rdi+3456]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3456], ymm10
vmovapd ymm0, [rdi+3488]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3488], ymm0
vmovapd ymm2, [rdi+3520]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3520], ymm2
vmovapd ymm4, [rdi+3552]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3552], ymm4
vmovapd ymm6, [rdi+3584]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3584], ymm6
vmovapd ymm8, [rdi+3616]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3616], ymm8
vmovapd ymm10, [rdi+3648]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3648], ymm10
vmovapd ymm0, [rdi+3680]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3680], ymm0
vmovapd ymm2, [rdi+3712]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3712], ymm2
vmovapd ymm4, [rdi+3744]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3744], ymm4
vmovapd ymm6, [rdi+3776]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3776], ymm6
vmovapd ymm8, [rdi+3808]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3808], ymm8
vmovapd ymm10, [rdi+3840]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3840], ymm10
vmovapd ymm0, [rdi+3872]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3872], ymm0
vmovapd ymm2, [rdi+3904]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3904], ymm2
vmovapd ymm4, [rdi+3936]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3936], ymm4
vmovapd ymm6, [rdi+3968]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3968], ymm6
vmovapd ymm8, [rdi+4000]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4000], ymm8
vmovapd ymm10, [rdi+4032]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4032], ymm10
vmovapd ymm0, [rdi+4064]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4064], ymm0
vmovapd ymm2, [rdi+4096]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4096], ymm2
vmovapd ymm2, [rdi+4128]
vfmadd231pd ymm2, ymm3, ymm14
vmovapd [rdi+4128], ymm2
call 3f
.p2align 4
6:
pop r14
pop r13
pop r12
pop rbx
vzeroupper
ret
.p2align 6
2:
vmovapd ymm15, [rdi-128]
vmovapd ymm0, ymm15
vxorpd xmm6, xmm6, xmm6
vmovapd ymm1, ymm15
vxorpd xmm7, xmm7, xmm7
vmovapd ymm2, ymm15
vxorpd xmm8, xmm8, xmm8
vmovapd ymm3, ymm15
vxorpd xmm9, xmm9, xmm9
vmovapd ymm4, ymm15
vxorpd xmm10, xmm10, xmm10
vmovapd ymm5, ymm15
vxorpd xmm11, xmm11, xmm11
call 7f
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm0, ymm12, [rdi-96]
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm1, ymm12, [rdi-96]
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm2, ymm12, [rdi-96]
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm3, ymm12, [rdi-96]
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm4, ymm12, [rdi-96]
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm5, ymm12, [rdi-96]
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
mov rcx, rsi
call 7f
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vaddpd ymm0, ymm0, [rdi+128]
vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm6, ymm6, [rdi+64]
vaddpd ymm7, ymm7, ymm0
vaddpd ymm8, ymm8, ymm1
vmovapd [r10+0], ymm6
vmovapd [r10+32], ymm7
vmovapd [r10+64], ymm8
vmovapd [rdi+64], ymm2
add r10, 96
vaddpd ymm9, ymm9, [rdi+96]
vaddpd ymm10, ymm10, ymm3
vaddpd ymm11, ymm11, ymm4
vmovapd [r11+0], ymm9
vmovapd [r11+32], ymm10
vmovapd [r11+64], ymm11
vmovapd [rdi+96], ymm5
add r11, 96
ret
.p2align 5
7:
.p2align 5
8:
vmovapd ymm12, [rax+0]
vmovapd ymm13, [rax+544]
vmovapd ymm14, [r8+0]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm12, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm13, ymm14
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [r8+32]
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm12, ymm14
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm13, ymm14
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [r8+64]
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm12, ymm14
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm12, ymm14
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm13, ymm14
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm13, ymm14
vaddpd ymm11, ymm11, ymm15
add rax, 32
add r8, -32
dec rcx
jnz 8b
ret
.p2align 6
3:
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+3168]
vmovapd ymm2, [rdi+3712]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3200]
vmovapd ymm6, [rdi+3744]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3232]
vmovapd ymm10, [rdi+3776]
vunpckhpd ymm9, ymm8, ymm10
vunpcklpd ymm8, ymm8, ymm10
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vaddpd ymm8, ymm8, ymm9
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vblendpd ymm10, ymm13, ymm8, 10
vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+1984]
vaddpd ymm3, ymm3, [rdi+2528]
vaddpd ymm6, ymm6, [rdi+2016]
vaddpd ymm7, ymm7, [rdi+2560]
vaddpd ymm10, ymm10, [rdi+2048]
vaddpd ymm11, ymm11, [rdi+2592]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vaddpd ymm8, ymm10, ymm15
vaddpd ymm9, ymm11, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm8
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm4
vfmadd231pd ymm11, ymm14, ymm5
vmovapd [rdi+64], ymm8
vmovapd [rdi+96], ymm9
vmovapd [rdi+1984], ymm2
vmovapd [rdi+2528], ymm3
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+4928], ymm12
vmovapd [rdi+4384], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+4960], ymm12
vmovapd [rdi+4416], ymm10
vmovapd ymm0, [rdi+3264]
vmovapd ymm2, [rdi+3808]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3296]
vmovapd ymm6, [rdi+3840]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3328]
vmovapd ymm10, [rdi+3872]
vunpckhpd ymm9, ymm8, ymm10
vunpcklpd ymm8, ymm8, ymm10
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vaddpd ymm8, ymm8, ymm9
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vblendpd ymm10, ymm13, ymm8, 10
vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2080]
vaddpd ymm3, ymm3, [rdi+2624]
vaddpd ymm6, ymm6, [rdi+2112]
vaddpd ymm7, ymm7, [rdi+2656]
vaddpd ymm10, ymm10, [rdi+2144]
vaddpd ymm11, ymm11, [rdi+2688]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vaddpd ymm8, ymm10, ymm15
vaddpd ymm9, ymm11, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm8
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm4
vfmadd231pd ymm11, ymm14, ymm5
vmovapd [rdi+64], ymm8
vmovapd [rdi+96], ymm9
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+4992], ymm12
vmovapd [rdi+4448], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5024], ymm12
vmovapd [rdi+4480], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5056], ymm12
vmovapd [rdi+4512], ymm10
vmovapd ymm0, [rdi+3360]
vmovapd ymm2, [rdi+3904]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3392]
vmovapd ymm6, [rdi+3936]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3424]
vmovapd ymm10, [rdi+3968]
vunpckhpd ymm9, ymm8, ymm10
vunpcklpd ymm8, ymm8, ymm10
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vaddpd ymm8, ymm8, ymm9
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vblendpd ymm10, ymm13, ymm8, 10
vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2176]
vaddpd ymm3, ymm3, [rdi+2720]
vaddpd ymm6, ymm6, [rdi+2208]
vaddpd ymm7, ymm7, [rdi+2752]
vaddpd ymm10, ymm10, [rdi+2240]
vaddpd ymm11, ymm11, [rdi+2784]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vaddpd ymm8, ymm10, ymm15
vaddpd ymm9, ymm11, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm8
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm4
vfmadd231pd ymm11, ymm14, ymm5
vmovapd [rdi+64], ymm8
vmovapd [rdi+96], ymm9
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5088], ymm12
vmovapd [rdi+4544], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5120], ymm12
vmovapd [rdi+4576], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5152], ymm12
vmovapd [rdi+4608], ymm10
vmovapd ymm0, [rdi+3456]
vmovapd ymm2, [rdi+4000]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3488]
vmovapd ymm6, [rdi+4032]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3520]
vmovapd ymm10, [rdi+4064]
vunpckhpd ymm9, ymm8, ymm10
vunpcklpd ymm8, ymm8, ymm10
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vaddpd ymm8, ymm8, ymm9
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vblendpd ymm10, ymm13, ymm8, 10
vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2272]
vaddpd ymm3, ymm3, [rdi+2816]
vaddpd ymm6, ymm6, [rdi+2304]
vaddpd ymm7, ymm7, [rdi+2848]
vaddpd ymm10, ymm10, [rdi+2336]
vaddpd ymm11, ymm11, [rdi+2880]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vaddpd ymm8, ymm10, ymm15
vaddpd ymm9, ymm11, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm8
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm4
vfmadd231pd ymm11, ymm14, ymm5
vmovapd [rdi+64], ymm8
vmovapd [rdi+96], ymm9
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5184], ymm12
vmovapd [rdi+4640], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5216], ymm12
vmovapd [rdi+4672], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5248], ymm12
vmovapd [rdi+4704], ymm10
vmovapd ymm0, [rdi+3552]
vmovapd ymm2, [rdi+4096]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3584]
vmovapd ymm6, [rdi+4128]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3616]
vmovapd ymm10, [rdi+4160]
vunpckhpd ymm9, ymm8, ymm10
vunpcklpd ymm8, ymm8, ymm10
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vaddpd ymm8, ymm8, ymm9
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vblendpd ymm10, ymm13, ymm8, 10
vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2368]
vaddpd ymm3, ymm3, [rdi+2912]
vaddpd ymm6, ymm6, [rdi+2400]
vaddpd ymm7, ymm7, [rdi+2944]
vaddpd ymm10, ymm10, [rdi+2432]
vaddpd ymm11, ymm11, [rdi+2976]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vaddpd ymm8, ymm10, ymm15
vaddpd ymm9, ymm11, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm8
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vfmadd231pd ymm10, ymm14, ymm4
vfmadd231pd ymm11, ymm14, ymm5
vmovapd [rdi+64], ymm8
vmovapd [rdi+96], ymm9
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5280], ymm12
vmovapd [rdi+4736], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5312], ymm12
vmovapd [rdi+4768], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5344], ymm12
vmovapd [rdi+4800], ymm10
vmovapd ymm0, [rdi+3648]
vmovapd ymm2, [rdi+4192]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3680]
vmovapd ymm6, [rdi+4224]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vaddpd ymm2, ymm2, [rdi+2464]
vaddpd ymm3, ymm3, [rdi+3008]
vaddpd ymm6, ymm6, [rdi+2496]
vaddpd ymm7, ymm7, [rdi+3040]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vaddpd ymm4, ymm6, ymm15
vaddpd ymm5, ymm7, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm4, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vblendpd ymm5, ymm13, ymm5, 5
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vsubpd ymm6, ymm6, ymm4
vsubpd ymm7, ymm7, ymm5
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm7, ymm14, ymm1
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5376], ymm12
vmovapd [rdi+4832], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5408], ymm12
vmovapd [rdi+4864], ymm6
vmovapd ymm8, [rdi+1984]
vmovapd ymm9, [rdi+2528]
vunpcklpd ymm10, ymm13, ymm5
vfmadd231pd ymm8, ymm10, ymm14
vfmadd231pd ymm9, ymm4, ymm14
vunpckhpd ymm12, ymm8, ymm9
vunpcklpd ymm8, ymm8, ymm9
vmovapd [rdi+4896], ymm12
vmovapd [rdi+4352], ymm8
mov rbx, r12
lea r10, [rdi+5440]
vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+64], ymm15
mov rax, 2
.p2align 6
9:
vmovapd ymm14, [rdi+4928]
vmovapd ymm0, ymm14
vmovapd ymm7, [rbx+224]
vfmadd213pd ymm0, ymm7, [rdi-128]
vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rbx+224]
vmovapd ymm1, ymm14
vmovapd ymm8, [rbx+256]
vfmadd213pd ymm1, ymm8, [rdi-128]
vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rbx+256]
vmovapd ymm2, ymm14
vmovapd ymm9, [rbx+288]
vfmadd213pd ymm2, ymm9, [rdi-128]
vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rbx+288]
vmovapd ymm3, ymm14
vmovapd ymm10, [rbx+320]
vfmadd213pd ymm3, ymm10, [rdi-128]
vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rbx+320]
vmovapd ymm4, ymm14
vmovapd ymm11, [rbx+352]
vfmadd213pd ymm4, ymm11, [rdi-128]
vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rbx+352]
vmovapd ymm5, ymm14
vmovapd ymm12, [rbx+384]
vfmadd213pd ymm5, ymm12, [rdi-128]
vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rbx+384]
vmovapd ymm6, ymm14
vmovapd ymm13, [rbx+416]
vfmadd213pd ymm6, ymm13, [rdi-128]
vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rbx+416]
vmovapd ymm14, [rdi+4960]
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
vmovapd ymm14, [rdi+4992]
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
vmovapd ymm14, [rdi+5024]
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
vmovapd ymm14, [rdi+5056]
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
vmovapd ymm14, [rdi+5088]
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
vmovapd ymm14, [rdi+5120]
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
vmovapd ymm14, [rdi+5152]
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
vmovapd ymm14, [rdi+5184]
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
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm6, ymm14, [rdi-96]
vmovapd [rdi+320], ymm6
vmovapd ymm6, [rdi-128]
vmovapd ymm14, [rdi+5216]
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
vmovapd ymm14, [rdi+5248]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2464]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2464]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2496]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2496]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2528]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2528]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2560]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2560]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2592]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2592]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2624]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2624]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2656]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2656]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+5280]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2688]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2688]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2720]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2720]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2752]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2752]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2784]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2784]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2816]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2816]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2848]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2848]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+2880]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+2880]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+5312]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2912]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2912]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2944]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2944]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2976]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2976]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3008]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3008]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3040]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3040]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3072]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3072]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+3104]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+3104]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+5344]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+3136]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+3136]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+3168]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+3168]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+3200]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+3200]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3232]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3232]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3264]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3264]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3296]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3296]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+3328]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+3328]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+5376]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+3360]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+3360]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+3392]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+3392]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+3424]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+3424]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3456]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3456]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3488]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3488]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3520]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3520]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+3552]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+3552]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+5408]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+3584]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+3584]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+3616]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+3616]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+3648]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+3648]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3680]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3680]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3712]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3712]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3744]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3744]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+3776]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+3776]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+4896]
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
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm0, ymm0, [rdi+128]
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm15, ymm12, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm12, ymm12, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vaddpd ymm6, ymm6, [rdi+320]
vaddpd ymm15, ymm13, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm6, ymm15, ymm14
vaddpd ymm7, ymm7, [rdi+64]
vaddpd ymm8, ymm8, ymm0
vaddpd ymm9, ymm9, ymm1
vaddpd ymm10, ymm10, ymm2
vaddpd ymm11, ymm11, ymm3
vaddpd ymm12, ymm12, ymm4
vaddpd ymm13, ymm13, ymm5
vmovapd [r10+0], ymm7
vmovapd [r10+32], ymm8
vmovapd [r10+64], ymm9
vmovapd [r10+96], ymm10
vmovapd [r10+128], ymm11
vmovapd [r10+160], ymm12
vmovapd [r10+192], ymm13
vmovapd [rdi+64], ymm6
add rbx, 3808
add r10, 224
dec rax
jnz 9b
mov rax, 3
.p2align 6
22:
vmovapd ymm14, [rdi+4928]
vmovapd ymm0, ymm14
vmovapd ymm6, [rbx+192]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm14, [rbx+192]
vmovapd ymm1, ymm14
vmovapd ymm7, [rbx+224]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm14, [rbx+224]
vmovapd ymm2, ymm14
vmovapd ymm8, [rbx+256]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm14, [rbx+256]
vmovapd ymm3, ymm14
vmovapd ymm9, [rbx+288]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm14, [rbx+288]
vmovapd ymm4, ymm14
vmovapd ymm10, [rbx+320]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm14, [rbx+320]
vmovapd ymm5, ymm14
vmovapd ymm11, [rbx+352]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm14, [rbx+352]
vmovapd ymm14, [rdi+4960]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+384]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+384]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+416]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+416]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+448]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+448]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+480]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+480]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+512]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+512]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+544]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+544]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+4992]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+576]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+576]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+608]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+608]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+640]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+640]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+672]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+672]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+704]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+704]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+736]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+736]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5024]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+768]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+768]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+800]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+800]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+832]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+832]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+864]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+864]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+896]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+896]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+928]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+928]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5056]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+960]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+960]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+992]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+992]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1024]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1024]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1056]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1056]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1088]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1088]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1120]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1120]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5088]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1152]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1152]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1184]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1184]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1216]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1216]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1248]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1248]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1280]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1280]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1312]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1312]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5120]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1344]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1344]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1376]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1376]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1408]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1408]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1440]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1440]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1472]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1472]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1504]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1504]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5152]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1536]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1536]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1568]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1568]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1600]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1600]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1632]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1632]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1664]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1664]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1696]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1696]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5184]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1728]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1728]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1760]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1760]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1792]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1792]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+1824]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+1824]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+1856]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+1856]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+1888]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+1888]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+5216]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+1920]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+1920]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+1952]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+1952]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+1984]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+1984]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2016]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2016]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2048]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2048]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2080]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2080]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5248]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2112]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2112]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2144]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2144]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2176]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2176]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2208]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2208]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2240]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2240]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2272]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2272]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5280]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2304]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2304]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2336]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2336]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2368]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2368]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2400]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2400]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2432]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2432]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2464]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2464]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5312]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2496]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2496]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2528]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2528]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2560]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2560]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2592]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2592]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2624]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2624]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2656]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2656]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5344]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2688]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2688]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2720]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2720]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2752]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2752]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2784]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2784]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+2816]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+2816]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+2848]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+2848]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5376]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+2880]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+2880]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+2912]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+2912]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+2944]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+2944]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+2976]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+2976]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3008]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3008]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3040]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3040]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+5408]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+3072]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+3072]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+3104]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+3104]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+3136]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+3136]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3168]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3168]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3200]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3200]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3232]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3232]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi+4896]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+0]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+0]
vaddpd ymm6, ymm6, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+32]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+32]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+64]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+64]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+96]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+96]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+128]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+128]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+160]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+160]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm14, [rdi-64]
vmovapd ymm15, [rdi-96]
vfmadd213pd ymm0, ymm14, ymm15
vfmadd213pd ymm1, ymm14, ymm15
vfmadd213pd ymm2, ymm14, ymm15
vfmadd213pd ymm3, ymm14, ymm15
vfmadd213pd ymm4, ymm14, ymm15
vfmadd213pd ymm5, ymm14, ymm15
vaddpd ymm0, ymm0, [rdi+128]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vaddpd ymm6, ymm6, [rdi+64]
vaddpd ymm7, ymm7, ymm0
vaddpd ymm8, ymm8, ymm1
vaddpd ymm9, ymm9, ymm2
vaddpd ymm10, ymm10, ymm3
vaddpd ymm11, ymm11, ymm4
vmovapd [r10+0], ymm6
vmovapd [r10+32], ymm7
vmovapd [r10+64], ymm8
vmovapd [r10+96], ymm9
vmovapd [r10+128], ymm10
vmovapd [r10+160], ymm11
vmovapd [rdi+64], ymm5
add rbx, 3264
add r10, 192
dec rax
jnz 22b
vmovapd [rdi+6464], ymm5
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+5440]
vmovapd ymm1, [rdi+5984]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5472]
vmovapd ymm4, [rdi+6016]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5504]
vmovapd ymm7, [rdi+6048]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5536]
vmovapd ymm10, [rdi+6080]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4352]
vaddpd ymm5, ymm5, [rdi+4384]
vaddpd ymm8, ymm8, [rdi+4416]
vaddpd ymm11, ymm11, [rdi+4448]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm6, ymm6, ymm8
vaddpd ymm9, ymm9, ymm11
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vaddpd ymm8, ymm6, ymm15
vaddpd ymm11, ymm9, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vsubpd ymm6, ymm6, ymm8
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm3, ymm14, ymm2
vfmadd231pd ymm6, ymm14, ymm5
vfmadd231pd ymm9, ymm14, ymm8
vmovapd [rdi+64], ymm11
vmovapd [rdi+352], ymm0
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+384], ymm3
vmovapd [rdi+928], ymm12
vmovapd [rdi+1472], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+416], ymm6
vmovapd [rdi+960], ymm12
vmovapd [rdi+1504], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+448], ymm9
vmovapd [rdi+992], ymm12
vmovapd [rdi+1536], ymm10
vmovapd ymm0, [rdi+5568]
vmovapd ymm1, [rdi+6112]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5600]
vmovapd ymm4, [rdi+6144]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5632]
vmovapd ymm7, [rdi+6176]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5664]
vmovapd ymm10, [rdi+6208]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4480]
vaddpd ymm5, ymm5, [rdi+4512]
vaddpd ymm8, ymm8, [rdi+4544]
vaddpd ymm11, ymm11, [rdi+4576]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm6, ymm6, ymm8
vaddpd ymm9, ymm9, ymm11
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vaddpd ymm8, ymm6, ymm15
vaddpd ymm11, ymm9, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vsubpd ymm6, ymm6, ymm8
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm0, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, ymm2
vfmadd231pd ymm6, ymm14, ymm5
vfmadd231pd ymm9, ymm14, ymm8
vmovapd [rdi+64], ymm11
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+480], ymm0
vmovapd [rdi+1024], ymm12
vmovapd [rdi+1568], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+512], ymm3
vmovapd [rdi+1056], ymm12
vmovapd [rdi+1600], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+544], ymm6
vmovapd [rdi+1088], ymm12
vmovapd [rdi+1632], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+576], ymm9
vmovapd [rdi+1120], ymm12
vmovapd [rdi+1664], ymm10
vmovapd ymm0, [rdi+5696]
vmovapd ymm1, [rdi+6240]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5728]
vmovapd ymm4, [rdi+6272]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5760]
vmovapd ymm7, [rdi+6304]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5792]
vmovapd ymm10, [rdi+6336]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4608]
vaddpd ymm5, ymm5, [rdi+4640]
vaddpd ymm8, ymm8, [rdi+4672]
vaddpd ymm11, ymm11, [rdi+4704]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm6, ymm6, ymm8
vaddpd ymm9, ymm9, ymm11
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vaddpd ymm8, ymm6, ymm15
vaddpd ymm11, ymm9, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vsubpd ymm6, ymm6, ymm8
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm0, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, ymm2
vfmadd231pd ymm6, ymm14, ymm5
vfmadd231pd ymm9, ymm14, ymm8
vmovapd [rdi+64], ymm11
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+608], ymm0
vmovapd [rdi+1152], ymm12
vmovapd [rdi+1696], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+640], ymm3
vmovapd [rdi+1184], ymm12
vmovapd [rdi+1728], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+672], ymm6
vmovapd [rdi+1216], ymm12
vmovapd [rdi+1760], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+704], ymm9
vmovapd [rdi+1248], ymm12
vmovapd [rdi+1792], ymm10
vmovapd ymm0, [rdi+5824]
vmovapd ymm1, [rdi+6368]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5856]
vmovapd ymm4, [rdi+6400]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5888]
vmovapd ymm7, [rdi+6432]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5920]
vmovapd ymm10, [rdi+6464]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4736]
vaddpd ymm5, ymm5, [rdi+4768]
vaddpd ymm8, ymm8, [rdi+4800]
vaddpd ymm11, ymm11, [rdi+4832]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm6, ymm6, ymm8
vaddpd ymm9, ymm9, ymm11
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vaddpd ymm8, ymm6, ymm15
vaddpd ymm11, ymm9, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vsubpd ymm6, ymm6, ymm8
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm0, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, ymm2
vfmadd231pd ymm6, ymm14, ymm5
vfmadd231pd ymm9, ymm14, ymm8
vmovapd [rdi+64], ymm11
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+736], ymm0
vmovapd [rdi+1280], ymm12
vmovapd [rdi+1824], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+768], ymm3
vmovapd [rdi+1312], ymm12
vmovapd [rdi+1856], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+800], ymm6
vmovapd [rdi+1344], ymm12
vmovapd [rdi+1888], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+832], ymm9
vmovapd [rdi+1376], ymm12
vmovapd [rdi+1920], ymm10
vmovapd ymm0, [rdi+5952]
vmovapd ymm1, [rdi+6496]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vaddpd ymm2, ymm2, [rdi+4864]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm2, ymm0, ymm15
vsubpd ymm2, ymm2, ymm15
vblendpd ymm2, ymm13, ymm2, 5
vsubpd ymm0, ymm0, ymm2
vfmadd231pd ymm0, ymm14, [rdi+64]
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+864], ymm0
vmovapd [rdi+1408], ymm12
vmovapd [rdi+1952], ymm1
vmovapd ymm3, [rdi+352]
vunpcklpd ymm5, ymm13, ymm2
vfmadd231pd ymm3, ymm5, ymm14
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+352], ymm3
vmovapd [rdi+896], ymm12
vmovapd [rdi+1440], ymm4
ret
