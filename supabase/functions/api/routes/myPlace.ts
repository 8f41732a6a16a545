import { ok } from '../../_shared/kernel/result.ts';
import type { myPlaceRoutes } from '../../_shared/contract/myPlace.ts';
import { recordFacts } from '../../_shared/db/story.ts';
import { FLUNKO_FOUND } from '../../_shared/domain/townEvents.ts';
import type { Handlers } from '../calls.ts';

export const myPlaceHandlers: Handlers<typeof myPlaceRoutes> = {
  'POST /api/myplace/flunko': async (tx, { wallet }) =>
    ok({ isNew: (await recordFacts(tx, wallet, [FLUNKO_FOUND])) > 0 }),
};
