import { expect, it } from 'vitest';
import { findNext, timeAndDate } from './note.ts';

it('writes the time and the date as 1995 did (NOTEPAD-2)', () => {
  expect(timeAndDate(new Date(2026, 10, 29, 20, 4))).toBe('8:04 PM 11/29/2026');
  expect(timeAndDate(new Date(2026, 0, 5, 0, 30))).toBe('12:30 AM 1/5/2026');
  expect(timeAndDate(new Date(2026, 0, 5, 12, 0))).toBe('12:00 PM 1/5/2026');
});

it('finds a word behind the caret, and then from the beginning (NOTEPAD-2)', () => {
  const text = 'Gum is gum. GUM!';
  expect(findNext(text, 'gum', 0, false)).toBe(0);
  expect(findNext(text, 'gum', 3, false)).toBe(7);
  expect(findNext(text, 'gum', 15, false)).toBe(0);
  expect(findNext(text, 'gum', 0, true)).toBe(7);
  expect(findNext(text, 'GUM', 0, true)).toBe(12);
  expect(findNext(text, 'flunk', 0, false)).toBe(-1);
  expect(findNext(text, '', 0, false)).toBe(-1);
});
