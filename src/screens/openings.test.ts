import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootLogAt, createBootLog, HUB_LOG } from './bootLog.ts';
import { createIntro, introProgress, LARGEST_STEP } from './intro.ts';

describe('the boot log', () => {
  it('adds a line each 900 ms (SCREEN-3)', () => {
    const lines = [0, 0.89, 0.91, 1.81, 3.61, 4.4].map((seconds) => bootLogAt(HUB_LOG, seconds).lines);
    expect(lines).toEqual([1, 1, 2, 3, 5, 5]);
  });

  it('shows the logo half a second after the last line has had its time, for 3 seconds (SCREEN-3)', () => {
    expect(bootLogAt(HUB_LOG, 4.99).logo).toBe(false);
    expect(bootLogAt(HUB_LOG, 5)).toMatchObject({ logo: true, over: false });
    expect(bootLogAt(HUB_LOG, 7.99).over).toBe(false);
    expect(bootLogAt(HUB_LOG, 8).over).toBe(true);
    expect(createBootLog(HUB_LOG).lasts).toBe(8);
  });

  it('says what it shows', () => {
    const { words } = createBootLog(HUB_LOG);
    expect(words?.(1)).toBe('Initializing Flunk OS v2.0. Mounting Disk');
    expect(words?.(6)).toBe('OnlyFlunks');
  });

  it('plays its chime with the logo', () => {
    const { sound } = createBootLog(HUB_LOG);
    expect(sound.some(({ voice, notes }) => voice === 'fm' && notes[0]?.at === 5)).toBe(true);
  });
});

describe('the progress of the intro', () => {
  it('rises by at most 10 at a time, until exactly 100 (SCREEN-4)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.05, max: 0.999, noNaN: true }), { minLength: 1 }),
        (numbers) => {
          let turn = 0;
          const steps = introProgress(() => numbers[turn++ % numbers.length] ?? 0.5);
          let before = 0;
          for (const step of steps) {
            expect(step).toBeGreaterThan(before);
            expect(step - before).toBeLessThanOrEqual(LARGEST_STEP + 1e-9);
            before = step;
          }
          expect(before).toBe(100);
          expect(steps.filter((step) => step === 100)).toHaveLength(1);
        },
      ),
    );
  });

  it('takes a step each 200 ms, and is over 200 ms after the last (MYPLACE-1, SCREEN-4)', () => {
    const { words, lasts } = createIntro('FLUNKS', () => 0.5);
    expect(words?.(0.19)).toBe('FLUNKS. CONNECTING. Loading... 0%');
    expect(words?.(0.21)).toBe('FLUNKS. CONNECTING. Loading... 5%');
    expect(words?.(0.41)).toBe('FLUNKS. CONNECTING. Loading... 10%');
    expect(words?.(4.01)).toBe('FLUNKS. ONLINE. Loading... 100%');
    expect(lasts).toBeCloseTo(4.2);
  });

  it('takes faster steps where a page wants it shorter (FUND-5)', () => {
    const { words, lasts } = createIntro('FUND', () => 0.5, 0.09);
    expect(words?.(0.1)).toBe('FUND. CONNECTING. Loading... 5%');
    expect(words?.(1.81)).toBe('FUND. ONLINE. Loading... 100%');
    expect(lasts).toBeCloseTo(2);
  });
});
