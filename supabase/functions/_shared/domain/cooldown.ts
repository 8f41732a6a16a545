import type { EpochMs } from '../kernel/units.ts';
import { nextMidnight } from './days.ts';
import { dailyReward, type EarnedToday, type GumRule } from './gum.ts';

/** Whether a wallet can earn now, and if not how long it waits and why (GUM-11). */
export interface Cooldown {
  readonly canEarn: boolean;
  /** Whole minutes, rounded up; 0 when canEarn. */
  readonly cooldownMinutes: number;
  /** Empty when canEarn. */
  readonly reason: string;
  readonly nextAt: EpochMs | null;
}

/** The cooldown of a daily source: until midnight UTC, not 24 hours from the claim (GUM-4). */
export function cooldown(rule: GumRule, earnedToday: EarnedToday, at: EpochMs): Cooldown {
  const reward = dailyReward(rule, earnedToday);
  if (reward.ok) return { canEarn: true, cooldownMinutes: 0, reason: '', nextAt: null };
  const nextAt = nextMidnight(at);
  return {
    canEarn: false,
    cooldownMinutes: Math.ceil((nextAt - at) / 60_000),
    reason: reward.error.message,
    nextAt,
  };
}
