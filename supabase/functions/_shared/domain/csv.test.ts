import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads a CSV file as RFC 4180 has it. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('a CSV file', () => {
  it('has a line for each row, and quotes what a comma, a quote or a line break would split', () => {
    expect(
      csvOf([
        ['When', 'GUM'],
        ['a, b', -5],
        ['say "hi"\nthere', 15],
      ]),
    ).toBe('When,GUM\r\n"a, b",-5\r\n"say ""hi""\nthere",15\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '=cmd|" /C calc"!A0', '-2+3+cmd'])(
    'makes %j a text and no formula',
    (text) => {
      expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('is read back as it was, whatever the texts are', () => {
    const texts = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(texts, (rows) => {
        const plain = read(csvOf(rows)).map((row) =>
          row.map((text) => text.replace(/^'(?=\s*[=+\-@|%\t\r])/, '')),
        );
        const safe = rows.map((row) => row.map((text) => text.replace(/^'(?=\s*[=+\-@|%\t\r])/, '')));
        expect(plain).toEqual(safe);
      }),
    );
  });
});
