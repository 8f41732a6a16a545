import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { featuresRoutes } from '../../../_shared/contract/system/features.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { everyFlag, holdFlag, keptFlags, setFlag } from '../../../_shared/db/system/flags.ts';
import { flagsFor, isWhole, visitorSubject, walletSubject } from '../../../_shared/domain/system/flags.ts';
import type { Handlers } from '../../calls.ts';
import { visitorHash } from '../../cookies.ts';

export const featuresHandlers: Handlers<typeof featuresRoutes> = {
  'GET /api/features': {
    async procedure({ c, deps, who }) {
      const wallet = who?.wallet ?? null;
      const flags = await deps.db.transaction(wallet, keptFlags);
      if (wallet !== null) return ok({ features: flagsFor(flags, walletSubject(wallet)) });
      // A browser is given a cookie only where it decides something.
      const isShared = flags.some(({ state }) => state === 'share');
      const subject = visitorSubject(isShared ? await visitorHash(c, deps) : '');
      return ok({ features: flagsFor(flags, subject) });
    },
  },

  'GET /api/console/features': async (tx) => ok({ flags: await everyFlag(tx) }),

  async 'POST /api/console/features'(tx, { wallet }, { name, state, share, reason }) {
    const became = { state, share };
    if (!isWhole(became))
      return fail('BAD_REQUEST', 'A share is named where the state is share, and only there.');
    const was = await holdFlag(tx, name);
    if (was.state === state && was.share === share) return fail('CONFLICT', 'It is so already.');
    await setFlag(tx, name, became);
    await record(tx, wallet, { act: 'feature-set', subject: name, was, became, reason });
    return ok({});
  },
};
