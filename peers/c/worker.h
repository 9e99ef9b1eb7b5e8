/* The protocol of the `worker` crate in C, and as much DER as the key files need. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define KEYS "../benches/keys/"

typedef struct { const unsigned char *data; size_t length; } bytes;
typedef struct { char name[64]; const char *constant_time; void (*run)(void *); void *state; } operation;

static operation operations[64];
static int operation_count;

static void check(int ok, const char *what) {
    if (!ok) { fprintf(stderr, "failed: %s\n", what); exit(1); }
}

static void add(const char *name, const char *constant_time, void (*run)(void *), void *state) {
    operation *o = &operations[operation_count++];
    snprintf(o->name, sizeof o->name, "%s", name);
    o->constant_time = constant_time, o->run = run, o->state = state;
}

static bytes read_file(const char *name) {
    char path[256];
    snprintf(path, sizeof path, KEYS "%s", name);
    FILE *f = fopen(path, "rb");
    check(f != NULL, path);
    unsigned char *data = malloc(1 << 16);
    size_t length = fread(data, 1, 1 << 16, f);
    fclose(f);
    return (bytes){data, length};
}

/* The DER inside of a PEM file. */
static bytes read_pem(const char *name) {
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bytes text = read_file(name);
    unsigned char *out = malloc(text.length);
    size_t i = 0, length = 0;
    uint32_t word = 0;
    int bits = 0;
    while (text.data[i] != '\n') i++;
    for (; i < text.length && text.data[i] != '-'; i++) {
        const char *digit = text.data[i] ? strchr(alphabet, text.data[i]) : NULL;
        if (!digit) continue;
        word = word << 6 | (uint32_t)(digit - alphabet), bits += 6;
        if (bits >= 8) out[length++] = (unsigned char)(word >> (bits -= 8));
    }
    return (bytes){out, length};
}

/* Takes the next element off `from` and returns its content; its tag must be `tag`. */
static bytes element(bytes *from, unsigned char tag) {
    check(from->length >= 2 && from->data[0] == tag, "DER tag");
    size_t length = from->data[1], head = 2;
    if (length & 0x80) {
        size_t n = length & 0x7f;
        for (length = 0; n > 0; n--) length = length << 8 | from->data[head++];
    }
    check(head + length <= from->length, "DER length");
    bytes content = {from->data + head, length};
    from->data += head + length, from->length -= head + length;
    return content;
}

static double seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Whether the processor runs at full speed now, by a fixed integer loop. */
static double best_loop = 1e9;
static int quiet(void) {
    double start = seconds(CLOCK_MONOTONIC);
    volatile uint64_t seed = 1;
    uint64_t a = seed, b = 2, c = 3, d = 4;
    for (int i = 0; i < 16000; i++) {
        a = (a ^ a << 7) + 0x9e3779b9, b = (b ^ b << 7) + 0x9e3779b9;
        c = (c ^ c << 7) + 0x9e3779b9, d = (d ^ d << 7) + 0x9e3779b9;
    }
    seed = a ^ b ^ c ^ d;
    double time = seconds(CLOCK_MONOTONIC) - start;
    if (time < best_loop) best_loop = time;
    return time <= best_loop * 17 / 16;
}

static void measure(operation *o, double duration) {
    double start = seconds(CLOCK_MONOTONIC), nanoseconds = 0;
    o->run(o->state);
    long runs = (long)(0.004 / (seconds(CLOCK_MONOTONIC) - start)), count = 0, kept = 0, dropped = 0;
    if (runs < 1) runs = 1;
    int before = quiet();
    for (;;) {
        double elapsed = seconds(CLOCK_MONOTONIC) - start;
        if (elapsed >= duration && (kept > 0 || elapsed >= 3 * duration)) break;
        double begin = seconds(CLOCK_PROCESS_CPUTIME_ID);
        for (long i = 0; i < runs; i++) o->run(o->state);
        double used = seconds(CLOCK_PROCESS_CPUTIME_ID) - begin;
        int after = quiet();
        if (before && after) count += runs, nanoseconds += 1e9 * used, kept++;
        else dropped++;
        before = after;
    }
    printf("{\"count\":%ld,\"nanoseconds\":%.0f,\"kept\":%ld,\"dropped\":%ld}\n", count, nanoseconds, kept, dropped);
    fflush(stdout);
}

static void serve(const char *library, const char *version) {
    printf("{\"library\":\"%s\",\"version\":\"%s\",\"unsupported\":[],\"operations\":[", library, version);
    for (int i = 0; i < operation_count; i++)
        printf("%s[\"%s\",\"%s\"]", i ? "," : "", operations[i].name, operations[i].constant_time);
    printf("]}\n");
    fflush(stdout);
    for (int i = 0; i < 200; i++) quiet();
    char line[512];
    while (fgets(line, sizeof line, stdin)) {
        char *name = strstr(line, "\"operation\":\""), *time = strstr(line, "\"milliseconds\":");
        check(name && time, "a request");
        name += 13;
        name[strcspn(name, "\"")] = 0;
        for (int i = 0; i < operation_count; i++)
            if (!strcmp(operations[i].name, name)) measure(&operations[i], atof(time + 15) / 1000);
    }
}
