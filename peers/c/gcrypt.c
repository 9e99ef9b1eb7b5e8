/* libgcrypt. */
#include "worker.h"
#include <gcrypt.h>

typedef struct { gcry_sexp_t private, public, data, signature; } job;

static void sign(void *state) {
    job *j = state;
    gcry_sexp_t signature;
    check(!gcry_pk_sign(&signature, j->data, j->private), "sign");
    gcry_sexp_release(signature);
}

static void verify(void *state) {
    job *j = state;
    check(!gcry_pk_verify(j->signature, j->data, j->public), "verify");
}

static gcry_mpi_t integer(bytes *from) {
    bytes value = element(from, 2);
    gcry_mpi_t x;
    check(!gcry_mpi_scan(&x, GCRYMPI_FMT_USG, value.data, value.length, NULL), "integer");
    return x;
}

static gcry_sexp_t hashed(const char *format, int algorithm, const char *name) {
    bytes message = read_file("message.bin");
    unsigned char digest[64];
    gcry_md_hash_buffer(algorithm, digest, message.data, message.length);
    gcry_sexp_t data;
    check(!gcry_sexp_build(&data, NULL, format, name, (int)gcry_md_get_algo_dlen(algorithm), digest), "data");
    return data;
}

static void add_rsa(int bits) {
    char name[64];
    snprintf(name, sizeof name, "rsa-%d.pem", bits);
    bytes pkcs8 = read_pem(name), info = element(&pkcs8, 0x30);
    element(&info, 2), element(&info, 0x30);
    bytes octets = element(&info, 4), key = element(&octets, 0x30);
    element(&key, 2);
    gcry_mpi_t n = integer(&key), e = integer(&key), d = integer(&key), p = integer(&key), q = integer(&key);
    integer(&key), integer(&key);
    gcry_mpi_t qinv = integer(&key);
    job *j = calloc(1, sizeof *j);
    /* libgcrypt's u is p^-1 mod q: its p is PKCS#1's q. */
    check(!gcry_sexp_build(&j->private, NULL, "(private-key (rsa (n %M)(e %M)(d %M)(p %M)(q %M)(u %M)))", n, e, d, q, p, qinv), "key");
    check(!gcry_sexp_build(&j->public, NULL, "(public-key (rsa (n %M)(e %M)))", n, e), "key");
    j->data = hashed("(data (flags pkcs1)(hash %s %b))", GCRY_MD_SHA256, "sha256");
    snprintf(name, sizeof name, "rsa-%d.pkcs1v15.sig", bits);
    bytes signature = read_file(name);
    check(!gcry_sexp_build(&j->signature, NULL, "(sig-val (rsa (s %b)))", (int)signature.length, signature.data), "signature");
    snprintf(name, sizeof name, "RSA %d signing", bits);
    add(name, "yes", sign, j);
    snprintf(name, sizeof name, "RSA %d verify (same key)", bits);
    add(name, "public", verify, j);
}

static void add_ec(const char *curve, const char *prefix, const char *parameter, int size, int algorithm, const char *hash) {
    char name[64];
    snprintf(name, sizeof name, "%s.pub.pem", prefix);
    bytes spki = read_pem(name), point = {spki.data + spki.length - (2 * size + 1), 2 * size + 1};
    snprintf(name, sizeof name, "%s.pem", prefix);
    bytes pkcs8 = read_pem(name), info = element(&pkcs8, 0x30);
    element(&info, 2), element(&info, 0x30);
    bytes octets = element(&info, 4), key = element(&octets, 0x30);
    element(&key, 2);
    bytes scalar = element(&key, 4);
    job *j = calloc(1, sizeof *j);
    check(!gcry_sexp_build(&j->private, NULL, "(private-key (ecc (curve %s)(q %b)(d %b)))", parameter, (int)point.length, point.data, (int)scalar.length, scalar.data), "key");
    check(!gcry_sexp_build(&j->public, NULL, "(public-key (ecc (curve %s)(q %b)))", parameter, (int)point.length, point.data), "key");
    j->data = hashed("(data (flags raw)(hash %s %b))", algorithm, hash);
    snprintf(name, sizeof name, "%s.sig", prefix);
    bytes file = read_file(name), signature = element(&file, 0x30), r = element(&signature, 2), s = element(&signature, 2);
    check(!gcry_sexp_build(&j->signature, NULL, "(sig-val (ecdsa (r %b)(s %b)))", (int)r.length, r.data, (int)s.length, s.data), "signature");
    snprintf(name, sizeof name, "ECDSA %s signing", curve);
    add(name, "unstated", sign, j);
    snprintf(name, sizeof name, "ECDSA %s verify", curve);
    add(name, "public", verify, j);
}

int main(void) {
    check(gcry_check_version(NULL) != NULL, "version");
    gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
    gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
    for (int bits = 1024; bits <= 4096; bits += 1024) add_rsa(bits);
    add_ec("P-224", "p224", "NIST P-224", 28, GCRY_MD_SHA256, "sha256");
    add_ec("P-256", "p256", "NIST P-256", 32, GCRY_MD_SHA256, "sha256");
    add_ec("P-384", "p384", "NIST P-384", 48, GCRY_MD_SHA384, "sha384");
    add_ec("P-521", "p521", "NIST P-521", 66, GCRY_MD_SHA512, "sha512");
    serve("libgcrypt", gcry_check_version(NULL));
}
