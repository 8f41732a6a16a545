import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { clockInChicago } from '../system/chicagoTime.ts';
import { scatter, skyAt, type Sky } from '../town/weather.ts';
import type { SONGS } from './myPlace.ts';
import { readProfileIcon } from './profileIcon.ts';

/** The steps to a page of one's own, in their order (MYPLACE-11). */
export const PAGE_STEPS = ['mood', 'song', 'picture', 'words'] as const;
export type PageStep = (typeof PAGE_STEPS)[number];

/** What tells which steps are done. */
interface Standing {
  readonly mood: string;
  readonly song: string | null;
  readonly profile_icon: string;
  readonly about: string;
  readonly bio: string;
}

/** Whether the owner of a page has done a step. A drawn character is a picture of one's own as well as a Flunk is. */
export function isStepDone(step: PageStep, page: Standing): boolean {
  switch (step) {
    case 'mood':
      return page.mood !== '';
    case 'song':
      return page.song !== null;
    case 'picture': {
      const icon = readProfileIcon(page.profile_icon);
      return icon?.kind === 'token' || icon?.kind === 'drawn';
    }
    case 'words':
      return page.about !== '' || page.bio !== '';
  }
}

/** What the owner of a page did, or what others did for them, newest first. */
export interface PageActs {
  readonly works: readonly { readonly created_at: string }[];
  readonly signatures: readonly { readonly created_at: string }[];
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const SKIES: Readonly<Record<Sky, readonly [day: string, night: string]>> = {
  clear: ['sun in my eyes', 'up late, counting stars'],
  clouds: ['under the clouds', 'awake and no moon'],
  rain: ['watching the rain', 'rain on the roof, wide awake'],
};

/** How a weekday before noon and after it feels at school; on other days there is none. */
const AT_SCHOOL = ['first bell, no breakfast', 'one bell from freedom'] as const;
const SCHOOL_BEGINS = 7;
const NOON = 12;
const SCHOOL_ENDS = 15;

/**
 * The mood that a day suggests: by what the person did on it, else by its hour, its night and its sky (MYPLACE-11). At
 * most 60 letters.
 *
 * @param isNight by the hours in force (domain/town/dayNight.ts)
 */
export function moodFor(at: EpochMs, isNight: boolean, { works, signatures }: PageActs): string {
  const now = clockInChicago(at);
  const weekday = WEEKDAYS[now.getUTCDay()] ?? '';
  const isToday = (act: { readonly created_at: string } | undefined): boolean =>
    act !== undefined && dayOf(epochMs(Date.parse(act.created_at))) === dayOf(at);
  if (isToday(works[0])) return `${weekday}: ink on my hands`;
  if (isToday(signatures[0])) return `${weekday}: my Yearbook got signed`;
  const hour = now.getUTCHours();
  const isSchoolDay = weekday !== 'Saturday' && weekday !== 'Sunday';
  if (!isNight && isSchoolDay && hour >= SCHOOL_BEGINS && hour < SCHOOL_ENDS) {
    return `${weekday}: ${AT_SCHOOL[hour < NOON ? 0 : 1]}`;
  }
  return `${weekday}: ${SKIES[skyAt(at)][isNight ? 1 : 0]}`;
}

/** The calendar day in Arcadia. */
const dayOf = (at: EpochMs): number => Math.floor(clockInChicago(at).getTime() / DAY_MS);

const DAY_MS = 86_400_000;

type Song = (typeof SONGS)[number];

/** The tunes of a page that the Radio plays too. */
export const RADIO_SONGS = ['garage', 'room-between', 'two-step'] as const satisfies readonly Song[];

/** The song that a day suggests: one of the Radio's, the same all day. */
export const songFor = (at: EpochMs): Song =>
  RADIO_SONGS[Math.floor(scatter(dayOf(at), 5) * RADIO_SONGS.length)] ?? RADIO_SONGS[0];

/** First words of a page, by its name and what its owner has to show. */
export function wordsFor(username: string, { works, signatures }: PageActs): string {
  const more =
    works.length > 0
      ? 'I make things and pin them to the wall.'
      : signatures.length > 0
        ? 'People have signed my Yearbook, so it is official.'
        : 'Leave a comment, I read them all.';
  return `Hi, I am ${username}. Welcome to my corner of Arcadia. ${more}`;
}
