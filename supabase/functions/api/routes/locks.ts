import type { Context } from 'hono';
import { fail, ok } from '../../_shared/kernel/result.ts';
import type { Address, EpochMs } from '../../_shared/kernel/units.ts';
import { lockCodeHash } from '../../_shared/auth/keys.ts';
import { readHoldings } from '../../_shared/chain/holdings.ts';
import type { locksRoutes } from '../../_shared/contract/locks.ts';
import {
  claimLock,
  codesOf,
  countFailure,
  hasClaimed,
  hasOpened,
  holdTally,
  keepAttempt,
  recordOpening,
  takeBack,
  tallyAt,
  type Counted,
  type LockCode,
  type Tally,
} from '../../_shared/db/locks.ts';
import type { CollectionName } from '../../_shared/domain/collection.ts';
import { LOCKS, NETWORK_STEPS, retryAt, stepAfter, type LockName } from '../../_shared/domain/locks.ts';
import { networkOf } from '../../_shared/domain/network.ts';
import type { Handlers } from '../calls.ts';
import { visitorHash } from '../cookies.ts';
import type { ApiDeps } from '../deps.ts';

const TOKEN_OF: Readonly<Record<CollectionName, string>> = { Flunks: 'Flunk', Backpack: 'Backpack' };

async function countedAs(c: Context, deps: ApiDeps, wallet: Address | null): Promise<Counted> {
  return {
    person: wallet === null ? `visitor:${await visitorHash(c, deps)}` : `wallet:${wallet}`,
    network: `network:${networkOf(await deps.clientAddress(c))}`,
  };
}

/** When the next code is taken, by the one of the two that has to wait longer; null: at once. */
function waitOf(lock: LockName, { person, network, now }: Tally): EpochMs | null {
  const waits = [retryAt(LOCKS[lock].steps, person, now), retryAt(NETWORK_STEPS, network, now)];
  return waits.reduce((latest, at) => (at !== null && at > (latest ?? now) ? at : latest), null);
}

/** What a lock answers of itself, whatever it was asked. */
const stateOf = (
  lock: LockName,
  tally: Tally,
  { opened, codeIsSet }: { opened: boolean; codeIsSet: boolean },
) => {
  const at = waitOf(lock, tally);
  return {
    lock,
    attempts: tally.person.count,
    retryAt: at === null ? null : new Date(at).toISOString(),
    now: new Date(tally.now).toISOString(),
    opened,
    codeIsSet,
  };
};

async function matching(
  codes: readonly LockCode[],
  lock: LockName,
  code: string,
  { keys }: ApiDeps,
): Promise<LockCode | null> {
  for (const one of codes) {
    if (one.hash === (await lockCodeHash(lock, one.chapter, code, keys))) return one;
  }
  return null;
}

export const locksHandlers: Handlers<typeof locksRoutes> = {
  'GET /api/locks/state': {
    async procedure({ c, deps, who }, { lock }) {
      const wallet = who?.wallet ?? null;
      const counted = await countedAs(c, deps, wallet);
      return deps.db.transaction(wallet, async (tx) => {
        const [tally, codes, opened] = await Promise.all([
          tallyAt(tx, lock, counted),
          codesOf(tx, lock),
          hasOpened(tx, wallet, lock),
        ]);
        return ok(stateOf(lock, tally, { opened, codeIsSet: codes.length > 0 }));
      });
    },
  },

  'POST /api/locks/attempt': {
    async procedure({ c, deps, who }, { lock, code }) {
      const wallet = who?.wallet ?? null;
      const counted = await countedAs(c, deps, wallet);
      // Committed before the code is looked at: whatever happens afterwards, it was counted.
      const { before, tally, codes, open, isLate } = await deps.db.transaction(wallet, async (tx) => {
        const held = await holdTally(tx, lock, counted);
        const known = {
          before: held,
          codes: await codesOf(tx, lock),
          open: await hasOpened(tx, wallet, lock),
        };
        if (waitOf(lock, held) !== null) return { ...known, tally: held, isLate: true };
        await countFailure(tx, lock, counted);
        return { ...known, tally: await tallyAt(tx, lock, counted), isLate: false };
      });
      const codeIsSet = codes.length > 0;
      if (isLate) {
        deps.callMetrics.lockedOut(lock);
        const state = stateOf(lock, tally, { opened: open, codeIsSet });
        return ok({ ...state, outcome: 'locked-out' as const, text: 'lockedOut' as const });
      }
      const found = await matching(codes, lock, code, deps);
      return deps.db.transaction(wallet, async (tx) => {
        if (wallet !== null && LOCKS[lock].keepsAttempts) {
          await keepAttempt(tx, wallet, lock, { code, success: found !== null });
        }
        if (found === null) {
          const text = stepAfter(LOCKS[lock].steps, tally.person.count)?.text ?? 'refused';
          return ok({
            ...stateOf(lock, tally, { opened: open, codeIsSet }),
            outcome: 'refused' as const,
            text,
          });
        }
        await takeBack(tx, lock, counted, before);
        if (wallet !== null) await recordOpening(tx, wallet, lock, found.chapter);
        const state = stateOf(lock, await tallyAt(tx, lock, counted), { opened: wallet !== null, codeIsSet });
        return ok({ ...state, outcome: 'opened' as const, text: 'opened' as const });
      });
    },
  },

  'POST /api/check-digital-lock-claim': async (tx, { wallet }, { lock }) =>
    ok({ hasAlreadyClaimed: await hasClaimed(tx, wallet, lock) }),

  'POST /api/claim-digital-lock': {
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
};
