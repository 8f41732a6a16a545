import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { endOfWeek, weekOf } from '@shared/domain/making/themes.ts';
import { workPreviewPath } from '@shared/domain/making/works.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import type { Readable, Writable } from '../../kernel/store.ts';
import type { Api } from '../../services/api/api.ts';

/** How long after the end of a week its votes are counted at the latest (ms). */
const COUNTED_MS = 15 * 60_000;

/**
 * Keeps in `winner` the picture that won the wall's theme, on the day after its week, while the person agrees (WEEK-5). One
 * question is asked then and one after each week; between them a timer waits and nothing is drawn.
 */
export function watchWinner(
  api: Pick<Api, 'call'>,
  settings: Readable<DesktopSettings>,
  winner: Writable<string | null>,
): void {
  let found: string | null = null;
  let isAsked = false;
  const show = (): void => {
    const agrees = settings.get().winnerOnDesktop;
    if (agrees && !isAsked) {
      isAsked = true;
      void ask();
    }
    const next = agrees ? found : null;
    if (next !== winner.get()) winner.set(next);
  };
  async function ask(): Promise<void> {
    const answer = await api.call('GET /api/themes/winner', {});
    const won = answer.ok ? answer.value.winner : null;
    found = won === null ? null : workPreviewPath(won.work);
    show();
    // The real time, as the server has it, whatever `?now=` shows.
    const now = systemClock.now();
    const next = won === null ? endOfWeek(weekOf(now)) + COUNTED_MS : Date.parse(won.until);
    setTimeout(() => void ask(), Math.max(COUNTED_MS, next - now));
  }
  settings.subscribe(show);
  show();
}
