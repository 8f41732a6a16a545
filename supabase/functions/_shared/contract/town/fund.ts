import { z } from 'zod';
import { Done, IsoTime } from '../values.ts';

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
