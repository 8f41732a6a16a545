import { fail, ok, type Result } from '../kernel/result.ts';
import { gum, type Gum } from '../kernel/units.ts';

/** The two rewards that a wallet takes each UTC day (GUM-2, GUM-3). */
export const DAILY_LOGIN = 'daily_login';
export const DAILY_CHECKIN = 'daily_checkin';

/** What the two may pay together in a UTC day (GUM-5). */
export const DAILY_CAP = gum(20);

export const ALREADY_CLAIMED = 'Already claimed today!';

/** A row of gum_sources, as far as the rules ask. */
export interface GumRule {
  readonly source: string;
  readonly baseReward: Gum;
}

/** What a wallet earned this UTC day, by source. */
export type EarnedToday = Readonly<Record<string, number>>;

/** True for a reward that pays once a UTC day and counts against the daily cap. */
export const isDaily = (source: string): boolean => source === DAILY_LOGIN || source === DAILY_CHECKIN;

/** How much a daily source pays now. CONFLICT when today's was paid, or the cap is reached. */
export function dailyReward(rule: GumRule, earnedToday: EarnedToday): Result<Gum> {
  if ((earnedToday[rule.source] ?? 0) > 0) return fail('CONFLICT', ALREADY_CLAIMED);
  const paid = (earnedToday[DAILY_LOGIN] ?? 0) + (earnedToday[DAILY_CHECKIN] ?? 0);
  const left = DAILY_CAP - paid;
  if (left <= 0) return fail('CONFLICT', `The daily limit of ${DAILY_CAP} GUM is reached.`);
  return ok(gum(Math.min(rule.baseReward, left)));
}

/** What makes a daily reward unique for its wallet; the database refuses a second one (GUM-8). */
export const dailyKey = (source: string, utcDay: number): string => `${source}:${utcDay}`;
