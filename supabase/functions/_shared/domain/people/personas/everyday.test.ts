import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import { everydayIn } from './everyday.ts';
import { EVERYDAY } from './talk/everyday/index.ts';

const wordsOfTopic = (message: string): string =>
  EVERYDAY.find(({ talk }) => talk === everydayIn(message))?.words.join(' ') ?? '';

it('knows what is spoken of every day, however it is asked (PERSONA-2)', () => {
  expect(EVERYDAY.length).toBeGreaterThanOrEqual(250);
  expect(wordsOfTopic('u like pizza?')).toContain('pizza');
  expect(wordsOfTopic('whats better cats or dogs')).toContain('cats or dogs');
  expect(wordsOfTopic('my sister is so annoying')).toContain('sister');
  expect(wordsOfTopic('do you think the janitor did it')).toContain('janitor did it');
  expect(wordsOfTopic('what do you think of wzrd')).toContain('think of wzrd');
});

it('takes no question for a fact of the world for talk of every day (PERSONA-2)', () => {
  for (const message of [
    'who won the world series',
    'how do i bake a cake',
    'what is the capital of texas',
    'which tennis racket should i buy',
    'when was star wars made',
  ]) {
    expect([message, everydayIn(message)]).toEqual([message, null]);
  }
});

it('answers of a thing of the town before it talks of every day', () => {
  for (const persona of AGENT_IDS) {
    expect(talkTo(persona).say('can you swim at the motel').memory.said.at(-1)).not.toMatch(/^talk\.every/);
    expect(talkTo(persona).say('do you like ice cream').memory.said.at(-1)).toMatch(/^talk\.every/);
  }
});
