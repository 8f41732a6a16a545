import { jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { epochMs, parseAddress, type Address, type EpochMs } from '../kernel/units.ts';
import type { SessionKeys } from './keys.ts';

export const ACCESS_TOKEN_MS = 600_000;
const AUDIENCE = 'authenticated';

/** The identity that an access token carries. */
export interface Bearer {
  /** The wallet's uuid, as Supabase wants `sub` to be. */
  readonly userId: string;
  readonly sessionId: string;
  readonly wallet: Address;
}

export interface TokenOptions {
  readonly keys: SessionKeys;
  readonly issuer: string;
}

/** An ES256 JWT of ten minutes, in the shape that Supabase accepts (SIGN-IN-4). */
export async function mintAccessToken(
  bearer: Bearer,
  now: EpochMs,
  { keys, issuer }: TokenOptions,
): Promise<{ readonly token: string; readonly expiresAt: EpochMs }> {
  const issuedAt = Math.floor(now / 1000);
  const expires = issuedAt + ACCESS_TOKEN_MS / 1000;
  const token = await new SignJWT({ sid: bearer.sessionId, role: 'authenticated', wallet: bearer.wallet })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys.kid })
    .setSubject(bearer.userId)
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(keys.signing);
  return { token, expiresAt: epochMs(expires * 1000) };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What a token says that was verified, and until when (s since 1970). */
interface Verified {
  readonly bearer: Bearer;
  readonly issuer: string;
  readonly expires: number;
}

/** More than are in use within ten minutes; some 5 MB of memory. */
const MOST_KEPT = 5_000;

/** The tokens that a key has verified, those that were used last at the end. */
const VERIFIED = new WeakMap<CryptoKey, Map<string, Verified>>();

/** Keeps what a token says; of too many the one that was used longest ago is forgotten. */
function keep(key: CryptoKey, token: string, verified: Verified): void {
  const kept = VERIFIED.get(key) ?? new Map<string, Verified>();
  VERIFIED.set(key, kept);
  kept.delete(token);
  kept.set(token, verified);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * Null when the token is not ours, is altered or has expired. Algorithm, key and issuer are pinned. A signature is verified
 * once and the whole token kept until it expires, because that takes a tenth of what a call costs. Whether its session
 * still stands is not the token's to say.
 */
export async function readAccessToken(
  token: string,
  now: EpochMs,
  { keys, issuer }: TokenOptions,
): Promise<Bearer | null> {
  const known = VERIFIED.get(keys.verifying)?.get(token);
  if (known?.issuer === issuer) {
    if (Math.floor(now / 1000) >= known.expires) return null;
    keep(keys.verifying, token, known);
    return known.bearer;
  }
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys.verifying, {
      algorithms: ['ES256'],
      issuer,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'sub', 'sid', 'wallet'],
    });
    const { sub, sid, wallet, exp } = payload;
    if (protectedHeader.kid !== keys.kid || typeof sid !== 'string' || typeof wallet !== 'string')
      return null;
    const address = parseAddress(wallet);
    if (address === null || sub === undefined || !UUID.test(sub) || !UUID.test(sid)) return null;
    const bearer: Bearer = { userId: sub, sessionId: sid, wallet: address };
    if (exp !== undefined) keep(keys.verifying, token, { bearer, issuer, expires: exp });
    return bearer;
  } catch {
    return null;
  }
}
