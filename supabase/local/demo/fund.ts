import type { Transfer } from '../../functions/_shared/domain/collection/chainFacts.ts';
import type { Clock } from '../../functions/_shared/kernel/clock.ts';
import { fail, ok } from '../../functions/_shared/kernel/result.ts';
import { seededRandom } from '../../functions/_shared/kernel/seededRandom.ts';
import { epochMs, type EpochMs } from '../../functions/_shared/kernel/units.ts';

import { MOST_TRANSFERS, type WalletTracker } from '../../functions/_shared/chain/tracker.ts';
import { flowAmount, UNITS_PER_FLOW } from '../../functions/_shared/domain/collection/flowAmount.ts';
import { FUND_GOAL } from '../../functions/_shared/domain/town/fund.ts';
import { addressOf } from './accounts.ts';

/** The account of the demo's fund (FUND-6). */
export const DEMO_FUND = addressOf('0xd300000000008888');

/** A season of the fund: gifts come all through it, and at its end the school pays for what they bought (ms). */
const SEASON_MS = 28 * 24 * 3_600_000;
/** Gifts of a season, one in two hours. */
const GIFTS = 336;
const SHARE_OF_SEASON = 10n;
/** What a season begins with, and what its gifts come to: six tenths of the goal, and a tenth. */
const GOAL = BigInt(FUND_GOAL) * UNITS_PER_FLOW;
const BASE = (GOAL / SHARE_OF_SEASON) * 6n;
const GIVEN = GOAL / SHARE_OF_SEASON;

/** How generous people are, by how often: mostly a few FLOW, now and then a hundred. */
const WEIGHTS = [1, 1, 2, 2, 3, 5, 5, 10, 25, 60];

/**
 * What moves in a season, in order: its gifts, which come to GIVEN exactly, and the payment at its end. The same on every
 * machine, and never the same as in another season.
 */
function seasonOf(season: number): readonly Transfer[] {
  const random = seededRandom(`the fund's season ${season}`);
  const begin = season * SEASON_MS;
  const weights = Array.from({ length: GIFTS }, () =>
    BigInt((WEIGHTS[random.below(WEIGHTS.length)] ?? 1) * 10 + random.below(9)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const times = weights.map(() => begin + random.below(SEASON_MS - 60_000)).toSorted((a, b) => a - b);
  let given = 0n;
  const gifts = weights.map((weight, index): Transfer => {
    const last = index === GIFTS - 1;
    // In hundredths, as people give, but for the last, which makes up for what is left of the hundredths.
    const part = last ? GIVEN - given : ((GIVEN * weight) / whole / 1_000_000n) * 1_000_000n;
    given += part;
    return {
      place: season * 1_000 + index,
      kind: 'received',
      amount: flowAmount(part),
      at: epochMs(times[index] ?? begin),
    };
  });
  const payment: Transfer = {
    place: season * 1_000 + GIFTS,
    kind: 'sent',
    amount: flowAmount(GIVEN),
    at: epochMs(begin + SEASON_MS - 1),
  };
  return [...gifts, payment];
}

/** The demo's fund at a moment: between six and seven tenths of the goal, and more with every gift. */
export function demoFund(now: EpochMs): {
  readonly balance: string;
  readonly transfers: readonly Transfer[];
} {
  const season = Math.floor(now / SEASON_MS);
  const current = seasonOf(season).filter(({ at }) => at <= now);
  const balance = current.reduce((sum, { kind, amount }) => {
    const units = BigInt(amount.replace('.', ''));
    return kind === 'received' ? sum + units : sum - units;
  }, BASE);
  const transfers = [...seasonOf(season - 1), ...current].toReversed().slice(0, MOST_TRANSFERS);
  return { balance: flowAmount(balance), transfers };
}

/** The FLOW of the demo chain: its fund's. Its other accounts, whose addresses begin with 0xd3, have none. */
export const demoTracker = (clock: Clock): WalletTracker => ({
  async read(address) {
    const at = clock.now();
    if (address === DEMO_FUND) {
      return ok({ ...demoFund(at), since: epochMs((Math.floor(at / SEASON_MS) - 1) * SEASON_MS), at });
    }
    if (!address.startsWith('0xd3'))
      return fail('NOT_FOUND', 'There is no account with FLOW at this address.');
    return ok({ balance: flowAmount(0n), transfers: [], since: null, at });
  },
});
