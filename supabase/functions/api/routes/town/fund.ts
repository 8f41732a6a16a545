import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { WalletReading } from '../../../_shared/chain/tracker.ts';
import type { fundRoutes } from '../../../_shared/contract/town/fund.ts';
import { otherNetwork } from '../../../_shared/domain/collection/flowAddress.ts';
import type { Handlers } from '../../calls.ts';

const isoOf = (at: number): string => new Date(at).toISOString();

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

export const fundHandlers: Handlers<typeof fundRoutes> = {
  'GET /api/wallet-tracker': {
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
};
