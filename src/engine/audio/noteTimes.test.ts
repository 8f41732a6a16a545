import { describe, expect, it } from 'vitest';
import { noteTimes } from './noteTimes.ts';
import { PATCHES } from './patches.ts';

const strikesOf = (notes: readonly number[], now: () => number) => notes.map(noteTimes(10, now));
const isRising = (times: readonly number[]) =>
  times.every((at, index) => index === 0 || at > Number(times[index - 1]));

describe('the notes of a patch', () => {
  it('are struck when the patch says', () => {
    expect(strikesOf([0, 0.25, 1], () => 9.98)).toEqual([10, 10.25, 11]);
  });

  it('are never past and never at once, however late the machine is (SOUND-1)', () => {
    let now = 10.4;
    const late = strikesOf([0, 0.1, 0.1, 0.3, 2], () => (now += 0.01));
    expect(late.every((at) => at > 10.4)).toBe(true);
    expect(isRising(late)).toBe(true);
    expect(late.at(-1)).toBe(12);
    expect(isRising(strikesOf([0, 0.1, 0.2], () => 20))).toBe(true);
  });

  it('come one after another in every instrument of the table', () => {
    for (const [name, patch] of Object.entries(PATCHES)) {
      for (const { notes } of patch) expect(isRising(notes.map(({ at }) => at)), name).toBe(true);
    }
  });
});
