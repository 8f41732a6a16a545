import { useEffect, useEffectEvent } from 'react';
import type { Clock } from '@shared/kernel/clock.ts';
import { useSecondsLeft } from '../hooks.ts';

/** Hours, minutes and seconds of a countdown, such as 5h 4m 3s (SHELL-18). */
export function hms(seconds: number): string {
  return `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m ${seconds % 60}s`;
}

interface CountdownProps {
  /** Milliseconds since the epoch, on `clock`. */
  readonly until: number;
  readonly clock: Clock;
  readonly running: boolean;
  /** Called when nothing is left, while it runs. */
  readonly onEnd: () => void;
}

/** The remaining time, updated each second while it is visible. Screen readers are not told each second. */
export function Countdown({ until, clock, running, onEnd }: CountdownProps) {
  const seconds = useSecondsLeft(until, clock, running);
  const ended = running && seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  return (
    <span className="w95-countdown" role="timer" aria-live="off">
      {hms(seconds)}
    </span>
  );
}
