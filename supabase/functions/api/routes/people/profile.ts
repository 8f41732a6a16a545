import { ok } from '../../../_shared/kernel/result.ts';
import type { profileRoutes } from '../../../_shared/contract/people/profile.ts';
import { keepHoldings } from '../../../_shared/db/collection/chainIndex.ts';
import { profileOf, saveProfile } from '../../../_shared/db/people/profiles.ts';
import { readProfileIcon } from '../../../_shared/domain/people/profileIcon.ts';
import type { Handlers } from '../../calls.ts';
import { MUTED } from '../../writing.ts';

export const profileHandlers: Handlers<typeof profileRoutes> = {
  'GET /api/profile': async (tx, { wallet }) => ok({ profile: await profileOf(tx, wallet) }),

  'POST /api/profile': {
    // A wallet that shows a token as its picture has to hold it now, and not only by what the index heard last.
    async before({ deps: { db, source }, who: { wallet } }, { profile_icon = null }) {
      if (readProfileIcon(profile_icon)?.kind !== 'token') return ok(null);
      const holdings = await source.holdings(wallet);
      if (!holdings.ok) return holdings;
      await db.transaction(wallet, (tx) => keepHoldings(tx, wallet, holdings.value));
      return ok(null);
    },
    async rule(tx, { wallet, muted }, wanted) {
      if (muted) return MUTED;
      const saved = await saveProfile(tx, wallet, wanted);
      return saved.ok ? ok({ profile: saved.value }) : saved;
    },
  },
};
