import type { Context } from 'hono';
import type { z } from 'zod';
import { readAccessToken, type Bearer } from '../_shared/auth/accessToken.ts';
import { BrokenOff, Refused } from './answers.ts';
import { issuerOf, type ApiDeps } from './deps.ts';

function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new Refused('BAD_REQUEST', `${where === '' ? 'request' : where}: ${issue?.message ?? 'invalid'}`);
}

/** Reads a JSON body. An empty one counts as `{}`, which some calls take. Throws BAD_REQUEST, or BrokenOff. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text().catch(() => {
    throw new BrokenOff();
  });
  let input: unknown;
  try {
    input = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused('BAD_REQUEST', 'The body is not JSON.');
  }
  return check(schema, input);
}

/** Reads the query; a parameter given twice is refused rather than one of the two chosen. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const query = c.req.queries();
  const twice = Object.keys(query).find((name) => (query[name]?.length ?? 0) > 1);
  if (twice !== undefined) throw new Refused('BAD_REQUEST', `${twice}: given more than once`);
  return check(schema, c.req.query());
}

const SIGN_IN = 'Please sign in.';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The Idempotency-Key, null without one. Throws BAD_REQUEST when it is no uuid. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!UUID.test(key)) throw new Refused('BAD_REQUEST', 'Idempotency-Key: expected a uuid');
  return key.toLowerCase();
}

/** The identity in the access token; null without a token, or with one that is invalid or expired. */
export async function bearerOf(c: Context, deps: ApiDeps): Promise<Bearer | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  return readAccessToken(token, deps.clock.now(), { keys: deps.keys, issuer: issuerOf(deps) });
}

/**
 * The identity in the access token, null without one. Whether the session is still valid is checked in the
 * transaction.
 */
export async function readGuest(c: Context, deps: ApiDeps): Promise<Bearer | null> {
  const bearer = await bearerOf(c, deps);
  // Refused rather than treated as a guest, so that the client renews the token and repeats the call.
  if (bearer === null && c.req.header('authorization') !== undefined) {
    throw new Refused('UNAUTHENTICATED', SIGN_IN);
  }
  return bearer;
}

/** The same of a call that guests cannot make. */
export async function readBearer(c: Context, deps: ApiDeps): Promise<Bearer> {
  const bearer = await readGuest(c, deps);
  if (bearer === null) throw new Refused('UNAUTHENTICATED', SIGN_IN);
  return bearer;
}

/**
 * Refuses what another site's page sends with our cookies. Browsers name the origin on every POST; a client that
 * names none is not a browser and has no cookies of anyone's.
 */
export function checkOrigin(c: Context, deps: ApiDeps): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const ours =
    origin === undefined ? site === undefined || site === 'same-origin' : deps.origins.includes(origin);
  if (!ours) throw new Refused('FORBIDDEN', 'This request comes from another site.');
}
