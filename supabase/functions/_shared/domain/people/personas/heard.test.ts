import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import type { Truth } from '../../town/story.ts';

const answers = (persona: Parameters<typeof talkTo>[0], question: string, ...facts: readonly Truth[]) =>
  talkTo(persona, { facts: new Set(facts) }).say(question).message;

it.each([
  ['what did the cook tell me', 'heard:cook/order', /thanks for both/i],
  ['what did the motel manager tell me', 'heard:manager/hand', /one key less/i],
  ['what did i hear from the jock', 'heard:jock/coat', /a coat lay there/i],
] as const)('"%s" is answered by what was heard in town, and not before (TALK-6)', (question, fact, has) => {
  for (const persona of ['FlunkBot', 'TownGossip'] as const) {
    expect(answers(persona, question, fact)).toMatch(has);
    expect(answers(persona, question)).not.toMatch(has);
  }
});

it.each([
  ['SportsCenter90s', 'jock', 'heard:jock/jacket', /even score/i],
  ['FlunkBot', 'geek', 'heard:geek/copy', /handshake complete/i],
  ['TownGossip', 'prep', 'heard:prep/invitation', /thank you twice/i],
  ['StudyBuddy', 'freak', 'heard:freak/map', /the window is on again/i],
] as const)(
  'in the room of %s the %s knows what was said to them (TALK-6)',
  (persona, friend, secret, has) => {
    const ask = `what did the ${friend} tell me`;
    const talk = talkTo(persona, { facts: new Set<Truth>([`heard:${friend}/hello`, secret]) });
    const said = Array.from({ length: 4 }, () => talk.say(ask).message);
    expect(said.some((one) => has.test(one))).toBe(true);
    expect(answers(persona, ask, `heard:${friend}/hello`)).not.toMatch(has);
    const hides = talkTo(persona, { facts: new Set<Truth>([`heard:${friend}/hello`, secret]) });
    const told = Array.from({ length: 3 }, () => hides.say(`what is the ${friend} hiding`).message);
    expect(told.some((one) => has.test(one))).toBe(true);
  },
);
