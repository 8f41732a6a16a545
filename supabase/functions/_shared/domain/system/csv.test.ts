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

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    ['  =1', "  '=1"],
    ['\u200b=1', "\u200b'=1"],
    ['=cmd|" /C calc"!A0', `'=cmd|" /C calc"!A0`],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ['hello;=1+1', "hello;'=1+1"],
    ['hello; "=1+1', `hello; "'=1+1`],
    ['hello\t@x\n+1', "hello\t'@x\n'+1"],
    ['1 + 1 = 2, a-b; fine', '1 + 1 = 2, a-b; fine'],
  ])('makes %j a text and no formula (GUM-19)', (text, harmless) => {
    expect(read(csvOf([[text]]))).toEqual([[harmless]]);
  });

  const tables = (text: fc.Arbitrary<string>) =>
    fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 });

  it('has no formula wherever a spreadsheet divides it', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'=+-@|%\uff1d\uff20;\t\r\n" ax\u200b'.split('')) });
    fc.assert(
      fc.property(tables(hostile), (rows) => {
        const cells = csvOf(rows).split(/[;\t\r\n]/);
        for (const text of cells) expect(text).not.toMatch(/^[\s\p{C}"]*[=+\-@|%\uff1d\uff20]/u);
      }),
    );
  });

  it('is read back as it was, where nothing in it looks like a formula', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[=+\-@|%\uff00-\uff5e]/.test(text));
    fc.assert(
      fc.property(tables(plain), (rows) => {
        expect(read(csvOf(rows))).toEqual(rows);
      }),
    );
  });
});
