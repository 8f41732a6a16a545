import { kept } from '@shared/kernel/kept.ts';
import * as shape from '../../kernel/shape.ts';
import type { PresenceState } from '../realtime/port.ts';

/** Who a person is to the others of a channel, as the server signed it. */
export interface TicketClaims {
  readonly topic: string;
  readonly author: string;
  readonly username: string;
  readonly profile_icon: string | null;
  /** An operator has muted them: they are there, and nothing that they do is shown. */
  readonly muted: boolean;
  /** Until when it counts, in seconds since the epoch. */
  readonly exp: number;
}

/** Reads a ticket: null for what the server did not sign, for another channel, or too long ago (MSG-9, PRESENCE-6). */
export type TicketReader = (ticket: unknown, topic: string, nowMs: number) => Promise<TicketClaims | null>;

const KEYS = '/auth/v1/.well-known/jwks.json';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** So many signatures are remembered, more than a full room has people: each is checked once. */
const MOST_REMEMBERED = 2_000;
/** Clocks of browsers go wrong by so much (seconds). */
const LEEWAY = 60;

/** What one socket of a person tells, and who they are. */
export interface Believed {
  readonly claims: TicketClaims;
  readonly told: Readonly<Record<string, unknown>>;
}

/**
 * What is believed of all that is told by presence: what has a good ticket, under the key of the ticket's own author.
 * All in a room see each other's tickets and could show a copy.
 */
export async function believed(
  present: PresenceState,
  read: (ticket: unknown) => Promise<TicketClaims | null>,
): Promise<readonly Believed[]> {
  const sockets = [...present].flatMap(([key, those]) => those.map((told) => ({ key, told })));
  const found = await Promise.all(
    sockets.map(async ({ key, told }) => {
      const claims = await read(told['ticket']);
      return claims?.author === key ? { claims, told } : null;
    }),
  );
  return found.filter((one) => one !== null);
}

/** Verifies tickets with the keys of the server, which it asks for once, and again for a ticket that none of them signed. */
export function createTicketReader(ask: typeof fetch): TicketReader {
  let keys: Promise<ReadonlyMap<string, CryptoKey>> | null = null;

  async function loadKeys(): Promise<ReadonlyMap<string, CryptoKey>> {
    const response = await ask(KEYS);
    const body: unknown = await response.json();
    const found = new Map<string, CryptoKey>();
    for (const jwk of readKeys(body)?.keys ?? []) {
      const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify']);
      found.set(jwk.kid, key);
    }
    return found;
  }
  async function keyOf(kid: string): Promise<CryptoKey | undefined> {
    const isFirst = keys === null;
    keys ??= loadKeys();
    const known = (await keys).get(kid);
    if (known !== undefined || isFirst) return known;
    // The server may sign with a new key since.
    keys = loadKeys();
    return (await keys).get(kid);
  }
  async function check(ticket: string): Promise<TicketClaims | null> {
    const [head = '', body = '', signature = ''] = ticket.split('.');
    const header = readHeader(decoded(head));
    if (header === null) return null;
    const key = await keyOf(header.kid);
    if (key === undefined) return null;
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const isSigned = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      bytesOf(signature),
      signed,
    );
    return isSigned ? readClaims(decoded(body)) : null;
  }
  const checked = kept(check, { forMs: Infinity, most: MOST_REMEMBERED });
  return async (ticket, topic, nowMs) => {
    if (typeof ticket !== 'string' || ticket.length > 4_000) return null;
    const claims = await checked(ticket).catch(() => {
      // What could not be checked may be checked again: the keys did not come, or it is no ticket at all.
      keys = null;
      return null;
    });
    return claims !== null && claims.topic === topic && claims.exp + LEEWAY > nowMs / 1000 ? claims : null;
  };
}

const readHeader = shape.reader(shape.object({ alg: shape.literal('ES256'), kid: shape.string }));

/** The elliptic keys of the server, each with its name. */
const readKeys = shape.reader(
  shape.object({
    keys: shape.each(
      shape.object({
        kid: shape.string,
        kty: shape.string,
        crv: shape.string,
        x: shape.string,
        y: shape.string,
      }),
    ),
  }),
);

const readClaims = shape.reader(
  shape.object({
    topic: shape.string,
    author: shape.string,
    username: shape.string,
    profile_icon: shape.textOrNull,
    muted: shape.flag,
    exp: shape.number,
  }),
);

/** Bytes that are written in base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const decoded = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)));
