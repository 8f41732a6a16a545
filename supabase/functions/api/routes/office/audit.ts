import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { auditPage } from '../../../_shared/db/office/auditLog.ts';
import { OPERATOR_ACT_NAMES } from '../../../_shared/domain/office/operatorActs.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { AuditAnswer } from '../../../_shared/contract/office/audit.ts';
import { route } from '../../route.ts';

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

/** What operators did (CONSOLE-2). */
export const auditRoutes = [
  route(
    'GET /api/console/audit',
    {
      caller: 'administrator',
      about: 'What operators did.',
      query: AuditQuery,
      example: { limit: 50, act: 'gum-adjustment' },
      answer: AuditAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await auditPage(tx, asked);
      return ok({ entries: items, next });
    },
  ),
] as const;
