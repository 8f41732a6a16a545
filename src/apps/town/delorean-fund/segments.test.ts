import { expect, it } from 'vitest';
import { segmentRows } from './segments.ts';

const lit = (text: string): number => segmentRows(text).join('').replaceAll(/[^x]/g, '').length;

it('lights other segments for each digit', () => {
  const digits = '0123456789'.split('').map((digit) => segmentRows(digit).join('/'));
  expect(new Set(digits).size).toBe(10);
});

it('lights all of an eight, and a seven as people draw it', () => {
  expect(segmentRows('8').join('')).not.toContain('o');
  expect(segmentRows('7')).toEqual([
    '.xxxx.',
    'o....x',
    'o....x',
    'o....x',
    '.oooo.',
    'o....x',
    'o....x',
    'o....x',
    '.oooo.',
  ]);
});

it('keeps a dark digit where there is none, and rows of one length', () => {
  expect([lit(' '), lit('_')]).toEqual([0, 0]);
  const rows = segmentRows(' 61,234.56');
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});
