import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';

/** A key as Flow writes it: hex, the public one as its two coordinates. */
export interface Key {
  readonly privateHex: string;
  readonly publicHex: string;
  /** Signs bytes over SHA3-256, or with a key of secp256k1 over SHA2-256. Answers hex. */
  sign(bytes: Uint8Array): string;
}

const Jwk = z.object({ crv: z.string(), d: z.string(), x: z.string(), y: z.string() });
const hex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex');

type Curve = 'P-256' | 'secp256k1';

export const newKey = (curve?: Curve): Key => keyOf(newJwk(curve));

/** A new key as another process may be given it. */
export const newJwk = (namedCurve: Curve = 'P-256'): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' });

export function keyOf(jwk: JsonWebKey): Key {
  const { crv, d, x, y } = Jwk.parse(jwk);
  const hash = crv === 'secp256k1' ? 'sha256' : 'sha3-256';
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    privateHex: hex(d),
    publicHex: hex(x) + hex(y),
    sign: (bytes) => sign(hash, bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('hex'),
  };
}
