import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { storyRoutes } from '../../../_shared/contract/town/story.ts';
import { factsOf, hasRecorded, keepTold, recordFacts } from '../../../_shared/db/town/story.ts';
import { mayEnter } from '../../../_shared/db/town/town.ts';
import { sourceOf } from '../../../_shared/domain/town/factSources.ts';
import type { Fact } from '../../../_shared/domain/town/story.ts';
import { NO_ENTRY } from '../../../_shared/domain/town/town.ts';
import { ATTENDED_DANCE } from '../../../_shared/domain/town/townEvents.ts';
import type { Handlers } from '../../calls.ts';

export const storyHandlers: Handlers<typeof storyRoutes> = {
  'GET /api/story/facts': async (tx, { wallet }) => ok({ facts: await factsOf(tx, wallet) }),

  async 'POST /api/story/facts'(tx, { wallet }, { facts }) {
    const told: Fact[] = [];
    const checked: Fact[] = [];
    const places = new Set<string>();
    for (const fact of facts) {
      const source = sourceOf(fact);
      if (source === 'server') return fail('FORBIDDEN', `Only the server says ${fact}.`);
      (source === 'page' ? told : checked).push(fact);
      if (source !== 'page') places.add(source.place);
    }
    for (const place of places) {
      if (!(await mayEnter(tx, wallet, place))) return NO_ENTRY;
    }
    const recorded = await recordFacts(tx, wallet, checked);
    const kept = await keepTold(tx, wallet, told);
    return ok({ recorded: recorded + kept.recorded, leftOut: kept.leftOut });
  },

  'GET /api/check-homecoming-dance-attendance': async (tx, { wallet }) =>
    ok({ hasAttended: await hasRecorded(tx, wallet, ATTENDED_DANCE) }),
};
