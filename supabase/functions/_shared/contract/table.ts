import type { z } from 'zod';
import type { ErrorCode } from '../kernel/result.ts';
import type { RouteLimit } from '../domain/system/limits.ts';

/**
 * Who may call a route. `anyone`: the session is not read. `guest`: the session is read where there is one. `member`: a
 * session is needed. `administrator`: its wallet has that role in the database at that moment.
 */
export type Caller = 'anyone' | 'guest' | 'member' | 'administrator';

interface Common {
  /** One sentence, for docs/API.md. */
  readonly about: string;
  /** A request that the schema takes, as docs/API.md shows it and tests send it. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodObject;
  /** Counted by address and, where there is a session, by wallet. A write is counted with all writes too. */
  readonly limit?: RouteLimit;
  /** When the rule of the route refuses. Refusals of every route of its kind are not repeated. */
  readonly refusals?: { readonly [Code in ErrorCode]?: string };
}

type Open = { readonly caller: 'anyone' | 'guest'; readonly owner?: never };
type ForMembers = {
  readonly caller: 'member' | 'administrator';
  /** The field of the request that names a wallet, which must be the wallet of the session. */
  readonly owner?: string;
};
/** The answer is the same for everyone, so that caches may keep it. */
type Public = {
  readonly caller: 'anyone';
  readonly owner?: never;
  /** For how many seconds. */
  readonly cacheSeconds: number;
};

/** A GET. */
export type Read = Common & {
  readonly query: z.ZodObject;
  /** It is not counted even as a read, so that a monitor gets an answer when every limit is used up. */
  readonly uncounted?: true;
  /**
   * What it is counted as, in reads that cost next to nothing (READ_LIMIT); absent: one. Of one client only a few that
   * have a cost run at once (EXPENSIVE_READS).
   */
  readonly cost?: number;
} & (((Open | ForMembers) & { readonly cacheSeconds?: never }) | Public);

/** A POST. */
export type Write = Common & {
  readonly body: z.ZodObject;
  /**
   * What a second request with the same Idempotency-Key does. Absent: it gets the kept answer of the first. 'own': the
   * handler sees to it by itself. 'none': the route takes no key.
   */
  readonly idempotency?: 'own' | 'none';
  /**
   * It puts one state in place of another, so that a repetition does no harm. Pages give each such request a key of its own:
   * the kept answer of an earlier one would leave undone what was changed in between. Of every other write they keep the key
   * until an answer settled it.
   */
  readonly sets?: true;
  /** The longest body that it takes; absent: MOST_BODY_BYTES. */
  readonly maxBytes?: number;
  /**
   * It carries a picture: of one client and of all only a few are taken in at once (UPLOADS), and the next are refused
   * before their bodies are read.
   */
  readonly upload?: true;
} & (Open | ForMembers);

export type Declaration = Read | Write;

/** Routes, each declared once: everything else that depends on a route follows from this (docs/SERVER.md). */
export interface RouteTable {
  readonly [read: `GET /api/${string}`]: Read;
  readonly [write: `POST /api/${string}`]: Write;
}

/** The longest body of a write that does not name its own. */
export const MOST_BODY_BYTES = 64 * 1024;

export const isWrite = (declared: Declaration): declared is Write => 'body' in declared;

/** The entries of several areas as those of one table. Throws when two have the same route. */
export function joined<Entry>(
  areas: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
): Readonly<Record<string, Entry>> {
  const entries = Object.values(areas).flatMap((area) => Object.entries(area));
  const table = Object.fromEntries(entries);
  const twice = entries.find(([route, entry]) => table[route] !== entry);
  if (twice) throw new Error(`${twice[0]} is there twice.`);
  return table;
}

/** What a handler gets of a request: what its schema read. */
export type Input<D extends Declaration> = D extends Read
  ? z.output<D['query']>
  : D extends Write
    ? z.output<D['body']>
    : never;

/** What a client sends. */
export type Sent<D extends Declaration> = D extends Read
  ? z.input<D['query']>
  : D extends Write
    ? z.input<D['body']>
    : never;

/** What a success answers. */
export type Answer<D extends Declaration> = z.output<D['answer']>;
