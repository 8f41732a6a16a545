// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isDarkened } from './darkened.ts';

it.each([
  ['rgb(18, 18, 18)', true],
  ['rgb(255, 255, 255)', false],
  ['rgb(250, 240, 220)', false],
  ['canvas', false],
])('a page is darkened where what is declared light is %s: %s (THEME-3)', (shade, darkened) => {
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => {
    expect(style.backgroundColor).toBe('canvas');
    return { getPropertyValue: () => shade };
  });
  expect(isDarkened()).toBe(darkened);
  expect(document.body.childElementCount).toBe(0);
});
