import { calculateJwkThumbprint, importJWK, type CryptoKey, type JWK } from 'jose';
import { fromHex, toHex } from '../kernel/hex.ts';

/** What sessions are signed with. */
export interface SessionKeys {
  /** How tokens name the key. */
  readonly kid: string;
  /** Tells one key from every other, and nothing of what is secret in it. */
  readonly thumbprint: string;
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
  /**
   * The key from which successors of refresh tokens are computed. It is derived from the signing key, so that there
   * is one secret to keep.
   */
  readonly succession: CryptoKey;
  /** The key with which the codes of locks are hashed: of four digits alone a hash hides nothing. Derived likewise. */
  readonly codes: CryptoKey;
  /** The key with which addresses of works are signed. Derived likewise. */
  readonly works: CryptoKey;
  /** The key with which addresses of rooms are signed. Derived likewise. */
  readonly rooms: CryptoKey;
}

const text = (value: string) => new TextEncoder().encode(value);

/**
 * A private key for ES256 as JSON, to be kept secret. It has a name, `kid`, which tokens carry: hosted Realtime takes them
 * only where a key of the project is called so.
 */
export async function newSigningKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const kid = crypto.randomUUID();
  return JSON.stringify({ kty, kid, use: 'sig', key_ops: ['sign', 'verify'], alg: 'ES256', crv, x, y, d });
}

async function keyOf(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('expected an elliptic-curve key');
  return key;
}

/** The parts of a private ES256 key in JWK form. */
interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
  /** How tokens name it. */
  readonly kid: string | undefined;
}

const notAKey = () =>
  new Error(
    'SESSION_SIGNING_KEY is not a private ES256 key in JWK form: `npx tsx supabase/local/new-key.ts` prints one.',
  );

/** The parts of a private ES256 key. Throws, without a word of it, when it is anything else. */
export function readSigningKey(json: string): SigningKey {
  let parts: Readonly<Record<string, unknown>>;
  try {
    // JSON.parse returns any; every field is checked below. Of null none can be read.
    const { kty, crv, x, y, d, kid } = JSON.parse(json) as Record<string, unknown>;
    parts = { kty, crv, x, y, d, kid };
  } catch {
    throw notAKey();
  }
  const { kty, crv, x, y, d, kid } = parts;
  if (kty !== 'EC' || crv !== 'P-256') throw notAKey();
  if (typeof x !== 'string' || typeof y !== 'string' || typeof d !== 'string') throw notAKey();
  return { kty, crv, x, y, d, kid: typeof kid === 'string' ? kid : undefined };
}

/** Whether what the one signs is verified by the other. */
async function areOnePair(signing: CryptoKey, verifying: CryptoKey): Promise<boolean> {
  const way = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(way, signing, text('a pair'));
  return crypto.subtle.verify(way, verifying, signature, text('a pair'));
}

/**
 * Reads a private ES256 key in JWK form, as newSigningKey and `supabase gen signing-key` write it.
 * Throws, without a word of it, when it is anything else.
 */
export async function sessionKeys(json: string): Promise<SessionKeys> {
  const { kty, crv, x, y, d, kid } = readSigningKey(json);
  const open = { kty, crv, x, y };
  const material = await crypto.subtle.importKey('raw', text(d), 'HKDF', false, ['deriveKey']);
  const derived = (purpose: string) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text(purpose) },
      material,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    );
  const pair = await Promise.all([keyOf({ ...open, d }), keyOf(open)]).catch(() => null);
  if (pair === null || !(await areOnePair(...pair).catch(() => false))) throw notAKey();
  const [signing, verifying] = pair;
  const thumbprint = await calculateJwkThumbprint(open);
  return {
    kid: kid ?? thumbprint,
    thumbprint,
    signing,
    verifying,
    succession: await derived('refresh token succession'),
    codes: await derived('codes of locks'),
    works: await derived('addresses of works'),
    rooms: await derived('addresses of rooms'),
  };
}

/** 32 random bytes as 64 lower-case hex digits. */
export const randomToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[0-9a-f]{64}$/.test(value);

/** SHA-256 in hex: the only form in which a secret reaches the database. */
export async function sha256(value: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text(value))));
}

/** Whether two secrets are the same, in a time that says nothing about how much of them is. */
export async function sameSecret(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(one), sha256(other)]);
  let differences = 0;
  for (let index = 0; index < a.length; index += 1) differences |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return differences === 0;
}

const keyedHash = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)));

/** The only successor of a refresh token. It cannot be computed from the token without the server's key. */
export const successorOf = (token: string, keys: SessionKeys): Promise<string> =>
  keyedHash(keys.succession, fromHex(token));

/** The form in which the code of a lock is kept. A thief of the database without the server's key cannot try codes. */
export const lockCodeHash = (
  lock: string,
  chapter: number,
  code: string,
  keys: SessionKeys,
): Promise<string> => keyedHash(keys.codes, text(`${lock}:${chapter}:${code}`));

/** The code of a wallet's own for a lock (QUARTER-1): four digits that no one works out without the server's key. */
export async function ownLockCode(lock: string, wallet: string, keys: SessionKeys): Promise<string> {
  const hash = await keyedHash(keys.codes, text(`own:${lock}:${wallet}`));
  return String(Number.parseInt(hash.slice(0, 12), 16) % 10_000).padStart(4, '0');
}

/**
 * The one token of a guest's action, named by its Idempotency-Key: the same when the action is repeated. Without the
 * server's key it cannot be worked out.
 */
export const tokenOfAction = async (key: string, keys: SessionKeys): Promise<string> =>
  successorOf(await sha256(`action:${key}`), keys);

/** The signature of what an address of a work says. */
export const workSeal = (said: string, keys: SessionKeys): Promise<string> =>
  keyedHash(keys.works, text(said));

/** The signature of what the key to a room says. */
export const roomSeal = (said: string, keys: SessionKeys): Promise<string> =>
  keyedHash(keys.rooms, text(said));
