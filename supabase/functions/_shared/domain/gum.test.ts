import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs, gum } from '../kernel/units.ts';
import { cooldown } from './cooldown.ts';
import {
  ALREADY_CLAIMED,
  DAILY_CAP,
  DAILY_CHECKIN,
  DAILY_LOGIN,
  dailyKey,
  dailyReward,
  isDaily,
} from './gum.ts';

const login = { source: DAILY_LOGIN, baseReward: gum(5) };
const checkin = { source: DAILY_CHECKIN, baseReward: gum(15) };

describe('the daily rewards', () => {
  it('pay 5 for the login and 15 for the check-in, each once', () => {
    expect(dailyReward(login, {})).toEqual({ ok: true, value: 5 });
    expect(dailyReward(checkin, { daily_login: 5 })).toEqual({ ok: true, value: 15 });
    expect(dailyReward(checkin, { daily_checkin: 15 })).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT', message: ALREADY_CLAIMED },
    });
  });

  it('are refused, with the limit, once the two have paid 20, and are cut to what is left of it', () => {
    expect(dailyReward(checkin, { daily_login: 20 })).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT', message: 'The daily limit of 20 GUM is reached.' },
    });
    expect(dailyReward(checkin, { daily_login: 19 })).toEqual({ ok: true, value: 1 });
  });

  it('are these two alone', () => {
    expect(['daily_login', 'daily_checkin', 'random'].map(isDaily)).toEqual([true, true, false]);
  });

  it('have a key for each day and source, and no other', () => {
    const keys = [20000, 20001].flatMap((day) =>
      [DAILY_LOGIN, DAILY_CHECKIN].map((each) => dailyKey(each, day)),
    );
    expect(new Set(keys).size).toBe(4);
    expect(dailyKey(DAILY_LOGIN, 20000)).toBe(keys[0]);
  });

  it('never pay more than 20 together, whatever the sources are set to', () => {
    const reward = fc.integer({ min: 1, max: 100 }).map(gum);
    const claims = fc.array(fc.constantFrom(DAILY_LOGIN, DAILY_CHECKIN), { maxLength: 6 });
    fc.assert(
      fc.property(reward, reward, claims, (loginReward, checkinReward, order) => {
        const paid: Record<string, number> = {};
        for (const source of order) {
          const baseReward = source === DAILY_LOGIN ? loginReward : checkinReward;
          const award = dailyReward({ source, baseReward }, paid);
          if (award.ok) paid[source] = award.value;
        }
        expect((paid[DAILY_LOGIN] ?? 0) + (paid[DAILY_CHECKIN] ?? 0)).toBeLessThanOrEqual(DAILY_CAP);
      }),
    );
  });
});

describe('the cooldown', () => {
  const late = epochMs(Date.parse('2025-06-01T23:58:30Z'));

  it('is nothing before the claim', () => {
    expect(cooldown(checkin, {}, late)).toEqual({
      canEarn: true,
      cooldownMinutes: 0,
      reason: '',
      nextAt: null,
    });
  });

  it('lasts until midnight UTC, rounded up to whole minutes', () => {
    expect(cooldown(checkin, { daily_checkin: 15 }, late)).toEqual({
      canEarn: false,
      cooldownMinutes: 2,
      reason: ALREADY_CLAIMED,
      nextAt: Date.parse('2025-06-02T00:00:00Z'),
    });
  });
});
