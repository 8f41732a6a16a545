import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { touchBoard } from '../../../_shared/db/town/caseBoards.ts';
import { factsOf, hasRecorded, keepTold, putBack, recordFacts } from '../../../_shared/db/town/story.ts';
import { mayEnter } from '../../../_shared/db/town/town.ts';
import { sourceOf } from '../../../_shared/domain/town/factSources.ts';
import { type Fact, MOST_AT_ONCE } from '../../../_shared/domain/town/story.ts';
import { NO_ENTRY } from '../../../_shared/domain/town/town.ts';
import { ATTENDED_DANCE } from '../../../_shared/domain/town/townEvents.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import {
  AttendanceAnswer,
  CarriedText,
  FactText,
  FactsAnswer,
  PutBackAnswer,
  ToldAnswer,
} from '../../../_shared/contract/town/story.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

/** What is known of a person in the story (domain/town/story.ts): what they pressed, opened, carry, saw or won. */
export const storyRoutes = [
  route(
    'GET /api/story/facts',
    {
      caller: 'member',
      about: 'The facts of the wallet.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      answer: FactsAnswer,
    },
    async (tx, { wallet }) => ok({ facts: await factsOf(tx, wallet) }),
  ),

  route(
    'POST /api/story/facts',
    {
      caller: 'member',
      about:
        "Records facts by the page's word, each once. Those that the server has checked pay their objective.",
      body: z.object({
        wallet: WalletAddress,
        facts: z.array(FactText).min(1).max(MOST_AT_ONCE),
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
    async (tx, { wallet }, { facts }) => {
      const told: Fact[] = [];
      const checked: Fact[] = [];
      const places = new Set<string>();
      for (const fact of facts) {
        const source = sourceOf(fact);
        if (source === 'server') return fail('FORBIDDEN', `Only the server says ${fact}.`);
        (source === 'page' ? told : checked).push(fact);
        if (source !== 'page') places.add(source.place);
      }
      for (const place of places) {
        if (!(await mayEnter(tx, wallet, place))) return NO_ENTRY;
      }
      const recorded = await recordFacts(tx, wallet, checked);
      const kept = await keepTold(tx, wallet, told);
      if (kept.recorded > 0) await touchBoard(tx, wallet);
      return ok({ recorded: recorded + kept.recorded, leftOut: kept.leftOut });
    },
  ),

  route(
    'POST /api/story/put-back',
    {
      caller: 'member',
      about: "Takes away facts of what the wallet carries by the page's word: it was put back where it lay.",
      body: z.object({
        wallet: WalletAddress,
        facts: z.array(CarriedText).min(1).max(MOST_AT_ONCE),
      }),
      example: { wallet, facts: ['carried:candle'] },
      owner: 'wallet',
      limit: { calls: 30, minutes: 1, addressShare: 20 },
      // Putting back what lies there changes nothing.
      idempotency: 'none',
      answer: PutBackAnswer,
    },
    async (tx, { wallet }, { facts }) => ok({ putBack: await putBack(tx, wallet, facts) }),
  ),

  route(
    'GET /api/check-homecoming-dance-attendance',
    {
      caller: 'member',
      about: 'Whether the wallet attended the homecoming dance: its Homecoming was played to the end.',
      query: z.object({ walletAddress: WalletAddress }),
      example: { walletAddress: wallet },
      owner: 'walletAddress',
      answer: AttendanceAnswer,
    },
    async (tx, { wallet }) => ok({ hasAttended: await hasRecorded(tx, wallet, ATTENDED_DANCE) }),
  ),
] as const;
