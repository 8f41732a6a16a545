import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

const FundTransfer = z.object({
  id: z.string().describe('told from all others of the address'),
  type: z.enum(['received', 'sent']),
  amount: z.number().describe('FLOW'),
  timestamp: IsoTime,
});
export type FundTransfer = z.infer<typeof FundTransfer>;

export const WalletTrackerAnswer = Done.extend({
  balance: z.number().describe('FLOW'),
  transactions: z.array(FundTransfer).describe('newest first, 25 at most'),
  lastUpdated: IsoTime.describe('when the chain was asked'),
  since: IsoTime.nullable().describe(
    'from when on transactions are known; null: those of this address are not followed',
  ),
});
export type WalletTrackerAnswer = z.infer<typeof WalletTrackerAnswer>;

/** The time-machine fund, and any other account's FLOW (FUND-1). */
export const fundRoutes = {
  'GET /api/wallet-tracker': {
    caller: 'anyone',
    about:
      'How much FLOW an account has, and what came and went lately. Read from the chain, and kept for 30 s.',
    query: z.object({ address: WalletAddress }),
    example: { address: '0x0000000000000001' },
    limit: { calls: 30, minutes: 1 },
    cacheSeconds: 30,
    answer: WalletTrackerAnswer,
    refusals: {
      WRONG_NETWORK: 'the address belongs to another network of Flow; the chain is not asked',
      NOT_FOUND: 'there is no account with FLOW at this address',
      UNAVAILABLE: 'the chain does not answer, or not as it should',
      REVERTED: 'the contracts refuse to say',
    },
  },
} as const satisfies RouteTable;
