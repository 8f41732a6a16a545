import type { Context } from 'hono';
import type { z } from 'zod';
import type { ErrorCode, Result } from '../_shared/kernel/result.ts';
import type { RouteLimit } from '../_shared/domain/system/limits.ts';
import type { Transaction } from '../_shared/db/port.ts';
import type { Member } from '../_shared/db/system/sessions.ts';
import type { LiveDeps } from './deps.ts';

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

/** What a GET declares. */
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

/** What a POST declares. */
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

/** The longest body of a write that does not name its own. */
export const MOST_BODY_BYTES = 64 * 1024;

export const isWrite = (declared: Declaration): declared is Write => 'body' in declared;

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

/** The caller, as a handler sees them. */
type Who<C extends Caller> = C extends 'anyone' ? null : C extends 'guest' ? Member | null : Member;

/** What a route answers beside `success: true`, or why it refuses. */
type Outcome<D extends Declaration> = Promise<Result<Omit<Answer<D>, 'success'>>>;

/** A rule in one transaction, in which only SQL may happen. `call` is for the few that go by cookies or addresses too. */
export type Rule<D extends Declaration> = (
  tx: Transaction,
  who: Who<D['caller']>,
  input: Input<D>,
  call: Omit<Call<D>, 'who'>,
) => Outcome<D>;

/** What opens its own transactions, or asks the chain between two transactions. */
interface Procedure<D extends Declaration> {
  readonly procedure: (call: Call<D>, input: Input<D>) => Outcome<D>;
}

/**
 * A rule that goes by the chain: `before` reads it again, in no transaction, once the caller is admitted. What it refuses
 * is kept under no Idempotency-Key, for it passes.
 */
interface Informed<D extends Declaration> {
  readonly before: (call: Call<D>, input: Input<D>) => Promise<Result<unknown>>;
  readonly rule: Rule<D>;
}

export interface Call<D extends Declaration = Declaration> {
  readonly c: Context;
  readonly deps: LiveDeps;
  readonly who: Who<D['caller']>;
  /** The Idempotency-Key; null without one, or where the route takes none. */
  readonly key: string | null;
}

/** A write that keeps its answer keeps it in the transaction of its rule, so that it cannot be a procedure. */
type Handler<D extends Declaration> = D extends Write
  ? D extends { readonly idempotency: string }
    ? Rule<D> | Informed<D> | Procedure<D>
    : Rule<D> | Informed<D>
  : Rule<D> | Procedure<D>;

/** A handler whose route is known only when it is called. */
type AnyHandler = Rule<Declaration> | Informed<Declaration> | Procedure<Declaration>;

/** Method and path. */
type AnyName = `${'GET' | 'POST'} /api/${string}`;
type DeclaredAs<Name extends AnyName> = Name extends `GET ${string}` ? Read : Write;

/** Refuses fields that no declaration has. */
type NoOthers<D> = { readonly [Field in Exclude<keyof D, keyof Read | keyof Write>]: never };

/** A declaration with its name and what answers it. */
export type Route<Name extends AnyName = AnyName, D extends Declaration = Declaration> = D & {
  readonly name: Name;
  readonly handler: AnyHandler;
};

/**
 * A route, declared once: everything else that depends on it follows from this (docs/SERVER.md#a-route). The first signature
 * checks the handler against its declaration; what carries calls out goes by the second.
 */
export function route<const Name extends AnyName, const D extends DeclaredAs<Name>>(
  name: Name,
  declared: D & NoOthers<D>,
  handler: Handler<D>,
): Route<Name, D>;
export function route(name: AnyName, declared: Declaration, handler: AnyHandler): Route {
  return { ...declared, name, handler };
}

/** Routes by their names. Throws when two have the same. */
export function byName(routes: readonly Route[]): Readonly<Record<string, Route>> {
  const twice = routes.find(({ name }, index) => routes.findIndex((one) => one.name === name) !== index);
  if (twice) throw new Error(`${twice.name} is there twice.`);
  return Object.fromEntries(routes.map((one) => [one.name, one]));
}
