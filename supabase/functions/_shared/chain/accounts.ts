import type { Result } from '../kernel/result.ts';
import type { Address, EpochMs } from '../kernel/units.ts';

/** FLOW that came to an account or left it. Amounts are as the chain writes them (domain/collection/flowAmount.ts). */
export interface Transfer {
  /** Its place in the chain's history (`placeOf`), by which it is told from all others of its account. */
  readonly place: number;
  readonly kind: 'received' | 'sent';
  readonly amount: string;
  readonly at: EpochMs;
}

/**
 * The FLOW of accounts as the chain tells of it. Each call fails with UNAVAILABLE when the chain does not answer, or not
 * as it should, and with REVERTED when it refuses the question. Never called inside a transaction.
 */
export interface FlowAccounts {
  /** How many heights one call of `transfers` may span. */
  readonly span: number;
  /**
   * What an account has; null: there is no such account.
   *
   * @param height the sealed block that is asked; absent: the newest final one
   */
  balance(address: Address, height?: number): Promise<Result<string | null>>;
  /** What came to an account and left it from one height to another, both included. */
  transfers(address: Address, from: number, to: number): Promise<Result<readonly Transfer[]>>;
}
