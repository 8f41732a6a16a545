import type { Context } from 'hono';
import { randomToken, sha256, tokenOfAction } from '../../_shared/auth/keys.ts';
import { AccessQuery, ValidateAccessBody } from '../../_shared/contract/access.ts';
import { enterCode, levelOf } from '../../_shared/db/access.ts';
import { INVALID_CODE, normalCode } from '../../_shared/domain/access.ts';
import { Refused } from '../answers.ts';
import { memberOf } from '../calls.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import type { Api, ApiDeps } from '../deps.ts';
import { checkOrigin, limitWrites, readBody, readGuest, readIdempotencyKey, readQuery } from '../request.ts';

/**
 * The cookie of a browser that has none yet. A request that is sent again, because its answer was lost, makes the
 * same one, and so spends no second use of the code.
 */
async function newVisitor(c: Context, deps: ApiDeps): Promise<string> {
  const key = readIdempotencyKey(c);
  return key === null ? randomToken() : tokenOfAction(key, deps.keys);
}

/** Access codes and the level that they give (spec 1, section 6; spec 2, sections 7 and 8). */
export function accessRoutes(app: Api, deps: ApiDeps): void {
  app.post('/validate-access', async (c) => {
    const { code } = await readBody(c, ValidateAccessBody);
    const visitor = readCookie(c, deps, 'access') ?? (await newVisitor(c, deps));
    checkOrigin(c, deps);
    // Counted, and committed, before the code is looked at: a wrong one undoes nothing of it.
    await limitWrites(deps, { clientAddress: deps.clientAddress(c), wallet: null }, 'codes');
    const [codeHash, visitorHash] = await Promise.all([sha256(normalCode(code)), sha256(visitor)]);
    const accessLevel = await deps.db.transaction(null, (tx) => enterCode(tx, codeHash, visitorHash));
    if (accessLevel === null) throw new Refused('FORBIDDEN', INVALID_CODE);
    writeCookie(c, deps, 'access', visitor);
    return c.json({ success: true, accessLevel, code });
  });

  app.get('/access', async (c) => {
    readQuery(c, AccessQuery);
    const bearer = await readGuest(c, deps);
    const visitor = readCookie(c, deps, 'access');
    const visitorHash = visitor === null ? null : await sha256(visitor);
    const accessLevel = await deps.db.transaction(bearer?.wallet ?? null, async (tx) =>
      levelOf(tx, visitorHash, bearer && (await memberOf(tx, bearer))),
    );
    return c.json({ success: true, accessLevel });
  });
}
