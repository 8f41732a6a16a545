import type { Clock, CorrectedClock } from '@shared/kernel/clock.ts';
import { epochMs, type EpochMs } from '@shared/kernel/units.ts';

/** A Date header has whole seconds: so much later (ms) it may have been. */
const HEADER_STEP_MS = 1_000;

/** How far the server's clock is ahead of the page's own, by what is known: between these two (ms). */
interface Ahead {
  readonly least: number;
  readonly most: number;
}

/** The server's clock, followed by the Date header of its answers. */
export interface ServerClock extends Clock {
  /** A call begins. The answer takes the headers of what it is answered. */
  calls(): (headers: Pick<Headers, 'get'>) => void;
}

/**
 * Follows the server's clock. One answer tells it within a second and the time that the call took; several tell it closer,
 * as each begins in another part of a second. What is told is changed only where that proves it wrong, and then to the latest
 * that is proven, so that a countdown does not end before the server says so.
 *
 * @param clock is put right itself where it can be
 */
export function followServerClock(clock: Clock & Partial<Pick<CorrectedClock, 'correct'>>): ServerClock {
  let ahead = 0;
  let known: Ahead = { least: -Infinity, most: Infinity };

  const own = (): number => clock.now() - (clock.correct === undefined ? 0 : ahead);
  function hear(next: Ahead): void {
    const both = { least: Math.max(known.least, next.least), most: Math.min(known.most, next.most) };
    // One of the clocks was set.
    known = both.least > both.most ? next : both;
    if (ahead >= known.least && ahead <= known.most) return;
    const later = known.least - ahead;
    ahead = known.least;
    clock.correct?.(later);
  }
  return {
    now: (): EpochMs => epochMs(own() + ahead),
    calls() {
      const sentAt = own();
      return (headers) => {
        const told = Date.parse(headers.get('date') ?? '');
        // What a cache kept says when it was kept.
        if (Number.isNaN(told) || headers.get('age') !== null) return;
        hear({ least: told - own(), most: told + HEADER_STEP_MS - sentAt });
      };
    },
  };
}
