import { z } from 'zod';
import type { RouteTable } from './table.ts';
import { Done, WalletAddress } from './values.ts';

export const FoundAnswer = Done.extend({
  isNew: z.boolean().describe('false: the server knew it before'),
});

const wallet = '0x0000000000000001';

/** MyPlace (MYPLACE rules in docs/product.md). */
export const myPlaceRoutes = {
  'POST /api/myplace/flunko': {
    caller: 'member',
    about:
      "Records that the caller went to Flunko's page from somebody's Top 6, which pays its objective once.",
    body: z.object({ wallet: WalletAddress }),
    example: { wallet },
    owner: 'wallet',
    // To go there again changes nothing.
    idempotency: 'none',
    answer: FoundAnswer,
  },
} as const satisfies RouteTable;
