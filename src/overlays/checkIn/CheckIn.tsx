import { useEffect, useState, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../../kernel/app.ts';
import { outageActor } from '../../services/online/outageActor.ts';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { GroupBox } from '../controls/panels.tsx';
import { errorDialog } from '../dialogTexts.ts';
import { UntilNext } from './UntilNext.tsx';
import { checkInMachine, type Claim, type Cooldown } from './checkInMachine.ts';
import { CHECK_IN_TEXTS as TEXTS } from './texts.ts';
import './checkIn.css';

/** The daily check-in in its four states, in each window that offers it (GUM-9). */
export function CheckIn() {
  const app = useApp();
  const { desktop } = app;
  const [machine] = useState(() => checkInMachine.provide({ actors: checkInActors(app) }));
  const [snapshot, send] = useMachine(machine);
  const { reward, nextAt, message, failed } = snapshot.context;
  const claimFailed = failed && snapshot.matches('ready');
  const checkFailed = failed && (snapshot.matches('cannotClaim') || snapshot.matches('checking'));

  useEffect(() => {
    if (claimFailed) void desktop.ask(errorDialog(TEXTS.heading, TEXTS.failed));
  }, [claimFailed, desktop]);

  const state = (): ReactNode => {
    if (checkFailed || snapshot.matches('cannotClaim')) {
      return (
        <>
          <p role="alert">{checkFailed ? TEXTS.checkFailed : (message ?? TEXTS.cannotClaim)}</p>
          <Button onClick={() => send({ type: 'user.retry' })}>{TEXTS.tryAgain}</Button>
        </>
      );
    }
    if (snapshot.matches('ready') || snapshot.matches('claiming')) {
      const claiming = snapshot.matches('claiming');
      return (
        <>
          <p role="status">{claimFailed ? TEXTS.failed : claiming ? '' : TEXTS.ready}</p>
          <Button default disabled={claiming} onClick={() => send({ type: 'user.claim' })}>
            {claiming ? TEXTS.claiming : TEXTS.claim(reward)}
          </Button>
        </>
      );
    }
    if (snapshot.matches('cooldown') && nextAt !== null) {
      return (
        <>
          <p role="status">{message}</p>
          <p>
            <UntilNext text={TEXTS.next} at={nextAt} onEnd={() => send({ type: 'system.due' })} />
          </p>
        </>
      );
    }
    return (
      <>
        <p role="status">{TEXTS.checking}</p>
        <Button disabled>{TEXTS.claim(reward)}</Button>
      </>
    );
  };

  return (
    <GroupBox title={TEXTS.heading}>
      <div className="check-in">{state()}</div>
    </GroupBox>
  );
}

/** The effects of the check-in machine. */
function checkInActors({ services }: Pick<AppContext, 'services'>) {
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
