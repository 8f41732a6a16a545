import { ok } from '../../../_shared/kernel/result.ts';
import type { settingsRoutes } from '../../../_shared/contract/system/settings.ts';
import { hideInTown } from '../../../_shared/db/town/presence.ts';
import { saveSettings, settingsOf } from '../../../_shared/db/system/settings.ts';
import type { Handlers } from '../../calls.ts';

export const settingsHandlers: Handlers<typeof settingsRoutes> = {
  'GET /api/settings': async (tx, { wallet }) => ok({ settings: await settingsOf(tx, wallet) }),
  async 'POST /api/settings'(tx, { wallet }, { settings }) {
    const saved = await saveSettings(tx, wallet, settings);
    if (saved.seenInTown?.value === false) await hideInTown(tx, wallet);
    return ok({ settings: saved });
  },
};
