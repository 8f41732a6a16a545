import { fail, ok } from '../../../_shared/kernel/result.ts';
import { randomToken, sha256, tokenOfAction } from '../../../_shared/auth/keys.ts';
import type { accessRoutes } from '../../../_shared/contract/system/access.ts';
import { enterCode, levelOf } from '../../../_shared/db/system/access.ts';
import { INVALID_CODE, normalCode } from '../../../_shared/domain/system/access.ts';
import type { Handlers } from '../../calls.ts';
import { readCookie, writeCookie } from '../../cookies.ts';

export const accessHandlers: Handlers<typeof accessRoutes> = {
  'POST /api/validate-access': {
    async procedure({ c, deps, key }, { code }) {
      // A request that is repeated because its answer was lost makes the same cookie, so that it spends no second
      // use.
      const newVisitor = key === null ? randomToken() : await tokenOfAction(key, deps.keys);
      const visitor = readCookie(c, deps, 'access') ?? newVisitor;
      const [codeHash, visitorHash] = await Promise.all([sha256(normalCode(code)), sha256(visitor)]);
      const accessLevel = await deps.db.transaction(null, (tx) => enterCode(tx, codeHash, visitorHash));
      if (accessLevel === null) return fail('FORBIDDEN', INVALID_CODE);
      writeCookie(c, deps, 'access', visitor);
      return ok({ accessLevel, code });
    },
  },

  'GET /api/access': {
    async procedure({ c, deps, who }) {
      const visitor = readCookie(c, deps, 'access');
      const visitorHash = visitor === null ? null : await sha256(visitor);
      const level = await deps.db.transaction(null, (tx) => levelOf(tx, visitorHash, who));
      return ok({ accessLevel: level });
    },
  },
};
