import type { Clock } from '@shared/kernel/clock.ts';
import { store, type Readable } from '../../kernel/store.ts';

const CHECK_EVERY_MS = 1000;

/**
 * Hours and minutes as the taskbar shows them. By hand: the browser's Intl takes 20 ms to wake, 90 on a cheap phone, and
 * some put a narrow space before AM and PM that the bitmap fonts lack.
 */
export function clockTextAt(time: number): string {
  const date = new Date(time);
  const hour = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The clock's text. It is checked each second while the page is seen, and changes (which draws a frame) only with hours
 * or minutes.
 */
export function watchClock(
  clock: Clock,
  page: Pick<Document, 'hidden' | 'addEventListener'> = document,
): Readable<string> {
  const text = store(clockTextAt(clock.now()));
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => text.set(clockTextAt(clock.now()));
  function follow(): void {
    clearInterval(timer);
    if (page.hidden) return;
    look();
    timer = setInterval(look, CHECK_EVERY_MS);
  }
  page.addEventListener('visibilitychange', follow);
  follow();
  return text;
}
