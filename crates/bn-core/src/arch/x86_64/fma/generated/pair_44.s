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
vmovapd ymm13, [rdi+1056]
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
vmovapd ymm7, [rdi+1792]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1792]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1792]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1792]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1824]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1824]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1824]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1824]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
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
vmovapd [rdi+2464], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2496], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2528], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vmovapd [rdi+3968], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4000], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4032], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1856]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1856]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1856]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1856]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1888]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1888]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1888]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1888]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1920]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1920]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1920]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1920]
vmovapd ymm12, [rdi+384]
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
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+1120]
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
vmovapd [rdi+4064], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4096], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4128], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
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
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1984]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1984]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1984]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1984]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+2016]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2016]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2016]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2016]
vmovapd ymm12, [rdi+384]
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
vmovapd ymm14, [rdi+1952]
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
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm14, [rdi+1952]
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
vmovapd ymm13, [rdi+1152]
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
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1184]
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
vmovapd [rdi+4160], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4192], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4224], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2048]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2048]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2048]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2048]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+2080]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2080]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2080]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2080]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+2112]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2112]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2112]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2112]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+1952]
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
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm14, [rdi+1952]
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
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm13, [rdi+1216]
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
vmovapd ymm14, [rdi+1952]
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
vmovapd [rdi+4256], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4288], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4320], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2144]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2144]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2144]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2144]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+2176]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2176]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2176]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2176]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+2208]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2208]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2208]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2208]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm13, [rdi+1248]
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
vmovapd ymm14, [rdi+1984]
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
vmovapd ymm14, [rdi+2016]
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
vmovapd ymm13, [rdi+1280]
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
vmovapd [rdi+4352], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4384], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4416], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2240]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2240]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2240]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2240]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+2272]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2272]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2272]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2272]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+2304]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2304]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2304]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2304]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+2048]
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
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+2016]
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
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+2048]
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
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm13, [rdi+1312]
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
vmovapd ymm14, [rdi+2048]
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
vmovapd [rdi+2944], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2976], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3008], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4448], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4480], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4512], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2336]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2336]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2336]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2336]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+2368]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2368]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2368]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2368]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+2400]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2400]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2400]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2400]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+2112]
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
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+2144]
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
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm13, [rdi+1344]
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
vmovapd ymm14, [rdi+2080]
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
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm13, [rdi+1376]
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
vaddpd ymm0, ymm0, [rdi+128]
vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+3040], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3072], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3104], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4544], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4576], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4608], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+1056]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+1088]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+1120]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+1152]
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+2176]
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
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm13, [rdi+1344]
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi+2112]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd ymm14, [rdi+2176]
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
vmovapd ymm13, [rdi+1408]
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
vmovapd ymm14, [rdi+2144]
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
vmovapd [rdi+3136], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3168], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3200], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4640], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4672], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4704], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+1152]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+1184]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+1216]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1248]
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm13, [rdi+1344]
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm13, [rdi+1408]
vmovapd ymm14, [rdi+2176]
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
vaddpd ymm15, ymm7, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm7, ymm7, ymm15
vfmadd231pd ymm1, ymm15, ymm14
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm4, ymm14, [rdi-96]
vaddpd ymm15, ymm10, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm4, ymm15, ymm14
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm13, [rdi+1440]
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
vmovapd ymm14, [rdi+2176]
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
vaddpd ymm15, ymm8, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm2, ymm15, ymm14
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm5, ymm14, [rdi-96]
vaddpd ymm15, ymm11, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm15, ymm14
vmovapd [rdi+288], ymm5
vmovapd ymm5, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm13, [rdi+1472]
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
vaddpd ymm0, ymm0, [rdi+128]
vfmadd213pd ymm1, ymm12, ymm13
vaddpd ymm1, ymm1, [rdi+160]
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm2, ymm2, [rdi+192]
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+3232], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3264], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3296], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vaddpd ymm4, ymm4, [rdi+256]
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm5, ymm5, [rdi+288]
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4736], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4768], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4800], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+1248]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+1280]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+1312]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1344]
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm13, [rdi+1408]
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm13, [rdi+1440]
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm13, [rdi+1472]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm0, ymm14, [rdi-96]
vaddpd ymm15, ymm6, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm0, ymm15, ymm14
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm14, [rdi-64]
vfmadd213pd ymm3, ymm14, [rdi-96]
vaddpd ymm15, ymm9, [rdi-128]
vsubpd ymm15, ymm15, [rdi-128]
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm15, ymm14
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm14, [rdi+2208]
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
vmovapd ymm14, [rdi+2240]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1504]
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
vmovapd ymm14, [rdi+2240]
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
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+3328], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3360], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3392], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm3, ymm3, [rdi+224]
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4832], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4864], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4896], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+1344]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1376]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+704]
vmovapd ymm13, [rdi+1408]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1440]
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm13, [rdi+1472]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1504]
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm12, [rdi+832]
vmovapd ymm13, [rdi+1536]
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
vmovapd ymm14, [rdi+2272]
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
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm12, [rdi+864]
vmovapd ymm13, [rdi+1568]
vmovapd ymm14, [rdi+864]
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
vmovapd [rdi+3424], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3456], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3488], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+4928], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+4960], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+4992], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+736]
vmovapd ymm13, [rdi+1440]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+768]
vmovapd ymm13, [rdi+1472]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+800]
vmovapd ymm13, [rdi+1504]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+832]
vmovapd ymm13, [rdi+1536]
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm12, [rdi+864]
vmovapd ymm13, [rdi+1568]
vmovapd ymm14, [rdi+2304]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm12, [rdi+896]
vmovapd ymm13, [rdi+1600]
vmovapd ymm14, [rdi+896]
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
vmovapd ymm14, [rdi+2336]
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
vmovapd [rdi+3520], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3552], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3584], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+5024], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+5056], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+5088], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+832]
vmovapd ymm13, [rdi+1536]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+864]
vmovapd ymm13, [rdi+1568]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+896]
vmovapd ymm13, [rdi+1600]
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+928]
vmovapd ymm13, [rdi+1632]
vmovapd ymm14, [rdi+928]
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
vmovapd ymm14, [rdi+2368]
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
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm12, [rdi+960]
vmovapd ymm13, [rdi+1664]
vmovapd ymm14, [rdi+960]
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
vmovapd [rdi+3616], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3648], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3680], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+5120], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+5152], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+5184], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+928]
vmovapd ymm13, [rdi+1632]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+2432]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+2432]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+2432]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+960]
vmovapd ymm13, [rdi+1664]
vmovapd ymm14, [rdi+2400]
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
vmovapd ymm7, [rdi+2432]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+2432]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+2432]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+2432]
vmovapd ymm12, [rdi+992]
vmovapd ymm13, [rdi+1696]
vmovapd ymm14, [rdi+992]
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
vmovapd ymm8, [rdi+2432]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+2432]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+2432]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+2432]
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+3712], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+3744], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+3776], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+5216], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+5248], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+5280], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+1024]
vmovapd ymm13, [rdi+1728]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1024]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1024]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1024]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1024]
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+3808], ymm6
vmovapd [rdi+3840], ymm0
vfmadd213pd ymm3, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+5312], ymm9
vmovapd [rdi+5344], ymm3
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+4224]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+4224], ymm0
vmovapd ymm2, [rdi+4256]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4256], ymm2
vmovapd ymm4, [rdi+4288]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4288], ymm4
vmovapd ymm6, [rdi+4320]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4320], ymm6
vmovapd ymm8, [rdi+4352]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4352], ymm8
vmovapd ymm10, [rdi+4384]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4384], ymm10
vmovapd ymm0, [rdi+4416]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4416], ymm0
vmovapd ymm2, [rdi+4448]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4448], ymm2
vmovapd ymm4, [rdi+4480]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4480], ymm4
vmovapd ymm6, [rdi+4512]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4512], ymm6
vmovapd ymm8, [rdi+4544]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4544], ymm8
vmovapd ymm10, [rdi+4576]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4576], ymm10
vmovapd ymm0, [rdi+4608]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4608], ymm0
vmovapd ymm2, [rdi+4640]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4640], ymm2
vmovapd ymm4, [rdi+4672]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4672], ymm4
vmovapd ymm6, [rdi+4704]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4704], ymm6
vmovapd ymm8, [rdi+4736]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4736], ymm8
vmovapd ymm10, [rdi+4768]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4768], ymm10
vmovapd ymm0, [rdi+4800]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4800], ymm0
vmovapd ymm2, [rdi+4832]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4832], ymm2
vmovapd ymm4, [rdi+4864]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4864], ymm4
vmovapd ymm6, [rdi+4896]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4896], ymm6
vmovapd ymm8, [rdi+4928]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4928], ymm8
vmovapd ymm10, [rdi+4960]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4960], ymm10
vmovapd ymm0, [rdi+4992]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4992], ymm0
vmovapd ymm2, [rdi+5024]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5024], ymm2
vmovapd ymm4, [rdi+5056]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5056], ymm4
vmovapd ymm4, [rdi+5088]
vfmadd231pd ymm4, ymm5, ymm14
vmovapd [rdi+5088], ymm4
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
lea r10, [rdi+2464]
lea r11, [rdi+3968]
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
mov rsi, 9
call 2f
lea rax, [rdi+352]
lea r8, [r13+672]
mov rcx, 11
mov rsi, 10
call 2f
lea rax, [rdi+352]
lea r8, [r13+768]
mov rcx, 11
mov rsi, 11
call 2f
lea rax, [rdi+448]
lea r8, [r13+768]
mov rcx, 10
mov rsi, 9
call 2f
lea rax, [rdi+544]
lea r8, [r13+768]
mov rcx, 8
mov rsi, 8
call 2f
lea rax, [rdi+640]
lea r8, [r13+768]
mov rcx, 7
mov rsi, 6
call 2f
lea rax, [rdi+736]
lea r8, [r13+768]
mov rcx, 5
mov rsi, 5
call 2f
lea rax, [rdi+832]
lea r8, [r13+768]
mov rcx, 4
mov rsi, 3
call 2f
lea rax, [rdi+928]
lea r8, [r13+768]
mov rcx, 2
mov rsi, 2
call 2f
lea rax, [rdi+992]
lea r8, [r13+800]
mov rcx, 1
mov rsi, 1
call 2f
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+4064]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+4064], ymm0
vmovapd ymm2, [rdi+4096]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4096], ymm2
vmovapd ymm4, [rdi+4128]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4128], ymm4
vmovapd ymm6, [rdi+4160]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4160], ymm6
vmovapd ymm8, [rdi+4192]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4192], ymm8
vmovapd ymm10, [rdi+4224]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4224], ymm10
vmovapd ymm0, [rdi+4256]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4256], ymm0
vmovapd ymm2, [rdi+4288]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4288], ymm2
vmovapd ymm4, [rdi+4320]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4320], ymm4
vmovapd ymm6, [rdi+4352]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4352], ymm6
vmovapd ymm8, [rdi+4384]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4384], ymm8
vmovapd ymm10, [rdi+4416]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4416], ymm10
vmovapd ymm0, [rdi+4448]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4448], ymm0
vmovapd ymm2, [rdi+4480]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4480], ymm2
vmovapd ymm4, [rdi+4512]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4512], ymm4
vmovapd ymm6, [rdi+4544]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4544], ymm6
vmovapd ymm8, [rdi+4576]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4576], ymm8
vmovapd ymm10, [rdi+4608]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4608], ymm10
vmovapd ymm0, [rdi+4640]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4640], ymm0
vmovapd ymm2, [rdi+4672]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4672], ymm2
vmovapd ymm4, [rdi+4704]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4704], ymm4
vmovapd ymm6, [rdi+4736]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4736], ymm6
vmovapd ymm8, [rdi+4768]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4768], ymm8
vmovapd ymm10, [rdi+4800]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4800], ymm10
vmovapd ymm0, [rdi+4832]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+4832], ymm0
vmovapd ymm2, [rdi+4864]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+4864], ymm2
vmovapd ymm4, [rdi+4896]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+4896], ymm4
vmovapd ymm6, [rdi+4928]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+4928], ymm6
vmovapd ymm8, [rdi+4960]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+4960], ymm8
vmovapd ymm10, [rdi+4992]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+4992], ymm10
vmovapd ymm0, [rdi+5024]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+5024], ymm0
vmovapd ymm2, [rdi+5056]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+5056], ymm2
vmovapd ymm4, [rdi+5088]
vaddpd ymm5, ymm4, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm4, ymm4, ymm5
vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+5088], ymm4
vmovapd ymm6, [rdi+5120]
vaddpd ymm7, ymm6, ymm15
vsubpd ymm7, ymm7, ymm15
vsubpd ymm6, ymm6, ymm7
vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+5120], ymm6
vmovapd ymm8, [rdi+5152]
vaddpd ymm9, ymm8, ymm15
vsubpd ymm9, ymm9, ymm15
vsubpd ymm8, ymm8, ymm9
vfmadd231pd ymm8, ymm7, ymm14
vmovapd [rdi+5152], ymm8
vmovapd ymm10, [rdi+5184]
vaddpd ymm11, ymm10, ymm15
vsubpd ymm11, ymm11, ymm15
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd [rdi+5184], ymm10
vmovapd ymm0, [rdi+5216]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vfmadd231pd ymm0, ymm11, ymm14
vmovapd [rdi+5216], ymm0
vmovapd ymm0, [rdi+5248]
vfmadd231pd ymm0, ymm1, ymm14
vmovapd [rdi+5248], ymm0
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
vaddpd ymm14, ymm6, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm6, ymm6, ymm14
vfmadd231pd ymm0, ymm14, ymm12
vmovapd [rdi+128], ymm0
vmovapd ymm0, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm1, ymm12, [rdi-96]
vaddpd ymm14, ymm7, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm7, ymm7, ymm14
vfmadd231pd ymm1, ymm14, ymm12
vmovapd [rdi+160], ymm1
vmovapd ymm1, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm2, ymm12, [rdi-96]
vaddpd ymm14, ymm8, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm8, ymm8, ymm14
vfmadd231pd ymm2, ymm14, ymm12
vmovapd [rdi+192], ymm2
vmovapd ymm2, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm3, ymm12, [rdi-96]
vaddpd ymm14, ymm9, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm9, ymm9, ymm14
vfmadd231pd ymm3, ymm14, ymm12
vmovapd [rdi+224], ymm3
vmovapd ymm3, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm4, ymm12, [rdi-96]
vaddpd ymm14, ymm10, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm10, ymm10, ymm14
vfmadd231pd ymm4, ymm14, ymm12
vmovapd [rdi+256], ymm4
vmovapd ymm4, [rdi-128]
vmovapd ymm12, [rdi-64]
vfmadd213pd ymm5, ymm12, [rdi-96]
vaddpd ymm14, ymm11, [rdi-128]
vsubpd ymm14, ymm14, [rdi-128]
vsubpd ymm11, ymm11, ymm14
vfmadd231pd ymm5, ymm14, ymm12
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
vmovapd ymm13, [rax+704]
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
vmovapd ymm0, [rdi+3968]
vmovapd ymm2, [rdi+4672]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4000]
vmovapd ymm6, [rdi+4704]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4032]
vmovapd ymm10, [rdi+4736]
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
vaddpd ymm2, ymm2, [rdi+2464]
vaddpd ymm3, ymm3, [rdi+3168]
vaddpd ymm6, ymm6, [rdi+2496]
vaddpd ymm7, ymm7, [rdi+3200]
vaddpd ymm10, ymm10, [rdi+2528]
vaddpd ymm11, ymm11, [rdi+3232]
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
vmovapd [rdi+2464], ymm2
vmovapd [rdi+3168], ymm3
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6208], ymm12
vmovapd [rdi+5504], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6240], ymm12
vmovapd [rdi+5536], ymm10
vmovapd ymm0, [rdi+4064]
vmovapd ymm2, [rdi+4768]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4096]
vmovapd ymm6, [rdi+4800]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4128]
vmovapd ymm10, [rdi+4832]
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
vaddpd ymm2, ymm2, [rdi+2560]
vaddpd ymm3, ymm3, [rdi+3264]
vaddpd ymm6, ymm6, [rdi+2592]
vaddpd ymm7, ymm7, [rdi+3296]
vaddpd ymm10, ymm10, [rdi+2624]
vaddpd ymm11, ymm11, [rdi+3328]
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
vmovapd [rdi+6272], ymm12
vmovapd [rdi+5568], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6304], ymm12
vmovapd [rdi+5600], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6336], ymm12
vmovapd [rdi+5632], ymm10
vmovapd ymm0, [rdi+4160]
vmovapd ymm2, [rdi+4864]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4192]
vmovapd ymm6, [rdi+4896]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4224]
vmovapd ymm10, [rdi+4928]
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
vaddpd ymm2, ymm2, [rdi+2656]
vaddpd ymm3, ymm3, [rdi+3360]
vaddpd ymm6, ymm6, [rdi+2688]
vaddpd ymm7, ymm7, [rdi+3392]
vaddpd ymm10, ymm10, [rdi+2720]
vaddpd ymm11, ymm11, [rdi+3424]
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
vmovapd [rdi+6368], ymm12
vmovapd [rdi+5664], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6400], ymm12
vmovapd [rdi+5696], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6432], ymm12
vmovapd [rdi+5728], ymm10
vmovapd ymm0, [rdi+4256]
vmovapd ymm2, [rdi+4960]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4288]
vmovapd ymm6, [rdi+4992]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4320]
vmovapd ymm10, [rdi+5024]
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
vaddpd ymm2, ymm2, [rdi+2752]
vaddpd ymm3, ymm3, [rdi+3456]
vaddpd ymm6, ymm6, [rdi+2784]
vaddpd ymm7, ymm7, [rdi+3488]
vaddpd ymm10, ymm10, [rdi+2816]
vaddpd ymm11, ymm11, [rdi+3520]
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
vmovapd [rdi+6464], ymm12
vmovapd [rdi+5760], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6496], ymm12
vmovapd [rdi+5792], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6528], ymm12
vmovapd [rdi+5824], ymm10
vmovapd ymm0, [rdi+4352]
vmovapd ymm2, [rdi+5056]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4384]
vmovapd ymm6, [rdi+5088]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4416]
vmovapd ymm10, [rdi+5120]
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
vaddpd ymm2, ymm2, [rdi+2848]
vaddpd ymm3, ymm3, [rdi+3552]
vaddpd ymm6, ymm6, [rdi+2880]
vaddpd ymm7, ymm7, [rdi+3584]
vaddpd ymm10, ymm10, [rdi+2912]
vaddpd ymm11, ymm11, [rdi+3616]
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
vmovapd [rdi+6560], ymm12
vmovapd [rdi+5856], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6592], ymm12
vmovapd [rdi+5888], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6624], ymm12
vmovapd [rdi+5920], ymm10
vmovapd ymm0, [rdi+4448]
vmovapd ymm2, [rdi+5152]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4480]
vmovapd ymm6, [rdi+5184]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4512]
vmovapd ymm10, [rdi+5216]
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
vaddpd ymm2, ymm2, [rdi+2944]
vaddpd ymm3, ymm3, [rdi+3648]
vaddpd ymm6, ymm6, [rdi+2976]
vaddpd ymm7, ymm7, [rdi+3680]
vaddpd ymm10, ymm10, [rdi+3008]
vaddpd ymm11, ymm11, [rdi+3712]
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
vmovapd [rdi+6656], ymm12
vmovapd [rdi+5952], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6688], ymm12
vmovapd [rdi+5984], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6720], ymm12
vmovapd [rdi+6016], ymm10
vmovapd ymm0, [rdi+4544]
vmovapd ymm2, [rdi+5248]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+4576]
vmovapd ymm6, [rdi+5280]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+4608]
vmovapd ymm10, [rdi+5312]
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
vaddpd ymm2, ymm2, [rdi+3040]
vaddpd ymm3, ymm3, [rdi+3744]
vaddpd ymm6, ymm6, [rdi+3072]
vaddpd ymm7, ymm7, [rdi+3776]
vaddpd ymm10, ymm10, [rdi+3104]
vaddpd ymm11, ymm11, [rdi+3808]
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
vmovapd [rdi+6752], ymm12
vmovapd [rdi+6048], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+6784], ymm12
vmovapd [rdi+6080], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+6816], ymm12
vmovapd [rdi+6112], ymm10
vmovapd ymm0, [rdi+4640]
vmovapd ymm2, [rdi+5344]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, ymm1
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vaddpd ymm2, ymm2, [rdi+3136]
vaddpd ymm3, ymm3, [rdi+3840]
vaddpd ymm0, ymm2, ymm15
vaddpd ymm1, ymm3, ymm15
vsubpd ymm0, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vblendpd ymm1, ymm13, ymm1, 5
vsubpd ymm2, ymm2, ymm0
vsubpd ymm3, ymm3, ymm1
vfmadd231pd ymm2, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, [rdi+96]
vunpckhpd ymm12, ymm2, ymm3
vunpcklpd ymm2, ymm2, ymm3
vmovapd [rdi+6848], ymm12
vmovapd [rdi+6144], ymm2
vmovapd ymm4, [rdi+2464]
vmovapd ymm5, [rdi+3168]
vunpcklpd ymm6, ymm13, ymm1
vfmadd231pd ymm4, ymm6, ymm14
vfmadd231pd ymm5, ymm0, ymm14
vunpckhpd ymm12, ymm4, ymm5
vunpcklpd ymm4, ymm4, ymm5
vmovapd [rdi+6176], ymm12
vmovapd [rdi+5472], ymm4
mov rbx, r12
lea r10, [rdi+6880]
vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+64], ymm15
mov rax, 6
.p2align 6
9:
vmovapd ymm14, [rdi+6208]
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
vmovapd ymm14, [rdi+6240]
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
vmovapd ymm14, [rdi+6272]
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
vmovapd ymm14, [rdi+6304]
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
vmovapd ymm14, [rdi+6336]
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
vmovapd ymm14, [rdi+6368]
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
vmovapd ymm14, [rdi+6400]
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
vmovapd ymm14, [rdi+6432]
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
vmovapd ymm14, [rdi+6464]
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
vmovapd ymm14, [rdi+6496]
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
vmovapd ymm14, [rdi+6528]
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
vmovapd ymm14, [rdi+6560]
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
vmovapd ymm14, [rdi+6592]
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
vmovapd ymm14, [rdi+6624]
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
vmovapd ymm14, [rdi+6656]
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
vmovapd ymm14, [rdi+6688]
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
vmovapd ymm14, [rdi+6720]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+3808]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+3808]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+3840]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+3840]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+3872]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+3872]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+3904]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+3904]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+3936]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+3936]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+3968]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+3968]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+4000]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+4000]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+6752]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+4032]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+4032]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+4064]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+4064]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+4096]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+4096]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+4128]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+4128]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+4160]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+4160]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+4192]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+4192]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+4224]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+4224]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+6784]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+4256]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+4256]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+4288]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+4288]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+4320]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+4320]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+4352]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+4352]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+4384]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+4384]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+4416]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+4416]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+4448]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+4448]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+6816]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+4480]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+4480]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+4512]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+4512]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+4544]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+4544]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+4576]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+4576]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+4608]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+4608]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+4640]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+4640]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+4672]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+4672]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+6848]
vmovapd ymm15, ymm0
vfmadd231pd ymm0, ymm14, [rbx+4704]
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm15, ymm14, [rbx+4704]
vaddpd ymm7, ymm7, ymm15
vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rbx+4736]
vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rbx+4736]
vaddpd ymm8, ymm8, ymm15
vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rbx+4768]
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rbx+4768]
vaddpd ymm9, ymm9, ymm15
vmovapd ymm15, ymm3
vfmadd231pd ymm3, ymm14, [rbx+4800]
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm15, ymm14, [rbx+4800]
vaddpd ymm10, ymm10, ymm15
vmovapd ymm15, ymm4
vfmadd231pd ymm4, ymm14, [rbx+4832]
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm15, ymm14, [rbx+4832]
vaddpd ymm11, ymm11, ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm5, ymm14, [rbx+4864]
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm15, ymm14, [rbx+4864]
vaddpd ymm12, ymm12, ymm15
vmovapd ymm15, ymm6
vfmadd231pd ymm6, ymm14, [rbx+4896]
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm15, ymm14, [rbx+4896]
vaddpd ymm13, ymm13, ymm15
vmovapd ymm14, [rdi+6176]
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
add rbx, 4928
add r10, 224
dec rax
jnz 9b
vmovapd [rdi+8224], ymm6
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+6880]
vmovapd ymm1, [rdi+7584]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+6912]
vmovapd ymm4, [rdi+7616]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+6944]
vmovapd ymm7, [rdi+7648]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+6976]
vmovapd ymm10, [rdi+7680]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+5472]
vaddpd ymm5, ymm5, [rdi+5504]
vaddpd ymm8, ymm8, [rdi+5536]
vaddpd ymm11, ymm11, [rdi+5568]
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
vmovapd [rdi+1088], ymm12
vmovapd [rdi+1792], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+416], ymm6
vmovapd [rdi+1120], ymm12
vmovapd [rdi+1824], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+448], ymm9
vmovapd [rdi+1152], ymm12
vmovapd [rdi+1856], ymm10
vmovapd ymm0, [rdi+7008]
vmovapd ymm1, [rdi+7712]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+7040]
vmovapd ymm4, [rdi+7744]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+7072]
vmovapd ymm7, [rdi+7776]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+7104]
vmovapd ymm10, [rdi+7808]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+5600]
vaddpd ymm5, ymm5, [rdi+5632]
vaddpd ymm8, ymm8, [rdi+5664]
vaddpd ymm11, ymm11, [rdi+5696]
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
vmovapd [rdi+1184], ymm12
vmovapd [rdi+1888], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+512], ymm3
vmovapd [rdi+1216], ymm12
vmovapd [rdi+1920], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+544], ymm6
vmovapd [rdi+1248], ymm12
vmovapd [rdi+1952], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+576], ymm9
vmovapd [rdi+1280], ymm12
vmovapd [rdi+1984], ymm10
vmovapd ymm0, [rdi+7136]
vmovapd ymm1, [rdi+7840]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+7168]
vmovapd ymm4, [rdi+7872]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+7200]
vmovapd ymm7, [rdi+7904]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+7232]
vmovapd ymm10, [rdi+7936]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+5728]
vaddpd ymm5, ymm5, [rdi+5760]
vaddpd ymm8, ymm8, [rdi+5792]
vaddpd ymm11, ymm11, [rdi+5824]
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
vmovapd [rdi+1312], ymm12
vmovapd [rdi+2016], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+640], ymm3
vmovapd [rdi+1344], ymm12
vmovapd [rdi+2048], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+672], ymm6
vmovapd [rdi+1376], ymm12
vmovapd [rdi+2080], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+704], ymm9
vmovapd [rdi+1408], ymm12
vmovapd [rdi+2112], ymm10
vmovapd ymm0, [rdi+7264]
vmovapd ymm1, [rdi+7968]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+7296]
vmovapd ymm4, [rdi+8000]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+7328]
vmovapd ymm7, [rdi+8032]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+7360]
vmovapd ymm10, [rdi+8064]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+5856]
vaddpd ymm5, ymm5, [rdi+5888]
vaddpd ymm8, ymm8, [rdi+5920]
vaddpd ymm11, ymm11, [rdi+5952]
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
vmovapd [rdi+1440], ymm12
vmovapd [rdi+2144], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+768], ymm3
vmovapd [rdi+1472], ymm12
vmovapd [rdi+2176], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+800], ymm6
vmovapd [rdi+1504], ymm12
vmovapd [rdi+2208], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+832], ymm9
vmovapd [rdi+1536], ymm12
vmovapd [rdi+2240], ymm10
vmovapd ymm0, [rdi+7392]
vmovapd ymm1, [rdi+8096]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+7424]
vmovapd ymm4, [rdi+8128]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+7456]
vmovapd ymm7, [rdi+8160]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+7488]
vmovapd ymm10, [rdi+8192]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+5984]
vaddpd ymm5, ymm5, [rdi+6016]
vaddpd ymm8, ymm8, [rdi+6048]
vaddpd ymm11, ymm11, [rdi+6080]
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
vmovapd [rdi+864], ymm0
vmovapd [rdi+1568], ymm12
vmovapd [rdi+2272], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+896], ymm3
vmovapd [rdi+1600], ymm12
vmovapd [rdi+2304], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+928], ymm6
vmovapd [rdi+1632], ymm12
vmovapd [rdi+2336], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+960], ymm9
vmovapd [rdi+1664], ymm12
vmovapd [rdi+2368], ymm10
vmovapd ymm0, [rdi+7520]
vmovapd ymm1, [rdi+8224]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+7552]
vmovapd ymm4, [rdi+8256]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vaddpd ymm2, ymm2, [rdi+6112]
vaddpd ymm5, ymm5, [rdi+6144]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vblendpd ymm5, ymm13, ymm5, 5
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vfmadd231pd ymm0, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, ymm2
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+992], ymm0
vmovapd [rdi+1696], ymm12
vmovapd [rdi+2400], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+1024], ymm3
vmovapd [rdi+1728], ymm12
vmovapd [rdi+2432], ymm4
vmovapd ymm6, [rdi+352]
vunpcklpd ymm8, ymm13, ymm5
vfmadd231pd ymm6, ymm8, ymm14
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+352], ymm6
vmovapd [rdi+1056], ymm12
vmovapd [rdi+1760], ymm7
ret
