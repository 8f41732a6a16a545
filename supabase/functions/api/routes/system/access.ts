import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { randomToken, sha256, tokenOfAction } from '../../../_shared/auth/keys.ts';
import { enterCode, levelOf } from '../../../_shared/db/system/access.ts';
import { INVALID_CODE, normalCode } from '../../../_shared/domain/system/access.ts';
import { readCookie, writeCookie } from '../../cookies.ts';
import { Nothing } from '../../../_shared/contract/values.ts';
import { ValidateAccessAnswer, AccessAnswer } from '../../../_shared/contract/system/access.ts';
import { route } from '../../route.ts';

const ValidateAccessBody = z.object({
  code: z
    .string()
    .max(100)
    .refine((code) => code.trim() !== '', 'expected a code'),
});

/** Access codes and the level that they give (GATE-4, GATE-8, GATE-9). */
export const accessRoutes = [
  route(
    'POST /api/validate-access',
    {
      caller: 'guest',
      about: 'Enters an access code; what it grants is kept in a cookie of the browser.',
      body: ValidateAccessBody,
      example: { code: '0000-0000-0000-0000' },
      answer: ValidateAccessAnswer,
      // A school shares one address; 80 bits need no tighter limit.
      limit: { calls: 20, minutes: 10 },
      idempotency: 'own',
      refusals: { FORBIDDEN: 'the code is wrong, expired, used up or revoked' },
    },
    {
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
  ),

  route(
    'GET /api/access',
    {
      caller: 'guest',
      about: 'The access level of this browser and its wallet.',
      query: Nothing,
      example: {},
      answer: AccessAnswer,
    },
    {
      async procedure({ c, deps, who }) {
        const visitor = readCookie(c, deps, 'access');
        const visitorHash = visitor === null ? null : await sha256(visitor);
        const level = await deps.db.transaction(null, (tx) => levelOf(tx, visitorHash, who));
        return ok({ accessLevel: level });
      },
    },
  ),
] as const;
