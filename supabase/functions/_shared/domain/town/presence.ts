import type { Random } from '../../kernel/clock.ts';
import { locationOf, LOCATION_IDS, type LocationId } from './town.ts';

/** Where a person is who looks at the map. No right is needed to be there. */
export const STREETS = 'streets';

/** What presence is counted by: the locations of the map, and its streets. */
export const WHEREABOUTS = [STREETS, ...LOCATION_IDS] as const;
export type Whereabouts = typeof STREETS | LocationId;

/** The topic of Realtime of those who are at a location (PRESENCE-6). */
export const locationTopic = (at: LocationId): string => `place:${at}`;

/**
 * So many people at a location meet by its channel. Where there are more they do not, until there are fewer than the second
 * number (PRESENCE-9): six are shown of any number, and each who comes or goes would be a message to all.
 */
export const MEETING = { most: 24, again: 18 };

/** A person waves at most once in this time (ms), the budget of hosted Realtime. */
export const WAVE_EVERY_MS = 3_000;

/** How often a page says where its person is (ms): after a time between these two, so that pages do not beat together. */
export const HEARTBEAT_MS = { least: 60_000, most: 120_000 } as const;

/** In how long a page says again where its person is (ms). */
export const nextHeartbeatMs = (random: Random): number =>
  HEARTBEAT_MS.least + random() * (HEARTBEAT_MS.most - HEARTBEAT_MS.least);

/** How often at most a page says that its person is somewhere else (ms); of several places the last is said. */
export const TELL_EVERY_MS = 5_000;

/** A person whose page was silent for this long is gone (s): one heartbeat may be lost. */
export const PRESENT_FOR = 240;

/** For so long (s) all are answered the same snapshot of the town; then the next caller writes a new one. */
export const SNAPSHOT_FOR = 5;

/** A snapshot that is older than this (s) is answered to no caller: all wait for the new one. */
export const SNAPSHOT_USABLE_FOR = 30;

/** How many of one network address are counted at most; a school shares one. */
export const MOST_OF_A_NETWORK = 60;

/** How many faces are shown at one location. */
export const FACES_SHOWN = 6;

/** What a place is counted as; null: there is no such place. */
export function whereaboutsOf(place: string): Whereabouts | null {
  if (place === STREETS) return STREETS;
  const location = locationOf(place);
  return LOCATION_IDS.find((id) => id === location?.id) ?? null;
}

/** What is shown of those at one place: how many, and the faces of some who have a profile. */
export interface ShownAt {
  readonly count: number;
  readonly faces: { username: string; profile_icon: string | null }[];
}

/** Where a person was until now, in each of their browsers, and where they are; null: nowhere that others may know. */
export interface Move {
  readonly from: readonly Whereabouts[];
  readonly to: Whereabouts | null;
}

/**
 * Who is where, for a person who has moved since that was written: they are not shown to themselves where they were,
 * and count where they are. Where their face is shown they were counted, whatever is known of them by now.
 *
 * @param username what the person is called; null: they have no profile
 */
export function withMove(
  places: Readonly<Partial<Record<Whereabouts, ShownAt>>>,
  { from, to }: Move,
  username: string | null,
): Partial<Record<Whereabouts, ShownAt>> {
  const isShownAt = (place: Whereabouts): boolean =>
    places[place]?.faces.some((face) => face.username === username) ?? false;
  const shownAt = WHEREABOUTS.filter(isShownAt);
  const left = shownAt.length > 0 ? shownAt : from;
  const moved = WHEREABOUTS.map((place): [Whereabouts, ShownAt] => {
    let { count, faces } = places[place] ?? { count: 0, faces: [] };
    if (left.includes(place)) {
      faces = faces.filter((face) => face.username !== username);
      count = Math.max(count - 1, faces.length);
    }
    return [place, { count: count + Number(place === to), faces }];
  });
  return Object.fromEntries(moved.filter(([, { count }]) => count > 0));
}
