import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { scoresRoutes } from '../../../_shared/contract/arcade/scores.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { listedRun, restoreRun, strikeRun, struckRuns } from '../../../_shared/db/arcade/struckRuns.ts';
import type { Handlers } from '../../calls.ts';

export const scoresHandlers: Handlers<typeof scoresRoutes> = {
  async 'GET /api/console/struck-runs'(tx, _admin, asked) {
    const { items, next } = await struckRuns(tx, asked);
    return ok({ runs: items, next });
  },

  async 'POST /api/console/strike-run'(tx, { wallet }, { run, reason }) {
    const was = await listedRun(tx, run);
    if (was === null || !(await strikeRun(tx, run))) return fail('NOT_FOUND', 'No board lists this run.');
    await record(tx, wallet, { act: 'run-struck', subject: run, was, reason });
    return ok({});
  },

  async 'POST /api/console/restore-run'(tx, { wallet }, { run, reason }) {
    if (!(await restoreRun(tx, run))) return fail('NOT_FOUND', 'This run is not struck out.');
    const became = (await listedRun(tx, run)) ?? {};
    await record(tx, wallet, { act: 'run-restored', subject: run, became, reason });
    return ok({});
  },
};
