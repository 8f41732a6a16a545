import type { Clock } from '../../kernel/clock.ts';
import { isNight, nextTransition } from '../../../supabase/functions/_shared/domain/dayNight.ts';
import type { HourName } from './place.ts';

/** Day or night in Arcadia at the clock's time. */
export function hourNow(clock: Clock): HourName {
  return isNight(clock.now()) ? 'night' : 'day';
}

/** Calls `changed` at each change of day and night; the answer stops it. Needs no frames in between. */
export function watchHour(clock: Clock, changed: (hour: HourName) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const now = clock.now();
    const next = nextTransition(now);
    if (next === null) return;
    timer = setTimeout(() => {
      changed(hourNow(clock));
      wait();
    }, next.at - now);
  };
  wait();
  return () => clearTimeout(timer);
}
