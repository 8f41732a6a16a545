import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { sha256 } from '../../../_shared/auth/keys.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { codesPage, holdCode, keepCode, revokeCode } from '../../../_shared/db/office/codes.ts';
import { accessCode, CODE_BYTES, normalCode } from '../../../_shared/domain/system/access.ts';
import { CodeLevel } from '../../../_shared/contract/system/access.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Done, Reason, RowId } from '../../../_shared/contract/values.ts';
import { CodesAnswer, NewCodeAnswer } from '../../../_shared/contract/office/codes.ts';
import { route } from '../../route.ts';

/** Access codes, as operators see to them (CONSOLE-9). */
export const codesRoutes = [
  route(
    'GET /api/console/codes',
    {
      caller: 'administrator',
      about: 'The access codes, without the codes themselves.',
      query: PageQuery,
      example: { limit: 50 },
      answer: CodesAnswer,
    },
    async (tx, _admin, asked) => {
      const { items, next } = await codesPage(tx, asked);
      return ok({ codes: items, next });
    },
  ),

  route(
    'POST /api/console/codes',
    {
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
    {
      // A procedure, since the hash is worked out in no transaction.
      async procedure({ deps, who: { wallet } }, { name, level, uses, days, reason }) {
        const code = accessCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
        const hash = await sha256(normalCode(code));
        const id = await deps.db.transaction(wallet, async (tx) => {
          const kept = await keepCode(tx, wallet, hash, { name, level, uses, days });
          const became = { name, level, uses, days };
          await record(tx, wallet, { act: 'code-made', subject: kept, became, reason });
          return kept;
        });
        return ok({ id, code });
      },
    },
  ),

  route(
    'POST /api/console/codes/revocation',
    {
      caller: 'administrator',
      about: 'Revokes an access code with all that it granted, or puts it in force again.',
      sets: true,
      body: z.object({ id: RowId, revoked: z.boolean(), reason: Reason }),
      example: { id: '1', revoked: true, reason: 'it was posted in public' },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such code', CONFLICT: 'it is so already' },
    },
    async (tx, { wallet }, { id, revoked, reason }) => {
      const before = await holdCode(tx, id);
      if (before === null) return fail('NOT_FOUND', 'There is no such code.');
      if (before.revoked === revoked) return fail('CONFLICT', 'It is so already.');
      await revokeCode(tx, id, revoked);
      const { name } = before;
      await record(tx, wallet, {
        act: revoked ? 'code-revoked' : 'code-restored',
        subject: id,
        was: { name, revoked: before.revoked },
        became: { name, revoked },
        reason,
      });
      return ok({});
    },
  ),
] as const;
