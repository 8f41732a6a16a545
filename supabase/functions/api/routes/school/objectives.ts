import { ok } from '../../../_shared/kernel/result.ts';
import type { objectivesRoutes } from '../../../_shared/contract/school/objectives.ts';
import { awardObjectives, objectivesOf } from '../../../_shared/db/school/objectives.ts';
import type { Handlers } from '../../calls.ts';

export const objectivesHandlers: Handlers<typeof objectivesRoutes> = {
  async 'GET /api/objectives'(tx, { wallet }) {
    // What was recorded before there were objectives, or while an objective was not open, is paid now.
    await awardObjectives(tx, wallet);
    return ok({ objectives: await objectivesOf(tx, wallet) });
  },
};
