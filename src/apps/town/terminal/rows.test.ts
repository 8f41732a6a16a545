import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL, glyphOf, GLYPHS } from './glyphs.ts';
import { rowsOf, wrapText, wrapTyped } from './rows.ts';
import { NOTHING_TYPED, pageOf, screenOn } from './screen.ts';

const columns = fc.integer({ min: 1, max: 80 });
const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '.'), maxLength: 300 });

describe('a text on the screen', () => {
  it('is broken between words, and a word that is wider than the screen where it has to be', () => {
    expect(wrapText('one two three\nfour', 8)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('unpronounceable', 6)).toEqual(['unpron', 'ouncea', 'ble']);
    expect(wrapText('a\n\nb', 6)).toEqual(['a', '', 'b']);
  });

  it('is never wider than the screen, and loses no letter', () => {
    fc.assert(
      fc.property(text, columns, (said, width) => {
        const rows = wrapText(said, width);
        expect(rows.every((row) => row.length <= width)).toBe(true);
        expect(rows.join('').replace(/\s/g, '')).toBe(said.replace(/\s/g, ''));
      }),
    );
  });

  it('comes letter by letter, each where it stays', () => {
    const entries = [{ id: 1, kind: 'answer', text: 'one two three' } as const];
    const at = (shown: number) => rowsOf(entries, shown, 8).map((row) => row.text);
    expect([at(0), at(3), at(8), at(11)]).toEqual([[], ['one'], ['one two'], ['one two', 'thr']]);
    expect(at(Number.POSITIVE_INFINITY)).toEqual(['one two', 'three']);
  });

  it('is drawn in letters that there are', () => {
    expect(GLYPHS.every((glyph) => glyph.length === 2 * CELL.height)).toBe(true);
    expect(glyphOf(' ')).toBe(0);
    expect(glyphOf('~')).toBe(GLYPHS.length - 1);
    expect(glyphOf('\u00e9')).toBe(glyphOf('?'));
  });
});

describe('the line that is typed', () => {
  const written = { entries: [], shown: 0, prompt: '/>', busy: false };

  it('has its caret where the person types, on the next row too', () => {
    const at = (value: string, caret: number) =>
      pageOf(written, { value, from: caret, to: caret, focused: true }, 10).caret?.at;
    expect(at('', 0)).toEqual({ row: 0, column: 3 });
    expect(at('abcdefg', 6)).toEqual({ row: 0, column: 9 });
    expect(at('abcdefg', 7)).toEqual({ row: 1, column: 0 });
    expect(wrapTyped('/> abcdefg', 10)).toEqual(['/> abcdefg', '']);
  });

  it('shows what is selected, letter by letter', () => {
    const { caret } = pageOf(written, { value: 'abcd', from: 1, to: 3, focused: true }, 80);
    expect(caret?.selected).toEqual([
      { row: 0, column: 4 },
      { row: 0, column: 5 },
    ]);
  });

  it('waits for what is typed out, unless it has begun', () => {
    const busy = { ...written, busy: true };
    expect(pageOf(busy, NOTHING_TYPED, 80)).toMatchObject({ rows: [], caret: null });
    expect(pageOf(busy, { value: 'l', from: 1, to: 1, focused: true }, 80).rows).toHaveLength(1);
  });
});

it('the screen has whole rows and columns, and at least one', () => {
  const screen = screenOn({ x: 14, y: 14, width: 484, height: 340 });
  expect([screen.columns, screen.rows]).toEqual([65, 19]);
  expect(screen.x + screen.width).toBeLessThanOrEqual(14 + 484);
  expect(screenOn({ x: 0, y: 0, width: 0, height: 0 })).toMatchObject({ columns: 1, rows: 1 });
});
