import type { Candles } from '@shared/domain/town/candles.ts';
import { watchedEvening, WATCHED_EVENING } from '@shared/domain/town/candles.ts';
import { eveningAt, recordedEvening, type Evening } from '@shared/domain/town/evening.ts';
import { epochMs, type EpochMs } from '@shared/kernel/units.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Readable } from '../../../kernel/store.ts';

/** What the window of the map is opened with that shows the recording. */
export const RECORDING = 'recording';

const minutes = (count: number, seconds = 0): number => count * 60_000 + seconds * 1_000;

/** The recording: in so many seconds it comes from one time after eight to the next. What happens at once is seen as it was. */
const REEL: readonly (readonly [seconds: number, until: number])[] = [
  [12, minutes(4)],
  [10, minutes(4, 10)],
  [44, minutes(19, 30)],
  [15, minutes(20)],
  [8, minutes(21)],
  [12, minutes(21, 30)],
  [12, minutes(29, 50)],
  [12, minutes(30, 2)],
];

/** How long the recording takes (ms). */
export const LASTS_MS = REEL.reduce((sum, [seconds]) => sum + seconds * 1_000, 0);

/** How long after eight it is where so much of the recording has been played (ms). */
export function recordedAt(playedMs: number): number {
  let [left, from] = [playedMs, 0];
  for (const [seconds, until] of REEL) {
    const lasts = seconds * 1_000;
    if (left < lasts) return from + ((until - from) * left) / lasts;
    [left, from] = [left - lasts, until];
  }
  return from;
}

/** By when on an evening the candles of the recording all burn (ms after the dark came). */
const ALL_LIT_MS = minutes(12);

/** How many of the candles burn by then, each place as early as any other. */
export function litBy(places: Candles['places'], sinceDarkMs: number): Candles['places'] {
  const share = Math.max(0, Math.min(1, sinceDarkMs / ALL_LIT_MS));
  return Object.fromEntries(
    Object.entries(places).map(([place, count]) => [place, Math.floor(count * share)]),
  );
}

export interface Recording {
  readonly evening: Evening;
  /** The time of the evening that is shown. */
  readonly at: Readable<EpochMs>;
  readonly isOver: Readable<boolean>;
  /** Plays it from the beginning. */
  again(): void;
  /** What the map sees in place of the town as it is. */
  readonly app: AppContext;
}

const STEP_MS = 125;

/** The recording that this window shows; null: it shows the town as it is, or there is none to be seen on this day (EVENING-9). */
export const recordingOf = perBody((app): Recording | null => {
  if (app.params !== RECORDING) return null;
  const { timezone } = app.services.time.config.get();
  const evening = recordedEvening(app.clock.now(), timezone);
  return evening === null ? null : play(app, evening, timezone);
});

function play(app: AppContext, evening: Evening, timezone: string): Recording {
  const { services, visible, closed } = app;
  const shown = (): EpochMs => epochMs(evening.beganAt + recordedAt(played));
  let played = 0;
  const at = store(shown());
  const [now, dark, isOver] = [store(eveningAt(at.get(), timezone)), store(false), store(false)];
  const candles = store<Candles | null>(null);

  function show(): void {
    at.set(shown());
    const then = eveningAt(at.get(), timezone);
    if (then.until !== now.get().until) now.set(then);
    dark.set(then.part === 'dark');
    const all = services.presence.candles.get();
    if (all?.evening !== evening.id) return;
    const places = litBy(all.places, at.get() - evening.darkAt);
    if (JSON.stringify(places) !== JSON.stringify(candles.get()?.places)) candles.set({ ...all, places });
  }
  const timer = setInterval(() => {
    if (!visible.get() || isOver.get()) return;
    played = Math.min(LASTS_MS, played + STEP_MS);
    show();
    if (played < LASTS_MS) return;
    isOver.set(true);
    services.story.record(WATCHED_EVENING);
    services.story.record(watchedEvening(evening.id));
  }, STEP_MS);
  // What was counted is asked for once more.
  const stop = services.presence.subscribe(() => undefined);
  closed.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
  show();
  return {
    evening,
    at,
    isOver,
    again() {
      played = 0;
      isOver.set(false);
      show();
    },
    app: {
      ...app,
      clock: { now: at.get },
      services: {
        ...services,
        time: { ...services.time, night: store(true), evening: now, dark },
        presence: { ...services.presence, candles, floodlights: store({ lit: false, switchedAt: 0 }) },
      },
    },
  };
}
