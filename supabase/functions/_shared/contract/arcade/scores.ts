import { z } from 'zod';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, WalletAddress } from '../values.ts';

const StruckRun = z.object({
  run: z.uuid(),
  game: z.string(),
  wallet: WalletAddress,
  username: z.string().nullable(),
  score: z.int(),
  created_at: IsoTime.describe('when it was struck out'),
});
export type StruckRun = z.infer<typeof StruckRun>;
export const StruckRunsAnswer = PageAnswer.extend({ runs: z.array(StruckRun).describe('newest first') });

const RunBody = z.object({ run: z.uuid(), reason: Reason });
const example = { run: '00000000-0000-4000-8000-000000000001', reason: 'played by a program' };

/** Runs that operators take off the boards (CONSOLE-12). */
export const scoresRoutes = {
  'GET /api/console/struck-runs': {
    caller: 'administrator',
    about: 'The runs that are struck out.',
    query: PageQuery,
    example: { limit: 50 },
    answer: StruckRunsAnswer,
  },
  'POST /api/console/strike-run': {
    caller: 'administrator',
    about: 'Strikes a run out of every board.',
    sets: true,
    body: RunBody,
    example,
    answer: Done,
    refusals: { NOT_FOUND: 'no board lists this run' },
  },
  'POST /api/console/restore-run': {
    caller: 'administrator',
    about: 'Puts a run back on its boards, where its player has nothing better by now.',
    sets: true,
    body: RunBody,
    example,
    answer: Done,
    refusals: { NOT_FOUND: 'this run is not struck out' },
  },
} as const satisfies RouteTable;
