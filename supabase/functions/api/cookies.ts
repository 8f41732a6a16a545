import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isToken, randomToken, sha256 } from '../_shared/auth/keys.ts';
import type { ApiDeps } from './deps.ts';

/** How long each lasts; null: until the browser is closed. */
const SECONDS = { 'pre-session': 600, refresh: 30 * 86_400, access: null, visitor: 86_400 } as const;
type Name = keyof typeof SECONDS;

/** Over https the cookie has the __Host- prefix; on http://localhost not every browser takes that (SIGN-IN-5). */
const isSecure = (deps: ApiDeps) => deps.origin.startsWith('https:');
const fullName = (deps: ApiDeps, name: Name) => (isSecure(deps) ? `__Host-${name}` : name);

/** Null when there is no cookie, or not one of this server. */
export function readCookie(c: Context, deps: ApiDeps, name: Name): string | null {
  const value = getCookie(c, fullName(deps, name));
  return isToken(value) ? value : null;
}

/** Gives the browser the cookie; null takes it away. */
export function writeCookie(c: Context, deps: ApiDeps, name: Name, value: string | null): void {
  const seconds = value === null ? 0 : SECONDS[name];
  setCookie(c, fullName(deps, name), value ?? '', {
    path: '/',
    httpOnly: true,
    secure: isSecure(deps),
    sameSite: 'Strict',
    ...(seconds !== null && { maxAge: seconds }),
  });
}

/**
 * What stands for a person without a wallet: the hash of a cookie that only this browser has, which it is given here.
 * It says nothing about them and lasts a day.
 */
export async function visitorHash(c: Context, deps: ApiDeps): Promise<string> {
  const visitor = readCookie(c, deps, 'visitor') ?? randomToken();
  writeCookie(c, deps, 'visitor', visitor);
  return sha256(visitor);
}
