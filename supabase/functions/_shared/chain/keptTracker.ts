import type { Clock } from '../kernel/clock.ts';
import { kept } from '../kernel/kept.ts';
import { failed } from '../kernel/result.ts';
import type { WalletTracker } from './tracker.ts';

/** How long a reading is kept, and how long it is remembered that there was none (ms, FUND-1). */
const KEPT_MS = 30_000;
const FAILURE_KEPT_MS = 5_000;
/** Accounts whose readings are kept, some KB each. */
const MOST_ACCOUNTS = 500;

/** A tracker that asks another, once for all who ask for an account within half a minute. */
export const keptTracker = (tracker: WalletTracker, clock: Clock): WalletTracker => ({
  read: kept(tracker.read, {
    forMs: KEPT_MS,
    failureMs: FAILURE_KEPT_MS,
    failed,
    most: MOST_ACCOUNTS,
    clock,
  }),
});
