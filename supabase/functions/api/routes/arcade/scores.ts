import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { listedRun, restoreRun, strikeRun, struckRuns } from '../../../_shared/db/arcade/struckRuns.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { Done, Reason } from '../../../_shared/contract/values.ts';
import { StruckRunsAnswer } from '../../../_shared/contract/arcade/scores.ts';
import { route } from '../../route.ts';

const RunBody = z.object({ run: z.uuid(), reason: Reason });

const example = { run: '00000000-0000-4000-8000-000000000001', reason: 'played by a program' };

/** Tells its player what became of a run. */
const tellOfRun = (
  tx: Transaction,
  what: 'run-struck' | 'run-restored',
  { wallet, game }: { readonly wallet: Address; readonly game: string },
): Promise<void> => tell(tx, { to: [wallet], kind: 'office', actor: null, subject: { what, about: game } });

/** Runs that operators take off the boards (CONSOLE-12). */
export const scoresRoutes = [
  route(
    'GET /api/console/struck-runs',
    {
      caller: 'administrator',
      about: 'The runs that are struck out.',
      query: PageQuery,
      example: { limit: 50 },
      answer: StruckRunsAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await struckRuns(tx, asked);
      return ok({ runs: items, next });
    },
  ),

  route(
    'POST /api/console/strike-run',
    {
      caller: 'administrator',
      about: 'Strikes a run out of every board.',
      sets: true,
      body: RunBody,
      example,
      answer: Done,
      refusals: { NOT_FOUND: 'no board lists this run' },
    },
    async (tx, { wallet }, { run, reason }) => {
      const was = await listedRun(tx, run);
      if (was === null || !(await strikeRun(tx, run))) return fail('NOT_FOUND', 'No board lists this run.');
      await record(tx, wallet, { act: 'run-struck', subject: run, was, reason });
      await tellOfRun(tx, 'run-struck', was);
      return ok({});
    },
  ),

  route(
    'POST /api/console/restore-run',
    {
      caller: 'administrator',
      about: 'Puts a run back on its boards, where its player has nothing better by now.',
      sets: true,
      body: RunBody,
      example,
      answer: Done,
      refusals: { NOT_FOUND: 'this run is not struck out' },
    },
    async (tx, { wallet }, { run, reason }) => {
      if (!(await restoreRun(tx, run))) return fail('NOT_FOUND', 'This run is not struck out.');
      const became = await listedRun(tx, run);
      await record(tx, wallet, { act: 'run-restored', subject: run, became: became ?? {}, reason });
      if (became !== null) await tellOfRun(tx, 'run-restored', became);
      return ok({});
    },
  ),
] as const;
