import type { Talk } from '../../entry.ts';
import { CASE } from './case.ts';
import { HOME } from './home.ts';
import { OUTDOORS } from './outdoors.ts';
import { SELF } from './self.ts';
import { SCHOOL_DAYS } from './school.ts';
import { SCREEN } from './screen.ts';
import { TABLE } from './table.ts';
import { THINGS } from './things.ts';
import { TRIFLES } from './trifles.ts';

/** A topic of every day as small talk, and the words that name it. */
export interface Everyday {
  readonly words: readonly string[];
  readonly talk: Talk;
}

/** Everyday topics, which alone are not found by ways to ask: a message has to name one (everyday.ts). */
export const EVERYDAY: readonly Everyday[] = [
  ...SELF,
  ...CASE,
  ...TABLE,
  ...SCHOOL_DAYS,
  ...HOME,
  ...SCREEN,
  ...OUTDOORS,
  ...THINGS,
  ...TRIFLES,
].map(([words, flunkBot, wzrd, gossip, sports], place) => ({
  words: words.split(', '),
  talk: {
    id: `every-${place}`,
    asked: [],
    says: {
      FlunkBot: [flunkBot],
      StudyBuddy: [wzrd],
      TownGossip: [gossip],
      SportsCenter90s: [sports],
    },
  },
}));
