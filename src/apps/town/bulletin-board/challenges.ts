import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Discovery, DiscoveryEvent } from '../../../kernel/discoveries.ts';

/** What this computer knows of a person. */
export interface Seen {
  readonly username: string | null;
  readonly settings: Pick<DesktopSettings, 'theme' | 'bootScreen' | 'unlockedThemes'>;
  /** How hidden themes are found. */
  readonly discoveries: readonly Discovery[];
}

export interface Challenge {
  readonly id: string;
  readonly title: string;
  readonly task: string;
  /** What the server pays for it; absent: nothing. */
  readonly reward?: string;
  readonly isDone: (seen: Seen) => boolean;
}

const FEW_THEMES = 5;

/** Whether this event has happened, which is known from the hidden theme that it unlocks. */
const happened =
  (event: DiscoveryEvent) =>
  ({ settings, discoveries }: Seen): boolean =>
    discoveries.some(({ themeId, on }) => on.includes(event) && settings.unlockedThemes.includes(themeId));

/** The challenges of the community, each of which this computer can see done. */
export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'name',
    title: 'Make a name for yourself',
    task: 'Get a locker at My Locker and put your username on its door.',
    isDone: ({ username }) => username !== null,
  },
  {
    id: 'attendance',
    title: 'Perfect attendance',
    task: 'Sign in on seven days in a row, and check in at My Locker while you are there.',
    reward: '5 GUM a day for signing in, 15 more for checking in',
    isDone: happened('streak-7'),
  },
  {
    id: 'hundred',
    title: 'A hundred sticks',
    task: 'Save up 100 GUM.',
    isDone: happened('gum-100'),
  },
  {
    id: 'manual',
    title: 'The last one to close the book',
    task: 'Read the Game Manual to its last page.',
    isDone: happened('manual-finished'),
  },
  {
    id: 'night',
    title: 'Night school',
    task: 'Knock at the arcade on the Town Map after eight in the evening, Central time.',
    isDone: happened('arcade-at-night'),
  },
  {
    id: 'theme',
    title: 'Redecorate',
    task: 'Choose another theme in Settings. Wear it for a while.',
    isDone: ({ settings }) => settings.theme !== DEFAULT_SETTINGS.theme,
  },
  {
    id: 'start',
    title: 'Get up on the other side',
    task: 'Let your computer start with a loading screen of your own choice.',
    isDone: ({ settings }) => settings.bootScreen !== DEFAULT_SETTINGS.bootScreen,
  },
  {
    id: 'themes',
    title: 'Lost and found',
    task: 'Find five themes that are not on the list. Settings gives a hint for each.',
    isDone: ({ settings }) => settings.unlockedThemes.length >= FEW_THEMES,
  },
];
