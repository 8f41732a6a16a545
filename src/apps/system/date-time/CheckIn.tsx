import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Countdown } from '../../../overlays/controls/Countdown.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { DATE_TIME_TEXTS as TEXTS } from './texts.ts';
import { NEW_DAY_GRACE_MS } from '@shared/domain/system/days.ts';

/** Shows a student when the next daily check-in is, and offers a guest to sign in. */
export function CheckIn() {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  if (wallet !== null) return <NextCheckIn key={wallet} />;
  return (
    <>
      <p>{TEXTS.guest}</p>
      <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
    </>
  );
}

/** Only the server knows when it is (GUM-9); the Gum Center is where it is claimed. */
function NextCheckIn() {
  const { services, desktop, visible } = useApp();
  const { gum, api } = services;
  const revision = useStore(gum.revision);
  const seen = useStore(visible);
  const { value, failure, again } = useLoaded(
    (signal) => gum.cooldown('daily_checkin', signal),
    [gum, revision],
  );
  if (value === null) return <p role="status">{failure === null ? TEXTS.asking : TEXTS.unknown}</p>;
  if (value.canEarn || value.nextAt === null) {
    return (
      <>
        <p role="status">{value.canEarn ? TEXTS.ready : value.reason}</p>
        <Button onClick={() => desktop.openFor('gum')}>{TEXTS.center}</Button>
      </>
    );
  }
  return (
    <p>
      {TEXTS.nextIn}{' '}
      <Countdown
        until={Date.parse(value.nextAt)}
        clock={api.serverClock}
        running={seen}
        onEnd={() => setTimeout(again, NEW_DAY_GRACE_MS)}
      />
    </p>
  );
}
