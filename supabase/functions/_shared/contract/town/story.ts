import { z } from 'zod';
import { MOST_AT_ONCE, parseFact, type Fact } from '../../domain/town/story.ts';
import type { RouteTable } from '../table.ts';
import { Done, WalletAddress } from '../values.ts';

const Fact = z
  .string()
  .refine((text): text is Fact => parseFact(text) !== null, 'expected a fact such as seen:homecoming')
  .meta({ title: 'fact' });

export const FactsAnswer = Done.extend({
  facts: z.array(Fact).describe('all that is known of the wallet, the oldest first'),
});

export const ToldAnswer = Done.extend({
  recorded: z.int().min(0).describe('how many of them are new'),
  leftOut: z.int().min(0).describe('how many are not kept, because the wallet has as many as it may'),
});

export const AttendanceAnswer = Done.extend({
  hasAttended: z.boolean().describe("whether the server's own record says that the wallet was at the dance"),
});

const wallet = '0x0000000000000001';

/** What is known of a person in the story (domain/town/story.ts): what they pressed, opened, carry, saw or won. */
export const storyRoutes = {
  'GET /api/story/facts': {
    caller: 'member',
    about: 'The facts of the wallet.',
    query: z.object({ wallet: WalletAddress }),
    example: { wallet },
    owner: 'wallet',
    answer: FactsAnswer,
  },
  'POST /api/story/facts': {
    caller: 'member',
    about:
      "Records facts by the page's word, each once. Those that the server has checked pay their objective.",
    body: z.object({
      wallet: WalletAddress,
      facts: z.array(Fact).min(1).max(MOST_AT_ONCE),
    }),
    example: { wallet, facts: ['seen:homecoming'] },
    owner: 'wallet',
    // Telling a fact again changes nothing.
    idempotency: 'none',
    answer: ToldAnswer,
    refusals: {
      FORBIDDEN:
        'one of them is for the server alone to say, or happens in a place that they may not enter; none was recorded',
    },
  },
  'GET /api/check-homecoming-dance-attendance': {
    caller: 'member',
    about: 'Whether the wallet attended the homecoming dance: its Homecoming was played to the end.',
    query: z.object({ walletAddress: WalletAddress }),
    example: { walletAddress: wallet },
    owner: 'walletAddress',
    answer: AttendanceAnswer,
  },
} as const satisfies RouteTable;
