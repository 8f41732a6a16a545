// @vitest-environment jsdom
import { Sprite, type Container } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { KEPT_MS } from '../../engine/assets/texture.ts';
import { prepareMap } from '../../testing/openMap.ts';
import { AGAIN_MS } from './tileLayer.ts';
import { candlesAt } from '../play/picture/glows.ts';
import { Blackout, darknessAt, isBlockDark } from './blackout.ts';

const SIZE = { width: 512, height: 512 };
const SCHOOL = { x: 256, y: 256 };
const PICTURE = {
  ...SIZE,
  tile: 256,
  overview: 'overview',
  tiles: [
    ['a', 'b'],
    ['c', 'd'],
  ],
};
const evening = eveningAt(epochMs(Date.parse('2026-11-27T20:10:00-06:00')), 'America/Chicago');

const spritesOf = (container: Container): readonly Sprite[] =>
  container.children.flatMap((child) => (child instanceof Sprite ? [child] : spritesOf(child)));

beforeEach(async () => {
  await prepareMap();
  vi.useFakeTimers();
});
afterEach(() => vi.advanceTimersByTimeAsync(KEPT_MS));

/** A town of four tiles, all of it in sight. */
async function show(load = () => Promise.resolve(PICTURE)) {
  const blackout = new Blackout({ size: SIZE, from: SCHOOL, load, changed: () => undefined });
  blackout.show({ corner: { x: 0, y: 0 }, zoom: 1 }, SIZE);
  blackout.prepare();
  await vi.advanceTimersByTimeAsync(0);
  return blackout;
}

describe('a power cut on the map', () => {
  it('spreads for some seconds, lasts, and ends as it came (EVENING-2)', () => {
    const at = (ms: number) => darknessAt(evening, evening.darkAt + ms);
    expect([at(0), at(4_500), at(9_000), at(60_000)]).toEqual([0, 0.5, 1, 1]);
    expect(darknessAt(evening, evening.litAt - 4_500)).toBe(0.5);
    expect(darknessAt({ ...evening, part: 'tape' }, evening.darkAt)).toBe(0);
  });

  it('has the school dark first and the rim last, and never light again as it grows', () => {
    const blocks = [0, 1, 2, 3].flatMap((x) =>
      [0, 1, 2, 3].map((y) => ({ x: x * 128 + 64, y: y * 128 + 64 })),
    );
    const darkBy = (share: number) =>
      blocks.filter((middle) => isBlockDark(share, middle, SCHOOL, Math.hypot(256, 256)));
    expect([darkBy(0), darkBy(1).length]).toEqual([[], 16]);
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9].map(darkBy);
    for (const [index, step] of steps.entries())
      expect(steps[index + 1] ?? blocks).toEqual(expect.arrayContaining([...step]));
    expect(darkBy(0.45)).not.toContainEqual({ x: 64, y: 64 });
    expect(darkBy(0.45)).toContainEqual({ x: 192, y: 192 });
  });

  it('shows those blocks alone, and a candle for each person in them', async () => {
    const blackout = await show();
    blackout.gather([{ spot: { x: 192, y: 192, w: 20, h: 20 }, count: 2 }]);
    const seen = (share: number) => {
      blackout.advance(share, 0);
      return blackout.visible ? spritesOf(blackout).filter(({ visible }) => visible).length : 0;
    };
    const [none, some, all] = [seen(0), seen(0.45), seen(1)];
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(6);
    expect(all).toBeGreaterThan(some);
    blackout.destroy({ children: true });
  });

  it('asks for its picture again where it could not be had', async () => {
    const load = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(new Error('offline'));
    const blackout = new Blackout({ size: SIZE, from: SCHOOL, load, changed: () => undefined });
    blackout.prepare();
    blackout.prepare();
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    blackout.prepare();
    expect(load).toHaveBeenCalledTimes(2);
    blackout.destroy({ children: true });
  });
});

describe('candles', () => {
  it('stand where they stood, one for each person up to two dozen, within their place', () => {
    const spot = { x: 100, y: 50, w: 60, h: 40 };
    const wax = (count: number, at: number) =>
      candlesAt(spot, count, at)
        .filter(({ height, width }) => height === 3 && width === 2)
        .map(({ x, y }) => [x, y]);
    expect(wax(3, 0)).toEqual(wax(3, 5_000));
    expect(wax(5, 0).slice(0, 3)).toEqual(wax(3, 0));
    expect(wax(500, 0)).toHaveLength(24);
    for (const [x = 0, y = 0] of wax(24, 0)) {
      expect([x >= 100 && x <= 160, y >= 70 && y <= 95]).toEqual([true, true]);
    }
  });
});
