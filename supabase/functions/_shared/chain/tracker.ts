import type { Transfer } from '../domain/collection/chainFacts.ts';
import type { Result } from '../kernel/result.ts';
import type { Address, EpochMs } from '../kernel/units.ts';

/** What is known of an account's FLOW (FUND-1). */
export interface WalletReading {
  /** As the chain writes amounts. */
  readonly balance: string;
  /** Newest first, MOST_TRANSFERS at most. */
  readonly transfers: readonly Transfer[];
  /** From when on transfers are known; null: none of this account are followed. */
  readonly since: EpochMs | null;
  /** When it was read. */
  readonly at: EpochMs;
}

/** How many transfers a reading has at most. */
export const MOST_TRANSFERS = 25;

/** What tells of the FLOW of accounts. */
export interface WalletTracker {
  /**
   * Fails with NOT_FOUND where there is no such account, UNAVAILABLE where the chain does not answer, and REVERTED where
   * it refuses to. Never called inside a transaction.
   */
  read(address: Address): Promise<Result<WalletReading>>;
}
