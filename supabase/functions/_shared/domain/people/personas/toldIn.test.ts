import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import { toldIn } from './toldIn.ts';

it.each([
  ['my hamster got sick', 'told-sad'],
  ['i failed my math test', 'told-sad'],
  ['we won the relay today', 'told-glad'],
  ['my cousin comes over on sunday', 'told'],
  ['this town is so boring', 'criticism'],
  ['isnt gum worthless?', 'criticism'],
  ['what is the most boring place', null],
  ['i want to know who knocks', null],
  ['my page does not load, it is broken', null],
  ['where is the arcade', null],
  ['', null],
])('%j is told: %j', (message, told) => {
  expect(toldIn(message)).toBe(told);
});

it('answers what is told in kind, and a question to the persona by its form, never with lore (PERSONA-2)', () => {
  for (const persona of AGENT_IDS) {
    const said = (message: string): string | undefined =>
      talkTo(persona).say(message).memory.said.at(-1)?.split('.').slice(0, 2).join('.');
    expect(said('my hamster got sick')).toBe('talk.told-sad');
    expect(said('do you have a trampoline')).toBe('talk.form-have');
    expect(said('are you a vampire')).toBe('talk.form-are');
    expect(said('glitter or tinsel?')).toBe('talk.choice');
  }
});
