import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { WalletReading } from '../../../_shared/chain/tracker.ts';
import { otherNetwork } from '../../../_shared/domain/collection/flowAddress.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { WalletTrackerAnswer } from '../../../_shared/contract/town/fund.ts';
import { route } from '../../route.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';

/** As it is sent: amounts, which are exact until here, as numbers. */
const answerOf = ({ balance, transfers, since, at }: WalletReading) => ({
  balance: Number(balance),
  transactions: transfers.map((one) => ({
    id: String(one.place),
    type: one.kind,
    amount: Number(one.amount),
    timestamp: isoOf(one.at),
  })),
  lastUpdated: isoOf(at),
  since: since === null ? null : isoOf(since),
});

/** The time-machine fund, and any other account's FLOW (FUND-1). */
export const fundRoutes = [
  route(
    'GET /api/wallet-tracker',
    {
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
    {
      async procedure({ deps: { chain, tracker } }, { address }) {
        const network = otherNetwork(address, chain.name);
        if (network !== null) {
          return fail(
            'WRONG_NETWORK',
            `This is an address of Flow ${network}. The school is on another network.`,
          );
        }
        const reading = await tracker.read(address);
        return reading.ok ? ok(answerOf(reading.value)) : reading;
      },
    },
  ),
] as const;
