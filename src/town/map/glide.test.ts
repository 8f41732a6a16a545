import { describe, expect, it } from 'vitest';
import { glide, throwSpeed, type Sample } from './glide.ts';

const dragged = (perMs: number): Sample[] => [0, 16, 32, 48, 64].map((at) => ({ at, x: at * perMs, y: 0 }));

describe('the throw of a drag', () => {
  it('is as fast as its last moments', () => {
    const slowThenFast: Sample[] = [
      { at: 0, x: 0, y: 0 },
      { at: 500, x: 10, y: 0 },
      { at: 550, x: 60, y: 25 },
    ];
    expect(throwSpeed(slowThenFast, 550)).toEqual({ x: 1, y: 0.5 });
  });

  it('is none where the finger rested, or hardly touched', () => {
    const still = { x: 0, y: 0 };
    expect(throwSpeed(dragged(1), 64 + 61)).toEqual(still);
    expect(throwSpeed([{ at: 5, x: 3, y: 3 }], 5)).toEqual(still);
    expect(throwSpeed([], 5)).toEqual(still);
  });

  it('is never so fast that the town is a blur', () => {
    expect(throwSpeed(dragged(30), 64).x).toBeCloseTo(4);
  });
});

describe('the glide after it', () => {
  /** How far it goes, and for how long, at so many milliseconds a frame. */
  function whole(frameMs: number) {
    let speed = { x: 1, y: 0 };
    let [far, frames] = [0, 0];
    for (let next = glide(speed, frameMs); next !== null; next = glide(speed, frameMs)) {
      far += next.moved.x;
      speed = next.speed;
      frames += 1;
    }
    return { far, lasts: frames * frameMs };
  }

  it('comes to an end, and goes as far at any rate of frames', () => {
    const [smooth, slow] = [whole(16), whole(50)];
    expect(smooth.far).toBeCloseTo(slow.far, -1);
    expect(smooth.far).toBeGreaterThan(300);
    expect(smooth.lasts).toBeLessThan(1_500);
  });
});
