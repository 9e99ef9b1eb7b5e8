// Writes SEC1, PKCS#8 and SPKI files, one of each per curve, with the standard library's crypto/x509.
package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"os"
)

func must(b []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return b
}

func main() {
	dir := os.Args[1]
	curves := map[string]elliptic.Curve{"secp224r1": elliptic.P224(), "secp256r1": elliptic.P256(),
		"secp384r1": elliptic.P384(), "secp521r1": elliptic.P521()}
	for name, curve := range curves {
		key, err := ecdsa.GenerateKey(curve, rand.Reader)
		if err != nil {
			panic(err)
		}
		os.WriteFile(dir+"/"+name+".sec1.der", must(x509.MarshalECPrivateKey(key)), 0o644)
		os.WriteFile(dir+"/"+name+".pkcs8.der", must(x509.MarshalPKCS8PrivateKey(key)), 0o644)
		os.WriteFile(dir+"/"+name+".spki.der", must(x509.MarshalPKIXPublicKey(&key.PublicKey)), 0o644)
	}
}
