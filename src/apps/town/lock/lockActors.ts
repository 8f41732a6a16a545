import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { LOCKS, type LockName } from '@shared/domain/town/locks.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import type { ClaimInput, LockAnswer, LockStatus } from './lockMachine.ts';

const momentOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** The effects of the lock machine. */
export function lockActors({ services }: Pick<AppContext, 'services'>) {
  const { api, online, session } = services;

  async function hasClaimed(lock: LockName, wallet: Address | null, signal: AbortSignal) {
    if (LOCKS[lock].claim === null || wallet === null) return ok(false);
    const answer = await api.call(
      'POST /api/check-digital-lock-claim',
      { walletAddress: wallet, lock },
      { signal },
    );
    return answer.ok ? ok(answer.value.hasAlreadyClaimed) : answer;
  }

  return {
    outage: outageActor(online),
    world: walletActor(session, () => () => undefined),
    status: fromPromise<Result<LockStatus>, { readonly lock: LockName; readonly wallet: Address | null }>(
      async ({ input: { lock, wallet }, signal }) => {
        const [state, claimed] = await Promise.all([
          api.call('GET /api/locks/state', { lock }, { signal }),
          hasClaimed(lock, wallet, signal),
        ]);
        if (!state.ok) return state;
        if (!claimed.ok) return claimed;
        const { attempts, retryAt, codeIsSet, refusal, inside } = state.value;
        return ok({
          ...{ attempts, retryAt: momentOf(retryAt), codeIsSet, refusal, inside },
          claimed: claimed.value,
        });
      },
    ),
    attempt: fromPromise<Result<LockAnswer>, { readonly lock: LockName; readonly code: string }>(
      async ({ input }) => {
        const answer = await api.call('POST /api/locks/attempt', input);
        if (!answer.ok) return answer;
        const { attempts, retryAt, codeIsSet, inside, outcome, text } = answer.value;
        return ok({ attempts, retryAt: momentOf(retryAt), codeIsSet, inside, outcome, text });
      },
    ),
    claim: fromPromise<Result<null>, ClaimInput>(async ({ input: { lock, wallet, isClaimed } }) => {
      if (LOCKS[lock].claim === null || wallet === null || isClaimed) return ok(null);
      const answer = await api.call('POST /api/claim-digital-lock', { walletAddress: wallet, lock });
      // Another tab of the wallet has claimed it meanwhile.
      return answer.ok || answer.error.code === 'CONFLICT' ? ok(null) : answer;
    }),
    lockout: fromCallback<EventObject, { readonly until: number }>(({ input, sendBack }) => {
      const timer = setTimeout(
        () => sendBack({ type: 'system.over' }),
        Math.max(0, input.until - api.serverClock.now()),
      );
      return () => clearTimeout(timer);
    }),
  };
}
