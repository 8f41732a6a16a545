import { describe, expect, it } from 'vitest';
import { pocketsOf } from '@shared/domain/town/case/things.ts';
import type { Truth } from '@shared/domain/town/story.ts';
import { answer, askable, greeting, reply, withNews, type Talk } from './talk.ts';

const cook: Talk = {
  person: 'cook',
  greets: {
    says: ['Sit.'],
    instead: [{ when: { all: ['heard:cook/hello'] }, says: ['You again.'], face: 'warm' }],
  },
  questions: {
    order: {
      ask: 'What did he order?',
      says: ['Nothing.'],
      face: 'guarded',
      instead: [{ when: { all: ['heard:cook/order'] }, line: 'twice', says: ['One soda.', 'Two straws.'] }],
    },
    radio: { ask: 'The radio?', says: ['It hums.'] },
    late: { ask: 'So late?', when: { hour: 'night' }, says: ['Late.'] },
  },
  shows: {
    bear: { says: ['A bear.'], gives: 'quarter' },
    candle: { says: ['It burns.'], line: 'burns' },
  },
  otherwise: ['Off my counter.', 'Next.'],
};
const known = (facts: readonly Truth[] = [], hour: 'day' | 'night' = 'day') => ({
  facts: new Set(facts),
  hour,
});
const ids = (facts: readonly Truth[] = [], hour: 'day' | 'night' = 'day') =>
  askable(cook, known(facts, hour)).map(({ id, isNew }) => (isNew ? id : `(${id})`));

describe('a conversation', () => {
  it('has what is new this week to ask first, once in each week (EPISODE-8)', () => {
    const week = { id: 'low-water', people: { cook: 'He brought two forks.' } };
    const talk = withNews(cook, week);
    expect(askable(talk, known())[0]).toEqual({ id: 'week-low-water', ask: 'What is new?', isNew: true });
    expect(answer(talk, 'week-low-water', known())).toMatchObject({
      says: ['He brought two forks.'],
      records: ['heard:cook/week-low-water'],
    });
    expect(askable(talk, known(['heard:cook/week-low-water'])).at(-1)?.id).toBe('week-low-water');
    expect(withNews(cook, { id: 'low-water', people: { jock: 'No.' } })).toBe(cook);
    expect(withNews(cook, null)).toBe(cook);
  });

  it('begins with a greeting that remembers the last one (TALK-1)', () => {
    expect(greeting(cook, known())).toEqual({ says: ['Sit.'], face: 'calm', records: ['heard:cook/hello'] });
    expect(greeting(cook, known(['heard:cook/hello'])).says).toEqual(['You again.']);
  });

  it('offers what was not heard first, and again what has another answer now (TALK-2)', () => {
    expect(ids()).toEqual(['order', 'radio']);
    expect(ids(['heard:cook/order'])).toEqual(['order', 'radio']);
    expect(ids(['heard:cook/order', 'heard:cook/twice'])).toEqual(['radio', '(order)']);
    expect(ids([], 'night')).toEqual(['order', 'radio', 'late']);
  });

  it('says more to one who asks twice, and notes each line that was heard (TALK-2)', () => {
    expect(answer(cook, 'order', known())).toEqual({
      says: ['Nothing.'],
      face: 'guarded',
      records: ['heard:cook/order'],
    });
    const again = answer(cook, 'order', known(['heard:cook/order']));
    expect([again?.says, again?.records]).toEqual([['One soda.', 'Two straws.'], ['heard:cook/twice']]);
    expect(answer(cook, 'weather', known())).toBeNull();
  });

  it('offers to show what is carried, and answers what matters and what does not (TALK-3)', () => {
    expect(pocketsOf(known(['carried:bear', 'seen:intro', 'carried:candle']).facts)).toEqual([
      'bear',
      'candle',
    ]);
    expect(reply(cook, 'bear', known()).records).toEqual(['shown:cook/bear', 'carried:quarter']);
    expect(reply(cook, 'candle', known()).records).toEqual(['shown:cook/candle', 'heard:cook/burns']);
    const others = (['cassette', 'tag-117', 'punched-ticket'] as const).map((id) => reply(cook, id, known()));
    expect(others.map(({ says }) => says[0])).toEqual(['Off my counter.', 'Next.', 'Off my counter.']);
    expect(others[0]?.records).toEqual(['shown:cook/cassette']);
  });
});
