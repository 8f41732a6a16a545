import { fail, ok, type Result } from '../../kernel/result.ts';

/**
 * What one administrator gives by adjusting balances (CONSOLE-4): with one act, and in a UTC day. More takes a second one.
 * What is taken away has no such limit.
 */
export const OPERATOR_GIFTS = { act: 10_000, day: 50_000 } as const;

/** An adjustment before it is done. */
export interface Adjustment {
  readonly amount: number;
  /** Whether the wallet is the administrator's own, or linked to it. */
  readonly isOwn: boolean;
  /** What they have given in this UTC day. */
  readonly given: number;
}

const OWN = fail(
  'FORBIDDEN',
  'No administrator adjusts their own balance, nor that of a wallet linked to theirs. Please ask another one.',
);
const TOO_MUCH = fail('FORBIDDEN', `One adjustment gives ${OPERATOR_GIFTS.act} GUM at most.`);

/** Whether an administrator may adjust a balance alone. FORBIDDEN, with why. */
export function adjustable({ amount, isOwn, given }: Adjustment): Result<null> {
  if (isOwn) return OWN;
  if (amount > OPERATOR_GIFTS.act) return TOO_MUCH;
  if (amount <= 0 || given + amount <= OPERATOR_GIFTS.day) return ok(null);
  const { day } = OPERATOR_GIFTS;
  return fail(
    'FORBIDDEN',
    `You have given ${given} GUM today, of the ${day} that one administrator may give. Please ask another one.`,
  );
}

/** What a source pays, paused or not, or the cap of a group, as an operator sets it (CONSOLE-13). */
export interface Paying {
  /** Absent: a cap, which pays nothing by itself. */
  readonly base_reward?: number | null;
  /** In a UTC day; null: no limit. */
  readonly daily_limit: number | null;
}

/** Whether a setting pays anyone more than another did. */
export const paysMore = (now: Paying, before: Paying): boolean =>
  (now.base_reward ?? 0) > (before.base_reward ?? 0) ||
  (now.daily_limit ?? Infinity) > (before.daily_limit ?? Infinity);

/** Why a source does not pay the wallet of the administrator who raised it, nor one that is linked to it. */
export const RAISED_BY_YOURSELF = fail(
  'FORBIDDEN',
  'No administrator is paid by what they raised, nor is a wallet linked to theirs, until another one has set it or it is back as it was.',
);
