import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { asksBarely, asksOfPersona } from './small.ts';

/** The line of the last of some messages, without its place. */
function lineOf(...messages: readonly string[]): string | undefined {
  const talk = talkTo('FlunkBot');
  const [last] = messages.map((message) => talk.say(message).memory.said.at(-1)).reverse();
  return last?.split('.').slice(0, 2).join('.');
}

it('tells of a subject the line that answers the question (PERSONA-2)', () => {
  expect(lineOf('how do you beat minesweeper on expert')).toBe('minesweeper.how');
  expect(lineOf('where is the arcade')).toBe('arcade.where');
  expect(lineOf('what time did the lights go out')).toBe('blackout.when');
  expect(talkTo('FlunkBot').say('how do i make the sound stop').message).toMatch(/Mute/);
});

it('tells of both things whose difference is asked for (PERSONA-2)', () => {
  const { message } = talkTo('StudyBuddy').say('what is the difference between a meme and a card');
  expect(message).toMatch(/Meme Manager.*card/is);
});

it('reads small words that are misspelled', () => {
  expect(lineOf('hwo do i opne the trunk')).toBe('trunk.how');
  expect(lineOf('wat time dose the snack shak close')).toBe('snack-shack.when');
  expect(lineOf('how high is the highest score')).toMatch(/^high-scores\./);
});

it('asks a question word alone of what was spoken of, and "his" of who keeps the place (PERSONA-4)', () => {
  expect(['at what time?', 'and since when', 'to which doors'].map(asksBarely)).toEqual([true, true, true]);
  expect(asksBarely('what time is lunch')).toBe(false);
  expect(lineOf('what happened on that friday', 'at what time?')).toMatch(/^timeline\./);
  expect(lineOf('who runs the school', 'what is his office like')).toMatch(/^principals-office\./);
});

it('takes a "you" that means anybody for no question to the persona itself', () => {
  expect(asksOfPersona('what do you get for a streak')).toBe(false);
  expect(asksOfPersona('what do you like')).toBe(true);
});
