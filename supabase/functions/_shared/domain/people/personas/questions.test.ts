import { describe, expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import { FOLLOW_UPS, ODD_QUESTIONS } from './oddQuestions.data.ts';
import { QUESTIONS } from './questions.data.ts';

/** The share of the questions that may miss the point: one in twenty. */
const MISSES = 1 / 20;

describe.each([
  ['questions of people', QUESTIONS],
  ['odd questions, and two in one', ODD_QUESTIONS],
])('%s', (name, questions) => {
  it.each(AGENT_IDS)(
    'are answered to the point by %s, at least nineteen in twenty (PERSONA-2)',
    (persona) => {
      const wrong = questions.flatMap(([question, has]) => {
        const { message } = talkTo(persona).say(question);
        return has.test(message) ? [] : [`${question} -> ${message}`];
      });
      const answered = questions.length - wrong.length;
      process.stdout.write(
        `${persona} answers ${answered} of ${questions.length} ${name}. ${wrong.join(' | ')}\n`,
      );
      expect(wrong.length).toBeLessThanOrEqual(questions.length * MISSES);
    },
  );
});

describe('a question that points back', () => {
  it.each(FOLLOW_UPS)('is answered of what was spoken of: %j', (messages, has) => {
    for (const persona of AGENT_IDS) {
      const talk = talkTo(persona);
      const answers = messages.map((message) => talk.say(message).message);
      expect([persona, answers.at(-1)]).toEqual([persona, expect.stringMatching(has)]);
    }
  });
});
