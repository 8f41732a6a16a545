import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_STYLE, type MemeElement } from './document.ts';
import { layoutOf } from './layout.ts';
import { keyAct } from './stageKeys.ts';
import { fileNameAt } from './texts.ts';

const STAGE = { width: 100, height: 100, picture: { x: 0, y: 0, width: 100, height: 100 } };
const element = (text: string): MemeElement => ({
  ...DEFAULT_STYLE,
  id: 'text-1',
  text,
  x: 50,
  y: 50,
  width: 100,
  rotation: 0,
});
/** Ten pixels a letter. */
const measure = (line: string): number => [...line].length * 10;

it('a text is broken between words, at its own breaks, and inside a word that is too long', () => {
  expect(layoutOf(element('one two three'), STAGE, measure).lines).toEqual(['one two', 'three']);
  expect(layoutOf(element('one\n\ntwo'), STAGE, measure).lines).toEqual(['one', '', 'two']);
  expect(layoutOf(element('abcdefghijklm'), STAGE, measure).lines).toEqual(['abcdefghij', 'klm']);
});

it('no line is wider than its text may be, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \n]{0,60}$/), (text) => {
      const { lines } = layoutOf(element(text), STAGE, measure);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(100);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

it('keys move, resize, turn, order and remove a text (MEME-5)', () => {
  const at = element('HELLO');
  expect(keyAct('ArrowLeft', false, at)).toEqual({ patch: { x: 49, y: 50 } });
  expect(keyAct('ArrowUp', true, at)).toEqual({ patch: { fontSize: 38 } });
  expect(keyAct('ArrowRight', true, at)).toEqual({ patch: { rotation: 5 } });
  expect(keyAct('PageUp', false, at)).toEqual({ move: 1 });
  expect(keyAct('Delete', false, at)).toEqual({ act: 'remove' });
  expect(keyAct('Escape', false, at)).toEqual({ act: 'leave' });
  expect(keyAct('Enter', false, at)).toBeNull();
});

it('a file is called after the moment when it was saved (MEME-6)', () => {
  expect(fileNameAt(Date.UTC(1995, 10, 4, 19, 30, 5))).toBe('meme-1995-11-04T19-30-05.png');
});
