import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { useSecondsLeft } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { TEXTS } from './texts.ts';
import type { Tracker } from './useTracker.ts';
import styles from './fund.module.css';

/** How long after an answer the chain is asked again (ms, FUND-4). */
const EVERY_MS = 30_000;

/** Asks again at a press, and by itself while that is wanted and the window is seen. */
export function RefreshBar({ answer, busy, settledAt, again }: Tracker) {
  const isVisible = useStore(useApp().visible);
  const [isAuto, setIsAuto] = useState(false);
  return (
    <div className={styles.fundRefresh}>
      <Button disabled={busy} onClick={again}>
        {TEXTS.refresh}
      </Button>
      <Checkbox checked={isAuto} disabled={answer === null} onCheck={setIsAuto}>
        {TEXTS.autoRefresh}
      </Checkbox>
      {busy ? (
        <span role="status">{TEXTS.loading}</span>
      ) : (
        isAuto &&
        settledAt !== null && <Next until={settledAt + EVERY_MS} running={isVisible} onEnd={again} />
      )}
    </div>
  );
}

interface NextProps {
  /** Milliseconds since the epoch, on the app's clock. */
  readonly until: number;
  readonly running: boolean;
  readonly onEnd: () => void;
}

/** The seconds until the next question, which are counted only while the window is seen. */
function Next({ until, running, onEnd }: NextProps) {
  const seconds = useSecondsLeft(until, useApp().clock, running);
  const isOver = running && seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <span role="timer" aria-live="off">
      {TEXTS.next(seconds)}
    </span>
  );
}
