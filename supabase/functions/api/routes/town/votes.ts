import { z } from 'zod';
import { ReadingName, VoteAnswer, WeeksAnswer } from '../../../_shared/contract/town/votes.ts';
import { WeekId } from '../../../_shared/contract/town/week.ts';
import { Nothing, WalletAddress } from '../../../_shared/contract/values.ts';
import { pastWeeks, voteFor, voteOfWeek } from '../../../_shared/db/town/votes.ts';
import { episodeTitles } from '../../../_shared/db/town/week.ts';
import { WEEKS_A_PAGE } from '../../../_shared/domain/town/votes.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { route } from '../../route.ts';

/** The vote on what the Friday means (VOTE-1 to VOTE-7). */
export const votesRoutes = [
  route(
    'GET /api/town/vote',
    {
      caller: 'guest',
      about: 'The vote of this week, how the caller stands to it, and what came of the one before.',
      query: Nothing,
      example: {},
      answer: VoteAnswer,
    },
    async (tx, who) => ok(await voteOfWeek(tx, who?.wallet ?? null)),
  ),

  route(
    'POST /api/town/vote',
    {
      caller: 'member',
      about: 'Votes for a reading, in place of the vote before.',
      sets: true,
      body: z.object({ wallet: WalletAddress, reading: ReadingName }),
      example: { wallet: '0x0000000000000001', reading: 'never' },
      owner: 'wallet',
      limit: { calls: 60, minutes: 10, addressShare: 10 },
      answer: VoteAnswer,
      refusals: {
        CONFLICT: 'it is not Sunday in Arcadia',
        FORBIDDEN:
          'the wallet holds no Flunk, or none that has not voted in another wallet, or none whose clique is known',
      },
    },
    async (tx, { wallet }, { reading }) => {
      const done = await voteFor(tx, wallet, reading);
      return done.ok ? ok(await voteOfWeek(tx, wallet)) : done;
    },
  ),

  route(
    'GET /api/town/weeks',
    {
      caller: 'anyone',
      about: 'Weeks of the town that are over, and how they were voted.',
      query: z.object({
        before: WeekId.optional().describe('the `next` of the page before; absent: the latest'),
      }),
      example: {},
      limit: { calls: 60, minutes: 1 },
      answer: WeeksAnswer,
      cacheSeconds: 60,
    },
    async (tx, _anyone, { before }) => {
      const { weeks, next } = await pastWeeks(tx, { before, limit: WEEKS_A_PAGE });
      const titles = await episodeTitles(
        tx,
        weeks.map(({ week }) => week),
      );
      return ok({ weeks: weeks.map((one) => ({ ...one, episode: titles.get(one.week) ?? null })), next });
    },
  ),
] as const;
