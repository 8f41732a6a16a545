import { ok } from '../../../../src/kernel/result.ts';
import type { profileRoutes } from '../../_shared/contract/profile.ts';
import { profileOf, saveProfile } from '../../_shared/db/profiles.ts';
import type { Handlers } from '../calls.ts';

export const profileHandlers: Handlers<typeof profileRoutes> = {
  'GET /api/profile': async (tx, { wallet }) => ok({ profile: await profileOf(tx, wallet) }),

  async 'POST /api/profile'(tx, { wallet }, wanted) {
    const saved = await saveProfile(tx, wallet, wanted);
    return saved.ok ? ok({ profile: saved.value }) : saved;
  },
};
