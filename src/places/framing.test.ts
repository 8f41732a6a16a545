import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centredOn, clamped, frameScale, middleOf } from './framing.ts';

const picture = { width: 320, height: 180 };
const door = { x: 128, y: 91, w: 31, h: 30 };
const anyBody = fc.record({
  width: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 1, max: 1500 }),
});
const anyPoint = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
});

describe('the frame of a place', () => {
  it('fills a body of twice the picture at exactly twice its size', () => {
    expect(frameScale({ width: 640, height: 360 }, picture)).toBe(2);
    expect(centredOn(door, { width: 640, height: 360 }, picture, 2)).toEqual({ x: 0, y: 0 });
  });

  it('shows the door in the middle of a phone held upright', () => {
    const body = { width: 390, height: 742 };
    const scale = frameScale(body, picture);
    const corner = centredOn(door, body, picture, scale);
    expect(scale).toBe(3);
    expect(Math.abs(corner.x + (door.x + door.w / 2) * scale - body.width / 2)).toBeLessThanOrEqual(1);
  });

  it('leaves no gap that dragging could close, and at most a band around the picture', () => {
    fc.assert(
      fc.property(anyBody, anyPoint, (body, wanted) => {
        const scale = frameScale(body, picture);
        const { x, y } = clamped(wanted, body, picture, scale);
        for (const [corner, length, room] of [
          [x, picture.width * scale, body.width],
          [y, picture.height * scale, body.height],
        ] as const) {
          if (length >= room) {
            expect(corner).toBeLessThanOrEqual(0);
            expect(corner + length).toBeGreaterThanOrEqual(room);
          } else {
            expect(length).toBeGreaterThanOrEqual(0.7 * room);
            expect(Math.abs(room - length - 2 * corner)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('keeps what is in the middle there when the body is laid out again', () => {
    fc.assert(
      fc.property(anyBody, anyPoint, (body, wanted) => {
        const scale = frameScale(body, picture);
        const corner = clamped(wanted, body, picture, scale);
        const again = centredOn(middleOf(corner, body, scale), body, picture, scale);
        expect(Math.abs(again.x - corner.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(again.y - corner.y)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
