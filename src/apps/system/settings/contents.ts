import type { Findable } from '../../../kernel/app.ts';
import {
  DESKTOP_TEXTS,
  NEWS_TEXTS,
  PRIVACY_TEXTS,
  SETTINGS_TEXTS,
  SYSTEM_TEXTS,
  USER_TEXTS,
} from './texts.ts';

const { pages } = SETTINGS_TEXTS;

/** The pages of Settings, and what of each is found by its name (SHELL-21): all that has a name on it (contents.test.tsx). */
export const PAGES = [
  {
    id: 'desktop',
    title: pages.desktop,
    named: pick(
      DESKTOP_TEXTS,
      'area',
      'background',
      'placement',
      'color',
      'appearance',
      'theme',
      'winner',
      'oldMonitor',
    ),
  },
  {
    id: 'system',
    title: pages.system,
    named: pick(
      SYSTEM_TEXTS,
      'start',
      'bootScreen',
      'welcome',
      'sound',
      'volume',
      'effects',
      'music',
      'mute',
      'saver',
      'motion',
      'reset',
    ),
  },
  {
    id: 'user',
    title: pages.user,
    named: pick(USER_TEXTS, 'who', 'kept', 'seenInTown', 'themes', 'computer'),
  },
  {
    id: 'news',
    title: pages.news,
    named: pick(NEWS_TEXTS, 'closed', 'what', 'quiet'),
  },
  {
    id: 'privacy',
    title: pages.privacy,
    named: pick(PRIVACY_TEXTS, 'blocked', 'reported', 'opened', 'words', 'download', 'remove'),
  },
] as const;

export type PageId = (typeof PAGES)[number]['id'];

function pick<Texts extends object, Name extends keyof Texts>(
  texts: Texts,
  ...names: readonly Name[]
): readonly Texts[Name][] {
  return names.map((name) => texts[name]);
}

export const contents: readonly Findable[] = PAGES.flatMap(({ id, title, named }) =>
  [title, ...named].map((name) => ({
    name: name.replace(/\.\.\.$/, ''),
    where: `Settings, ${title}`,
    params: id,
  })),
);
