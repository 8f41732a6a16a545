import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './factSources.ts';
import { LOCK_NAMES } from './locks.ts';
import { FACT_KINDS, holds, LONGEST_FACT, parseFact, type Condition, type Fact } from './story.ts';
import { ATTENDED_DANCE, CHAPTERS, openingBy, openingOf, pressOf } from './townEvents.ts';

const facts: readonly Fact[] = [
  'pressed:bell',
  'opened:cellar',
  'carried:key',
  'seen:homecoming',
  'won:race',
  'heard:cook/two-straws',
  'shown:cook/two-straws',
];
const fact = fc.constantFrom(...facts);
const known = fc.uniqueArray(fact).map((some): ReadonlySet<Fact> => new Set(some));
const hour = fc.constantFrom('day' as const, 'night' as const);
const some = fc.uniqueArray(fact, { minLength: 1 });
const parts = fc.record({ all: some, any: some, none: some, hour }, { requiredKeys: [] });

describe('a condition', () => {
  it('holds always where it asks for nothing', () => {
    fc.assert(fc.property(known, hour, (given, at) => holds({}, given, at)));
  });

  it('asks for all of some facts, for one of some, for none of some, and for the hour', () => {
    const given: ReadonlySet<Fact> = new Set(['opened:cellar', 'carried:key']);
    const cases: readonly (readonly [Condition, boolean])[] = [
      [{ all: ['opened:cellar', 'carried:key'] }, true],
      [{ all: ['opened:cellar', 'seen:homecoming'] }, false],
      [{ any: ['seen:homecoming', 'carried:key'] }, true],
      [{ any: ['seen:homecoming', 'won:race'] }, false],
      [{ none: ['seen:homecoming', 'won:race'] }, true],
      [{ none: ['seen:homecoming', 'carried:key'] }, false],
      [{ hour: 'night' }, true],
      [{ hour: 'day' }, false],
      [{ any: [] }, false],
    ];
    for (const [condition, expected] of cases) {
      expect([condition, holds(condition, given, 'night')]).toEqual([condition, expected]);
    }
  });

  it('holds exactly where each of its parts holds alone', () => {
    fc.assert(
      fc.property(parts, known, hour, (condition, given, at) => {
        const alone = Object.entries(condition).every(([name, part]) => holds({ [name]: part }, given, at));
        expect(holds(condition, given, at)).toBe(alone);
      }),
    );
  });

  it('that holds goes on holding as more is known, unless it asks for none of that', () => {
    fc.assert(
      fc.property(parts, known, fact, hour, (condition, given, more, at) => {
        fc.pre(holds(condition, given, at) && condition.none?.includes(more) !== true);
        expect(holds(condition, new Set([...given, more]), at)).toBe(true);
      }),
    );
  });
});

describe('a fact', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-'));

  it('is read as it is spelled: a kind, a name of lower-case words, and a part of it at most (STORY-1)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACT_KINDS), name, fc.option(name), (kind, of, part) => {
        const text = part === null ? `${kind}:${of}` : `${kind}:${of}/${part}`;
        expect(parseFact(text)).toBe(text);
      }),
    );
  });

  it('is nothing that is spelled otherwise', () => {
    const others = [
      '',
      'seen',
      'seen:',
      ':homecoming',
      'Seen:homecoming',
      'seen:Homecoming',
      'seen:home coming',
      'seen:-homecoming',
      'seen:homecoming-',
      'seen:home--coming',
      'seen:home_coming',
      'seen:a/',
      'seen:/a',
      'seen:a/b/c',
      ' seen:homecoming',
      'seen:homecoming\n',
      'seen:homecoming\u0000',
      'seen:ａ',
      'killed:flunko',
      'seen:__proto__',
      'won:won:race',
    ];
    for (const text of others) expect([text, parseFact(text)]).toEqual([text, null]);
  });

  it('has as many characters as it may, and not one more', () => {
    const longest = `seen:${'a'.repeat(LONGEST_FACT - 5)}`;
    expect([parseFact(longest), parseFact(`${longest}a`)]).toEqual([longest, null]);
  });
});

describe('the source of a fact', () => {
  it('is the server alone for what was won and for open locks, by the code of any chapter (STORY-3)', () => {
    for (const lock of LOCK_NAMES) {
      expect(sourceOf(openingOf(lock))).toBe('server');
      for (const chapter of CHAPTERS) {
        const opening = openingBy(lock, chapter);
        expect([parseFact(opening), sourceOf(opening)]).toEqual([opening, 'server']);
      }
    }
    const ofServer = ['won:race', 'won:cellar/2', 'seen:quarter', 'seen:quarter/geeks-house'] as const;
    for (const fact of ofServer) expect([fact, sourceOf(fact)]).toEqual([fact, 'server']);
  });

  it('is the page for what it alone can know, a drawer that has a lock’s name in its own included', () => {
    for (const told of [
      'opened:drawer',
      'opened:cellar-window',
      'seen:cellar',
      'seen:quarter/worn',
      'carried:key',
      'heard:cook/who',
    ] as const) {
      expect([told, sourceOf(told)]).toEqual([told, 'page']);
    }
  });

  it('is the page in a certain place for the presses that objectives count (STORY-2)', () => {
    expect(sourceOf(pressOf('cafeteria-door'))).toEqual({ place: 'high-school' });
    expect(sourceOf(pressOf('friday-night-lights'))).toEqual({ place: 'football-field' });
    expect(sourceOf(ATTENDED_DANCE)).toEqual({ place: 'high-school' });
    expect(sourceOf('pressed:bell')).toBe('page');
  });
});
