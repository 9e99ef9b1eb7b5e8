"""Ciphertexts with right and wrong PKCS#1 v1.5 padding, and what OpenSSL (3.2 or later, as Python's `cryptography`
bundles it) decrypts them to. Writes openssl.txt; new keys each time."""
import math
import secrets

from cryptography.hazmat.backends.openssl.backend import backend
from cryptography.hazmat.primitives.asymmetric import padding, rsa


def prime(bits):
    """A prime with its two highest bits set."""
    while True:
        p = secrets.randbits(bits) | 3 << bits - 2 | 1
        if p % 65537 != 1 and all(p % r for r in range(3, 2000, 2)) and pow(3, p - 1, p) == 1:
            return p


def private_key(p, q, d):
    numbers = rsa.RSAPublicNumbers(65537, p * q)
    crt = (d % (p - 1), d % (q - 1), pow(q, -1, p))
    return rsa.RSAPrivateNumbers(p, q, d, *crt, numbers).private_key(unsafe_skip_rsa_key_validation=True)


def keys():
    for bits in (1024, 1025, 2041, 2047, 2048, 2049, 3072):
        p, q = prime((bits + 1) // 2), prime(bits // 2)
        yield bits, private_key(p, q, pow(65537, -1, math.lcm(p - 1, q - 1)))
    # d modulo phi instead of lcm: the synthetic message depends on d as it is stored
    p, q = prime(1024), prime(1024)
    yield 2048, private_key(p, q, pow(65537, -1, (p - 1) * (q - 1)))


def blocks(k, bits):
    """Encoded messages: note, bytes."""
    def block(ps, message, head=b"\x00\x02", separator=b"\x00"):
        return head + bytes(i % 255 + 1 for i in range(ps)) + separator + message
    def full(message, **more):
        return block(k - 3 - len(message), message, **more)
    message = bytes(range(0x30, 0x60))
    good = full(message)
    yield "right, empty message", full(b"")
    yield "right, one zero byte", full(b"\x00")
    yield "right, 48 bytes", good
    yield "right, longest message, padding of 8 bytes", full(b"m" * (k - 11))
    yield "padding of 7 bytes", full(b"m" * (k - 10))
    yield "padding of no bytes", full(b"m" * (k - 3))
    yield "block type 1", full(message, head=b"\x00\x01")
    yield "block type 0", full(message, head=b"\x00\x00")
    yield "block type 3", full(message, head=b"\x00\x03")
    if bits % 8 != 1:
        yield "first byte 1", full(message, head=b"\x01\x02")
    yield "no separator", block(k - 2, b"", separator=b"")
    for at in (2, 3, 8, 9):
        yield f"zero at {at}, within the padding's first 8 bytes", good[:at] + b"\x00" + good[at + 1:]
    yield "right, zero at 10 ends the padding", good[:10] + b"\x00" + good[11:]
    yield "only zeros", bytes(k)
    yield "one", bytes(k - 1) + b"\x01"


with open("openssl.txt", "w") as out:
    print("#", backend.openssl_version_text(), file=out)
    for bits, key in keys():
        numbers = key.private_numbers()
        assert key.key_size == bits
        n, e, k = numbers.public_numbers.n, numbers.public_numbers.e, (bits + 7) // 8
        print(f"\n[bits = {bits}]", file=out)
        for name, value in (("n", n), ("e", e), ("d", numbers.d), ("p", numbers.p), ("q", numbers.q)):
            print(f"{name} = {value:x}", file=out)
        for note, encoded in blocks(k, bits):
            assert len(encoded) == k
            ciphertext = pow(int.from_bytes(encoded, "big"), e, n).to_bytes(k, "big")
            decrypted = key.decrypt(ciphertext, padding.PKCS1v15())
            if note.startswith("right"):
                assert encoded.endswith(b"\x00" + decrypted)
            print(f"\nNote = {note}\nCiphertext = {ciphertext.hex()}\nMessage = {decrypted.hex()}", file=out)
