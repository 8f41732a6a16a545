/** What the time machine costs, in whole FLOW (FUND-2). */
export const FUND_GOAL = 88_000;

/** So many parts of the car are shown as the fund grows, each after the same share of the goal (FUND-3). */
export const FUND_STAGES = 4;

/** How far the fund is. */
export interface FundProgress {
  /** Balance by goal in percent, with no end at 100. */
  readonly percent: number;
  /** The part of the bar that is full, 0 to 1. */
  readonly bar: number;
  readonly isReached: boolean;
  /** How many parts of the car are there: 0 to FUND_STAGES. */
  readonly stage: number;
  /** What is missing, in FLOW; 0 once the goal is reached. */
  readonly missing: number;
}

/** How far a balance in FLOW is from the goal (FUND-2, FUND-3). */
export function fundProgress(balance: number): FundProgress {
  const share = balance / FUND_GOAL;
  const bar = Math.min(1, share);
  return {
    percent: share * 100,
    bar,
    isReached: balance >= FUND_GOAL,
    stage: Math.floor(bar * FUND_STAGES),
    missing: Math.max(0, FUND_GOAL - balance),
  };
}
