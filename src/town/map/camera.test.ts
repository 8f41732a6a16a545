import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restingZoom, seenPart, steppedZoom, zoomedAt, zoomRange, type Camera } from './camera.ts';

const TOWN = { width: 2048, height: 1280 };
const DESKTOP = { width: 800, height: 520 };
const PHONE = { width: 390, height: 500 };

const bodies = fc.record({
  width: fc.integer({ min: 200, max: 3000 }),
  height: fc.integer({ min: 150, max: 2000 }),
});

describe('how far the map is zoomed', () => {
  it('is 0.7 to 2.2 on a desktop, and 1 at first (MAP-1)', () => {
    expect(zoomRange(DESKTOP, TOWN, false)).toEqual({ least: 0.7, most: 2.2, start: 1, one: 1 });
  });

  it('is measured on a phone by its width: 320 hundredths of it at scale 1, and 0.9 at first (MAP-1)', () => {
    const { least, most, start } = zoomRange(PHONE, TOWN, true);
    const scales = [least, start, most].map((zoom) => (zoom * TOWN.width) / (3.2 * PHONE.width));
    const rounded = scales.map((scale) => Math.round(scale * 1e6) / 1e6);
    expect(rounded).toEqual([0.7, 0.9, 2.2]);
  });

  it('is more where a scale would leave a tall phone without a map', () => {
    const tall = { width: 390, height: 760 };
    const { least, start } = zoomRange(tall, TOWN, true);
    expect([least, start]).toEqual([expect.closeTo(760 / 1280), expect.closeTo(760 / 1280)]);
  });

  it('never leaves a part of the window without a map (MAP-1)', () => {
    fc.assert(
      fc.property(bodies, fc.boolean(), (body, onPhone) => {
        const { least, most, start } = zoomRange(body, TOWN, onPhone);
        expect(TOWN.width * least).toBeGreaterThanOrEqual(body.width - 0.001);
        expect(TOWN.height * least).toBeGreaterThanOrEqual(body.height - 0.001);
        expect(least).toBeLessThanOrEqual(start);
        expect(start).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('keeps the point under the pointer where it is, but for the edges of the map', () => {
    const camera: Camera = { corner: { x: -600, y: -400 }, zoom: 1 };
    const at = { x: 300, y: 200 };
    const { corner, zoom } = zoomedAt(camera, 2, at, DESKTOP, TOWN, zoomRange(DESKTOP, TOWN, false));
    expect(zoom).toBe(2);
    expect([(at.x - corner.x) / zoom, (at.y - corner.y) / zoom]).toEqual([900, 600]);
    const back = zoomedAt({ corner, zoom }, 1, at, DESKTOP, TOWN, zoomRange(DESKTOP, TOWN, false));
    expect(back).toEqual(camera);
  });

  it('keeps the body within the map however it is zoomed', () => {
    const points = fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 2000 }) });
    const zooms = fc.array(fc.double({ min: 0.01, max: 20, noNaN: true }), { maxLength: 8 });
    fc.assert(
      fc.property(bodies, points, zooms, (body, at, wanted) => {
        const range = zoomRange(body, TOWN, false);
        let camera: Camera = { corner: { x: 0, y: 0 }, zoom: range.start };
        for (const zoom of wanted) camera = zoomedAt(camera, zoom, at, body, TOWN, range);
        const { x, y, w, h } = seenPart(camera, body);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        // Corners are whole pixels of the screen.
        expect(x + w).toBeLessThanOrEqual(TOWN.width + 1 / camera.zoom);
        expect(y + h).toBeLessThanOrEqual(TOWN.height + 1 / camera.zoom);
        expect(Number.isInteger(camera.corner.x) && Number.isInteger(camera.corner.y)).toBe(true);
      }),
    );
  });

  it('comes to rest on whole pixels where they are near, and stays where they are not', () => {
    const range = zoomRange(DESKTOP, TOWN, false);
    expect([0.95, 1.06, 1.9, 2.15].map((zoom) => restingZoom(zoom, range))).toEqual([1, 1, 2, 2]);
    expect([0.8, 1.3, 1.7].map((zoom) => restingZoom(zoom, range))).toEqual([0.8, 1.3, 1.7]);
    // Half a pixel is more than this window can be zoomed out to.
    expect(restingZoom(0.51, { ...range, least: 0.51 })).toBe(0.51);
    // Two are more than this one can be zoomed in to.
    expect(restingZoom(1.95, { ...range, most: 1.95 })).toBe(1.95);
    expect([0.51, 1.95].map((zoom) => restingZoom(zoom, { ...range, least: 0.5, most: 2 }))).toEqual([
      0.5, 2,
    ]);
  });

  it('goes by keys from end to end, and stops there', () => {
    const range = zoomRange(DESKTOP, TOWN, false);
    const inwards = [1];
    for (let press = 0; press < 5; press += 1) inwards.push(steppedZoom(inwards.at(-1) ?? 1, 'in', range));
    expect(inwards).toEqual([1, 1.25, 1.5, 2, 2.2, 2.2]);
    expect(steppedZoom(1, 'out', range)).toBe(0.85);
    expect(steppedZoom(0.7, 'out', range)).toBe(0.7);
  });

  it('goes by keys through what this window can be zoomed to, and through nothing else', () => {
    const range = { ...zoomRange(DESKTOP, TOWN, false), least: 1.1, most: 1.9 };
    const from = (start: number, direction: 'in' | 'out') => {
      const zooms = [start];
      for (let press = 0; press < 4; press += 1) {
        zooms.push(steppedZoom(zooms.at(-1) ?? start, direction, range));
      }
      return zooms;
    };
    expect(from(1.1, 'in')).toEqual([1.1, 1.25, 1.5, 1.9, 1.9]);
    expect(from(1.9, 'out')).toEqual([1.9, 1.5, 1.25, 1.1, 1.1]);
  });

  it('goes by keys on a phone as far as its scale says', () => {
    const range = zoomRange(PHONE, TOWN, true);
    const { one, start } = range;
    expect(steppedZoom(start, 'in', range)).toBeCloseTo(one);
    expect(steppedZoom(one, 'in', range)).toBeCloseTo(1.25 * one);
    expect(steppedZoom(one, 'out', range)).toBeCloseTo(0.85 * one);
  });

  it('is as on a desktop while a phone’s window has no size yet', () => {
    expect(zoomRange({ width: 0, height: 0 }, TOWN, true)).toEqual({
      least: 0.7,
      most: 2.2,
      start: 0.9,
      one: 1,
    });
  });
});
