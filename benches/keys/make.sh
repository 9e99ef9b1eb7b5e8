#!/bin/bash
# Made the files of this folder, once, with OpenSSL 3: `./make.sh` in an empty copy of the folder makes others.
# They are inputs of benchmarks and public: never use them for anything else.
set -euo pipefail
cd "$(dirname "$0")"

printf 'The message that every library signs and verifies in these benchmarks.' >message.bin
printf '0123456789abcdef0123456789abcdef' >plaintext.bin

for bits in 1024 2048 3072 4096 8192; do
  key=rsa-$bits
  openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:$bits -out $key.pem
  openssl pkey -in $key.pem -pubout -out $key.pub.pem
  openssl dgst -sha256 -sign $key.pem -out $key.pkcs1v15.sig message.bin
  openssl dgst -sha256 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32 -sign $key.pem -out $key.pss.sig message.bin
  openssl pkeyutl -encrypt -pubin -inkey $key.pub.pem -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 \
    -pkeyopt rsa_mgf1_md:sha256 -in plaintext.bin -out $key.oaep.enc
  openssl pkeyutl -encrypt -pubin -inkey $key.pub.pem -pkeyopt rsa_padding_mode:pkcs1 -in plaintext.bin -out $key.pkcs1v15.enc
done

# `-peer` is the other side of a key agreement.
for curve in p224:secp224r1:sha256 p256:prime256v1:sha256 p384:secp384r1:sha384 p521:secp521r1:sha512 \
  secp256k1:secp256k1:sha256 brainpoolp256r1:brainpoolP256r1:sha256; do
  IFS=: read -r name group hash <<<"$curve"
  for key in $name $name-peer; do
    openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:$group -pkeyopt ec_param_enc:named_curve -out $key.pem
    openssl pkey -in $key.pem -pubout -out $key.pub.pem
  done
  openssl dgst -$hash -sign $name.pem -out $name.sig message.bin
done
