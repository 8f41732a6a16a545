import type { TownWeek } from '@shared/contract/town/week.ts';
import { systemClock, type Clock } from '@shared/kernel/clock.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';

/** What the town tells this week. */
export interface WeekService extends Readable<TownWeek | null> {
  /** Shows an episode in this window alone, as if the town told it; null ends that (EPISODE-6). */
  preview(episode: TownWeek['episode']): void;
  /** What is shown so; null: nothing. To follow it asks the server nothing. */
  readonly previewed: Readable<TownWeek['episode']>;
}

interface WeekPorts {
  readonly api: Pick<Api, 'call'>;
  /** The clock of the server's answers, which no parameter moves. */
  readonly clock: Clock;
  /** In [0, 1). */
  readonly random: () => number;
}

/** For how long an answer is shown, unless it says that it changes before, and when one that did not come is asked for again (ms). */
const AGAIN_MS = 600_000;
const RETRY_MS = 60_000;
/** Pages that wait for one moment ask within so many milliseconds after it. */
const SPREAD_MS = 120_000;

/** Asks what the town tells while anything shows it, and again when it changes (EPISODE-3). */
export function createWeek({ api, clock, random }: WeekPorts): WeekService {
  const answered = store<TownWeek | null>(null);
  const shown = store<TownWeek | null>(null);
  const previewed = store<TownWeek['episode']>(null);
  let watchers = 0;
  /** When it is to be asked for next, by the clock. */
  let dueAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const week = answered.get();
    const episode = previewed.get();
    shown.set(week === null || episode === null ? week : { ...week, episode });
  }
  function wait(): void {
    clearTimeout(timer);
    if (watchers > 0) timer = setTimeout(() => void ask(), Math.max(0, dueAt - clock.now()));
  }
  async function ask(): Promise<void> {
    dueAt = clock.now() + RETRY_MS;
    const answer = await api.call('GET /api/town/week', {});
    if (answer.ok) {
      answered.set(answer.value);
      show();
      const now = clock.now();
      const changesAt = Math.max(now, Date.parse(answer.value.changes_at));
      dueAt = Math.min(changesAt, now + AGAIN_MS) + random() * SPREAD_MS;
    }
    wait();
  }
  return {
    get: shown.get,
    subscribe(listener) {
      const stop = shown.subscribe(listener);
      watchers += 1;
      if (watchers === 1) wait();
      return () => {
        stop();
        watchers -= 1;
        if (watchers === 0) clearTimeout(timer);
      };
    },
    previewed,
    preview(episode) {
      previewed.set(episode);
      show();
    },
  };
}

const weeks = new WeakMap<object, WeekService>();

/** The one week of a desktop. It comes with what shows it, and asks nothing before. */
export function weekOf({ api }: { readonly api: Pick<Api, 'call'> }): WeekService {
  const known = weeks.get(api);
  if (known !== undefined) return known;
  const made = createWeek({ api, clock: systemClock, random: Math.random });
  weeks.set(api, made);
  return made;
}
