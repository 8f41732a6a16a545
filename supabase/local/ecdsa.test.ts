import { generateKeyPairSync, sign } from 'node:crypto';
import { p256 } from '@noble/curves/p256';
import { secp256k1 } from '@noble/curves/secp256k1';
import { describe, expect, it } from 'vitest';
import { toHex } from '../functions/_shared/kernel/hex.ts';
import { CURVES, HASHES, verifyEcdsa, type EcdsaKey } from '../functions/_shared/chain/ecdsa.ts';
import { nativeEcdsa } from './nativeEcdsa.ts';

const OPENSSL = {
  ECDSA_P256: 'P-256',
  ECDSA_secp256k1: 'secp256k1',
  SHA2_256: 'sha256',
  SHA3_256: 'sha3-256',
};
const ORDER = { ECDSA_P256: p256.CURVE.n, ECDSA_secp256k1: secp256k1.CURVE.n };
const KINDS = CURVES.flatMap((curve) => HASHES.map((hash) => ({ curve, hash })));
const BYTES = new TextEncoder().encode('what is signed');

/** A new key, and what signs with it. */
function newKey({ curve, hash }: Pick<EcdsaKey, 'curve' | 'hash'>) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: OPENSSL[curve] });
  const point = Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' }).subarray(-64));
  const made = sign(OPENSSL[hash], BYTES, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { key: { curve, hash, point }, signature: Uint8Array.from(made) };
}

/** The other signature that is right: r, and the order of the curve less s. */
function mirrored({ curve }: EcdsaKey, signature: Uint8Array): Uint8Array {
  const s = ORDER[curve] - BigInt(`0x${toHex(signature.slice(32))}`);
  return Uint8Array.from(
    Buffer.from(toHex(signature.slice(0, 32)) + s.toString(16).padStart(64, '0'), 'hex'),
  );
}

describe.each([
  ['by itself', verifyEcdsa],
  ['by OpenSSL', nativeEcdsa],
])('a signature of a Flow key, verified %s', (_, verify) => {
  it.each(KINDS)('holds for its key, its bytes and its hash alone: $curve over $hash', (kind) => {
    const { key, signature } = newKey(kind);
    expect(verify(key, BYTES, signature)).toBe(true);
    expect(verify(key, BYTES, mirrored(key, signature))).toBe(true);
    expect(verify(newKey(kind).key, BYTES, signature)).toBe(false);
    expect(verify(key, BYTES.slice(1), signature)).toBe(false);
    const hash = kind.hash === 'SHA2_256' ? 'SHA3_256' : 'SHA2_256';
    expect(verify({ ...key, hash }, BYTES, signature)).toBe(false);
  });

  it.each(KINDS)(
    'is none, and no fault, where numbers are out of range or the key is no point: $curve over $hash',
    (kind) => {
      const { key, signature } = newKey(kind);
      const half = (from: number, byte: number) => signature.slice().fill(byte, from, from + 32);
      for (const wrong of [half(0, 0), half(32, 0), half(0, 255), half(32, 255), signature.slice(1)]) {
        expect(verify(key, BYTES, wrong)).toBe(false);
      }
      for (const point of [new Uint8Array(64), new Uint8Array(64).fill(255), key.point.slice(1)]) {
        expect(verify({ ...key, point }, BYTES, signature)).toBe(false);
      }
    },
  );
});
