import type { Clock } from '../../kernel/clock.ts';
import { useSecondsLeft } from '../hooks.ts';

/** Hours, minutes and seconds as the spec words a countdown: 5h 4m 3s. */
export function hms(seconds: number): string {
  return `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m ${seconds % 60}s`;
}

interface CountdownProps {
  /** Milliseconds since the epoch, on `clock`. */
  readonly until: number;
  readonly clock: Clock;
  readonly running: boolean;
}

/** The time that is left, ticking each second while it is seen. Not announced each second. */
export function Countdown({ until, clock, running }: CountdownProps) {
  const seconds = useSecondsLeft(until, clock, running);
  return (
    <span className="w95-countdown" role="timer" aria-live="off">
      {hms(seconds)}
    </span>
  );
}
