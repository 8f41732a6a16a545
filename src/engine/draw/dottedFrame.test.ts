import { expect, it } from 'vitest';
import { dottedFrame } from './dottedFrame.ts';

it('a dotted frame is black and white by turns, and empty inside', () => {
  const pixels = Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => ' '));
  for (const { x, y, width, height, color } of dottedFrame({ x: 0, y: 0, width: 5, height: 3 })) {
    for (let row = y; row < y + height; row += 1) {
      pixels[row]?.fill(color === 0xffffff ? 'o' : '#', x, x + width);
    }
  }
  expect(pixels.map((row) => row.join(''))).toEqual(['o#o#o', '#   #', 'o#o#o']);
});
