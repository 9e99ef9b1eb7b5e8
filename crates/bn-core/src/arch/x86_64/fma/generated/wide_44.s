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
lea rsi, [rdi+128]
lea rdx, [rdi+128]
lea r8, [rdi+1888]
call 2f
lea rsi, [rdi+128]
lea rdx, [rdi+480]
lea r8, [rdi+2592]
call 3f
lea rsi, [rdi+128]
lea rdx, [rdi+832]
lea r8, [rdi+3296]
call 2f
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
vmovapd ymm0, [rdi+3584]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm1
vmovapd [rdi+3584], ymm0
vmovapd ymm2, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm2, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm1, ymm14
vmovapd [rdi+3616], ymm2
vmovapd ymm4, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm3, ymm14
vmovapd [rdi+3648], ymm4
vmovapd ymm6, [rdi+3680]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm6, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm5, ymm14
vmovapd [rdi+3680], ymm6
vmovapd ymm6, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm6, ymm7, ymm14
vmovapd [rdi+3712], ymm6
lea r9, [rdi+2592]
call 4f
dec r14
jnz 5b
.p2align 6
6:
test r13, r13
jz 7f
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, [r13+0], 57
vmovapd [rdi+1184], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, [r13+0], 78
vmovapd [rdi+1536], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, [r13+32], 57
vmovapd [rdi+1216], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, [r13+32], 78
vmovapd [rdi+1568], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, [r13+64], 57
vmovapd [rdi+1248], ymm2
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, [r13+64], 78
vmovapd [rdi+1600], ymm2
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, [r13+96], 57
vmovapd [rdi+1280], ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, [r13+96], 78
vmovapd [rdi+1632], ymm3
vpermpd ymm4, [r13+128], 57
vmovapd [rdi+1312], ymm4
vpermpd ymm4, [r13+128], 78
vmovapd [rdi+1664], ymm4
vpermpd ymm5, [r13+160], 57
vmovapd [rdi+1344], ymm5
vpermpd ymm5, [r13+160], 78
vmovapd [rdi+1696], ymm5
vpermpd ymm6, [r13+192], 57
vmovapd [rdi+1376], ymm6
vpermpd ymm6, [r13+192], 78
vmovapd [rdi+1728], ymm6
vpermpd ymm7, [r13+224], 57
vmovapd [rdi+1408], ymm7
vpermpd ymm7, [r13+224], 78
vmovapd [rdi+1760], ymm7
vpermpd ymm0, [r13+256], 57
vmovapd [rdi+1440], ymm0
vpermpd ymm0, [r13+256], 78
vmovapd [rdi+1792], ymm0
vpermpd ymm1, [r13+288], 57
vmovapd [rdi+1472], ymm1
vpermpd ymm1, [r13+288], 78
vmovapd [rdi+1824], ymm1
vpermpd ymm2, [r13+320], 57
vmovapd [rdi+1504], ymm2
vpermpd ymm2, [r13+320], 78
vmovapd [rdi+1856], ymm2
lea rsi, [rdi+128]
lea rdx, [rdi+1184]
lea r8, [rdi+2592]
call 3f
lea rsi, [rdi+128]
lea rdx, [rdi+1536]
lea r8, [rdi+3296]
call 3f
lea rsi, [rdi+128]
mov rdx, r13
lea r8, [rdi+1888]
call 3f
lea rsi, [rdi+480]
mov rdx, r13
lea r8, [rdi+4000]
call 3f
lea r9, [rdi+4000]
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+96], ymm10
vmovapd [r8+128], ymm11
vmovapd [r8+160], ymm12
vmovapd [r8+192], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vmovapd [r8+224], ymm7
vmovapd [r8+256], ymm8
vmovapd [r8+288], ymm9
vmovapd [r8+320], ymm10
vmovapd [r8+352], ymm11
vmovapd [r8+384], ymm12
vmovapd [r8+416], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
vmovapd [r8+448], ymm7
vmovapd [r8+480], ymm8
vmovapd [r8+512], ymm9
vmovapd [r8+544], ymm10
vmovapd [r8+576], ymm11
vmovapd [r8+608], ymm12
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm15
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+32]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+0]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm12, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm13, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+0], ymm7
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+32], ymm8
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+64], ymm9
.byte 0x3e, 0x3e, 0x3e; vmovapd [r8+96], ymm10
vmovapd [r8+128], ymm11
vmovapd [r8+160], ymm12
vmovapd [r8+192], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm1
vfmadd231pd ymm1, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm1
vfmadd231pd ymm15, ymm14, [rdx+128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, [rdx+96]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm15
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm12, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm13, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+96], ymm6
vmovapd [r8+224], ymm7
vmovapd [r8+256], ymm8
vmovapd [r8+288], ymm9
vmovapd [r8+320], ymm10
vmovapd [r8+352], ymm11
vmovapd [r8+384], ymm12
vmovapd [r8+416], ymm13
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm2
vfmadd231pd ymm2, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm15, ymm14, [rdx+256]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm15
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
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm8, ymm0
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm9, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm10, ymm2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm11, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm12, ymm12, ymm4
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm13, ymm13, ymm5
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm1, ymm1, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm2, ymm2, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm3, ymm3, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm6, ymm6, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm0
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm1
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm2
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm3
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm4
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm5
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm13, ymm6
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm7, ymm14, [rdi+96]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm8, ymm14, ymm0
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm9, ymm14, ymm1
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm10, ymm14, ymm2
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm11, ymm14, ymm3
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm12, ymm14, ymm4
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm13, ymm14, ymm5
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm15, ymm14, ymm6
vmovapd [r8+448], ymm7
vmovapd [r8+480], ymm8
vmovapd [r8+512], ymm9
vmovapd [r8+544], ymm10
vmovapd [r8+576], ymm11
vmovapd [r8+608], ymm12
vmovapd [r8+640], ymm13
vmovapd [r8+672], ymm15
ret
.p2align 6
4:
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+2944]
vaddpd ymm0, ymm0, [r9+352]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3296]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+1888]
vmovapd ymm4, [rdi+2592]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, [r9+0]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3648]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2240]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
vmovapd [rdi+4704], ymm0
vmovapd [rdi+5056], ymm4
vmovapd ymm0, [rdi+2976]
vaddpd ymm0, ymm0, [r9+384]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3328]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+1920]
vmovapd ymm4, [rdi+2624]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, [r9+32]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3680]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2272]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5792], ymm3
vmovapd [rdi+5440], ymm1
vmovapd ymm0, [rdi+3008]
vaddpd ymm0, ymm0, [r9+416]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3360]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+1952]
vmovapd ymm4, [rdi+2656]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, [r9+64]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3712]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2304]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5824], ymm3
vmovapd [rdi+5472], ymm1
vmovapd ymm0, [rdi+3040]
vaddpd ymm0, ymm0, [r9+448]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3392]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+1984]
vmovapd ymm4, [rdi+2688]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, [r9+96]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3744]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2336]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5856], ymm3
vmovapd [rdi+5504], ymm1
vmovapd ymm0, [rdi+3072]
vaddpd ymm0, ymm0, [r9+480]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3424]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2016]
vmovapd ymm4, [rdi+2720]
vaddpd ymm4, ymm4, [r9+128]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3776]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2368]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5888], ymm3
vmovapd [rdi+5536], ymm1
vmovapd ymm0, [rdi+3104]
vaddpd ymm0, ymm0, [r9+512]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3456]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2048]
vmovapd ymm4, [rdi+2752]
vaddpd ymm4, ymm4, [r9+160]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3808]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2400]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5920], ymm3
vmovapd [rdi+5568], ymm1
vmovapd ymm0, [rdi+3136]
vaddpd ymm0, ymm0, [r9+544]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3488]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2080]
vmovapd ymm4, [rdi+2784]
vaddpd ymm4, ymm4, [r9+192]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3840]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2432]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5952], ymm3
vmovapd [rdi+5600], ymm1
vmovapd ymm0, [rdi+3168]
vaddpd ymm0, ymm0, [r9+576]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3520]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2112]
vmovapd ymm4, [rdi+2816]
vaddpd ymm4, ymm4, [r9+224]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3872]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2464]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5984], ymm3
vmovapd [rdi+5632], ymm1
vmovapd ymm0, [rdi+3200]
vaddpd ymm0, ymm0, [r9+608]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3552]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2144]
vmovapd ymm4, [rdi+2848]
vaddpd ymm4, ymm4, [r9+256]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3904]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2496]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+6016], ymm3
vmovapd [rdi+5664], ymm1
vmovapd ymm0, [rdi+3232]
vaddpd ymm0, ymm0, [r9+640]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3584]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2176]
vmovapd ymm4, [rdi+2880]
vaddpd ymm4, ymm4, [r9+288]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3936]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2528]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+6048], ymm3
vmovapd [rdi+5696], ymm1
vmovapd ymm0, [rdi+3264]
vaddpd ymm0, ymm0, [r9+672]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm1, ymm13, ymm1, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm0, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm0, ymm13, ymm0, 14
vmovapd ymm2, [rdi+3616]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm3, ymm2, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm2, ymm2, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm2, ymm13, ymm2, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm2
vaddpd ymm0, ymm0, [rdi+2208]
vmovapd ymm4, [rdi+2912]
vaddpd ymm4, ymm4, [r9+320]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm5, ymm4, 204
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm5, ymm13, ymm5, 2
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm5
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm4, ymm13, ymm4, 7
vmovapd ymm6, [rdi+3968]
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm7, ymm6, 78
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm6, ymm6, ymm7
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm6, 16
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm6, ymm13, ymm6, 6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm4, ymm4, ymm6
vaddpd ymm4, ymm4, [rdi+2560]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm8, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm9, ymm4, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm9, ymm13, ymm9, 7
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm8
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm4, ymm4, ymm9
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm11
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+6080], ymm3
vmovapd [rdi+5728], ymm1
vmovapd ymm0, [rdi+4704]
vmovapd ymm4, [rdi+5056]
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm14, ymm8
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm9, ymm9, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm9, ymm13, ymm9, 14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm1, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm2, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm3, ymm1, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm1, ymm2, 0x20
vmovapd [rdi+5760], ymm3
vmovapd [rdi+5408], ymm1
mov rbx, r12
lea r10, [rdi+6112]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm15, xmm15, xmm15
.byte 0x3e, 0x3e, 0x3e; vmovapd [rdi+64], ymm15
mov rax, 6
.p2align 6
8:
vmovapd ymm14, [rdi+5792]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm0, ymm14
vmovapd ymm7, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm0, [rdi-128]
vfmsub231pd ymm7, ymm14, [rbx+224]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm1, ymm14
vmovapd ymm8, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm1, [rdi-128]
vfmsub231pd ymm8, ymm14, [rbx+256]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm2, ymm14
vmovapd ymm9, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm2, [rdi-128]
vfmsub231pd ymm9, ymm14, [rbx+288]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm3, ymm14
vmovapd ymm10, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm3, [rdi-128]
vfmsub231pd ymm10, ymm14, [rbx+320]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm4, ymm14
vmovapd ymm11, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm4, [rdi-128]
vfmsub231pd ymm11, ymm14, [rbx+352]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm5, ymm14
vmovapd ymm12, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm5, [rdi-128]
vfmsub231pd ymm12, ymm14, [rbx+384]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm6, ymm14
vmovapd ymm13, [rbx+416]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm13, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm13, ymm6, [rdi-128]
vfmsub231pd ymm13, ymm14, [rbx+416]
vmovapd ymm14, [rdi+5824]
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
vmovapd ymm14, [rdi+5856]
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
vmovapd ymm14, [rdi+5888]
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
vmovapd ymm14, [rdi+5920]
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
vmovapd ymm14, [rdi+5952]
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
vmovapd ymm14, [rdi+5984]
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
vmovapd ymm14, [rdi+6016]
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
vmovapd ymm14, [rdi+6048]
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
vmovapd ymm14, [rdi+6080]
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
vmovapd ymm14, [rdi+5760]
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
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-96]
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm0, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm1, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm2, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm3, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm4, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm5, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd213pd ymm6, ymm14, ymm15
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm7, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm7, ymm7, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm8, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm8, ymm8, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm1, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm9, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm9, ymm9, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm2, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm10, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm3, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm11, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm4, ymm15, ymm14
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm15, ymm12, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm15, ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm12, ymm12, ymm15
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm15, ymm14
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
add rbx, 2464
add r10, 224
dec rax
jnz 8b
vmovapd [rdi+7456], ymm6
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm15, [rdi-128]
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm14, [rdi-64]
.byte 0x3e, 0x3e, 0x3e; vxorpd xmm13, xmm13, xmm13
vmovapd ymm0, [rdi+6112]
vmovapd ymm1, [rdi+6464]
vmovapd ymm2, [rdi+6816]
vmovapd ymm3, [rdi+7168]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5408]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vmovapd ymm12, ymm0
vmovapd ymm5, [rdi+6144]
vmovapd ymm6, [rdi+6496]
vmovapd ymm7, [rdi+6848]
vmovapd ymm8, [rdi+7200]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm7, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm9
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm6, ymm5, ymm7, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm5, ymm5, ymm7, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm6
vaddpd ymm5, ymm5, [rdi+5440]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, ymm10
vmovapd [rdi+160], ymm5
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 57
vmovapd [rdi+512], ymm6
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 78
vmovapd [rdi+864], ymm6
vmovapd ymm0, [rdi+6176]
vmovapd ymm1, [rdi+6528]
vmovapd ymm2, [rdi+6880]
vmovapd ymm3, [rdi+7232]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5472]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm11
vmovapd [rdi+192], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 57
vmovapd [rdi+544], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 78
vmovapd [rdi+896], ymm1
vmovapd ymm5, [rdi+6208]
vmovapd ymm6, [rdi+6560]
vmovapd ymm7, [rdi+6912]
vmovapd ymm8, [rdi+7264]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm7, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm9
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm6, ymm5, ymm7, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm5, ymm5, ymm7, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm6
vaddpd ymm5, ymm5, [rdi+5504]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, ymm10
vmovapd [rdi+224], ymm5
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 57
vmovapd [rdi+576], ymm6
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 78
vmovapd [rdi+928], ymm6
vmovapd ymm0, [rdi+6240]
vmovapd ymm1, [rdi+6592]
vmovapd ymm2, [rdi+6944]
vmovapd ymm3, [rdi+7296]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5536]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm11
vmovapd [rdi+256], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 57
vmovapd [rdi+608], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 78
vmovapd [rdi+960], ymm1
vmovapd ymm5, [rdi+6272]
vmovapd ymm6, [rdi+6624]
vmovapd ymm7, [rdi+6976]
vmovapd ymm8, [rdi+7328]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm7, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm9
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm6, ymm5, ymm7, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm5, ymm5, ymm7, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm6
vaddpd ymm5, ymm5, [rdi+5568]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, ymm10
vmovapd [rdi+288], ymm5
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 57
vmovapd [rdi+640], ymm6
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 78
vmovapd [rdi+992], ymm6
vmovapd ymm0, [rdi+6304]
vmovapd ymm1, [rdi+6656]
vmovapd ymm2, [rdi+7008]
vmovapd ymm3, [rdi+7360]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5600]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm11
vmovapd [rdi+320], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 57
vmovapd [rdi+672], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 78
vmovapd [rdi+1024], ymm1
vmovapd ymm5, [rdi+6336]
vmovapd ymm6, [rdi+6688]
vmovapd ymm7, [rdi+7040]
vmovapd ymm8, [rdi+7392]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm7, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm9
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm6, ymm5, ymm7, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm5, ymm5, ymm7, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm6
vaddpd ymm5, ymm5, [rdi+5632]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, ymm10
vmovapd [rdi+352], ymm5
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 57
vmovapd [rdi+704], ymm6
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 78
vmovapd [rdi+1056], ymm6
vmovapd ymm0, [rdi+6368]
vmovapd ymm1, [rdi+6720]
vmovapd ymm2, [rdi+7072]
vmovapd ymm3, [rdi+7424]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5664]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm11
vmovapd [rdi+384], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 57
vmovapd [rdi+736], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 78
vmovapd [rdi+1088], ymm1
vmovapd ymm5, [rdi+6400]
vmovapd ymm6, [rdi+6752]
vmovapd ymm7, [rdi+7104]
vmovapd ymm8, [rdi+7456]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm5, ymm5, ymm6
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm9
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm9, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm7, ymm7, ymm8
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm7, ymm7, ymm9
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm6, ymm5, ymm7, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm5, ymm5, ymm7, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm5, ymm5, ymm6
vaddpd ymm5, ymm5, [rdi+5696]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm11, ymm5, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm11, ymm11, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm5, ymm5, ymm11
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm5, ymm14, ymm10
vmovapd [rdi+416], ymm5
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 57
vmovapd [rdi+768], ymm6
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm6, ymm5, 78
vmovapd [rdi+1120], ymm6
vmovapd ymm0, [rdi+6432]
vmovapd ymm1, [rdi+6784]
vmovapd ymm2, [rdi+7136]
vmovapd ymm3, [rdi+7488]
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm0, ymm0, ymm1
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm4
.byte 0x3e, 0x3e, 0x3e; vunpckhpd ymm4, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vunpcklpd ymm2, ymm2, ymm3
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm2, ymm2, ymm4
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm1, ymm0, ymm2, 0x31
.byte 0x3e, 0x3e, 0x3e; vperm2f128 ymm0, ymm0, ymm2, 0x20
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm0, ymm0, ymm1
vaddpd ymm0, ymm0, [rdi+5728]
.byte 0x3e, 0x3e, 0x3e; vaddpd ymm10, ymm0, ymm15
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm10, ymm10, ymm15
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm10, 7
.byte 0x3e, 0x3e, 0x3e; vsubpd ymm0, ymm0, ymm10
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm0, ymm14, ymm11
vmovapd [rdi+448], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 57
vmovapd [rdi+800], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm1, ymm0, 78
vmovapd [rdi+1152], ymm1
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm10, ymm10, 144
.byte 0x3e, 0x3e, 0x3e; vblendpd ymm10, ymm13, ymm10, 14
.byte 0x3e, 0x3e, 0x3e; vfmadd231pd ymm12, ymm14, ymm10
vmovapd [rdi+128], ymm12
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm12, 57
vmovapd [rdi+480], ymm0
.byte 0x3e, 0x3e, 0x3e; vpermpd ymm0, ymm12, 78
vmovapd [rdi+832], ymm0
ret
