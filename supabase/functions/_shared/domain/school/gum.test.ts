import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs, gum, type EpochMs } from '../../kernel/units.ts';
import { cooldown } from '../system/cooldown.ts';
import { utcDay } from '../system/days.ts';
import {
  ALREADY_CLAIMED,
  amountOf,
  balanceAfter,
  MOST_HELD,
  MOST_MOVED,
  movable,
  NOTHING_MOVED,
  onceKeyOf,
  type GumRule,
  type MovedBefore,
} from './gum.ts';
import { GUM_SOURCES, gumSourceNamed } from './gumSources.ts';

const at = (iso: string): EpochMs => epochMs(Date.parse(iso));
const DAY = 86_400_000;

const checkin: GumRule = {
  source: 'daily_checkin',
  direction: 'earn',
  amount: gum(15),
  repeats: 'daily',
  cooldownMinutes: 1440,
  dailyLimit: 15,
  groupLimit: 20,
  claim: 'asking',
};
const hourly: GumRule = { ...checkin, repeats: 'cooldown', cooldownMinutes: 60, dailyLimit: null };
const spending: GumRule = { ...hourly, direction: 'spend', groupLimit: null, claim: 'server' };
const correction: GumRule = {
  ...spending,
  direction: 'either',
  amount: null,
  cooldownMinutes: 0,
  claim: 'operator',
};

/** Some moment of three years, of which one is a leap year: often close to a midnight. */
const moment = fc
  .tuple(fc.integer({ min: 0, max: 3 * 365 }), fc.oneof(fc.integer({ min: 0, max: DAY - 1 }), fc.constant(0)))
  .map(([day, ms]) => epochMs(Date.parse('2023-06-01T00:00:00Z') + day * DAY + ms));
const limit = fc.option(fc.integer({ min: 1, max: 60 }));
const earning = fc.record({
  repeats: fc.constantFrom('daily' as const, 'once' as const, 'cooldown' as const),
  amount: fc.integer({ min: 1, max: 40 }).map(gum),
  cooldownMinutes: fc.integer({ min: 0, max: 3000 }),
  dailyLimit: limit,
  groupLimit: limit,
});

/** The facts of a source that moved these amounts, alone in its group. */
function factsOf(
  moves: readonly { readonly at: EpochMs; readonly amount: number }[],
  now: EpochMs,
): MovedBefore {
  const today = moves
    .filter((one) => utcDay(one.at) === utcDay(now))
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return { lastAt: moves.at(-1)?.at ?? null, today, groupToday: today };
}

describe('a source of once a UTC day', () => {
  it('pays at once where it never paid, and again at midnight UTC and no earlier (GUM-4)', () => {
    expect(movable(checkin, 15, NOTHING_MOVED, at('2025-06-01T12:00:00Z'))).toEqual({ ok: true, value: 15 });
    const paid = { lastAt: at('2025-06-01T23:59:00Z'), today: 15, groupToday: 15 };
    expect(movable(checkin, 15, paid, at('2025-06-01T23:59:59.999Z'))).toEqual({
      ok: false,
      error: { code: 'CONFLICT', message: ALREADY_CLAIMED, nextAt: at('2025-06-02T00:00:00Z') },
    });
    const tomorrow = { ...paid, today: 0, groupToday: 0 };
    expect(movable(checkin, 15, tomorrow, at('2025-06-02T00:00:00Z'))).toEqual({ ok: true, value: 15 });
  });

  it('pays on a leap day, and the day after', () => {
    const before = { lastAt: at('2024-02-28T23:59:59Z'), today: 0, groupToday: 0 };
    expect(movable(checkin, 15, before, at('2024-02-29T00:00:00Z')).ok).toBe(true);
    const onIt = { ...before, lastAt: at('2024-02-29T23:59:59Z') };
    expect(movable(checkin, 15, onIt, at('2024-03-01T00:00:00Z')).ok).toBe(true);
    expect(movable(checkin, 15, onIt, at('2024-02-29T23:59:59Z'))).toMatchObject({
      error: { nextAt: at('2024-03-01T00:00:00Z') },
    });
  });

  it('does not pay a request of yesterday that is looked at after one of today', () => {
    const today = { lastAt: at('2025-06-02T00:00:00Z'), today: 15, groupToday: 15 };
    expect(movable(checkin, 15, today, at('2025-06-01T23:59:59Z')).ok).toBe(false);
  });

  it('pays once in each day however often it is asked, by whatever times', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), (times) => {
        const moves: { at: EpochMs; amount: number }[] = [];
        for (const now of times.sort((one, other) => one - other)) {
          const moved = movable({ ...checkin, groupLimit: null }, 15, factsOf(moves, now), now);
          if (moved.ok) moves.push({ at: now, amount: moved.value });
        }
        expect(moves.map((one) => utcDay(one.at))).toEqual([...new Set(times.map(utcDay))]);
      }),
    );
  });
});

describe('a source with a cooldown', () => {
  it('pays again when its minutes are over, across midnight too, and not a millisecond earlier', () => {
    const lastAt = at('2024-02-28T23:30:00Z');
    const nextAt = at('2024-02-29T00:30:00Z');
    const before = { lastAt, today: 15, groupToday: 15 };
    expect(movable(hourly, 15, before, epochMs(nextAt - 1))).toMatchObject({ ok: false, error: { nextAt } });
    expect(movable(hourly, 15, { ...before, groupToday: 0 }, nextAt).ok).toBe(true);
  });

  it('of no minutes pays each time, also a request that began before the one that it paid last', () => {
    const now = at('2025-06-01T12:00:00Z');
    const before = { lastAt: epochMs(now + 5), today: 3, groupToday: 3 };
    expect(movable({ ...hourly, cooldownMinutes: 0 }, 5, before, now)).toEqual({ ok: true, value: 5 });
  });
});

it('a source of once for ever never pays again, and says no time for it', () => {
  const before = { lastAt: at('2024-02-29T12:00:00Z'), today: 0, groupToday: 0 };
  expect(movable({ ...hourly, repeats: 'once' }, 15, before, at('2030-01-01T00:00:00Z'))).toMatchObject({
    ok: false,
    error: { code: 'CONFLICT', nextAt: null },
  });
});

describe('the limits of a day', () => {
  const now = at('2025-06-01T12:00:00Z');
  const often: GumRule = { ...hourly, cooldownMinutes: 0, dailyLimit: 30, groupLimit: 20 };

  it('cut an earning to what they leave, and then refuse it until midnight UTC', () => {
    expect(movable(often, 15, { lastAt: now, today: 4, groupToday: 19 }, now)).toEqual({
      ok: true,
      value: 1,
    });
    expect(movable(often, 15, { lastAt: now, today: 28, groupToday: 3 }, now)).toEqual({
      ok: true,
      value: 2,
    });
    expect(movable(often, 15, { lastAt: now, today: 4, groupToday: 20 }, now)).toMatchObject({
      error: { message: 'The daily limit of 20 GUM is reached.', nextAt: at('2025-06-02T00:00:00Z') },
    });
    expect(movable(often, 15, { lastAt: now, today: 30, groupToday: 0 }, now)).toMatchObject({
      error: { message: 'The daily limit of 30 GUM is reached.' },
    });
    // An operator made the limit smaller than what was paid already.
    expect(movable(often, 15, { lastAt: now, today: 40, groupToday: 0 }, now).ok).toBe(false);
  });

  it('refuse a spending that they leave no room for, and never cut one', () => {
    const shop: GumRule = { ...spending, cooldownMinutes: 0, dailyLimit: 30 };
    expect(movable(shop, -10, { lastAt: now, today: 20, groupToday: 0 }, now)).toEqual({
      ok: true,
      value: -10,
    });
    expect(movable(shop, -11, { lastAt: now, today: 20, groupToday: 0 }, now)).toMatchObject({
      error: { code: 'CONFLICT', nextAt: at('2025-06-02T00:00:00Z') },
    });
  });

  it('hold for any source and any times, and whatever is refused is paid at the time that is said', () => {
    fc.assert(
      fc.property(earning, fc.array(moment, { maxLength: 60 }), (made, times) => {
        const rule: GumRule = { ...checkin, ...made };
        const { amount, dailyLimit, groupLimit } = made;
        const moves: { at: EpochMs; amount: number }[] = [];
        for (const now of times.sort((one, other) => one - other)) {
          const moved = movable(rule, amount, factsOf(moves, now), now);
          if (moved.ok) {
            moves.push({ at: now, amount: moved.value });
            expect(moved.value).toBeGreaterThan(0);
          } else if (moved.error.nextAt !== null) {
            const { nextAt } = moved.error;
            const justBefore = epochMs(nextAt - 1);
            expect(nextAt).toBeGreaterThan(now);
            expect(movable(rule, amount, factsOf(moves, nextAt), nextAt).ok).toBe(true);
            expect(movable(rule, amount, factsOf(moves, justBefore), justBefore).ok).toBe(false);
          }
          const most = Math.min(dailyLimit ?? Infinity, groupLimit ?? Infinity);
          expect(factsOf(moves, now).today).toBeLessThanOrEqual(most);
        }
        if (rule.repeats === 'once') expect(moves.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the amount of a movement', () => {
  it("is the source's own, with the sign of its direction, or the one that is named where it has none", () => {
    expect(amountOf(checkin, undefined)).toBe(15);
    expect(amountOf(spending, undefined)).toBe(-15);
    expect([amountOf(correction, 7), amountOf(correction, -7)]).toEqual([7, -7]);
  });

  it('is a fault where it contradicts the source', () => {
    const open = (direction: GumRule['direction']): GumRule => ({ ...correction, direction });
    for (const [rule, amount] of [
      [checkin, 15],
      [correction, undefined],
      [open('earn'), -1],
      [open('spend'), 1],
      [correction, 0],
      [correction, 0.5],
      [correction, Number.NaN],
      [correction, MOST_MOVED + 1],
      [correction, -MOST_MOVED - 1],
    ] as const) {
      expect(() => amountOf(rule, amount), `${rule.direction} ${amount}`).toThrow(RangeError);
    }
  });
});

it('a balance is never negative, and holds no more than it can (GUM-1)', () => {
  expect(balanceAfter(gum(10), -10)).toEqual({ ok: true, value: 0 });
  expect(balanceAfter(gum(9), -10)).toMatchObject({
    error: { code: 'CONFLICT', message: 'This takes 10 GUM, and there are 9.' },
  });
  expect(balanceAfter(gum(MOST_HELD - 1), 1).ok).toBe(true);
  expect(balanceAfter(gum(MOST_HELD), 1)).toMatchObject({ error: { code: 'CONFLICT' } });
});

it('a once key is of its source, and of the day or the one time where none is named', () => {
  const now = at('2024-02-29T23:59:59Z');
  const once: GumRule = { ...checkin, repeats: 'once' };
  expect(onceKeyOf(checkin, null, now)).toBe(`daily_checkin:${utcDay(now)}`);
  expect(onceKeyOf(checkin, null, epochMs(now + 1000))).toBe(`daily_checkin:${utcDay(now) + 1}`);
  expect(onceKeyOf(once, null, now)).toBe('daily_checkin:once');
  expect(onceKeyOf(hourly, null, now)).toBeNull();
  expect(onceKeyOf(hourly, 'boots', now)).toBe('daily_checkin:boots');
});

it('a source is known by its exact name alone', () => {
  expect(GUM_SOURCES.map(gumSourceNamed)).toEqual(GUM_SOURCES);
  expect(['', 'Daily_Login', 'random', 'toString'].map(gumSourceNamed)).toEqual([null, null, null, null]);
});

describe('the cooldown', () => {
  const late = at('2025-06-01T23:58:30Z');

  it('is nothing before the claim, and names what it pays (GUM-11)', () => {
    expect(cooldown(checkin, NOTHING_MOVED, late)).toEqual({
      canEarn: true,
      reward: 15,
      cooldownMinutes: 0,
      reason: '',
      nextAt: null,
    });
    expect(cooldown(checkin, { ...NOTHING_MOVED, groupToday: 18 }, late)).toMatchObject({ reward: 2 });
  });

  it('lasts until midnight UTC, rounded up to whole minutes (GUM-11)', () => {
    expect(cooldown(checkin, { lastAt: late, today: 15, groupToday: 15 }, late)).toEqual({
      canEarn: false,
      reward: 0,
      cooldownMinutes: 2,
      reason: ALREADY_CLAIMED,
      nextAt: at('2025-06-02T00:00:00Z'),
    });
  });

  it('of what is given once has no end', () => {
    const once: GumRule = { ...checkin, repeats: 'once' };
    expect(cooldown(once, { lastAt: late, today: 0, groupToday: 0 }, late)).toMatchObject({
      canEarn: false,
      cooldownMinutes: 0,
      nextAt: null,
    });
  });
});
