import type { Subject } from '../entry.ts';
import { CLUES } from './clues.ts';
import { COLLECTION } from './collection.ts';
import { DESKTOP } from './desktop.ts';
import { GAMES } from './games.ts';
import { GUM } from './gum.ts';
import { HOURS } from './hours.ts';
import { LOCKED } from './locked.ts';
import { MINE } from './mine.ts';
import { OUTSKIRTS } from './outskirts.ts';
import { SCHOOL } from './school.ts';
import { STORY } from './story.ts';
import { TOWN } from './town.ts';

/** Everything that the personas know of. */
export const SUBJECTS: readonly Subject[] = [
  ...TOWN,
  ...HOURS,
  ...OUTSKIRTS,
  ...STORY,
  ...CLUES,
  ...LOCKED,
  ...SCHOOL,
  ...COLLECTION,
  ...GUM,
  ...MINE,
  ...GAMES,
  ...DESKTOP,
];
