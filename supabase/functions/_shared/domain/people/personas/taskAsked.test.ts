import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { textOf } from './lexicon.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { tasksOf, THINGS } from './knowledge/tasks/index.ts';
import { taskAsked } from './taskAsked.ts';

const told = (message: string, topic: string | null = null): string =>
  (taskAsked(message, topic)?.says.about ?? []).map(textOf).join(' ');

it.each([
  ['does paint work on my phone', /phone or tablet has Paint/],
  ['can i play solitair without wifi', /without a network/i],
  ['do i need a wallet for minesweeper', /No wallet needed/],
  ['who can read my notes', /nobody but you/],
  ['how do i get a deleted file back', /Restore/],
  ['can i change my sunday vote', /on Sunday itself|until Sunday/i],
  ['is zoltar safe', /cannot cheat/],
])('"%s" is answered of the thing and of what is wanted of it (PERSONA-2)', (message, has) => {
  expect(told(message)).toMatch(has);
});

it('answers what is wanted of the thing that was spoken of', () => {
  const talk = talkTo('FlunkBot');
  talk.say('what is paint');
  expect(talk.say('does it work on my phone').message).toMatch(/phone or tablet has Paint/);
});

it('leaves what a persona likes to it', () => {
  expect(talkTo('FlunkBot').say('do you like music').memory.said.at(-1)).toMatch(/^talk\./);
});

it.each([
  'where is the police station',
  'how many lockers for a gold medal',
  'why are all clocks at 8:04',
  'where is the locker room',
])('leaves "%s" to what is known of it, where a word is of another thing', (message) => {
  expect(taskAsked(message, null)).toBeNull();
});

it('has things that are parts of subjects, and says each of them in its own words', () => {
  const subjects = new Map(SUBJECTS.map((subject) => [subject.id, subject]));
  const lines = THINGS.flatMap((thing) => {
    const subject = subjects.get(thing.of);
    expect([thing.of, subject?.id]).toEqual([thing.of, thing.of]);
    return subject === undefined ? [] : Object.values(tasksOf(thing, subject)).map(({ id }) => id);
  });
  expect(new Set(lines).size).toBe(lines.length);
});
