import { jwtVerify, SignJWT } from 'jose';
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

/** Null when the token is not ours, is altered or has expired. Algorithm, key and issuer are pinned. */
export async function readAccessToken(
  token: string,
  now: EpochMs,
  { keys, issuer }: TokenOptions,
): Promise<Bearer | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys.verifying, {
      algorithms: ['ES256'],
      issuer,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'sub', 'sid', 'wallet'],
    });
    const { sub, sid, wallet } = payload;
    if (protectedHeader.kid !== keys.kid || typeof sid !== 'string' || typeof wallet !== 'string')
      return null;
    const address = parseAddress(wallet);
    if (address === null || sub === undefined || !UUID.test(sub) || !UUID.test(sid)) return null;
    return { userId: sub, sessionId: sid, wallet: address };
  } catch {
    return null;
  }
}
