import { z } from 'zod';
import { CodeLevel } from '../system/access.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Reason, RowId, WalletAddress } from '../values.ts';

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

/** Access codes, as operators see to them (CONSOLE-9). */
export const codesRoutes = {
  'GET /api/console/codes': {
    caller: 'administrator',
    about: 'The access codes, without the codes themselves.',
    query: PageQuery,
    example: { limit: 50 },
    answer: CodesAnswer,
  },
  'POST /api/console/codes': {
    caller: 'administrator',
    about: 'Makes an access code and tells it, this once.',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .refine((text) => !text.includes('\u0000'), 'holds a NUL')
        .describe('what it is for'),
      level: CodeLevel,
      uses: z.int().min(1).max(100_000).nullable().describe('null: any number of browsers'),
      days: z.int().min(1).max(3_650).nullable().describe('null: for ever'),
      reason: Reason,
    }),
    example: { name: 'Press', level: 'COMMUNITY', uses: 10, days: 30, reason: 'for the school paper' },
    // An answer that is kept would keep the code.
    idempotency: 'none',
    answer: NewCodeAnswer,
  },
  'POST /api/console/codes/revocation': {
    caller: 'administrator',
    about: 'Revokes an access code with all that it granted, or puts it in force again.',
    sets: true,
    body: z.object({ id: RowId, revoked: z.boolean(), reason: Reason }),
    example: { id: '1', revoked: true, reason: 'it was posted in public' },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such code', CONFLICT: 'it is so already' },
  },
} as const satisfies RouteTable;
