/* GMP: RSA's raw powers alone, without padding, blinding or checks. What a general big-integer library can do. */
#include "worker.h"
#include <gmp.h>

typedef struct { mpz_t n, e, p, q, dp, dq, qinv, x, y, a, b; } job;

static void integer(mpz_t out, bytes *from) {
    bytes value = element(from, 2);
    mpz_init(out);
    mpz_import(out, value.length, 1, 1, 1, 0, value.data);
}

static void sign(void *state) {
    job *j = state;
    mpz_powm_sec(j->a, j->x, j->dp, j->p);
    mpz_powm_sec(j->b, j->x, j->dq, j->q);
    mpz_sub(j->a, j->a, j->b);
    mpz_mul(j->a, j->a, j->qinv);
    mpz_mod(j->a, j->a, j->p);
    mpz_addmul(j->b, j->a, j->q);
    check(!mpz_cmp(j->b, j->y), "the power");
}

static void verify(void *state) {
    job *j = state;
    mpz_powm(j->a, j->y, j->e, j->n);
    check(!mpz_cmp(j->a, j->x), "the power");
}

int main(void) {
    for (int bits = 1024; bits <= 4096; bits += 1024) {
        char name[64];
        snprintf(name, sizeof name, "rsa-%d.pem", bits);
        bytes pkcs8 = read_pem(name), info = element(&pkcs8, 0x30);
        element(&info, 2), element(&info, 0x30);
        bytes octets = element(&info, 4), key = element(&octets, 0x30);
        element(&key, 2);
        job *j = calloc(1, sizeof *j);
        mpz_t d;
        integer(j->n, &key), integer(j->e, &key), integer(d, &key), integer(j->p, &key), integer(j->q, &key);
        integer(j->dp, &key), integer(j->dq, &key), integer(j->qinv, &key);
        mpz_inits(j->x, j->y, j->a, j->b, NULL);
        mpz_tdiv_q_ui(j->x, j->n, 3);
        mpz_powm(j->y, j->x, d, j->n);
        snprintf(name, sizeof name, "RSA %d signing", bits);
        add(name, "yes", sign, j);
        snprintf(name, sizeof name, "RSA %d verify (same key)", bits);
        add(name, "public", verify, j);
    }
    serve("gmp", gmp_version);
}
