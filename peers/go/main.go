// Go's standard library, under the protocol of the `worker` crate.
package main

import (
	"bufio"
	"bytes"
	"crypto"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"os"
	"runtime"
	"syscall"
	"time"
)

const keys = "../benches/keys/"

type operation struct {
	name         string
	constantTime string
	run          func() bool
}

var operations []operation
var unsupported = [][2]string{}

func add(name, constantTime string, run func() bool) {
	operations = append(operations, operation{name, constantTime, run})
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func file(name string) []byte { return must(os.ReadFile(keys + name)) }

func der(name string) []byte {
	block, _ := pem.Decode(file(name))
	return block.Bytes
}

func main() {
	message, plaintext := file("message.bin"), file("plaintext.bin")
	for _, bits := range []int{1024, 2048, 3072, 4096, 8192} {
		addRSA(bits, message, plaintext)
	}
	addEC("P-224", "p224", elliptic.P224(), nil, crypto.SHA256, message)
	addEC("P-256", "p256", elliptic.P256(), ecdh.P256(), crypto.SHA256, message)
	addEC("P-384", "p384", elliptic.P384(), ecdh.P384(), crypto.SHA384, message)
	addEC("P-521", "p521", elliptic.P521(), ecdh.P521(), crypto.SHA512, message)
	serve()
}

func addRSA(bits int, message, plaintext []byte) {
	name := func(what string) string { return fmt.Sprintf("RSA %d %s", bits, what) }
	prefix := fmt.Sprintf("rsa-%d", bits)
	pkcs8, spki := der(prefix+".pem"), der(prefix+".pub.pem")
	parsed, err := x509.ParsePKCS8PrivateKey(pkcs8)
	if err != nil {
		for _, what := range []string{"signing", "PSS signing", "verify (same key)", "verify (fresh key)", "private key parse"} {
			unsupported = append(unsupported, [2]string{name(what), err.Error()})
		}
		return
	}
	key := parsed.(*rsa.PrivateKey)
	signature, pssSignature := file(prefix+".pkcs1v15.sig"), file(prefix+".pss.sig")
	oaep, pkcs1 := file(prefix+".oaep.enc"), file(prefix+".pkcs1v15.enc")
	salt := &rsa.PSSOptions{SaltLength: 32}
	digest := func() []byte { d := sha256.Sum256(message); return d[:] }
	fresh := func() *rsa.PublicKey { return must(x509.ParsePKIXPublicKey(spki)).(*rsa.PublicKey) }
	add(name("signing"), "yes", func() bool {
		_, err := rsa.SignPKCS1v15(nil, key, crypto.SHA256, digest())
		return err == nil
	})
	add(name("verify (same key)"), "public", func() bool {
		return rsa.VerifyPKCS1v15(&key.PublicKey, crypto.SHA256, digest(), signature) == nil
	})
	add(name("verify (fresh key)"), "public", func() bool {
		return rsa.VerifyPKCS1v15(fresh(), crypto.SHA256, digest(), signature) == nil
	})
	add(name("private key parse"), "yes", func() bool { _, err := x509.ParsePKCS8PrivateKey(pkcs8); return err == nil })
	add(name("PSS signing"), "yes", func() bool {
		_, err := rsa.SignPSS(rand.Reader, key, crypto.SHA256, digest(), salt)
		return err == nil
	})
	add(name("PSS verify (same key)"), "public", func() bool {
		return rsa.VerifyPSS(&key.PublicKey, crypto.SHA256, digest(), pssSignature, salt) == nil
	})
	add(name("PSS verify (fresh key)"), "public", func() bool {
		return rsa.VerifyPSS(fresh(), crypto.SHA256, digest(), pssSignature, salt) == nil
	})
	add(name("OAEP encrypt"), "yes", func() bool {
		_, err := rsa.EncryptOAEP(sha256.New(), rand.Reader, &key.PublicKey, plaintext, nil)
		return err == nil
	})
	add(name("OAEP decrypt"), "yes", func() bool {
		out, err := rsa.DecryptOAEP(sha256.New(), nil, key, oaep, nil)
		return err == nil && bytes.Equal(out, plaintext)
	})
	add(name("PKCS#1 decrypt"), "no", func() bool {
		out, err := rsa.DecryptPKCS1v15(nil, key, pkcs1)
		return err == nil && bytes.Equal(out, plaintext)
	})
	add(name("key-gen"), "yes", func() bool { _, err := rsa.GenerateKey(rand.Reader, bits); return err == nil })
}

func addEC(name, prefix string, curve elliptic.Curve, agreement ecdh.Curve, hash crypto.Hash, message []byte) {
	key := must(x509.ParsePKCS8PrivateKey(der(prefix + ".pem"))).(*ecdsa.PrivateKey)
	spki, peer, signature := der(prefix+".pub.pem"), der(prefix+"-peer.pub.pem"), file(prefix+".sig")
	length := 2*((curve.Params().BitSize+7)/8) + 1
	point, peerPoint := spki[len(spki)-length:], peer[len(peer)-length:]
	digest := func() []byte {
		switch hash {
		case crypto.SHA384:
			d := sha512.Sum384(message)
			return d[:]
		case crypto.SHA512:
			d := sha512.Sum512(message)
			return d[:]
		}
		d := sha256.Sum256(message)
		return d[:]
	}
	add("ECDSA "+name+" signing", "yes", func() bool {
		_, err := ecdsa.SignASN1(rand.Reader, key, digest())
		return err == nil
	})
	add("ECDSA "+name+" verify", "public", func() bool { return ecdsa.VerifyASN1(&key.PublicKey, digest(), signature) })
	add("ECDSA "+name+" verify (fresh key)", "public", func() bool {
		fresh, err := ecdsa.ParseUncompressedPublicKey(curve, point)
		return err == nil && ecdsa.VerifyASN1(fresh, digest(), signature)
	})
	add("ECDSA "+name+" key-gen", "yes", func() bool { _, err := ecdsa.GenerateKey(curve, rand.Reader); return err == nil })
	if agreement == nil {
		unsupported = append(unsupported, [2]string{"ECDH " + name, "crypto/ecdh has no P-224"})
		return
	}
	private := must(key.ECDH())
	add("ECDH "+name, "yes", func() bool {
		public, err := agreement.NewPublicKey(peerPoint)
		if err != nil {
			return false
		}
		_, err = private.ECDH(public)
		return err == nil
	})
}

func say(value any) {
	os.Stdout.Write(append(must(json.Marshal(value)), '\n'))
}

func serve() {
	list := [][2]string{}
	for _, o := range operations {
		list = append(list, [2]string{o.name, o.constantTime})
	}
	say(map[string]any{"library": "go", "version": runtime.Version(), "operations": list, "unsupported": unsupported})
	gate := newGate()
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var request struct {
			Operation    string
			Milliseconds int
		}
		if err := json.Unmarshal(lines.Bytes(), &request); err != nil {
			panic(err)
		}
		for _, o := range operations {
			if o.name == request.Operation {
				say(measure(o.run, time.Duration(request.Milliseconds)*time.Millisecond, gate))
			}
		}
	}
}

// processorTime is what the process has used, garbage collection included.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func check(ok bool) {
	if !ok {
		panic("a wrong result")
	}
}

func measure(run func() bool, duration time.Duration, gate *gate) map[string]int64 {
	start := time.Now()
	check(run())
	runs := min(max(int64(20*time.Millisecond)/max(int64(time.Since(start)), 1), 1), 100_000)
	var count, nanoseconds, kept, dropped int64
	quiet := gate.quiet()
	for time.Since(start) < duration || (kept == 0 && time.Since(start) < 3*duration) {
		before := processorTime()
		for i := int64(0); i < runs; i++ {
			check(run())
		}
		used := int64(processorTime() - before)
		still := gate.quiet()
		if quiet && still {
			count, nanoseconds, kept = count+runs, nanoseconds+used, kept+1
		} else {
			dropped++
		}
		quiet = still
	}
	return map[string]int64{"count": count, "nanoseconds": nanoseconds, "kept": kept, "dropped": dropped}
}

// gate tells whether the processor runs at full speed now, by a fixed integer loop.
type gate struct{ best time.Duration }

func newGate() *gate {
	g := &gate{time.Hour}
	for i := 0; i < 200; i++ {
		g.best = min(g.best, integerLoop())
	}
	return g
}

func (g *gate) quiet() bool {
	d := integerLoop()
	g.best = min(g.best, d)
	return d <= g.best+g.best/16
}

var sink uint64

func integerLoop() time.Duration {
	start := time.Now()
	a, b, c, d := uint64(1), uint64(2), uint64(3), uint64(4)
	for i := 0; i < 16_000; i++ {
		a = (a ^ a<<7) + 0x9e3779b9
		b = (b ^ b<<7) + 0x9e3779b9
		c = (c ^ c<<7) + 0x9e3779b9
		d = (d ^ d<<7) + 0x9e3779b9
	}
	sink = a ^ b ^ c ^ d
	return time.Since(start)
}
