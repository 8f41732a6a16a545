/** The pages that were here before anybody came, by their ids. */
export const PROFILE_IDS = ['the-nerds', 'the-preps', 'the-jocks', 'the-freaks', 'flunko'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

const SUFFIX = '_profile';

/** What a window is opened with to show this page (MYPLACE-3). */
export const keyOf = (id: ProfileId): string => `${id}${SUFFIX}`;

/** The page that a window was opened with; null: none of these. */
export function profileIdOf(key: string): ProfileId | null {
  return PROFILE_IDS.find((id) => keyOf(id) === key) ?? null;
}
