import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { talkTo } from '../../../../../../tests/support/persona.ts';
import type { Said } from '../context.ts';
import { completed } from './completed.ts';
import { isPerson, isPlace, listIn, stateOf, type State } from './state.ts';

const said = (...texts: readonly string[]): readonly Said[] =>
  texts.map((text, at) => ({ by: at % 2 === 0 ? 'person' : 'persona', text }));
const NOTHING = stateOf([], null);

/** The state after these messages and answers, in turn. */
const after = (...texts: readonly string[]): State => stateOf(said(...texts), null);

describe('the state of a conversation', () => {
  it('has nothing before anything was said', () => {
    expect(NOTHING).toEqual({
      asked: null,
      topic: null,
      place: null,
      person: null,
      keeper: null,
      list: [],
      number: null,
    });
  });

  it('has the last place and the last person that were meant, beside the topic', () => {
    const { topic, place, person } = after(
      'where is the arcade',
      'On Main Street.',
      'who is ms okafor',
      'Physics.',
    );
    expect([topic?.id, place?.id, person?.id]).toEqual(['staff-ms-okafor', 'arcade', 'staff-ms-okafor']);
  });

  it('means who is at a place by him, where that was asked for', () => {
    expect(after('who works in the motel', 'The manager.').keeper?.id).toBe('person-manager');
    expect(after('where is the motel', 'On the road.').keeper).toBeNull();
    // Who was asked for since is meant, and not the keeper of an earlier place.
    for (const [place, person] of [
      ['where is the motel', 'who is coach brannigan'],
      ['tell me about the arcade', 'who is flunko'],
    ] as const)
      expect(after(place, 'On the road.', person, 'One of us.').keeper, person).toBeNull();
    expect(completed('what did he see', after('who works in the motel', 'The manager.'))).toContain(
      'manager',
    );
  });

  it('asks the same of another of the person’s own records', () => {
    expect(completed('and backpacks?', after('how many flunks do i have', 'Two.'))).toBe(
      'how many backpacks do i have',
    );
  });

  it('asks the same of another thing of its kind', () => {
    expect(completed('and the lake?', after('where is the arcade'))).toBe('where is the lake');
    const medal = after('how do i get a gold medal in flappy');
    expect(completed('and in uppy?', medal)).toBe('how do i get a gold medal in uppy');
    expect(completed('and who is zoltar?', medal)).toBe('and who is zoltar?');
  });

  it('reads the list of an answer in its order, titles of people included', () => {
    expect(
      listIn('The staff: Coach Brannigan, Ms. Okafor, Mr. Lindqvist and Mrs. Applebaum. Ask on!'),
    ).toEqual(['Coach Brannigan', 'Ms. Okafor', 'Mr. Lindqvist', 'Mrs. Applebaum']);
    expect(listIn('One. Two and three.')).toEqual([]);
  });

  it('is made of any history, of places and people alone', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 }), { maxLength: 6 }), (texts) => {
        const { place, person } = after(...texts);
        expect(place === null || isPlace(place)).toBe(true);
        expect(person === null || isPerson(person)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what a message leaves to the conversation', () => {
  const staff = after('who teaches', 'The staff: Coach Brannigan, Ms. Okafor and Mr. Lindqvist.');
  const arcade = after('when does the arcade open?', 'At 3 PM.');
  const okafor = after('tell me about ms okafor', 'Physics.');
  const sum = after('what is 12 times 12', 'The abacus says 144.');

  it.each([
    ['who is the second', staff, 'who is Ms. Okafor'],
    ['the last one?', staff, 'Mr. Lindqvist?'],
    ['when is the second night', staff, 'when is the second night'],
    ['and at night?', arcade, 'when does the arcade open at night'],
    ['what about sunday', arcade, 'when does the arcade open sunday'],
    ['who is there', arcade, 'who is at the Arcade'],
    ['is there a dog', arcade, 'is there a dog'],
    ['which room is she in', okafor, 'which room is Ms. Okafor in'],
    ['and divided by 4?', sum, '144 divided by 4?'],
    ['plus 1', sum, '144 plus 1'],
  ])('"%s" is written out', (message, state, meant) => {
    expect(completed(message, state)).toBe(meant);
  });

  it('is nothing where nothing was said', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (message) => {
        expect(completed(message, NOTHING)).toBe(message);
      }),
    );
  });

  it('is the item of that place, whatever is listed', () => {
    const item = fc.stringMatching(/^[A-Z][a-z]{2,9}$/).filter((word) => !/^And/.test(word));
    fc.assert(
      fc.property(fc.uniqueArray(item, { minLength: 3, maxLength: 8 }), (items) => {
        const state = after('which ones', `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}.`);
        expect(state.list).toEqual(items);
        expect(completed('what is the third one', state)).toBe(`what is ${items[2] ?? ''}`);
        expect(completed('the last?', state)).toBe(`${items.at(-1) ?? ''}?`);
      }),
    );
  });
});

it.each([
  [['tell me about the staff of the school', 'who is the second'], /Brannigan/],
  [['what is 12 times 12', 'and divided by 4?'], /\b36\b/],
  [['when does the arcade open', 'and on weekends'], /10 AM/],
  [['tell me about ms okafor', 'which room is she in'], /science wing/i],
])('a conversation goes on: %j (PERSONA-4)', (messages, has) => {
  const talk = talkTo('StudyBuddy');
  expect(messages.map((message) => talk.say(message).message).at(-1)).toMatch(has);
});
