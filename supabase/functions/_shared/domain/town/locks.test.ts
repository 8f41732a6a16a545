import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
import {
  FORGOTTEN_AFTER,
  LOCK_NAMES,
  LOCKS,
  lockoutTime,
  networkSteps,
  retryAt,
  STEPS_OF_ALL,
  stepsOf,
  type CrowdFailures,
  type LockoutStep,
} from './locks.ts';
import { locationOf } from './town.ts';

const DAY = 86_400_000;

/** How many codes a script can enter in so many days that tries again the moment it may. */
function codesWithin(days: number, steps: readonly LockoutStep[]): number {
  let now = epochMs(0);
  let count = 0;
  while (now <= days * DAY) {
    count += 1;
    now = retryAt(steps, { count, lastAt: now }, [], now) ?? now;
    if (count > 1e6) throw new Error('it never has to wait');
  }
  return count;
}

const lockoutsOf = (steps: readonly LockoutStep[], wrong: number) =>
  Array.from({ length: wrong }, (_, index) => {
    const at = retryAt(steps, { count: index + 1, lastAt: epochMs(0) }, [], epochMs(0));
    return at === null ? 0 : at / 1000;
  });

describe('the lockouts', () => {
  it('of the cellar are 15, 30 and then 60 seconds, of the shed 10 seconds and then an hour (LOCK-5, LOCK-6)', () => {
    expect(lockoutsOf(LOCKS.cellar.steps, 5)).toEqual([15, 30, 60, 60, 60]);
    expect(lockoutsOf(LOCKS.shed.steps, 4)).toEqual([10, 3600, 3600, 3600]);
  });

  it('of a lock without a code last a minute at most (LOCK-2)', () => {
    expect(lockoutsOf(stepsOf('shed', false), 4)).toEqual([10, 10, 10, 10]);
    expect(lockoutsOf(stepsOf('cellar', false), 4)).toEqual([15, 30, 60, 60]);
    for (const lock of LOCK_NAMES) expect(stepsOf(lock, true)).toEqual(LOCKS[lock].steps);
  });

  it('under the bed begin after some tries, and grow (LOCK-4)', () => {
    expect(lockoutsOf(LOCKS['under-the-bed'].steps, 9)).toEqual([0, 0, 0, 0, 30, 60, 300, 3600, 3600]);
  });

  it('are over at their end, and not before', () => {
    const once = { count: 1, lastAt: epochMs(1000) };
    expect(retryAt(LOCKS.shed.steps, once, [], epochMs(10_999))).toBe(11_000);
    expect(retryAt(LOCKS.shed.steps, once, [], epochMs(11_000))).toBeNull();
  });

  it('leave a script that tries all ten thousand codes of the lock that pays more than a month with one wallet', () => {
    expect(codesWithin(30, LOCKS['under-the-bed'].steps)).toBeLessThan(1_000);
  });

  it('grow for a person with wrong codes while many others enter wrong ones, and end as long after their own last (LOCK-8)', () => {
    const after = (count: number, crowds: readonly CrowdFailures[]) =>
      retryAt(LOCKS['under-the-bed'].steps, { count, lastAt: epochMs(0) }, crowds, epochMs(0));
    const school = (count: number) => ({ count, steps: networkSteps(1) });
    expect([school(29), school(30), school(100)].map((crowd) => after(1, [crowd]))).toEqual([
      null,
      60_000,
      600_000,
    ]);
    expect([29, 100].map((count) => after(1, [{ count, steps: networkSteps(4) }]))).toEqual([null, null]);
    const all = [99, 100, 300].map((count) => after(1, [school(30), { count, steps: STEPS_OF_ALL }]));
    expect(all).toEqual([60_000, 300_000, 1_800_000]);
    expect(after(8, [school(100)])).toBe(3_600_000);
  });

  it('are none for a person without wrong codes, however many others enter (LOCK-8)', () => {
    const crowds = [networkSteps(1), STEPS_OF_ALL].map((steps) => ({ count: 9_999, steps }));
    expect(retryAt(LOCKS.shed.steps, { count: 0, lastAt: epochMs(0) }, crowds, epochMs(0))).toBeNull();
  });

  it('end before the tries are forgotten, so that waiting for that gains nothing', () => {
    const steps = LOCK_NAMES.map((name) => LOCKS[name].steps);
    const longest = Math.max(
      ...[networkSteps(1), STEPS_OF_ALL, ...steps].flat().map(({ seconds }) => seconds),
    );
    expect(longest).toBeLessThan(FORGOTTEN_AFTER);
  });

  it('are of locks in places of the town', () => {
    expect(LOCK_NAMES.filter((name) => locationOf(LOCKS[name].place) === null)).toEqual([]);
  });

  it('show what is left as seconds, minutes and seconds, or hours and minutes (LOCK-7)', () => {
    expect([9, 60, 61, 3599, 3600, 7265].map(lockoutTime)).toEqual([
      '9s',
      '1m 0s',
      '1m 1s',
      '59m 59s',
      '1h 0m',
      '2h 1m',
    ]);
  });
});
