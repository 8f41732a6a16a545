import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { awardObjectives, objectivesOf } from '../../../_shared/db/school/objectives.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { ObjectivesAnswer } from '../../../_shared/contract/school/objectives.ts';
import { route } from '../../route.ts';

/** The objectives of the story's chapters (OBJECTIVE-1). */
export const objectivesRoutes = [
  route(
    'GET /api/objectives',
    {
      caller: 'member',
      about: 'The objectives of all chapters, and which the wallet has done. It pays those that are due.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet: '0x0000000000000001' },
      owner: 'wallet',
      answer: ObjectivesAnswer,
    },
    async (tx, { wallet }) => {
      // What was recorded before there were objectives, or while an objective was not open, is paid now.
      await awardObjectives(tx, wallet);
      return ok({ objectives: await objectivesOf(tx, wallet) });
    },
  ),
] as const;
