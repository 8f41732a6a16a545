import { fromCallback, fromPromise } from 'xstate';
import type { AppContext } from '../../kernel/app.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import type { Claim, Cooldown } from './checkInMachine.ts';

/** The effects of the check-in machine. */
export function checkInActors({ services }: Pick<AppContext, 'services'>) {
  const { gum, online } = services;
  return {
    outage: outageActor(online),
    changes: fromCallback(({ sendBack }) =>
      gum.revision.subscribe(() => sendBack({ type: 'system.changed' })),
    ),
    check: fromPromise<Result<Cooldown>>(async ({ signal }) => {
      const answer = await gum.cooldown('daily_checkin', signal);
      if (!answer.ok) return answer;
      const { canEarn, reward, nextAt, reason } = answer.value;
      return ok({ canEarn, reward, reason, nextAt: nextAt === null ? null : Date.parse(nextAt) });
    }),
    claim: fromPromise<Result<Claim>>(async () => {
      const answer = await gum.checkIn();
      if (!answer.ok) return answer;
      return ok({ message: answer.value.message, nextAt: Date.parse(answer.value.nextAt) });
    }),
  };
}
