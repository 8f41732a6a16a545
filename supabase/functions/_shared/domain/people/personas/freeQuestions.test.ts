import { expect, it } from 'vitest';
import { talkTo } from '../../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';
import type { Reply } from './context.ts';
import { FREE_QUESTIONS, LATER_QUESTIONS, type FreeQuestion } from './freeQuestions.data.ts';
import { FRESH_QUESTIONS } from './freshQuestions.data.ts';
import { TEN_PEOPLE } from './tenPeople.data.ts';
import { ASKED_LAST, KEPT_ASIDE } from './tenPeople.later.data.ts';

/** What a reminder says that was not asked for. */
const NAG = /still open for you/;

const isUnknown = ({ memory }: Reply): boolean => /^(unknown|wordless)\./.test(memory.said.at(-1) ?? '');

/** Whether an answer is to the point, as a strict judge has it. */
function isToThePoint({ kind, fits }: FreeQuestion, answer: Reply): boolean {
  if (kind === 'distress') return answer.message.includes('findahelpline.com') && answer.quiet === 6;
  if (fits.length === 0 || (kind === 'unknown' && isUnknown(answer))) return isUnknown(answer);
  return !isUnknown(answer) && !NAG.test(answer.message) && fits.every((fit) => fit.test(answer.message));
}

/** The answer to the last message of a question, and whether it is to the point */
function judge(question: FreeQuestion): { readonly isRight: boolean; readonly answer: Reply } {
  const talk = talkTo(question.to);
  const answers = question.ask.map((message) => talk.say(message));
  const answer = answers.at(-1);
  if (answer === undefined) throw new Error('Nothing is asked.');
  return { isRight: isToThePoint(question, answer), answer };
}

function askAll(questions: readonly FreeQuestion[], name: string): number {
  const all = questions.map((question) => ({ question, ...judge(question) }));
  const wrong = all.filter(({ isRight }) => !isRight);
  const missed = wrong.map(
    ({ question, answer }) => `[${question.kind}] ${question.ask.join(' > ')} -> ${answer.message}`,
  );
  process.stdout.write(
    `${name}: ${all.length - wrong.length} of ${all.length} to the point. ${missed.join(' | ')}\n`,
  );
  return (all.length - wrong.length) / all.length;
}

it.each(AGENT_IDS)('%s answers 85 of 100 free questions to the point (PERSONA-2)', (persona) => {
  const own = FREE_QUESTIONS.filter(({ to }) => to === persona);
  expect(askAll(own, persona)).toBeGreaterThanOrEqual(0.85);
});

it.each(AGENT_IDS)('%s answers 85 of 100 questions of ten people to the point (PERSONA-2)', (persona) => {
  const own = Object.values(TEN_PEOPLE)
    .flat()
    .filter(({ to }) => to === persona);
  expect(askAll(own, `${persona}, ten people`)).toBeGreaterThanOrEqual(0.85);
});

it.each(AGENT_IDS)('%s answers 90 of 100 fresh questions to the point (PERSONA-2)', (persona) => {
  const own = FRESH_QUESTIONS.filter(({ to }) => to === persona);
  expect(askAll(own, `${persona}, fresh`)).toBeGreaterThanOrEqual(0.9);
});

it.each([
  ['kept aside', KEPT_ASIDE],
  ['asked last', ASKED_LAST],
])('answers 75 of 100 of those of ten people that were %s (PERSONA-2)', (name, questions) => {
  expect(askAll(Object.values(questions).flat(), name)).toBeGreaterThanOrEqual(0.75);
});

it('answers 85 of 100 of those to the point that nothing was changed for (PERSONA-2)', () => {
  expect(askAll(LATER_QUESTIONS, 'later questions')).toBeGreaterThanOrEqual(0.85);
});

it.each(AGENT_IDS)('%s leaves it at that where it knows nothing (PERSONA-2)', (persona) => {
  for (const { ask } of FREE_QUESTIONS.filter(({ kind }) => kind === 'unknown')) {
    const answer = talkTo(persona).say(ask[0] ?? '');
    if (isUnknown(answer)) expect(answer.message.length).toBeLessThan(200);
    expect(answer.message).not.toMatch(NAG);
  }
});
