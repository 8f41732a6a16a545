import { z } from 'zod';
import { CodeLevel } from '../system/access.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

const AccessCode = z.object({
  id: z.string(),
  name: z.string().nullable().describe('null: it was made on the command line'),
  level: CodeLevel,
  uses: z.int().min(0).describe('browsers that entered it'),
  max_uses: z.int().min(1).nullable().describe('null: any number'),
  expires_at: IsoTime.nullable().describe('null: never'),
  revoked_at: IsoTime.nullable(),
  created_at: IsoTime,
  created_by: WalletAddress.nullable(),
});

export type AccessCode = z.infer<typeof AccessCode>;

export const CodesAnswer = PageAnswer.extend({ codes: z.array(AccessCode).describe('newest first') });

export const NewCodeAnswer = Done.extend({
  id: z.string(),
  code: z.string().describe('told this once: what is kept is its hash'),
});
