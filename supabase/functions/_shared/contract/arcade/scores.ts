import { z } from 'zod';
import { PageAnswer } from '../page.ts';
import { IsoTime, WalletAddress } from '../values.ts';

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
