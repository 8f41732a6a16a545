import { locationOf, LOCATION_IDS, type LocationId } from './town.ts';

/** Where a person is who looks at the map. No right is needed to be there. */
export const STREETS = 'streets';

/** What presence is counted by: the locations of the map, and its streets. */
export const WHEREABOUTS = [STREETS, ...LOCATION_IDS] as const;
export type Whereabouts = typeof STREETS | LocationId;

/** The topic of Realtime of those who are at a location (PRESENCE-6). */
export const locationTopic = (at: LocationId): string => `place:${at}`;

/** A person waves at most once in this time (ms), the budget of hosted Realtime. */
export const WAVE_EVERY_MS = 3_000;

/** How often a page says where its person is (ms). */
export const HEARTBEAT_MS = 30_000;

/** How often at most a page says that its person is somewhere else (ms); of several places the last is said. */
export const TELL_EVERY_MS = 5_000;

/** A person whose page was silent for this long is gone (s): one heartbeat may be lost. */
export const PRESENT_FOR = 75;

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
