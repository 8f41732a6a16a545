import { expect, it } from 'vitest';
import { draftOf, episodeIn, faultsByField, NO_DRAFT } from './episodeDraft.ts';

const lean = { captions: { 'shed/clock': 'Wound: by hand.' }, dj: ['One.', 'Two.'] };
const EPISODE = {
  title: 'Low Water',
  captions: { 'shed/clock': 'It ticks: slowly.', 'shed-trackside/rail': 'It hums.' },
  dj: ['It is {time}.'],
  news: { title: 'Swimming', text: 'Swimming is off.' },
  notice: { title: 'FOUND', text: 'A chair.' },
  people: { jock: 'I looked twice.' },
  rumor: 'They say that the lake is low.',
  clue: { at: 'shed/clock', title: 'A clock', text: 'It was wound.', isSealed: true },
  questions: [{ ask: 'What ticks?', answers: ['A clock', 'A shed', 'Nothing'] }],
  lock: {
    at: 'shed/clock',
    title: 'A Clock',
    code: '3059',
    before: 'It wants four digits.',
    after: 'It ticks.',
    text: 'A key lies in it.',
    card: { title: 'A key', text: 'It is warm.' },
  },
  asks: 0.8,
  leans: { planned: lean, made: lean, never: lean },
};

it('has an episode in its form and out of it again as it was', () => {
  expect(episodeIn(draftOf('low-water', EPISODE))).toEqual(EPISODE);
  expect(faultsByField(draftOf('low-water', EPISODE))).toEqual(new Map());
});

it('names the field of everything that is missing or wrong', () => {
  const faults = faultsByField({
    ...NO_DRAFT,
    captions: 'shed/clock',
    asks: 'many',
    'clue.at': 'shed/clock',
  });
  expect([...faults.keys()].toSorted()).toEqual(
    [
      ...['asks', 'captions', 'clue.text', 'clue.title', 'dj', 'made.dj', 'never.dj', 'news.text'],
      ...['news.title', 'notice.text', 'notice.title', 'planned.dj', 'rumor', 'title'],
    ].toSorted(),
  );
  expect(faults.get('captions')).toEqual([{ field: 'captions', at: 'shed/clock', fault: 'empty' }]);
});
