import type { Clock } from '../kernel/clock.ts';
import { fail, ok } from '../kernel/result.ts';
import { keptTransfers } from '../db/collection/followedAccounts.ts';
import type { Db } from '../db/port.ts';
import type { FlowAccounts } from './accounts.ts';
import { MOST_TRANSFERS, type WalletTracker } from './tracker.ts';

/** Balances by the chain, at that moment, and transfers by the index, which follows the fund alone (CHAIN-22). */
export function flowTracker(db: Db, accounts: Pick<FlowAccounts, 'balance'>, clock: Clock): WalletTracker {
  return {
    async read(address) {
      const balance = await accounts.balance(address);
      if (!balance.ok) {
        // The node's words are not for people.
        return balance.error.code === 'REVERTED'
          ? fail('REVERTED', 'The contracts on Flow refuse to say what this account has.')
          : balance;
      }
      if (balance.value === null) return fail('NOT_FOUND', 'There is no account with FLOW at this address.');
      const at = clock.now();
      const known = await db.transaction(null, (tx) => keptTransfers(tx, address, MOST_TRANSFERS));
      return ok({ balance: balance.value, ...known, at });
    },
  };
}
