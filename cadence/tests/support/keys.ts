import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';

/** A P-256 key as Flow writes it: hex, the public one as its two coordinates. */
export interface Key {
  readonly privateHex: string;
  readonly publicHex: string;
  /** Signs bytes over SHA3-256. Answers hex. */
  sign(bytes: Uint8Array): string;
}

const Jwk = z.object({ d: z.string(), x: z.string(), y: z.string() });
const hex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex');

export const newKey = (): Key => keyOf(newJwk());

/** A new key as another process may be given it. */
export const newJwk = (): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

export function keyOf(jwk: JsonWebKey): Key {
  const { d, x, y } = Jwk.parse(jwk);
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    privateHex: hex(d),
    publicHex: hex(x) + hex(y),
    sign: (bytes) => sign('sha3-256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('hex'),
  };
}
