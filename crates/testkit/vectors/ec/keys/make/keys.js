// Writes JWK files, private and public, one of each per curve.
const { generateKeyPairSync } = require('crypto');
const { writeFileSync } = require('fs');
for (const name of ['secp256r1', 'secp384r1', 'secp521r1']) {
  const namedCurve = name === 'secp256r1' ? 'prime256v1' : name;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  writeFileSync(`${process.argv[2]}/${name}.private.jwk`, JSON.stringify(privateKey.export({ format: 'jwk' })));
  writeFileSync(`${process.argv[2]}/${name}.public.jwk`, JSON.stringify(publicKey.export({ format: 'jwk' })));
}
