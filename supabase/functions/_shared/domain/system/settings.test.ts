import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  mergeSettings,
  readSettings,
  settingsFrom,
  type DesktopSettings,
  type StampedSettings,
} from './settings.ts';

const id = fc.constantFrom('lake', 'slate', 'amber-terminal', 'brick');
const share = fc.double({ min: 0, max: 1, noNaN: true });
const patch: fc.Arbitrary<Partial<DesktopSettings>> = fc.record(
  {
    desktopBackground: id,
    backgroundColor: fc.constantFrom('#c0c0c0', '#FF00AA'),
    theme: id,
    oldMonitorMode: fc.boolean(),
    musicVolume: share,
    reducedMotion: fc.constantFrom('system', 'on'),
    seenInTown: fc.boolean(),
    winnerOnDesktop: fc.boolean(),
    unlockedThemes: fc.array(id, { maxLength: 4 }),
    vcr: fc.record({ noiseSpeed: fc.integer({ min: 1, max: 10 }), enabled: fc.boolean() }).map((some) => ({
      ...DEFAULT_SETTINGS.vcr,
      ...some,
    })),
  },
  { requiredKeys: [] },
);
/** A few choices at a few moments, so that ties are common. */
const copy: fc.Arbitrary<StampedSettings> = fc
  .array(fc.tuple(patch, fc.integer({ min: 0, max: 4 })), { maxLength: 4 })
  .map((choices) => choices.reduce((before, [some, now]) => changeSettings(before, some, now), {}));

describe('two copies of the settings', () => {
  it('become the same one in whatever order they meet (SETTINGS-5)', () => {
    fc.assert(
      fc.property(copy, copy, copy, (a, b, c) => {
        expect(mergeSettings(a, b)).toEqual(mergeSettings(b, a));
        expect(mergeSettings(mergeSettings(a, b), c)).toEqual(mergeSettings(a, mergeSettings(b, c)));
        expect(mergeSettings(a, a)).toEqual(a);
      }),
    );
  });

  it('never lose a theme that was found (SETTINGS-5)', () => {
    fc.assert(
      fc.property(copy, copy, (a, b) => {
        const merged = mergeSettings(a, b).unlockedThemes?.value ?? [];
        for (const { unlockedThemes } of [a, b]) {
          expect(merged).toEqual(expect.arrayContaining([...(unlockedThemes?.value ?? [])]));
        }
      }),
    );
  });

  it('know when the last of the themes was found', () => {
    const early = changeSettings({}, { unlockedThemes: ['brick'] }, 10);
    const late = changeSettings({}, { unlockedThemes: ['slate'] }, 20);
    expect(mergeSettings(late, early).unlockedThemes).toEqual({ value: ['brick', 'slate'], at: 20 });
  });

  it('take each setting from the copy where it was chosen last (SETTINGS-5)', () => {
    const home = changeSettings(changeSettings({}, { theme: 'brick' }, 10), { volume: 0.5 }, 30);
    const school = changeSettings({}, { theme: 'slate', volume: 0.1 }, 20);
    expect(settingsFrom(mergeSettings(home, school))).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'slate',
      volume: 0.5,
    });
  });
});

describe('a choice', () => {
  it('wins over what its copy knows, even from a machine whose clock is fast', () => {
    fc.assert(
      fc.property(copy, patch, fc.integer({ min: 0, max: 4 }), (before, some, now) => {
        const after = changeSettings(before, some, now);
        const { unlockedThemes: _found, ...rest } = settingsFrom(readSettings(after));
        const { unlockedThemes: _finding, backgroundColor, ...wanted } = some;
        expect(rest).toMatchObject(wanted);
        if (backgroundColor) expect(rest.backgroundColor).toBe(backgroundColor.toUpperCase());
        expect(mergeSettings(before, after)).toEqual(after);
      }),
    );
  });

  it.each<Partial<DesktopSettings>>([
    { volume: 2 },
    { volume: -0.1 },
    { backgroundColor: 'red' },
    { backgroundColor: 'the #C0C0C0' },
    { backgroundColor: '#C0C0C0F' },
    { theme: 'No Such/Id' },
    { theme: 'brick!' },
  ])('that is no value of its setting changes nothing: %j', (none) => {
    expect(changeSettings({}, none, 1)).toEqual({});
  });
});

describe('a copy from outside', () => {
  it('is read without what is unknown, of another type or out of range', () => {
    const found = {
      theme: { value: 'brick', at: 5 },
      volume: { value: 1.5, at: 5 },
      musicVolume: { value: Number.NaN, at: 5 },
      effectsVolume: { value: 0.5, at: -1 },
      oldMonitorMode: { value: 'yes', at: 5 },
      reducedMotion: { value: 'off', at: 5 },
      desktopBackground: 'lake',
      wallpaper: { value: 'lake', at: 5 },
      unlockedThemes: { value: ['brick', 7, '../x', 'brick'], at: 5 },
      vcr: { value: { noiseSpeed: 11, staticOpacity: 10, extra: 1 }, at: 5 },
    };
    expect(readSettings(found)).toEqual({
      theme: { value: 'brick', at: 5 },
      unlockedThemes: { value: ['brick'], at: 5 },
      vcr: { value: { ...DEFAULT_SETTINGS.vcr, staticOpacity: 10 }, at: 5 },
    });
  });

  it.each([
    ['a share as text', { volume: { value: '0.5', at: 5 } }],
    ['a color in a list', { backgroundColor: { value: ['#C0C0C0'], at: 5 } }],
    ['an overlay that is a word', { vcr: { value: 'on', at: 5 } }],
    ['an overlay that is nothing', { vcr: { value: null, at: 5 } }],
    ['half a millisecond', { theme: { value: 'brick', at: 5.5 } }],
    ['a moment that no calendar has', { theme: { value: 'brick', at: 8.64e15 + 1 } }],
    ['nothing at all', null],
  ])('is read without %s', (_what, found) => {
    expect(readSettings(found)).toEqual({});
  });

  it.each([0, 8.64e15])('is read with the first and the last moment of the calendar: %d', (at) => {
    expect(readSettings({ theme: { value: 'brick', at } })).toEqual({ theme: { value: 'brick', at } });
  });

  it('has at most a hundred themes found', () => {
    const ids = Array.from({ length: 150 }, (_, index) => `theme-${index}`);
    expect(readSettings({ unlockedThemes: { value: ids, at: 1 } }).unlockedThemes?.value).toHaveLength(100);
  });

  it('is what was written, and nothing where nothing of ours was', () => {
    fc.assert(
      fc.property(copy, (written) => {
        expect(readSettings(JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(readSettings(anything)).toEqual({});
      }),
    );
  });
});

it('leaves the picture as it is until the person turns the video overlay on', () => {
  expect(settingsFrom({}).vcr.enabled).toBe(false);
});
