import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { demoFund } from './fund.ts';

const HOUR = 3_600_000;
const units = (amount: string): bigint => BigInt(amount.replace('.', ''));
const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) });

it('has six to seven tenths of the goal, on any day (FUND-6)', () => {
  fc.assert(
    fc.property(times, (now) => {
      const balance = Number(demoFund(epochMs(now)).balance);
      expect(balance).toBeGreaterThanOrEqual(52_800);
      expect(balance).toBeLessThanOrEqual(61_600);
    }),
  );
});

it('moves by its transfers and by nothing else (FUND-6)', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 12 * HOUR }), (now, later) => {
      const [before, after] = [demoFund(epochMs(now)), demoFund(epochMs(now + later))];
      const between = after.transfers.filter(({ at }) => at > now);
      // What came before the oldest one that is listed cannot be added up.
      fc.pre(between.length < after.transfers.length);
      const moved = between.reduce(
        (sum, { kind, amount }) => (kind === 'received' ? sum + units(amount) : sum - units(amount)),
        0n,
      );
      expect(units(after.balance)).toBe(units(before.balance) + moved);
    }),
  );
});

it('tells each transfer from the others, newest first, none of them in the future', () => {
  fc.assert(
    fc.property(times, (now) => {
      const { transfers } = demoFund(epochMs(now));
      expect(new Set(transfers.map(({ place }) => place)).size).toBe(25);
      expect(transfers.map(({ at }) => at)).toEqual(transfers.map(({ at }) => at).toSorted((a, b) => b - a));
      expect(transfers[0]?.at).toBeLessThanOrEqual(now);
      expect(transfers.every(({ amount }) => units(amount) > 0n)).toBe(true);
    }),
  );
});
