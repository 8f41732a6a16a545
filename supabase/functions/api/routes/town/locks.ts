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
import { lockRefusal } from '../../../_shared/db/town/town.ts';
import type { CollectionName } from '../../../_shared/domain/collection/collection.ts';
import {
  LOCKS,
  networkSteps,
  retryAt,
  stepAfter,
  STEPS_OF_ALL,
  stepsOf,
  type LockName,
  type LockoutStep,
  CODE_LENGTH,
  LOCK_CODE,
} from '../../../_shared/domain/town/locks.ts';
import { OWN_CODES } from '../../../_shared/domain/town/quarters.ts';
import { networksOf } from '../../../_shared/domain/system/network.ts';
import { NO_ENTRY } from '../../../_shared/domain/town/town.ts';
import type { Chapter } from '../../../_shared/domain/town/townEvents.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { ApiDeps } from '../../deps.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import {
  Lock,
  LockStateAnswer,
  LockAttemptAnswer,
  LockClaimAnswer,
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
  lock: LockName,
  { steps }: Counters,
  { person, crowds, now }: Tally,
  codeIsSet: boolean,
): EpochMs | null {
  const ofCrowds = [...crowds].map(([name, count]) => ({ count, steps: steps.get(name) ?? [] }));
  return retryAt(stepsOf(lock, codeIsSet), person, codeIsSet ? ofCrowds : [], now);
}

/** What a lock answers of itself, whatever it was asked. */
const stateOf = (
  lock: LockName,
  counters: Counters,
  tally: Tally,
  { opened, codeIsSet, inside }: { opened: boolean; codeIsSet: boolean; inside: Inside | null },
) => {
  const at = waitOf(lock, counters, tally, codeIsSet);
  return {
    lock,
    attempts: tally.person.count,
    retryAt: isoOf(at),
    now: isoOf(tally.now),
    opened,
    codeIsSet,
    refusal: null,
    inside,
  };
};

/** What opens a lock to a wallet: the codes of operators, and a code of its own where those are on (QUARTER-1). */
interface Codes {
  readonly set: readonly LockCode[];
  readonly own: boolean;
}

async function codesAt(tx: Transaction, lock: LockName): Promise<Codes & { readonly any: boolean }> {
  const set = await codesOf(tx, lock);
  const own = OWN_CODES[lock] !== undefined && (await hasOwnCodes(tx, lock));
  return { set, own, any: own || set.length > 0 };
}

/** The chapter whose code this is; null: of none. An operator's opens beside the wallet's own, and goes before it. */
async function chapterOf(
  { set, own }: Codes,
  { lock, code, wallet }: { readonly lock: LockName; readonly code: string; readonly wallet: Address },
  { keys }: ApiDeps,
): Promise<Chapter | null> {
  for (const one of set) {
    if (one.hash === (await lockCodeHash(lock, one.chapter, code, keys))) return one.chapter;
  }
  const isOwn = own && (await sameSecret(code, await ownLockCode(lock, wallet, keys)));
  return (isOwn ? OWN_CODES[lock] : undefined) ?? null;
}

/** The locks of Arcadia (LOCK-1 to LOCK-9, LOCK-15) and the claim of what they give (LOCK-12). */
export const locksRoutes = [
  route(
    'GET /api/locks/state',
    {
      caller: 'guest',
      about: 'What a lock knows of the wallet; of a visitor it knows nothing.',
      query: z.object({ lock: Lock }),
      example: { lock: 'shed' },
      answer: LockStateAnswer,
    },
    {
      async procedure({ c, deps, who }, { lock }) {
        const wallet = who?.wallet ?? null;
        const counters = wallet === null ? null : await countersOf(c, deps, wallet);
        return deps.db.transaction(wallet, async (tx) => {
          const [{ any: codeIsSet }, opened, inside, refusal] = await Promise.all([
            codesAt(tx, lock),
            hasOpened(tx, wallet, lock),
            wallet === null ? null : insideOf(tx, wallet, lock),
            lockRefusal(tx, wallet, lock),
          ]);
          if (counters === null) {
            const now = (await clockOf(tx)).toISOString();
            return ok({ lock, attempts: 0, retryAt: null, now, opened, codeIsSet, refusal, inside });
          }
          const tally = await tallyAt(tx, lock, counters.counted);
          return ok({ ...stateOf(lock, counters, tally, { opened, codeIsSet, inside }), refusal });
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
        lock: Lock,
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
        const counters = await countersOf(c, deps, wallet);
        const { counted } = counters;
        // Committed before the code is looked at: whatever happens afterwards, it was counted.
        const held = await deps.db.transaction(wallet, async (tx) => {
          if ((await lockRefusal(tx, wallet, lock)) !== null) return null;
          const before = await holdTally(tx, lock, counted);
          const codes = await codesAt(tx, lock);
          const [opened, inside] = [await hasOpened(tx, wallet, lock), await insideOf(tx, wallet, lock)];
          const known = { before, codes, opened, inside };
          if (waitOf(lock, counters, before, codes.any) !== null)
            return { ...known, tally: before, isLate: true };
          await countFailure(tx, lock, counted);
          return { ...known, tally: await tallyAt(tx, lock, counted), isLate: false };
        });
        if (held === null) return NO_ENTRY;
        const { before, codes, opened, inside, tally, isLate } = held;
        const codeIsSet = codes.any;
        const unchanged = stateOf(lock, counters, tally, { opened, codeIsSet, inside });
        if (isLate) {
          deps.callMetrics.lockedOut(lock);
          return ok({ ...unchanged, outcome: 'locked-out' as const, text: 'lockedOut' as const });
        }
        const found = await chapterOf(codes, { lock, code, wallet }, deps);
        return deps.db.transaction(wallet, async (tx) => {
          if (LOCKS[lock].keepsAttempts) {
            await keepAttempt(tx, wallet, lock, { code, success: found !== null });
          }
          if (found === null) {
            const text = stepAfter(stepsOf(lock, codeIsSet), tally.person.count)?.text ?? 'refused';
            return ok({ ...unchanged, outcome: 'refused' as const, text });
          }
          await takeBack(tx, lock, counted, before);
          await recordOpening(tx, wallet, lock, found);
          if (found === OWN_CODES[lock]) await thankHelpers(tx, wallet, lock);
          const state = stateOf(lock, counters, await tallyAt(tx, lock, counted), {
            opened: true,
            codeIsSet,
            inside: await insideBy(tx, wallet, lock, found),
          });
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
