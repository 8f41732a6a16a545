import type { Clock } from '../kernel/clock.ts';
import { store, type Readable } from '../kernel/store.ts';

const CHECK_EVERY_MS = 1000;

/** Hours and minutes as the taskbar shows them. */
export function clockTextAt(time: number): string {
  const text = new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  // Some browsers put a narrow no-break space before AM and PM, which the bitmap fonts lack.
  return text.replace('\u202f', ' ');
}

/** The clock's text. It is checked each second, and changes (which draws a frame) only with hours or minutes. */
export function watchClock(clock: Clock): Readable<string> {
  const text = store(clockTextAt(clock.now()));
  setInterval(() => text.set(clockTextAt(clock.now())), CHECK_EVERY_MS);
  return text;
}
