import { describe, expect, it } from 'vitest';
import { murmur3, seededRandom, xoshiro128 } from './seededRandom.ts';

const first = <Value>(count: number, next: () => Value): Value[] => Array.from({ length: count }, next);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('random numbers from a seed', () => {
  it('are those of the published generator', () => {
    expect(first(10, xoshiro128([1, 2, 3, 4]))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('begin where the published hash of the seed says', () => {
    expect(murmur3(bytes(''), 0)).toBe(0);
    expect(murmur3(bytes(''), 1)).toBe(0x514e28b7);
    expect(murmur3(bytes('test'), 0)).toBe(0xba6bd213);
    expect(murmur3(bytes('Hello, world!'), 0x9747b28c)).toBe(0x24884cba);
    expect(murmur3(bytes('The quick brown fox jumps over the lazy dog'), 0x9747b28c)).toBe(0x2fa826cd);
  });

  it('stay what they are: runs that were recorded depend on them', () => {
    const random = seededRandom('2026-11-23');
    expect(first(4, random.bits)).toEqual([3837186185, 3947072616, 2670950673, 1931687811]);
    expect(first(8, () => random.below(6))).toEqual([5, 1, 2, 1, 5, 3, 4, 3]);
  });

  it('differ with every letter of the seed', () => {
    const seeds = ['run', 'ruN', 'run ', 'nur', '', '0', '00'];
    expect(new Set(seeds.map((seed) => seededRandom(seed).bits())).size).toBe(seeds.length);
  });

  it('are each as likely as the others below any limit', () => {
    const random = seededRandom('dice');
    const counts = new Map<number, number>();
    for (const side of first(70_000, () => random.below(7))) counts.set(side, (counts.get(side) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('leave out what would make the small ones likelier', () => {
    // A third of all 32-bit numbers lie above the largest multiple of this limit.
    const limit = 1_431_655_766;
    const [plain, fair] = [seededRandom('fair'), seededRandom('fair')];
    const kept = first(300, plain.bits).filter((number) => number < 2 * limit);
    expect(first(kept.length, () => fair.below(limit))).toEqual(kept.map((number) => number % limit));
    expect(kept.length).toBeLessThan(240);
  });

  it('may be fractions, which are never 1', () => {
    const [whole, random] = [seededRandom('x'), seededRandom('x')];
    for (let count = 0; count < 100; count += 1) expect(random.fraction()).toBe(whole.bits() / 2 ** 32);
  });

  it('have a limit that is a whole number of at least 1', () => {
    const random = seededRandom('x');
    for (const none of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => random.below(none)).toThrow(RangeError);
    }
    expect(random.below(1)).toBe(0);
    expect(random.below(2 ** 32)).toBeLessThan(2 ** 32);
  });
});
