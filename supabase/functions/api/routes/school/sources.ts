import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { sourcesRoutes } from '../../../_shared/contract/school/sources.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import {
  allCaps,
  allSources,
  setCap,
  setSource,
  sourceNamed,
} from '../../../_shared/db/school/setSources.ts';
import type { Handlers } from '../../calls.ts';

const SAME = fail('CONFLICT', 'It is so already.');

export const sourcesHandlers: Handlers<typeof sourcesRoutes> = {
  async 'GET /api/console/sources'(tx) {
    const [sources, caps] = await Promise.all([allSources(tx), allCaps(tx)]);
    return ok({ sources, caps });
  },

  async 'POST /api/console/source'(tx, { wallet }, { source, base_reward, daily_limit, is_active, reason }) {
    const before = await sourceNamed(tx, source);
    if (before === null) return fail('NOT_FOUND', 'There is no such source of GUM.');
    if (before.claim !== 'asking') return fail('FORBIDDEN', 'What this source pays is the rule of a game.');
    if (daily_limit !== null && base_reward > daily_limit) {
      return fail('BAD_REQUEST', 'It would pay more at once than in a day.');
    }
    const was = {
      base_reward: before.base_reward,
      daily_limit: before.daily_limit,
      is_active: before.is_active,
    };
    const became = { base_reward, daily_limit, is_active };
    if (was.base_reward === base_reward && was.daily_limit === daily_limit && was.is_active === is_active) {
      return SAME;
    }
    await setSource(tx, wallet, source, { was, became });
    await record(tx, wallet, { act: 'source-set', subject: source, was, became, reason });
    return ok({});
  },

  async 'POST /api/console/cap'(tx, { wallet }, { cap_group, daily_limit, reason }) {
    const was = await setCap(tx, wallet, cap_group, daily_limit);
    if (was === null) return fail('NOT_FOUND', 'There is no such group.');
    if (was === daily_limit) return SAME;
    await record(tx, wallet, {
      act: 'cap-set',
      subject: cap_group,
      was: { daily_limit: was },
      became: { daily_limit },
      reason,
    });
    return ok({});
  },
};
