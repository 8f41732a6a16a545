import { fail, ok } from '../../../_shared/kernel/result.ts';
import { mintTicket } from '../../../_shared/auth/ticket.ts';
import type { townRoutes } from '../../../_shared/contract/town/town.ts';
import { floodlights, switchFloodlights } from '../../../_shared/db/town/floodlights.ts';
import { shownIcon } from '../../../_shared/db/people/chat.ts';
import { enterTown, leaveTown, presence } from '../../../_shared/db/town/presence.ts';
import { isSeenInTown } from '../../../_shared/db/system/settings.ts';
import { holderOf, mayEnter } from '../../../_shared/db/town/town.ts';
import { townNews } from '../../../_shared/db/town/townNews.ts';
import { FLOODLIGHTS_AT } from '../../../_shared/domain/town/floodlights.ts';
import { networksOf } from '../../../_shared/domain/system/network.ts';
import { locationTopic, STREETS, whereaboutsOf } from '../../../_shared/domain/town/presence.ts';
import { NO_ENTRY } from '../../../_shared/domain/town/town.ts';
import type { Handlers } from '../../calls.ts';
import { visitorHash } from '../../cookies.ts';
import { issuerOf } from '../../deps.ts';

export const townHandlers: Handlers<typeof townRoutes> = {
  async 'GET /api/town/access'(tx, who) {
    const { flunks, cliques, hasTeddy } = await holderOf(tx, who?.wallet ?? null);
    return ok({ wallet: who?.wallet ?? null, flunks, cliques: [...cliques], hasTeddy });
  },

  'POST /api/town/presence': {
    async procedure({ c, deps, who }, { place }) {
      const wallet = who?.wallet ?? null;
      const networks = networksOf(await deps.clientAddress(c));
      const someone = { wallet, networks, visitor: await visitorHash(c, deps) };
      const at = place === null ? null : whereaboutsOf(place);
      return deps.db.transaction(wallet, async (tx) => {
        if (place === null) {
          await leaveTown(tx, someone);
          return ok({});
        }
        // The streets are everyone's; of any other place the rule of entry is asked.
        if (at === null || (at !== STREETS && !(await mayEnter(tx, wallet, place)))) {
          return NO_ENTRY;
        }
        if (await enterTown(tx, someone, at)) return ok({});
        return fail('RATE_LIMITED', 'Too many from here are in town.');
      });
    },
  },

  'POST /api/town/tickets': {
    async procedure({ deps, who }, { location }) {
      const { userId: author, username, wallet, muted } = who;
      if (username === null) return fail('FORBIDDEN', 'Choose a username in My Locker first.');
      const picture = await deps.db.transaction(wallet, async (tx) => {
        if (!(await mayEnter(tx, wallet, location))) return NO_ENTRY;
        if (!(await isSeenInTown(tx, wallet))) return fail('FORBIDDEN', 'This wallet is not seen in town.');
        return ok(await shownIcon(tx, wallet));
      });
      if (!picture.ok) return picture;
      return ok(
        await mintTicket(
          { topic: locationTopic(location), author, username, profile_icon: picture.value, muted },
          deps.clock.now(),
          { keys: deps.keys, issuer: issuerOf(deps) },
        ),
      );
    },
  },

  'GET /api/town/news': async (tx) => ok(await townNews(tx)),

  'GET /api/town/presence': async (tx) =>
    ok({ places: await presence(tx), floodlights: await floodlights(tx) }),

  async 'POST /api/town/floodlights'(tx, { wallet }, { lit }) {
    if (!(await mayEnter(tx, wallet, FLOODLIGHTS_AT))) return NO_ENTRY;
    await switchFloodlights(tx, wallet, lit);
    return ok({ floodlights: await floodlights(tx) });
  },
};
