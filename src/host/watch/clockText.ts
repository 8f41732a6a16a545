import type { Clock } from '@shared/kernel/clock.ts';
import { clockTextAt } from '../../kernel/clockText.ts';
import { store, type Readable } from '../../kernel/store.ts';

const CHECK_EVERY_MS = 1000;

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
