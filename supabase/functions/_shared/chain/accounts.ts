import type { Transfer } from '../domain/collection/chainFacts.ts';
import type { Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';

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
