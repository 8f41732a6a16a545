import { describe, expect, it } from 'vitest';
import { contrast, inkOn, mix } from './contrast.ts';
import type { Theme } from '../kernel/theme.ts';
import { HIDDEN_THEMES, LISTED_THEMES, PRIZE_THEMES, themeById } from './themes.ts';

const ALL = [...LISTED_THEMES, ...HIDDEN_THEMES, ...PRIZE_THEMES];

/** What is read on what, and how well at least: 4.5 as WCAG asks of text. */
const PAIRS: readonly [ink: keyof Theme, ground: keyof Theme, least: number][] = [
  ['text', 'face', 4.5],
  ['windowText', 'window', 4.5],
  ['selectionText', 'selection', 4.5],
  ['titleActiveText', 'titleActive', 4.5],
  ['titleInactiveText', 'titleInactive', 3],
  ['tooltipText', 'tooltip', 4.5],
  ['link', 'face', 4.5],
  ['link', 'window', 4.5],
  ['problem', 'face', 4.5],
  ['problem', 'window', 4.5],
  ['banner', 'shadow', 3],
];

describe('the themes', () => {
  it('are 20 that everyone sees, 15 to be found and 4 to be bought, no two alike in id or name (THEME-1, THEME-2)', () => {
    expect([LISTED_THEMES.length, HIDDEN_THEMES.length, PRIZE_THEMES.length]).toEqual([20, 15, 4]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(39);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(39);
    for (const { id } of ALL) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(ALL.map((theme) => [theme.name, theme] as const))('%s can be read (LOOK-1)', (_name, theme) => {
    const faint = PAIRS.flatMap(([ink, ground, least]) => {
      const ratio = contrast(Number(theme[ink]), Number(theme[ground]));
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    expect(faint).toEqual([]);
  });

  it('have bevels that can be seen against the face', () => {
    for (const { name, face, highlight, shadow } of ALL) {
      expect([name, contrast(highlight, face) > 1.15, contrast(shadow, face) > 1.15]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('are found by id, and a name that is none gives the standard one (THEME-1)', () => {
    expect(themeById('red-white-and-blue').name).toBe('Red, White and Blue');
    expect(themeById('no-such-theme').id).toBe('windows-standard');
  });
});

describe('contrast', () => {
  it('is as WCAG counts it', () => {
    expect(contrast(0x000000, 0xffffff)).toBeCloseTo(21);
    expect(contrast(0x767676, 0xffffff)).toBeCloseTo(4.54, 2);
  });

  it('chooses the ink that reads better on any gray', () => {
    for (let gray = 0; gray < 256; gray++) {
      const ground = mix(0x000000, 0xffffff, gray / 255);
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
