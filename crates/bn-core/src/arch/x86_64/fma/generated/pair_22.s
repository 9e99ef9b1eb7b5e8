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
vmovapd ymm13, [rdi+704]
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
vmovapd ymm7, [rdi+1088]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1088]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1088]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1088]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1120]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1120]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1120]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1120]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+736]
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
vmovapd [rdi+1408], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1440], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1472], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vmovapd [rdi+2208], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2240], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2272], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+704]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1152]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1152]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1152]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1152]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1184]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1184]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1184]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1184]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1216]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1216]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1216]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1216]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+736]
vmovapd ymm14, [rdi+1120]
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
vmovapd ymm14, [rdi+1152]
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
vmovapd ymm14, [rdi+1184]
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
vmovapd ymm13, [rdi+768]
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
vmovapd ymm14, [rdi+1152]
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
vmovapd [rdi+1504], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1536], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1568], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2304], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2336], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2368], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+704]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1248]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1248]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1248]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1248]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1280]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1280]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1280]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1280]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+1312]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1312]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1312]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1312]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+736]
vmovapd ymm14, [rdi+1216]
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
vmovapd ymm14, [rdi+1248]
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
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm13, [rdi+768]
vmovapd ymm14, [rdi+1184]
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
vmovapd ymm14, [rdi+1216]
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
vmovapd ymm14, [rdi+1248]
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
vmovapd ymm13, [rdi+800]
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
vmovapd ymm14, [rdi+1184]
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
vmovapd ymm14, [rdi+1216]
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
vmovapd ymm13, [rdi+832]
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
vmovapd [rdi+1600], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1632], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1664], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2400], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2432], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2464], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+352]
vmovapd ymm13, [rdi+704]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1344]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1344]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1344]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1344]
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1376]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1376]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1376]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+384]
vmovapd ymm13, [rdi+736]
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm8, [rdi+1376]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1376]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1376]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+768]
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm13, [rdi+800]
vmovapd ymm14, [rdi+1248]
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
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm13, [rdi+832]
vmovapd ymm14, [rdi+1216]
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
vmovapd ymm14, [rdi+1248]
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
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm13, [rdi+864]
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
vmovapd ymm14, [rdi+1248]
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
vmovapd [rdi+1696], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1728], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1760], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2496], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2528], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2560], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+416]
vmovapd ymm13, [rdi+768]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1376]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1376]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1376]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+448]
vmovapd ymm13, [rdi+800]
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm7, [rdi+1376]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1376]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1376]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+480]
vmovapd ymm13, [rdi+832]
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm8, [rdi+1376]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1376]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1376]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+864]
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm13, [rdi+896]
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
vmovapd ymm14, [rdi+1280]
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
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm13, [rdi+928]
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
vmovapd [rdi+1792], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1824], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1856], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2592], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2624], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2656], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+512]
vmovapd ymm13, [rdi+864]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1376]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1376]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1376]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+544]
vmovapd ymm13, [rdi+896]
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm7, [rdi+1376]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1376]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1376]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+576]
vmovapd ymm13, [rdi+928]
vmovapd ymm14, [rdi+1312]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd ymm8, [rdi+1376]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+1376]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+1376]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+960]
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
vmovapd ymm14, [rdi+1344]
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
vmovapd [rdi+1888], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+1920], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+1952], ymm8
vmovapd [rdi+64], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2688], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2720], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2752], ymm11
vmovapd [rdi+96], ymm5
vmovapd ymm12, [rdi+608]
vmovapd ymm13, [rdi+960]
vmovapd ymm0, ymm12
vmovapd ymm6, [rdi+1376]
vfmadd213pd ymm0, ymm6, [rdi-128]
vsubpd ymm6, ymm0, [rdi-128]
vfmsub231pd ymm6, ymm12, [rdi+1376]
vmovapd ymm3, ymm13
vmovapd ymm9, [rdi+1376]
vfmadd213pd ymm3, ymm9, [rdi-128]
vsubpd ymm9, ymm3, [rdi-128]
vfmsub231pd ymm9, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+640]
vmovapd ymm13, [rdi+992]
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
vmovapd ymm1, ymm12
vmovapd ymm7, [rdi+1376]
vfmadd213pd ymm1, ymm7, [rdi-128]
vsubpd ymm7, ymm1, [rdi-128]
vfmsub231pd ymm7, ymm12, [rdi+1376]
vmovapd ymm4, ymm13
vmovapd ymm10, [rdi+1376]
vfmadd213pd ymm4, ymm10, [rdi-128]
vsubpd ymm10, ymm4, [rdi-128]
vfmsub231pd ymm10, ymm13, [rdi+1376]
vmovapd ymm12, [rdi+672]
vmovapd ymm13, [rdi+1024]
vmovapd ymm2, ymm12
vmovapd ymm8, [rdi+672]
vfmadd213pd ymm2, ymm8, [rdi-128]
vsubpd ymm8, ymm2, [rdi-128]
vfmsub231pd ymm8, ymm12, [rdi+672]
vmovapd ymm5, ymm13
vmovapd ymm11, [rdi+672]
vfmadd213pd ymm5, ymm11, [rdi-128]
vsubpd ymm11, ymm5, [rdi-128]
vfmsub231pd ymm11, ymm13, [rdi+672]
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vaddpd ymm6, ymm6, [rdi+64]
vmovapd [rdi+1984], ymm6
vaddpd ymm7, ymm7, ymm0
vmovapd [rdi+2016], ymm7
vaddpd ymm8, ymm8, ymm1
vmovapd [rdi+2048], ymm8
vmovapd [rdi+2080], ymm2
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
vaddpd ymm9, ymm9, [rdi+96]
vmovapd [rdi+2784], ymm9
vaddpd ymm10, ymm10, ymm3
vmovapd [rdi+2816], ymm10
vaddpd ymm11, ymm11, ymm4
vmovapd [rdi+2848], ymm11
vmovapd [rdi+2880], ymm5
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
lea r10, [rdi+1408]
lea r11, [rdi+2208]
lea rax, [rdi+352]
lea r8, [r13+96]
mov rcx, 3
call 2f
lea rax, [rdi+352]
lea r8, [r13+192]
mov rcx, 6
call 2f
lea rax, [rdi+352]
lea r8, [r13+288]
mov rcx, 9
call 2f
lea rax, [rdi+352]
lea r8, [r13+384]
mov rcx, 11
call 2f
lea rax, [rdi+416]
lea r8, [r13+416]
mov rcx, 9
call 2f
lea rax, [rdi+512]
lea r8, [r13+416]
mov rcx, 6
call 2f
lea rax, [rdi+608]
lea r8, [r13+416]
mov rcx, 3
call 2f
vmovapd ymm0, [rdi+64]
vmovapd [rdi+2080], ymm0
vmovapd ymm0, [rdi+96]
vmovapd [rdi+2880], ymm0
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+2528]
vaddpd ymm1, ymm0, ymm15
vsubpd ymm1, ymm1, ymm15
vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+2528], ymm0
vmovapd ymm2, [rdi+2560]
vaddpd ymm3, ymm2, ymm15
vsubpd ymm3, ymm3, ymm15
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+2560], ymm2
vmovapd ymm2, [rdi+2592]
vfmadd231pd ymm2, ymm3, ymm14
vmovapd [rdi+2592], ymm2
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
.p2align 5
8:
vmovapd ymm12, [rax+0]
vmovapd ymm13, [rax+352]
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
vmovapd ymm12, [rdi-64]
vmovapd ymm13, [rdi-96]
vfmadd213pd ymm0, ymm12, ymm13
vfmadd213pd ymm1, ymm12, ymm13
vfmadd213pd ymm2, ymm12, ymm13
vfmadd213pd ymm3, ymm12, ymm13
vfmadd213pd ymm4, ymm12, ymm13
vfmadd213pd ymm5, ymm12, ymm13
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
.p2align 6
3:
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+2208]
vmovapd ymm2, [rdi+2560]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+2240]
vmovapd ymm6, [rdi+2592]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+2272]
vmovapd ymm10, [rdi+2624]
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
vaddpd ymm2, ymm2, [rdi+1408]
vaddpd ymm3, ymm3, [rdi+1760]
vaddpd ymm6, ymm6, [rdi+1440]
vaddpd ymm7, ymm7, [rdi+1792]
vaddpd ymm10, ymm10, [rdi+1472]
vaddpd ymm11, ymm11, [rdi+1824]
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
vmovapd [rdi+1408], ymm2
vmovapd [rdi+1760], ymm3
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+3392], ymm12
vmovapd [rdi+3040], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+3424], ymm12
vmovapd [rdi+3072], ymm10
vmovapd ymm0, [rdi+2304]
vmovapd ymm2, [rdi+2656]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+2336]
vmovapd ymm6, [rdi+2688]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+2368]
vmovapd ymm10, [rdi+2720]
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
vaddpd ymm2, ymm2, [rdi+1504]
vaddpd ymm3, ymm3, [rdi+1856]
vaddpd ymm6, ymm6, [rdi+1536]
vaddpd ymm7, ymm7, [rdi+1888]
vaddpd ymm10, ymm10, [rdi+1568]
vaddpd ymm11, ymm11, [rdi+1920]
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
vmovapd [rdi+3456], ymm12
vmovapd [rdi+3104], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+3488], ymm12
vmovapd [rdi+3136], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+3520], ymm12
vmovapd [rdi+3168], ymm10
vmovapd ymm0, [rdi+2400]
vmovapd ymm2, [rdi+2752]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+2432]
vmovapd ymm6, [rdi+2784]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vmovapd ymm8, [rdi+2464]
vmovapd ymm10, [rdi+2816]
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
vaddpd ymm2, ymm2, [rdi+1600]
vaddpd ymm3, ymm3, [rdi+1952]
vaddpd ymm6, ymm6, [rdi+1632]
vaddpd ymm7, ymm7, [rdi+1984]
vaddpd ymm10, ymm10, [rdi+1664]
vaddpd ymm11, ymm11, [rdi+2016]
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
vmovapd [rdi+3552], ymm12
vmovapd [rdi+3200], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+3584], ymm12
vmovapd [rdi+3232], ymm6
vunpckhpd ymm12, ymm10, ymm11
vunpcklpd ymm10, ymm10, ymm11
vmovapd [rdi+3616], ymm12
vmovapd [rdi+3264], ymm10
vmovapd ymm0, [rdi+2496]
vmovapd ymm2, [rdi+2848]
vunpckhpd ymm1, ymm0, ymm2
vunpcklpd ymm0, ymm0, ymm2
vmovapd ymm4, [rdi+2528]
vmovapd ymm6, [rdi+2880]
vunpckhpd ymm5, ymm4, ymm6
vunpcklpd ymm4, ymm4, ymm6
vaddpd ymm0, ymm0, ymm1
vaddpd ymm4, ymm4, ymm5
vblendpd ymm2, ymm13, ymm0, 10
vblendpd ymm3, ymm13, ymm0, 5
vblendpd ymm6, ymm13, ymm4, 10
vblendpd ymm7, ymm13, ymm4, 5
vaddpd ymm2, ymm2, [rdi+1696]
vaddpd ymm3, ymm3, [rdi+2048]
vaddpd ymm6, ymm6, [rdi+1728]
vaddpd ymm7, ymm7, [rdi+2080]
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
vmovapd [rdi+3648], ymm12
vmovapd [rdi+3296], ymm2
vunpckhpd ymm12, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd [rdi+3680], ymm12
vmovapd [rdi+3328], ymm6
vmovapd ymm8, [rdi+1408]
vmovapd ymm9, [rdi+1760]
vunpcklpd ymm10, ymm13, ymm5
vfmadd231pd ymm8, ymm10, ymm14
vfmadd231pd ymm9, ymm4, ymm14
vunpckhpd ymm12, ymm8, ymm9
vunpcklpd ymm8, ymm8, ymm9
vmovapd [rdi+3360], ymm12
vmovapd [rdi+3008], ymm8
mov rbx, r12
lea r10, [rdi+3712]
vxorpd xmm15, xmm15, xmm15
vmovapd [rdi+64], ymm15
mov rax, 3
.p2align 6
9:
vmovapd ymm14, [rdi+3392]
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
vmovapd ymm14, [rdi+3424]
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
vmovapd ymm14, [rdi+3456]
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
vmovapd ymm14, [rdi+3488]
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
vmovapd ymm14, [rdi+3520]
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
vmovapd ymm14, [rdi+3552]
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
vmovapd ymm14, [rdi+3584]
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
vmovapd ymm14, [rdi+3616]
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
vmovapd ymm14, [rdi+3648]
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
vmovapd ymm14, [rdi+3680]
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
vmovapd ymm14, [rdi+3360]
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
add rbx, 2464
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
add r10, 224
dec rax
jnz 9b
vmovapd [rdi+4384], ymm6
vmovapd ymm15, [rdi-128]
vmovapd ymm14, [rdi-64]
vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+3712]
vmovapd ymm1, [rdi+4064]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+3744]
vmovapd ymm4, [rdi+4096]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+3776]
vmovapd ymm7, [rdi+4128]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+3808]
vmovapd ymm10, [rdi+4160]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+3008]
vaddpd ymm5, ymm5, [rdi+3040]
vaddpd ymm8, ymm8, [rdi+3072]
vaddpd ymm11, ymm11, [rdi+3104]
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
vmovapd [rdi+736], ymm12
vmovapd [rdi+1088], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+416], ymm6
vmovapd [rdi+768], ymm12
vmovapd [rdi+1120], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+448], ymm9
vmovapd [rdi+800], ymm12
vmovapd [rdi+1152], ymm10
vmovapd ymm0, [rdi+3840]
vmovapd ymm1, [rdi+4192]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+3872]
vmovapd ymm4, [rdi+4224]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+3904]
vmovapd ymm7, [rdi+4256]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vmovapd ymm9, [rdi+3936]
vmovapd ymm10, [rdi+4288]
vunpckhpd ymm11, ymm9, ymm10
vunpcklpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, [rdi+3136]
vaddpd ymm5, ymm5, [rdi+3168]
vaddpd ymm8, ymm8, [rdi+3200]
vaddpd ymm11, ymm11, [rdi+3232]
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
vmovapd [rdi+832], ymm12
vmovapd [rdi+1184], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+512], ymm3
vmovapd [rdi+864], ymm12
vmovapd [rdi+1216], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+544], ymm6
vmovapd [rdi+896], ymm12
vmovapd [rdi+1248], ymm7
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+576], ymm9
vmovapd [rdi+928], ymm12
vmovapd [rdi+1280], ymm10
vmovapd ymm0, [rdi+3968]
vmovapd ymm1, [rdi+4320]
vunpckhpd ymm2, ymm0, ymm1
vunpcklpd ymm0, ymm0, ymm1
vmovapd ymm3, [rdi+4000]
vmovapd ymm4, [rdi+4352]
vunpckhpd ymm5, ymm3, ymm4
vunpcklpd ymm3, ymm3, ymm4
vmovapd ymm6, [rdi+4032]
vmovapd ymm7, [rdi+4384]
vunpckhpd ymm8, ymm6, ymm7
vunpcklpd ymm6, ymm6, ymm7
vaddpd ymm2, ymm2, [rdi+3264]
vaddpd ymm5, ymm5, [rdi+3296]
vaddpd ymm8, ymm8, [rdi+3328]
vaddpd ymm0, ymm0, ymm2
vaddpd ymm3, ymm3, ymm5
vaddpd ymm6, ymm6, ymm8
vaddpd ymm2, ymm0, ymm15
vaddpd ymm5, ymm3, ymm15
vaddpd ymm8, ymm6, ymm15
vsubpd ymm2, ymm2, ymm15
vsubpd ymm5, ymm5, ymm15
vsubpd ymm8, ymm8, ymm15
vblendpd ymm8, ymm13, ymm8, 5
vsubpd ymm0, ymm0, ymm2
vsubpd ymm3, ymm3, ymm5
vsubpd ymm6, ymm6, ymm8
vfmadd231pd ymm0, ymm14, [rdi+64]
vfmadd231pd ymm3, ymm14, ymm2
vfmadd231pd ymm6, ymm14, ymm5
vpermilpd ymm12, ymm0, 5
vaddpd ymm1, ymm0, ymm0
vmovapd [rdi+608], ymm0
vmovapd [rdi+960], ymm12
vmovapd [rdi+1312], ymm1
vpermilpd ymm12, ymm3, 5
vaddpd ymm4, ymm3, ymm3
vmovapd [rdi+640], ymm3
vmovapd [rdi+992], ymm12
vmovapd [rdi+1344], ymm4
vpermilpd ymm12, ymm6, 5
vaddpd ymm7, ymm6, ymm6
vmovapd [rdi+672], ymm6
vmovapd [rdi+1024], ymm12
vmovapd [rdi+1376], ymm7
vmovapd ymm9, [rdi+352]
vunpcklpd ymm11, ymm13, ymm8
vfmadd231pd ymm9, ymm11, ymm14
vpermilpd ymm12, ymm9, 5
vaddpd ymm10, ymm9, ymm9
vmovapd [rdi+352], ymm9
vmovapd [rdi+704], ymm12
vmovapd [rdi+1056], ymm10
ret
