import type { Context } from 'hono';
import type { z } from 'zod';
import type { Result } from '../../../src/kernel/result.ts';
import type { Address } from '../../../src/kernel/units.ts';
import type { Bearer } from '../_shared/auth/accessToken.ts';
import { sha256 } from '../_shared/auth/keys.ts';
import type { Contract } from '../_shared/contract/index.ts';
import { claimKey, keepAnswer, type Attempt, type KeptAnswer, type Rare } from '../_shared/db/guards.ts';
import type { Transaction } from '../_shared/db/port.ts';
import { liveSession, type Member } from '../_shared/db/sessions.ts';
import { refusal, Refused, statusOf } from './answers.ts';
import type { ApiDeps } from './deps.ts';
import {
  checkOrigin,
  limitWrites,
  readBearer,
  readBody,
  readGuest,
  readIdempotencyKey,
  readQuery,
} from './request.ts';

export type Route = keyof Contract;
/** What a route answers beside `success: true`. */
export type Answer<Path extends Route> = Omit<Contract[Path]['answer'], 'success'>;

/** What one call is, apart from what all have in common. */
interface Rule<Path extends Route, Schema extends z.ZodType, Who> {
  readonly route: Path;
  readonly schema: Schema;
  /** What it is counted as, beside being a write. */
  readonly rare?: Rare;
  /** The rule. Only SQL may happen in it. */
  readonly act: (tx: Transaction, who: Who, input: z.output<Schema>) => Promise<Result<Answer<Path>>>;
}

/** A call of someone who is signed in. */
interface Call<Path extends Route, Schema extends z.ZodType> extends Rule<Path, Schema, Member> {
  /** The wallet that the request names, where it names one: it has to be the session's own. */
  readonly owner?: (input: z.output<Schema>) => Address;
  /** The role that the call is for, read from the database as every other one. */
  readonly role?: 'ADMIN';
}

/** Who the bearer is now. Throws UNAUTHENTICATED when the session has ended or the wallet is banned. */
export async function memberOf(tx: Transaction, bearer: Bearer): Promise<Member> {
  const member = await liveSession(tx, bearer.sessionId, bearer.wallet);
  if (!member) throw new Refused('UNAUTHENTICATED', 'Your session has ended. Please sign in.');
  return member;
}

async function admit<Path extends Route, Schema extends z.ZodType>(
  tx: Transaction,
  bearer: Bearer,
  call: Call<Path, Schema>,
  input: z.output<Schema>,
): Promise<Member> {
  const member = await memberOf(tx, bearer);
  if (call.owner && call.owner(input) !== member.wallet) {
    throw new Refused('FORBIDDEN', 'This is not the wallet that you signed in with.');
  }
  if (call.role !== undefined && member.role !== call.role) {
    throw new Refused('FORBIDDEN', 'Only an administrator may do this.');
  }
  return member;
}

const answerOf = (result: Result<object>): KeptAnswer =>
  result.ok
    ? { status: 200, answer: JSON.stringify({ success: true, ...result.value }) }
    : { status: statusOf(result.error.code), answer: JSON.stringify(refusal(result.error)) };

const send = ({ status, answer }: KeptAnswer): Response =>
  new Response(answer, { status, headers: { 'content-type': 'application/json' } });

/** A GET of a member: syntax, session, ownership, then the rule. */
export function read<Path extends Route, Schema extends z.ZodType>(deps: ApiDeps, call: Call<Path, Schema>) {
  return async (c: Context): Promise<Response> => {
    const input = readQuery(c, call.schema);
    const bearer = await readBearer(c, deps);
    const result = await deps.db.transaction(bearer.wallet, async (tx) =>
      call.act(tx, await admit(tx, bearer, call, input), input),
    );
    return send(answerOf(result));
  };
}

/** Does a write once for its Idempotency-Key: the answer is kept in the transaction that did the work. */
async function writeOnce<Path extends Route, Schema extends z.ZodType, Who>(
  c: Context,
  deps: ApiDeps,
  rule: Rule<Path, Schema, Who>,
  caller: {
    readonly input: z.output<Schema>;
    readonly key: string | null;
    readonly wallet: Address | null;
    readonly admit: (tx: Transaction) => Promise<Who>;
  },
): Promise<Response> {
  const { input, key, wallet } = caller;
  await limitWrites(deps, { clientAddress: deps.clientAddress(c), wallet }, rule.rare ?? null);
  const attempt: Attempt | null =
    key === null ? null : { wallet, key, route: rule.route, bodyHash: await sha256(JSON.stringify(input)) };
  const answer = await deps.db.transaction(wallet, async (tx) => {
    // Sent together; a claim of one who is not admitted is undone with the transaction.
    const [who, claim] = await Promise.all([caller.admit(tx), attempt && claimKey(tx, attempt)]);
    if (claim === 'other-body') {
      throw new Refused('CONFLICT', 'This Idempotency-Key was used for another request.');
    }
    if (claim !== null && claim !== 'fresh') return claim;
    const fresh = answerOf(await rule.act(tx, who, input));
    if (attempt) await keepAnswer(tx, attempt, fresh);
    return fresh;
  });
  return send(answer);
}

/** A POST of a member: the same as a GET, counted against the limits, and done once, a rule's refusal too. */
export function write<Path extends Route, Schema extends z.ZodType>(deps: ApiDeps, call: Call<Path, Schema>) {
  return async (c: Context): Promise<Response> => {
    const input = await readBody(c, call.schema);
    const key = readIdempotencyKey(c);
    const bearer = await readBearer(c, deps);
    const admitted = (tx: Transaction) => admit(tx, bearer, call, input);
    return writeOnce(c, deps, call, { input, key, wallet: bearer.wallet, admit: admitted });
  };
}

/** A POST that guests may make too, from our own pages: counted and done once in the same way. */
export function guestWrite<Path extends Route, Schema extends z.ZodType>(
  deps: ApiDeps,
  rule: Rule<Path, Schema, Member | null>,
) {
  return async (c: Context): Promise<Response> => {
    const input = await readBody(c, rule.schema);
    const key = readIdempotencyKey(c);
    checkOrigin(c, deps);
    const bearer = await readGuest(c, deps);
    const admitted = async (tx: Transaction) => bearer && memberOf(tx, bearer);
    return writeOnce(c, deps, rule, { input, key, wallet: bearer?.wallet ?? null, admit: admitted });
  };
}
