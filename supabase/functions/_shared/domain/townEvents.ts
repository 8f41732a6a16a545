import type { LockName } from './locks.ts';

/** The chapters of the story (STORY-1). */
export const CHAPTERS = [1, 2, 3, 4] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a person does in town that objectives count, as the page reports it (STORY-2). */
export const TOWN_EVENTS = {
  'cafeteria-door': { chapter: 1, place: 'high-school' },
  'friday-night-lights': { chapter: 2, place: 'football-field' },
} as const satisfies Readonly<Record<string, { readonly chapter: Chapter; readonly place: string }>>;
export type TownEvent = keyof typeof TOWN_EVENTS;

/** What opening a lock is recorded as, which only the server does: the chapter is that of the code. */
export const openingOf = (lock: LockName): `${LockName}-opened` => `${lock}-opened`;
