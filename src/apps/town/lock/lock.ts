import { createActor, fromCallback, fromPromise, type ActorRefFrom, type EventObject } from 'xstate';
import { LOCK_IDS, LOCKS, WEEK_LOCK, type LockId } from '@shared/domain/town/locks.ts';
import { openingOf, weekOpening } from '@shared/domain/town/townEvents.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { lockMachine, type ClaimInput, type LockAnswer, type LockStatus } from './lockMachine.ts';
import { SOUNDS } from './looks.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';

/** The name of the lock that a window was opened for; null: there is none of that name. */
export const lockNamed = (params: string | undefined): LockId | null =>
  LOCK_IDS.find((name) => name === params) ?? null;

/** The lock that a window was opened for. Throws where there is none of this name. */
export const lockOf = perBody((app): ActorRefFrom<typeof lockMachine> => {
  const lock = lockNamed(app.params);
  if (lock === null) throw new RangeError(`there is no lock ${app.params ?? ''}`);
  const actor = createActor(lockMachine.provide({ actors: lockActors(app) }), {
    input: { lock },
  });
  actor.on('heard', ({ sound }) => app.sound(SOUNDS[lock][sound]));
  const open = async (): Promise<void> => {
    if (lock === WEEK_LOCK) {
      const { ofWeek } = actor.getSnapshot().context.status;
      if (ofWeek !== null) app.services.story.record(weekOpening(ofWeek.episode));
    } else {
      app.services.story.record(openingOf(lock));
      // The place leads on into the room, which lets in by what the server says now.
      if (LOCKS[lock].room !== null) await app.services.town.refresh();
    }
    app.finish('lock', 'opened');
  };
  actor.on('opened', () => void open());
  actor.start();
  app.closed.addEventListener('abort', () => actor.stop());
  return actor;
});

const momentOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** The effects of the lock machine. */
function lockActors({ services }: Pick<AppContext, 'services'>) {
  const { api, online, session } = services;

  async function hasClaimed(lock: LockId, wallet: Address | null, signal: AbortSignal) {
    if (lock === WEEK_LOCK || LOCKS[lock].claim === null || wallet === null) return ok(false);
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
    status: fromPromise<Result<LockStatus>, { readonly lock: LockId; readonly wallet: Address | null }>(
      async ({ input: { lock, wallet }, signal }) => {
        const [state, claimed] = await Promise.all([
          api.call('GET /api/locks/state', { lock }, { signal }),
          hasClaimed(lock, wallet, signal),
        ]);
        if (!state.ok) return state;
        if (!claimed.ok) return claimed;
        const { attempts, retryAt, codeIsSet, refusal, inside, ofWeek } = state.value;
        return ok({
          ...{ attempts, retryAt: momentOf(retryAt), codeIsSet, refusal, inside, ofWeek },
          claimed: claimed.value,
        });
      },
    ),
    attempt: fromPromise<Result<LockAnswer>, { readonly lock: LockId; readonly code: string }>(
      async ({ input }) => {
        const answer = await api.call('POST /api/locks/attempt', input);
        if (!answer.ok) return answer;
        const { attempts, retryAt, codeIsSet, inside, ofWeek, outcome, text } = answer.value;
        return ok({ attempts, retryAt: momentOf(retryAt), codeIsSet, inside, ofWeek, outcome, text });
      },
    ),
    claim: fromPromise<Result<null>, ClaimInput>(async ({ input: { lock, wallet, isClaimed } }) => {
      if (lock === WEEK_LOCK || LOCKS[lock].claim === null || wallet === null || isClaimed) return ok(null);
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
