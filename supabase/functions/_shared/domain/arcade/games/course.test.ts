import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../kernel/seededRandom.ts';
import { chunksOf, courseFrom, practiceChunkSeed } from './course.ts';

describe('a course', () => {
  it('has for each chunk the numbers of its seed, from their beginning at each call', () => {
    const course = courseFrom(['a1', 'b2']);
    expect([course(1).bits(), course(1).bits(), course(0).bits()]).toEqual([
      seededRandom('b2').bits(),
      seededRandom('b2').bits(),
      seededRandom('a1').bits(),
    ]);
    expect(() => course(2)).toThrow(RangeError);
  });

  it('of a practice run follows from the chosen seed, and no two chunks or seeds are alike', () => {
    const seeds = [0, 1, 2].flatMap((chunk) =>
      ['monday', 'tuesday'].map((seed) => practiceChunkSeed(seed, chunk)),
    );
    expect(new Set(seeds).size).toBe(6);
    expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
    expect(practiceChunkSeed('monday', 1)).toBe(practiceChunkSeed('monday', 1));
  });

  it('is as many chunks long as a run has begun', () => {
    expect([0, 1, 600, 601, 72_000].map(chunksOf)).toEqual([0, 1, 1, 2, 120]);
  });
});
