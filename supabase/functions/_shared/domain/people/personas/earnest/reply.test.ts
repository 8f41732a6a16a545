import { describe, expect, it } from 'vitest';
import { HELP, PERSON, talkTo } from '../../../../../../tests/support/persona.ts';
import { AGENT_IDS, QUIET_TURNS } from '../cast.ts';
import { EMPTY_MEMORY } from '../context.ts';
import { EARNEST } from './answers.ts';
import { countryOf } from './help.ts';
import { NEEDS } from './needs.ts';
import { DISTRESSED } from './needs.tuned.data.ts';

describe.each(AGENT_IDS)('%s', (persona) => {
  it.each(NEEDS)(
    'answers %s before anything else, briefly, with where help is and no number (PERSONA-8)',
    (need) => {
      const talk = talkTo(persona);
      talk.say('ask me a riddle');
      for (const text of DISTRESSED[need].slice(0, 4)) {
        const { message, quiet } = talk.say(text);
        expect(message).toContain('https://findahelpline.com');
        expect(message).not.toMatch(/!|\d|[A-Z]{4}/);
        expect(message.length).toBeLessThan(400);
        expect(quiet).toBe(QUIET_TURNS);
      }
    },
  );

  it('leaves jokes, lore, reminders and offers away for six turns, and tells what it is asked (PERSONA-8)', () => {
    const talk = talkTo(persona);
    talk.say('my dad hits me');
    const chatter = ['ok', 'thanks', 'tell me a joke', 'i am bored', 'why', 'lol'];
    const said = chatter.map((text) => talk.say(text));
    expect(said.map(({ quiet }) => quiet)).toEqual([5, 4, 3, 2, 1, 0]);
    for (const { message } of said) expect(EARNEST[persona].listens).toContain(message);
    expect(talk.say('tell me a joke').quiet).toBeUndefined();
    const again = talkTo(persona);
    again.say('nobody likes me');
    expect(again.say('when does the arcade open').message).toContain('3 PM');
  });

  it('keeps nothing in mind of it (PERSONA-8)', () => {
    const talk = talkTo(persona);
    talk.say('i want to die');
    talk.say('i like you, my name is Max');
    expect(talk.memory()).toEqual(EMPTY_MEMORY);
  });
});

it('has a name for help in every answer', () => {
  for (const persona of AGENT_IDS) {
    for (const line of EARNEST[persona].help) expect(line).toContain('{help}');
    expect(HELP.length + PERSON.facts.size).toBe(1);
  }
});

it('knows the country of a language, and none of nonsense', () => {
  const tags = ['de-AT', 'en-GB', 'de', 'en', '', 'x', '__proto__', 'zz-zz-zz', 'a'.repeat(35)];
  expect(tags.map(countryOf)).toEqual(['AT', 'GB', 'DE', 'US', '', '', '', '', '']);
});
