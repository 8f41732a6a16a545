import { z } from 'zod';
import type { Context } from 'hono';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { isoOf, type Address, type EpochMs } from '../../../_shared/kernel/units.ts';
import { lockCodeHash, ownLockCode, sameSecret } from '../../../_shared/auth/keys.ts';
import { clockOf } from '../../../_shared/db/system/clock.ts';
import { readHoldings } from '../../../_shared/chain/holdings.ts';
import {
  claimLock,
  codesOf,
  countFailure,
  hasClaimed,
  hasOpened,
  hasOwnCodes,
  holdTally,
  insideBy,
  insideOf,
  keepAttempt,
  recordOpening,
  takeBack,
  tallyAt,
  type Counted,
  type Inside,
  type LockCode,
  type Tally,
} from '../../../_shared/db/town/locks.ts';
import { thankHelpers } from '../../../_shared/db/town/quarters.ts';
import { recordFacts, hasRecorded } from '../../../_shared/db/town/story.ts';
import { lockRefusal, refusalAt } from '../../../_shared/db/town/town.ts';
import { lockOfWeek } from '../../../_shared/db/town/week.ts';
import type { CollectionName } from '../../../_shared/domain/collection/collection.ts';
import {
  LOCKS,
  networkSteps,
  retryAt,
  stepAfter,
  STEPS_OF_ALL,
  stepsOf,
  type LockId,
  type LockoutStep,
  WEEK_LOCK,
  CODE_LENGTH,
  LOCK_CODE,
} from '../../../_shared/domain/town/locks.ts';
import { OWN_CODES } from '../../../_shared/domain/town/quarters.ts';
import { networksOf } from '../../../_shared/domain/system/network.ts';
import { placeOfSpot } from '../../../_shared/domain/town/spots.ts';
import { NO_ENTRY, type EntryRefusal } from '../../../_shared/domain/town/town.ts';
import { weekOpening, type Chapter } from '../../../_shared/domain/town/townEvents.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { ApiDeps } from '../../deps.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  AnyLock,
  Lock,
  LockStateAnswer,
  LockAttemptAnswer,
  LockClaimAnswer,
  type OfWeek,
} from '../../../_shared/contract/town/locks.ts';
import { route } from '../../route.ts';

/** A call of the claim that names no lock means the one under the bed (LOCK-12). */
const OfWallet = z.object({
  walletAddress: WalletAddress,
  lock: Lock.default('under-the-bed'),
});

const walletAddress = '0x0000000000000001';

const TOKEN_OF: Readonly<Record<CollectionName, string>> = { Flunks: 'Flunk', Backpack: 'Backpack' };

/** The name under which the wrong codes of all are counted together. */
const ALL = 'all';

/** What a wrong code of this wallet counts against, each crowd with what its wrong codes lead to (LOCK-8). */
async function countersOf(c: Context, deps: ApiDeps, wallet: Address) {
  const networks = networksOf(await deps.clientAddress(c)).map(
    ({ name, share }) => [`network:${name}`, networkSteps(share)] as const,
  );
  const steps = new Map<string, readonly LockoutStep[]>([...networks, [ALL, STEPS_OF_ALL]]);
  const counted: Counted = { person: `wallet:${wallet}`, crowds: [...steps.keys()] };
  return { counted, steps };
}

type Counters = Awaited<ReturnType<typeof countersOf>>;

/** When the next code of a person is taken; null: at once. Where there is no code to guess, no crowd makes anyone wait. */
function waitOf(
  lock: LockId,
  { steps }: Counters,
  { person, crowds, now }: Tally,
  codeIsSet: boolean,
): EpochMs | null {
  const ofCrowds = [...crowds].map(([name, count]) => ({ count, steps: steps.get(name) ?? [] }));
  return retryAt(stepsOf(lock, codeIsSet), person, codeIsSet ? ofCrowds : [], now);
}

/** What a lock is to a wallet, but for its wrong codes. */
interface Hung {
  /** The codes of operators for chapters, and whether wallets have one of their own here (QUARTER-1). */
  readonly set: readonly LockCode[];
  readonly own: boolean;
  /** The lock of the week; null: another one, or there is none this week. */
  readonly week: Awaited<ReturnType<typeof lockOfWeek>>;
  readonly refusal: EntryRefusal | null;
  readonly opened: boolean;
  readonly inside: Inside | null;
}

const hasCode = ({ set, own, week }: Hung): boolean => own || week !== null || set.length > 0;

async function hungAt(tx: Transaction, wallet: Address | null, lock: LockId): Promise<Hung> {
  if (lock === WEEK_LOCK) return hungThisWeek(tx, wallet);
  const [set, own, opened, inside, refusal] = await Promise.all([
    codesOf(tx, lock),
    OWN_CODES[lock] !== undefined && hasOwnCodes(tx, lock),
    hasOpened(tx, wallet, lock),
    wallet === null ? null : insideOf(tx, wallet, lock),
    lockRefusal(tx, wallet, lock),
  ]);
  return { set, own, opened, inside, refusal, week: null };
}

/** The lock of the week is tried by those who may enter the place where it hangs (EPISODE-9). */
async function hungThisWeek(tx: Transaction, wallet: Address | null): Promise<Hung> {
  const week = await lockOfWeek(tx);
  const none = { set: [], own: false, inside: null };
  if (wallet === null) return { ...none, week, opened: false, refusal: 'NO_WALLET' };
  if (week === null) return { ...none, week, opened: false, refusal: null };
  const opened = await hasRecorded(tx, wallet, weekOpening(week.episode));
  return { ...none, week, opened, refusal: await refusalAt(tx, wallet, placeOfSpot(week.at)) };
}

/** What the window of the week's lock shows; what lies behind it only those who have opened it. */
function ofWeek({ week, opened }: Hung): OfWeek | null {
  if (week === null) return null;
  const { episode, at, title, before, after, text, card } = week;
  return { episode, at, title, before, found: opened ? { after, text, card } : null };
}

/** What a lock answers of itself, whatever it was asked. */
const stateOf = (lock: LockId, counters: Counters, tally: Tally, hung: Hung) => ({
  lock,
  attempts: tally.person.count,
  retryAt: isoOf(waitOf(lock, counters, tally, hasCode(hung))),
  now: isoOf(tally.now),
  opened: hung.opened,
  codeIsSet: hasCode(hung),
  refusal: null,
  inside: hung.inside,
  ofWeek: ofWeek(hung),
});

interface Tried {
  readonly lock: LockId;
  readonly code: string;
  readonly wallet: Address;
}

/** Whether a code is that of the week, or the chapter whose code it is; null: it opens nothing. An operator's opens beside the wallet's own, and goes before it. */
async function rightOf(
  { set, own, week }: Hung,
  { lock, code, wallet }: Tried,
  { keys }: ApiDeps,
): Promise<Chapter | typeof WEEK_LOCK | null> {
  if (lock === WEEK_LOCK) return week !== null && (await sameSecret(code, week.code)) ? WEEK_LOCK : null;
  for (const one of set) {
    if (one.hash === (await lockCodeHash(lock, one.chapter, code, keys))) return one.chapter;
  }
  const isOwn = own && (await sameSecret(code, await ownLockCode(lock, wallet, keys)));
  return (isOwn ? OWN_CODES[lock] : undefined) ?? null;
}

/** Records that a right code opened a lock, and answers what it is from then on. */
async function openBy(
  tx: Transaction,
  { lock, wallet }: Tried,
  right: Chapter | typeof WEEK_LOCK,
  hung: Hung,
): Promise<Hung> {
  if (lock !== WEEK_LOCK && right !== WEEK_LOCK) {
    await recordOpening(tx, wallet, lock, right);
    if (right === OWN_CODES[lock]) await thankHelpers(tx, wallet, lock);
    return { ...hung, opened: true, inside: await insideBy(tx, wallet, lock, right) };
  }
  if (hung.week !== null) await recordFacts(tx, wallet, [weekOpening(hung.week.episode)]);
  return { ...hung, opened: true };
}

/** The locks of Arcadia (LOCK-1 to LOCK-9, LOCK-15), that of the week (EPISODE-9), and the claim of what they give (LOCK-12). */
export const locksRoutes = [
  route(
    'GET /api/locks/state',
    {
      caller: 'guest',
      about: 'What a lock knows of the wallet; of a visitor it knows nothing.',
      query: z.object({ lock: AnyLock }),
      example: { lock: 'shed' },
      answer: LockStateAnswer,
    },
    {
      async procedure({ c, deps, who }, { lock }) {
        const wallet = who?.wallet ?? null;
        const counters = wallet === null ? null : await countersOf(c, deps, wallet);
        return deps.db.transaction(wallet, async (tx) => {
          const hung = await hungAt(tx, wallet, lock);
          const { opened, inside, refusal } = hung;
          if (counters === null) {
            const now = (await clockOf(tx)).toISOString();
            const codeIsSet = hasCode(hung);
            const known = { lock, now, opened, codeIsSet, refusal, inside, ofWeek: ofWeek(hung) };
            return ok({ ...known, attempts: 0, retryAt: null });
          }
          const tally = await tallyAt(tx, lock, counters.counted);
          return ok({ ...stateOf(lock, counters, tally, hung), refusal });
        });
      },
    },
  ),

  route(
    'POST /api/locks/attempt',
    {
      caller: 'guest',
      about: 'Tries a code. It is counted by wallet, by network address and for all before it is looked at.',
      body: z.object({
        lock: AnyLock,
        code: z.string().regex(LOCK_CODE, `expected ${CODE_LENGTH} digits`),
      }),
      example: { lock: 'shed', code: '0000' },
      idempotency: 'none',
      answer: LockAttemptAnswer,
      refusals: { FORBIDDEN: 'the wallet may not enter the place that the lock is in, or stand before it' },
    },
    {
      async procedure({ c, deps, who }, { lock, code }) {
        if (who === null) return NO_ENTRY;
        const { wallet } = who;
        const tried: Tried = { lock, code, wallet };
        const counters = await countersOf(c, deps, wallet);
        const { counted } = counters;
        // Committed before the code is looked at: whatever happens afterwards, it was counted.
        const held = await deps.db.transaction(wallet, async (tx) => {
          const hung = await hungAt(tx, wallet, lock);
          if (hung.refusal !== null) return null;
          const before = await holdTally(tx, lock, counted);
          if (waitOf(lock, counters, before, hasCode(hung)) !== null)
            return { before, hung, tally: before, isLate: true };
          await countFailure(tx, lock, counted);
          return { before, hung, tally: await tallyAt(tx, lock, counted), isLate: false };
        });
        if (held === null) return NO_ENTRY;
        const { before, hung, tally, isLate } = held;
        const unchanged = stateOf(lock, counters, tally, hung);
        if (isLate) {
          deps.callMetrics.lockedOut(lock);
          return ok({ ...unchanged, outcome: 'locked-out' as const, text: 'lockedOut' as const });
        }
        const right = await rightOf(hung, tried, deps);
        return deps.db.transaction(wallet, async (tx) => {
          if (lock !== WEEK_LOCK && LOCKS[lock].keepsAttempts) {
            await keepAttempt(tx, wallet, lock, { code, success: right !== null });
          }
          if (right === null) {
            const text = stepAfter(stepsOf(lock, hasCode(hung)), tally.person.count)?.text ?? 'refused';
            return ok({ ...unchanged, outcome: 'refused' as const, text });
          }
          await takeBack(tx, lock, counted, before);
          const open = await openBy(tx, tried, right, hung);
          const state = stateOf(lock, counters, await tallyAt(tx, lock, counted), open);
          return ok({ ...state, outcome: 'opened' as const, text: 'opened' as const });
        });
      },
    },
  ),

  route(
    'POST /api/check-digital-lock-claim',
    {
      caller: 'member',
      about: 'Whether the wallet has claimed what a lock gives.',
      body: OfWallet,
      example: { walletAddress },
      owner: 'walletAddress',
      idempotency: 'none',
      answer: LockClaimAnswer,
    },
    async (tx, { wallet }, { lock }) => ok({ hasAlreadyClaimed: await hasClaimed(tx, wallet, lock) }),
  ),

  route(
    'POST /api/claim-digital-lock',
    {
      caller: 'member',
      about: 'Claims what a lock gives, with a token that nothing of it was claimed with.',
      body: OfWallet,
      example: { walletAddress },
      owner: 'walletAddress',
      limit: { calls: 10, minutes: 1 },
      answer: Done,
      refusals: {
        NOT_FOUND: 'there is nothing to claim at this lock',
        FORBIDDEN: 'the wallet has not opened the lock, or holds no token that is still good for it',
        CONFLICT: 'the wallet has claimed it',
        UNAVAILABLE: 'the chain does not answer',
        REVERTED: 'the contracts refuse to',
      },
    },
    {
      // The wallet holds its token now, and not only by what the index heard last. A claim that fails anyhow does not ask
      // the chain, which has few calls for all.
      async before({ deps: { db, source }, who: { wallet } }, { lock }) {
        const isPossible = await db.transaction(
          wallet,
          async (tx) =>
            LOCKS[lock].claim !== null &&
            (await hasOpened(tx, wallet, lock)) &&
            !(await hasClaimed(tx, wallet, lock)),
        );
        return isPossible ? readHoldings(db, source, wallet) : ok(null);
      },
      async rule(tx, { wallet }, { lock }) {
        const { claim } = LOCKS[lock];
        if (claim === null) return fail('NOT_FOUND', 'There is nothing to claim here.');
        if (!(await hasOpened(tx, wallet, lock))) return fail('FORBIDDEN', 'You have not opened this lock.');
        if (await claimLock(tx, wallet, lock, claim)) return ok({});
        return (await hasClaimed(tx, wallet, lock))
          ? fail('CONFLICT', 'You have claimed what was in here.')
          : fail('FORBIDDEN', `You need a ${TOKEN_OF[claim.holding]} that has not claimed this before.`);
      },
    },
  ),
] as const;
