import type { Clock } from '../kernel/clock.ts';
import { kept } from '../kernel/kept.ts';
import { failed } from '../kernel/result.ts';
import type { ChainSource } from './source.ts';

/** How long it is remembered that what a wallet holds could not be read (ms). */
const FAILURE_KEPT_MS = 5_000;
/** Wallets of which that is remembered, some hundred bytes each. */
const MOST_WALLETS = 10_000;

/**
 * The same chain, of which each wallet is read once at a time, and not again for a moment after that failed: who asks
 * again and again while the chain is silent has it asked no more often.
 */
export const sparingSource = (source: ChainSource, clock: Clock): ChainSource => ({
  ...source,
  holdings: kept(source.holdings, {
    forMs: 0,
    failureMs: FAILURE_KEPT_MS,
    failed,
    most: MOST_WALLETS,
    clock,
  }),
});
