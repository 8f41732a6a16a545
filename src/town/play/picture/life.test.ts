import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPassing, loopCut } from './life.ts';
import type { Cut, Loop, Passer } from '../place.ts';

const cuts: readonly Cut[] = ['a', 'b', 'c'].map((frame) => ({ frame, x: 0, y: 0 }));
const bulbs: Loop = { name: 'bulbs', fps: 4, order: [-1, 0, 2], cuts };

describe('a loop', () => {
  it('plays its order over and over, and shows nothing where the order says so (PLACE-2)', () => {
    const shown = [0, 250, 500, 750, 1000, 1250].map((ms) => loopCut(bulbs, ms)?.frame ?? null);
    expect(shown).toEqual([null, 'a', 'c', null, 'a', 'c']);
  });

  it('keeps step with another of the same rate and length at every moment (PLACE-2)', () => {
    const mirror: Loop = { ...bulbs, name: 'mirror', order: [-1, 0, 1] };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), (ms) => {
        expect(loopCut(mirror, ms) === null).toBe(loopCut(bulbs, ms) === null);
      }),
    );
  });
});

describe('a passer', () => {
  const wagon: Passer = { name: 'wagon', fps: 8, everySeconds: [10, 20], cuts };
  const look = (random: () => number, seconds: number): (string | null)[] => {
    const passing = createPassing(wagon, random);
    return Array.from({ length: seconds * 8 }, (_, step) => passing(step * 125)?.frame ?? null);
  };

  it('comes soon after the start, shows each of its cuts once, and is gone', () => {
    const seen = look(() => 0, 10);
    expect(seen.slice(0, 16).every((frame) => frame === null)).toBe(true);
    expect(seen.filter((frame) => frame !== null)).toEqual(['a', 'b', 'c']);
  });

  it('comes back after no less and no more than it was told, whatever chance says', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (chance) => {
        const seen = look(() => chance, 60);
        const starts = seen.flatMap((frame, step) => (frame === 'a' ? [step * 125] : []));
        expect(starts.length).toBeGreaterThanOrEqual(2);
        for (const [index, start] of starts.slice(1).entries()) {
          const gap = start - (starts[index] ?? 0) - 375;
          expect(gap).toBeGreaterThanOrEqual(10_000 - 125);
          expect(gap).toBeLessThanOrEqual(20_000 + 250);
        }
      }),
    );
  });
});
