"""Lists curve, d and Q of every key file, as Python's cryptography (OpenSSL) reads them."""
import base64, json, pathlib
from cryptography.hazmat.primitives import serialization as s
from cryptography.hazmat.primitives.asymmetric import ec

CURVES = {"P-256": ec.SECP256R1(), "P-384": ec.SECP384R1(), "P-521": ec.SECP521R1()}


def load(path):
    data = path.read_bytes()
    if path.suffix == ".jwk":
        jwk = {k: base64.urlsafe_b64decode(v + "==") if len(k) == 1 else v for k, v in json.loads(data).items()}
        number = lambda k: int.from_bytes(jwk[k], "big")
        public = ec.EllipticCurvePublicNumbers(number("x"), number("y"), CURVES[jwk["crv"]])
        return ec.EllipticCurvePrivateNumbers(number("d"), public).private_key() if "d" in jwk else public.public_key()
    pem = path.suffix == ".pem"
    if "spki" in path.name:
        return (s.load_pem_public_key if pem else s.load_der_public_key)(data)
    password = b"hunter2" if "encrypted" in path.name else None
    return (s.load_pem_private_key if pem else s.load_der_private_key)(data, password)


root = pathlib.Path(__file__).parent.parent
print("# Made by make/make.sh: what Python's cryptography reads from each file.")
for tool in ["openssl", "ssh", "go", "java", "node"]:
    print(f"\n[{tool}]")
    for path in sorted((root / tool).iterdir()):
        print(f"\nfile = {tool}/{path.name}")
        if "hybrid" in path.name:
            print("Result = F (hybrid point)")
            continue
        # cryptography reads no explicit P-224: the same key under its name takes the place.
        known = path.name.replace(".explicit.pkcs8", ".pkcs8").replace(".explicit", "")
        key = load(path.with_name(known) if "secp224r1" in path.name else path)
        width = (key.curve.key_size + 7) // 8
        public = key
        if isinstance(key, ec.EllipticCurvePrivateKey):
            public = key.public_key()
            print(f"d = {key.private_numbers().private_value:0{2 * width}x}")
        point = public.public_bytes(s.Encoding.X962, s.PublicFormat.UncompressedPoint)
        print(f"curve = {key.curve.name}\nQ = {point.hex()}\nResult = P")
