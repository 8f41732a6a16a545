import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FLAG_NAMES,
  flagsFor,
  holdsFor,
  isWhole,
  openedFor,
  visitorSubject,
  type FlagName,
} from './flags.ts';

const aName = fc.constantFrom<FlagName>(...FLAG_NAMES);
const aShare = fc.integer({ min: 1, max: 99 });
const share = (name: FlagName, percent: number) =>
  ({ name, state: 'share', share: percent, opens: null }) as const;
const PEOPLE = Array.from({ length: 3_000 }, (_, nth) => visitorSubject(String(nth)));

describe('a share of people', () => {
  it('is the same whenever it is asked (CONSOLE-15)', () => {
    fc.assert(
      fc.property(aName, aShare, fc.string(), (name, percent, subject) => {
        expect(holdsFor(share(name, percent), subject)).toBe(holdsFor(share(name, percent), subject));
      }),
    );
  });

  it('keeps everyone who is in it while it grows (CONSOLE-15)', () => {
    fc.assert(
      fc.property(aName, aShare, aShare, fc.string(), (name, one, other, subject) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        if (holdsFor(share(name, less), subject) === true) {
          expect(holdsFor(share(name, more), subject)).toBe(true);
        }
      }),
    );
  });

  it('comes close to what was asked for', () => {
    fc.assert(
      fc.property(aName, aShare, (name, percent) => {
        const held = PEOPLE.filter((subject) => holdsFor(share(name, percent), subject) === true);
        expect(Math.abs((held.length / PEOPLE.length) * 100 - percent)).toBeLessThan(4.5);
      }),
      { numRuns: 20 },
    );
  });

  it('is of other people for another flag', () => {
    const isIn = (name: FlagName, subject: string) => holdsFor(share(name, 50), subject) === true;
    const both = PEOPLE.filter((subject) => isIn('showYearbook', subject) && isIn('showPictureDay', subject));
    expect(both.length / PEOPLE.length).toBeGreaterThan(0.2);
    expect(both.length / PEOPLE.length).toBeLessThan(0.3);
  });
});

it('what is as it was built is not spoken of', () => {
  const flags = [
    { name: 'showYearbook', state: 'on', share: null, opens: null },
    { name: 'showZoltarFortune', state: 'build', share: null, opens: null },
    { name: 'buildMode', state: 'off', share: null, opens: null },
  ] as const;
  expect(flagsFor(flags, 'wallet:0x1')).toEqual({ showYearbook: true, buildMode: false });
});

it('a share belongs to the state of that name alone', () => {
  expect(isWhole({ state: 'share', share: 20, opens: null })).toBe(true);
  expect(isWhole({ state: 'share', share: null, opens: null })).toBe(false);
  expect(isWhole({ state: 'on', share: 20, opens: null })).toBe(false);
  expect(isWhole({ state: 'build', share: null, opens: null })).toBe(true);
});

it('a level is told to those for whom the feature is on, and belongs to what can be on (CONSOLE-15)', () => {
  const flags = [
    { name: 'showMemeManager', state: 'on', share: null, opens: 'BETA' },
    { name: 'showPocketJuniors', state: 'share', share: 50, opens: 'COMMUNITY' },
    { name: 'showYearbook', state: 'on', share: null, opens: null },
  ] as const;
  const opened = PEOPLE.map((subject) => [openedFor(flags, subject), flagsFor(flags, subject)] as const);
  for (const [opens, on] of opened) {
    expect(opens).toEqual({
      showMemeManager: 'BETA',
      ...(on.showPocketJuniors === true && { showPocketJuniors: 'COMMUNITY' }),
    });
  }
  expect(new Set(opened.map(([, on]) => on.showPocketJuniors))).toEqual(new Set([true, false]));
  expect(isWhole({ state: 'on', share: null, opens: 'BETA' })).toBe(true);
  expect(isWhole({ state: 'share', share: 5, opens: 'BETA' })).toBe(true);
  expect(isWhole({ state: 'off', share: null, opens: 'BETA' })).toBe(false);
  expect(isWhole({ state: 'build', share: null, opens: 'BETA' })).toBe(false);
});
