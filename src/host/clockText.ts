import type { Clock } from '../kernel/clock.ts';
import { store, type Readable } from '../kernel/store.ts';

const CHECK_EVERY_MS = 1000;

/** Hours and minutes as the taskbar shows them. */
export function clockTextAt(time: number): string {
  const text = new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  // Some browsers part AM and PM by a narrow space, which no bitmap font of 1995 has.
  return text.replace('\u202f', ' ');
}

/** The clock's text: looked at each second, changed (and so drawn) only when hours or minutes do. */
export function watchClock(clock: Clock): Readable<string> {
  const text = store(clockTextAt(clock.now()));
  setInterval(() => text.set(clockTextAt(clock.now())), CHECK_EVERY_MS);
  return text;
}
