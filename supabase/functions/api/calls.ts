import type { Context } from 'hono';
import type { Result } from '../_shared/kernel/result.ts';
import type { Bearer } from '../_shared/auth/accessToken.ts';
import type { GumNews } from '../_shared/contract/school/gum.ts';
import { claimKey, keepAnswer, type Attempt, type KeptAnswer } from '../_shared/db/system/guards.ts';
import { newsOf } from '../_shared/db/school/ledger.ts';
import type { Db, MovedGum, Transaction } from '../_shared/db/port.ts';
import { liveSession, type Member } from '../_shared/db/system/sessions.ts';
import { UNREAD_HEADER, writeUnread } from '../_shared/domain/people/unread.ts';
import { networksOf, type Network } from '../_shared/domain/system/network.ts';
import { refusal, Refused, statusOf } from './answers.ts';
import type { ApiDeps, LiveDeps } from './deps.ts';
import { judged } from './judgedTexts.ts';
import { inTurn, limitCall, takenIn } from './limits.ts';
import { isWrite, type Call, type Declaration, type Route, type Rule } from './route.ts';
import { checkOrigin, readBearer, readBody, readGuest, readIdempotencyKey, readQuery } from './request.ts';

/** The identity in the token of a call, if its route reads tokens. */
async function readCaller(c: Context, deps: ApiDeps, declared: Declaration): Promise<Bearer | null> {
  const { caller } = declared;
  if (caller !== 'anyone' && caller !== 'guest') return readBearer(c, deps);
  // Routes that need no token check the origin: otherwise pages of another site could write with our cookies.
  if (isWrite(declared)) checkOrigin(c, deps);
  return caller === 'guest' ? readGuest(c, deps) : null;
}

/**
 * Session, ownership and role as the database knows them now, which the answer tells of unread news. Null for a guest, and
 * where no session is looked at.
 */
async function admit(
  c: Context,
  tx: Transaction,
  bearer: Bearer | null,
  { caller, owner }: Declaration,
  input: Readonly<Record<string, unknown>>,
): Promise<Member | null> {
  if (bearer === null) return null;
  const member = await liveSession(tx, bearer.sessionId, bearer.wallet);
  if (!member) throw new Refused('UNAUTHENTICATED', 'Your session has ended. Please sign in.');
  if (member.unread !== null) c.header(UNREAD_HEADER, writeUnread(member.unread));
  if (owner !== undefined && input[owner] !== member.wallet) {
    throw new Refused('FORBIDDEN', 'This is not the wallet that you signed in with.');
  }
  if (caller === 'administrator' && member.role !== 'ADMIN') {
    throw new Refused('FORBIDDEN', 'Only an administrator may do this.');
  }
  return member;
}

/** The answer as it is sent: what moved GUM of the caller's wallet travels in its envelope, whatever the route. */
const answerOf = (result: Result<object>, news: GumNews | null): KeptAnswer =>
  result.ok
    ? { status: 200, answer: JSON.stringify({ success: true, ...result.value, ...(news && { gum: news }) }) }
    : { status: statusOf(result.error.code), answer: JSON.stringify(refusal(result.error)) };

/** The database of a procedure, and what its transactions have moved of GUM once they are committed. */
function withNews(db: Db): { readonly db: Db; readonly news: () => GumNews | null } {
  const moved: MovedGum[] = [];
  return {
    news: () => newsOf(moved),
    db: {
      ...db,
      async transaction(wallet, work) {
        const [value, movedHere] = await db.transaction(
          wallet,
          async (tx) => [await work(tx), tx.moved] as const,
        );
        moved.push(...movedHere);
        return value;
      },
    },
  };
}

/**
 * Answers a call as its route is declared: syntax, session, limits, ownership and role, texts that others read, then the
 * rule. A rule's refusal is kept under the Idempotency-Key too.
 */
export async function perform(c: Context, deps: LiveDeps, route: Route): Promise<KeptAnswer> {
  const networks = networksOf(await deps.clientAddress(c));
  return takenIn(deps, route, networks, () => counted(c, deps, networks, route));
}

/** Reads a call and counts it, and then carries it out. */
async function counted(
  c: Context,
  deps: LiveDeps,
  networks: readonly Network[],
  route: Route,
): Promise<KeptAnswer> {
  const input = isWrite(route) ? await readBody(c, route.body) : readQuery(c, route.query);
  const takesKey = isWrite(route) && route.idempotency !== 'none';
  const key = takesKey ? readIdempotencyKey(c) : null;
  const bearer = await readCaller(c, deps, route);
  const wallet = bearer?.wallet ?? null;
  await limitCall(deps, route, { networks, wallet });
  const asked = { c, deps, key, bearer, input };
  return inTurn(deps, route, networks, () => carryOut(asked, route));
}

/** A call that was counted, with what was read of its request. */
interface Asked extends Pick<Call, 'c' | 'deps' | 'key'> {
  readonly bearer: Bearer | null;
  readonly input: Readonly<Record<string, unknown>>;
}

async function carryOut({ c, deps, key, bearer, input }: Asked, route: Route): Promise<KeptAnswer> {
  const { handler } = route;
  const wallet = bearer?.wallet ?? null;
  const read = () => (isWrite(route) ? judged(route.body, input) : input);
  let rule: Rule<Declaration>;
  if (typeof handler === 'function') {
    rule = handler;
  } else {
    const who = bearer && (await deps.db.transaction(wallet, (tx) => admit(c, tx, bearer, route, input)));
    if ('procedure' in handler) {
      const { db, news } = withNews(deps.db);
      const outcome = await handler.procedure({ c, deps: { ...deps, db }, who, key }, read());
      deps.callMetrics.moved(news());
      return answerOf(outcome, news());
    }
    const before = await handler.before({ c, deps, who, key }, read());
    if (!before.ok) return answerOf(before, null);
    rule = handler.rule;
  }
  const keeps = key !== null && isWrite(route) && route.idempotency === undefined;
  const attempt: Attempt | null = keeps
    ? { wallet, key, route: route.name, body: JSON.stringify(input) }
    : null;
  let news: GumNews | null = null;
  const answer = await deps.db.transaction(wallet, async (tx) => {
    // Both statements are sent together; when the caller is not admitted, the key is given back.
    const [who, claim] = await Promise.all([
      admit(c, tx, bearer, route, input),
      attempt && claimKey(tx, attempt),
    ]);
    if (claim === 'other-body') {
      throw new Refused(
        'CONFLICT',
        'This was asked for before in other words, and what came of that counts. Look at it before you ask again.',
      );
    }
    if (claim === 'forgotten') {
      throw new Refused('CONFLICT', 'This was done already, and its answer is no longer kept.');
    }
    if (claim !== null && claim !== 'fresh') return claim;
    const outcome = await rule(tx, who, read(), { c, deps, key });
    news = newsOf(tx.moved);
    const fresh = answerOf(outcome, news);
    // Sent with the commit.
    if (attempt) void keepAnswer(tx, attempt, fresh);
    return fresh;
  });
  deps.callMetrics.moved(news);
  return answer;
}
