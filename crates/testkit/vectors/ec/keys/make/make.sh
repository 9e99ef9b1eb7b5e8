#!/bin/sh
# Makes the key files of ../openssl, ../ssh, ../go, ../java, ../node afresh and lists what an independent reader finds
# in each of them. Needs openssl 3, ssh-keygen, go, java, node and Python's cryptography.
set -eu
cd "$(dirname "$0")"
for dir in openssl ssh go java node; do rm -rf "../$dir"; mkdir "../$dir"; done

cd ../openssl
for curve in secp224r1 prime256v1 secp384r1 secp521r1; do
  name=$(echo $curve | sed s/prime256v1/secp256r1/)
  openssl ecparam -name $curve -genkey -noout -out $name.sec1.pem
  openssl ecparam -name $curve -genkey -out $name.with-parameters.sec1.pem
  openssl ec -in $name.sec1.pem -outform DER -out $name.sec1.der
  openssl ec -in $name.sec1.pem -no_public -out $name.no-public.sec1.pem
  openssl ec -in $name.sec1.pem -conv_form compressed -out $name.compressed.sec1.pem
  openssl ec -in $name.sec1.pem -param_enc explicit -out $name.explicit.sec1.pem
  openssl ec -in $name.sec1.pem -pubout -out $name.spki.pem
  openssl ec -in $name.sec1.pem -pubout -conv_form compressed -out $name.compressed.spki.pem
  openssl ec -in $name.sec1.pem -pubout -conv_form hybrid -out $name.hybrid.spki.pem
  openssl ec -in $name.sec1.pem -pubout -param_enc explicit -out $name.explicit.spki.pem
  openssl pkcs8 -topk8 -nocrypt -in $name.sec1.pem -out $name.pkcs8.pem
  openssl pkcs8 -topk8 -nocrypt -in $name.sec1.pem -outform DER -out $name.pkcs8.der
  openssl pkcs8 -topk8 -nocrypt -in $name.explicit.sec1.pem -out $name.explicit.pkcs8.pem
  openssl pkcs8 -topk8 -nocrypt -in $name.no-public.sec1.pem -out $name.no-public.pkcs8.pem
done
openssl pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA256 -passout pass:hunter2 -in secp256r1.sec1.pem -out secp256r1.pbkdf2.encrypted.pem
openssl pkcs8 -topk8 -v2 aes-128-cbc -v2prf hmacWithSHA512 -passout pass:hunter2 -in secp384r1.sec1.pem -out secp384r1.pbkdf2.encrypted.pem
openssl pkcs8 -topk8 -scrypt -passout pass:hunter2 -in secp521r1.sec1.pem -out secp521r1.scrypt.encrypted.pem
openssl pkcs8 -topk8 -scrypt -passout pass:hunter2 -in secp224r1.sec1.pem -outform DER -out secp224r1.scrypt.encrypted.der
cd ../make

for bits in 256 384 521; do
  for format in PEM PKCS8; do
    out=$(echo $format | sed 's/PEM/sec1/; s/PKCS8/pkcs8/')
    ssh-keygen -q -t ecdsa -b $bits -m $format -N '' -C '' -f ../ssh/secp${bits}r1.$out.pem
    ssh-keygen -e -m PKCS8 -f ../ssh/secp${bits}r1.$out.pem > ../ssh/secp${bits}r1.$out.spki.pem
    rm ../ssh/secp${bits}r1.$out.pem.pub
  done
done
go run keys.go ../go
java Keys.java ../java
node keys.js ../node
python3 list.py > ../index.rsp
