import { describe, expect, it } from 'vitest';
import { CONFETTI_MS, confettiAt, throwConfetti } from './confetti.ts';

const SIZE = { width: 300, height: 200 };
/** As low as a random number gets, in the middle, and as high. */
const [LOW, MIDDLE, HIGH] = [() => 0, () => 0.5, () => 0.999_999];
/** Numbers between 0 and 1 that are far apart, the same each time. */
function spread(): () => number {
  let count = 0;
  return () => (++count * 0.618_034) % 1;
}
const places = (elapsed: number, random = spread()) =>
  confettiAt(throwConfetti(random), elapsed, SIZE).map(({ x, y }) => ({ x, y }));
const ELAPSED = Array.from({ length: 85 }, (_, step) => step * 50);

describe('confetti', () => {
  it('is in six colors, as many pieces of each as can be', () => {
    const colors = confettiAt(throwConfetti(LOW), 0, SIZE).map(({ color }) => color);
    const counts = [...new Set(colors)].map((color) => colors.filter((one) => one === color).length);
    expect(counts).toEqual([19, 19, 18, 18, 18, 18]);
  });

  it('is not there before it is thrown, and comes from above piece by piece', () => {
    expect(places(-1)).toEqual([]);
    const counts = ELAPSED.map((elapsed) => places(elapsed).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(20);
    const [first] = places(0, LOW);
    expect(first).toEqual({ x: 0, y: 0 });
  });

  it('falls all the way at one speed, and never rises', () => {
    const heights = [0, 500, 750, 1_000, 1_500, 4_200].map((elapsed) => places(elapsed, LOW)[0]?.y);
    expect(heights).toEqual([0, 65, 97, 129, 194, 194]);
  });

  it('sways on its way, less and less, about the place where it comes to lie', () => {
    const [from, to] = [850, 850 + 2_000];
    const sways = ELAPSED.filter((elapsed) => elapsed >= from).map((elapsed) => ({
      elapsed,
      by: (places(elapsed, MIDDLE)[0]?.x ?? NaN) - 150,
    }));
    const furthest = (after: number, before: number) =>
      Math.max(
        ...sways.filter(({ elapsed }) => elapsed >= after && elapsed < before).map(({ by }) => Math.abs(by)),
      );
    expect(furthest(from, from + 700)).toBeGreaterThan(furthest(from + 700, to - 600));
    expect(furthest(from + 700, to - 600)).toBeGreaterThan(furthest(to - 600, to));
    expect(sways.some(({ by }) => by < 0) && sways.some(({ by }) => by > 0)).toBe(true);
    expect(furthest(to, Infinity)).toBe(0);
  });

  it('turns in the air, where on its edge it is a line, and lies flat', () => {
    const tall = (elapsed: number) => confettiAt(throwConfetti(MIDDLE), elapsed, SIZE)[0]?.height;
    const inTheAir = ELAPSED.filter((elapsed) => elapsed >= 850 && elapsed < 2_850).map(tall);
    expect(new Set(inTheAir)).toEqual(new Set([1, 2, 3, 4]));
    expect(tall(2_850)).toBe(2);
  });

  it('lies still in the end, near the floor and all across it, in pieces of three widths', () => {
    const end = confettiAt(throwConfetti(spread()), CONFETTI_MS, SIZE);
    expect(end).toHaveLength(110);
    expect(confettiAt(throwConfetti(spread()), CONFETTI_MS * 2, SIZE)).toEqual(end);
    for (const { x, y } of end) {
      expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
      expect(y).toBeGreaterThanOrEqual(SIZE.height - 6 - 17);
      expect(y).toBeLessThanOrEqual(SIZE.height - 6);
    }
    for (const third of [0, 100, 200]) expect(end.some(({ x }) => x >= third && x < third + 100)).toBe(true);
    expect(new Set(end.map(({ width }) => width))).toEqual(new Set([3, 4, 5]));
  });

  it('lies by its time however late and slowly its pieces fall', () => {
    const { x, y, height } = confettiAt(throwConfetti(HIGH), CONFETTI_MS, SIZE)[0] ?? {};
    expect({ x, y, height }).toEqual({ x: 300, y: 177, height: 2 });
    expect(places(CONFETTI_MS - 100, HIGH)[0]?.y).toBeLessThan(177);
  });
});
