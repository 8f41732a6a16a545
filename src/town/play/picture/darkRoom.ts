import type { AppContext } from '../../../kernel/app.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import { holdUntil, type Hold } from '../../../engine/assets/texture.ts';
import type { DarkRoom } from '../place.ts';
import type { OtherLook } from './placePicture.ts';

/** The part of the minutes before the dark in which pictures are fetched: not everybody asks in the same second. */
const FETCHED_WITHIN = 0.8;

/** The look of its own that a place has while the power is out. */
export interface OwnDark {
  /** Null: the power is on, the place has no such look, or that has not come. */
  readonly look: Readable<OtherLook | null>;
  destroy(): void;
}

/** Fetches the look of a place without power in the minutes before the lights go out, or at once where they are out, and shows it until they are back. */
export function createDarkRoom(
  { services: { time }, clock, random, closed }: AppContext,
  place: string,
  room: DarkRoom | undefined,
  hold: (closed: AbortSignal) => Pick<Hold, 'bundle'> = holdUntil,
): OwnDark {
  const look = store<OtherLook | null>(null);
  if (room === undefined) return { look, destroy: () => undefined };
  const life = new AbortController();
  const pictures = hold(AbortSignal.any([life.signal, closed]));
  let fetched: OtherLook | null = null;
  let isOnTheWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = (): void => look.set(time.dark.get() ? fetched : null);
  async function fetch({ load }: DarkRoom): Promise<void> {
    if (isOnTheWay || fetched !== null) return;
    isOnTheWay = true;
    try {
      const bundle = await load();
      const dark = bundle.places[place]?.dark;
      const art = await pictures.bundle(bundle);
      if (dark !== undefined && !life.signal.aborted) fetched = { look: dark, art };
    } catch {
      // The person has their candle. What did not come is asked for again when the lights go out.
    }
    isOnTheWay = false;
    turn();
  }
  function follow(): void {
    turn();
    clearTimeout(timer);
    const { part, darkAt } = time.evening.get();
    if (room === undefined || part === 'ordinary') return;
    const wait = part === 'tape' ? Math.max(0, darkAt - clock.now()) * random() * FETCHED_WITHIN : 0;
    timer = setTimeout(() => void fetch(room), wait);
  }
  const stops = [time.evening, time.dark].map((changing) => changing.subscribe(follow));
  follow();
  return {
    look,
    destroy() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      life.abort();
    },
  };
}
