import { describe, expect, it } from 'vitest';
import { frameFor } from './framing.ts';

const BODIES = [
  { screen: 'a laptop', width: 1280, height: 800, cssPerPixel: 1, button: { width: 62, height: 23 } },
  { screen: 'a large screen', width: 960, height: 540, cssPerPixel: 2, button: { width: 62, height: 23 } },
  { screen: 'a tablet', width: 768, height: 940, cssPerPixel: 1, button: { width: 70, height: 44 } },
  { screen: 'a phone', width: 390, height: 720, cssPerPixel: 1, button: { width: 70, height: 44 } },
  {
    screen: 'a narrow phone',
    width: 292,
    height: 540,
    cssPerPixel: 1.33,
    button: { width: 70, height: 34 },
  },
  {
    screen: 'a phone on its side',
    width: 844,
    height: 390,
    cssPerPixel: 1,
    button: { width: 70, height: 44 },
  },
  { screen: 'a small window', width: 300, height: 240, cssPerPixel: 1, button: { width: 62, height: 23 } },
];
const frame = ({ width, height, ...how }: (typeof BODIES)[number]) =>
  frameFor({ body: { width, height }, lineHeight: 12, ...how });

describe.each(BODIES)('on $screen', (body) => {
  const { scale, view, picture, caption, buttons } = frame(body);

  it('shows the picture by whole pixels, within the body', () => {
    for (const length of [scale, picture.x, picture.y]) expect(Number.isInteger(length)).toBe(true);
    expect([picture.width, picture.height]).toEqual([view.width * scale, view.height * scale]);
    expect(picture.x).toBeGreaterThanOrEqual(0);
    expect(picture.y).toBeGreaterThanOrEqual(0);
    expect(picture.x + picture.width).toBeLessThanOrEqual(body.width);
    expect(picture.y + picture.height).toBeLessThanOrEqual(body.height);
  });

  it('keeps caption and buttons within the body and apart', () => {
    for (const box of [caption, buttons]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(body.height);
      expect(box.x + box.width).toBeLessThanOrEqual(body.width);
    }
    if (!buttons.stacked) expect(caption.y + caption.height).toBeLessThanOrEqual(buttons.y);
  });
});

it('shows the picture as large as nearly all of it fits, and on a high body a step larger (CUTSCENE-5)', () => {
  expect(BODIES.map((body) => frame(body).scale)).toEqual([3, 2, 3, 2, 2, 2, 1]);
  expect(BODIES.map((body) => frame(body).isClose)).toEqual([false, false, true, true, true, false, false]);
});

it('sees at least four tenths of the width at a time (CUTSCENE-5)', () => {
  for (const width of [280, 320, 360, 390, 430, 600, 768]) {
    const { view } = frameFor({
      body: { width, height: 900 },
      lineHeight: 12,
      button: { width: 70, height: 44 },
      cssPerPixel: 1,
    });
    expect(view.width).toBeGreaterThanOrEqual(352 * 0.4);
  }
});

it('lays the caption over the foot of the picture on a phone on its side (CUTSCENE-5)', () => {
  const body = BODIES.find(({ screen }) => screen === 'a phone on its side');
  if (body === undefined) throw new Error('there is no such body');
  const { picture, caption, buttons } = frame(body);
  expect(buttons.stacked).toBe(true);
  expect(caption.y).toBeGreaterThan(picture.y);
  expect(caption.y + caption.height).toBeLessThanOrEqual(picture.y + picture.height);
});
