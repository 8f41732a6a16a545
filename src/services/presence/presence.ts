import type { PresenceAnswer } from '../../../supabase/functions/_shared/contract/town.ts';
import { HEARTBEAT_MS, whereaboutsOf } from '../../../supabase/functions/_shared/domain/presence.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { SettingsService } from '../settings/settings.ts';

/** Who is where, by location; who looks at the map is in its streets. */
export type Presence = PresenceAnswer['places'];

/**
 * Who is in town, and that the person of this page is. What others do is asked of the server while a listener is
 * subscribed; nothing is sent of a person who does not want to be seen (the setting `seenInTown`).
 */
export interface PresenceService extends Readable<Presence> {
  /**
   * The person is at a place from now on, until the answer is called. They are at one place: the one that was said last
   * of those that have not ended. A place that no location names is none: nothing is said of it.
   */
  enter(place: string): () => void;
}

export interface PresencePorts {
  readonly api: Pick<Api, 'call'>;
  readonly settings: Pick<SettingsService, 'get' | 'subscribe'>;
}

const NOBODY: Presence = {};

/** Says where the person is and hears where others are, as often as the heart beats. */
export function createPresence({ api, settings }: PresencePorts): PresenceService {
  const here = store<Presence>(NOBODY);
  const visits: { readonly place: string }[] = [];
  /** What the server was told last; null: nowhere. */
  let told: string | null = null;
  let telling: Promise<unknown> = Promise.resolve();
  let watchers = 0;
  let beating: ReturnType<typeof setInterval> | undefined;

  const placeNow = (): string | null => (settings.get().seenInTown ? (visits.at(-1)?.place ?? null) : null);

  /** An answer is not waited for: what was lost is said again by the next beat. */
  function tell(): void {
    const place = placeNow();
    if (place === null && told === null) return;
    told = place;
    telling = api.call('POST /api/town/presence', { place });
  }
  /** Not before the server has heard where the person is now, or it would show them where they were. */
  async function ask(): Promise<void> {
    await telling;
    const answer = await api.call('GET /api/town/presence', {});
    if (answer.ok && watchers > 0) here.set(answer.value.places);
  }
  function beat(): void {
    tell();
    if (watchers > 0) void ask();
  }
  /** The heart beats while there is anybody for whom it does. */
  function sync(): void {
    const isNeeded = watchers > 0 || placeNow() !== null;
    if (isNeeded && beating === undefined) beating = setInterval(beat, HEARTBEAT_MS);
    if (isNeeded || beating === undefined) return;
    clearInterval(beating);
    beating = undefined;
  }
  /** Says at once what has become another. */
  function move(): void {
    if (placeNow() !== told) tell();
    sync();
  }
  settings.subscribe(move);

  return {
    get: here.get,
    enter(place) {
      if (whereaboutsOf(place) === null) return () => undefined;
      const visit = { place };
      visits.push(visit);
      move();
      return () => {
        const index = visits.indexOf(visit);
        if (index < 0) return;
        visits.splice(index, 1);
        move();
      };
    },
    subscribe(listener) {
      const stop = here.subscribe(listener);
      watchers += 1;
      if (watchers === 1) void ask();
      sync();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        stop();
        watchers -= 1;
        if (watchers === 0) here.set(NOBODY);
        sync();
      };
    },
  };
}
