import { describe, expect, it } from 'vitest';
import { coveredByKeyboard } from './visibleScreen.ts';

const seen = { height: 508, offsetTop: 0, scale: 1 };

describe('coveredByKeyboard', () => {
  it('is what the page shows no more while somebody types', () => {
    expect(coveredByKeyboard(844, seen, true)).toEqual({ top: 0, bottom: 336 });
  });

  it('knows of a page that was pushed up to show its field', () => {
    expect(coveredByKeyboard(844, { ...seen, offsetTop: 120.4 }, true)).toEqual({ top: 120, bottom: 216 });
  });

  it.each([
    ['nobody types', seen, false],
    ['the page is zoomed', { ...seen, scale: 1.6 }, true],
    ['a bar of the browser slid in', { ...seen, height: 788 }, true],
  ])('is nothing when %s', (_name, viewport, typing) => {
    expect(coveredByKeyboard(844, viewport, typing)).toBeNull();
  });
});
