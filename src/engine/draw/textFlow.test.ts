import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ellipsis, wrap, wrapEvenly } from './textFlow.ts';

/** A font in which each character is six pixels wide. */
const measure = (text: string): number => [...text].length * 6;
const anyText = fc.stringMatching(/^[a-zA-Z ]{0,40}$/);
const anyWidth = fc.integer({ min: 0, max: 300 });

describe('ellipsis', () => {
  it('leaves a line alone that fits to the pixel', () => {
    expect(ellipsis('Locker', 36, measure)).toBe('Locker');
  });

  it('cuts a line that is one pixel too long, and says so with three dots', () => {
    expect(ellipsis('Locker', 35, measure)).toBe('Lo...');
  });

  it('leaves no space before the dots', () => {
    expect(ellipsis('My Locker', 36, measure)).toBe('My...');
  });

  it('answers nothing where not even one letter and the dots fit', () => {
    expect(ellipsis('Locker', 20, measure)).toBe('');
  });

  it('never cuts a character of two code units in half', () => {
    expect(ellipsis('🍬🍬🍬🍬🍬', 24, measure)).toBe('🍬...');
  });

  it('always fits, and always shows how the line begins', () => {
    fc.assert(
      fc.property(anyText, anyWidth, (text, width) => {
        const cut = ellipsis(text, width, measure);
        expect(measure(cut)).toBeLessThanOrEqual(Math.max(width, 0));
        expect(cut === text || text.startsWith(cut.replace(/\.\.\.$/, ''))).toBe(true);
      }),
    );
  });
});

describe('wrap', () => {
  it('breaks between words, as late as the width allows', () => {
    expect(wrap('My old computer', 36, 3, measure)).toEqual(['My old', 'com...']);
    expect(wrap('My old computer', 48, 3, measure)).toEqual(['My old', 'computer']);
  });

  it('ends the last line in dots when words are left over', () => {
    expect(wrap('one two three four', 42, 2, measure)).toEqual(['one two', 'thre...']);
  });

  it('shortens a word that is wider than the line, and goes on with the next', () => {
    expect(wrap('Overachiever of Flunks', 54, 3, measure)).toEqual(['Overac...', 'of Flunks']);
  });

  it('needs no more lines than there are', () => {
    expect(wrap('Help', 100, 2, measure)).toEqual(['Help']);
  });

  it('never has a line too many or too wide, and loses no word without saying so', () => {
    fc.assert(
      fc.property(anyText, anyWidth, fc.integer({ min: 1, max: 4 }), (text, width, lines) => {
        const wrapped = wrap(text, width, lines, measure);
        expect(wrapped.length).toBeLessThanOrEqual(lines);
        for (const line of wrapped) expect(measure(line)).toBeLessThanOrEqual(width);
        const cut = wrapped.some((line) => line.endsWith('...') || line === '');
        if (!cut) expect(wrapped.join(' ')).toBe(text);
      }),
    );
  });
});

describe('wrapEvenly', () => {
  it('leaves no word alone in the last line (CUTSCENE-5)', () => {
    const told = 'Some say they heard the clocks stop.';
    expect(wrap(told, 192, 3, measure)).toEqual(['Some say they heard the clocks', 'stop.']);
    expect(wrapEvenly(told, 192, 3, measure)).toEqual(['Some say they heard', 'the clocks stop.']);
  });

  it('has as many lines as the width needs, and says the same', () => {
    fc.assert(
      fc.property(anyText, anyWidth, fc.integer({ min: 1, max: 4 }), (text, width, lines) => {
        const [even, plain] = [wrapEvenly, wrap].map((flow) => flow(text, width, lines, measure));
        expect(even).toHaveLength(plain?.length ?? 0);
        expect(even?.join(' ')).toBe(plain?.join(' '));
        for (const line of even ?? []) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
