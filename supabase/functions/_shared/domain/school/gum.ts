import { fail, ok, type Failure, type Result } from '../../kernel/result.ts';
import { epochMs, gum, type EpochMs, type Gum } from '../../kernel/units.ts';
import { nextMidnight, utcDay } from '../system/days.ts';
import type { GumSourceName } from './gumSources.ts';

export const ALREADY_CLAIMED = 'Already claimed today!';

/** The most GUM that one movement moves, and that a balance holds. */
export const MOST_MOVED = 1_000_000;
export const MOST_HELD = 1_000_000_000;

/** What the rules ask of a source: its row in app.gum_sources, with the limit of its cap group. */
export interface GumRule {
  readonly source: GumSourceName;
  /** 'either' is what an operator corrects, up or down. */
  readonly direction: 'earn' | 'spend' | 'either';
  /** What it moves; null: each movement names its own amount. */
  readonly amount: Gum | null;
  /** 'daily': once a UTC day; 'once': once for ever; 'cooldown': again after `cooldownMinutes`. */
  readonly repeats: 'daily' | 'once' | 'cooldown';
  readonly cooldownMinutes: number;
  /** The GUM that it moves in a UTC day at most; null: no limit. */
  readonly dailyLimit: number | null;
  /** The GUM that the sources of its cap group pay together in a UTC day; null: it is in no group. */
  readonly groupLimit: number | null;
  /** 'asking': a wallet claims it by name; 'server': a rule of the server moves it; 'operator': only an operator does. */
  readonly claim: 'asking' | 'server' | 'operator';
}

/** What a source moved for a wallet before. */
export interface MovedBefore {
  /** When it moved GUM last; null: never. */
  readonly lastAt: EpochMs | null;
  /** The GUM that it moved this UTC day, and that its cap group did. */
  readonly today: number;
  readonly groupToday: number;
}

export const NOTHING_MOVED: MovedBefore = { lastAt: null, today: 0, groupToday: 0 };

/** Why a source does not move GUM now. */
export interface Wait extends Failure {
  /** When it does again; null: never. */
  readonly nextAt: EpochMs | null;
}

const MINUTE_MS = 60_000;

const wait = (message: string, nextAt: EpochMs | null): Wait => ({ code: 'CONFLICT', message, nextAt });

/**
 * The amount that a movement is to have: the source's own, or where it has none the one that was `named`; negative is
 * spent. Throws a RangeError where the code that posts contradicts the source: that is no refusal but a fault.
 */
export function amountOf({ source, direction, amount: own }: GumRule, named: number | undefined): number {
  if ((own === null) !== (named !== undefined)) {
    throw new RangeError(`${source} ${own === null ? 'needs an amount' : 'has its own amount'}`);
  }
  const sign = direction === 'spend' ? -1 : 1;
  const amount = named ?? sign * (own ?? 0);
  const wrong = amount === 0 || (direction === 'earn' && amount < 0) || (direction === 'spend' && amount > 0);
  if (wrong || !Number.isSafeInteger(amount) || Math.abs(amount) > MOST_MOVED) {
    throw new RangeError(`${source} cannot move ${amount} GUM`);
  }
  return amount;
}

/** Why a source cannot move GUM again so soon; null: it can. */
function repeatWait(rule: GumRule, { lastAt }: MovedBefore, now: EpochMs): Wait | null {
  if (lastAt === null) return null;
  switch (rule.repeats) {
    case 'daily':
      // The request that began before midnight may be the one that is looked at later.
      return utcDay(lastAt) >= utcDay(now) ? wait(ALREADY_CLAIMED, nextMidnight(lastAt)) : null;
    case 'once':
      return wait('This is given once, and you have it.', null);
    case 'cooldown': {
      // Of two requests at once the one that began first may be looked at later: it has nothing to wait for.
      if (rule.cooldownMinutes === 0) return null;
      const nextAt = epochMs(lastAt + rule.cooldownMinutes * MINUTE_MS);
      return nextAt > now ? wait('It is too early for this.', nextAt) : null;
    }
  }
}

/** The limits of a day, each with what is left of it. */
const limitsLeft = (rule: GumRule, before: MovedBefore) =>
  [
    { limit: rule.dailyLimit, left: (rule.dailyLimit ?? Infinity) - before.today },
    { limit: rule.groupLimit, left: (rule.groupLimit ?? Infinity) - before.groupToday },
  ].sort((one, other) => one.left - other.left);

/**
 * What a source moves now of `amount` (see amountOf). An earning is cut to what the limits of the day leave; a
 * spending is done whole or not at all. Else why not, and until when: of several reasons the one that lasts longest.
 */
export function movable(
  rule: GumRule,
  amount: number,
  before: MovedBefore,
  now: EpochMs,
): Result<number, Wait> {
  const tooSoon = repeatWait(rule, before, now);
  const [tightest] = limitsLeft(rule, before);
  const left = Math.max(0, tightest?.left ?? Infinity);
  const isOver = amount > 0 ? left === 0 : left < -amount;
  const limited = isOver
    ? wait(`The daily limit of ${tightest?.limit ?? 0} GUM is reached.`, nextMidnight(now))
    : null;
  const lasts = (one: Wait | null): number => (one === null ? -Infinity : (one.nextAt ?? Infinity));
  const longest = lasts(limited) > lasts(tooSoon) ? limited : tooSoon;
  if (longest !== null) return { ok: false, error: longest };
  return ok(amount > 0 ? Math.min(amount, left) : amount);
}

/** The balance after a movement. CONFLICT where it would be negative, or more than a balance holds. */
export function balanceAfter(balance: Gum, amount: number): Result<Gum> {
  const after = balance + amount;
  if (after < 0) return fail('CONFLICT', `This takes ${-amount} GUM, and there are ${balance}.`);
  if (after > MOST_HELD) return fail('CONFLICT', `No balance holds more than ${MOST_HELD} GUM.`);
  return ok(gum(after));
}

/**
 * What makes a movement unique for its wallet: the source, and within it the key that was `named`; else the day or the
 * one time that the source itself repeats by. Null: nothing does. The database refuses a second one.
 */
export function onceKeyOf({ source, repeats }: GumRule, named: string | null, now: EpochMs): string | null {
  const own = repeats === 'daily' ? String(utcDay(now)) : repeats === 'once' ? 'once' : null;
  const key = named ?? own;
  return key === null ? null : `${source}:${key}`;
}
