import { expect, it } from 'vitest';
import { PERSON, talkTo } from '../../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import type { KnownDeeds } from './context.ts';

const NOTHING: KnownDeeds = {
  spent: [],
  earnedToday: 0,
  spentToday: 0,
  runsToday: 0,
  cluesToday: 0,
  clues: 0,
  comments: 0,
  signatures: 0,
  writers: [],
  works: 0,
  lastWork: null,
  place: null,
};

it.each([
  [
    'what did i do today',
    /earned 20 GUM, spent 10 GUM, finished 3 runs and found 1 thing/,
    /nothing of today/i,
  ],
  ['what did i spend my gum on', /65 GUM on Prize counter and 30 GUM on Zoltar/, /no GUM so far/],
  ['where have i been today', /12 things/, /not kept/i],
  ['did anybody write on my page', /2 comments and 1 signature/, /no comment on your page/],
  ['what did i make', /2 works.*When the bell rings/, /nothing of yours hangs/i],
  ['which chapter am i in', /chapter 1/, /chapter 1/],
])('"%s" is answered from the records of who asks (PERSONA-3)', (question, has, without) => {
  for (const persona of AGENT_IDS) {
    expect([persona, talkTo(persona).say(question).message]).toEqual([
      persona,
      expect.stringMatching(new RegExp(has, 'i')),
    ]);
    const { message } = talkTo(persona, { deeds: NOTHING }).say(question);
    expect([persona, message]).toEqual([persona, expect.stringMatching(new RegExp(without, 'i'))]);
  }
  expect(PERSON.deeds).not.toEqual(NOTHING);
});
