import { describe, expect, it } from 'vitest';
import { PERSON_IDS } from './people.ts';
import { whatNext, type Board } from './whatNext.ts';

const NOTHING: Board = { facts: new Set(), cards: [], joins: [], mayEnter: () => true };
const at = (hour: number, id: string) => ({ id, fact: `pressed:${id}` as const, at: hour, place: 'arcade' });
const CARDS = [at(60, 'one'), at(60, 'two'), at(90, 'three')];

describe('what is open on the board (CASE-10)', () => {
  it('is at most two of a kind, and only where the person may be', () => {
    const hints = whatNext(NOTHING);
    expect(hints.map(({ kind }) => kind)).toEqual(['take', 'take', 'ask', 'ask']);
    expect(whatNext({ ...NOTHING, mayEnter: () => false })).toEqual([]);
  });

  it('has a person no more who has said something, and a thing no more of which something was noticed', () => {
    const facts = new Set(PERSON_IDS.map((person) => `heard:${person}/hello`));
    expect(whatNext({ ...NOTHING, facts }).some(({ kind }) => kind === 'ask')).toBe(false);
    const [first] = whatNext(NOTHING);
    facts.add('seen:cassette/corner');
    expect(whatNext({ ...NOTHING, facts })[0]).not.toEqual(first);
  });

  it('says at which hour a person is there who is not there at any', () => {
    const only = (where: string) => whatNext({ ...NOTHING, mayEnter: (place) => place === where });
    const asked = (where: string) => only(where).filter(({ kind }) => kind === 'ask');
    const lookout = 'secret-treehouse-lookout';
    expect(asked(lookout)).toEqual([{ kind: 'ask', place: lookout, hour: 'night' }]);
    expect(asked('arcade-prize-booth')).toEqual([
      { kind: 'ask', place: 'arcade-prize-booth', hour: undefined },
    ]);
  });

  it('has what is carried until both of its sides were seen', () => {
    const carried = (...more: readonly string[]) =>
      whatNext({ ...NOTHING, facts: new Set(['carried:candle', ...more]), mayEnter: () => false });
    expect(carried('seen:candle/wick')).toEqual([{ kind: 'notice', thing: 'candle' }]);
    expect(carried('seen:candle/wick', 'seen:candle/grass')).toEqual([]);
  });

  it('has an hour of which two cards hang there, until a thread joins two of them', () => {
    const board = { ...NOTHING, cards: CARDS, mayEnter: () => false };
    const facts = new Set(['pressed:one', 'pressed:three']);
    expect(whatNext({ ...board, facts })).toEqual([]);
    facts.add('pressed:two');
    expect(whatNext({ ...board, facts })).toEqual([{ kind: 'hour', at: 60 }]);
    expect(whatNext({ ...board, facts, joins: [['two', 'one']] })).toEqual([]);
  });
});
