import { NEW_DAY_GRACE_MS } from '@shared/domain/system/days.ts';
import { useApp } from '../appContext.ts';
import { Countdown } from '../controls/Countdown.tsx';
import { useStore } from '../useStore.ts';

interface UntilNextProps {
  /** What comes then. */
  readonly text: string;
  /** When the server pays again: milliseconds since the epoch, on its clock. */
  readonly at: number;
  /** Called then. */
  readonly onEnd: () => void;
}

/** How long it is until the server pays again, to the second by its clock. */
export function UntilNext({ text, at, onEnd }: UntilNextProps) {
  const { services, visible } = useApp();
  const seen = useStore(visible);
  return (
    <>
      {text} <Countdown until={at} clock={services.api.serverClock} running={seen} onEnd={onEnd} />
    </>
  );
}

/** What asks the server again once its new day has surely begun. */
export const inNewDay = (again: () => void) => (): void => void setTimeout(again, NEW_DAY_GRACE_MS);
