import { fail, ok } from '../../../_shared/kernel/result.ts';
import { lockCodeHash } from '../../../_shared/auth/keys.ts';
import type { lockCodesRoutes } from '../../../_shared/contract/town/lockCodes.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import {
  keptLockCodes,
  lockOpenings,
  removeLockCode,
  setLockCode,
  wrongCodes,
} from '../../../_shared/db/town/lockCodes.ts';
import type { LockName } from '../../../_shared/domain/town/locks.ts';
import type { Chapter } from '../../../_shared/domain/town/townEvents.ts';
import type { Handlers } from '../../calls.ts';

/** What the audit log calls a code: neither it nor its hash. */
const subjectOf = (lock: LockName, chapter: Chapter): string => `${lock}/chapter-${chapter}`;

const SET = { code: 'set' };
const NONE = { code: 'none' };

export const lockCodesHandlers: Handlers<typeof lockCodesRoutes> = {
  async 'GET /api/console/lock-codes'(tx) {
    const [codes, wrong, openings] = await Promise.all([keptLockCodes(tx), wrongCodes(tx), lockOpenings(tx)]);
    return ok({ codes, wrong, openings });
  },

  'POST /api/console/lock-codes': {
    async procedure({ deps, who: { wallet } }, { lock, chapter, code, reason }) {
      const hash = await lockCodeHash(lock, chapter, code, deps.keys);
      return deps.db.transaction(wallet, async (tx) => {
        const was = (await setLockCode(tx, lock, chapter, hash)) ? SET : NONE;
        const subject = subjectOf(lock, chapter);
        await record(tx, wallet, { act: 'lock-code-set', subject, was, became: SET, reason });
        return ok({});
      });
    },
  },

  async 'POST /api/console/lock-codes/removal'(tx, { wallet }, { lock, chapter, reason }) {
    if (!(await removeLockCode(tx, lock, chapter))) {
      return fail('NOT_FOUND', 'The lock has no code of this chapter.');
    }
    const subject = subjectOf(lock, chapter);
    await record(tx, wallet, { act: 'lock-code-removed', subject, was: SET, became: NONE, reason });
    return ok({});
  },
};
