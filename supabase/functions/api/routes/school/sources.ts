import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import {
  allCaps,
  allSources,
  setCap,
  setSource,
  sourceNamed,
} from '../../../_shared/db/school/setSources.ts';
import { Done, Reason } from '../../../_shared/contract/values.ts';
import { Name, SetSourcesAnswer } from '../../../_shared/contract/school/sources.ts';
import { route } from '../../route.ts';

/** The most that a source pays at once, or a cap allows in a day, as an operator sets it. */
const MOST_SET = 10_000;

const Amount = z.int().min(1).max(MOST_SET);

const SAME = fail('CONFLICT', 'It is so already.');

/** What GUM is paid for, as operators set it (CONSOLE-13). */
export const sourcesRoutes = [
  route(
    'GET /api/console/sources',
    {
      caller: 'administrator',
      about: 'Every source of GUM, and the caps that some share.',
      query: z.object({}),
      example: {},
      answer: SetSourcesAnswer,
    },
    async (tx) => {
      const [sources, caps] = await Promise.all([allSources(tx), allCaps(tx)]);
      return ok({ sources, caps });
    },
  ),

  route(
    'POST /api/console/source',
    {
      caller: 'administrator',
      about:
        'Sets what a source pays that wallets claim by asking, its limit of a day, and whether it pays at all.',
      sets: true,
      body: z.object({
        source: Name,
        base_reward: Amount,
        daily_limit: Amount.nullable(),
        is_active: z.boolean(),
        reason: Reason,
      }),
      example: {
        source: 'daily_checkin',
        base_reward: 15,
        daily_limit: 15,
        is_active: true,
        reason: 'as it was',
      },
      answer: Done,
      refusals: {
        NOT_FOUND: 'there is no such source',
        FORBIDDEN: 'it is not claimed by asking',
        BAD_REQUEST: 'it would pay more at once than in a day',
        CONFLICT: 'it is so already',
      },
    },
    async (tx, { wallet }, { source, base_reward, daily_limit, is_active, reason }) => {
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
  ),

  route(
    'POST /api/console/cap',
    {
      caller: 'administrator',
      about: 'Sets what the sources of a group pay together in a UTC day.',
      sets: true,
      body: z.object({ cap_group: Name, daily_limit: Amount, reason: Reason }),
      example: { cap_group: 'daily', daily_limit: 20, reason: 'as it was' },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such group', CONFLICT: 'it is so already' },
    },
    async (tx, { wallet }, { cap_group, daily_limit, reason }) => {
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
  ),
] as const;
