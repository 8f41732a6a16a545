import { fail, ok } from '../../../_shared/kernel/result.ts';
import { sha256 } from '../../../_shared/auth/keys.ts';
import type { codesRoutes } from '../../../_shared/contract/office/codes.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { codesPage, holdCode, keepCode, revokeCode } from '../../../_shared/db/office/codes.ts';
import { accessCode, CODE_BYTES, normalCode } from '../../../_shared/domain/system/access.ts';
import type { Handlers } from '../../calls.ts';

export const codesHandlers: Handlers<typeof codesRoutes> = {
  async 'GET /api/console/codes'(tx, _admin, asked) {
    const { items, next } = await codesPage(tx, asked);
    return ok({ codes: items, next });
  },

  'POST /api/console/codes': {
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

  async 'POST /api/console/codes/revocation'(tx, { wallet }, { id, revoked, reason }) {
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
};
