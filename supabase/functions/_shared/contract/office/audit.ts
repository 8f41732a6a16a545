import { z } from 'zod';
import { OPERATOR_ACT_NAMES } from '../../domain/office/operatorActs.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import type { RouteTable } from '../table.ts';
import { IsoTime, WalletAddress } from '../values.ts';

const ActName = z.enum(OPERATOR_ACT_NAMES);

const AuditQuery = PageQuery.extend({
  act: ActName.optional(),
  subject: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\u0000'), 'holds a NUL')
    .optional()
    .describe('the whole of it: a wallet, or the name or number of what was changed'),
  operator: WalletAddress.optional(),
});

const Facts = z.record(z.string(), z.unknown()).nullable();
const AuditEntry = z.object({
  id: z.string(),
  created_at: IsoTime,
  operator: WalletAddress,
  operator_name: z.string().nullable().describe('the username of the operator'),
  act: z.string(),
  subject: z.string(),
  subject_name: z.string().nullable().describe('the username of a wallet; null: it is none, or has none'),
  was: Facts.describe('null: there was nothing'),
  became: Facts.describe('null: there is nothing any more'),
  reason: z.string().nullable().describe('null: the act takes none'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditAnswer = PageAnswer.extend({ entries: z.array(AuditEntry).describe('newest first') });
export type AuditAnswer = z.infer<typeof AuditAnswer>;

/** What operators did (CONSOLE-2). */
export const auditRoutes = {
  'GET /api/console/audit': {
    caller: 'administrator',
    about: 'What operators did.',
    query: AuditQuery,
    example: { limit: 50, act: 'gum-adjustment' },
    answer: AuditAnswer,
  },
} as const satisfies RouteTable;
