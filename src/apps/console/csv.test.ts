import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes a line for each row under the titles, and quotes what needs it', () =>
  expect(
    csvOf(
      ['a', 'b'],
      [
        [1, 'plain'],
        [-2, 'with, comma'],
        [null, 'a "word"\nmore'],
      ],
    ),
  ).toBe('a,b\r\n1,plain\r\n-2,"with, comma"\r\n,"a ""word""\nmore"\r\n'));

it('lets no spreadsheet take a text for a formula', () =>
  expect(csvOf(['a'], [['=1+1'], ['@x'], ['-y']])).toBe("a\r\n'=1+1\r\n'@x\r\n'-y\r\n"));
