import type { Floodlights, PresenceAnswer } from '@shared/contract/town/town.ts';
import {
  nextHeartbeatMs,
  TELL_EVERY_MS,
  whereaboutsOf,
  type Whereabouts,
} from '@shared/domain/town/presence.ts';
import type { Random } from '@shared/kernel/clock.ts';
import type { Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import { keepCandles } from './candles.ts';
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
   * of those that have not ended. A place that no location names is none: nothing is said of it. A room counts as its
   * location, so that nothing new is said of a person who walks from room to room.
   */
  enter(place: string): () => void;
  /** Where the person is, whether others may know it or not; null: nowhere in town. */
  readonly whereabouts: Readable<Whereabouts | null>;
  /** The floodlights of the football field, as the server said last. */
  readonly floodlights: Readable<Floodlights>;
  /** Takes what the server says of them; what is older than what is known counts for nothing. */
  hear(floodlights: Floodlights): void;
  /** The candles of the evening that began last (EVENING-6), as the answers say that tell who is where; null: none are known. */
  readonly candles: Readable<PresenceAnswer['candles']>;
  /** Lights the person's candle of the evening at a place; false: theirs burns already. */
  light(place: string): Promise<Result<boolean>>;
}

export interface PresencePorts {
  readonly api: Pick<Api, 'call'>;
  readonly settings: Pick<SettingsService, 'get' | 'subscribe'>;
  /** Spreads the beats of many pages. */
  readonly random: Random;
  /** Whether the power of the town is out. */
  readonly dark: Readable<boolean>;
}

const NOBODY: Presence = {};

/**
 * Says where the person is and hears in the answer where others are, as often as the heart beats. Of a person who hurries
 * from one location to another it says only every few seconds where they are by then (PRESENCE-1). Those of whom nothing is
 * said ask where others are.
 */
export function createPresence({ api, settings, random, dark }: PresencePorts): PresenceService {
  const here = store<Presence>(NOBODY);
  const { floodlights, hear } = keepFloodlights();
  const { candles, light, ...counting } = keepCandles({
    ...{ api, random, dark },
    isWatched: () => watchers.areThere(),
    ask: () => void ask(),
  });
  const whereabouts = store<Whereabouts | null>(null);
  const visits = keepVisits(() => move());
  /** What the server was told last; null: nowhere. */
  let told: Whereabouts | null = null;
  /** How many calls were made: of several under way the answer of the newest counts. */
  let calls = 0;
  let isTelling = false;
  /** Runs while it is too soon to say another place. */
  let resting: ReturnType<typeof setTimeout> | undefined;

  const placeNow = (): Whereabouts | null => (settings.get().seenInTown ? whereabouts.get() : null);

  /** What was lost is said again by the next beat. */
  function tell(): void {
    const place = placeNow();
    if (place === null && told === null) return;
    told = place;
    void say(place);
    clearTimeout(resting);
    resting = setTimeout(catchUp, TELL_EVERY_MS);
    heart.restart();
  }
  async function say(place: Whereabouts | null): Promise<void> {
    const mine = (calls += 1);
    isTelling = true;
    const answer = await api.call('POST /api/town/presence', { place });
    if (mine !== calls) return;
    isTelling = false;
    // A server of the version before, during a deploy, does not say who is where.
    if (answer.ok && 'places' in answer.value) take(answer.value);
    // A person who may not be there, or is one too many of their network, sees the others all the same.
    else if (answer.ok || answer.error.code === 'FORBIDDEN' || answer.error.code === 'RATE_LIMITED')
      void ask();
  }
  /** Says where the person has gone since the last time. */
  function catchUp(): void {
    resting = undefined;
    if (placeNow() !== told) tell();
  }
  /** Asks only where no answer comes that says it anyhow. */
  async function ask(): Promise<void> {
    if (!watchers.areThere() || isTelling || placeNow() !== told) return;
    const mine = (calls += 1);
    const answer = await api.call('GET /api/town/presence', {});
    if (mine === calls && answer.ok) take(answer.value);
  }
  function take(said: PresenceAnswer): void {
    if (!watchers.areThere()) return;
    here.set(said.places);
    hear(said.floodlights);
    // A server of the version before, during a deploy, knows of none.
    if ('candles' in said) counting.hear(said.candles);
  }
  const heart = keepBeating(random, {
    isNeeded: () => watchers.areThere() || placeNow() !== null,
    onBeat: () => (placeNow() === null ? void ask() : tell()),
  });
  /** Says what has become another: at once that the person is gone, and in its turn where else they are. */
  function move(): void {
    whereabouts.set(visits.last());
    const place = placeNow();
    if (place !== told && (place === null || resting === undefined)) tell();
    heart.sync();
  }
  settings.subscribe(move);
  const watchers = keepWatchers({
    onFirst: () => void ask(),
    onLast: () => here.set(NOBODY),
    onChange() {
      heart.sync();
      counting.sync();
    },
  });

  return {
    get: here.get,
    whereabouts,
    floodlights,
    hear,
    light,
    enter: visits.enter,
    subscribe: (listener) => watchers.add(here.subscribe(listener)),
    candles,
  };
}

/** Counts those who want to know what others do. */
function keepWatchers(told: Readonly<Record<'onFirst' | 'onLast' | 'onChange', () => void>>) {
  let count = 0;
  return {
    areThere: () => count > 0,
    /** One more, until the answer is called, which calls `stop` too. */
    add(stop: () => void): () => void {
      count += 1;
      if (count === 1) told.onFirst();
      told.onChange();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        stop();
        count -= 1;
        if (count === 0) told.onLast();
        told.onChange();
      };
    },
  };
}

/** The floodlights as they were switched last: what is older than what is known counts for nothing. */
function keepFloodlights() {
  const floodlights = store<Floodlights>({ lit: false, switchedAt: 0 });
  return {
    floodlights,
    hear(said: Floodlights): void {
      const { lit, switchedAt } = floodlights.get();
      const isNew = said.switchedAt > switchedAt || (said.switchedAt === switchedAt && said.lit !== lit);
      if (isNew) floodlights.set(said);
    },
  };
}

/** Beats while it is needed, each time after a while that chance decides. */
function keepBeating(
  random: Random,
  { isNeeded, onBeat }: { readonly isNeeded: () => boolean; readonly onBeat: () => void },
) {
  let beating: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(beating);
    beating = undefined;
  }
  function beat(): void {
    beating = undefined;
    onBeat();
    sync();
  }
  function sync(): void {
    if (isNeeded()) beating ??= setTimeout(beat, nextHeartbeatMs(random));
    else stop();
  }
  return {
    sync,
    /** The next beat comes as if one had come now. */
    restart(): void {
      stop();
      sync();
    },
  };
}

/** Where the person is in their windows: the place that was entered last of those that they have not left. */
function keepVisits(onChange: () => void) {
  const visits: { readonly at: Whereabouts }[] = [];
  return {
    last: (): Whereabouts | null => visits.at(-1)?.at ?? null,
    enter(place: string): () => void {
      const at = whereaboutsOf(place);
      if (at === null) return () => undefined;
      const visit = { at };
      visits.push(visit);
      onChange();
      return () => {
        const index = visits.indexOf(visit);
        if (index < 0) return;
        visits.splice(index, 1);
        onChange();
      };
    },
  };
}
