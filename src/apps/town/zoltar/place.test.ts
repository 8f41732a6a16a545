import { expect, it } from 'vitest';
import { store } from '../../../kernel/store.ts';
import { createPlaceFrame } from '../../../town/play/framing/placeFrame.ts';
import { place } from './place.ts';

const { model, subject, middle, hotspots } = place;
const [width, height] = model.size;

function frameIn(body: { width: number; height: number }) {
  // It asks its host for nothing but the size.
  const host = { size: store(body) } as unknown as Parameters<typeof createPlaceFrame>[0];
  return createPlaceFrame(host, {
    size: { width, height },
    spots: () => model.hotspots,
    middle: () => model.hotspots[middle ?? ''],
    subject,
    framing: { whole: store(false), isCut: store(false) },
    changed: () => undefined,
  });
}

it.each([
  ['a phone', { width: 374, height: 350 }, 1],
  ['a window as it opens', { width: 552, height: 650 }, 2],
  ['a tablet held upright', { width: 500, height: 950 }, 2],
  ['all of 1920x1080', { width: 1490, height: 1010 }, 3],
])('cuts nothing between the lights of his name and the slots on %s (ZOLTAR-9)', (_, body, scale) => {
  const frame = frameIn(body);
  expect(frame.scale).toBe(scale);
  const parts = [subject, ...Object.keys(hotspots).map((name) => model.hotspots[name])];
  for (const part of parts) {
    if (part === undefined) throw new Error('the booth has no such part');
    const [left, top] = [frame.corner.x + part.x * scale, frame.corner.y + part.y * scale];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + part.w * scale).toBeLessThanOrEqual(body.width);
    expect(top + part.h * scale).toBeLessThanOrEqual(body.height);
  }
});
