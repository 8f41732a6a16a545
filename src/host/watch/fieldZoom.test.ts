// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFieldsFromZooming } from './fieldZoom.ts';

const CONTENT = 'width=device-width, initial-scale=1';
const viewport = () => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<meta name="viewport" content="${CONTENT}">`;
  document.body.innerHTML = '<input id="field"><select></select><button>Go</button>';
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('an iPhone does not enlarge the page round a field that is pressed, and lets it be zoomed again (PRODUCT-4)', () => {
  keepFieldsFromZooming(document, true);
  press('button');
  expect(viewport()).toBe(CONTENT);
  for (const field of ['input', 'select']) {
    press(field);
    expect(viewport()).toBe(`${CONTENT}, maximum-scale=1`);
    vi.advanceTimersByTime(900);
    document.querySelector<HTMLElement>(field)?.focus();
    vi.advanceTimersByTime(900);
    expect(viewport()).toBe(`${CONTENT}, maximum-scale=1`);
    vi.advanceTimersByTime(100);
    expect(viewport()).toBe(CONTENT);
  }
});

it('the page of other browsers may be zoomed at any moment (PRODUCT-4)', () => {
  keepFieldsFromZooming(document, false);
  press('input');
  expect(viewport()).toBe(CONTENT);
});
