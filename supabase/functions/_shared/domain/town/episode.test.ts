import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import { READINGS } from './case/cards.ts';
import { canonFault } from './canon.ts';
import {
  clueFact,
  episodeNow,
  LONGEST_EPISODE_ID,
  shippedTurn,
  SHIPPED,
  unaskedLean,
  type Episode,
} from './episode.ts';
import { EPISODE_MOST, episodeFaults } from './episodeCheck.ts';
import { sourceOf } from './factSources.ts';
import { parseFact } from './story.ts';
import { weekOpening } from './townEvents.ts';
import { FIRST_WEEK, weekAfter } from './week.ts';

const lean = (word: string) => ({ captions: { 'shed/clock': `${word}.` }, dj: [`${word}, says the DJ.`] });
const EPISODE: Episode = {
  title: 'Low Water',
  captions: { 'shed/clock': 'It ticks.', 'shed-trackside/rail': 'It hums.' },
  dj: ['It is {time}.'],
  news: { title: 'Swimming', text: 'Swimming is off.' },
  notice: { title: 'FOUND', text: 'A chair.' },
  people: { jock: 'I looked twice.' },
  rumor: 'They say that the lake is low.',
  clue: { at: 'shed/clock', title: 'A clock', text: 'It was wound.', isSealed: true },
  asks: 0.8,
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
  leans: { planned: lean('Planned'), made: lean('Made'), never: lean('Never') },
};
const AT = { now: epochMs(5), darkAt: epochMs(10) };

describe('an episode', () => {
  it('tells the words of the lean in place of its own, and before what the DJ says anyhow (EPISODE-2)', () => {
    const told = episodeNow(EPISODE, 'made', AT);
    expect(told.captions).toEqual({ 'shed/clock': 'Made.', 'shed-trackside/rail': 'It hums.' });
    expect(told.dj).toEqual(['Made, says the DJ.', 'It is {time}.']);
    expect(told).not.toHaveProperty('leans');
  });

  it('keeps a sealed clue until the dark, and tells any other at once (EPISODE-3)', () => {
    expect(episodeNow(EPISODE, 'made', AT).clue).toBeNull();
    const clue = { at: 'shed/clock', title: 'A clock', text: 'It was wound.' };
    expect(episodeNow(EPISODE, 'made', { ...AT, now: AT.darkAt }).clue).toEqual(clue);
    const open = { ...EPISODE, clue: { ...EPISODE.clue, isSealed: false } };
    expect(episodeNow(open, 'made', AT).clue).toEqual(clue);
  });

  it('tells of its lock where it hangs, and neither its code nor what lies behind it (EPISODE-9)', () => {
    const { lock } = episodeNow(EPISODE, 'made', AT);
    expect(lock).toEqual({ at: 'shed/clock', title: 'A Clock', before: 'It wants four digits.' });
    expect(episodeNow({ ...EPISODE, lock: null }, 'made', AT).lock).toBeNull();
    const opening = weekOpening('x'.repeat(LONGEST_EPISODE_ID));
    expect([parseFact(opening), sourceOf(opening)]).toEqual([opening, 'server']);
  });

  it('has a card that is known by a fact', () => {
    const fact = clueFact('eight-yellow-hats');
    expect(parseFact(fact)).toBe(fact);
  });

  it('comes again after ten weeks with another lean, and the first is told before its week (EPISODE-5)', () => {
    const weeks = Array.from({ length: 3 * SHIPPED }, (_, nth) => weekAfter(FIRST_WEEK, nth));
    expect(weeks.slice(0, SHIPPED).map(shippedTurn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (let turn = 0; turn < SHIPPED; turn += 1) {
      const leans = weeks.filter((week) => shippedTurn(week) === turn).map(unaskedLean);
      expect(new Set(leans)).toEqual(new Set(READINGS));
    }
    expect(shippedTurn(weekAfter(FIRST_WEEK, -3))).toBe(0);
  });
});

describe('the check of an episode', () => {
  it('takes one that keeps to the canon, and names each field that does not (EPISODE-4)', () => {
    expect(episodeFaults(EPISODE)).toEqual([]);
    const wrong: Episode = {
      ...EPISODE,
      title: '',
      captions: { 'shed/nothing': 'It is not there.', 'shed/clock': 'x'.repeat(EPISODE_MOST.caption + 1) },
      dj: ['Fine.', 'It knocked thirteen times.'],
      news: { title: 'On Monday, Sept 4', text: 'See <b>there</b>.' },
      people: { nobody: 'Hello.' },
      clue: { ...EPISODE.clue, at: 'shed' },
      asks: Number.NaN,
      leans: { ...EPISODE.leans, never: { captions: {}, dj: [] } },
    };
    expect(episodeFaults(wrong)).toEqual([
      { field: 'title', at: '', fault: 'empty' },
      { field: 'captions', at: 'shed/nothing', fault: 'unknown' },
      { field: 'captions', at: 'shed/clock', fault: 'long' },
      { field: 'dj', at: '2', fault: 'word' },
      { field: 'news', at: 'title', fault: 'date' },
      { field: 'news', at: 'text', fault: 'markup' },
      { field: 'people', at: 'nobody', fault: 'unknown' },
      { field: 'clue', at: 'at', fault: 'unknown' },
      { field: 'asks', at: '', fault: 'number' },
      { field: 'never.dj', at: '', fault: 'none' },
    ]);
  });

  it('takes seven questions with three answers each (EPISODE-10)', () => {
    const one = { ask: 'What ticks?', answers: ['A clock', 'A shed', 'Nothing'] };
    expect(episodeFaults({ ...EPISODE, questions: Array.from({ length: 7 }, () => one) })).toEqual([]);
    const questions = [
      one,
      { ask: '', answers: ['A clock', 'A clock', 'Nothing'] },
      { ask: 'Is he dead?', answers: ['Yes', '4711'] },
    ];
    expect(episodeFaults({ ...EPISODE, questions })).toEqual(
      [
        ...[
          ['2', 'empty'],
          ['2', 'three'],
          ['3', 'word'],
          ['3', 'three'],
          ['3', 'code'],
        ],
      ].map(([at, fault]) => ({ field: 'questions', at, fault })),
    );
    const eight = Array.from({ length: 8 }, () => one);
    expect(episodeFaults({ ...EPISODE, questions: eight })).toEqual([
      { field: 'questions', at: '', fault: 'many' },
    ]);
    expect(episodeNow(EPISODE, 'made', AT)).not.toHaveProperty('questions');
  });

  it('looks at the lock that an episode brings, and lets it bring none (EPISODE-9)', () => {
    expect(episodeFaults({ ...EPISODE, lock: null })).toEqual([]);
    const lock = {
      ...{ at: 'shed/nothing', title: '', code: '305', before: 'It is 3059.', after: 'x', text: '' },
      card: { title: 'x'.repeat(EPISODE_MOST.clueTitle + 1), text: 'He is dead.' },
    };
    expect(episodeFaults({ ...EPISODE, lock })).toEqual(
      Object.entries({
        ...{ at: 'unknown', title: 'empty', code: 'digits', before: 'code', text: 'empty' },
        ...{ 'card.title': 'long', 'card.text': 'word' },
      }).map(([at, fault]) => ({ field: 'lock', at, fault })),
    );
    expect(episodeFaults({ ...EPISODE, lock: { ...lock, card: null } })).toHaveLength(5);
  });

  it.each([
    ['He wore 117 since 1975.', null],
    ['On Friday at 8:04.', null],
    ['HOMECOMING SEPT 27', null],
    ['On Friday, the 27th.', 'date'],
    ['Sunday 12/3', 'date'],
    ['The code is 4711.', 'code'],
    ['He is dead.', 'word'],
    ['See www.arcadia.example', 'markup'],
    ['A [link](x)', 'markup'],
    ['Tab\there', 'letters'],
    ['It’s', 'letters'],
    ['   ', 'empty'],
  ])('says of "%s": %s', (text, fault) => {
    expect(canonFault(text, 40)).toBe(fault);
  });
});
