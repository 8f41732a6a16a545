import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  broughtIn,
  busiest,
  centeredOn,
  clamped,
  frameScale,
  isCut,
  middleOf,
  opening,
  sidesBeyond,
  wholeScale,
  type Point,
} from './framing.ts';
import type { Spot } from '../place.ts';

const picture = { width: 352, height: 208 };
const door = { x: 144, y: 105, w: 31, h: 30 };
const anyBody = fc.record({
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 2000 }),
});
const anyPoint = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
});
const anySpot = fc.record({
  x: fc.integer({ min: 0, max: 340 }),
  y: fc.integer({ min: 0, max: 196 }),
  w: fc.integer({ min: 1, max: 12 }),
  h: fc.integer({ min: 1, max: 12 }),
});

describe('the frame of a place', () => {
  it('shows what matters at twice its size in a window made for it, wherever the door is (PLACE-9)', () => {
    const body = { width: 640, height: 360 };
    const scale = frameScale(body, picture);
    expect(scale).toBe(2);
    expect(opening(door, body, picture, scale)).toEqual({ x: -32, y: -28 });
  });

  it('shows the door in the middle of a phone held upright (PLACE-8)', () => {
    const body = { width: 390, height: 742 };
    const scale = frameScale(body, picture);
    const corner = opening(door, body, picture, scale);
    expect(scale).toBe(4);
    expect(Math.abs(corner.x + (door.x + door.w / 2) * scale - body.width / 2)).toBeLessThanOrEqual(1);
  });

  it('shows what stands over the door on a phone on its side (PLACE-8)', () => {
    for (const [width, height] of [
      [800, 345],
      [600, 258],
    ] as const) {
      const scale = frameScale({ width, height }, picture);
      const { y } = opening(door, { width, height }, picture, scale);
      const seen = { from: -y / scale, to: (height - y) / scale };
      expect(seen.from).toBeLessThan(42);
      expect(seen.to).toBeGreaterThan(door.y + door.h);
    }
  });

  it('shows most of what there is on a phone where no spot is named', () => {
    const at = (x: number) => ({ x, y: 150, w: 20, h: 20 });
    const [alone, left, middle, right] = [at(10), at(230), at(260), at(290)];
    const body = { width: 390, height: 742 };
    expect(busiest([alone, left, middle, right], body, picture, 4)).toBe(middle);
    expect(busiest([alone, at(170), right], body, picture, 4)).toEqual(at(170));
    expect(busiest([], body, picture, 4)).toEqual({ x: 0, y: 0, w: 352, h: 208 });
  });

  it('is gone beyond on the sides where the middle of something lies, until it is brought in', () => {
    const body = { width: 390, height: 742 };
    const beyond = (spot: Spot, corner: Point) => [...sidesBeyond([spot], corner, body, 4)];
    expect(beyond(door, { x: -400, y: -40 })).toEqual([]);
    expect(beyond(door, { x: -645, y: -40 })).toEqual(['left']);
    expect(beyond(door, { x: 0, y: 300 })).toEqual(['right', 'down']);
    fc.assert(
      fc.property(anySpot, anyPoint, (spot, from) => {
        const corner = clamped(from, body, picture, 4);
        expect(beyond(spot, broughtIn(spot, corner, body, picture, 4))).toEqual([]);
      }),
    );
  });

  it('covers every body without a bar, at the smallest whole number that does', () => {
    fc.assert(
      fc.property(anyBody, anyPoint, (body, wanted) => {
        const scale = frameScale(body, picture);
        const { x, y } = clamped(wanted, body, picture, scale);
        for (const [corner, length, room] of [
          [x, picture.width * scale, body.width],
          [y, picture.height * scale, body.height],
        ] as const) {
          expect(Number.isInteger(corner)).toBe(true);
          expect(corner).toBeLessThanOrEqual(0);
          expect(corner + length).toBeGreaterThanOrEqual(room);
        }
        expect(Number.isInteger(scale)).toBe(true);
        const coarser = scale - 1;
        const less = picture.width * coarser < body.width || picture.height * coarser < body.height;
        expect(coarser === 0 || less).toBe(true);
      }),
    );
  });

  it('opens with the whole middle, or with the spot, each way (PLACE-8)', () => {
    fc.assert(
      fc.property(anyBody, anySpot, (body, spot) => {
        const scale = frameScale(body, picture);
        const corner = opening(spot, body, picture, scale);
        expect(clamped(corner, body, picture, scale)).toEqual(corner);
        for (const [start, room, from, length, at] of [
          [corner.x, body.width, 16, 320, spot.x + spot.w / 2],
          [corner.y, body.height, 14, 180, spot.y + spot.h / 2],
        ] as const) {
          const [first, last] = room >= length * scale ? [from, from + length] : [at, at];
          expect(start + first * scale).toBeGreaterThanOrEqual(-1);
          expect(start + last * scale).toBeLessThanOrEqual(room + 1);
        }
      }),
    );
  });

  it('is cut where not all that matters is in the body, and is whole in any body that has room for it once', () => {
    const [phone, made] = [
      { width: 390, height: 634 },
      { width: 704, height: 416 },
    ];
    expect([isCut(phone, picture), isCut(made, picture), isCut({ width: 0, height: 0 }, picture)]).toEqual([
      true,
      false,
      false,
    ]);
    fc.assert(
      fc.property(anyBody, anyPoint, (body, wanted) => {
        const scale = wholeScale(body, picture);
        const { x, y } = clamped(wanted, body, picture, scale);
        const [right, below] = [body.width - x - 352 * scale, body.height - y - 208 * scale];
        // In the middle, as near as whole pixels allow, each way that it has room.
        if (body.width >= 352) expect(Math.abs(right - x)).toBeLessThanOrEqual(1);
        if (body.height >= 208) expect(Math.abs(below - y)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('brings in a spot that is cut off, and moves nothing for one that is not', () => {
    fc.assert(
      fc.property(anyBody, anyPoint, anySpot, (body, wanted, spot) => {
        const scale = frameScale(body, picture);
        const before = clamped(wanted, body, picture, scale);
        fc.pre(spot.w * scale < body.width - 1 && spot.h * scale < body.height - 1);
        const { x, y } = broughtIn(spot, before, body, picture, scale);
        const whole = (corner: number, start: number, length: number, room: number) =>
          corner + start * scale >= 0 && corner + (start + length) * scale <= room;
        expect(whole(x, spot.x, spot.w, body.width)).toBe(true);
        expect(whole(y, spot.y, spot.h, body.height)).toBe(true);
        expect(broughtIn(spot, { x, y }, body, picture, scale)).toEqual({ x, y });
      }),
    );
  });

  it('keeps what is in the middle there when the body is laid out again', () => {
    fc.assert(
      fc.property(anyBody, anyPoint, (body, wanted) => {
        const scale = frameScale(body, picture);
        const corner = clamped(wanted, body, picture, scale);
        const again = centeredOn(middleOf(corner, body, scale), body, picture, scale);
        expect(Math.abs(again.x - corner.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(again.y - corner.y)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
