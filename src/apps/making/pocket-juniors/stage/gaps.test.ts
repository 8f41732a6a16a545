import { describe, expect, it } from 'vitest';
import { frameOf, type Gap } from './gaps.ts';
import { duelSpot, teamSpots, viewOf } from './shots.ts';

const gap = (shot: Gap['shot'], y: number): Gap => ({ shot, rect: { x: 0.5, y, width: 0.5, height: 0.8 } });

describe('where the stage is drawn', () => {
  it('is the gap that is in sight alone', () => {
    expect(frameOf([gap('hero', 0.1), gap('equip', 1.1)])).toMatchObject({
      shot: 'hero',
      rect: { x: 0.5, y: 0.1, width: 0.5, height: 0.8 },
      weights: [['hero', 1]],
    });
  });

  it('glides from one gap to the next as they pass, and is looked at between their ways (JUNIORS-1)', () => {
    const between = frameOf([gap('hero', -0.4), gap('equip', 0.6)]);
    expect(between?.rect.y).toBeCloseTo(0.1);
    expect(between && viewOf(between, 2).around).toBeCloseTo(
      (viewOf({ weights: [['hero', 1]] }, 2).around + viewOf({ weights: [['equip', 1]] }, 2).around) / 2,
    );
    expect(frameOf([gap('hero', -0.6), gap('equip', 0.4)])?.shot).toBe('equip');
  });

  it('is nowhere when no gap is in sight, or has room', () => {
    expect(frameOf([])).toBeNull();
    expect(frameOf([gap('hero', -0.8), gap('equip', 1)])).toBeNull();
    expect(frameOf([{ shot: 'hero', rect: { x: 0, y: 0, width: 0, height: 0 } }])).toBeNull();
  });
});

describe('who stands where', () => {
  it('is side by side in a team, and face to face in a duel', () => {
    expect(teamSpots(1)[0]).toMatchObject({ x: 0 });
    const [left, , right] = teamSpots(3);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(0);
    const [blue, red] = [duelSpot(0, 3, 2), duelSpot(3, 3, 2)];
    expect([blue.x, blue.faces]).toEqual([-red.x, -red.faces]);
    expect(blue.x).toBeLessThan(0);
    expect(blue.faces).toBeGreaterThan(0);
  });

  it('is one behind the other where a duel has a narrow gap, so that two teams fill it', () => {
    const across = (aspect: number): number =>
      Math.max(...[0, 1, 2].map((seat) => -duelSpot(seat, 3, aspect).x));
    expect(across(1)).toBeLessThan(across(2) / 2);
    const [first, second, third] = [0, 1, 2].map((seat) => duelSpot(seat, 3, 1).z);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(third ?? 0);
    expect(viewOf({ weights: [['duel', 1]] }, 1).above).toBeGreaterThan(
      viewOf({ weights: [['duel', 1]] }, 2).above,
    );
  });
});
