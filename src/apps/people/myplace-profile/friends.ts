import type { ProfileId } from './pages.ts';

/** The friends who have a page, by what they are called on others' pages. */
const PAGES: Readonly<Record<string, ProfileId | undefined>> = {
  Flunko: 'flunko',
  'My Geek': 'the-nerds',
  'My Jock': 'the-jocks',
  'My Prep': 'the-preps',
  'My Freak': 'the-freaks',
};

/** The page that a press on this friend leads to, whatever the person holds; null: they have none. */
export const pageOf = (friend: string): ProfileId | null => PAGES[friend] ?? null;
