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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1472]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1504]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+384]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
vmovapd [rdi+1984], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2016], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2048], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
vmovapd [rdi+3168], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3200], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3232], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1600]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1504]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+416]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1536]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2080], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2112], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2144], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3264], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3296], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3328], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1696]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+448]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1568]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+480]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2176], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2208], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2240], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3360], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3392], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3424], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1792]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1600]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+512]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1632]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2272], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2304], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2336], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3456], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3488], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3520], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1888]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+544]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1664]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+576]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2368], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2400], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2432], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3552], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3584], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3616], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+1696]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+608]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+1728]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
vaddpd ymm0, ymm0, [rdi+128]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2464], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2496], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2528], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3648], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3680], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3712], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+960]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+992]
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1024]
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+640]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1760]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+672]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2560], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2592], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2624], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3744], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3776], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3808], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1056]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+1792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+704]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1824]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2656], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2688], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2720], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3840], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3872], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+3904], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1152]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+736]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1856]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
vmovapd ymm12, [rdi+768]
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+768]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2752], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2784], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2816], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+3936], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+3968], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4000], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1248]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+768]
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+1888]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1344]
vmovapd ymm14, [rdi+800]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
vmovapd ymm14, [rdi+1920]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2848], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2880], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2912], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4032], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4064], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4096], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1344]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+832]
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi+832]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1952]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1952]
vmovapd ymm12, [rdi+864]
vmovapd ymm13, [rdi+1408]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+864]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+864]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+864]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+864]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+2944], ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2976], ymm7
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3008], ymm8
vmovapd [rdi+3040], ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4128], ymm9
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4160], ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4192], ymm11
vmovapd [rdi+4224], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3616], ymm0
vmovapd ymm2, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3648], ymm2
vmovapd ymm4, [rdi+3680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3680], ymm4
vmovapd ymm6, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3712], ymm6
vmovapd ymm8, [rdi+3744]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3744], ymm8
vmovapd ymm10, [rdi+3776]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3776], ymm10
vmovapd ymm0, [rdi+3808]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3808], ymm0
vmovapd ymm0, [rdi+3840]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm1, ymm14
vmovapd [rdi+3840], ymm0
call 3f
dec r14
jnz 4b
.p2align 6
5:
test r13, r13
jz 6f
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm0, xmm0, xmm0
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm0
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi+64]
vmovapd [rdi+3040], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi+96]
vmovapd [rdi+4224], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+3296]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3296], ymm0
vmovapd ymm2, [rdi+3328]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3328], ymm2
vmovapd ymm4, [rdi+3360]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3360], ymm4
vmovapd ymm6, [rdi+3392]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3392], ymm6
vmovapd ymm8, [rdi+3424]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3424], ymm8
vmovapd ymm10, [rdi+3456]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3456], ymm10
vmovapd ymm0, [rdi+3488]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3488], ymm0
vmovapd ymm2, [rdi+3520]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3520], ymm2
vmovapd ymm4, [rdi+3552]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3552], ymm4
vmovapd ymm6, [rdi+3584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3584], ymm6
vmovapd ymm8, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3616], ymm8
vmovapd ymm10, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3648], ymm10
vmovapd ymm0, [rdi+3680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3680], ymm0
vmovapd ymm2, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3712], ymm2
vmovapd ymm4, [rdi+3744]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3744], ymm4
vmovapd ymm6, [rdi+3776]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3776], ymm6
vmovapd ymm8, [rdi+3808]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+3808], ymm8
vmovapd ymm10, [rdi+3840]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+3840], ymm10
vmovapd ymm0, [rdi+3872]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+3872], ymm0
vmovapd ymm2, [rdi+3904]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3904], ymm2
vmovapd ymm4, [rdi+3936]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3936], ymm4
vmovapd ymm6, [rdi+3968]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3968], ymm6
vmovapd ymm8, [rdi+4000]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4000], ymm8
vmovapd ymm10, [rdi+4032]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4032], ymm10
vmovapd ymm0, [rdi+4064]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4064], ymm0
vmovapd ymm2, [rdi+4096]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4096], ymm2
vmovapd ymm2, [rdi+4128]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm3, ymm14
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm6, xmm6, xmm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm7, xmm7, xmm7
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm8, xmm8, xmm8
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm9, xmm9, xmm9
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm10, xmm10, xmm10
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm11, xmm11, xmm11
call 7f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, [rdi-96]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, [rdi-96]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, [rdi-96]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, [rdi-96]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, [rdi-96]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-96]
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, [rdi-128]
mov rcx, rsi
call 7f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm13, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm12, ymm13
vaddpd ymm0, ymm0, [rdi+128]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+0], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+32], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm2
add r10, 96
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd [r11+0], ymm9
.byte 0x3e, 0x3e, 0x3e; vmovapd [r11+32], ymm10
.byte 0x3e, 0x3e, 0x3e; vmovapd [r11+64], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm5
add r11, 96
ret
.p2align 5
7:
.p2align 5
8:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, [rax+0]
vmovapd ymm13, [rax+544]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r8+0]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r8+32]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r8+64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm12, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm13, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm15
add rax, 32
add r8, -32
dec rcx
jnz 8b
ret
.p2align 6
3:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+3168]
vmovapd ymm2, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3200]
vmovapd ymm6, [rdi+3744]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3232]
vmovapd ymm10, [rdi+3776]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm8, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+1984]
vaddpd ymm3, ymm3, [rdi+2528]
vaddpd ymm6, ymm6, [rdi+2016]
vaddpd ymm7, ymm7, [rdi+2560]
vaddpd ymm10, ymm10, [rdi+2048]
vaddpd ymm11, ymm11, [rdi+2592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm9
vmovapd [rdi+1984], ymm2
vmovapd [rdi+2528], ymm3
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+4928], ymm12
vmovapd [rdi+4384], ymm6
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+4960], ymm12
vmovapd [rdi+4416], ymm10
vmovapd ymm0, [rdi+3264]
vmovapd ymm2, [rdi+3808]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3296]
vmovapd ymm6, [rdi+3840]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3328]
vmovapd ymm10, [rdi+3872]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm8, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2080]
vaddpd ymm3, ymm3, [rdi+2624]
vaddpd ymm6, ymm6, [rdi+2112]
vaddpd ymm7, ymm7, [rdi+2656]
vaddpd ymm10, ymm10, [rdi+2144]
vaddpd ymm11, ymm11, [rdi+2688]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+4992], ymm12
vmovapd [rdi+4448], ymm2
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5024], ymm12
vmovapd [rdi+4480], ymm6
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5056], ymm12
vmovapd [rdi+4512], ymm10
vmovapd ymm0, [rdi+3360]
vmovapd ymm2, [rdi+3904]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3392]
vmovapd ymm6, [rdi+3936]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3424]
vmovapd ymm10, [rdi+3968]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm8, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2176]
vaddpd ymm3, ymm3, [rdi+2720]
vaddpd ymm6, ymm6, [rdi+2208]
vaddpd ymm7, ymm7, [rdi+2752]
vaddpd ymm10, ymm10, [rdi+2240]
vaddpd ymm11, ymm11, [rdi+2784]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5088], ymm12
vmovapd [rdi+4544], ymm2
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5120], ymm12
vmovapd [rdi+4576], ymm6
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5152], ymm12
vmovapd [rdi+4608], ymm10
vmovapd ymm0, [rdi+3456]
vmovapd ymm2, [rdi+4000]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3488]
vmovapd ymm6, [rdi+4032]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3520]
vmovapd ymm10, [rdi+4064]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm8, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2272]
vaddpd ymm3, ymm3, [rdi+2816]
vaddpd ymm6, ymm6, [rdi+2304]
vaddpd ymm7, ymm7, [rdi+2848]
vaddpd ymm10, ymm10, [rdi+2336]
vaddpd ymm11, ymm11, [rdi+2880]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5184], ymm12
vmovapd [rdi+4640], ymm2
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5216], ymm12
vmovapd [rdi+4672], ymm6
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5248], ymm12
vmovapd [rdi+4704], ymm10
vmovapd ymm0, [rdi+3552]
vmovapd ymm2, [rdi+4096]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3584]
vmovapd ymm6, [rdi+4128]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+3616]
vmovapd ymm10, [rdi+4160]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm10
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm8, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm11, ymm13, ymm8, 5
vaddpd ymm2, ymm2, [rdi+2368]
vaddpd ymm3, ymm3, [rdi+2912]
vaddpd ymm6, ymm6, [rdi+2400]
vaddpd ymm7, ymm7, [rdi+2944]
vaddpd ymm10, ymm10, [rdi+2432]
vaddpd ymm11, ymm11, [rdi+2976]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5280], ymm12
vmovapd [rdi+4736], ymm2
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5312], ymm12
vmovapd [rdi+4768], ymm6
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm10, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+5344], ymm12
vmovapd [rdi+4800], ymm10
vmovapd ymm0, [rdi+3648]
vmovapd ymm2, [rdi+4192]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm1, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+3680]
vmovapd ymm6, [rdi+4224]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm4, ymm4, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm0, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm3, ymm13, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm4, 10
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm7, ymm13, ymm4, 5
vaddpd ymm2, ymm2, [rdi+2464]
vaddpd ymm3, ymm3, [rdi+3008]
vaddpd ymm6, ymm6, [rdi+2496]
vaddpd ymm7, ymm7, [rdi+3040]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+5376], ymm12
vmovapd [rdi+4832], ymm2
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+5408], ymm12
vmovapd [rdi+4864], ymm6
vmovapd ymm8, [rdi+1984]
vmovapd ymm9, [rdi+2528]
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm10, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm10, ymm14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm4, ymm14
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm12, ymm8, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm8, ymm8, ymm9
vmovapd [rdi+4896], ymm12
vmovapd [rdi+4352], ymm8
mov rbx, r12
lea r10, [rdi+5440]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
mov rax, 2
.p2align 6
9:
lea r9, [rdi+4896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm7, xmm7, xmm7
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm8, xmm8, xmm8
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm9, xmm9, xmm9
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm10, xmm10, xmm10
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm11, xmm11, xmm11
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm12, xmm12, xmm12
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm13, xmm13, xmm13
mov rcx, 9
.p2align 5
22:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r9+0]
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
add r9, 32
add rbx, 224
dec rcx
jnz 22b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, [rdi-96]
vmovapd [rdi+320], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, [rdi-128]
mov rcx, 8
.p2align 5
23:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r9+0]
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
add r9, 32
add rbx, 224
dec rcx
jnz 23b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
vaddpd ymm0, ymm0, [rdi+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm15, ymm14
vaddpd ymm6, ymm6, [rdi+320]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+96], ymm10
vmovapd [r10+128], ymm11
vmovapd [r10+160], ymm12
vmovapd [r10+192], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm6
add r10, 224
dec rax
jnz 9b
mov rax, 3
.p2align 6
24:
lea r9, [rdi+4896]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm6, xmm6, xmm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm7, xmm7, xmm7
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm8, xmm8, xmm8
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm9, xmm9, xmm9
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm10, xmm10, xmm10
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm11, xmm11, xmm11
mov rcx, 9
.p2align 5
25:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r9+0]
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
add r9, 32
add rbx, 192
dec rcx
jnz 25b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, [rdi-96]
vmovapd [rdi+128], ymm0
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, [rdi-96]
vmovapd [rdi+160], ymm1
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, [rdi-96]
vmovapd [rdi+192], ymm2
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, [rdi-96]
vmovapd [rdi+224], ymm3
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, [rdi-96]
vmovapd [rdi+256], ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, [rdi-96]
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, [rdi-128]
mov rcx, 8
.p2align 5
26:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [r9+0]
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
add r9, 32
add rbx, 192
dec rcx
jnz 26b
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
vaddpd ymm0, ymm0, [rdi+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm15, ymm14
vaddpd ymm1, ymm1, [rdi+160]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm15, ymm14
vaddpd ymm2, ymm2, [rdi+192]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm15, ymm14
vaddpd ymm3, ymm3, [rdi+224]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm15, ymm14
vaddpd ymm4, ymm4, [rdi+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm15, ymm14
vaddpd ymm5, ymm5, [rdi+288]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+0], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+32], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+64], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r10+96], ymm9
vmovapd [r10+128], ymm10
vmovapd [r10+160], ymm11
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm5
add r10, 192
dec rax
jnz 24b
vmovapd [rdi+6464], ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+5440]
vmovapd ymm1, [rdi+5984]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5472]
vmovapd ymm4, [rdi+6016]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm3, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5504]
vmovapd ymm7, [rdi+6048]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm8, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5536]
vmovapd ymm10, [rdi+6080]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm11, ymm9, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4352]
vaddpd ymm5, ymm5, [rdi+4384]
vaddpd ymm8, ymm8, [rdi+4416]
vaddpd ymm11, ymm11, [rdi+4448]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm11
vmovapd [rdi+352], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm3, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+384], ymm3
vmovapd [rdi+928], ymm12
vmovapd [rdi+1472], ymm4
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm6, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+416], ymm6
vmovapd [rdi+960], ymm12
vmovapd [rdi+1504], ymm7
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm9, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+448], ymm9
vmovapd [rdi+992], ymm12
vmovapd [rdi+1536], ymm10
vmovapd ymm0, [rdi+5568]
vmovapd ymm1, [rdi+6112]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5600]
vmovapd ymm4, [rdi+6144]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm3, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5632]
vmovapd ymm7, [rdi+6176]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm8, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5664]
vmovapd ymm10, [rdi+6208]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm11, ymm9, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4480]
vaddpd ymm5, ymm5, [rdi+4512]
vaddpd ymm8, ymm8, [rdi+4544]
vaddpd ymm11, ymm11, [rdi+4576]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm11
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+480], ymm0
vmovapd [rdi+1024], ymm12
vmovapd [rdi+1568], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm3, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+512], ymm3
vmovapd [rdi+1056], ymm12
vmovapd [rdi+1600], ymm4
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm6, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+544], ymm6
vmovapd [rdi+1088], ymm12
vmovapd [rdi+1632], ymm7
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm9, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+576], ymm9
vmovapd [rdi+1120], ymm12
vmovapd [rdi+1664], ymm10
vmovapd ymm0, [rdi+5696]
vmovapd ymm1, [rdi+6240]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5728]
vmovapd ymm4, [rdi+6272]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm3, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5760]
vmovapd ymm7, [rdi+6304]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm8, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5792]
vmovapd ymm10, [rdi+6336]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm11, ymm9, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4608]
vaddpd ymm5, ymm5, [rdi+4640]
vaddpd ymm8, ymm8, [rdi+4672]
vaddpd ymm11, ymm11, [rdi+4704]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm11
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+608], ymm0
vmovapd [rdi+1152], ymm12
vmovapd [rdi+1696], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm3, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+640], ymm3
vmovapd [rdi+1184], ymm12
vmovapd [rdi+1728], ymm4
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm6, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+672], ymm6
vmovapd [rdi+1216], ymm12
vmovapd [rdi+1760], ymm7
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm9, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+704], ymm9
vmovapd [rdi+1248], ymm12
vmovapd [rdi+1792], ymm10
vmovapd ymm0, [rdi+5824]
vmovapd ymm1, [rdi+6368]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+5856]
vmovapd ymm4, [rdi+6400]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm5, ymm3, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+5888]
vmovapd ymm7, [rdi+6432]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm8, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+5920]
vmovapd ymm10, [rdi+6464]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm11, ymm9, ymm10
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+4736]
vaddpd ymm5, ymm5, [rdi+4768]
vaddpd ymm8, ymm8, [rdi+4800]
vaddpd ymm11, ymm11, [rdi+4832]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm11
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+736], ymm0
vmovapd [rdi+1280], ymm12
vmovapd [rdi+1824], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm3, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+768], ymm3
vmovapd [rdi+1312], ymm12
vmovapd [rdi+1856], ymm4
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm6, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+800], ymm6
vmovapd [rdi+1344], ymm12
vmovapd [rdi+1888], ymm7
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm9, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+832], ymm9
vmovapd [rdi+1376], ymm12
vmovapd [rdi+1920], ymm10
vmovapd ymm0, [rdi+5952]
vmovapd ymm1, [rdi+6496]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
vaddpd ymm2, ymm2, [rdi+4864]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdi+64]
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm0, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+864], ymm0
vmovapd [rdi+1408], ymm12
vmovapd [rdi+1952], ymm1
vmovapd ymm3, [rdi+352]
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm13, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm5, ymm14
.byte 0x3e, 0x3e, 0x3e; vpermilpd ymm12, ymm3, 5
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+352], ymm3
vmovapd [rdi+896], ymm12
vmovapd [rdi+1440], ymm4
ret
