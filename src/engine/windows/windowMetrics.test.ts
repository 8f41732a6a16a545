import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottom, right, type Rect } from '../geometry/rects.ts';
import { GLYPH_FIELD, GLYPHS } from './windowGlyphs.ts';
import { TITLE_BUTTONS, windowMetrics } from './windowMetrics.ts';

const THUMB = 44;
const shape = fc.record({
  width: fc.integer({ min: 200, max: 1600 }),
  height: fc.integer({ min: 120, max: 1000 }),
  thumb: fc.constantFrom(0, 34, THUMB),
  buttons: fc.subarray([...TITLE_BUTTONS]),
  framed: fc.boolean(),
  aside: fc.constant(false),
});
/** A window that fills a phone on its side. */
const ON_ITS_SIDE = {
  width: 633,
  height: 292,
  thumb: 34,
  aside: true,
  buttons: ['help', 'minimize', 'close'],
  framed: false,
} as const;

const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

const apart = (a: Rect, b: Rect): boolean =>
  right(a) <= b.x || right(b) <= a.x || bottom(a) <= b.y || bottom(b) <= a.y;

describe('windowMetrics', () => {
  it('keeps every part within the window and none over another', () => {
    fc.assert(
      fc.property(shape, (wanted) => {
        const { title, buttons, body, text, icon } = windowMetrics(wanted);
        const whole = { x: 0, y: 0, width: wanted.width, height: wanted.height };
        const placed = [...buttons.values()];
        expect(within(title, whole)).toBe(true);
        expect(within(body, whole)).toBe(true);
        expect(apart(title, body)).toBe(true);
        for (const [index, button] of placed.entries()) {
          expect(within(button, title)).toBe(true);
          for (const other of placed.slice(index + 1)) expect(apart(button, other)).toBe(true);
        }
        const words = { x: text.x, y: text.y, width: text.width, height: 12 };
        expect(within({ ...icon, width: 16, height: 16 }, title)).toBe(true);
        if (text.width > 0) for (const button of placed) expect(apart(words, button)).toBe(true);
      }),
    );
  });

  it('places just the buttons that the window has, from left to right as in 1995', () => {
    const { buttons } = windowMetrics({
      width: 300,
      height: 200,
      thumb: 0,
      aside: false,
      buttons: TITLE_BUTTONS,
      framed: true,
    });
    const order = [...buttons].sort(([, a], [, b]) => a.x - b.x).map(([name]) => name);
    expect(order).toEqual(['help', 'minimize', 'maximize', 'close']);
    const [minimize, maximize, close] = (['minimize', 'maximize', 'close'] as const).map((name) =>
      buttons.get(name),
    );
    expect(minimize && right(minimize)).toBe(maximize?.x);
    expect(maximize && right(maximize) + 2).toBe(close?.x);
  });

  it('makes every button on a narrow screen wide and high enough for a thumb (SHELL-3)', () => {
    const { buttons, title } = windowMetrics({
      width: 390,
      height: 792,
      thumb: THUMB,
      aside: false,
      buttons: ['help', 'minimize', 'close'],
      framed: false,
    });
    for (const { width, height } of buttons.values()) {
      expect(width).toBeGreaterThanOrEqual(THUMB);
      expect(height).toBeGreaterThanOrEqual(THUMB);
    }
    expect(title.width).toBe(390);
  });

  it('gives a body the whole of a window that has no frame to pull at, but for its title', () => {
    const narrow = windowMetrics({
      width: 390,
      height: 792,
      thumb: THUMB,
      aside: false,
      buttons: [],
      framed: false,
    });
    expect(narrow.body).toMatchObject({ x: 0, width: 390 });
    expect(bottom(narrow.body)).toBe(792);
  });
});

describe('windowMetrics of a phone on its side', () => {
  it('gives the body all the height, beside a column of buttons for a thumb (SHELL-4)', () => {
    const { body, title, buttons } = windowMetrics(ON_ITS_SIDE);
    expect(body).toEqual({ x: 0, y: 0, width: 594, height: 292 });
    expect(apart(body, title)).toBe(true);
    const placed = [...buttons.values()];
    expect(placed).toHaveLength(3);
    for (const [index, button] of placed.entries()) {
      expect(within(button, title)).toBe(true);
      expect(Math.min(button.width, button.height)).toBe(34);
      for (const other of placed.slice(index + 1)) expect(apart(button, other)).toBe(true);
    }
  });

  it('has Start at the foot, the list of windows over it, and room for the title between all buttons', () => {
    const { buttons, text, icon } = windowMetrics({
      ...ON_ITS_SIDE,
      buttons: ['start', 'windows', 'help', 'minimize', 'close'],
    });
    const [start, windows, help] = (['start', 'windows', 'help'] as const).map((name) => buttons.get(name));
    expect(start && bottom(start)).toBe(290);
    expect(windows && start && bottom(windows) < start.y).toBe(true);
    expect(icon.y + 16).toBeLessThan(windows?.y ?? 0);
    expect(text.upwards).toBe(true);
    expect(text.width).toBeGreaterThan(60);
    expect(text.y - text.width).toBeGreaterThan(help ? bottom(help) : 0);
  });
});

describe('the marks on the title buttons', () => {
  it.each(Object.entries(GLYPHS))(
    'of %s are as wide as their rows and lie within a button',
    (_name, glyph) => {
      for (const row of glyph.rows) {
        expect(row).toHaveLength(glyph.rows[0]?.length ?? 0);
        expect(glyph.x + row.length).toBeLessThanOrEqual(GLYPH_FIELD.width - 2);
      }
      expect(glyph.y + glyph.rows.length).toBeLessThanOrEqual(GLYPH_FIELD.height - 2);
    },
  );
});
