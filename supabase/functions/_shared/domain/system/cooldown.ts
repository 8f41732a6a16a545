import type { EpochMs } from '../../kernel/units.ts';
import { amountOf, movable, type GumRule, type MovedBefore } from '../school/gum.ts';

/** Whether a wallet can earn now, and if not how long it waits and why (GUM-11). */
export interface Cooldown {
  readonly canEarn: boolean;
  /** What it pays now; 0 where it pays nothing. */
  readonly reward: number;
  /** Whole minutes, rounded up; 0 when canEarn, and where it never pays again. */
  readonly cooldownMinutes: number;
  /** Empty when canEarn. */
  readonly reason: string;
  /** Null when canEarn, and where it never pays again. */
  readonly nextAt: EpochMs | null;
}

/** The cooldown of a source that has an amount of its own. Throws a RangeError of any other. */
export function cooldown(rule: GumRule, before: MovedBefore, now: EpochMs): Cooldown {
  const reward = movable(rule, amountOf(rule, undefined), before, now);
  if (reward.ok) {
    return { canEarn: true, reward: reward.value, cooldownMinutes: 0, reason: '', nextAt: null };
  }
  const { message, nextAt } = reward.error;
  return {
    canEarn: false,
    reward: 0,
    cooldownMinutes: nextAt === null ? 0 : Math.ceil((nextAt - now) / 60_000),
    reason: message,
    nextAt,
  };
}
