import { expect, test } from 'vitest';
import { createArt } from '../../../screens/art/art.ts';
import { widthOf } from '../../../screens/art/lettering.ts';
import { placed } from './lines.ts';
import { TEXT_STYLES } from './styles.ts';

const picture = (style: (typeof TEXT_STYLES)[number] | undefined, words: string, seconds: number): string => {
  const art = createArt(320, 180);
  style?.paint(art, words, seconds);
  return art.pixels.join();
};

test('short words are written large, long ones on up to three lines, and none leaves the picture (RETRO-1)', () => {
  const size = { width: 320, height: 180 };
  expect(placed(size, 'GUM')).toMatchObject([{ text: 'GUM', scale: 6 }]);
  for (const words of ['Semester Zero', 'Who has seen Flunko this week, then', 'x'.repeat(36)]) {
    const lines = placed(size, words);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(words.replaceAll(' ', ''));
    for (const { text, x, y, scale } of lines) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + widthOf(text, scale)).toBeLessThanOrEqual(320);
      expect(y + 7 * scale).toBeLessThanOrEqual(180);
    }
  }
});

test('every style moves, shows the words, and looks like no other (RETRO-1)', () => {
  const stills = TEXT_STYLES.map((style) => picture(style, 'FLUNKS', 2.4));
  expect(new Set(stills).size).toBe(TEXT_STYLES.length);
  for (const style of TEXT_STYLES) {
    const moments = [0.4, 1.3, 2.4, 2.9].map((seconds) => picture(style, 'FLUNKS', seconds));
    expect(new Set(moments).size, style.id).toBeGreaterThan(1);
    expect(picture(style, 'SCHOOL', 2.4), style.id).not.toBe(picture(style, 'FLUNKS', 2.4));
  }
});
