import { describe, expect, it } from 'vitest';
import { talkTo } from '../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import { QUESTIONS } from './questions.data.ts';

/** The share of the questions that may miss the point: one in twenty. */
const MISSES = 1 / 20;

describe('questions of people', () => {
  it.each(AGENT_IDS)('are answered to the point by %s, at least nineteen in twenty', (persona) => {
    const wrong = QUESTIONS.flatMap(([question, has]) => {
      const { message } = talkTo(persona).say(question);
      return has.test(message) ? [] : [`${question} -> ${message}`];
    });
    const answered = QUESTIONS.length - wrong.length;
    process.stdout.write(`${persona} answers ${answered} of ${QUESTIONS.length}. ${wrong.join(' | ')}\n`);
    expect(wrong.length).toBeLessThanOrEqual(QUESTIONS.length * MISSES);
  });
});
